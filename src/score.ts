import type { Analysis, ReportDocument } from './analysis';
import { analyze, analyzeWithSources } from './analyze';
import type { Preview } from './judge/model';
import { estimateTokens } from './judge/tokens';
import { message } from './messages/message';
import type { ModelUse, PlumblineInit, ScoreOptions } from './model';
import { type ModelRuns, readingOptions } from './modelRuns';
import type { Report } from './report/model';
import { type Framework, frameworks } from './scorecard/dimension';
import type { ScoredAnalysis } from './scorecard/scorecard';
import { withControl } from './scoring/control';
import { damagedCopy } from './scoring/damagedCopy';
import { assessByRules } from './scoring/jade/assess';
import { type JadeSetup, readJadeSetup } from './scoring/jade/setup';
import { withAnalysis, withDecisions } from './scoring/overlays';
import { askModel, judgedFrameworks, type Scoring, scoreAnalysis, scoreWithModel } from './scoring/scorecards';
import { type GatheredSources, gatherSources } from './sources/cited/gatherSources';
import { withAssumedTexts } from './verification/assumedSources';
import { type ClaimVerification, nothingVerified, verifyClaims } from './verification/verifyClaims';

type WithModel = ScoreOptions & { readonly model: ModelUse };

/** Scores reports, and says beforehand what scoring them by a model would take. */
export interface Scorer {
	/** What scoring with a model would ask and cost; nothing is sent. */
	preview(document: ReportDocument, options: WithModel): Promise<Preview>;
	/** Rejects with the signal's reason when it is aborted. */
	score(document: ReportDocument, options?: ScoreOptions, signal?: AbortSignal): Promise<ScoredAnalysis>;
}

export function createScorer(init: PlumblineInit, runs: ModelRuns): Scorer {
	const { clock, logger, analyzer = async (...read) => analyze(...read) } = init;
	const { store } = runs;
	const pauseFor = (signal?: AbortSignal) => () => clock.sleep(0, signal);

	/** The sources of the report, read where a scorecard needs them and as far as the user allows. */
	function readSources(report: Report, options: ScoreOptions, signal?: AbortSignal): Promise<GatheredSources> {
		const use = checksSources(options) ? options.sources : undefined;
		const step = message(use?.fetch === true ? 'runs.readingSources' : 'runs.findingCopies');
		const onProgress = (done: number, of: number) => options.onProgress?.({ step, done, of });
		return gatherSources(report, use, { access: init.sources, store, clock, logger, onProgress }, signal);
	}

	async function readJade(report: Report, options: ScoreOptions, signal?: AbortSignal): Promise<JadeSetup | undefined> {
		if (!wantedOf(options).includes('jade')) return undefined;
		return readJadeSetup(options, { ...init, store }, estimateTokens(report.source), signal);
	}

	async function scoreByRules(
		analysis: Analysis,
		options: ScoreOptions,
		scoring: Scoring,
		sources: GatheredSources,
		signal?: AbortSignal,
	): Promise<ScoredAnalysis> {
		const pause = pauseFor(signal);
		const onProgress = (done: number, of: number) =>
			options.onProgress?.({ step: message('runs.checkingClaims'), done, of });
		const verification: ClaimVerification = checksSources(options)
			? await verifyClaims(analysis.report, analysis.tree, sources, { pause, onProgress })
			: nothingVerified;
		const assessment = scoring.jade && (await assessByRules(analysis, verification, scoring.jade, pause));
		return scoreAnalysis(analysis, scoring, verification, assessment);
	}

	async function scoreByModel(
		analysis: Analysis,
		options: WithModel,
		scoring: Scoring,
		sources: GatheredSources,
		signal?: AbortSignal,
	): Promise<ScoredAnalysis> {
		const { model, onProgress } = options;
		const pause = pauseFor(signal);
		return runs.ask(model, { onProgress, signal }, async (run) => {
			const asking = { ...run, pause, reading: readingOptions(options, clock.now), runs: model.runs ?? 1 };
			const scored = await scoreWithModel(analysis, scoring, { ...asking, sources });
			if (!options.control) return scored;
			const copy = await controlOf(analysis, options, signal);
			const control = await scoreWithModel(copy.analysis, scoring, {
				...{ ...asking, sources: copy.sources },
				held: scored.analysis.reading ?? null,
			});
			return withControl(scored, control, { ...run.usage(), seconds: scoring.seconds() });
		});
	}

	/** A damaged copy, with what is known of its sources since the report's own were read. */
	async function controlOf(report: Analysis, options: WithModel, signal?: AbortSignal) {
		const document = { ...report.document, text: damagedCopy(report).text };
		const unread = await analyzer(document, withoutDecisions(options));
		const sources = await readSources(unread.report, withoutFetching(options), signal);
		return { analysis: analyzeWithSources(unread, sources, withoutDecisions(options)), sources };
	}

	return {
		async preview(document, options) {
			const planning = runs.plan(options.model);
			if (asksModel(options)) {
				const analysis = await analyzer(document, withoutDecisions(options));
				const read = await readSources(analysis.report, withoutFetching(options));
				const sources = options.sources?.fetch ? withAssumedTexts(read, clock.now()) : read;
				const jade = await readJade(analysis.report, withoutFetching(options));
				const { runs: times = 1 } = options.model;
				const reading = readingOptions(options, clock.now);
				const asking = { judge: planning, reading, runs: times, onStep() {} };
				const scoring = { wanted: wantedOf(options), jade };
				await askModel(analysis, scoring, { ...asking, sources, pause: pauseFor() });
				if (options.control) {
					const copy = await controlOf(analysis, options);
					const own = options.sources?.fetch ? withAssumedTexts(copy.sources, clock.now()) : copy.sources;
					await askModel(copy.analysis, scoring, { ...asking, sources: own, held: null, pause: pauseFor() });
				}
			}
			return planning.preview();
		},
		async score(document, options = {}, signal) {
			signal?.throwIfAborted();
			const started = clock.now();
			options.onProgress?.({ step: message('runs.readingReport') });
			const unread = await analyzer(document, withoutDecisions(options));
			const sources = await readSources(unread.report, options, signal);
			const analysis = analyzeWithSources(unread, sources, withoutDecisions(options));
			options.onProgress?.({ step: message(hasModel(options) ? 'runs.scoring' : 'runs.counting') });
			const scoring = {
				wanted: wantedOf(options),
				findings: { severities: options.severities, maxFindings: options.maxFindings },
				jade: await readJade(unread.report, options, signal),
				seconds: () => Math.max(0, clock.now() - started) / 1000,
			};
			const scored = hasModel(options)
				? await scoreByModel(analysis, options, scoring, sources, signal)
				: await scoreByRules(analysis, options, scoring, sources, signal);
			signal?.throwIfAborted();
			return options.decisions?.length ? withAnalysis(scored, withDecisions(scored.analysis, options)) : scored;
		},
	};
}

function wantedOf({ frameworks: wanted = frameworks }: ScoreOptions): readonly Framework[] {
	return wanted;
}

/** What the author has decided is wrong or right all the same: a decision changes no score. */
function withoutDecisions({ decisions: _, ...options }: ScoreOptions): ScoreOptions {
	return options;
}

/** What has been read or lies at hand may be looked at without asking anybody. */
function withoutFetching({ sources, search: _, ...options }: ScoreOptions): ScoreOptions {
	return sources ? { ...options, sources: { ...sources, fetch: false } } : options;
}

function checksSources(options: ScoreOptions): boolean {
	return wantedOf(options).some((framework) => framework === 'reportEval' || framework === 'jade');
}

function asksModel(options: ScoreOptions): boolean {
	return judgedFrameworks.some((framework) => wantedOf(options).includes(framework));
}

function hasModel(options: ScoreOptions): options is WithModel {
	return options.model !== undefined && asksModel(options);
}

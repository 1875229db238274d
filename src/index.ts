import { runChecks } from './checks/run';
import { createAnswers } from './judge/answers';
import { createCapabilities } from './judge/capabilities';
import { withDefaults } from './judge/limits';
import { createOpenAiProvider } from './judge/openai/provider';
import { createPlanning } from './judge/planning';
import { notedPrice } from './judge/prices';
import { createPrompts } from './judge/prompts';
import { createJudgeRun } from './judge/run';
import { estimateTokens } from './judge/tokens';
import { tolerantCount } from './judge/tolerantCount';
import type {
	Analysis,
	AnalyzeOptions,
	Endpoint,
	ModelUse,
	Plumbline,
	PlumblineInit,
	ReportDocument,
	ScoredAnalysis,
	ScoreOptions,
} from './model';
import { type Fetch, memoryStore, type TextFiles } from './ports';
import type { Report } from './report/model';
import { parseReport } from './report/parse';
import { withGains } from './scoring/gains';
import { assessByRules, type JadeSetup } from './scoring/jade/assess';
import { readLocalSources } from './scoring/jade/localSources';
import { defaultJadeOptions, defaultWeights } from './scoring/jade/options';
import { type Framework, frameworks } from './scoring/model';
import { withAssumedTexts } from './scoring/reportEval/assumedSources';
import { nothingVerified, type Verification, verifyClaims } from './scoring/reportEval/verify';
import { askModel, judgedFrameworks, type Scoring, scoreAnalysis, scoreWithModel } from './scoring/score';
import { loadSkills } from './skills/load';
import { citedSources } from './sources/citedSources';
import { type GatheredSources, gatherSources } from './sources/gatherSources';
import { withKnownOriginals } from './sources/knownOriginals';
import { connectSearch } from './sources/search/connectSearch';
import type { SearchService } from './sources/search/model';
import { rateSources } from './sources/tiers/rateSources';
import { createTierReader } from './sources/tiers/readTier';
import { extractTree } from './tree/extract';

/** The composition root: the extension and the command line get the same core from here. */
export function createPlumbline(init: PlumblineInit): Plumbline {
	const { clock, logger } = init;
	const ask: Fetch = init.fetch ?? ((url, request) => fetch(url, request));
	const store = init.answers ?? memoryStore(clock.now);
	const countTokens = tolerantCount(init.countTokens ?? (async (text) => estimateTokens(text)), logger);

	const analyze = (document: ReportDocument, options: AnalyzeOptions = {}): Analysis => {
		const report = parseReport(document.text);
		const tree = extractTree(report);
		const sources = rateSources(citedSources(report, { reportPath: '' }), createTierReader(options.tiers));
		return withGains({ document, report, tree, sources, ...runChecks(report, tree, options.severities, sources) });
	};

	/** The analysis anew, for what the pages of its sources link to: who passes on what stands elsewhere. */
	const analyzeRead = (analysis: Analysis, gathered: GatheredSources, options: AnalyzeOptions): Analysis => {
		if (gathered.readings.size === 0) return analysis;
		const { report, tree } = analysis;
		const sources = withKnownOriginals(analysis.sources, gathered, createTierReader(options.tiers));
		return withGains({ ...analysis, sources, ...runChecks(report, tree, options.severities, sources) });
	};

	/** What a run and its preview share; prompts are read anew, for the user may have changed their own. */
	const judging = ({ provider, price }: ModelUse) => ({
		provider,
		prompts: createPrompts(init.prompts, init.ownPrompts, logger),
		answers: createAnswers(store, clock, logger),
		price: price ?? notedPrice(provider),
	});

	/** The sources of the report, read where a scorecard needs them and as far as the user allows. */
	function readSources(report: Report, options: ScoreOptions, signal?: AbortSignal): Promise<GatheredSources> {
		const { frameworks: wanted = frameworks, onProgress } = options;
		const use = readsSources(wanted) ? options.sources : undefined;
		const step = (done: number, of: number) => onProgress?.({ step: 'Reading sources', done, of });
		return gatherSources(report, use, { access: init.sources, store, clock, logger, onProgress: step }, signal);
	}

	/** The claims held against their sources by rules, where a scorecard needs it. */
	async function verifyByRules(
		{ report, tree }: Analysis,
		sources: GatheredSources,
		{ frameworks: wanted = frameworks, onProgress }: ScoreOptions,
		signal?: AbortSignal,
	): Promise<Verification> {
		if (!readsSources(wanted)) return nothingVerified;
		const step = (done: number, of: number) => onProgress?.({ step: 'Checking claims against sources', done, of });
		return verifyClaims(report, tree, sources, { pause: () => clock.sleep(0, signal), onProgress: step });
	}

	/** What JADE needs; skills are read anew, for the user may have changed their own. */
	async function readJade(
		{ source }: Report,
		options: ScoreOptions,
		signal?: AbortSignal,
	): Promise<JadeSetup | undefined> {
		if (!(options.frameworks ?? frameworks).includes('jade')) return undefined;
		const { weights, ...chosen } = options.jade ?? {};
		const product = init.skills ?? noFiles;
		return {
			library: await loadSkills({ product, ...(init.ownSkills && { workspace: init.ownSkills }) }),
			labels: options.skills,
			weights: { ...defaultWeights, ...weights },
			options: { ...defaultJadeOptions, ...chosen },
			edits: options.checklistEdits,
			local: await readLocalSources(options.sources?.files, init.sources, clock, logger, signal),
			search: options.search,
			signal,
			tokens: await countTokens(source),
		};
	}

	async function scoreByRules(
		analysis: Analysis,
		scoring: Scoring,
		verification: Verification,
		signal?: AbortSignal,
	): Promise<ScoredAnalysis> {
		const pause = () => clock.sleep(0, signal);
		const assessment = scoring.jade && (await assessByRules(analysis, verification, scoring.jade, pause));
		return scoreAnalysis(analysis, scoring, verification, assessment);
	}

	async function scoreByModel(
		analysis: Analysis,
		options: ScoreOptions,
		model: ModelUse,
		scoring: Scoring,
		sources: GatheredSources,
		signal?: AbortSignal,
	) {
		let step = 'Reading the report';
		const run = createJudgeRun({
			...judging(model),
			capabilities: createCapabilities(store, clock, logger),
			limits: withDefaults(model.limits),
			clock,
			logger,
			signal,
			onProgress: (done, of) => options.onProgress?.({ step, done, of, cost: run.usage().cost }),
		});
		const asked = {
			judge: run,
			usage: run.usage,
			model: model.provider.model,
			runs: model.runs ?? 1,
			onStep: (next: string) => {
				step = next;
				options.onProgress?.({ step });
			},
			sources,
			pause: () => clock.sleep(0, signal),
		};
		try {
			return await scoreWithModel(analysis, scoring, asked);
		} finally {
			await run.end();
		}
	}

	return Object.freeze({
		analyze,
		connect: (endpoint: Endpoint) =>
			createOpenAiProvider(endpoint, {
				fetch: ask,
				clock,
				countTokens: init.countTokens && tolerantCount(init.countTokens, logger),
			}),
		connectSearch: (service: SearchService) => connectSearch(service, ask),
		async preview(document: ReportDocument, options: ScoreOptions & { readonly model: ModelUse }) {
			const planning = createPlanning(judging(options.model));
			if (asksModel(options)) {
				const analysis = analyze(document, options);
				const read = await readSources(analysis.report, withoutFetching(options));
				const sources = options.sources?.fetch ? withAssumedTexts(read, clock.now()) : read;
				const runs = options.model.runs ?? 1;
				const pause = () => clock.sleep(0);
				const asked = { judge: planning, runs, onStep() {}, sources, pause };
				const jade = await readJade(analysis.report, withoutFetching(options));
				await askModel(analysis, { wanted: options.frameworks ?? frameworks, jade }, asked);
			}
			return planning.preview();
		},
		async score(document: ReportDocument, options: ScoreOptions = {}, signal?: AbortSignal) {
			signal?.throwIfAborted();
			const started = clock.now();
			options.onProgress?.({ step: 'Reading the report' });
			const unread = analyze(document, options);
			const sources = await readSources(unread.report, options, signal);
			const analysis = analyzeRead(unread, sources, options);
			options.onProgress?.({ step: 'Scoring' });
			const scoring = {
				wanted: options.frameworks ?? frameworks,
				severities: options.severities,
				jade: await readJade(unread.report, options, signal),
				seconds: () => (clock.now() - started) / 1000,
			};
			const scored =
				options.model && asksModel(options)
					? await scoreByModel(analysis, options, options.model, scoring, sources, signal)
					: await scoreByRules(analysis, scoring, await verifyByRules(analysis, sources, options, signal), signal);
			signal?.throwIfAborted();
			return scored;
		},
	});
}

/** What has been read or lies at hand may be looked at without asking anybody. */
function withoutFetching({ sources, search: _, ...options }: ScoreOptions): ScoreOptions {
	return sources ? { ...options, sources: { ...sources, fetch: false } } : options;
}

function readsSources(wanted: readonly Framework[]): boolean {
	return wanted.includes('reportEval') || wanted.includes('jade');
}

const noFiles: TextFiles = { list: async () => [], read: async () => undefined };

function asksModel({ frameworks: wanted = frameworks }: ScoreOptions): boolean {
	return judgedFrameworks.some((framework) => wanted.includes(framework));
}

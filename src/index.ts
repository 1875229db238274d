import { runChecks } from './checks/run';
import { createAnswers } from './judge/answers';
import { createCapabilities } from './judge/capabilities';
import { withDefaults } from './judge/limits';
import { createOpenAiProvider } from './judge/openai/provider';
import { createPlanning } from './judge/planning';
import { notedPrice } from './judge/prices';
import { createPrompts } from './judge/prompts';
import { createJudgeRun } from './judge/run';
import { tolerantCount } from './judge/tolerantCount';
import type {
	Analysis,
	AnalyzeOptions,
	Endpoint,
	ModelUse,
	Plumbline,
	PlumblineInit,
	ReportDocument,
	ScoreOptions,
} from './model';
import { memoryStore } from './ports';
import type { Report } from './report/model';
import { parseReport } from './report/parse';
import { withGains } from './scoring/gains';
import { frameworks } from './scoring/model';
import { withAssumedTexts } from './scoring/reportEval/assumedSources';
import type { ReadSources } from './scoring/reportEval/verify';
import { askModel, judgedFrameworks, type Scoring, scoreAnalysis, scoreWithModel } from './scoring/score';
import { citedSources } from './sources/citedSources';
import { rateSources } from './sources/tiers/rateSources';
import { createTierReader } from './sources/tiers/readTier';
import { extractTree } from './tree/extract';

/** The composition root: the extension and the command line get the same core from here. */
export function createPlumbline(init: PlumblineInit): Plumbline {
	const { clock, logger } = init;
	const store = init.answers ?? memoryStore(clock.now);

	const analyze = (document: ReportDocument, options: AnalyzeOptions = {}): Analysis => {
		const report = parseReport(document.text);
		const tree = extractTree(report);
		const sources = rateSources(report, createTierReader(options.tiers));
		return withGains({ document, report, tree, sources, ...runChecks(report, tree, options.severities, sources) });
	};

	/** What a run and its preview share; prompts are read anew, for the user may have changed their own. */
	const judging = ({ provider, price }: ModelUse) => ({
		provider,
		prompts: createPrompts(init.prompts, init.ownPrompts, logger),
		answers: createAnswers(store, clock, logger),
		price: price ?? notedPrice(provider),
	});

	/** The sources of the report; read only where the reports are wanted that need them, and as far as is allowed. */
	async function readSources(report: Report, options: ScoreOptions, signal?: AbortSignal): Promise<ReadSources> {
		return { sources: citedSources(report, { reportPath: '' }), readings: new Map() };
	}

	async function scoreByModel(
		analysis: Analysis,
		options: ScoreOptions,
		model: ModelUse,
		scoring: Scoring,
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
		};
		const scored = await scoreWithModel(analysis, scoring, asked);
		await run.end();
		return scored;
	}

	return Object.freeze({
		analyze,
		connect: (endpoint: Endpoint) =>
			createOpenAiProvider(endpoint, {
				fetch: init.fetch ?? ((url, request) => fetch(url, request)),
				clock,
				countTokens: init.countTokens && tolerantCount(init.countTokens, logger),
			}),
		async preview(document: ReportDocument, options: ScoreOptions & { readonly model: ModelUse }) {
			const planning = createPlanning(judging(options.model));
			if (asksModel(options)) {
				const analysis = analyze(document, options);
				const read = await readSources(analysis.report, { ...options, sources: { ...options.sources, fetch: false } });
				const sources = options.sources?.fetch ? withAssumedTexts(read, clock.now()) : read;
				const runs = options.model.runs ?? 1;
				await askModel(analysis, { wanted: options.frameworks ?? frameworks, sources }, { judge: planning, runs, onStep() {} });
			}
			return planning.preview();
		},
		async score(document: ReportDocument, options: ScoreOptions = {}, signal?: AbortSignal) {
			signal?.throwIfAborted();
			const started = clock.now();
			options.onProgress?.({ step: 'Reading the report' });
			const analysis = analyze(document, options);
			const sources = await readSources(analysis.report, options, signal);
			options.onProgress?.({ step: 'Scoring' });
			const scoring = {
				wanted: options.frameworks ?? frameworks,
				severities: options.severities,
				sources,
				seconds: () => (clock.now() - started) / 1000,
			};
			const scored =
				options.model && asksModel(options)
					? await scoreByModel(analysis, options, options.model, scoring, signal)
					: scoreAnalysis(analysis, scoring);
			signal?.throwIfAborted();
			return scored;
		},
	});
}

function asksModel({ frameworks: wanted = frameworks }: ScoreOptions): boolean {
	return judgedFrameworks.some((framework) => wanted.includes(framework));
}

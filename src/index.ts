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
import { parseReport } from './report/parse';
import { judgeReport } from './scoring/finResearch/judgeReport';
import { withGains } from './scoring/gains';
import { frameworks } from './scoring/model';
import { judgedFrameworks, scoreAnalysis, scoreWithModel } from './scoring/score';
import { extractTree } from './tree/extract';

/** The composition root: the extension and the command line get the same core from here. */
export function createPlumbline(init: PlumblineInit): Plumbline {
	const { clock, logger } = init;
	const store = init.answers ?? memoryStore(clock.now);

	const analyze = (document: ReportDocument, options: AnalyzeOptions = {}): Analysis => {
		const report = parseReport(document.text);
		const tree = extractTree(report);
		return withGains({ document, report, tree, ...runChecks(report, tree, options.severities) });
	};

	/** What a run and its preview share; prompts are read anew, for the user may have changed their own. */
	const judging = ({ provider, price }: ModelUse) => ({
		provider,
		prompts: createPrompts(init.prompts, init.ownPrompts, logger),
		answers: createAnswers(store, clock, logger),
		price: price ?? notedPrice(provider),
	});

	async function scoreByModel(analysis: Analysis, options: ScoreOptions, model: ModelUse, signal?: AbortSignal) {
		const started = clock.now();
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
		const seconds = () => (clock.now() - started) / 1000;
		const scorecard = await scoreWithModel(analysis, options.frameworks ?? frameworks, asked, seconds);
		await run.end();
		return scorecard;
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
			if (asksModel(options))
				await judgeReport(analyze(document, options), planning, options.model.runs ?? 1, () => {});
			return planning.preview();
		},
		async score(document: ReportDocument, options: ScoreOptions = {}, signal?: AbortSignal) {
			signal?.throwIfAborted();
			const started = clock.now();
			options.onProgress?.({ step: 'Reading the report' });
			const analysis = analyze(document, options);
			options.onProgress?.({ step: 'Scoring' });
			const scorecard =
				options.model && asksModel(options)
					? await scoreByModel(analysis, options, options.model, signal)
					: scoreAnalysis(analysis, options.frameworks, () => (clock.now() - started) / 1000);
			signal?.throwIfAborted();
			return { analysis, scorecard };
		},
	});
}

function asksModel({ frameworks: wanted = frameworks }: ScoreOptions): boolean {
	return judgedFrameworks.some((framework) => wanted.includes(framework));
}

import type { ReportDocument } from '../../../src/analysis';
import { createPlumbline } from '../../../src/index';
import type { Preview, Provider } from '../../../src/judge/model';
import { verbatim } from '../../../src/messages/message';
import type { Endpoint, Plumbline, PlumblineInit, ScoreOptions } from '../../../src/model';
import type { RunInfo } from '../../../src/scorecard/run';
import type { ScoredAnalysis } from '../../../src/scorecard/scorecard';

/** What the command line asked of the core. */
export interface Asked {
	readonly inits: PlumblineInit[];
	readonly endpoints: Endpoint[];
	readonly scored: ScoreOptions[];
	readonly previewed: ScoreOptions[];
}

/** How a model run of the scripted core ends. */
export interface Script {
	readonly run?: Partial<RunInfo>;
	/** Dimensions that the model judged. */
	readonly judged?: boolean;
	/** What it gave for the clarity of viewpoint; 80 unless said otherwise, `null` where it gave nothing. */
	readonly clarity?: (document: ReportDocument) => number | null;
	/** The final score of FinResearchBench; none unless it is given. */
	readonly final?: (document: ReportDocument) => number | null;
	readonly preview?: Preview;
	/** Called in the middle of each run. */
	readonly during?: (options: ScoreOptions, signal: AbortSignal | undefined) => void;
}

const noCapabilities = { format: 'text', temperature: false, seed: false, maxTokensName: 'max_tokens' } as const;

/** The real core offline; with a model, one that plays the script and notes what it was asked for. */
export function scriptedCore(script: Script = {}): { create: (init: PlumblineInit) => Plumbline; asked: Asked } {
	const asked: Asked = { inits: [], endpoints: [], scored: [], previewed: [] };
	const create = (init: PlumblineInit): Plumbline => {
		asked.inits.push(init);
		const real = createPlumbline(init);
		return {
			...real,
			connect: (endpoint) => {
				asked.endpoints.push(endpoint);
				return providerOf(endpoint);
			},
			async preview(_document, options) {
				asked.previewed.push(options);
				if (!script.preview) throw new Error('The script has no preview.');
				return script.preview;
			},
			async score(document, options = {}, signal) {
				const { model, onProgress, ...offline } = options;
				const scored = await real.score(document, offline, signal);
				if (!model) return scored;
				asked.scored.push(options);
				onProgress?.({ step: verbatim('Judging'), done: 3, of: 8, cost: 0.0123 });
				script.during?.(options, signal);
				signal?.throwIfAborted();
				return played(scored, script, model.provider.model);
			},
		};
	};
	return { create, asked };
}

function played(
	{ analysis, scorecard }: ScoredAnalysis,
	{ run, judged, clarity: given = () => 80, final = () => null }: Script,
	model: string,
): ScoredAnalysis {
	const { finResearch } = scorecard;
	const value = given(analysis.document);
	const basis = value === null ? 'unscored' : 'model';
	const clarity = { value, range: [0, 100], basis, reasons: [{ message: verbatim('Clear.') }] } as const;
	return {
		analysis,
		scorecard: {
			...scorecard,
			question: { text: analysis.report.query, from: analysis.report.queryFrom },
			...(judged && finResearch
				? {
						finResearch: {
							...finResearch,
							final: final(analysis.document),
							dimensions: { ...finResearch.dimensions, viewpointClarity: clarity },
						},
					}
				: {}),
			run: { ...scorecard.run, mode: 'model', model, calls: 7, tokensIn: 1000, tokensOut: 200, cost: 0.01, ...run },
		},
	};
}

function providerOf({ baseUrl, model }: Endpoint): Provider {
	return {
		id: baseUrl,
		model,
		label: `${model} at ${new URL(baseUrl).host}`,
		capabilities: noCapabilities,
		ask: () => Promise.reject(new Error('The scripted core asks nothing.')),
	};
}

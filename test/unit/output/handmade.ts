import type { Finding } from '../../../src/findings/model';
import { verbatim } from '../../../src/messages/message';
import type { ReportResult } from '../../../src/output/model';
import type { Report, Span } from '../../../src/report/model';
import type { Dimension } from '../../../src/scorecard/dimension';
import { finResearchDimensions } from '../../../src/scorecard/finResearch';
import type { Scorecard } from '../../../src/scorecard/scorecard';
import type { LogicNode, Support } from '../../../src/tree/model';
import { madeFinding } from '../words';

/** The span of the first occurrence of a text. */
export function spanOf(source: string, text: string): Span {
	const start = source.indexOf(text);
	if (start < 0) throw new Error(`“${text}” is not in the source`);
	return [start, start + text.length];
}

export function reportOf(source: string, parts: Partial<Report> = {}): Report {
	return {
		source,
		language: 'en',
		title: undefined,
		query: undefined,
		queryFrom: 'title',
		frontMatter: undefined,
		sections: [],
		blocks: [],
		sentences: [],
		tables: [],
		figures: [],
		numbers: [],
		citations: [],
		references: [],
		comments: [],
		words: 4,
		problems: [],
		ink: new Uint8Array(source.length),
		...parts,
	};
}

export function findingAt(source: string, text: string, parts: Partial<Omit<Finding, 'code' | 'data'>> = {}): Finding {
	const data = { reason: 'noEvidence', node: 'a1' } as const;
	const message = verbatim('Nothing supports this.');
	return madeFinding('claim.unsupported', parts.span ?? spanOf(source, text), data, { message, ...parts });
}

/** A node from `[id, parent, text, key, support]`; evidence is what has an id that starts with `e`. */
export type NodeSketch = readonly [id: string, parent: string | null, text: string, key?: boolean, support?: Support];

export function nodesOf(source: string, sketches: readonly NodeSketch[]): LogicNode[] {
	return sketches.map(([id, parent, text, key = true, support = 'supported']) => ({
		id,
		type: id.startsWith('e') ? 'evidence' : 'argument',
		parent,
		children: sketches.filter((other) => other[1] === id).map(([child]) => child),
		key,
		span: spanOf(source, text),
		text,
		block: undefined,
		sentence: 0,
		support,
		reasons: [],
		evidence: [],
		citations: [],
	}));
}

/** A result made by hand, so that a renderer's test depends on no rule of the core. */
export function resultOf(
	source: string,
	parts: {
		readonly name?: string;
		readonly findings?: readonly Finding[];
		readonly nodes?: readonly NodeSketch[];
		readonly thesis?: string;
		readonly report?: Partial<Report>;
		readonly scorecard?: Scorecard;
	} = {},
): ReportResult {
	const nodes = nodesOf(source, parts.nodes ?? []);
	return {
		analysis: {
			document: { name: parts.name ?? 'report.md', text: source },
			report: reportOf(source, parts.report),
			tree: { nodes, root: nodes[0]?.id ?? '', thesis: parts.thesis ?? null, metrics },
			findings: parts.findings ?? [],
			ignored: 0,
			decided: [],
			pairs: { paragraphs: [], compared: 0, candidates: [] },
			sources: [],
		},
		scorecard: parts.scorecard,
		sha256: '0'.repeat(64),
	};
}

const metrics = { nodes: 1, evidence: 0, maxDepth: 0, meanLeafDepth: 0, meanDepth: 0, meanChildren: 0 };

/** A scorecard of FinResearchBench alone, with the given values; the rest are unscored. */
export function scorecardOf(
	values: Partial<Record<(typeof finResearchDimensions)[number], number>>,
	basis: 'rule' | 'model' = 'rule',
): Scorecard {
	const dimension = (value: number | undefined): Dimension =>
		value === undefined
			? { value: null, range: [0, 100], basis: 'unscored', reasons: [{ message: verbatim('Needs a <model>.') }] }
			: { value, range: [0, 100], basis, reasons: [] };
	const byKey = <T>(make: (key: (typeof finResearchDimensions)[number]) => T) =>
		Object.fromEntries(finResearchDimensions.map((key) => [key, make(key)])) as Record<
			(typeof finResearchDimensions)[number],
			T
		>;
	return {
		finResearch: {
			final: null,
			dimensions: byKey((key) => dimension(values[key])),
			weights: byKey(() => 0.1),
			task: null,
			tree: {
				basis: 'rule',
				metrics,
				unread: 0,
				note: verbatim('Read by rules.'),
				nodes: [],
			},
			support: { basis: 'rule', supported: 0, partial: 0, unsupported: 0, unknown: 0 },
		},
		question: null,
		reportEval: null,
		jade: null,
		fixFirst: [{ finding: 0, gain: 0, framework: 'finResearch', effort: 'small' }],
		run: {
			mode: 'offline',
			model: null,
			prompts: {},
			calls: 0,
			cached: 0,
			tokensIn: 0,
			tokensOut: 0,
			cost: 0,
			seconds: 0.25,
			failures: [],
			complete: true,
		},
		stability: null,
	};
}

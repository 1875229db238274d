import type { Span } from '../../../src/report/model';
import { treeSimilarity } from './treeSimilarity';

/** One annotated unit of a report: a heading, a sentence, a list item's sentence or a table. */
export interface GoldUnit {
	readonly id: string;
	readonly kind: 'heading' | 'para' | 'item' | 'table';
	readonly start: number;
	readonly end: number;
	readonly paragraph?: string;
	readonly label: 'A' | 'E' | 'O';
	readonly parent: string;
	readonly support: 'Y' | 'P' | 'N' | '-';
	readonly key: boolean;
}

export interface Gold {
	readonly report: string;
	readonly units: readonly GoldUnit[];
	readonly redundant: readonly { readonly a: string; readonly b: string; readonly score: number }[];
	readonly ratings: Readonly<Record<string, number>>;
}

/** The part of `analyze --format json` that is measured. */
export interface Measured {
	readonly nodes: readonly {
		readonly id: string;
		readonly type: 'argument' | 'evidence';
		readonly parent: string | null;
		readonly key: boolean;
		readonly span: Span;
	}[];
	readonly findings: readonly {
		readonly code: string;
		readonly span: Span;
		readonly related: readonly { readonly span: Span }[];
	}[];
}

export type Label = 'A' | 'E' | 'O';
export type RoleCounts = Record<`${Label}${Label}`, number>;

export interface GoldFigures {
	/** Gold then ours; add over reports for the pooled F1. */
	readonly roleCounts: RoleCounts;
	readonly similarity: number;
	readonly parentExact: number;
	readonly keyF1: number;
	readonly unsupportedPrecision: number | undefined;
	readonly unsupportedOrPartialRecall: number | undefined;
	readonly citationMissingPrecision: number | undefined;
	readonly citationMissingRecall: number | undefined;
	readonly redundantPrecision: number | undefined;
	readonly redundantRecall: number | undefined;
}

interface Place {
	readonly span: Span;
}

/** Compares an analysis with a gold annotation; the same figures as the reference evaluation of the annotation. */
export function evaluate(gold: Gold, measured: Measured): GoldFigures {
	const units = gold.units.map((unit) => ({ ...unit, span: [unit.start, unit.end] as Span }));
	const matches = new Map(units.map((unit) => [unit.id, bestMatch(unit.span, measured.nodes)]));
	return {
		roleCounts: countRoles(units, matches),
		...compareTrees(units, measured, matches),
		...findingFigures(units, measured),
		...redundancyFigures(gold, units, measured),
	};
}

type PlacedUnit = GoldUnit & Place;
type Node = Measured['nodes'][number];

function bestMatch<T extends Place>(span: Span, things: readonly T[]): T | undefined {
	let best: T | undefined;
	let most = -1;
	let shortest = Number.POSITIVE_INFINITY;
	for (const thing of things) {
		const length = thing.span[1] - thing.span[0];
		const overlap = overlapOf(span, thing.span);
		if (overlap < 0.5 * Math.min(span[1] - span[0], length)) continue;
		if (overlap > most || (overlap === most && length <= shortest)) [best, most, shortest] = [thing, overlap, length];
	}
	return best;
}

function overlapOf(a: Span, b: Span): number {
	return Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]));
}

function countRoles(units: readonly PlacedUnit[], matches: ReadonlyMap<string, Node | undefined>): RoleCounts {
	const counts: RoleCounts = { AA: 0, AE: 0, AO: 0, EA: 0, EE: 0, EO: 0, OA: 0, OE: 0, OO: 0 };
	for (const unit of units) {
		if (unit.kind !== 'para' && unit.kind !== 'item') continue;
		const type = matches.get(unit.id)?.type;
		counts[`${unit.label}${type === 'argument' ? 'A' : type === 'evidence' ? 'E' : 'O'}`]++;
	}
	return counts;
}

/** Mean F1 of the labels that occur on either side. */
export function macroF1(counts: RoleCounts): number {
	const labels: readonly Label[] = ['A', 'E', 'O'];
	const scores = labels.flatMap((label) => {
		const hit = counts[`${label}${label}`];
		const others = labels.filter((other) => other !== label);
		const missed = others.reduce((sum, other) => sum + counts[`${label}${other}`], 0);
		const wrong = others.reduce((sum, other) => sum + counts[`${other}${label}`], 0);
		return hit + missed + wrong === 0 ? [] : [(2 * hit) / (2 * hit + missed + wrong)];
	});
	return mean(scores);
}

function compareTrees(
	units: readonly PlacedUnit[],
	{ nodes }: Measured,
	matches: ReadonlyMap<string, Node | undefined>,
) {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const ourKeys = new Map(
		nodes.filter((node) => node.key).map((node) => [node.id, keyAncestor(node.parent, byId, (n) => n.key)]),
	);
	const goldById = new Map(
		units.map((unit) => [unit.id, { ...unit, parent: unit.parent === 'root' ? null : unit.parent }]),
	);
	const goldKeys = new Map(
		units
			.filter((unit) => unit.key)
			.map((unit) => [unit.id, keyAncestor(goldById.get(unit.id)!.parent, goldById, (u) => u.key)]),
	);
	const [a, b] = [shapeOf(goldKeys), shapeOf(ourKeys)];
	const matchedKeys = units.filter((unit) => matches.get(unit.id)?.key === true).map((unit) => unit.id);
	const common = matchedKeys.filter((id) => goldKeys.has(id)).length;
	return {
		similarity: treeSimilarity(a, b).mean,
		parentExact: parentExact(goldKeys, matches, byId),
		keyF1: (2 * common) / Math.max(1, goldKeys.size + matchedKeys.length),
	};
}

function keyAncestor<T extends { readonly parent: string | null }>(
	from: string | null,
	byId: ReadonlyMap<string, T>,
	isKey: (node: T) => boolean,
): string | null {
	let at = from;
	while (at !== null && !isKey(byId.get(at)!)) at = byId.get(at)!.parent;
	return at;
}

function parentExact(
	goldKeys: ReadonlyMap<string, string | null>,
	matches: ReadonlyMap<string, Node | undefined>,
	byId: ReadonlyMap<string, Node>,
): number {
	const unitOf = new Map<string, string>();
	for (const [unit, node] of matches) if (node && !unitOf.has(node.id)) unitOf.set(node.id, unit);
	let total = 0;
	let exact = 0;
	for (const [unit, goldParent] of goldKeys) {
		const node = matches.get(unit);
		if (!node || goldParent === null) {
			if (goldParent !== null) total++;
			continue;
		}
		let parent = node.parent;
		while (parent !== null && !unitOf.has(parent)) parent = byId.get(parent)!.parent;
		total++;
		if (parent !== null && unitOf.get(parent) === goldParent) exact++;
	}
	return exact / Math.max(1, total);
}

/** Several roots get one virtual root. */
function shapeOf(parents: ReadonlyMap<string, string | null>) {
	const roots = [...parents.values()].filter((parent) => parent === null).length;
	const extra = roots === 1 ? 0 : 1;
	const depthOf = (id: string) => {
		let depth = extra;
		for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) depth++;
		return depth;
	};
	const nodes = parents.size + extra;
	const inner = new Set([...parents.values()].filter((parent) => parent !== null)).size + extra;
	const depths = [...parents.keys()].map(depthOf);
	return {
		nodes,
		meanDepth: depths.reduce((sum, depth) => sum + depth, 0) / Math.max(1, nodes),
		meanChildren: (nodes - 1) / Math.max(1, inner),
	};
}

function findingFigures(units: readonly PlacedUnit[], { findings }: Measured) {
	const isArgument = (unit: GoldUnit, supports: string) => unit.label === 'A' && supports.includes(unit.support);
	const rate = (codes: readonly string[], good: (unit: GoldUnit) => boolean, wanted: (unit: GoldUnit) => boolean) => {
		const hits = findings
			.filter((finding) => codes.includes(finding.code))
			.flatMap((finding) => bestMatch(finding.span, units) ?? []);
		const ids = new Set(hits.map((unit) => unit.id));
		const wantedUnits = units.filter(wanted);
		return {
			precision: hits.length === 0 ? undefined : hits.filter(good).length / hits.length,
			recall:
				wantedUnits.length === 0
					? undefined
					: wantedUnits.filter((unit) => ids.has(unit.id)).length / wantedUnits.length,
		};
	};
	const unfounded = (unit: GoldUnit) => isArgument(unit, 'NP') || (unit.label === 'E' && unit.support === 'N');
	const missing = rate(
		['citation.missing'],
		(unit) => unit.label !== 'O' && 'NP'.includes(unit.support),
		(unit) => unit.label === 'E' && unit.support === 'N',
	);
	return {
		unsupportedPrecision: rate(['claim.unsupported'], unfounded, () => false).precision,
		unsupportedOrPartialRecall: rate(['claim.unsupported', 'claim.partial'], unfounded, (unit) => isArgument(unit, 'N'))
			.recall,
		citationMissingPrecision: missing.precision,
		citationMissingRecall: missing.recall,
	};
}

function redundancyFigures(gold: Gold, units: readonly PlacedUnit[], { findings }: Measured) {
	const paragraphs = new Map<string, [number, number]>();
	for (const { paragraph, start, end } of units) {
		if (paragraph === undefined) continue;
		const [from, to] = paragraphs.get(paragraph) ?? [start, end];
		paragraphs.set(paragraph, [Math.min(from, start), Math.max(to, end)]);
	}
	const places = [...paragraphs].map(([id, span]) => ({ id, span }));
	const ours = new Set<string>();
	for (const finding of findings) {
		if (finding.code !== 'paragraph.redundant') continue;
		const a = bestMatch(finding.span, places);
		for (const { span } of finding.related) {
			const b = bestMatch(span, places);
			if (a && b && a.id !== b.id) ours.add(pairKey(a.id, b.id));
		}
	}
	const wanted = new Set(gold.redundant.map(({ a, b }) => pairKey(a, b)));
	const hits = [...ours].filter((pair) => wanted.has(pair)).length;
	return {
		redundantPrecision: ours.size === 0 ? undefined : hits / ours.size,
		redundantRecall: wanted.size === 0 ? undefined : hits / wanted.size,
	};
}

function pairKey(a: string, b: string): string {
	return [a, b].sort().join(' ');
}

export function mean(values: readonly number[]): number {
	return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

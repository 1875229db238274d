import { entryOf, itemAt } from '../../access';
import { blockAt, blocksAround, sectionsAround } from '../../report/lookup';
import type { Report } from '../../report/model';
import { lazy } from '../../text/memo';
import type { RuleReading } from '../reading/readByRules';
import { claimBalance } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';
import { type FeatureTable, featureNames, measure } from './forest';

/** A report's reading, and how likely each unit is a key node (0–1). */
export interface ParentContext extends RuleReading {
	readonly key: readonly number[];
}

export interface ParentCandidate {
	readonly context: ParentContext;
	readonly child: UnitSignals;
	readonly other: UnitSignals;
	readonly around: ChildPlace;
	/** For each unit the first of its section: the heading. */
	readonly headings: readonly (number | undefined)[];
	/** How much a heading and a unit have in common, 0–1. */
	readonly toHeading: (heading: number, unit: number) => number;
}

/** What stands around a child; the same for all that it may serve. */
interface ChildPlace {
	/** What the layout leads it up to, see {@link layoutAbove}. */
	readonly above: ReadonlyMap<number, LayoutStep>;
	/** The sections it stands in, outwards, and their headings as units, the title's and the nearest apart. */
	readonly sections: readonly number[];
	readonly headingsAbove: readonly number[];
	/** The blocks that hold its own. */
	readonly containers: readonly number[];
}

interface LayoutStep {
	readonly steps: number;
	/** How likely it is the first key node on the way up. */
	readonly chance: number;
}

const ownUnits = ({ context }: Pick<ParentCandidate, 'context'>, of: UnitSignals) =>
	of.unit.section ? entryOf(context.outline.own, of.unit.section.index) : [];
const listSize = ({ context }: Pick<ParentCandidate, 'context'>, of: UnitSignals) =>
	context.outline.listSize.get(of.unit.block.index) ?? 0;

type WithChild = Pick<ParentCandidate, 'context' | 'child'>;
type WithOther = Pick<ParentCandidate, 'context' | 'other'>;

const childFeatures: FeatureTable<WithChild> = [
	['child heading', ({ child }) => child.unit.kind === 'heading'],
	['child table', ({ child }) => child.unit.kind === 'table'],
	['child item', ({ child }) => child.unit.block.kind === 'item'],
	['child depth', ({ child }) => child.unit.block.depth],
	['child position', ({ child }) => child.unit.position],
	['child continues', ({ child }) => child.cues.has('continuation')],
	['child example', ({ child }) => child.cues.has('example')],
	['child infers', ({ child }) => child.cues.has('inference')],
	['child recommends', ({ child }) => child.cues.has('recommendation')],
	['child balance', ({ child }) => claimBalance(child)],
	['child figures', ({ child }) => Math.min(3, child.figures)],
	['child citations', ({ child }) => Math.min(3, child.citations)],
	['child length', ({ child }) => Math.log2(1 + child.length)],
	['child list size', (pair) => listSize(pair, pair.child)],
	['child key', ({ context, child }) => itemAt(context.key, child.unit.index)],
	['child in summary', ({ child }) => child.unit.section?.role === 'summary'],
	['child in conclusion', ({ child }) => child.unit.section?.role === 'conclusion'],
];

const otherFeatures: FeatureTable<WithOther> = [
	['heading', ({ other }) => other.unit.kind === 'heading'],
	['heading level', ({ other }) => (other.unit.kind === 'heading' ? (other.unit.section?.level ?? 0) : 0)],
	['table', ({ other }) => other.unit.kind === 'table'],
	['item', ({ other }) => other.unit.block.kind === 'item'],
	['depth', ({ other }) => other.unit.block.depth],
	['position', ({ other }) => other.unit.position],
	['last', ({ other }) => other.unit.position === other.unit.siblings - 1],
	['balance', ({ other }) => claimBalance(other)],
	['infers', ({ other }) => other.cues.has('inference')],
	['recommends', ({ other }) => other.cues.has('recommendation')],
	['figures', ({ other }) => Math.min(3, other.figures)],
	['citations', ({ other }) => Math.min(3, other.citations)],
	['label', ({ other }) => other.label],
	['length', ({ other }) => Math.log2(1 + other.length)],
	['introduces something', ({ other }) => other.unit.block.introduces !== undefined],
	['key', ({ context, other }) => itemAt(context.key, other.unit.index)],
	['in summary', ({ other }) => other.unit.section?.role === 'summary'],
	['in conclusion', ({ other }) => other.unit.section?.role === 'conclusion'],
	['in introduction', ({ other }) => other.unit.section?.role === 'introduction'],
	['list size', (pair) => listSize(pair, pair.other)],
	['section size', (pair) => Math.log2(1 + ownUnits(pair, pair.other).length)],
	[
		'section below',
		({ context, other }) =>
			Math.log2(1 + (other.unit.section ? entryOf(context.outline.below, other.unit.section.index) : 0)),
	],
	['opens section', (pair) => ownUnits(pair, pair.other)[1] === pair.other.unit.index],
	['ends section', (pair) => ownUnits(pair, pair.other).at(-1) === pair.other.unit.index],
];

/** What {@link measurePair} measures, in order. */
const pairNames = [
	'same block',
	'same section',
	'distance',
	'blocks between',
	'next to',
	'heading above',
	'contains',
	'introduces',
	'deeper',
	'layout parent',
	'layout grandparent',
	'layout child',
	'layout sibling',
	'nearest key chance',
	'layout steps',
	'sections share their parent',
	'related to a heading above',
	'related',
	'related to its heading',
	'heading related',
] as const;

/** Writes the measures into a vector from an index on, without a table or array, because a report has thousands of pairs. */
function measurePair(vector: Float64Array, from: number, pair: ParentCandidate): void {
	const { context, child, other, around } = pair;
	const { layout, report, outline } = context;
	const a = child.unit;
	const b = other.unit;
	const parent = layout[a.index];
	const step = around.above.get(b.index);
	let at = from;
	vector[at++] = Number(a.block === b.block);
	vector[at++] = Number(a.section === b.section);
	vector[at++] = signedLog(a.index - b.index);
	vector[at++] = Math.min(30, Math.abs(a.block.index - b.block.index));
	vector[at++] = Number(Math.abs(a.index - b.index) === 1);
	vector[at++] = b.kind === 'heading' ? headingSteps(pair) : -1;
	vector[at++] = Number(around.containers.includes(b.block.index));
	vector[at++] = Number(introduces(report, child, other));
	vector[at++] = a.block.depth - b.block.depth;
	vector[at++] = Number(parent === b.index);
	vector[at++] = Number(parent !== undefined && layout[parent] === b.index);
	vector[at++] = Number(layout[b.index] === a.index);
	vector[at++] = Number(parent !== undefined && layout[b.index] === parent);
	vector[at++] = step?.chance ?? 0;
	vector[at++] = step?.steps ?? -1;
	vector[at++] = Number(a.section?.parent === b.section?.parent);
	vector[at++] = relatedAbove(pair);
	vector[at++] = outline.related.between(a.index, b.index);
	vector[at++] = relatedToHeading(pair, child, other);
	vector[at++] = relatedToHeading(pair, other, child);
}

/** The names of what {@link measureParentCandidates} measures, in order. */
export const parentFeatureNames = [...featureNames(childFeatures), ...featureNames(otherFeatures), ...pairNames];

/**
 * Measures what speaks for one unit serving another; what belongs to one of the two alone is measured once. The
 * measurements are written into `vector`, for which one array can be used again and again.
 */
export function measureParentCandidates(
	context: ParentContext,
): (child: number, other: number, vector?: Float64Array) => Float64Array {
	const children = context.all.map((child) => lazy(() => measure(childFeatures, { context, child })));
	const others = context.all.map((other) => lazy(() => measure(otherFeatures, { context, other })));
	const around = context.all.map((child) => lazy(() => placeOf(context, child)));
	const headings = context.all.map((unit) => ownUnits({ context }, unit)[0]);
	const toHeading = headingRelatedness(context);
	return (child, other, vector = new Float64Array(parentFeatureNames.length)) => {
		vector.set(itemAt(children, child)());
		vector.set(itemAt(others, other)(), childFeatures.length);
		const pair: ParentCandidate = {
			context,
			child: itemAt(context.all, child),
			other: itemAt(context.all, other),
			around: itemAt(around, child)(),
			headings,
			toHeading,
		};
		measurePair(vector, childFeatures.length + otherFeatures.length, pair);
		return vector;
	};
}

function signedLog(distance: number): number {
	return Math.sign(distance) * Math.log2(1 + Math.abs(distance));
}

/** What a unit shares with the heading of another's section, unless it is that heading. */
function relatedToHeading({ headings, toHeading }: ParentCandidate, of: UnitSignals, unit: UnitSignals): number {
	const heading = headings[of.unit.index];
	return heading === undefined || heading === unit.unit.index ? 0 : toHeading(heading, unit.unit.index);
}

/** Looks up what headings and units have in common, each pair measured once. */
function headingRelatedness({ all, outline }: ParentContext): ParentCandidate['toHeading'] {
	const known = all.map((): Map<number, number> | undefined => undefined);
	return (heading, unit) => {
		const row = known[heading] ?? new Map<number, number>();
		known[heading] = row;
		const before = row.get(unit);
		if (before !== undefined) return before;
		const related = outline.related.between(heading, unit);
		row.set(unit, related);
		return related;
	};
}

function placeOf(context: ParentContext, { unit }: UnitSignals): ChildPlace {
	const { report, outline } = context;
	const sections = sectionsAround(report, unit.section?.index);
	const between = sections.slice(1).filter(({ parent }) => parent !== undefined);
	return {
		above: layoutAbove(context, unit.index),
		sections: sections.map(({ index }) => index),
		headingsAbove: between.flatMap(({ index }) => outline.own.get(index)?.[0] ?? []),
		containers: blocksAround(report, unit.block.container).map(({ index }) => index),
	};
}

/** The units that the layout leads up to, nearest first. */
function layoutAbove({ layout, key }: ParentContext, child: number): Map<number, LayoutStep> {
	const above = new Map<number, LayoutStep>();
	let none = 1;
	for (let at = layout[child]; at !== undefined; at = layout[at]) {
		const chance = itemAt(key, at);
		above.set(at, { steps: above.size, chance: none * chance });
		none *= 1 - chance;
	}
	return above;
}

/** What the other shares with the headings above the child's own, the title's apart. */
function relatedAbove({ around, other, toHeading }: ParentCandidate): number {
	let most = 0;
	for (const heading of around.headingsAbove) {
		if (heading !== other.unit.index) most = Math.max(most, toHeading(heading, other.unit.index));
	}
	return most;
}

/** How many headings up: 0 for the unit's own, 1 for the one around it; −2 when it is not above it. */
function headingSteps({ around, child, other: heading }: ParentCandidate): number {
	const { section } = heading.unit;
	const steps = section ? around.sections.indexOf(section.index) : -1;
	if (steps < 0) return -2;
	return child.unit.kind === 'heading' ? steps - 1 : steps;
}

/** Does the other unit's block introduce the list or table that the child stands in? */
function introduces(report: Report, child: UnitSignals, other: UnitSignals): boolean {
	const first = other.unit.block.introduces;
	if (first === undefined || child.unit.block.index < first || child.unit.section !== other.unit.section) return false;
	const least = blockAt(report, first).depth;
	for (let at = first; at < child.unit.block.index; at++) {
		const { kind, depth } = blockAt(report, at);
		if (kind !== 'item' || depth < least) return false;
	}
	return true;
}

import { entryOf, floatAt, itemAt } from '../../access';
import { blockAt, blocksAround, sectionsAround } from '../../report/lookup';
import type { Report } from '../../report/model';
import { lazy } from '../../text/memo';
import type { RuleReading } from '../reading/readByRules';
import { claimBalance } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';
import type { Unit } from '../reading/units';
import { type FeatureTable, featureNames, measure } from './forest';

/** A report's reading, and how likely each unit is a key node (0–1). */
export interface ParentContext extends RuleReading {
	readonly key: readonly number[];
}

/** A unit that may serve others, with what stands around it. */
interface PlacedChild {
	readonly report: Report;
	readonly layout: ParentContext['layout'];
	readonly unit: Unit;
	/** For each unit the first of its section: the heading. */
	readonly headings: readonly (number | undefined)[];
	/** What the layout leads it up to, see {@link layoutAbove}. */
	readonly above: ReadonlyMap<number, LayoutStep>;
	/** The sections it stands in, outwards. */
	readonly sections: readonly number[];
	/** The blocks that hold its own. */
	readonly containers: readonly number[];
	/** What each unit has in common with it, with its heading, and with those above that, the title apart. */
	readonly toIt: Float64Array;
	readonly toHeading: readonly Float64Array[];
	readonly toHigherHeadings: readonly Float64Array[];
}

interface LayoutStep {
	readonly steps: number;
	/** How likely it is the first key node on the way up. */
	readonly chance: number;
}

interface WithChild {
	readonly context: ParentContext;
	readonly child: UnitSignals;
}

interface WithOther {
	readonly context: ParentContext;
	readonly other: UnitSignals;
}

const ownUnits = ({ outline }: ParentContext, { unit }: UnitSignals) =>
	unit.section ? entryOf(outline.own, unit.section.index) : [];
const listSize = ({ outline }: ParentContext, { unit }: UnitSignals) => outline.listSize.get(unit.block.index) ?? 0;

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
	['child list size', ({ context, child }) => listSize(context, child)],
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
	['list size', ({ context, other }) => listSize(context, other)],
	['section size', ({ context, other }) => Math.log2(1 + ownUnits(context, other).length)],
	[
		'section below',
		({ context, other }) =>
			Math.log2(1 + (other.unit.section ? entryOf(context.outline.below, other.unit.section.index) : 0)),
	],
	['opens section', ({ context, other }) => ownUnits(context, other)[1] === other.unit.index],
	['ends section', ({ context, other }) => ownUnits(context, other).at(-1) === other.unit.index],
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

/** Writes the measures into a vector, without a table or array, because a report has thousands of pairs. */
function measurePair(vector: Float64Array, around: PlacedChild, b: Unit): Float64Array {
	const { report, layout, unit: a } = around;
	const parent = layout[a.index];
	const step = around.above.get(b.index);
	let at = 0;
	vector[at++] = Number(a.block === b.block);
	vector[at++] = Number(a.section === b.section);
	vector[at++] = signedLog(a.index - b.index);
	vector[at++] = Math.min(30, Math.abs(a.block.index - b.block.index));
	vector[at++] = Number(Math.abs(a.index - b.index) === 1);
	vector[at++] = b.kind === 'heading' ? headingSteps(a, around.sections, b) : -1;
	vector[at++] = Number(around.containers.includes(b.block.index));
	vector[at++] = Number(introduces(report, a, b));
	vector[at++] = a.block.depth - b.block.depth;
	vector[at++] = Number(parent === b.index);
	vector[at++] = Number(parent !== undefined && layout[parent] === b.index);
	vector[at++] = Number(layout[b.index] === a.index);
	vector[at++] = Number(parent !== undefined && layout[b.index] === parent);
	vector[at++] = step?.chance ?? 0;
	vector[at++] = step?.steps ?? -1;
	vector[at++] = Number(a.section?.parent === b.section?.parent);
	vector[at++] = mostOf(around.toHigherHeadings, b.index);
	vector[at++] = floatAt(around.toIt, b.index);
	vector[at++] = mostOf(around.toHeading, b.index);
	const heading = around.headings[b.index];
	vector[at++] = heading === undefined ? 0 : floatAt(around.toIt, heading);
	return vector;
}

/** The names of what {@link measureParents} measures: of the child, of what it may serve, and of the two together. */
export const parentFeatureNames = [...featureNames(childFeatures), ...featureNames(otherFeatures), ...pairNames];

/** Where the latter two start in a vector. */
export const [otherFrom, pairFrom] = [childFeatures.length, childFeatures.length + otherFeatures.length];

/** What speaks for one unit serving another: what belongs to one of the two alone, and what to a child with each other. */
export interface ParentMeasures {
	readonly child: (index: number) => Float64Array;
	readonly other: (index: number) => Float64Array;
	/** Written into one array again and again. */
	readonly pairs: (child: number) => (other: number) => Float64Array;
}

export function measureParents(context: ParentContext): ParentMeasures {
	const { all, report, layout, outline } = context;
	const headings = all.map((unit) => ownUnits(context, unit)[0]);
	const related = all.map((_, index) => lazy(() => outline.related.with(index)));
	const toAny = (units: readonly (number | undefined)[]) =>
		units.flatMap((unit) => (unit === undefined ? [] : [itemAt(related, unit)()]));
	const pair = new Float64Array(pairNames.length);
	return {
		child: (index) => measure(childFeatures, { context, child: itemAt(all, index) }),
		other: (index) => measure(otherFeatures, { context, other: itemAt(all, index) }),
		pairs: (index) => {
			const { unit } = itemAt(all, index);
			const sections = sectionsAround(report, unit.section?.index);
			const higher = sections.slice(1).filter(({ parent }) => parent !== undefined);
			const placed: PlacedChild = {
				report,
				layout,
				unit,
				headings,
				above: layoutAbove(context, index),
				sections: sections.map((section) => section.index),
				containers: blocksAround(report, unit.block.container).map((block) => block.index),
				toIt: itemAt(related, index)(),
				toHeading: toAny([headings[index]]),
				toHigherHeadings: toAny(higher.map((section) => outline.own.get(section.index)?.[0])),
			};
			return (other) => measurePair(pair, placed, itemAt(all, other).unit);
		},
	};
}

function signedLog(distance: number): number {
	return Math.sign(distance) * Math.log2(1 + Math.abs(distance));
}

/** The most that a unit has in common with any of some headings. */
function mostOf(related: readonly Float64Array[], unit: number): number {
	let most = 0;
	for (const to of related) most = Math.max(most, floatAt(to, unit));
	return most;
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

/** How many headings up: 0 for the unit's own, 1 for the one around it; −2 when it is not above it. */
function headingSteps(child: Unit, sections: readonly number[], { section }: Unit): number {
	const steps = section ? sections.indexOf(section.index) : -1;
	if (steps < 0) return -2;
	return child.kind === 'heading' ? steps - 1 : steps;
}

/** Does the other unit's block introduce the list or table that the child stands in? */
function introduces(report: Report, child: Unit, other: Unit): boolean {
	const first = other.block.introduces;
	if (first === undefined || child.block.index < first || child.section !== other.section) return false;
	const least = blockAt(report, first).depth;
	for (let at = first; at < child.block.index; at++) {
		const { kind, depth } = blockAt(report, at);
		if (kind !== 'item' || depth < least) return false;
	}
	return true;
}

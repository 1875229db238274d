import { floatAt, itemAt, uintAt } from '../../access';
import { placeAmong } from '../../text/collections';
import { once } from '../../text/memo';
import { type FeatureTable, measure, namesOf } from '../learned/forest';
import type { UnitSignals } from '../reading/signals';
import { rareUpTo } from '../reading/weights';
import { type Contents, contentsOf } from './contents';
import { type ClassifiedReading, isNote, sumsUp } from './statements';

/** A conclusion in its report. */
interface Said {
	readonly reading: ClassifiedReading;
	readonly contents: Contents;
	readonly own: UnitSignals;
	readonly terms: ReadonlySet<number>;
}

/** A conclusion, with what is the same for all that it may draw on. */
interface Conclusion extends Said {
	/** It stands outside summaries and conclusions, and draws on what is near it more often. */
	readonly inBody: boolean;
	readonly inSummary: boolean;
	/** Where it stands in its section, 0–1: a summary tells its points in the order of the body. */
	readonly place: number;
	/** Whether it goes on from what stands before it, and whether it infers from it; 0 or 1. */
	readonly continues: number;
	readonly infers: number;
	/** By section, the share of the conclusion's content that the section speaks of. */
	readonly covered: ReadonlyMap<number | undefined, number>;
	/** The most that another section covers. */
	readonly best: number;
	/** How much of a heading the conclusion names; each is measured once. */
	readonly namedShare: (heading: number | undefined) => number;
	/** How much of the conclusion each paragraph speaks of, by its block. */
	readonly blockShares: Float64Array;
}

/** A unit in its report. */
interface Placed {
	readonly reading: ClassifiedReading;
	readonly other: UnitSignals;
}

/** A place that conclusions may draw on, with what is the same for all of them. */
interface Place extends Placed {
	/** The heading of its section, and the one above that, as units. */
	readonly heading: number | undefined;
	readonly headingAbove: number | undefined;
	readonly key: number;
	/** Where it stands in the report, 0–1. */
	readonly at: number;
	/** What {@link placeFeatures} measure. */
	readonly measured: () => Float64Array;
}

/** What {@link measurePair} measures, in order. */
const pairNames = [
	'likeness',
	'shared weight',
	'shared terms',
	'rarest shared',
	'shared numbers',
	'heading named',
	'heading above named',
	'section covers',
	'section covers most',
	'section covers: body',
	'paragraph covers',
	'before',
	'before: body',
	'before in section',
	'distance in section',
	'just above',
	'just above, continues',
	'just above, infers',
	'next above, continues',
	'same paragraph',
	'same paragraph, continues',
	'same paragraph, infers',
	'other order',
	'other order, summary',
	'key: body',
] as const;

/**
 * Writes them from a place on. No table, and no object for a pair: thousands are measured for each version of a report.
 *
 * @param likeness how alike they are, as a share of the most alike pair of this conclusion
 */
function measurePair(vector: Float64Array, start: number, from: Conclusion, to: Place, all: Shares, likeness: number) {
	const { own, inBody, continues, infers } = from;
	const { index, block, section } = to.other.unit;
	/** How many units further up the place stands; below 0 further down. */
	const steps = own.unit.index - index;
	const sameSection = section === own.unit.section;
	const toSection = from.covered.get(section?.index) ?? 0;
	const before = Number(steps > 0);
	const justAbove = Number(steps > 0 && steps <= near);
	const sameBlock = Number(block === own.unit.block);
	const order = Math.abs(from.place - to.at);
	let at = start;
	vector[at++] = likeness;
	vector[at++] = Math.sqrt(floatAt(all.weight, index));
	vector[at++] = Math.min(8, uintAt(all.terms, index));
	vector[at++] = floatAt(all.rarest, index);
	vector[at++] = Math.min(3, uintAt(all.numbers, index));
	vector[at++] = from.namedShare(to.heading);
	vector[at++] = sameSection ? 0 : from.namedShare(to.headingAbove);
	vector[at++] = toSection;
	vector[at++] = Math.min(2, toSection / from.best);
	vector[at++] = inBody ? toSection : 0;
	vector[at++] = floatAt(from.blockShares, block.index);
	vector[at++] = before;
	vector[at++] = inBody ? before : 0;
	vector[at++] = sameSection ? before : 0;
	vector[at++] = sameSection ? Math.log2(1 + Math.abs(steps)) : 5;
	vector[at++] = justAbove;
	vector[at++] = justAbove * continues;
	vector[at++] = justAbove * infers;
	vector[at++] = Number(steps === 1) * continues;
	vector[at++] = sameBlock;
	vector[at++] = sameBlock * continues;
	vector[at++] = sameBlock * infers;
	vector[at++] = order;
	vector[at++] = from.inSummary ? order : 0;
	vector[at++] = inBody ? to.key : 0;
}

const placeFeatures: FeatureTable<Placed> = [
	['key', ({ reading, other }) => reading.key[other.unit.index] ?? 0],
	['argument', ({ reading, other }) => reading.classified[other.unit.index] === 'argument'],
	['figures', ({ other }) => Math.min(3, other.figures)],
	['citations', ({ other }) => Math.min(2, other.citations)],
	['table', ({ other }) => other.unit.kind === 'table'],
	['item', ({ other }) => other.unit.block.kind === 'item'],
	['place in section', (place) => Math.min(10, placeAmong(unitsBeside(place), place.other.unit.index))],
	['causes', ({ other }) => other.cues.has('cause')],
	['judges', ({ other }) => other.cues.has('evaluation')],
	['infers', ({ other }) => other.cues.has('inference')],
	['about the report', ({ other }) => isNote(other)],
	['label', ({ other }) => other.label],
	['short', ({ other }) => other.length < 5],
	['in introduction', ({ other }) => other.unit.section?.role === 'introduction'],
	['in appendix', ({ other }) => other.unit.section?.role === 'appendix'],
];

/** The names of what speaks for a conclusion drawing on a place. */
export const drawsOnFeatureNames = [...namesOf(placeFeatures), ...pairNames];

/** How many sections, of those that cover most of a conclusion, are looked through as a whole. */
const sectionsRead = 8;

/** In very long reports, how many places are looked at, and how many units a term may stand in that still says something. */
const mostPlaces = 400;

/** How many units around a conclusion are looked at, whatever they share with it. */
const near = 3;

/**
 * Measures the places that a conclusion may draw on: what speaks of the same, what stands in sections that do, what is
 * near. What belongs to a place alone is measured once for all conclusions; the vector that is handed on serves for the
 * next place, too.
 */
export function measurePlaces(
	reading: ClassifiedReading,
): (index: number, take: (place: number, vector: Float64Array) => void) => void {
	const contents = contentsOf(reading);
	const places = reading.all.filter((other) => canCarry(reading, other)).map((other) => placeOf(reading, other));
	const shares = noShares(reading.all.length);
	const vector = new Float64Array(drawsOnFeatureNames.length);
	return (index, take) => {
		const from = conclusionAt(reading, contents, index);
		share(from, shares);
		const likeness = (unit: number) => likenessTo(from, unit, floatAt(shares.weight, unit));
		const most = shares.touched.reduce((most, unit) => Math.max(most, likeness(unit)), 1e-9);
		// A function for each place, which is compiled once for all conclusions; the loop of each would begin uncompiled.
		placesFor(from, places, shares).forEach((to) => {
			const unit = to.other.unit.index;
			vector.set(to.measured());
			measurePair(vector, placeFeatures.length, from, to, shares, likeness(unit) / most);
			take(unit, vector);
		});
	};
}

function placeOf(reading: ClassifiedReading, other: UnitSignals): Place {
	const { unit } = other;
	const { own } = reading.outline;
	const parent = unit.section?.parent;
	return {
		reading,
		other,
		heading: unitsBeside({ reading, other })[0],
		headingAbove: parent === undefined ? undefined : own.get(parent)?.[0],
		key: reading.key[unit.index] ?? 0,
		at: unit.index / reading.all.length,
		measured: once(() => measure(placeFeatures, { reading, other })),
	};
}

function conclusionAt(reading: ClassifiedReading, contents: Contents, index: number): Conclusion {
	const own = itemAt(reading.all, index);
	const { section } = own.unit;
	const units = section ? (reading.outline.own.get(section.index) ?? []) : [];
	const covered = coveredBy(contents, itemAt(contents.terms, index));
	const others = [...covered].flatMap(([at, share]) => (at === section?.index ? [] : [share]));
	const said = { reading, contents, own, terms: new Set(itemAt(contents.terms, index)) };
	return {
		inBody: !sumsUp(own),
		inSummary: section?.role === 'summary',
		continues: Number(own.cues.has('continuation')),
		infers: Number(own.cues.has('inference')),
		place: units.length > 1 ? placeAmong(units, index) / units.length : 0,
		covered,
		best: Math.max(1e-9, ...others),
		namedShare: memo((heading) => namedShare(said, heading)),
		blockShares: blockShares(said),
		...said,
	};
}

/** By section, the share of some content that it speaks of. */
function coveredBy(contents: Contents, terms: readonly number[]): Map<number | undefined, number> {
	const { sections, sectionsWith, sectionWeightOf } = contents;
	const shares = new Float64Array(sections.length);
	let whole = 0;
	for (const term of terms) {
		const weight = floatAt(sectionWeightOf, term);
		whole += Math.max(0.01, weight);
		for (const section of itemAt(sectionsWith, term)) shares[section] = floatAt(shares, section) + weight;
	}
	return new Map(sections.map((section, at) => [section, floatAt(shares, at) / Math.max(0.01, whole)]));
}

/** What each unit has in common with a conclusion, by its index; one after another is written here. */
interface Shares {
	/** How many terms both have, how many of these are numbers, and whether one stands in few units. */
	readonly terms: Uint32Array;
	readonly numbers: Uint32Array;
	readonly rare: Uint8Array;
	/** The most that one of them says. */
	readonly rarest: Float64Array;
	/** The sum of their squared weights. */
	readonly weight: Float64Array;
	/** The units that have anything in common with it. */
	touched: number[];
}

function noShares(units: number): Shares {
	return {
		terms: new Uint32Array(units),
		numbers: new Uint32Array(units),
		rare: new Uint8Array(units),
		rarest: new Float64Array(units),
		weight: new Float64Array(units),
		touched: [],
	};
}

/** Writes what each unit shares with a conclusion, itself left out. */
function share({ contents, terms, own }: Conclusion, all: Shares): void {
	for (const unit of all.touched) forget(all, unit);
	all.touched = [];
	for (const term of terms) {
		const units = itemAt(contents.unitsWith, term);
		if (units.length > mostPlaces) continue;
		const weight = floatAt(contents.weightOf, term);
		const isRare = units.length <= rareUpTo;
		for (const unit of units) {
			if (unit === own.unit.index) continue;
			const before = uintAt(all.terms, unit);
			if (before === 0) all.touched.push(unit);
			all.terms[unit] = before + 1;
			if (contents.isNumber[term]) all.numbers[unit] = uintAt(all.numbers, unit) + 1;
			if (isRare) all.rare[unit] = 1;
			all.rarest[unit] = Math.max(floatAt(all.rarest, unit), weight);
			all.weight[unit] = floatAt(all.weight, unit) + weight ** 2;
		}
	}
}

function forget(all: Shares, unit: number): void {
	all.terms[unit] = 0;
	all.numbers[unit] = 0;
	all.rare[unit] = 0;
	all.rarest[unit] = 0;
	all.weight[unit] = 0;
}

/** The cosine of a conclusion and a unit by their weighted terms. */
function likenessTo({ contents: { weights }, own }: Conclusion, unit: number, weight: number): number {
	return weight === 0 ? 0 : weight / Math.sqrt(floatAt(weights, own.unit.index) * floatAt(weights, unit));
}

/** @param places all that can carry a conclusion */
function placesFor({ covered, own }: Conclusion, places: readonly Place[], shares: Shares): readonly Place[] {
	const wholly = new Set(
		[...covered]
			.sort((a, b) => b[1] - a[1])
			.slice(0, sectionsRead)
			.map(([section]) => section),
	);
	const at = own.unit.index;
	const found = places.filter(({ other }) => {
		const { index, section } = other.unit;
		return other !== own && (wholly.has(section?.index) || shares.rare[index] === 1 || Math.abs(index - at) <= near);
	});
	const weightOf = ({ other }: Place) => floatAt(shares.weight, other.unit.index);
	return found.length <= mostPlaces ? found : found.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, mostPlaces);
}

/** A sentence, an item or a table of the body; what sums up carries nothing. */
function canCarry({ classified }: ClassifiedReading, other: UnitSignals): boolean {
	const { unit } = other;
	return unit.kind !== 'heading' && classified[unit.index] !== 'other' && !sumsUp(other);
}

/** The units of a place's section. */
function unitsBeside({ reading, other: { unit } }: Placed): readonly number[] {
	return unit.section ? (reading.outline.own.get(unit.section.index) ?? []) : [];
}

/** How much of a heading the conclusion names. */
function namedShare({ contents, terms, own }: Said, heading: number | undefined): number {
	if (heading === undefined || heading === own.unit.index) return 0;
	let [named, whole] = [0, 0];
	for (const term of itemAt(contents.terms, heading)) {
		const weight = floatAt(contents.weightOf, term);
		whole += weight;
		if (terms.has(term)) named += weight;
	}
	return named / Math.max(0.01, whole);
}

/** How much of the conclusion each paragraph speaks of, by its block. */
function blockShares({ reading, contents, terms, own }: Said): Float64Array {
	const shares = new Float64Array(reading.report.blocks.length);
	for (const term of terms) {
		const weight = floatAt(contents.weightOf, term) ** 2;
		for (const block of itemAt(contents.blocksWith, term)) shares[block] = floatAt(shares, block) + weight;
	}
	const whole = Math.max(0.01, floatAt(contents.weights, own.unit.index));
	for (let block = 0; block < shares.length; block++) shares[block] = floatAt(shares, block) / whole;
	return shares;
}

function memo<Key>(read: (key: Key) => number): (key: Key) => number {
	const known = new Map<Key, number>();
	return (key) => {
		const before = known.get(key);
		if (before !== undefined) return before;
		const value = read(key);
		known.set(key, value);
		return value;
	};
}

import { floatAt, itemAt } from '../../access';
import { placeAmong } from '../../text/collections';
import { emptyVectors, type FeatureTable, measure, namesOf } from '../learned/forest';
import type { UnitSignals } from '../reading/signals';
import { rareUpTo } from '../reading/weights';
import { type Contents, contentsOf } from './contents';
import { type ClassifiedReading, isNote, sumsUp } from './statements';
import type { MeasuredUnit } from './thesisFeatures';

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
	/** Where it stands in its section, 0–1: a summary tells its points in the order of the body. */
	readonly place: number;
	/** By section, the share of the conclusion's content that the section speaks of. */
	readonly covered: ReadonlyMap<number | undefined, number>;
	/** The most that another section covers. */
	readonly best: number;
	/** How much of a heading the conclusion names; each is measured once. */
	readonly namedShare: (heading: number | undefined) => number;
	/** How much of the conclusion each paragraph speaks of, by its block. */
	readonly blockShares: Float64Array;
}

/** A place that conclusions may draw on. */
interface Place {
	readonly reading: ClassifiedReading;
	readonly other: UnitSignals;
}

/** A conclusion, and a place that it may draw on. */
interface Pair extends Place {
	readonly from: Conclusion;
	readonly shared: Shared;
	/** How alike they are, as a share of the most alike pair of this conclusion. */
	readonly likeness: number;
	/** How many units further up the other stands; below 0 further down. */
	readonly steps: number;
	readonly sameSection: boolean;
	readonly sameBlock: boolean;
	readonly toSection: number;
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

/** Writes them from a place on. No table: thousands of pairs are measured for each version of a report. */
function measurePair(vector: Float64Array, start: number, pair: Pair): void {
	const { reading, from, other, shared, steps, sameSection, sameBlock, toSection } = pair;
	const { unit } = other;
	const { inBody, own } = from;
	const before = Number(steps > 0);
	const justAbove = Number(steps > 0 && steps <= near);
	const continues = Number(own.cues.has('continuation'));
	const infers = Number(own.cues.has('inference'));
	const order = Math.abs(from.place - unit.index / reading.all.length);
	let at = start;
	vector[at++] = pair.likeness;
	vector[at++] = Math.sqrt(shared.weight);
	vector[at++] = Math.min(8, shared.terms);
	vector[at++] = shared.rarest;
	vector[at++] = Math.min(3, shared.numbers);
	vector[at++] = from.namedShare(unitsBeside(pair)[0]);
	vector[at++] = sameSection ? 0 : from.namedShare(headingAbove(pair));
	vector[at++] = toSection;
	vector[at++] = Math.min(2, toSection / from.best);
	vector[at++] = inBody ? toSection : 0;
	vector[at++] = floatAt(from.blockShares, unit.block.index);
	vector[at++] = before;
	vector[at++] = inBody ? before : 0;
	vector[at++] = sameSection ? before : 0;
	vector[at++] = sameSection ? Math.log2(1 + Math.abs(steps)) : 5;
	vector[at++] = justAbove;
	vector[at++] = justAbove * continues;
	vector[at++] = justAbove * infers;
	vector[at++] = Number(steps === 1) * continues;
	vector[at++] = Number(sameBlock);
	vector[at++] = Number(sameBlock) * continues;
	vector[at++] = Number(sameBlock) * infers;
	vector[at++] = order;
	vector[at++] = own.unit.section?.role === 'summary' ? order : 0;
	vector[at++] = inBody ? (reading.key[unit.index] ?? 0) : 0;
}

const placeFeatures: FeatureTable<Place> = [
	['key', ({ reading, other }) => reading.key[other.unit.index] ?? 0],
	['argument', ({ reading, other }) => reading.classified[other.unit.index] === 'argument'],
	['figures', ({ other }) => Math.min(3, other.figures)],
	['citations', ({ other }) => Math.min(2, other.citations)],
	['table', ({ other }) => other.unit.kind === 'table'],
	['item', ({ other }) => other.unit.block.kind === 'item'],
	['place in section', (place) => Math.min(10, unitsBeside(place).indexOf(place.other.unit.index))],
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
 * near. What belongs to a place alone is measured once for all conclusions.
 */
export function measurePlaces(reading: ClassifiedReading): (index: number) => MeasuredUnit[] {
	const contents = contentsOf(reading);
	const carriers = reading.all.filter((other) => canCarry(reading, other));
	const known = new Map<UnitSignals, Float64Array>();
	const measurePlace = (other: UnitSignals) => {
		const vector = known.get(other) ?? measure(placeFeatures, { reading, other });
		known.set(other, vector);
		return vector;
	};
	return (index) => measureFor(conclusionAt(reading, contents, index), carriers, measurePlace);
}

function measureFor(
	from: Conclusion,
	carriers: readonly UnitSignals[],
	measurePlace: (other: UnitSignals) => Float64Array,
): MeasuredUnit[] {
	const { reading, own } = from;
	const all = sharedWith(from);
	const likeness = (unit: number) => likenessTo(from, unit, all[unit]?.weight ?? 0);
	let most = 0;
	for (let unit = 0; unit < all.length; unit++) if (all[unit]) most = Math.max(most, likeness(unit));
	const places = placesFor(from, carriers, all);
	const vectors = emptyVectors(places.length, drawsOnFeatureNames.length);
	return places.map((other, at) => {
		const { index, section, block } = other.unit;
		const steps = own.unit.index - index;
		const vector = itemAt(vectors, at);
		vector.set(measurePlace(other));
		measurePair(vector, placeFeatures.length, {
			reading,
			from,
			other,
			shared: all[index] ?? nothing,
			likeness: likeness(index) / Math.max(1e-9, most),
			steps,
			sameSection: section === own.unit.section,
			sameBlock: block === own.unit.block,
			toSection: from.covered.get(section?.index) ?? 0,
		});
		return { index, vector };
	});
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

/** What a unit has in common with a conclusion. */
interface Shared {
	/** How many terms both have, how many of these are numbers, and whether one stands in few units. */
	terms: number;
	numbers: number;
	rare: boolean;
	/** The most that one of them says. */
	rarest: number;
	/** The sum of their squared weights. */
	weight: number;
}

const nothing: Shared = { terms: 0, numbers: 0, rare: false, rarest: 0, weight: 0 };

/** For each unit what it shares with a conclusion, itself left out. */
function sharedWith({ reading, contents, terms, own }: Conclusion): readonly (Shared | undefined)[] {
	const all: (Shared | undefined)[] = reading.all.map(() => undefined);
	for (const term of terms) {
		const units = itemAt(contents.unitsWith, term);
		if (units.length > mostPlaces) continue;
		const weight = floatAt(contents.weightOf, term);
		for (const unit of units) {
			const shared = all[unit] ?? { ...nothing };
			shared.terms++;
			if (contents.isNumber[term]) shared.numbers++;
			shared.rare ||= units.length <= rareUpTo;
			shared.rarest = Math.max(shared.rarest, weight);
			shared.weight += weight ** 2;
			all[unit] = shared;
		}
	}
	all[own.unit.index] = undefined;
	return all;
}

/** The cosine of a conclusion and a unit by their weighted terms. */
function likenessTo({ contents: { weights }, own }: Conclusion, unit: number, weight: number): number {
	return weight === 0 ? 0 : weight / Math.sqrt(itemAt(weights, own.unit.index) * itemAt(weights, unit));
}

/** @param carriers what can carry a conclusion at all */
function placesFor(
	{ covered, own }: Conclusion,
	carriers: readonly UnitSignals[],
	shared: readonly (Shared | undefined)[],
): UnitSignals[] {
	const wholly = new Set(
		[...covered]
			.sort((a, b) => b[1] - a[1])
			.slice(0, sectionsRead)
			.map(([section]) => section),
	);
	const at = own.unit.index;
	const places = carriers.filter((other) => {
		const { index, section } = other.unit;
		return other !== own && (wholly.has(section?.index) || shared[index]?.rare || Math.abs(index - at) <= near);
	});
	const shares = ({ unit }: UnitSignals) => shared[unit.index]?.weight ?? 0;
	return places.length <= mostPlaces ? places : places.sort((a, b) => shares(b) - shares(a)).slice(0, mostPlaces);
}

/** A sentence, an item or a table of the body; what sums up carries nothing. */
function canCarry({ classified }: ClassifiedReading, other: UnitSignals): boolean {
	const { unit } = other;
	return unit.kind !== 'heading' && classified[unit.index] !== 'other' && !sumsUp(other);
}

/** The units of a place's section. */
function unitsBeside({ reading, other: { unit } }: Place): readonly number[] {
	return unit.section ? (reading.outline.own.get(unit.section.index) ?? []) : [];
}

function headingAbove({ reading, other }: Pair): number | undefined {
	const parent = other.unit.section?.parent;
	return parent === undefined ? undefined : reading.outline.own.get(parent)?.[0];
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
	const whole = Math.max(0.01, itemAt(contents.weights, own.unit.index));
	return shares.map((share) => share / whole);
}

function memo<Key>(read: (key: Key) => number): (key: Key) => number {
	const known = new Map<Key, number>();
	return (key) => {
		const value = known.get(key) ?? read(key);
		known.set(key, value);
		return value;
	};
}

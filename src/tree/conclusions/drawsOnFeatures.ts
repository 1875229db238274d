import { entryOf, itemAt } from '../../access';
import { type FeatureTable, measure, namesOf } from '../learned/forest';
import type { UnitSignals } from '../reading/signals';
import { rareUpTo } from '../reading/weights';
import type { Contents } from './contents';
import { type ClassifiedReading, isNote, sumsUp } from './statements';

/** A conclusion, with what is the same for all that it may draw on. */
interface Conclusion {
	readonly reading: ClassifiedReading;
	readonly contents: Contents;
	readonly own: UnitSignals;
	readonly terms: ReadonlySet<string>;
	/** It stands outside summaries and conclusions, and draws on what is near it more often. */
	readonly inBody: boolean;
	/** Where it stands in its section, 0–1: a summary tells its points in the order of the body. */
	readonly place: number;
	/** By section, the share of the conclusion's content that the section speaks of. */
	readonly covered: ReadonlyMap<number | undefined, number>;
	/** The most that another section covers. */
	readonly best: number;
}

/** A place that a conclusion may draw on. */
interface Pair extends Conclusion {
	readonly other: UnitSignals;
	/** The terms that both have. */
	readonly shared: readonly string[];
	/** How alike they are, as a share of the most alike pair of this conclusion. */
	readonly likeness: number;
	/** How many units further up the other stands; below 0 further down. */
	readonly steps: number;
	readonly sameSection: boolean;
	readonly sameBlock: boolean;
	/** It stands among the three units above, in the conclusion's section. */
	readonly justAbove: boolean;
	readonly toHeading: number;
	readonly toSection: number;
}

const placeDistance = ({ reading, place, other }: Pair) => Math.abs(place - other.unit.index / reading.all.length);

const features: FeatureTable<Pair> = [
	['likeness', ({ likeness }) => likeness],
	['shared weight', ({ shared, contents }) => Math.sqrt(sumOf(shared, (term) => contents.weightOf(term) ** 2))],
	['shared terms', ({ shared }) => Math.min(8, shared.length)],
	['rarest shared', ({ shared, contents }) => Math.max(0, ...shared.map(contents.weightOf))],
	['shared numbers', ({ shared }) => Math.min(3, shared.filter((term) => /^\d/.test(term)).length)],
	['heading named', ({ toHeading }) => toHeading],
	['heading above named', (pair) => (pair.sameSection ? 0 : namedShare(pair, headingAbove(pair)))],
	['section covers', ({ toSection }) => toSection],
	['section covers most', ({ toSection, best }) => Math.min(2, toSection / best)],
	['section covers, in body', ({ toSection, inBody }) => (inBody ? toSection : 0)],
	['paragraph covers', (pair) => blockShare(pair)],
	['before', ({ steps }) => steps > 0],
	['before, in body', ({ steps, inBody }) => inBody && steps > 0],
	['before in section', ({ steps, sameSection }) => sameSection && steps > 0],
	['distance in section', ({ steps, sameSection }) => (sameSection ? Math.log2(1 + Math.abs(steps)) : 5)],
	['just above', ({ justAbove }) => justAbove],
	['just above, continues', ({ justAbove, own }) => justAbove && own.cues.has('continuation')],
	['just above, infers', ({ justAbove, own }) => justAbove && own.cues.has('inference')],
	['next above, continues', ({ steps, own }) => steps === 1 && own.cues.has('continuation')],
	['same paragraph', ({ sameBlock }) => sameBlock],
	['same paragraph, continues', ({ sameBlock, own }) => sameBlock && own.cues.has('continuation')],
	['same paragraph, infers', ({ sameBlock, own }) => sameBlock && own.cues.has('inference')],
	['other order', (pair) => placeDistance(pair)],
	['other order, summary', (pair) => (pair.own.unit.section?.role === 'summary' ? placeDistance(pair) : 0)],
	['key', ({ reading, other }) => reading.key[other.unit.index] ?? 0],
	['key, in body', ({ reading, other, inBody }) => (inBody ? (reading.key[other.unit.index] ?? 0) : 0)],
	['argument', ({ reading, other }) => reading.classified[other.unit.index] === 'argument'],
	['figures', ({ other }) => Math.min(3, other.figures)],
	['citations', ({ other }) => Math.min(2, other.citations)],
	['table', ({ other }) => other.unit.kind === 'table'],
	['item', ({ other }) => other.unit.block.kind === 'item'],
	['place in section', (pair) => Math.min(10, ownUnits(pair, pair.other).indexOf(pair.other.unit.index))],
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
export const drawsOnFeatureNames = namesOf(features);

/** How many sections, of those that cover most of a conclusion, are looked through as a whole. */
const sectionsRead = 8;

/** How many units around a conclusion are looked at, whatever they share with it. */
const near = 3;

export interface MeasuredPlace {
	readonly index: number;
	readonly vector: Float64Array;
}

/** Measures the places that a conclusion may draw on: what speaks of the same, what stands in sections that do, what is near. */
export function measurePlaces(reading: ClassifiedReading, contents: Contents, index: number): MeasuredPlace[] {
	const conclusion = conclusionAt(reading, contents, index);
	const shared = sharedTerms(conclusion);
	const likeness = likenessOf(conclusion, shared);
	const most = Math.max(1e-9, ...likeness.values());
	return placesFor(conclusion, shared).map((other) => {
		const { own } = conclusion;
		const steps = index - other.unit.index;
		const sameSection = other.unit.section === own.unit.section;
		const pair: Pair = {
			...conclusion,
			other,
			shared: shared.get(other.unit.index) ?? [],
			likeness: (likeness.get(other.unit.index) ?? 0) / most,
			steps,
			sameSection,
			sameBlock: other.unit.block === own.unit.block,
			justAbove: steps > 0 && steps <= near,
			toHeading: namedShare(conclusion, ownUnits(conclusion, other)[0]),
			toSection: conclusion.covered.get(other.unit.section?.index) ?? 0,
		};
		return { index: other.unit.index, vector: measure(features, pair) };
	});
}

function conclusionAt(reading: ClassifiedReading, contents: Contents, index: number): Conclusion {
	const own = itemAt(reading.all, index);
	const terms = itemAt(contents.terms, index);
	const { section } = own.unit;
	const units = section ? (reading.outline.own.get(section.index) ?? []) : [];
	const whole = Math.max(
		0.01,
		sumOf(terms, (term) => Math.max(0.01, contents.sectionWeightOf(term))),
	);
	const covered = new Map(
		[...contents.sections].map(([at, spoken]) => {
			const known = [...terms].filter((term) => spoken.has(term));
			return [at, sumOf(known, contents.sectionWeightOf) / whole];
		}),
	);
	const others = [...covered].flatMap(([at, share]) => (at === section?.index ? [] : [share]));
	return {
		reading,
		contents,
		own,
		terms,
		inBody: !sumsUp(own),
		place: units.length > 1 ? units.indexOf(index) / units.length : 0,
		covered,
		best: Math.max(1e-9, ...others),
	};
}

/** By unit, the terms that it shares with a conclusion. */
function sharedTerms({ contents, terms }: Conclusion): Map<number, string[]> {
	const shared = new Map<number, string[]>();
	for (const term of terms) {
		for (const unit of contents.units.get(term) ?? []) {
			const known = shared.get(unit);
			if (known) known.push(term);
			else shared.set(unit, [term]);
		}
	}
	return shared;
}

function likenessOf(
	{ contents, own }: Conclusion,
	shared: ReadonlyMap<number, readonly string[]>,
): Map<number, number> {
	const { index } = own.unit;
	const likeness = new Map<number, number>();
	for (const [unit, terms] of shared) {
		if (unit === index) continue;
		const weight = sumOf(terms, (term) => contents.weightOf(term) ** 2);
		const norm = Math.sqrt(itemAt(contents.weights, index) * itemAt(contents.weights, unit));
		likeness.set(unit, norm === 0 ? 0 : weight / norm);
	}
	return likeness;
}

function placesFor(conclusion: Conclusion, shared: ReadonlyMap<number, readonly string[]>): UnitSignals[] {
	const { reading, contents, covered, own } = conclusion;
	const rare = (term: string) => entryOf(contents.units, term).length <= rareUpTo;
	const wholly = new Set(
		[...covered]
			.sort((a, b) => b[1] - a[1])
			.slice(0, sectionsRead)
			.map(([section]) => section),
	);
	return reading.all.filter((other) => {
		const { index, section } = other.unit;
		return (
			canCarry(conclusion, other) &&
			(wholly.has(section?.index) || shared.get(index)?.some(rare) || Math.abs(index - own.unit.index) <= near)
		);
	});
}

/** A sentence, an item or a table of the body; what sums up carries nothing. */
function canCarry({ reading, own }: Conclusion, other: UnitSignals): boolean {
	const { unit } = other;
	return other !== own && unit.kind !== 'heading' && reading.classified[unit.index] !== 'other' && !sumsUp(other);
}

function ownUnits({ reading }: Conclusion, { unit: { section } }: UnitSignals): readonly number[] {
	return section ? (reading.outline.own.get(section.index) ?? []) : [];
}

function headingAbove({ reading, other }: Pair): number | undefined {
	const parent = other.unit.section?.parent;
	return parent === undefined ? undefined : reading.outline.own.get(parent)?.[0];
}

/** How much of a heading the conclusion names. */
function namedShare({ contents, terms, own }: Conclusion, heading: number | undefined): number {
	if (heading === undefined || heading === own.unit.index) return 0;
	const said = itemAt(contents.terms, heading);
	const named = [...said].filter((term) => terms.has(term));
	return sumOf(named, contents.weightOf) / Math.max(0.01, sumOf(said, contents.weightOf));
}

/** How much of the conclusion the other's paragraph speaks of. */
function blockShare({ contents, terms, own, other }: Pair): number {
	const spoken = entryOf(contents.blocks, other.unit.block.index);
	const known = [...terms].filter((term) => spoken.has(term));
	const whole = itemAt(contents.weights, own.unit.index);
	return sumOf(known, (term) => contents.weightOf(term) ** 2) / Math.max(0.01, whole);
}

function sumOf(terms: Iterable<string>, value: (term: string) => number): number {
	let sum = 0;
	for (const term of terms) sum += value(term);
	return sum;
}

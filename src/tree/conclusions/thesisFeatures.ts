import { entryOf, itemAt } from '../../access';
import { collect, placeAmong } from '../../text/collections';
import { termsOf } from '../../text/terms';
import { type FeatureTable, measure, namesOf } from '../learned/forest';
import type { UnitSignals } from '../reading/signals';
import { type ClassifiedReading, closes, isNote, statesSomething, sumsUp, underConclusions } from './statements';

/** A sentence that may be the thesis, in its report. */
interface Candidate {
	readonly reading: ClassifiedReading;
	readonly own: UnitSignals;
	/** Where its paragraph stands in its section, from 0. */
	readonly paragraph: number;
	/** Sentences in its section. */
	readonly neighbours: number;
	/** It stands in the section that ends the report. */
	readonly atEnd: boolean;
	/** Terms that it shares with the title and the question. */
	readonly asked: number;
	/** Headings of whose rarer words it has one: a thesis speaks of what the sections treat. */
	readonly headings: number;
	readonly key: number;
}

/** A candidate beside the others of its report. */
interface Compared extends Candidate {
	/** The most that any of them has. */
	readonly most: Readonly<Record<'asked' | 'headings' | 'key', number>>;
	/** Headings of the report. */
	readonly allHeadings: number;
}

const opensSection = ({ own, paragraph }: Candidate) => paragraph === 0 && own.unit.position === 0;
const shareOfMost = (at: Compared, of: 'asked' | 'headings' | 'key') => at[of] / Math.max(1e-9, at.most[of]);

const features: FeatureTable<Compared> = [
	['in summary', ({ own }) => own.unit.section?.role === 'summary'],
	['in conclusion', ({ own }) => own.unit.section?.role === 'conclusion'],
	['in introduction', ({ own }) => own.unit.section?.role === 'introduction'],
	['before any heading', ({ own }) => own.unit.section === undefined],
	['under conclusions', ({ own }) => underConclusions(own)],
	['at end', ({ atEnd }) => atEnd],
	['heading level', ({ own }) => own.unit.section?.level ?? 0],
	['opens section', (at) => opensSection(at)],
	['opens summary', (at) => at.paragraph === 0 && sumsUp(at.own)],
	['paragraph', ({ paragraph }) => Math.min(8, paragraph)],
	['position', ({ own }) => Math.min(5, own.unit.position)],
	['document place', ({ reading, own }) => own.unit.index / reading.all.length],
	['section size', ({ neighbours }) => Math.log2(1 + neighbours)],
	['item', ({ own }) => own.unit.block.kind === 'item'],
	['label in front', ({ own }) => /^[^:：.。,，]{2,40}[:：]\s*\S/u.test(own.unit.text)],
	['closes', ({ own }) => closes(own)],
	['key', ({ key }) => key],
	['key, beside others', (at) => shareOfMost(at, 'key')],
	['argument', ({ reading, own }) => reading.classified[own.unit.index] === 'argument'],
	['recommends', ({ own }) => own.cues.has('recommendation')],
	['contrasts', ({ own }) => own.cues.has('contrast')],
	['continues', ({ own }) => own.cues.has('continuation')],
	['forecasts', ({ own }) => own.cues.has('forecast')],
	['about the report', ({ own }) => isNote(own)],
	['asked', ({ asked }) => Math.min(10, asked)],
	['asked, share', ({ asked, own }) => asked / Math.max(1, own.terms.size)],
	['asked, beside others', (at) => shareOfMost(at, 'asked')],
	['asked, in summary', (at) => (sumsUp(at.own) ? shareOfMost(at, 'asked') : 0)],
	['headings', ({ headings }) => Math.min(10, headings)],
	['headings, share', ({ headings, allHeadings }) => headings / Math.max(1, allHeadings)],
	['headings, beside others', (at) => shareOfMost(at, 'headings')],
	['length', ({ own }) => Math.min(60, own.length)],
];

/** The names of what speaks for a sentence being the thesis. */
export const thesisFeatureNames = namesOf(features);

export interface MeasuredUnit {
	readonly index: number;
	readonly vector: Float64Array;
}

/** Measures every sentence that may be the thesis. */
export function measureTheses(reading: ClassifiedReading): MeasuredUnit[] {
	const headings = reading.all.filter(({ unit }) => unit.kind === 'heading');
	const candidates = candidatesIn(reading, headings);
	const mostOf = (of: 'asked' | 'headings' | 'key') =>
		candidates.reduce((most, candidate) => Math.max(most, candidate[of]), 0);
	const most = { asked: mostOf('asked'), headings: mostOf('headings'), key: mostOf('key') };
	return candidates.map((candidate) => ({
		index: candidate.own.unit.index,
		vector: measure(features, { most, allHeadings: headings.length, ...candidate }),
	}));
}

function candidatesIn(reading: ClassifiedReading, headings: readonly UnitSignals[]): Candidate[] {
	const { all, outline, report } = reading;
	const asked = new Set(termsOf(`${report.title?.text ?? ''} ${report.query ?? ''}`));
	const rare = (term: string) => (outline.frequency.get(term) ?? 0) < all.length / 6;
	const headingsWith = collect(
		headings.flatMap(({ terms }, heading) => [...terms].filter(rare).map((term) => [term, heading] as const)),
	);
	const last = all.at(-1)?.unit.section;
	const places = paragraphPlaces(all);
	return all
		.filter((own) => statesSomething(reading, own))
		.map((own) => {
			const { section, block, index } = own.unit;
			const place = entryOf(places, section?.index);
			return {
				reading,
				own,
				paragraph: placeAmong(place.blocks, block.index),
				neighbours: place.sentences,
				atEnd: section !== undefined && section === last,
				asked: sharedBy(own.terms, asked),
				headings: headingsOf(own.terms, headingsWith),
				key: itemAt(reading.key, index),
			};
		});
}

function sharedBy(terms: ReadonlySet<string>, others: ReadonlySet<string>): number {
	let shared = 0;
	for (const term of terms) if (others.has(term)) shared++;
	return shared;
}

function headingsOf(terms: ReadonlySet<string>, headingsWith: ReadonlyMap<string, readonly number[]>): number {
	const headings = new Set<number>();
	for (const term of terms) for (const heading of headingsWith.get(term) ?? []) headings.add(heading);
	return headings.size;
}

interface SectionPlaces {
	/** Its blocks of text, in order. */
	readonly blocks: number[];
	sentences: number;
}

function paragraphPlaces(all: readonly UnitSignals[]): Map<number | undefined, SectionPlaces> {
	const places = new Map<number | undefined, SectionPlaces>();
	for (const { unit } of all) {
		if (unit.kind !== 'sentence') continue;
		const place = places.get(unit.section?.index) ?? { blocks: [], sentences: 0 };
		if (place.blocks.at(-1) !== unit.block.index) place.blocks.push(unit.block.index);
		place.sentences++;
		places.set(unit.section?.index, place);
	}
	return places;
}

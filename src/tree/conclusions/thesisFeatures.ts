import { termsOf } from '../../text/terms';
import { type FeatureTable, measure, namesOf } from '../learned/forest';
import type { UnitSignals } from '../reading/signals';
import { type ClassifiedReading, closes, isNote, statesSomething, underConclusions } from './statements';

/** A sentence that may be the thesis, in its report. */
interface Candidate {
	readonly reading: ClassifiedReading;
	readonly own: UnitSignals;
	/** The terms of the title and the question. */
	readonly asked: ReadonlySet<string>;
	readonly headings: readonly UnitSignals[];
	/** Where its paragraph stands in its section, from 0. */
	readonly paragraph: number;
	/** Sentences in its section. */
	readonly neighbours: number;
	/** It stands in the section that ends the report. */
	readonly atEnd: boolean;
}

const askedTerms = ({ own, asked }: Candidate) => [...own.terms].filter((term) => asked.has(term)).length;

/** Headings of whose rarer words the sentence has one: a thesis speaks of what the sections treat. */
function headingsTouched({ reading: { all, outline }, own, headings }: Candidate): number {
	const rare = (term: string) => (outline.frequency.get(term) ?? 0) < all.length / 6;
	return headings.filter(({ terms }) => [...terms].some((term) => own.terms.has(term) && rare(term))).length;
}

const features: FeatureTable<Candidate> = [
	['in summary', ({ own }) => own.unit.section?.role === 'summary'],
	['in conclusion', ({ own }) => own.unit.section?.role === 'conclusion'],
	['in introduction', ({ own }) => own.unit.section?.role === 'introduction'],
	['before any heading', ({ own }) => own.unit.section === undefined],
	['under conclusions', ({ own }) => underConclusions(own)],
	['at end', ({ atEnd }) => atEnd],
	['heading level', ({ own }) => own.unit.section?.level ?? 0],
	['paragraph', ({ paragraph }) => Math.min(8, paragraph)],
	['position', ({ own }) => Math.min(5, own.unit.position)],
	['document place', ({ reading, own }) => own.unit.index / reading.all.length],
	['section size', ({ neighbours }) => Math.log2(1 + neighbours)],
	['item', ({ own }) => own.unit.block.kind === 'item'],
	['label in front', ({ own }) => /^[^:：.。,，]{2,40}[:：]\s*\S/u.test(own.unit.text)],
	['closes', ({ own }) => closes(own)],
	['key', ({ reading, own }) => reading.key[own.unit.index] ?? 0],
	['argument', ({ reading, own }) => reading.classified[own.unit.index] === 'argument'],
	['recommends', ({ own }) => own.cues.has('recommendation')],
	['contrasts', ({ own }) => own.cues.has('contrast')],
	['continues', ({ own }) => own.cues.has('continuation')],
	['about the report', ({ own }) => isNote(own)],
	['terms asked', (at) => Math.min(10, askedTerms(at))],
	['share asked', (at) => askedTerms(at) / Math.max(1, at.own.terms.size)],
	['headings', (at) => Math.min(10, headingsTouched(at))],
	['headings share', (at) => headingsTouched(at) / Math.max(1, at.headings.length)],
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
	const { all, report } = reading;
	const asked = new Set(termsOf(`${report.title?.text ?? ''} ${report.query ?? ''}`));
	const headings = all.filter(({ unit }) => unit.kind === 'heading');
	const last = all.at(-1)?.unit.section;
	const places = paragraphPlaces(all);
	return all
		.filter((own) => statesSomething(reading, own))
		.map((own) => {
			const { section } = own.unit;
			const place = places.get(section?.index);
			const paragraph = place?.blocks.indexOf(own.unit.block.index) ?? 0;
			const neighbours = place?.sentences ?? 1;
			const atEnd = section !== undefined && section === last;
			const candidate = { reading, own, asked, headings, paragraph, neighbours, atEnd };
			return { index: own.unit.index, vector: measure(features, candidate) };
		});
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

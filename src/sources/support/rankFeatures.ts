import { type FeatureTable, measure, namesOf } from '../../tree/learned/forest';
import type { ParsedClaim } from './parseClaim';
import { fitSentences, type SentenceFit } from './sentenceFit';
import type { SourceIndex } from './sourceIndex';

/** What is measured of a sentence for a claim, in the order of the shipped weights; every value lies between 0 and about 1. */
const table: FeatureTable<SentenceFit> = [
	['terms', ({ own, all }) => own(all.terms) / all.mostTerms],
	['roots', ({ own, all }) => own(all.roots) / all.mostRoots],
	['context', ({ own, all }) => own(all.context) / all.mostContext],
	['termShare', ({ own, all }) => own(all.covered) / all.total],
	['rootShare', ({ own, all }) => own(all.rootsCovered) / all.rootTotal],
	['pairs', ({ own, all }) => own(all.pairs)],
	['numbers', ({ own, all }) => own(all.numbers)],
	['names', ({ own, all }) => own(all.names)],
	['before', ({ before }) => before],
	['after', ({ after }) => after],
	['near', ({ own, all, before, after }) => Math.max(before, after) * own(all.strength)],
	['window', ({ own, all }) => own(all.window) / all.total],
	['start', ({ index }) => 1 / (1 + index / 4)],
	['short', ({ sentence }) => sentence.termSet.size < 4],
	['long', ({ sentence }) => Math.min(1, sentence.termSet.size / 40)],
	['heading', ({ sentence }) => isHeading(sentence.text)],
	['termsTimesNames', ({ own, all }) => own(all.strength) * own(all.names)],
	['rank', ({ own, all }) => 1 / (1 + own(all.place))],
	['density', ({ own, all, sentence: { termSet } }) => (termSet.size === 0 ? 0 : own(all.common) / (termSet.size + 3))],
	['subject', ({ own, all }) => own(all.subject)],
	['rarest', ({ all: { rarest }, sentence }) => rarest !== undefined && sentence.termSet.has(rarest)],
	['contextNear', ({ own, all, index }) => Math.max(own(all.context), all.context[index - 1] ?? 0) / all.mostContext],
	['missing', ({ own, all }) => own(all.gained) / all.total],
	['besideBest', ({ distance }) => distance === 1],
	['nearBest', ({ distance }) => 1 / (1 + distance)],
	['likeBest', likenessToBest],
	['besideTop', ({ all, index }) => all.top.some((strong) => Math.abs(index - strong) === 1)],
	['missingTop', ({ own, all }) => own(all.gainedOnTop) / all.total],
	['grams', ({ own, all }) => own(all.grams)],
	['dated', ({ sentence }) => isDate(sentence)],
	['numbersMissing', ({ own, all }) => own(all.numbersGained)],
];

export const rankFeatureNames = namesOf(table);

/** The measurements of all sentences of a source for one claim, a row each. */
export function measureSentences(source: SourceIndex, claim: ParsedClaim): Float64Array[] {
	return fitSentences(source, claim).map((fit) => measure(table, fit));
}

function isHeading(text: string): boolean {
	return /^\s*#/.test(text) || (text.length < 90 && !/[.!?。！？;；:：,，]["”’)]*\s*$/u.test(text));
}

/** A date with hardly a word to it. */
function isDate({ termSet, quantities }: SentenceFit['sentence']): boolean {
	return termSet.size < 8 && quantities.some(({ kind }) => kind === 'date' || kind === 'year');
}

/** The share of a sentence's terms that the strongest one has too. */
function likenessToBest({ sentence: { termSet }, all: { best }, distance }: SentenceFit): number {
	if (!best || distance === 0 || termSet.size === 0) return 0;
	let both = 0;
	for (const term of termSet) if (best.termSet.has(term)) both++;
	return both / termSet.size;
}

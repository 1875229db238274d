import { termsOf } from '../text/terms';
import { sentenceAt } from './lookup';
import type { Block, Report } from './model';

const known = new WeakMap<Report, (readonly string[] | undefined)[]>();

/** The content terms of a sentence of a report, worked out once: the tree and most checks ask for them. */
export function sentenceTerms(report: Report, sentence: number): readonly string[] {
	let terms = known.get(report);
	if (!terms) {
		terms = new Array(report.sentences.length);
		known.set(report, terms);
	}
	terms[sentence] ??= termsOf(sentenceAt(report, sentence).text);
	return terms[sentence];
}

/** The content terms of a block's sentences, in order and with repeats. */
export function blockTerms(report: Report, { sentences: [first, last] }: Block): string[] {
	const terms: string[] = [];
	for (let sentence = first; sentence < last; sentence++) terms.push(...sentenceTerms(report, sentence));
	return terms;
}

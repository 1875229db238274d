import { memoised } from '../../text/memo';
import { cachedTermsOf } from '../../text/terms';
import { sentenceAt } from '../lookup';
import type { Block, Report } from '../model';

const cachedTerms = memoised(({ sentences }: Report) => new Array<readonly string[] | undefined>(sentences.length));

/** The content terms of a sentence of a report, cached, because the tree and most checks use them. */
export function sentenceTerms(report: Report, sentence: number): readonly string[] {
	const terms = cachedTerms(report);
	terms[sentence] ??= cachedTermsOf(sentenceAt(report, sentence).text);
	return terms[sentence];
}

/** The content terms of a block's sentences, in order and with repeats. */
export function blockTerms(report: Report, { sentences: [first, last] }: Block): string[] {
	const terms: string[] = [];
	for (let sentence = first; sentence < last; sentence++) {
		// One by one: as arguments of one call, the terms of a very long sentence would overflow the stack.
		for (const term of sentenceTerms(report, sentence)) terms.push(term);
	}
	return terms;
}

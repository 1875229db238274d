import { termsOf } from '../text/terms';

/** A sentence by its words. */
interface Worded {
	readonly words: string;
}

/** The least similarity of two wordings of one sentence: a figure, a name or half of the words may differ. */
const sameSentence = 0.5;

/**
 * Pairs removed sentences with added ones that are another wording of them. Each added sentence is paired once, with the
 * most similar; removed sentences without a pair are no longer in the text.
 */
export function matchRewordings<Gone extends Worded, Fresh extends Worded>(
	gone: readonly Gone[],
	fresh: readonly Fresh[],
): Map<Gone, Fresh> {
	const written = fresh.map((sentence) => ({ sentence, terms: termSet(sentence.words) }));
	const alike = gone.flatMap((one) => {
		const terms = termSet(one.words);
		return written
			.map(({ sentence, terms: others }) => ({ one, sentence, share: sharedTerms(terms, others) }))
			.filter(({ share }) => share >= sameSentence);
	});
	const pairs = new Map<Gone, Fresh>();
	const taken = new Set<Fresh>();
	for (const { one, sentence } of alike.sort((a, b) => b.share - a.share)) {
		if (pairs.has(one) || taken.has(sentence)) continue;
		pairs.set(one, sentence);
		taken.add(sentence);
	}
	return pairs;
}

function termSet(text: string): ReadonlySet<string> {
	return new Set(termsOf(text));
}

/** Dice's coefficient of two sets, 0–1. */
function sharedTerms(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = [...a].filter((term) => b.has(term)).length;
	return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

import { itemAt } from '../../access';
import type { ParsedClaim } from './parseClaim';
import { measureSentences } from './rankFeatures';
import type { SourceIndex, SourceSentence } from './sourceIndex';
import { type SupportWeights, supportWeights } from './weights';

export interface RankedSentence {
	readonly sentence: SourceSentence;
	readonly score: number;
}

/** The sentences of a source that fit a claim best, the best first; what a page repeats is given once, where it stands first. */
export function rankSentences(
	source: SourceIndex,
	claim: ParsedClaim,
	most: number,
	{ rank: weights }: Pick<SupportWeights, 'rank'> = supportWeights,
): RankedSentence[] {
	const best = new Map<string, RankedSentence>();
	for (const [index, vector] of measureSentences(source, claim).entries()) {
		const sentence = itemAt(source.sentences, index);
		if (!speaksOf(sentence, claim)) continue;
		const score = vector.reduce((sum, value, feature) => sum + value * itemAt(weights, feature), 0);
		const key = sentence.text.trim().toLowerCase();
		const first = best.get(key);
		if (!first) best.set(key, { sentence, score });
		else if (score > first.score) best.set(key, { ...first, score });
	}
	return [...best.values()].sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index).slice(0, most);
}

/** A sentence that shares nothing with a claim, itself or by what stands around the claim, is no passage of it. */
function speaksOf({ termSet, rootSet, quantities }: SourceSentence, claim: ParsedClaim): boolean {
	return (
		claim.terms.some((term) => termSet.has(term)) ||
		claim.roots.some((root) => rootSet.has(root)) ||
		claim.context.terms.some((term) => termSet.has(term)) ||
		(claim.quantities.length > 0 && quantities.some(({ kind }) => kind === 'date'))
	);
}

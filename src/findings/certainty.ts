import type { FindingCode } from './model';

/**
 * Of the findings that were judged, with how many an editor agreed in full, on reports left out of all training:
 * the rows of `npm run bench:editor` (`strict`, and `n` less `unjudged`), all reports together. What is off by default counts
 * as it was judged when it was told.
 * Codes that need a model or sources are not among them: nobody has judged those.
 */
const judgements: Partial<Record<FindingCode, readonly [agreed: number, judged: number]>> = {
	'claim.unsupported': [27, 62],
	'claim.partial': [48, 95],
	'claim.overstated': [4, 8],
	'claim.vague': [3, 13],
	'paragraph.redundant': [106, 192],
	'citation.missing': [100, 170],
	'citation.broken': [75, 75],
	'citation.mismatch': [13, 13],
	'citation.unused': [38, 39],
	'citation.duplicate': [53, 61],
	'source.weak': [55, 63],
	'source.secondary': [1, 1],
	'number.inconsistent': [9, 9],
	'number.arithmetic': [15, 15],
	'number.unit': [1, 1],
};

/**
 * The odds, 0–1, that an editor agrees with a finding of a code, by Laplace's rule of succession, so that a code judged
 * once is not certain; `undefined` for a code that nobody judged.
 */
export function measuredCertainty(code: FindingCode): number | undefined {
	const judged = judgements[code];
	return judged && (judged[0] + 1) / (judged[1] + 2);
}

/** What a finding counts for whose odds nobody knows. */
export const evenOdds = 0.5;

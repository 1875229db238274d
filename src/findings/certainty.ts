import type { FindingCode } from './model';

/**
 * Of the findings that were judged, with how many an editor agreed in full, on reports left out of all training:
 * the rows of `npm run bench:editor` (`strict`, and `n` less `unjudged`), all reports together. What is off by default counts
 * as it was judged when it was told.
 * Codes that need a model or sources are not among them: nobody has judged those.
 */
const judgements: Partial<Record<FindingCode, readonly [agreed: number, judged: number]>> = {
	'claim.unsupported': [26, 55],
	'claim.partial': [43, 92],
	'claim.overstated': [4, 8],
	'claim.vague': [3, 13],
	'conclusion.new': [4, 7],
	'section.noClaim': [0, 7],
	'paragraph.redundant': [94, 160],
	'citation.missing': [91, 157],
	'citation.broken': [53, 53],
	'citation.mismatch': [13, 13],
	'citation.unused': [29, 30],
	'citation.duplicate': [47, 52],
	'source.weak': [43, 48],
	'source.secondary': [1, 1],
	'table.unreferenced': [2, 2],
	'number.inconsistent': [9, 9],
	'number.arithmetic': [14, 14],
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

/**
 * A finding of learned odds is shown from these on, and a hint with less: where an editor is likelier to agree than not. A
 * mark that is wrong costs more than one that is missing.
 */
export const shownFrom = 0.5;

/** What a finding counts for whose odds nobody knows. */
export const evenOdds = 0.5;

import type { FindingCode } from './model';

/**
 * Of the findings that were judged, with how many an editor agreed in full, on reports left out of all training:
 * the rows of `npm run bench:editor` (`strict`, and `n` less `unjudged`), agents' and people's reports together.
 * Codes that need a model or sources are not among them: nobody has judged those.
 */
const judgements: Partial<Record<FindingCode, readonly [agreed: number, judged: number]>> = {
	'claim.unsupported': [15, 29],
	'claim.partial': [30, 56],
	'claim.overstated': [3, 6],
	'claim.vague': [1, 4],
	'conclusion.new': [4, 7],
	'section.noClaim': [0, 2],
	'paragraph.redundant': [35, 51],
	'citation.missing': [70, 125],
	'citation.broken': [37, 37],
	'citation.mismatch': [12, 12],
	'citation.unused': [11, 11],
	'citation.duplicate': [22, 23],
	'source.weak': [15, 16],
	'number.inconsistent': [7, 7],
	'number.arithmetic': [12, 12],
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

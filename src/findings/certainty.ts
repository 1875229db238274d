import judgedByCode from './certainty.json';
import type { FindingCode } from './model';

/**
 * Of the findings that were judged, with how many an editor agreed in full, on reports left out of all training; written by
 * `npm run bench:editor -- --certainty`. Codes that need a model or sources are not among them: nobody has judged those.
 */
const judgements: Partial<Record<FindingCode, { readonly agreed: number; readonly judged: number }>> = judgedByCode;

/**
 * The odds, 0–1, that an editor agrees with a finding of a code, by Laplace's rule of succession, so that a code judged
 * once is not certain; `undefined` for a code that nobody judged.
 */
export function measuredCertainty(code: FindingCode): number | undefined {
	const of = judgements[code];
	return of && (of.agreed + 1) / (of.judged + 2);
}

/** What a finding counts for whose odds nobody knows. */
export const evenOdds = 0.5;

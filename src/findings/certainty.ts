import judgedByCode from './certainty.json';
import type { FindingCode } from './model';

/**
 * By code, how many findings an editor judged and agreed with, on reports left out of all training; written by
 * `npm run bench:editor -- --certainty`. Codes that need a model or sources were not judged.
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

/** The certainty of findings for which it was not measured. */
export const defaultCertainty = 0.5;

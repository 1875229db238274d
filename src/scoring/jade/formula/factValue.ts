import type { FactVerification, JadeOptions } from '../../../scorecard/jade';

/** V of a No that its verifier is not sure of at all (JADE, eq. 6). */
const mostOfNo = 0.3;

/**
 * V of a fact, 0–1 (JADE, eq. 6): the confidence of a Yes, at most 0.3 for a No, the less the surer it is.
 * `null` for what was not verified or could not be, unless that is to count as a No.
 */
export function factValue(
	verification: FactVerification | undefined,
	{ unverifiable }: Pick<JadeOptions, 'unverifiable'>,
): number | null {
	if (!verification) return null;
	const { answer, confidence } = verification;
	if (answer === 'yes') return confidence;
	if (answer === 'no' || unverifiable === 'fail') return mostOfNo * (1 - confidence);
	return null;
}

import type { JadeOptions, Verification } from '../../../scorecard/jade';

/**
 * V of a fact, 0–1 (JADE, eq. 6): the confidence of a Yes, at most 0.3 for a No, the less the surer it is.
 * `null` for what was not verified or could not be, unless that is to count as a No.
 */
export function factValue(
	verification: Verification | undefined,
	{ unverifiable }: Pick<JadeOptions, 'unverifiable'>,
): number | null {
	if (!verification) return null;
	const { answer, confidence } = verification;
	if (answer === 'yes') return confidence;
	if (answer === 'no' || unverifiable === 'fail') return 0.3 * (1 - confidence);
	return null;
}

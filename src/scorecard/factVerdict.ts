import { defaultJadeOptions, type FactVerification, type ItemResult, type JadeOptions, type JadeScore } from './jade';

/** How sure a fact is that its source carries only in part: rules give this, a model at most this (see the prompt `jade.verify`). */
export const partialSupportConfidence = 0.7;

/** How sure a fact is at most that has a figure which its source does not give: below any τ that is of use, so that what rests on it falls. */
export const missingFigureConfidence = 0.5;

export function isInPart({ answer, confidence }: FactVerification): boolean {
	return answer === 'yes' && confidence <= partialSupportConfidence;
}

interface Verified {
	readonly result: Pick<ItemResult, 'verification'> | null;
}

/** Refuted is what was answered with No, whatever it is worth: a Yes that is hardly sure can be worth as little. */
export function isRefuted({ result }: Verified): boolean {
	return result?.verification?.answer === 'no';
}

export type FactOutcome = 'refuted' | 'unsure' | 'confirmedInPart' | 'confirmed';

/** How a fact stands that was answered with Yes or No. Below the threshold it brings down what rests on it. */
export function factOutcome(result: ItemResult, threshold: number): FactOutcome {
	if (isRefuted({ result })) return 'refuted';
	if ((result.value ?? 0) < threshold) return 'unsure';
	return result.verification && isInPart(result.verification) ? 'confirmedInPart' : 'confirmed';
}

/** What a report was scored with. */
export function optionsOf({ judged }: JadeScore): JadeOptions {
	return judged?.options ?? defaultJadeOptions;
}

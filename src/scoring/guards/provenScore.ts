import { message } from '../../messages/message';
import type { Reason } from '../../scorecard/dimension';

/** A judge's score with those of its reasons that are left once its quotes have been looked up. */
export interface ReasonedScore {
	readonly score: number;
	readonly reasons: readonly Reason[];
}

/** Beyond these a score must quote words of the report that show it. */
interface ProofBounds {
	readonly above: number;
	readonly below: number;
}

/** ReportEval's qualities, 0–4: either end is a strong claim. */
export const qualityProof: ProofBounds = { above: 3, below: 1 };

/** FinResearchBench's dimensions, 0–100, by the same share of the scale upwards; 0 may mean that there is no figure at all, which nothing can be quoted for. */
export const dimensionProof: ProofBounds = { above: 80, below: 0 };

/** A score beyond the bounds that quotes nothing which stands in the report counts as the bound, and says so first. */
export function withinProof({ score, reasons }: ReasonedScore, { above, below }: ProofBounds): ReasonedScore {
	const counted = Math.min(above, Math.max(below, score));
	if (score === counted || reasons.some(({ span }) => span)) return { score, reasons };
	return { score: counted, reasons: [{ message: message('scores.unproven', { score, counted }) }, ...reasons] };
}

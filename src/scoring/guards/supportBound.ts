import { message } from '../../messages/message';
import type { Support } from '../../tree/model';
import type { ReasonedScore } from './provenScore';

/**
 * How far logic consistency may lie above the share of arguments that stand: half a level of the rubric (20 points), for a
 * judge may find that those which stand are the ones that matter.
 */
const aboveShare = 10;

/** How many of the arguments that were judged stand. */
interface SupportTally {
	readonly supported: number;
	readonly partial: number;
	readonly unsupported: number;
}

/** The most that logic consistency can be, 0–100, by the judge's own verdicts on the arguments; one that stands in part counts half. */
export function mostLogic({ supported, partial, unsupported }: SupportTally): number {
	const judged = supported + partial + unsupported;
	return judged === 0 ? 100 : Math.min(100, (100 * (supported + partial / 2)) / judged + aboveShare);
}

/** A score of logic consistency that is more than the verdicts on the arguments bear counts as what they bear, and says so first. */
export function withinSupport({ score, reasons }: ReasonedScore, verdicts: readonly Support[]): ReasonedScore {
	const count = (support: Support) => verdicts.filter((verdict) => verdict === support).length;
	const tally = { supported: count('supported'), partial: count('partial'), unsupported: count('unsupported') };
	const counted = Math.round(mostLogic(tally));
	if (score <= counted) return { score, reasons };
	return {
		score: counted,
		reasons: [
			{
				message: message('scores.beyondSupport', {
					score,
					counted,
					all: tally.supported + tally.partial + tally.unsupported,
					...tally,
				}),
			},
			...reasons,
		],
	};
}

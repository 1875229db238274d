import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Reason } from '../../scorecard/dimension';
import type { Support } from '../../tree/model';
import { QuotedPlaces } from '../../verification/relevance';

/** A judge's score with those of its reasons that are left once its quotes have been looked up. */
export interface ReasonedScore {
	readonly score: number;
	readonly reasons: readonly Reason[];
	/** What the judge says would raise it. */
	readonly raise?: Message;
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

/**
 * A score beyond the bounds that quotes nothing which stands in the report, or only what another score of the same answer has
 * quoted, is set to the bound, and the first reason says so.
 */
export function limitedByQuotes(
	said: ReasonedScore,
	{ above, below }: ProofBounds,
	quoted = new QuotedPlaces(),
): ReasonedScore {
	const { score, reasons } = said;
	const counted = Math.min(above, Math.max(below, score));
	if (score === counted) return said;
	const spans = reasons.flatMap(({ span }) => (span ? [span] : []));
	if (spans.map((span) => !quoted.isRepeated(span)).includes(true)) return said;
	const why = message(spans.length > 0 ? 'scores.quotedAgain' : 'scores.unproven', { score, counted });
	return { ...said, score: counted, reasons: [{ message: why }, ...reasons] };
}

/**
 * How far logic consistency may lie above the share of arguments that stand: half a level of the rubric (20 points), for a
 * judge may find that those which stand are the ones that matter.
 */
const aboveShare = 10;

/** The most that logic consistency can be, 0–100, by the judge's own verdicts on the arguments; one that stands in part counts half. */
export function maxLogicScore({
	supported,
	partial,
	unsupported,
}: Readonly<Record<Exclude<Support, 'unknown'>, number>>): number {
	const judged = supported + partial + unsupported;
	return judged === 0 ? 100 : Math.min(100, (100 * (supported + partial / 2)) / judged + aboveShare);
}

/** Lowers a score of logic consistency to the most that the verdicts on the arguments allow, and says so in the first reason. */
export function limitedBySupport(said: ReasonedScore, verdicts: readonly Support[]): ReasonedScore {
	const { score, reasons } = said;
	const count = (support: Support) => verdicts.filter((verdict) => verdict === support).length;
	const tally = { supported: count('supported'), partial: count('partial'), unsupported: count('unsupported') };
	const counted = Math.round(maxLogicScore(tally));
	if (score <= counted) return said;
	return {
		...said,
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

import { message } from '../../messages/message';
import type { Reason } from '../../scorecard/dimension';
import type { ReportAnswer } from '../../shownToModel/abridge';

/** What one run said of a report as a whole. */
export interface Rating<Answer> extends ReportAnswer<Answer> {
	/** It gave every score at the top of its scale, and did so again when it was asked in another order: that tells no report from another. */
	readonly atTheTop?: boolean;
}

interface Scores {
	readonly dimensions: readonly { readonly score: number }[];
}

/** Of its scale; nearly all is meant to be all. */
const top = 0.95;

/** Whether every score is at the top of its scale, which no report deserves. */
function isAllAtTop({ dimensions }: Scores, most: number): boolean {
	return dimensions.length > 1 && dimensions.every(({ score }) => score >= top * most);
}

/**
 * Asks once more, with what is judged the other way round, where a model gave every score at the top of its scale. The
 * second answer counts; where it is all at the top again, a reason says so.
 *
 * @param most the top of the scale
 */
export async function askedAgainAtTop<Answer extends Scores>(
	first: ReportAnswer<Answer>,
	most: number,
	askReversed: () => Promise<ReportAnswer<Answer>>,
): Promise<Rating<Answer>> {
	if (!first.answer || !isAllAtTop(first.answer, most)) return first;
	const second = await askReversed();
	if (second.answer && !isAllAtTop(second.answer, most)) return second;
	return { ...first, atTheTop: true };
}

/** Whether any run was so: the total over them is withheld. */
export function isAtTheTop(rounds: readonly Rating<unknown>[]): boolean {
	return rounds.some(({ atTheTop }) => atTheTop);
}

/** What each row says then. */
export function topReasons(rounds: readonly Rating<unknown>[]): Reason[] {
	return isAtTheTop(rounds) ? [{ message: message('scores.notTelling') }] : [];
}

import { numbersAt } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Quantity, Report } from '../../report/model';
import { sharedRuns } from './sharedRuns';
import { likenessFrom, longSentences, ownFigures, tellingRun } from './thresholds';

/**
 * Whether two paragraphs, neither a copy of the other, are alike for their subject alone. Three ways in which the odds err:
 * long paragraphs that share a thought among many; a later one that gives figures of its own and none of the earlier's;
 * and Chinese ones, not much alike, with a phrase in common, which in that script is a name or a term as a rule.
 */
export function isSameSubject(report: Report, first: Block, second: Block, similarity: number): boolean {
	if (similarity < likenessFrom.scored && isLong(first) && isLong(second)) return true;
	if (sharesFigure(report, first, second)) return false;
	if (figuresIn(report, second).length >= ownFigures) return true;
	return similarity < likenessFrom.reported && isChinese(report, second) && !sharesTellingRun(report, first, second);
}

const han = /\p{Script=Han}/u;
const isChinese = (report: Report, block: Block) => han.test(blockText(report, block));

const isLong = ({ sentences: [first, last] }: Block) => last - first >= longSentences;

/** The numbers of a block other than years and dates, and the months of a year: `2023年前10个月`. */
export function figuresIn(report: Report, { index }: Block): Quantity[] {
	return numbersAt(report, index).filter(
		({ kind, span: [start, end] }) =>
			kind !== 'year' &&
			kind !== 'date' &&
			!ofYear.test(report.source.slice(start, end)) &&
			!yearBefore.test(report.source.slice(Math.max(0, start - yearReach), start)),
	);
}

const ofYear = /^(?:19|20)\d\d年$/u;
const yearBefore = /(?<!\d)(?:19|20)\d\d年[前上的]?\s?$/u;
/** In characters: what stands in front of a number that may be a year. */
const yearReach = 9;

/** Whether two blocks give one figure. */
export function sharesFigure(report: Report, first: Block, second: Block): boolean {
	const known = figuresIn(report, first);
	return figuresIn(report, second).some((figure) => known.some((other) => isSameFigure(figure, other)));
}

export function isSameFigure(a: Quantity, b: Quantity): boolean {
	return a.kind === b.kind && a.value === b.value;
}

/** Whether two blocks share words enough in a row to show that they say the same. */
export function sharesTellingRun(report: Report, first: Block, second: Block): boolean {
	return sharesTellingRunIn(blockText(report, first), blockText(report, second));
}

/** The same of two texts. */
export function sharesTellingRunIn(first: string, second: string): boolean {
	const least = han.test(second) ? tellingRun.zh : tellingRun.en;
	return sharedRuns(first, second, 1, least).length > 0;
}

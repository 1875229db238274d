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
	const known = figuresIn(report, first);
	const later = figuresIn(report, second);
	if (later.some((figure) => known.some((other) => isSameFigure(figure, other)))) return false;
	if (later.length >= ownFigures) return true;
	return similarity < likenessFrom.reported && isChinese(report, second) && !sharesTellingRun(report, first, second);
}

const isChinese = (report: Report, block: Block) => /\p{Script=Han}/u.test(blockText(report, block));

const isLong = ({ sentences: [first, last] }: Block) => last - first >= longSentences;

/** The numbers of a block other than years and dates. */
export function figuresIn(report: Report, { index }: Block): Quantity[] {
	return numbersAt(report, index).filter(({ kind }) => kind !== 'year' && kind !== 'date');
}

export function isSameFigure(a: Quantity, b: Quantity): boolean {
	return a.kind === b.kind && a.value === b.value;
}

/** Whether two blocks share words enough in a row to show that they say the same. */
export function sharesTellingRun(report: Report, first: Block, second: Block): boolean {
	const least = isChinese(report, second) ? tellingRun.zh : tellingRun.en;
	return sharedRuns(blockText(report, first), blockText(report, second), 1, least).length > 0;
}

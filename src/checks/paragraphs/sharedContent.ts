import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
import { termsOf } from '../../text/terms';
import { figuresIn, isSameFigure, sharesTellingRun } from './sameSubject';
import { sharedRuns } from './sharedRuns';

const most = 3;

/**
 * What two blocks both say, as the second writes it: runs of words, else the figures and key words they share. A short run
 * proves less than a figure, and none that is made of words like `in the` is told. One word by itself is the subject of a
 * report as often as the reason of a repetition: none is told then.
 */
export function sharedContent(report: Report, first: Block, second: Block): Message | undefined {
	const [a, b] = [blockText(report, first), blockText(report, second)];
	const figures = sharedFigures(report, first, second);
	const runs = sharedRuns(a, b).filter((run) => /\p{Script=Han}/u.test(run) || termsOf(run).length > 1);
	if (runs.length > 0 && (figures.length === 0 || sharesTellingRun(report, first, second)))
		return message('checks.bothSay', { texts: runs });
	const named = [...figures, ...sharedWords(a, b, report.language === 'zh')];
	const telling = figures.length > 0 || named.length > 1;
	return telling ? message('checks.bothSpeakOf', { texts: named.slice(0, most) }) : undefined;
}

/** Whether two blocks share figures, and no run of words that tells anything. */
export function sharesFiguresAlone(report: Report, first: Block, second: Block): boolean {
	return !sharesTellingRun(report, first, second) && sharedFigures(report, first, second).length > 0;
}

function sharedFigures(report: Report, first: Block, second: Block): string[] {
	const known = figuresIn(report, first);
	const shared = figuresIn(report, second).filter((figure) => known.some((other) => isSameFigure(figure, other)));
	return shared.map(({ span }) => report.source.slice(...span));
}

/** The longest words (of Chinese: the longest runs of characters) that both have. */
function sharedWords(first: string, second: string, chinese: boolean): string[] {
	if (chinese) return sharedRuns(first, second, most, 2);
	const known = new Set(termsOf(first));
	const words = (second.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]{3,}/gu) ?? []).filter((word) => {
		const terms = termsOf(word);
		return terms.length > 0 && terms.every((term) => known.has(term));
	});
	const byTerm = new Map(words.map((word) => [termsOf(word).join(' '), word]));
	return [...byTerm.values()].sort((a, b) => b.length - a.length);
}

import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { numbersAt } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
import { termsOf } from '../../text/terms';
import { sharedRuns } from './sharedRuns';

const most = 3;

/**
 * What two blocks both say, as the second writes it: runs of words, else the figures and key words they share. One word by
 * itself is the subject of a report as often as the reason of a repetition: none is told then.
 */
export function sharedContent(report: Report, first: Block, second: Block): Message | undefined {
	const [a, b] = [blockText(report, first), blockText(report, second)];
	const runs = sharedRuns(a, b);
	if (runs.length > 0) return message('checks.bothSay', { texts: runs });
	const figures = sharedFigures(report, first, second);
	const named = [...figures, ...sharedWords(a, b, report.language === 'zh')];
	const telling = figures.length > 0 || named.length > 1;
	return telling ? message('checks.bothSpeakOf', { texts: named.slice(0, most) }) : undefined;
}

function sharedFigures(report: Report, first: Block, second: Block): string[] {
	const inside = ({ index }: Block) =>
		numbersAt(report, index).filter(({ kind }) => kind !== 'year' && kind !== 'date');
	const known = inside(first);
	return inside(second)
		.filter((figure) => known.some(({ kind, value }) => kind === figure.kind && value === figure.value))
		.map(({ span }) => report.source.slice(...span));
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

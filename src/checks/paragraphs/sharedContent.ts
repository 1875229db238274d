import { itemAt } from '../../access';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { numbersInBlock } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Quantity, Report } from '../../report/model';
import { commonRuns } from '../../text/commonRuns';
import { allMatches } from '../../text/matches';
import { shorten } from '../../text/shorten';
import { termsOf } from '../../text/terms';
import { namesIn } from './pairFeatures';
import { likenessFrom, longSentences, ownFigures, tellingRun } from './thresholds';

/**
 * Whether two paragraphs are similar only because of their subject, in three cases in which the learned odds are wrong: long
 * paragraphs that share one point of many; a later one with figures of its own and none of the earlier's; and Chinese ones,
 * not very similar, with a phrase in common that is mostly a name or term.
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
function figuresIn(report: Report, { index }: Block): Quantity[] {
	return numbersInBlock(report, index).filter(
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
	return sharedFigures(report, first, second).length > 0;
}

/** Whether a figure is one of some. */
function isAmong(figures: readonly Quantity[]): (figure: Quantity) => boolean {
	const known = new Set(figures.map(figureKey));
	return (figure) => known.has(figureKey(figure));
}

function figureKey({ kind, value }: Quantity): string {
	return `${kind} ${value}`;
}

/** Whether two blocks share words enough in a row to show that they say the same. */
function sharesTellingRun(report: Report, first: Block, second: Block): boolean {
	return shareLongRun(blockText(report, first), blockText(report, second));
}

/** The same of two texts. */
export function shareLongRun(first: string, second: string): boolean {
	const least = han.test(second) ? tellingRun.zh : tellingRun.en;
	return sharedRuns(first, second, 1, least).length > 0;
}

/**
 * Whether the later of two blocks gives the figures of the earlier, most of them, at least two distinctive ones, and hardly
 * any of its own: the same facts in other words.
 */
export function repeatsFigures(report: Report, first: Block, second: Block): boolean {
	const [known, own] = [distinct(figuresIn(report, first)), distinct(figuresIn(report, second))];
	const shared = own.filter(isAmong(known));
	const telling = shared.filter(({ span }) => tellingFigure.test(report.source.slice(...span)));
	return (
		telling.length >= leastTelling &&
		own.length <= shared.length * (1 + mostNew) &&
		known.length <= shared.length * (1 + mostLeftOut)
	);
}

const distinct = (figures: readonly Quantity[]) => [
	...new Map(figures.map((each) => [figureKey(each), each])).values(),
];

/** Distinctive figures; short whole numbers occur in any text. */
const tellingFigure = /\d[.,]\d|\d{3}|\d\s?[%％]/u;
const leastTelling = 2;
const mostNew = 0.34;
/** How many figures of the earlier may be missing, relative to the shared ones. */
const mostLeftOut = 1;

/** Whether each of two paragraphs has a number, or a name, that the other lacks: they are about two things, not a copy. */
export function haveOwnDetails(report: Report, first: Block, second: Block): boolean {
	const [a, b] = [blockText(report, first), blockText(report, second)];
	return (
		(hasOwnFigure(report, first, second) && hasOwnFigure(report, second, first)) ||
		(hasOwnName(a, b) && hasOwnName(b, a)) ||
		(hasOwnCode(report, first, b) && hasOwnCode(report, second, a))
	);
}

/** A name of a program, `like_this`, that another text lacks. */
function hasOwnCode({ source }: Report, { span }: Block, other: string): boolean {
	return allMatches(codeSpan, source.slice(...span)).some(([, name = '']) => !other.includes(name.trim()));
}

const codeSpan = /`([^`\n]{2,80})`/gu;

function hasOwnFigure(report: Report, { index }: Block, other: Block): boolean {
	const isKnown = isAmong(numbersInBlock(report, other.index));
	return numbersInBlock(report, index).some((figure) => !isKnown(figure));
}

function hasOwnName(text: string, other: string): boolean {
	const known = other.toLowerCase();
	// Most are names there, too, and need not be looked for in all of it.
	const names = new Set(namesIn(other).map((name) => name.toLowerCase()));
	const isKnown = (name: string) => names.has(name) || known.includes(name);
	return namesIn(text).some((name) => latin.test(name) && !isKnown(name.toLowerCase()));
}

const latin = /^[\p{Script=Latin}\p{N}]+$/u;

const mostNamed = 3;
/** In letters: enough to find the words in both. */
const longestQuote = 80;

/**
 * What two blocks have in common, as the second writes it: runs of words, else figures and key words. A short run proves
 * less than a figure, and runs such as `in the` are left out. A single word may be the report's subject and is not shown.
 */
export function sharedContent(report: Report, first: Block, second: Block): Message | undefined {
	const [a, b] = [blockText(report, first), blockText(report, second)];
	const figures = sharedFigures(report, first, second);
	const runs = tellingRuns(a, b);
	if (runs.length > 0 && (figures.length === 0 || sharesTellingRun(report, first, second)))
		return message('checks.bothSay', { texts: runs.map((run) => shorten(run, longestQuote)) });
	const named = [...figures, ...sharedWords(a, b, report.language === 'zh')];
	const telling = figures.length > 0 || named.length > 1;
	return telling ? message('checks.bothSpeakOf', { texts: named.slice(0, mostNamed) }) : undefined;
}

/** Whether two blocks share a figure, or words in a row that tell something. */
export function shareFigureOrRun(report: Report, first: Block, second: Block): boolean {
	return (
		sharesFigure(report, first, second) || tellingRuns(blockText(report, first), blockText(report, second)).length > 0
	);
}

/** The longest runs of words that two texts share, but for such as `in the`. */
function tellingRuns(first: string, second: string): string[] {
	return sharedRuns(first, second).filter((run) => han.test(run) || termsOf(run).length > 1);
}

/** Whether two blocks share figures, and no run of words that tells anything. */
export function shareFiguresOnly(report: Report, first: Block, second: Block): boolean {
	return !sharesTellingRun(report, first, second) && sharedFigures(report, first, second).length > 0;
}

function sharedFigures(report: Report, first: Block, second: Block): string[] {
	const shared = figuresIn(report, second).filter(isAmong(figuresIn(report, first)));
	return shared.map(({ span }) => report.source.slice(...span));
}

/** The longest words (of Chinese: the longest runs of characters) that both have. */
function sharedWords(first: string, second: string, chinese: boolean): string[] {
	if (chinese) return sharedRuns(first, second, mostNamed, 2);
	const known = new Set(termsOf(first));
	const words = (second.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]{3,}/gu) ?? []).filter((word) => {
		const terms = termsOf(word);
		return terms.length > 0 && terms.every((term) => known.has(term));
	});
	const byTerm = new Map(words.map((word) => [termsOf(word).join(' '), word]));
	return [...byTerm.values()].sort((a, b) => b.length - a.length);
}

const token = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+(?:[.,%’'][\p{L}\p{N}]+)*%?/gu;

/** How many characters of each text are compared: more than the longest paragraph has. */
const mostRead = 8_000;

/** The longest runs of at least `least` words (or Han characters) that two texts have in common, as the second writes them. */
export function sharedRuns(first: string, second: string, most = 2, least = 4): string[] {
	const a = allMatches(token, first.slice(0, mostRead)).map((match) => match[0].toLowerCase());
	const b = allMatches(token, second.slice(0, mostRead));
	const words = b.map((match) => match[0].toLowerCase());
	const lengths = commonRuns(a, words);
	const runs: { start: number; length: number }[] = [];
	const longest = [...lengths.entries()].sort(([x, one], [y, other]) => other - one || x - y);
	for (const [end, length] of longest) {
		const run = { start: end - length + 1, length };
		if (runs.length === most || run.length < least) break;
		if (runs.every((other) => run.start + run.length <= other.start || other.start + other.length <= run.start))
			runs.push(run);
	}
	return runs
		.sort((x, y) => x.start - y.start)
		.map(({ start, length }) => {
			const last = itemAt(b, start + length - 1);
			return second.slice(itemAt(b, start).index, last.index + last[0].length);
		});
}

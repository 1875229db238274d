import { itemAt } from '../../access';
import type { CheckContext, DraftFinding, ParagraphPair, ParagraphPairs } from '../../findings/model';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { fullAccountHeading } from '../../report/headings/fullAccount';
import { LineIndex } from '../../report/lines';
import { blockAt } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { termsOf } from '../../text/terms';
import { isOwnAccount } from '../../tree/reading/ownAccount';
import { asks, isBrief, isLeadIn, isRequest, isTimelineEntry, isTitleLine } from './listing';
import { isHighlight, labelOf } from './paragraphs';
import { isFormRow, parallelIn, sharesLabelAlone, standInOneForm, sumsUpSection } from './parallel';
import {
	areOfTwoThings,
	givesFiguresAgain,
	isSameSubject,
	sharedContent,
	sharedRuns,
	sharesFiguresAlone,
	sharesMoreThanTerms,
} from './sharedContent';
import { type Stretch, stretchesIn } from './stretches';
import { likenessFrom, longRun, mostShown, oddsFrom } from './thresholds';

/** Shorter titles return as headings of a part with good reason. */
const leastTerms = 4;

/** Headings that print the report's title again, whole or all but a part of it; none that says that it opens the full account. */
export function repeatedTitles(report: Report): { readonly title: Block; readonly again: Block }[] {
	const headings = report.blocks.filter(({ kind }) => kind === 'heading');
	const title = headings.find(({ span }) => span[0] === report.title?.span[0]) ?? headings[0];
	if (!title) return [];
	const printed = blockText(report, title);
	const named = report.frontMatter?.data.title;
	// A report that is named elsewhere opens with the heading of its first part.
	if (typeof named === 'string' && named.trim() !== '' && !saysSame(named, printed)) return [];
	const inFull = fullAccountHeading(report);
	return headings
		.filter(
			(heading) =>
				heading.index > title.index && heading.index !== inFull && saysSame(printed, blockText(report, heading)),
		)
		.map((again) => ({ title, again }));
}

function saysSame(title: string, other: string): boolean {
	const [own, others] = [new Set(termsOf(title)), new Set(termsOf(other))];
	if (own.size < leastTerms || others.size < leastTerms) return false;
	const shared = [...others].filter((term) => own.has(term)).length;
	// A word exchanged for another names another part; one term may be long, as where two scripts meet.
	return (
		shared === Math.min(own.size, others.size) &&
		shared >= mostlySame * Math.max(own.size, others.size) &&
		Math.min(title.length, other.length) >= mostlySame * Math.max(title.length, other.length)
	);
}

/** Share of the terms, and of the length, of the longer heading; by hand, on headings with a subtitle more or less. */
const mostlySame = 0.75;

interface Repeat extends ParagraphPair {
	/** A copy, edited or not; else the same point is probably made in other words. */
	readonly copied: boolean;
	/** Its figures are those of the earlier, whatever the words. */
	readonly retold: boolean;
	/** Sure enough to be shown; else it is a hint. */
	readonly sure: boolean;
}

/**
 * `paragraph.redundant`: a body paragraph that says again what earlier ones said; reported once, at the later one,
 * with the place it repeats most surely in front. Of a stretch that was put in twice the first paragraph tells all, and the
 * others are hints. And the title, where it is printed again.
 */
export function redundantParagraphs({ report, pairs }: Pick<CheckContext, 'report' | 'pairs'>): DraftFinding[] {
	const lines = new LineIndex(report.source);
	const all = repeatsIn(report, pairs);
	const isOfOverview = overviewsAmong(report, all);
	const known = all.map((repeat) => (isOfOverview(repeat) ? { ...repeat, sure: false } : repeat));
	const found = [...groupBy(known, ({ second }) => second).values()]
		.map((repeats) => repeats.sort(surestFirst))
		.sort(([a], [b]) => (a && b ? surestFirst(a, b) : 0));
	const most = mostShown.atLeast + Math.floor(pairs.paragraphs.length / mostShown.perParagraphs);
	const stretches = stretchesIn(
		found.map((repeats) => itemAt(repeats, 0)),
		pairs.paragraphs,
	);
	const paragraphs = found.flatMap((repeats, at) => {
		const { copied, retold, sure, repetition, second, similarity } = itemAt(repeats, 0);
		const stretch = stretches.get(second);
		if (stretch?.[0].second === second) return [stretchFinding(report, stretch, lines)];
		if (!copied && !retold && (at >= most || repetition < oddsFrom.hinted)) return [];
		const shown = sure && (retold || similarity >= likenessFrom.shown) && at < most && !stretch;
		return [toFinding(report, repeats, { lines, shown })];
	});
	const titles = repeatedTitles(report).map(({ title, again }) => titleFinding(title, again, lines));
	return [...titles, ...paragraphs];
}

function repeatsIn(report: Report, { candidates }: ParagraphPairs): Repeat[] {
	const parallel = parallelIn(report);
	const retells = isOwnAccount(report) ? sharesLongRun : () => true;
	return candidates.flatMap((pair): Repeat[] => {
		const { similarity, repetition } = pair;
		if (pair.expected) return [];
		const [first, second] = [blockAt(report, pair.first), blockAt(report, pair.second)];
		const isAlike = similarity >= likenessFrom.copied;
		const areApart = similarity >= likenessFrom.reported && areOfTwoThings(report, first, second);
		const copied = isAlike && !areApart;
		const retold = similarity >= likenessFrom.retold && givesFiguresAgain(report, first, second);
		if (!retold && similarity < likenessFrom.reported && repetition < oddsFrom.related) return [];
		if (isRequest(report, second)) return [];
		if (isListing(report, first, second) && !(copied && sharesLongRun(report, first, second))) return [];
		if (parallel(first, second) && !(copied && haveOneLabel(report, first, second))) return [];
		const isTold =
			copied || retold || (!isSameSubject(report, first, second, similarity) && retells(report, first, second));
		if (!isTold) return [];
		const isWeak = second.kind === 'item' || !sharesMoreThanTerms(report, first, second);
		const least = isWeak ? oddsFrom.shown.weak : oddsFrom.shown.paragraph;
		const likely = (retold || repetition >= least) && !takesUp(report, pair) && !isLeadIn(report, second);
		const verbatim = copied && similarity >= likenessFrom.verbatim && sharesLongRun(report, first, second);
		const isRecord = areApart || standInOneForm(report, first, second);
		const sure = (likely || (verbatim && !isFormRow(report, second) && !isTitleLine(report, second))) && !isRecord;
		return [{ copied, retold, sure, ...pair }];
	});
}

/**
 * Tells what is said beforehand in a section of which several later ones each take something up, or once more near the end in
 * one that takes up something of several: these sum up, whatever their heading. What is copied to the end is told.
 */
function overviewsAmong(report: Report, repeats: readonly Repeat[]): (repeat: Repeat) => boolean {
	const sectionOf = (index: number) => blockAt(report, index).section;
	const within = report.blocks.length * overviewWithin;
	const sectionsThat = (own: 'first' | 'second', other: 'first' | 'second', isNearEnd: (at: number) => boolean) => {
		const bySection = [...groupBy(repeats, (repeat) => sectionOf(repeat[own]))].filter(([section, found]) => {
			const others = new Set(found.map((repeat) => sectionOf(repeat[other])));
			others.delete(section);
			const isOften = Math.min(others.size, new Set(found.map((repeat) => repeat[own])).size) >= leastTakenUp;
			return isOften && found.some((repeat) => isNearEnd(repeat[own]));
		});
		return new Set(bySection.map(([section]) => section));
	};
	const opening = sectionsThat('first', 'second', (at) => at <= within);
	const closing = sectionsThat('second', 'first', (at) => at >= report.blocks.length - within);
	return ({ first, second, copied }) => opening.has(sectionOf(first)) || (!copied && closing.has(sectionOf(second)));
}

/** So much of a report, in blocks from either end, an overview stands in. */
const overviewWithin = 0.25;
const leastTakenUp = 3;

/** Whether the second of a pair says what the first said because its place or its form ask for it. */
function takesUp(report: Report, pair: ParagraphPair): boolean {
	const [first, second] = [blockAt(report, pair.first), blockAt(report, pair.second)];
	return (
		isPreview(report, pair) ||
		isHighlight(report, first) ||
		isHighlight(report, second) ||
		isBrief(report, first) ||
		isSetOff(first) ||
		isSetOff(second) ||
		isFormRow(report, second) ||
		asks(report, second) ||
		isTitleLine(report, second) ||
		sumsUpSection(report, first, second) ||
		sharesLabelAlone(report, first, second) ||
		recalls(report, first, second)
	);
}

/** A motto, or a sentence set off for the reader's eye, stands in the running text too. */
const isSetOff = ({ kind }: Block) => kind === 'quote';

/** An item that takes up a figure of what stands elsewhere, in words of its own, rests on it: editors agree with one in four. */
function recalls(report: Report, first: Block, second: Block): boolean {
	return second.kind === 'item' && sharesFiguresAlone(report, first, second);
}

/** A short answer says beforehand what the report behind it says in full: of such repetitions editors agree with one in three. */
function isPreview(report: Report, { first, second }: ParagraphPair): boolean {
	const from = fullAccountHeading(report);
	return from !== undefined && first < from && second > from;
}

/** Items of one list that are alike but for their labels, `IR active: …` and `Raman active: …`, define two things in one form. */
function haveOneLabel(report: Report, first: Block, second: Block): boolean {
	return labelOf(blockText(report, first)) === labelOf(blockText(report, second));
}

/** What leads into a list, or tells the course of events by the clock, takes up what stands elsewhere: only a copy at length repeats it. */
function isListing(report: Report, first: Block, second: Block): boolean {
	return isLeadIn(report, second) || isTimelineEntry(report, first) || isTimelineEntry(report, second);
}

/** Whether two paragraphs have a long run of words in common: what the odds, learned from agents' reports, do not ask. */
function sharesLongRun(report: Report, first: Block, second: Block): boolean {
	return sharedRuns(blockText(report, first), blockText(report, second), 1, longRun[report.language]).length > 0;
}

function surestFirst(a: Repeat, b: Repeat): number {
	const sure = Number(b.sure) - Number(a.sure);
	return sure || b.repetition - a.repetition || b.similarity - a.similarity || a.first - b.first;
}

interface Told {
	readonly lines: LineIndex;
	/** Sure, and among the surest of the report. */
	readonly shown: boolean;
}

function toFinding(report: Report, repeats: readonly Repeat[], { lines, shown }: Told): DraftFinding {
	const { first, second, similarity, repetition, copied, retold } = itemAt(repeats, 0);
	const [earlier, later] = [blockAt(report, first), blockAt(report, second)];
	const [place, shared] = [placeOf(report, earlier, lines), sharedContent(report, earlier, later)];
	return {
		code: 'paragraph.redundant',
		span: later.span,
		message: message('checks.paragraphRedundant', { copied, place, shared }),
		related: repeats.map((pair) => ({
			span: blockAt(report, pair.first).span,
			message: message('checks.earlierParagraph'),
		})),
		data: { similarity: Math.round(similarity * 100) / 100, first, second, copied },
		certainty: retold ? Math.max(repetition, oddsFrom.shown.paragraph) : repetition,
		...(shown ? {} : { severity: 'hint' }),
	};
}

/** What repeats a stretch of the report, at its first paragraph. */
function stretchFinding(report: Report, stretch: Stretch<Repeat>, lines: LineIndex): DraftFinding {
	const [opening] = stretch;
	const last = itemAt(stretch, stretch.length - 1);
	const finding = toFinding(report, [opening], { lines, shown: true });
	return {
		...finding,
		message: message('checks.stretchRepeated', {
			place: placeOf(report, blockAt(report, opening.first), lines),
			count: stretch.length,
			last: lines.lineAt(blockAt(report, last.second).span[0]) + 1,
		}),
		certainty: Math.max(...stretch.map(({ repetition }) => repetition)),
	};
}

function titleFinding(title: Block, again: Block, lines: LineIndex): DraftFinding {
	return {
		code: 'paragraph.redundant',
		span: again.span,
		message: message('checks.titleRepeated', { line: lines.lineAt(title.span[0]) + 1 }),
		related: [{ span: title.span, message: message('checks.earlierTitle') }],
		data: { similarity: 1, first: title.index, second: again.index, copied: true },
	};
}

/** A paragraph by its section and line, for messages. */
function placeOf(report: Report, block: Block, lines: LineIndex): Message {
	const line = lines.lineAt(block.span[0]) + 1;
	const section = block.section === undefined ? undefined : report.sections[block.section];
	return message('labels.place', { section: section?.text, line });
}

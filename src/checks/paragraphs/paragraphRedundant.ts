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
import { isLeadIn, isQuestion, isTimelineEntry, isTitleLine } from './listing';
import { isHighlight, labelOf } from './paragraphs';
import { isFormRow, parallelTest, sharesLabelAlone, standInSameForm } from './parallel';
import { type RepeatedPart, repeatedParts } from './repeatedParts';
import {
	haveOwnDetails,
	isSameSubject,
	repeatsFigures,
	sharedContent,
	sharedRuns,
	shareFigureOrRun,
	shareFiguresOnly,
} from './sharedContent';
import { likenessFrom, longRun, mostShown, oddsFrom } from './thresholds';

/** Titles with fewer terms may be headings of a part, too. */
const leastTerms = 4;

/** Headings that print the report's title again, whole or all but a part of it; without the heading of the full account. */
export function repeatedTitles(report: Report): { readonly title: Block; readonly again: Block }[] {
	const headings = report.blocks.filter(({ kind }) => kind === 'heading');
	const title = headings.find(({ span }) => span[0] === report.title?.span[0]) ?? headings[0];
	if (!title) return [];
	const printed = blockText(report, title);
	const named = report.frontMatter?.data.title;
	// A report that is named elsewhere opens with the heading of its first part.
	if (typeof named === 'string' && named.trim() !== '' && !isSameTitle(named, printed)) return [];
	const inFull = fullAccountHeading(report);
	return headings
		.filter(
			(heading) =>
				heading.index > title.index && heading.index !== inFull && isSameTitle(printed, blockText(report, heading)),
		)
		.map((again) => ({ title, again }));
}

function isSameTitle(title: string, other: string): boolean {
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
	/** A copy, edited or not; else probably the same point in other words. */
	readonly copied: boolean;
	/** It gives the figures of the earlier paragraph, in whatever words. */
	readonly retold: boolean;
	/** Sure enough to be shown; else it is a hint. */
	readonly sure: boolean;
}

/**
 * `paragraph.redundant`: a body paragraph that says again what earlier ones said; reported once, at the later one,
 * with the place it most surely repeats first. A part that was inserted twice is reported at its first paragraph, and the
 * others are hints. Also the title, where it is printed again.
 */
export function redundantParagraphs({ report, pairs }: Pick<CheckContext, 'report' | 'pairs'>): DraftFinding[] {
	const lines = new LineIndex(report.source);
	const all = repeatsIn(report, pairs);
	const isOfOverview = overviewTest(report, all);
	const known = all.map((repeat) => (isOfOverview(repeat) ? { ...repeat, sure: false } : repeat));
	const found = [...groupBy(known, ({ second }) => second).values()]
		.map((repeats) => repeats.sort(surestFirst))
		.sort((a, b) => surestFirst(itemAt(a, 0), itemAt(b, 0)));
	const most = mostShown.atLeast + Math.floor(pairs.paragraphs.length / mostShown.perParagraphs);
	const stretches = repeatedParts(
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
	const parallel = parallelTest(report);
	const countsAsRepeat = isOwnAccount(report) ? sharesLongRun : () => true;
	return candidates.flatMap((pair): Repeat[] => {
		const { similarity, repetition } = pair;
		if (pair.expected) return [];
		const [first, second] = [blockAt(report, pair.first), blockAt(report, pair.second)];
		const isAlike = similarity >= likenessFrom.copied;
		const areApart = similarity >= likenessFrom.reported && haveOwnDetails(report, first, second);
		const copied = isAlike && !areApart;
		const retold = similarity >= likenessFrom.retold && repeatsFigures(report, first, second);
		if (!retold && similarity < likenessFrom.reported && repetition < oddsFrom.related) return [];
		if (isLeadInOrTimeline(report, first, second) && !(copied && sharesLongRun(report, first, second))) return [];
		if (parallel(first, second) && !(copied && haveSameLabel(report, first, second))) return [];
		const isTold =
			copied || retold || (!isSameSubject(report, first, second, similarity) && countsAsRepeat(report, first, second));
		if (!isTold) return [];
		const isWeak = second.kind === 'item' || !shareFigureOrRun(report, first, second);
		const least = isWeak ? oddsFrom.shown.weak : oddsFrom.shown.paragraph;
		const likely = (retold || repetition >= least) && !repeatsOnPurpose(report, pair) && !isLeadIn(report, second);
		const verbatim =
			copied &&
			similarity >= likenessFrom.verbatim &&
			repetition >= oddsFrom.shown.paragraph &&
			sharesLongRun(report, first, second);
		const isRecord = areApart || standInSameForm(report, first, second);
		const sure = (likely || (verbatim && !isFormRow(report, second) && !isTitleLine(report, second))) && !isRecord;
		return [{ copied, retold, sure, ...pair }];
	});
}

/**
 * A test for repeats from an overview section: an opening section that several later ones repeat, or a closing one that
 * repeats several. Copies in a closing section are not excused.
 */
function overviewTest(report: Report, repeats: readonly Repeat[]): (repeat: Repeat) => boolean {
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

/** The share of the report's blocks, from either end, in which an overview may begin. */
const overviewWithin = 0.25;
const leastTakenUp = 3;

/** Whether a repetition is explained by the place or form of one of the two: a preview, highlight, quotation, form or question. */
function repeatsOnPurpose(report: Report, pair: ParagraphPair): boolean {
	const [first, second] = [blockAt(report, pair.first), blockAt(report, pair.second)];
	return (
		isPreview(report, pair) ||
		isHighlight(report, first) ||
		isHighlight(report, second) ||
		isQuotation(first) ||
		isQuotation(second) ||
		isFormRow(report, second) ||
		isQuestion(report, second) ||
		isTitleLine(report, second) ||
		sharesLabelAlone(report, first, second) ||
		reusesFigure(report, first, second)
	);
}

/** A pull quote repeats the running text on purpose. */
const isQuotation = ({ kind }: Block) => kind === 'quote';

/** An item that uses a figure from elsewhere in its own words; editors agreed with a quarter of such findings. */
function reusesFigure(report: Report, first: Block, second: Block): boolean {
	return second.kind === 'item' && shareFiguresOnly(report, first, second);
}

/** A short answer before the full account; editors agreed with a third of such findings. */
function isPreview(report: Report, { first, second }: ParagraphPair): boolean {
	const from = fullAccountHeading(report);
	return from !== undefined && first < from && second > from;
}

/** Whether two items have the same label; `IR active: …` and `Raman active: …` define two things in one form. */
function haveSameLabel(report: Report, first: Block, second: Block): boolean {
	return labelOf(blockText(report, first)) === labelOf(blockText(report, second));
}

/** Whether the second is a lead-in, or one of the two a timeline entry: only a long copy counts as their repetition. */
function isLeadInOrTimeline(report: Report, first: Block, second: Block): boolean {
	return isLeadIn(report, second) || isTimelineEntry(report, first) || isTimelineEntry(report, second);
}

/** Whether two paragraphs have a long run of words in common: which the learned odds do not measure. */
function sharesLongRun(report: Report, first: Block, second: Block): boolean {
	return sharedRuns(blockText(report, first), blockText(report, second), 1, longRun[report.language]).length > 0;
}

function surestFirst(a: Repeat, b: Repeat): number {
	const sure = Number(b.sure) - Number(a.sure);
	return sure || b.repetition - a.repetition || b.similarity - a.similarity || a.first - b.first;
}

interface FindingContext {
	readonly lines: LineIndex;
	/** Sure, and among the surest of the report. */
	readonly shown: boolean;
}

function toFinding(report: Report, repeats: readonly Repeat[], { lines, shown }: FindingContext): DraftFinding {
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

/** One finding for a part that repeats another, at its first paragraph. */
function stretchFinding(report: Report, stretch: RepeatedPart<Repeat>, lines: LineIndex): DraftFinding {
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

import { type ExhibitKind, exhibitsCaptioned, type NamedExhibit } from '../../report/blocks/exhibits';
import { within } from '../../report/lookup';
import type { Block, Report, Span } from '../../report/model';
import { groupBy, largest } from '../../text/collections';
import { memoised } from '../../text/memo';

/** The figures and tables of a report, as far as its text can name them. */
interface OwnExhibits {
	/** Those that are numbered one after the other: what they are called, with their chapter. */
	readonly bySeries: ReadonlyMap<string, Series>;
	/** Kind and number of each that has a caption: `table 2.1`. */
	readonly captioned: ReadonlySet<string>;
	readonly kinds: ReadonlySet<ExhibitKind>;
	/** The blocks that show something which no caption beside them numbers. */
	readonly unnumbered: readonly Block[];
}

interface Series {
	/** By number, the place of its caption. */
	readonly places: ReadonlyMap<number, number>;
	readonly last: number;
}

interface Caption {
	readonly span: Span;
	readonly exhibit: NamedExhibit;
}

const ownExhibits = memoised((report: Report): OwnExhibits => {
	const captions = captionsIn(report.source);
	const series = groupBy(captions, ({ exhibit }) => placeOf(exhibit).series);
	return {
		bySeries: new Map([...series].map(([name, those]) => [name, seriesOf(those)])),
		captioned: new Set(captions.flatMap(({ exhibit }) => keysOf(exhibit))),
		kinds: new Set(captions.flatMap(({ exhibit }) => exhibit.kinds)),
		unnumbered: exhibitBlocks(report).filter((block) => !isNumbered(report, block, captions)),
	};
});

function seriesOf(captions: readonly Caption[]): Series {
	const places = new Map(captions.map(({ span, exhibit }) => [placeOf(exhibit).number, span[0]]));
	return { places, last: largest([...places.keys()]) };
}

/** Whether a report has an exhibit of that kind and number, whatever it is called. */
export function isCaptioned(report: Report, exhibit: NamedExhibit): boolean {
	const { captioned } = ownExhibits(report);
	return keysOf(exhibit).some((key) => captioned.has(key));
}

function keysOf({ kinds, number }: NamedExhibit): string[] {
	return kinds.map((kind) => `${kind} ${number}`);
}

/** Fewer captions of one kind are chance. */
const leastCaptions = 2;
/** A number further behind the last one, or from its neighbours, is mostly that of another text. */
const mostApart = 5;

/** Whether captions number the exhibits of that name, and what they leave out is none of those that lack a number. */
export function isLeftOut(report: Report, exhibit: NamedExhibit): boolean {
	const { bySeries, unnumbered } = ownExhibits(report);
	const { series, number } = placeOf(exhibit);
	const { places, last } = bySeries.get(series) ?? { places: new Map<number, number>(), last: 0 };
	if (places.size < leastCaptions || number > last + mostApart) return false;
	const near = (step: number) =>
		Array.from({ length: mostApart }, (_, at) => places.get(number + step * (at + 1))).find((at) => at !== undefined);
	return within(unnumbered, [near(-1) ?? 0, near(1) ?? report.source.length]).length === 0;
}

/** Whether nothing in a report is an exhibit of a kind, or might stand for one. */
export function hasNone(report: Report, kind: ExhibitKind): boolean {
	const { kinds, unnumbered } = ownExhibits(report);
	return unnumbered.length === 0 && !kinds.has(kind);
}

function captionsIn(source: string): Caption[] {
	let start = 0;
	return source.split('\n').flatMap((line) => {
		const span: Span = [start, start + line.length];
		start += line.length + 1;
		// Within tags, cells and the titles of images, too.
		const parts = line.split(/["<>|]/u);
		return parts.flatMap(exhibitsCaptioned).map((exhibit) => ({ span, exhibit }));
	});
}

/** What an exhibit is numbered along with, and its number there: `Table 2.1` is the 1 of the tables of chapter 2. */
function placeOf({ word, number }: NamedExhibit): { series: string; number: number } {
	const chapter = /^.*[.-]/u.exec(number)?.[0] ?? '';
	return { series: `${word} ${chapter}`, number: Number(number.slice(chapter.length)) };
}

function exhibitBlocks({ blocks, source }: Report): Block[] {
	return blocks.filter((block) => shows(source, block));
}

/** Markup that shows something, or a template that may. */
const showing = /<(?:img|svg|table|iframe|figure|canvas|video|object|embed)\b|!\[|\{[{%]/iu;
const shown: ReadonlySet<Block['kind']> = new Set(['table', 'figure', 'code']);

function shows(source: string, { kind, outer }: Block): boolean {
	return shown.has(kind) || showing.test(source.slice(...outer));
}

/** By a caption within it or above it, or by one below it that is not above another. */
function isNumbered({ blocks, source }: Report, { index, outer }: Block, captions: readonly Caption[]): boolean {
	const above = blocks[index - 1] ?? { outer };
	if (within(captions, [above.outer[0], outer[1]]).length > 0) return true;
	const [below, next] = [blocks[index + 1], blocks[index + 2]];
	return below !== undefined && within(captions, below.outer).length > 0 && !(next && shows(source, next));
}

import { startingIn } from '../report/lookup';
import { decodeEntities } from '../report/markdown/markdown';
import { breaksLine } from '../report/markdown/plain';
import { type Cell, type Citation, Ink, type Report, type Span, type Table } from '../report/model';
import { isWithin, overlap } from '../report/spanRelations';
import { findUrls } from '../text/urls';

type Read = Pick<Report, 'source' | 'ink' | 'citations' | 'tables' | 'references'>;

/**
 * A stretch of the report as it is shown to a model: what a reader sees, with citations as `[1]` or `[example.com]`.
 * No markup, no comments, no link titles, no addresses; white space folded. Of a table's rows each value comes with its
 * head, `Year: 2024; Sales: 7.9`, and the rows are set apart by ` | `.
 */
export function readerText(report: Read, span: Span): string {
	const table = report.tables.find((one) => isWithin(span, spanOf(one)));
	return (table && rowsText(report, table, span)) ?? plainText(report, span);
}

/** From its first to its last cell, with the marks around them. */
function spanOf({ header, rows }: Table): Span {
	const [first, last] = [header[0] ?? rows[0]?.[0], rows.at(-1)?.at(-1) ?? header.at(-1)];
	return first && last ? [first.span[0] - widestMark, last.span[1] + widestMark] : [0, 0];
}

const widestMark = 3;

/** `undefined` for what stands in one cell. */
function rowsText(report: Read, { header, rows }: Table, span: Span): string | undefined {
	const meets = (cell: Cell) => overlap(cell.span, span);
	const all = [header, ...rows].map((cells) => cells.filter(meets)).filter((cells) => cells.length > 0);
	if (all.flat().length < 2) return undefined;
	const touched = rows.filter((cells) => cells.some(meets));
	if (touched.length === 0)
		return header
			.filter(meets)
			.map((cell) => plainText(report, cell.span))
			.join('; ');
	return touched
		.map((cells) => rowText(header, cells, (cell) => (meets(cell) ? plainText(report, cell.span) : '')))
		.join(' | ');
}

/** `Year: 2024; Sales: 7.9`: each value of a row with its head, empty ones left out. */
export function rowText(header: readonly Cell[], cells: readonly Cell[], textOf: (cell: Cell) => string): string {
	const named = cells.flatMap((cell, at) => {
		const [head, value] = [header[at]?.text, textOf(cell)];
		return value === '' ? [] : [head ? `${head}: ${value}` : value];
	});
	return named.join('; ');
}

function plainText(report: Read, [start, end]: Span): string {
	let text = '';
	let at = start;
	for (const citation of startingIn(report.citations, [start, end])) {
		const [from, to] = citation.span;
		if (from < at) continue;
		const isMarker = report.ink[from] === Ink.citation;
		text += visible(report, [at, isMarker ? from : to]) + (isMarker ? '' : ' ') + markOf(citation, report);
		at = to;
	}
	text += visible(report, [at, end]);
	return shortenUrls(decodeEntities(text)).replace(/\s+/gu, ' ').trim();
}

/** `https://www.example.com/a/b?c` → `example.com`. */
export function domainOf(url: string): string {
	return /^https?:\/\/(?:www\.)?([^/?#:\s]{1,80})/iu.exec(url)?.[1]?.toLowerCase() ?? 'link';
}

const longestLabel = 24;

/** A marker that is a link itself shows where to, unless the list has its entry. */
function markOf({ labels, url, form }: Citation, { references }: Read): string {
	if (url !== undefined && (form === 'link' || form === 'url')) return `[${domainOf(url)}]`;
	const marker = `[${labels.map((label) => label.slice(0, longestLabel)).join(', ')}]`;
	const isListed = references.some(({ label }) => label !== undefined && labels.includes(label));
	return url === undefined || isListed ? marker : `${marker}(${domainOf(url)})`;
}

function visible({ source, ink }: Read, [start, end]: Span): string {
	let text = '';
	for (let at = start; at < end; ) {
		const kind = ink[at];
		let next = at + 1;
		while (next < end && ink[next] === kind) next++;
		if (kind === Ink.text || kind === Ink.code) text += source.slice(at, next);
		else if (kind === Ink.markup && breaksLine(source.slice(at, next))) text += ' ';
		at = next;
	}
	return text;
}

/** Addresses that are no citation: in headings, tables or code. */
function shortenUrls(text: string): string {
	let short = '';
	let at = 0;
	for (const { start, end, url } of findUrls(text)) {
		short += text.slice(at, start) + domainOf(url);
		at = end;
	}
	return short + text.slice(at);
}

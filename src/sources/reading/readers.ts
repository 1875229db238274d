import { getDocumentProxy, getMeta } from 'unpdf';
import { readCsv, separatorIn } from '../../text/csv';
import type { DocumentText, PdfLimits, RawDocument, Readers, SourceText } from '../model';
import { decodeSource } from './decode';
import { readHtml } from './html';
import { isoDate } from './isoDate';
import { cutText } from './limits';
import { type PdfItem, pageText } from './pdfPageText';
import { readJsonDocument, readPlain, readXml } from './plain';

/** Beyond this much text nothing is written; a source is cut to less. */
const mostCharacters = 4_000_000;
const longestName = 80;

/**
 * A table in CSV as rows that can be read by themselves, each a paragraph: `Country: Norway; Year: 2024; Share (%): 34%`.
 * The first row with two cells names the columns; what stands above it is kept. What is no table stays as it is.
 */
export function readCsvDocument(raw: string): SourceText {
	const rows = csvRows(raw.replace(/^\uFEFF/, ''));
	const head = rows.findIndex((cells) => cells.filter(Boolean).length > 1);
	const names = rows[head]?.map((name) => name.slice(0, longestName)) ?? [];
	if (head < 0 || head === rows.length - 1 || names.every((name) => name === '' || isNumber(name)))
		return readPlain(raw);
	const lines = rows.slice(0, head).map((cells) => cells.join(' ').trim());
	let size = 0;
	for (const cells of rows.slice(head + 1)) {
		const line = cells.flatMap((cell, at) => (cell === '' ? [] : [labelled(names[at] ?? '', cell)])).join('; ');
		size += line.length + 2;
		if (size > mostCharacters) break;
		lines.push(line);
	}
	return readPlain(lines.filter(Boolean).join('\n\n'));
}

/** A bare number takes the unit that its column's name gives in brackets at its end. */
function labelled(name: string, cell: string): string {
	const unit = isNumber(cell) ? /[(（]([^()（）]{1,20})[)）]$/u.exec(name)?.[1]?.trim() : undefined;
	const value = unit === undefined ? cell : unit === '%' ? `${cell}%` : `${cell} ${unit}`;
	return name === '' ? value : `${name}: ${value}`;
}

function isNumber(text: string): boolean {
	return /^[-−+]?\d[\d., ]*$/u.test(text);
}

/** A quote that nothing closes ends with the text; commas are for numbers too, so that other separators go first. */
function csvRows(source: string): string[][] {
	const head = /^.*[\t;,].*$/mu.exec(source)?.[0] ?? '';
	const rows = readCsv(source, separatorIn(head, ['\t', ';', ',']), () => {});
	return [...rows].map(({ cells }) => cells.map(tidy));
}

function tidy(cell: string): string {
	return cell.replace(/\s+/gu, ' ').trim();
}

/** The readers that are too heavy to load before a source is read, in the thread that calls them. */
export const readers: Readers = {
	async read(document, limits, signal) {
		const { kind, bytes } = document;
		const read = kind === 'pdf' ? { ...(await readPdf(bytes, limits, signal)), hints: undefined } : fromText(document);
		return cutText(read, limits);
	},
};

function fromText({ kind, bytes, charset, address }: RawDocument): DocumentText {
	const { text } = decodeSource(bytes, charset);
	if (kind === 'html') return readHtml(text, address);
	const read =
		kind === 'json' ? readJsonDocument : kind === 'xml' ? readXml : kind === 'csv' ? readCsvDocument : readPlain;
	return { content: read(text), hints: undefined, truncated: false };
}

/** The text of a PDF, page by page. Throws on what cannot be read, e.g. for lack of a password. */
export async function readPdf(
	bytes: Uint8Array,
	limits: PdfLimits,
	signal: AbortSignal,
): Promise<{ readonly content: SourceText; readonly truncated: boolean }> {
	signal.throwIfAborted();
	// A copy, for the library keeps the bytes it gets; and it takes no subclass, such as Node's.
	const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
	try {
		const pages: number[] = [];
		let text = '';
		let number = 1;
		for (; number <= Math.min(document.numPages, limits.pages) && text.length < limits.characters; number++) {
			signal.throwIfAborted();
			const page = await document.getPage(number);
			const { items } = await page.getTextContent();
			pages.push(text.length);
			const own = pageText(items.flatMap((item): PdfItem[] => ('str' in item ? [item] : [])));
			text += own === '' ? '' : `${own}\n\n`;
			page.cleanup();
		}
		const { info } = await getMeta(document);
		return {
			content: {
				title: titleOf(info.Title),
				text: text.slice(0, limits.characters).trimEnd(),
				pages,
				date: dateOf(info),
				links: [],
			},
			truncated: number <= document.numPages || text.length > limits.characters,
		};
	} finally {
		await document.destroy();
	}
}

/** Word processors put a file's name where the title belongs. */
function titleOf(title: unknown): string {
	return typeof title === 'string' && !/\.(?:docx?|indd|pptx?|xlsx?|tex|dvi)$|^untitled/i.test(title.trim())
		? title.trim()
		: '';
}

function dateOf(info: Readonly<Record<string, unknown>>): string | undefined {
	const [created, changed] = [info.CreationDate, info.ModDate].map((date) =>
		typeof date === 'string' ? isoDate(date) : undefined,
	);
	return created ?? changed;
}

import { decodeEntities } from '../../report/markdown/markdown';
import { findUrls } from '../../text/urls';
import type { SourceText } from '../model';

export const maxLinks = 1000;

/** A text as it is, its line ends made one. */
export function readPlain(raw: string): SourceText {
	const text = tidy(raw);
	return { title: '', text, pages: [], links: bareLinks(text) };
}

/** JSON as lines that can be read: `path: value`, a record of plain values on one line. What is no JSON stays as it is. */
export function readJsonDocument(raw: string): SourceText {
	const text = tidy(raw);
	const lines: string[] = [];
	try {
		writeValue(JSON.parse(text), '', lines, 0);
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return readPlain(text);
	}
	const written = lines.join('\n');
	return { title: '', text: written, pages: [], links: bareLinks(written) };
}

const maxDepth = 60;

function writeValue(value: unknown, path: string, lines: string[], depth: number): void {
	if (depth > maxDepth) return;
	if (Array.isArray(value)) {
		if (value.every(isPlain)) lines.push(labelled(path, value.map(String).join(', ')));
		else for (const item of value) writeValue(item, path, lines, depth + 1);
	} else if (typeof value === 'object' && value !== null) {
		const entries = Object.entries(value);
		const own = entries.filter(([, item]) => isPlain(item)).map(([key, item]) => `${key}: ${String(item)}`);
		if (own.length > 0) lines.push(labelled(path, own.join(' | ')));
		for (const [key, item] of entries)
			if (!isPlain(item)) writeValue(item, path ? `${path}.${key}` : key, lines, depth + 1);
	} else lines.push(labelled(path, String(value)));
}

function isPlain(value: unknown): boolean {
	return typeof value !== 'object' || value === null;
}

function labelled(path: string, text: string): string {
	return path ? `${path}: ${text}` : text;
}

/** The words between the tags of an XML document, those of one element on a line. */
export function readXml(raw: string): SourceText {
	const source = tidy(raw);
	const bare = replaceBetween(
		replaceBetween(source, '<!--', '-->', () => ''),
		'<?',
		'?>',
		() => '',
	);
	const words = replaceBetween(bare, '<![CDATA[', ']]>', (inner) =>
		inner.replace(/<[^<>]*>/g, ' ').replaceAll('&', '&amp;'),
	).replace(/<[^<>]*>/g, '\n');
	const text = decodeEntities(words)
		.replace(/[ \t]+/g, ' ')
		.replace(/ ?\n ?/g, '\n')
		.replace(/\n{2,}/g, '\n')
		.trim();
	const title = /<(?:\w{1,20}:)?title[^<>]{0,200}>\s*(?:<!\[CDATA\[)?([^<\]]{1,500})/i.exec(source)?.[1]?.trim() ?? '';
	return { title, text, pages: [], links: bareLinks(text) };
}

/** One pass, whatever is left open: patterns would start over at every opening. */
function replaceBetween(text: string, open: string, close: string, replace: (inner: string) => string): string {
	let result = '';
	let at = 0;
	for (;;) {
		const start = text.indexOf(open, at);
		const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
		if (end < 0) return result + text.slice(at);
		result += text.slice(at, start) + replace(text.slice(start + open.length, end));
		at = end + close.length;
	}
}

export function bareLinks(text: string): { url: string; text: string }[] {
	return [...new Set(findUrls(text.slice(0, 500_000)).map(({ url }) => url))]
		.slice(0, maxLinks)
		.map((url) => ({ url, text: '' }));
}

export function tidy(text: string): string {
	return text
		.replace(/^\uFEFF/, '')
		.replace(/\r\n?/g, '\n')
		.replaceAll('\0', '')
		.trim();
}

import type { DocumentKind } from '../model';

const byType: readonly (readonly [RegExp, DocumentKind])[] = [
	[/^(?:text\/html|application\/xhtml\+xml)$/, 'html'],
	[/^application\/(?:x-)?pdf$/, 'pdf'],
	[/^(?:text|application)\/(?:x-)?json$|\+json$/, 'json'],
	[/^text\/(?:x-)?markdown$/, 'markdown'],
	[/^(?:text|application)\/xml$|^application\/(?:rss|atom)\+xml$/, 'xml'],
	[/^text\/(?:csv|tab-separated-values)$/, 'csv'],
	[/^text\/plain$/, 'plain'],
];

const byEnding: readonly (readonly [RegExp, DocumentKind])[] = [
	[/\.x?html?$/i, 'html'],
	[/\.pdf$/i, 'pdf'],
	[/\.json$/i, 'json'],
	[/\.(?:md|markdown)$/i, 'markdown'],
	[/\.xml$/i, 'xml'],
	[/\.(?:csv|tsv)$/i, 'csv'],
	[/\.txt$/i, 'plain'],
];

/** Types that servers give to what they do not know. */
const unknown =
	/^(?:|(?:application|binary)\/(?:octet-stream|x-download|download|force-download|unknown)|content\/unknown|\*\/\*)$/;

/**
 * What a document is, by its first bytes and the type its server gives it; `undefined` when it is none that is read.
 *
 * @param contentType the header's value; empty when there is none
 * @param head the first bytes, 512 or more where there are so many
 */
export function kindOfResponse(contentType: string, head: Uint8Array, path: string): DocumentKind | undefined {
	const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
	if (ascii(head).slice(0, 512).includes('%PDF-')) return 'pdf';
	const named = byType.find(([pattern]) => pattern.test(type))?.[1];
	if (named === 'pdf') return looksHtml(head) ? 'html' : undefined;
	if (!named && !unknown.test(type)) return undefined;
	if (isBinary(head)) return undefined;
	if (named === 'plain' && /\.(?:md|markdown|csv|tsv)$/i.test(path)) return looksHtml(head) ? 'html' : kindOfFile(path);
	if (named === 'plain' || named === 'csv' || !named)
		return looksHtml(head) ? 'html' : (named ?? kindOfFile(path) ?? 'plain');
	return named === 'html' && /^[\s\xef\xbb\xbf]*[[{]\s*["[{]/.test(ascii(head)) ? 'json' : named;
}

/** What a file is by its name. */
export function kindOfFile(path: string): DocumentKind | undefined {
	return byEnding.find(([pattern]) => pattern.test(path))?.[1];
}

function looksHtml(head: Uint8Array): boolean {
	return /^[\s\uFEFF\xef\xbb\xbf]*(?:<!--[\s\S]{0,400}?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i.test(
		ascii(head),
	);
}

/** Zero bytes belong to UTF-16, where every second byte of Western text is one, or to no text. */
function isBinary(head: Uint8Array): boolean {
	if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return false;
	const zeros = [0, 1].map((parity) => head.filter((byte, at) => byte === 0 && at % 2 === parity).length);
	const [even = 0, odd = 0] = zeros;
	if (even + odd > 0) return !((even === 0 || odd === 0) && even + odd > head.length / 8);
	return /^(?:.PNG\r|GIF8|PK(?=[^ -~])|Rar!|RIFF|OggS|ID3(?=[^ -~])|7z(?=[^ -~])|wOF[F2]|\u00ff\u00d8\u00ff)/.test(
		ascii(head),
	);
}

function ascii(bytes: Uint8Array): string {
	return String.fromCharCode(...bytes.subarray(0, 1024)).replaceAll('\0', '');
}

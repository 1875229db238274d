import { decodeEntity, entity } from '../report/markdown/markdown';
import { Ink } from '../report/model';
import { PlacedText } from './placedText';

/**
 * A source reduced to what its quotes are compared by: no markup, citations, white space, quotation marks or invisible
 * characters; one kind of dash; lower case; half width.
 */
export function normaliseSource(source: string, ink: Uint8Array): PlacedText {
	const starts: number[] = [];
	const ends: number[] = [];
	const pieces: string[] = [];
	for (let at = 0; at < source.length; ) {
		const length = lengthAt(source, at);
		if (ink[at] === Ink.text || ink[at] === Ink.code) {
			const piece = source.slice(at, at + length);
			const normal = isPlain(source.charCodeAt(at)) ? piece : normalForm(length > 2 ? decodeEntity(piece) : piece);
			pieces.push(normal);
			for (let i = 0; i < normal.length; i++) {
				starts.push(at);
				ends.push(at + length);
			}
		}
		at += length;
	}
	return new PlacedText(pieces.join(''), starts, ends, source.length);
}

/** Lower-case letters, digits and common Han characters, which need no normalising. */
function isPlain(code: number): boolean {
	return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 0x4e00 && code <= 0x9fff);
}

const entityHere = new RegExp(entity.source, 'y');

/** One character, or an entity as a whole. */
function lengthAt(source: string, at: number): number {
	const code = source.charCodeAt(at);
	if (code === 38) {
		entityHere.lastIndex = at;
		return entityHere.exec(source)?.[0].length ?? 1;
	}
	const paired = code >= 0xd800 && code < 0xdc00 && at + 1 < source.length;
	return paired ? 2 : 1;
}

/** `[1]`, `[1, 2]`, `[^note]`, `[example.com]`: how citations are shown to a model. */
const citationMark = /\[\^?[\w.@-]{1,60}(?:\s*[,，–-]\s*\^?[\w.@-]{1,60})*\]/gu;

/** Citation marks at the end of a quote. */
const lastMarks = new RegExp(`(?:${citationMark.source}\\s*)+(?=[.。;；]?\\s*$)`, 'u');

/** The forms of a quote to look for, in order: as it is, without citation marks at its end, without any. */
export function normaliseQuote(quote: string): readonly string[] {
	const forms = [quote, quote.replace(lastMarks, ''), quote.replace(citationMark, '')].map((text) =>
		normalForm(text.replace(/^\s*(?:[-•*#>]+|\d{1,2}[.)])\s+/u, '')).replace(/^[…]+|[.,;:!?…、。]+$/gu, ''),
	);
	return [...new Set(forms)].filter((form) => form !== '');
}

/** White space, what cannot be seen, quotation marks, and the marks Markdown is written with. */
const dropped = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}"'“”„‟‘’‚‛«»‹›「」『』《》〈〉`´*_~|#\\]/gu;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63]/gu;

function normalForm(text: string): string {
	const wide = /^[\x20-\x7E]*$/u.test(text) ? text : text.normalize('NFKC').replace(dashes, '-');
	return wide.replace(dropped, '').toLowerCase();
}

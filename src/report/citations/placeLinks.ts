import type { SourceMark } from '../blocks/drafts';
import { sectionsByAnchor } from '../headings/anchors';
import type { Section, Span } from '../model';
import { type CitationContext, expandNumbers } from './citationDrafts';

/**
 * What looks like a marker and is none: the brackets of links such as `[[1](#1-an-example)]`, which lead to a part of the
 * report and not to its list, and the number that the heading of that part opens with.
 */
export function placeMarkers(context: Omit<CitationContext, 'found'>): Span[] {
	const { source, blocks, marks, sections } = context;
	const links = marks.filter(({ kind }) => kind === 'link' || kind === 'html');
	const find = links.some((mark) => anchorOf(source, mark) !== undefined)
		? sectionsByAnchor(sections)
		: () => undefined;
	const known = new Set(context.references.map(({ label }) => label));
	return links.flatMap((mark, at): Span[] => {
		const target = find(anchorOf(source, mark) ?? '');
		if (!target || target.role === 'references') return [];
		const labels = expandNumbers(wordsOf(source, mark, links[at + 1]), known);
		// A number that the list has leads to its entry, unless the part is called by that number.
		if (!labels || (labels.every((label) => known.has(label)) && !opensWith(target, labels))) return [];
		const [start, end] = mark.span;
		const heading = blocks[target.heading]?.span[0] ?? start;
		const number = opening.exec(source.slice(heading, heading + maxOpening))?.[0] ?? '';
		return [
			[source[start - 1] === '[' ? start - 1 : start, end],
			[heading, heading + number.length],
		];
	});
}

/** `[1]`, as a heading begins with it. */
const opening = /^(?:\\?\[[^[\]\n]*\\?\])?/u;
const maxOpening = 40;

function anchorOf(source: string, { kind, span, url }: SourceMark): string | undefined {
	if (kind === 'link') return url.startsWith('#') ? url.slice(1) : undefined;
	return /^<a\s[^>]*?\bhref\s*=\s*["']?#([^"'\s>]+)/iu.exec(source.slice(...span))?.[1];
}

/** The words of a link; those of one in HTML stand in front of the next tag. */
function wordsOf(source: string, { kind, span, inner }: SourceMark, next: SourceMark | undefined): string {
	const words = kind === 'link' ? source.slice(...inner) : source.slice(span[1], next?.span[0] ?? span[1]);
	return words.replace(/^\\?\[|\\?\]$/g, '');
}

function opensWith({ text, numbering = '' }: Section, labels: readonly string[]): boolean {
	const first = /\d+/.exec(numbering || text.slice(0, maxOpening))?.[0];
	return first !== undefined && labels.includes(first);
}

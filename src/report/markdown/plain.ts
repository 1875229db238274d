import { Ink, type Report, type Span } from '../model';
import { decodeEntities } from './markdown';

type Inked = Pick<Report, 'source' | 'ink'>;

/**
 * A stretch of the report as a reader reads it: no markup, no citation markers, entities decoded, white space folded.
 * Code spans read as their code.
 */
export function plainText({ source, ink }: Inked, [start, end]: Span): string {
	let text = '';
	for (let at = start; at < end; ) {
		const kind = ink[at];
		let next = at + 1;
		while (next < end && ink[next] === kind) next++;
		if (kind === Ink.text || kind === Ink.code) text = joined(text, source.slice(at, next), at > start && ink[at - 1]);
		else if (kind === Ink.markup && next - at > 3 && breaksLine(source.slice(at, next))) text += ' ';
		at = next;
	}
	return decodeEntities(text).replace(unfolded, ' ').trim();
}

/** White space other than a single space. */
const unfolded = /\s{2,}|[^\S ]/g;
const lineBreakTag = /<(?:br|\/p|\/li|\/tr|\/td|\/div)\b/i;

/** Whether markup holds a tag that ends a line or a cell. */
export function breaksLine(markup: string): boolean {
	return lineBreakTag.test(markup);
}

/** Joins runs; where a citation was removed before punctuation, without the space before it. */
function joined(text: string, run: string, before: number | false | undefined): string {
	const detached = before === Ink.citation && /^\s*[.,;:!?)\]，。；：！？）】]/.test(run);
	return detached ? text.trimEnd() + run.trimStart() : text + run;
}

import { itemAt } from '../../access';
import type { Report, Span } from '../../report/model';

const opening = /[“「『«]/gu;
const closing = /[”」』»]/gu;
/** Behind a digit it stands for inches. */
const straight = /(?<!\d)"/gu;

/** Whether a sentence is somebody else's words: it stands within quotation marks that open before it, or at its start, and close no sooner. */
export function isQuoted({ source, blocks, sentences }: Report, sentence: number, [from, to]: Span): boolean {
	const { span } = itemAt(blocks, itemAt(sentences, sentence).block);
	const before = source.slice(span[0], from);
	if (count(before, opening) > count(before, closing)) return true;
	const rest = source.slice(from, span[1]);
	if (count(before, straight) % 2 === 1) return rest.includes('"');
	const own = source.slice(from, to);
	return /^\s*["“「『«]/u.test(own) && !closesWithin(own);
}

function count(text: string, pattern: RegExp): number {
	return text.match(pattern)?.length ?? 0;
}

/** Something of the sentence's own follows what it quotes. */
function closesWithin(own: string): boolean {
	const quoted = /^\s*["“「『«][^"”」』»]*["”」』»]/u.exec(own)?.[0];
	return quoted !== undefined && /[\p{L}\p{N}]/u.test(own.slice(quoted.length));
}

import { kept } from '../../../text/kept';
import { allMatches } from '../../../text/matches';
import type { Enumeration } from './enumerations';

/** `Norway (41%)`: a name with a figure in brackets. */
const part = /\s*[^(),.:;（），。：；、]{1,50}[(（][^()（）\d]*\d[^()（）]*[)）]/uy;
const separator = /\s*(?:[,，、]\s*(?:and\b)?|and\b|[和与及])/uy;
const lastSeparator = /and$|[和与及]$/u;
const sentenceEnd = /\s*(?:[.。;；]|$)/uy;

/** Cheap test for texts without any. */
export const mayBracket = /[:：][^:：]{1,50}[(（]/u;

/** The parts of a sentence behind its colon that have a figure in brackets each, up to its end: `Norway (41%), Spain (38%) and Malta (33%)`. */
export const bracketedPartsIn: (text: string) => readonly Enumeration[] = kept((text) =>
	allMatches(/[:：]/gu, text).flatMap(({ index }) => {
		let [last, parts, between] = [index + 1, 0, ''];
		for (let found = matchAt(part, text, last); found !== undefined; found = matchAt(part, text, last)) {
			parts++;
			last += found.length;
			const next = matchAt(separator, text, last);
			if (next === undefined) break;
			between = next;
			last += next.length;
		}
		const isList = parts > 1 && lastSeparator.test(between) && matchAt(sentenceEnd, text, last) !== undefined;
		return isList ? [{ start: index + 1, last, parts }] : [];
	}),
);

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0];
}

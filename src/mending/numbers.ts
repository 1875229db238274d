import type { Finding } from '../findings/model';
import { overlapping } from '../report/lookup';
import type { Report, Span } from '../report/model';
import type { Replacement } from './replacement';

/** The number that was worked out, in place of the one that stands there. */
export function computedNumber({ code, span, data }: Finding): Replacement | undefined {
	if (code !== 'number.arithmetic' || data.correction === undefined) return undefined;
	return { span, text: data.correction };
}

/** Codes of what is said at a place that a wrong number affects. */
const affected: ReadonlySet<string> = new Set(['numbers.saidHereToo', 'numbers.restsOnThis', 'numbers.totalOffToo']);

/** From where a wrong number is to be mended besides itself: its sentence, and the sentences and totals that it affects. */
export function mendableFrom({ sentences }: Report, { code, span, related }: Finding): Span[] {
	if (code !== 'number.arithmetic') return [];
	const places = [span, ...related.filter(({ message }) => affected.has(message.code)).map((place) => place.span)];
	return places.flatMap((place) => [place, ...overlapping(sentences, place).map((sentence) => sentence.span)]);
}

/** A number that the wrong one is made of, which may be the slip itself; `undefined` where there is none. */
export function firstPart({ code, related }: Finding): Span | undefined {
	if (code !== 'number.arithmetic') return undefined;
	return related.find(({ message }) => message.code === 'numbers.here')?.span;
}

/** Of two values of one quantity each in place of the other: the later one is corrected first. None where they are not written alike. */
export function sameNumber({ source }: Report, { code, span, related }: Finding): Replacement[] {
	const [earlier, ...more] = related;
	if (code !== 'number.inconsistent' || !earlier || more.length > 0) return [];
	const [here, there] = [source.slice(...span), source.slice(...earlier.span)];
	if (here === there || unitOf(here) !== unitOf(there)) return [];
	return [
		{ span, text: there },
		{ span: earlier.span, text: here },
	];
}

/** All of a number as written but its digits. */
function unitOf(text: string): string {
	return text.replace(/\d[\d,.]*/g, '#').trim();
}

import type { Finding } from '../findings/model';
import { overlapping } from '../report/lookup';
import type { Report, Span } from '../report/model';
import type { Replacement } from './replacement';

/** Replaces a wrong number by the computed one. */
export function correctedNumber({ code, span, data }: Finding): Replacement | undefined {
	if (code !== 'number.arithmetic' || data.correction === undefined) return undefined;
	return { span, text: data.correction };
}

/** Message codes of related places that a wrong number affects. */
const affected: ReadonlySet<string> = new Set(['numbers.saidHereToo', 'numbers.restsOnThis', 'numbers.totalOffToo']);

/** The places at which the fix of a wrong number is offered: its sentence, and the sentences and totals that it affects. */
export function placesToMendFrom({ sentences }: Report, { code, span, related }: Finding): Span[] {
	if (code !== 'number.arithmetic') return [];
	const places = [span, ...related.filter(({ message }) => affected.has(message.code)).map((place) => place.span)];
	return places.flatMap((place) => [place, ...overlapping(sentences, place).map((sentence) => sentence.span)]);
}

/** The first number that the wrong one is computed from, which may itself be wrong; `undefined` where there is none. */
export function firstOperand({ code, related }: Finding): Span | undefined {
	if (code !== 'number.arithmetic') return undefined;
	return related.find(({ message }) => message.code === 'numbers.here')?.span;
}

/** Fixes for two values of one quantity: the later replaced by the earlier, then the other way round. None where their units differ. */
export function eitherNumber({ source }: Report, { code, span, related }: Finding): Replacement[] {
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

import type { Finding } from '../findings/model';
import type { Report } from '../report/model';
import type { Replacement } from './replacement';

/** The number that was worked out, in place of the one that stands there. */
export function computedNumber({ code, span, data }: Finding): Replacement | undefined {
	if (code !== 'number.arithmetic' || data.correction === undefined) return undefined;
	return { span, text: data.correction };
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

import type { DraftFinding } from '../../../findings/model';
import { downs } from '../../../lexicon/change';
import { inEither } from '../../../lexicon/compile';
import { message } from '../../../messages/message';
import type { Quantity, Report } from '../../../report/model';
import { groupBy } from '../../../text/collections';
import { amountOf } from '../amounts/amount';
import { finding } from '../amounts/relation';
import { backwardRange } from '../amounts/tolerances';

const dash = /^\s?[-–—~～]\s?$/u;
/** What falls may be written from its higher end: `weakened to 90%–45%`, `from 90–45%`. */
const falls = new RegExp(`(?:${inEither(downs).source}|\\bfrom\\b|[从由降减跌弱])[^.。;；]{0,20}$`, 'iu');

/**
 * `29%–20%`: a range whose first end is the higher one, so that one of the two may be wrong. Most authors mean it so, of a
 * zone that is told from its upper edge, or of what one year after another came to: it is a hint.
 */
export function backwardRanges(report: Report): DraftFinding[] {
	const found = report.numbers.flatMap((second, index) => {
		const first = report.numbers[index - 1];
		if (!first || !isParted(report, first, second) || !isMeant(report, second) || !isBackward(first, second)) return [];
		const [from, to] = [amountOf(report, first), amountOf(report, second)];
		return from && to && !signed.test(from.text) ? [{ from, to, block: second.block }] : [];
	});
	// A table, or a paragraph, that writes several of them means them so.
	const alone = [...groupBy(found, ({ block }) => block).values()].filter(({ length }) => length === 1).flat();
	return alone.map(({ from, to }) => ({
		...finding('number.unit', from, [to], message('numbers.backwardRange', { first: from.text, last: to.text })),
		severity: 'hint',
	}));
}

/** `+20%~+10%` tells of two changes, one after the other. */
const signed = /^[+＋]/u;

/** By a dash and nothing else, in words that speak of no fall. */
function isParted({ source }: Report, first: Quantity, second: Quantity): boolean {
	const between = first.block === second.block && dash.test(source.slice(first.span[1], second.span[0]));
	return between && !falls.test(source.slice(Math.max(0, first.span[0] - 40), first.span[0]));
}

/** Both ends measure one thing, or the first leaves that to the second; two amounts further apart are no range. */
function isBackward(first: Quantity, second: Quantity): boolean {
	const bare = first.kind === 'count' && first.unit === undefined && first.magnitude === 0;
	const alike =
		first.kind === second.kind && first.currency === second.currency && first.magnitude === second.magnitude;
	if (first.upper !== undefined || second.upper !== undefined || !(bare || alike)) return false;
	const ratio = (bare && !alike ? first.value * 10 ** second.magnitude : first.value) / second.value;
	return second.value > 0 && ratio > 1 && ratio < backwardRange.most;
}

/** Bare numbers with a dash between them are codes and names as often as ranges, unless their thousands are parted. */
function isMeant(report: Report, { kind, unit, span }: Quantity): boolean {
	if (kind === 'count') return unit !== undefined || /\d,\d{3}/u.test(report.source.slice(...span));
	return kind === 'percent' || kind === 'money';
}

import { belowNothing, notSo, noWay, yearlyWords } from '../../../lexicon/change.json';
import { bilingual } from '../../../lexicon/compile';
import { message, verbatim } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import { wholeYear } from '../../../report/numbers/periods';
import { type Amount, asResult, asWritten, isMoney, sameUnit } from '../amounts/amount';
import { add, divide, type Interval, meet, negate, point, scale, subtract } from '../amounts/interval';
import {
	type CheckedRelation,
	conflicts,
	consistent,
	findingAt,
	formatLike,
	holds,
	inconsistent,
	isConsistent,
	type Relation,
	undecided,
} from '../amounts/relation';
import { amountsIn, firstAmount } from '../reading/skeleton';
import {
	comparedDirection,
	type Direction,
	directionOf,
	judgeMultiple,
	multipleIn,
	onlyFills,
	verbDirection,
} from './changeWords';
import type { RowMatch } from './pattern';

interface Pair {
	readonly from: Amount;
	readonly to: Amount;
}

/** Introduces a change of something else: `as the node shrinks from 20 nm to 14 nm`. */
const meanwhile = /\b(?:when|as|while|whereas|after|upon|by) (?:[a-z]+ ){0,4}$|(?:当|随着)[^，。\n]{0,20}$/iu;

/** `(1)`, `(2)`: the marks of a list. */
function isMark({ text, amounts }: RowMatch['skeleton'], span: Amount['span']): boolean {
	const at = text.indexOf(String.fromCharCode(firstAmount + amounts.findIndex((amount) => amount.span === span)));
	return (
		/^[(（].[)）]$/u.test(text.slice(at - 1, at + 2)) &&
		(amounts[text.charCodeAt(at) - firstAmount]?.text.length ?? 0) < 3
	);
}

/** The two values of a change, if they have one unit; a bare number beside a percentage does not count. */
function pairOf({ number, between, skeleton }: RowMatch): Pair | undefined {
	const [from, to] = [number('from'), number('to')];
	const both = sameUnit(from, to);
	const isBackwards = to.span[0] < from.span[0];
	if (isBackwards && /\band\b/iu.test(between('to', 'from'))) return undefined;
	if ([from, to].some(({ span }) => isMark(skeleton, span))) return undefined;
	const isRun = /^ (?:\S+ )?to $/iu.test(between('from', 'to'));
	const strays =
		!isRun && from.dimension !== to.dimension && [from, to].some(({ dimension }) => dimension === 'percent');
	return both && !strays ? { from: both[0], to: both[1] } : undefined;
}

const yearly = bilingual(yearlyWords);
/** Behind the change stand values of its own, or what it is a part of: `, 20% lower in spring (4 to 5)`, `a third of`. */
const hasOwn =
	/^\s*(?:(?:[a-z-]+\s+){0,4}[(（][^)）]*[\uE000-\uEFFF]|(?:vs\.?|versus|to|of)\s|的|[a-z]+ in (?![\uF000-\uF8FF]|the |that |this ))/iu;
/** `And down to around X`, `降至X`: a third value, no change. */
const toLevel =
	/(?<!\b(?:equal|equivalent|amounts?|amounted|corresponds?|comes?|up) )\bto(?: (?:about|around|some|roughly|nearly|just|over|under))?\s*$|\b(?:from|than)\s*$|[至到](?:约|近)?$/iu;
const lastEnd = /[,，(（:：—–\n]| - |\b(?:and|was|is|were|are)\b/gu;
/** A sentence of its own goes on about the change: `This is an increase of 25%.` */
const goesOn = /^\s*(?:this|that|it|which|这|即|相当于|增幅|降幅|涨幅)/iu;

/** `from A to B, an increase of X`; in a sentence of its own too. */
export function changeBehind(filled: RowMatch): CheckedRelation[] {
	const { words, behind, before } = filled;
	const told = words('told');
	if (filled.has('a') && !inOrder(filled)) return [];
	const sentence = told.lastIndexOf('\n');
	if (meanwhile.test(before)) return [];
	if (sentence >= 0 && !goesOn.test(told.slice(sentence + 1))) return [];
	const own = lastSegment(told);
	if (yearly.test(told) || yearly.test(behind.slice(0, 20)) || hasOwn.test(behind) || toLevel.test(told)) return [];
	if (own === told && directionOf(told) === undefined) return [];
	const change = filled.number('change');
	const says = directionOf(own) ?? (onlyFills(own) ? directionOf(firstWords(behind)) : undefined);
	// `from A to B (+25%)`; without a sign what stands in brackets may be a share.
	const signed = /^[-−–+]/u.test(change.text) && told.length < 40 && /^\s*[a-z-]*\s*[(（]\s*$/iu.test(told);
	const level = change.dimension === 'ratio' && toTimes.test(own) ? 1 : undefined;
	if (change.dimension === 'ratio' && ofOther.test(behind)) return [];
	const direction = level ?? says ?? (signed ? 0 : undefined);
	return direction === undefined ? [] : judged(filled, direction);
}

/** `Net debt fell to $905m, or 0.8 times core earnings`: a multiple of something else. */
const ofOther = /^ (?!(?:the|its|their|that|as|higher|larger|more|increase|rise|growth|and|in|over|from)\b)[a-z]/iu;

/** Two whole years, the later behind the earlier. */
function inOrder({ year }: RowMatch): boolean {
	const [first, last] = [wholeYear(year('a')), wholeYear(year('b'))];
	return first !== undefined && last !== undefined && first < last;
}

/** The words behind the last comma, bracket or sentence, or behind `was`. */
function lastSegment(told: string): string {
	const ends = [...told.matchAll(lastEnd)].map(({ index, 0: mark }) => index + mark.length);
	return told.slice(Math.max(0, ...ends));
}

/** `a 20% increase`: the words behind a change, where they begin with one. */
function firstWords(text: string): string {
	const [first = ''] = /^[\s-]*(?:[a-z-]+\s*){1,2}|^\p{Script=Han}{1,2}/iu.exec(text) ?? [];
	return (
		first
			.trim()
			.split(/\s+/u)
			.find((word) => directionOf(word) !== undefined) ?? 'nothing'
	);
}

/** `rose X from A to B`, `a X increase from A to B`, `X (from A to B)`. */
export function changeBefore(filled: RowMatch): CheckedRelation[] {
	const { words, before, number } = filled;
	const told = words('told');
	const plain = told.replace(/\bbetween\b|\bsince\b/giu, ' ');
	// `Grew 150% in 2023, and from 30 to 48 in 2024`: each has a time of its own.
	const ofOwnTime =
		/[,，]\s*[\uF000-\uF8FF]/u.test(told) ||
		(/[\uF000-\uF8FF][^\uF000-\uF8FF]*[,，]/u.test(told) && !/[\uF000-\uF8FF].*[\uF000-\uF8FF]/u.test(told));
	// `Dropped below 1,000 (from 1,034 to 970)`: a level that is passed, and no change.
	if (/\b(?:to|below|above|under|over|past)\s*$/iu.test(before)) return [];
	if (ofOwnTime || yearly.test(told) || yearly.test(before.slice(-40)) || !onlyFills(plain)) return [];
	const nearest =
		/(?:\b[a-z-]+|\p{Script=Han}{1,4})(?:\s+(?:by|of|about|around|some|nearly|almost|over|more than|a|an))*\s*$|[了约近]*$/iu;
	const lead = nearest.exec(before.slice(-60))?.[0] ?? '';
	// A level is never told in points.
	const inPoints = number('change').dimension === 'points' && /^\s*[,，(（]\s*$/u.test(told);
	const inCell = before.trim() === '' && /^\s*[(（]\s*$/u.test(told);
	const direction = directionOf(lead) ?? directionOf(plain) ?? (inPoints || inCell ? 0 : undefined);
	return direction === undefined ? [] : judged(filled, direction);
}

/** `Up 6% on the year, and a profit of $5 million`: what follows the time is no earlier value. */
const ofTime = /\b(?:year|quarter|month|period)\b(?! (?:earlier|before|ago))/iu;

/** `B, up X from A`: its words stand between. */
export function changeBetween(filled: RowMatch): CheckedRelation[] {
	const [told, tail] = [lastSegment(filled.words('told')), filled.words('tail')];
	const direction = directionOf(told) ?? (onlyFills(told) ? directionOf(firstWords(tail)) : undefined);
	const yearlyToo = yearly.test(filled.words('told') + tail) || ofTime.test(tail) || toLevel.test(told);
	return direction === undefined || yearlyToo || !onlyFills(tail) ? [] : judged(filled, direction);
}

/** Of the sentences before, what the same words give: `stood at`. */
const sameLevel = /\b(?:stood|stands) at (?:about )?([\uE000-\uEFFF])/giu;

/** `In 2024 they reached X, 15% more`: the base stands in the sentence before, or before a semicolon. */
export function changeSince(filled: RowMatch): CheckedRelation[] {
	const { skeleton, number, words, between, before, behind, previous, previousTwo } = filled;
	const { dimension } = number('to');
	const like = (text: string) => amountsIn(skeleton, text).filter((amount) => amount.dimension === dimension);
	const clause = before.search(/[;；][^;；]*$/u);
	const [earlier, own] = clause < 0 ? [previous, before] : [before.slice(0, clause), before.slice(clause)];
	const levels = () => [...previousTwo.matchAll(sameLevel)].map(([, one = '']) => one).join('');
	const [from, ...more] = like(words('verb') === '' ? earlier : levels());
	const told = between('to', 'change');
	const direction = directionOf(told) ?? directionOf(firstWords(behind));
	if (!from || more.length > 0 || like(own).length > 0 || !direction || yearly.test(behind.slice(0, 20))) return [];
	if (/\p{Script=Han}/u.test(told) && !sharesWord(own, earlier)) return [];
	const since = (slot: string) => (slot === 'from' ? from : number(slot));
	return judged({ ...filled, number: since, between: () => '' }, direction);
}

/** Three characters in a row of both. */
function sharesWord(text: string, other: string): boolean {
	return [...text.matchAll(/(?=(\p{Script=Han}{3}))/gu)].some(([, three = '']) => other.includes(three));
}

function judged(filled: RowMatch, direction: Direction): CheckedRelation[] {
	const pair = pairOf(filled);
	const change = filled.number('change');
	if (!pair || isNotSo.test(filled.sentence)) return [];
	const operands = [pair.from, pair.to];
	if ([change, ...operands].some(({ range }) => range))
		return [undecided('change', change, operands, message('numbers.unreadRange'))];
	if (pair.from.value === 0) return [undecided('change', change, operands, message('numbers.unreadZero'))];
	if (operands.some(({ value }) => value < 0)) return [];
	const wrongUnit = unitMix(pair, change, direction);
	if (wrongUnit) return [wrongUnit];
	const readings = workOut(pair, change, filled.words('told')).map((one) =>
		relationOf(one, operands, change, direction),
	);
	const [likeliest] = readings;
	if (!likeliest) return [];
	const kind = change.dimension === 'percent' ? 'change' : change.dimension === 'ratio' ? 'multiple' : 'difference';
	const fits = readings.find(isConsistent);
	if (fits) return [consistent(kind, fits)];
	const computed = likeliest.computed.map((value) =>
		direction === 0 && value[2] < 0 && change.value > 0 ? negate(value) : value,
	);
	return [inconsistent(kind, { ...likeliest, computed: computed.slice(0, 1), ambiguous: readings.length > 1 })];
}

const isNotSo = bilingual(notSo);

interface Worked {
	readonly formula: Message;
	/** The same the other way round, which gives a fall without its sign, as texts write it. */
	readonly fall?: Message;
	readonly computed: Interval;
}

/** Without a direction, or with a sign of its own, a change may be written either way. */
function relationOf(
	{ formula, fall, computed: worked }: Worked,
	operands: readonly Amount[],
	change: Amount,
	direction: Direction,
): Relation {
	const computed = direction === -1 ? negate(worked) : worked;
	const signs = direction === 0 || change.value < 0 ? [computed, negate(computed)] : [computed];
	const falls = change.value > 0 && (direction === -1 || (direction === 0 && worked[1] < 0));
	return { result: change, operands, formula: falls ? (fall ?? formula) : formula, computed: signs };
}

/** The ways in which a change may be worked out, the likeliest first; none where it is no change of the two. */
function workOut({ from, to }: Pair, change: Amount, told: string): readonly Worked[] {
	const [a, b] = [asWritten(from), asWritten(to)];
	const difference = {
		formula: verbatim(`${to.text} − ${from.text}`),
		fall: verbatim(`${from.text} − ${to.text}`),
		computed: subtract(b, a),
	};
	if (change.dimension === 'points') return from.dimension === 'percent' ? [difference] : [];
	if (change.dimension === 'percent') {
		const growth = growthOf(a, b);
		if (!growth) return [];
		const relative = {
			formula: verbatim(`(${to.text} − ${from.text}) ÷ ${from.text}`),
			fall: verbatim(`(${from.text} − ${to.text}) ÷ ${from.text}`),
			computed: growth,
		};
		return change.spelled && from.dimension === 'percent' ? [relative, difference] : [relative];
	}
	if (change.dimension === 'ratio') return multiplesOf({ from, to }, told);
	// Two bare numbers change by a bare number: `customers above $100k rose to 1,641 from 1,596`.
	const otherKind =
		!/^count(?: points)?$/u.test(change.dimension) && from.dimension === 'count' && to.dimension === 'count';
	return sameUnit(change, from) && !otherKind ? [difference] : [];
}

/** `为2020年的3倍`: what it is to, not by how much it grew. */
const toTimes = /^[^，。]{0,4}(?:[至到为达是]|相当于)[^，。]{0,8}的?\s?$/u;
const byTimes = /(?:增长|增加|提高|提升|扩大|上升|上涨|增|多|高出)了?(?:将近|接近|超过|大约|近|约|逾|超)?$/u;

/** `Grew three times` is read as to three times and as by three times; in Chinese its verb says which. */
function multiplesOf({ from, to }: Pair, told: string): readonly Worked[] {
	const ratio = divide(asWritten(to), asWritten(from));
	if (!ratio) return [];
	const reached = { formula: verbatim(`${to.text} ÷ ${from.text}`), computed: ratio };
	const added = { formula: verbatim(`${to.text} ÷ ${from.text} − 1`), computed: add(ratio, point(-1)) };
	if (toTimes.test(lastSegment(told))) return [reached];
	if (byTimes.test(told.trimEnd())) return [added];
	const inverse = divide(point(1), ratio);
	const left = inverse && { formula: verbatim(`${from.text} ÷ ${to.text}`), computed: negate(inverse) };
	return left ? [reached, added, left] : [reached, added];
}

/** In percent. */
export function growthOf(from: Interval, to: Interval): Interval | undefined {
	const ratio = divide(to, from);
	return ratio && scale(add(ratio, point(-1)), 100);
}

/** Percent where percentage points are meant, or the other way round. */
function unitMix({ from, to }: Pair, change: Amount, direction: Direction): CheckedRelation | undefined {
	if (change.dimension === 'points' && from.dimension !== 'percent' && from.dimension !== 'points') {
		const units = message('numbers.pointsForPercent', { from: from.text, to: to.text });
		return conflicts('unit', findingAt('number.unit', change, [from, to], units));
	}
	if (change.dimension !== 'percent' || from.dimension !== 'percent' || change.spelled) return undefined;
	const size = (value: Interval) => (value[1] < 0 ? negate(value) : value);
	const [a, b] = [asWritten(from), asWritten(to)];
	const growth = growthOf(a, b);
	const fits = growth && meet(size(asResult(change)), size(growth));
	if (!growth || fits || !meet(size(asWritten(change)), size(subtract(b, a)))) return undefined;
	const relative = formatLike(Math.abs(growth[1]), change);
	const points = change.text.replace(/\s?(?:[%％]|per ?cent|pct)/iu, '');
	const told = { from: from.text, to: to.text, points, down: direction === -1, relative };
	return conflicts('unit', findingAt('number.unit', change, [from, to], message('numbers.percentForPoints', told)));
}

const isBelow = bilingual(belowNothing);
const hasNoWay = bilingual(noWay);

/** `Rose from 50 to 40`; `doubled from 50 to 80`; `rose from $50m to €40m`. */
export function pairAlone(filled: RowMatch): CheckedRelation[] {
	const { number, before, behind, sentence } = filled;
	const clash = unitClash(number('from'), number('to'));
	if (clash) return /exchange|convert|汇率|折合|约合|equivalent/iu.test(sentence) ? [] : [clash];
	const pair = pairOf(filled);
	if (!pair || isNotSo.test(sentence) || meanwhile.test(before)) return [];
	const between = filled.between('from', 'to');
	const around = [before.slice(-60), between, behind.slice(0, 50)];
	const multiple = around.map(multipleIn).find((one) => one !== undefined);
	if (multiple) return judgeMultiple(multiple, pair);
	return checkDirection(pair, filled, between);
}

function checkDirection({ from, to }: Pair, { before, sentence, words }: RowMatch, between: string): CheckedRelation[] {
	const isFrom = words('verb') === '' ? '' : words('verb');
	// `A 3% increase in noise from 20 to 14 nm`: what rises is the noise.
	const lead = /[\uE000-\uEFFF][^\n,，;；]*$/u.test(before.slice(-200)) ? '' : `${before}${isFrom}`;
	// `4.1 out of 5, down from 4.3`: the 5 is no value.
	const compared = /[\uE000-\uEFFF]/u.test(before) ? 0 : comparedDirection(between);
	const said = verbDirection(lead, between) || compared;
	if (/[-−–]$/u.test(before) || /[-−–]$/u.test(between)) return [];
	// The first place is the best.
	if (/^count [名位级]$/u.test(from.dimension)) return [];
	if (said === 0 || from.approximate || from.value < 0 || to.value < 0 || from.range || to.range) return [];
	// What improves may do so by less.
	if (hasNoWay.test(sentence) || isBelow.test(between) || /提[升高]|improv/iu.test(between + lead)) return [];
	const change = subtract(asWritten(to), asWritten(from));
	const told = { rises: said === 1, from: from.text, to: to.text };
	const opposite = said === 1 ? change[2] < 0 : change[0] > 0;
	if (!opposite) return [holds('change', to, [from], () => ({ formula: message('numbers.rightWay', told) }))];
	return [conflicts('change', findingAt('number.arithmetic', to, [from], message('numbers.wrongWay', told)))];
}

function unitClash(from: Amount, to: Amount): CheckedRelation | undefined {
	const money = isMoney(from) && isMoney(to) && from.dimension !== to.dimension;
	const shares = from.span[0] < to.span[0] && [from.dimension, to.dimension].sort().join() === 'percent,points';
	if (!money && !shares) return undefined;
	const [first, second] = from.span[0] < to.span[0] ? [from, to] : [to, from];
	const told = message('numbers.mixedUnits', { from: first.text, to: second.text });
	return conflicts('unit', findingAt('number.unit', second, [first], told));
}

import { firstOf } from '../../../access';
import { besideMultiple, changeNames } from '../../../lexicon/change';
import { anyOf } from '../../../lexicon/compile';
import { message, verbatim } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import { allMatches } from '../../../text/matches';
import { type Amount, alike, asResult, asWritten } from '../amounts/amount';
import { type CheckedRelation, conflicts, doesNotFollow, follows, unread } from '../amounts/checkedRelation';
import { add, divide, type Interval, meet, negate, point, scale, subtract } from '../amounts/interval';
import { figure, finding, isConsistent, type Relation } from '../amounts/relation';
import { amountAt, anAmount, type Skeleton } from '../reading/skeleton';
import { type Direction, directionOf, hasDirection, verbDirection } from './changeWords';
import { judgeMultiple, multipleIn } from './multiples';
import type { ValueChange } from './valueChange';
import { readValueChanges } from './valueChanges';
import { checkWay } from './ways';

/** The changes a text states against the values they are between: `rose from A to B, an increase of X`. */
export function checkChanges(skeleton: Skeleton): CheckedRelation[] {
	return readValueChanges(skeleton).flatMap((pair) => {
		const changes = pair.change
			? [
					{
						amount: pair.change.amount,
						direction: directionOf(pair.change.words),
						multiple: multipleOf(pair.change.words),
					},
				]
			: [changeBehind(skeleton, pair), changeBefore(skeleton, pair)];
		const tried = changes.flatMap((change) =>
			change?.direction === undefined ? [] : [judge(pair, change.amount, change.direction, change.multiple)],
		);
		const known = tried.filter((relation) => relation !== undefined);
		const broken = known.filter(({ outcome }) => outcome === 'conflicts');
		if (broken.length > 0 && broken.length === tried.length) return broken;
		// Of two that may be its change, one that holds is: the other belongs to something else.
		const rest = known.filter(({ outcome }) => outcome !== 'conflicts');
		const inWords = [...checkWay(skeleton, pair), ...checkMultiple(skeleton, pair)];
		return [...rest, ...inWords.filter(({ outcome }) => outcome === 'conflicts' || rest.length === 0)];
	});
}

interface Change {
	readonly amount: Amount;
	readonly direction: Direction | undefined;
	readonly multiple: Multiple;
}

/** How a multiple such as `two times` is meant: `增长两倍` is to three times, `增长到两倍` to two; in English it may be either. */
type Multiple = 'to' | 'by' | 'either';

function multipleOf(words: string): Multiple {
	if (levelPattern.test(words)) return 'to';
	return /(?:增长|增加|提高|提升|扩大|上升|上涨|增|多|高出)了?(?:将近|接近|超过|大约|近|约|逾|超)?$/u.test(
		words.trimEnd(),
	)
		? 'by'
		: 'either';
}

const levelPattern =
	/(?:[至到为达是]|相当于)[^，。]{0,3}(?:原来|此前|之前|当时|年初|期初|上年|去年|起初|最初|前者|初期)[^，。]{0,4}的?$/u;
const levelBehind =
	/^ (?:the|its|their|that of|what)\b[^.\n\uE000-\uEFFF]{0,30}\b(?:levels?|figures?|value|total|size|earlier|before|number|amount)\b/iu;

const annual = /\b(?:per|a|each) (?:year|annum)\b|\bannual(?:ly|i[sz]ed)?\b|CAGR|compound|每年|年均|年复合|复合/iu;

/** `From $79 to $92 a year, a rise of`: what the price is for, not the rise. */
const priceTime = /^ (?:per|an?|each) (?:year|annum)(?=,)/iu;

/** `from A to B, an increase of X`; also in a sentence of its own: `This is an increase of X`. */
function changeBehind(skeleton: Skeleton, pair: ValueChange): Change | undefined {
	const behind = skeleton.text.slice(pair.end, pair.end + 120);
	const match = /^([^\uE000-\uEFFF]{0,80}?)([\uE000-\uEFFF])([^\n\uE000-\uEFFF.,，。;；]{0,24})/u.exec(behind);
	if (!match) return undefined;
	const [, lead = '', char, tail = ''] = match;
	if (annual.test(lead.replace(priceTime, '')) || annual.test(tail) || ownValues.test(tail) || toLevel.test(lead))
		return undefined;
	const words = lastSegment(lead);
	// `Net debt fell to $905m, or 0.8 times core earnings`: a multiple of something else.
	if (amountAt(skeleton, char).dimension === 'ratio' && ofOther.test(tailOf(behind, match))) return undefined;
	const level =
		amountAt(skeleton, char).dimension === 'ratio' &&
		(levelPattern.test(lead) || levelBehind.test(tailOf(behind, match)));
	if (level) return { amount: amountAt(skeleton, char), direction: 1, multiple: 'to' };
	const own = words === undefined ? undefined : directionOf(words);
	if (words === undefined || (own === undefined && !onlyOpens(words))) return undefined;
	const amount = amountAt(skeleton, char);
	if ((own === 0 || amount.spelled) && part.test(tail)) return undefined;
	const direction =
		own ?? directionOf(firstWords(tail)) ?? (/^[-−–+]/.test(amount.text) ? 1 : impliedDirection(skeleton, pair, words));
	return { amount, direction, multiple: multipleOf(words) };
}

const ofOther = new RegExp(`^ (?!${anyOf(besideMultiple)}\\b)[a-z]`, 'iu');

/** The number has two values of its own behind it, or is one of them: `, and 20% lower in spring (4 to 5)`, `（-12% vs -3%）`. */
const ownValues = /^\s*(?:(?:[a-z-]+\s+){0,4}[(（]|(?:vs\.?|versus)\s*$)/iu;
/** `And down to around X`, `降至X`: a third value, no change. */
const toLevel =
	/(?<!\b(?:equal|equivalent|amounts?|amounted|amounting|corresponds?|corresponding|comes?|up|adds? up) )\bto(?: (?:about|around|some|roughly|nearly|approximately|just|over|under))?\s*$|[至到](?:约|近)?$/iu;

/** `Grew from A to B, i.e. by X`. */
function impliedDirection(skeleton: Skeleton, pair: ValueChange, words: string): Direction | undefined {
	if (!/\bby\s+(?:about |around |some |roughly )?$/i.test(words)) return undefined;
	const before = skeleton.text.slice(Math.max(0, pair.start - 60), pair.start);
	const direction = verbDirection(/^([\s\S]*?)\bfrom[^\n\uE000-\uEFFF]{0,30}$/iu.exec(before)?.[1] ?? '', pair.between);
	return direction === 0 ? undefined : direction;
}

function tailOf(text: string, match: RegExpExecArray): string {
	const start = match[0].search(anAmount) + 1;
	return text.slice(start, start + 60);
}

/** The years a change runs over, as opposed to the one it ends in. */
const wholeTime = /^\s*(?:between|from|over)\s?[\uF000-\uF8FF]\s?(?:and|to|through|until)\s?[\uF000-\uF8FF],\s*$/iu;

/** `A third of`: a part of something, no change. */
const part = /^\s*(?:of\b|的)/u;

/** `rose X from A to B`, `a X increase from A to B`. */
function changeBefore(skeleton: Skeleton, pair: ValueChange): Change | undefined {
	const before = skeleton.text.slice(Math.max(0, pair.start - 90), pair.start);
	const match =
		/([^\n\uE000-\uEFFF,，;；]{0,40})([\uE000-\uEFFF])([^\n\uE000-\uEFFF。]{0,30}?)(?:\bfrom|\bto|从|由)[^\n\uE000-\uEFFF,，]{0,30}$/iu.exec(
			before,
		);
	if (!match) return undefined;
	const [, lead = '', char, tail = ''] = match;
	if (amountAt(skeleton, char).spelled && part.test(tail)) return undefined;
	if (annual.test(lead) || annual.test(tail) || (/[\uF000-\uF8FF].*[,，]/u.test(tail) && !wholeTime.test(tail)))
		return undefined;
	if ((goesOn.test(tail) && !wholeTime.test(tail)) || namesAnother(tail) || hasThird(skeleton, pair)) return undefined;
	const nearest =
		/(?:\b[a-z-]+|\p{Script=Han}{1,4})(?:\s+(?:by|of|about|around|some|approximately|roughly|nearly|almost|over|more than|了|约))*\s*$/iu.exec(
			lead,
		);
	// In a cell the row says which way it goes: `67% (from 90 to 30)`.
	const alone = lead.trim() === '' && /^\s*[(（]\s*$/u.test(tail) ? 0 : undefined;
	const direction = (nearest && directionOf(nearest[0])) ?? directionOf(firstWords(tail)) ?? alone;
	return { amount: amountAt(skeleton, char), direction, multiple: multipleOf(lead) };
}

/** Something else happens between the change and the two values: `fell by half before it rose from A to B`. */
const goesOn = /\b(?:before|after|then|and|but|while|until|later|recover\w*|rebound\w*)\b|[后又再]/iu;

/**
 * Whether the words between a change and the two values name something else that the values are of: behind a comma anything but
 * a word of change, `sales grew by 20%, occupancy fell from A to B`; without one a second word of change behind others.
 */
function namesAnother(tail: string): boolean {
	const [first = '', ...clauses] = tail.split(/[,，;；]/u);
	const behind = clauses.at(-1)?.trim() ?? '';
	const rest = first.replace(toChange, '');
	return (behind !== '' && directionOf(behind) === undefined) || hasDirection(rest);
}

/** `From A to B and C`: the change may be the one to C. */
function hasThird(skeleton: Skeleton, pair: ValueChange): boolean {
	const next =
		/^(?:\s*(?:in|by|at|（|\()?\s*[\uF000-\uF8FF]\)?)?\s*(?:,\s*)?(?:and|then|and then|、|，|,)\s*(?:to )?([\uE000-\uEFFF])/iu.exec(
			skeleton.text.slice(pair.end),
		);
	return next !== null && amountAt(skeleton, next[1]).dimension === pair.to.dimension;
}

/** The words after the last comma, bracket, dash or sentence end; after a sentence end only `This is …`. */
function lastSegment(text: string): string | undefined {
	const sentence = text.lastIndexOf('\n');
	if (sentence >= 0 && !/^\s*(?:this|that|it|which|这|即|相当于|增幅|降幅|涨幅)/iu.test(text.slice(sentence + 1)))
		return undefined;
	const cut = Math.max(
		...allMatches(/[,，(（:：—–\n]| - |\band\b/gu, text).map(({ index, 0: mark }) => index + mark.length),
		0,
	);
	const words = text.slice(cut);
	return cut > 0 || directionOf(text) !== undefined ? words : undefined;
}

function onlyOpens(words: string): boolean {
	return directionOf(`${words} up`) !== undefined;
}

const toChange = new RegExp(`^[\\s-]*(?:[a-z-]+\\s*){0,3}?(?:${anyOf(changeNames.en)}|${anyOf(changeNames.zh)})`, 'iu');

function firstWords(text: string): string {
	return toChange.exec(text)?.[0] ?? 'nothing';
}

/** `undefined` where the number is no change of these two. */
function judge(
	pair: ValueChange,
	change: Amount,
	direction: Direction,
	multiple: Multiple,
): CheckedRelation | undefined {
	const operands = [pair.from, pair.to];
	if (change.range) return unread('change', change, operands, message('numbers.unreadRange'));
	if (pair.from.value === 0) return unread('change', change, operands, message('numbers.unreadZero'));
	const wrongUnit = unitMix(pair, change, direction);
	if (wrongUnit) return wrongUnit;
	const readings = workOut(pair, change, multiple).map((one) => relationOf(one, operands, change, direction));
	const [likeliest] = readings;
	if (!likeliest) return undefined;
	const kind = kindOf(change);
	const fits = nearest(readings.filter(isConsistent));
	if (fits) return follows(kind, fits);
	return doesNotFollow(kind, {
		...likeliest,
		computed: [shown(firstOf(likeliest.computed), direction, change)],
		ambiguous: readings.length > 1,
	});
}

/** Of several readings that hold, the one that comes nearest to what the text says. */
function nearest(readings: readonly Relation[]): Relation | undefined {
	const off = ({ result, computed }: Relation) =>
		Math.min(...computed.map(([, value]) => Math.abs(value - result.value)));
	return readings.toSorted((a, b) => off(a) - off(b))[0];
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

function kindOf({ dimension }: Amount): 'change' | 'multiple' | 'difference' {
	if (dimension === 'percent') return 'change';
	return dimension === 'ratio' ? 'multiple' : 'difference';
}

/** A decline is shown as written, without its sign. */
function shown(computed: Interval, direction: Direction, change: Amount): Interval {
	return direction === 0 && change.value > 0 && computed[2] < 0 ? negate(computed) : computed;
}

interface Worked {
	readonly formula: Message;
	/** The same the other way round, which gives a fall without its sign, as texts write it. */
	readonly fall?: Message;
	readonly computed: Interval;
}

/** The ways in which a change may be worked out, the likeliest first; none where it is no change of the two. */
function workOut({ from, to }: ValueChange, change: Amount, multiple: Multiple): readonly Worked[] {
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
	if (change.dimension === 'ratio') return multiplesOf({ from, to }, multiple);
	// Two bare numbers change by a bare number: `customers above $100k rose to 1,641 from 1,596`.
	const otherKind = change.dimension !== 'count' && from.dimension === 'count' && to.dimension === 'count';
	return alike(change, from) && !otherKind ? [difference] : [];
}

/** `Grew three times` is read as to three times and as by three times, and `fell three times` as to a third. */
function multiplesOf({ from, to }: Pick<ValueChange, 'from' | 'to'>, multiple: Multiple): readonly Worked[] {
	const ratio = divide(asWritten(to), asWritten(from));
	if (!ratio) return [];
	const reached = { formula: verbatim(`${to.text} ÷ ${from.text}`), computed: ratio };
	const added = { formula: verbatim(`${to.text} ÷ ${from.text} − 1`), computed: add(ratio, point(-1)) };
	if (multiple !== 'either') return multiple === 'to' ? [reached] : [added];
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
export function unitMix(
	{ from, to }: Pick<ValueChange, 'from' | 'to'>,
	change: Amount,
	direction: Direction,
): CheckedRelation | undefined {
	if (change.dimension === 'points' && from.dimension !== 'percent' && from.dimension !== 'points') {
		const units = message('numbers.pointsForPercent', { from: from.text, to: to.text });
		return conflicts('unit', finding('number.unit', change, [from, to], units));
	}
	if (change.dimension !== 'percent' || from.dimension !== 'percent' || change.spelled) return undefined;
	const size = (value: Interval) => (value[1] < 0 ? negate(value) : value);
	const [a, b] = [asWritten(from), asWritten(to)];
	const growth = growthOf(a, b);
	if (!growth || meet(size(asResult(change)), size(growth)) || !meet(size(asWritten(change)), size(subtract(b, a))))
		return undefined;
	const relative = figure(Math.abs(growth[1]), change);
	const points = change.text.replace(/\s?(?:[%％]|per ?cent|pct)/iu, '');
	const told = { from: from.text, to: to.text, points, down: direction === -1, relative };
	return conflicts('unit', finding('number.unit', change, [from, to], message('numbers.percentForPoints', told)));
}

/** `Doubled from A to B`, `doubled within a year, from A to B`. */
const multipleBefore = /[^\n,，;；\uE000-\uEFFF]{0,60}(?:[,，]\s?(?:from|从|由)[^\n,，;；\uE000-\uEFFF]{0,24})?$/iu;

/** `Doubled from A to B`, `from A to B, more than doubling`. */
function checkMultiple(skeleton: Skeleton, pair: ValueChange): CheckedRelation[] {
	const before = multipleBefore.exec(skeleton.text.slice(Math.max(0, pair.start - 90), pair.start))?.[0] ?? '';
	const behind =
		/^[^\n;；\uE000-\uEFFF,，(（]{0,24}[,，(（]?\s*[^\n,，;；\uE000-\uEFFF]{0,30}/u.exec(
			skeleton.text.slice(pair.end),
		)?.[0] ?? '';
	for (const words of [before, pair.between, behind]) {
		const multiple = multipleIn(words);
		const judged = multiple && judgeMultiple(multiple, pair);
		if (judged) return [judged];
	}
	return [];
}

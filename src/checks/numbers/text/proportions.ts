import { message, verbatim } from '../../../messages/message';
import { type Amount, asCounted, asWritten, isCount, isMoney, sameUnit } from '../amounts/amount';
import { divide, meet, multiply, negate, point, scale, subtract, sum } from '../amounts/interval';
import { type CheckedRelation, check, conflicts, findingAt, holds, undecided } from '../amounts/relation';
import { countIn } from '../amounts/spelled';
import { otherScale, powerOfTen } from '../amounts/tolerances';
import { amountsIn } from '../reading/skeleton';
import type { RowMatch } from './pattern';

/** The first number is a limit, or what another share is of: `income above $5,000, 3% of …`; `4% of the $9 million or 2% of …`. */
const threshold =
	/(?:\b(?:above|below|over|under|exceeding|excess of|more than|less than|at least|up to)|超过|高于|低于|[\uE000-\uEFFF] of (?:\S+ ){0,2})\s*$/iu;
/** Behind a share stands what it is told of, or that it is a change. */
const goesOn =
	/^\s*(?:(?:growth|increase|more|less|higher|lower|up|down|to|and [\uE000-\uEFFF])\b|[-–—~]\s?[\uE000-\uEFFF])/iu;

/** A part, its whole and its share in percent. */
export function share({ number, before, behind, between, has }: RowMatch): CheckedRelation[] {
	const [part, whole, share] = [number('part'), number('whole'), number('share')];
	const both = sameUnit(part, whole) ?? answered(part, whole);
	if (threshold.test(before) || goesOn.test(behind) || share.dimension !== 'percent') return [];
	if (/^ or (?:over|more|older|above)\b/iu.test(between('whole', 'part'))) return [];
	// 获批60家，获批率: of what is counted; 利润率 may be of any profit.
	if (has('what') && !isCount(part)) return [];
	// `+30%` is a change, and a limit is no part.
	if (part.bound || whole.bound || /^[+＋]/u.test(share.text) || !both || both[0].dimension === 'percent') return [];
	if ([part, whole, share].some(({ range }) => range))
		return [undecided('share', share, [part, whole], message('numbers.unreadRange'))];
	// A part of another scale than its whole: the quotient shows it, and either may be the slip.
	const ambiguous = both[0].value > both[1].value * otherScale;
	if (both[0].value >= both[1].value && share.value <= 100 && !ambiguous) {
		const computed = [scale(multiply(asWritten(share), asWritten(both[1])), 0.01)];
		const formula = message('numbers.shareOf', { share: share.text, whole: whole.text });
		return [check('share', { result: both[0], operands: [share, both[1]], formula, computed })];
	}
	return quotient('share', share, both[0], both[1], 100, ambiguous);
}

/** `1,200 份问卷中，有 600 人…`: one person fills each. */
function answered(part: Amount, whole: Amount): readonly [Amount, Amount] | undefined {
	const filled = whole.dimension === 'count 份' && /^count [人名位家户]$/u.test(part.dimension);
	return filled && !part.range && !whole.range ? [part, whole] : undefined;
}

/** `Of these, 100 (20%)`: the whole is a count of the sentence before; which of several, the share tells. */
export function shareOfThese({ skeleton, number, previous }: RowMatch): CheckedRelation[] {
	const [part, share] = [number('part'), number('share')];
	const wholes = amountsIn(skeleton, previous).filter(
		(whole) => isCount(whole) && !whole.bound && whole.value > part.value,
	);
	const plain = isCount(part) && share.dimension === 'percent' && !part.bound && !share.bound;
	return plain ? likeliest(wholes.flatMap((whole) => quotient('share', share, part, whole, 100))) : [];
}

/** Of several readings the one that holds, or else the first. */
function likeliest(tried: readonly CheckedRelation[]): CheckedRelation[] {
	const one = tried.find(({ outcome }) => outcome === 'holds') ?? tried[0];
	return one ? [one] : [];
}

function quotient(
	kind: 'share' | 'multiple' | 'average',
	result: Amount,
	part: Amount,
	whole: Amount,
	by: number,
	ambiguous = false,
): CheckedRelation[] {
	const ratio = divide(asWritten(part), asWritten(whole));
	if (!ratio || [result, part, whole].some(({ range }) => range)) return [];
	const formula = verbatim(`${part.text} ÷ ${whole.text}`);
	return [check(kind, { result, operands: [part, whole], formula, computed: [scale(ratio, by)], ambiguous })];
}

const anotherClause = /\b(?:and|but|while|whereas|although|because|when|if|where|which|who|only)\b|而|但/iu;

/** So much is so many times, or so much of, something else. */
export function times({ number, before, between }: RowMatch): CheckedRelation[] {
	const times = number('times');
	const both = sameUnit(number('many'), number('few'));
	const says = times.dimension === 'ratio' || (times.spelled && times.dimension === 'percent');
	if (!both || !says || threshold.test(before) || anotherClause.test(between('times', 'few'))) return [];
	return quotient('multiple', times, both[0], both[1], times.dimension === 'percent' ? 100 : 1);
}

const ofTime = /^\s*(?:year|month|day|week|annum|hour)\b|[年月日天]/iu;

/** So many things come to so much, on average to so much each: `per plant` of `400 plants`, 每家 of `400家`. */
export function average({ number, words, behind }: RowMatch): CheckedRelation[] {
	const [many, sum, average] = [number('many'), number('sum'), number('average')];
	const noun = words('noun').trim().toLowerCase();
	const counted = many.dimension.replace('count ', '').toLowerCase();
	const same = noun !== '' && [noun, `${noun}s`, `${noun}es`].includes(counted);
	if (
		!same ||
		ofTime.test(noun) ||
		/^ (?:a|per) /iu.test(behind) ||
		!isCount(many) ||
		sum.dimension !== average.dimension
	)
		return [];
	return isCount(average) && sum.dimension === many.dimension ? [] : quotient('average', average, sum, many, 1);
}

/** The margin, or one of the amounts, is somebody else's. */
const others =
	/\b(?:rivals?|peers?|versus|against|than|while|whereas|industry|competitors?|by)\b|同行|行业|高于|低于|[增减升降]/iu;

/** A profit, a revenue and the margin of the two. */
export function margin({ number, words, before, sentence }: RowMatch): CheckedRelation[] {
	const [part, whole, share] = [number('part'), number('whole'), number('share')];
	const kinds = [words('kind'), words('of')].map((kind) => kind.trim().toLowerCase());
	const sameKind = kinds[0] === kinds[1] || kinds.every((kind) => ['', 'net', '净', '利'].includes(kind));
	if (!isMoney(part) || part.dimension !== whole.dimension || share.dimension !== 'percent') return [];
	return others.test(sentence) || !sameKind || /\bby\s*$/iu.test(before)
		? []
		: quotient('share', share, part, whole, 100);
}

/** Two numbers, and a sentence of its own that says how far they are apart. */
export function gap({ skeleton, number, previous, previousTwo, behind }: RowMatch): CheckedRelation[] {
	const near = amountsIn(skeleton, previous);
	const [first, second, ...more] = near.length === 1 ? amountsIn(skeleton, previousTwo) : near;
	const gap = number('gap');
	const both = first && second && sameUnit(first, second);
	if (!both || more.length > 0 || gap.range || /[\uE000-\uEFFF]/u.test(behind)) return [];
	if (both[0].dimension === 'percent' ? gap.dimension !== 'points' : gap.dimension !== both[0].dimension) return [];
	const [large, small] = both[0].value > both[1].value ? both : [both[1], both[0]];
	const difference = subtract(asWritten(large), asWritten(small));
	const formula = verbatim(`${large.text} − ${small.text}`);
	return [check('difference', { result: gap, operands: both, formula, computed: [difference, negate(difference)] })];
}

/** A share in words beside the same in figures: `nearly a third (33%)`. */
export function spelledAlike({ number, between }: RowMatch): CheckedRelation[] {
	// `Half of the firms that went (20%)`: the figure tells of these.
	if (/\b(?:that|who|which)\b/iu.test(between('words', 'figure'))) return [];
	const [words, figure] = [number('words'), number('figure')];
	const shares = words.dimension === 'percent' && figure.dimension === 'percent';
	if (!words.spelled || figure.spelled || !shares || figure.range) return [];
	const told = { words: words.text, figure: figure.text };
	if (meet(words.spelled, asWritten(figure)))
		return [holds('share', figure, [words], () => ({ formula: message('numbers.spelledAlike', told) }))];
	return [conflicts('share', findingAt('number.arithmetic', figure, [words], message('numbers.spelledShare', told)))];
}

/** Of what comes in and what goes out the rest, as its name says. */
export function balance({ number }: RowMatch): CheckedRelation[] {
	const [whole, part, rest] = [number('whole'), number('part'), number('rest')];
	const operands = [whole, part];
	const alike = operands.every((one) => one.dimension === rest.dimension && !one.range) && !rest.range && isMoney(rest);
	if (!alike) return [];
	const difference = subtract(asWritten(whole), asWritten(part));
	const computed = [difference, negate(difference)];
	const formula = verbatim(`${whole.text} − ${part.text}`);
	return [check('difference', { result: rest, operands, formula, computed })];
}

/** Three values or more and their mean: `0.5%, 0.2% and 0.2%, an average of 0.3%`. */
export function meanOf({ list, number, words }: RowMatch): CheckedRelation[] {
	const [mean, parts] = [number('mean'), list('parts')];
	const plain = [mean, ...parts].every(({ dimension, range }) => dimension === mean.dimension && !range);
	if (parts.length < 3 || !plain || /[\uF000-\uF8FF].*,|\bfrom\b/iu.test(words('parts').slice(-20))) return [];
	const total = sum(parts.map(asWritten));
	const formula = message('numbers.meanOfParts', { parts: parts.length });
	return [check('average', { result: mean, operands: parts, formula, computed: [scale(total, 1 / parts.length)] })];
}

/** What is left of the only amount of the sentence before: `After the use of $4 million they fall to $6 million`. */
export function restAfter({ skeleton, number, previous }: RowMatch): CheckedRelation[] {
	const [part, rest] = [number('part'), number('rest')];
	const [whole, ...more] = amountsIn(skeleton, previous).filter(({ dimension }) => dimension === rest.dimension);
	const measured = isMoney(rest) && part.dimension === rest.dimension && whole && more.length === 0;
	if (!measured || [whole, part, rest].some(({ range }) => range)) return [];
	const computed = [subtract(asWritten(whole), asWritten(part))];
	const formula = verbatim(`${whole.text} − ${part.text}`);
	return [check('difference', { result: rest, operands: [whole, part], formula, computed })];
}

/** Units that are taken for one another: how many of the price's unit the quantity has is not sure then. */
const otherUnits: ReadonlySet<number> = new Set([3, 4, 6, 9]);

/** So much at a price for each comes to so much. */
export function priced({ number }: RowMatch): CheckedRelation[] {
	const [many, price, product] = [number('many'), number('price'), number('product')];
	const fits = isMoney(price) && price.dimension === product.dimension && !isMoney(many);
	if (!fits || many.dimension === 'percent' || [many, price, product].some(({ range }) => range)) return [];
	const computed = multiply(asWritten(asCounted(many)), asWritten(price));
	const power = Math.abs(Math.log10(computed[1] / product.value));
	if (otherUnits.has(Math.round(power)) && Math.abs(power - Math.round(power)) < powerOfTen) return [];
	const formula = verbatim(`${many.text} × ${price.text}`);
	return [check('product', { result: product, operands: [many, price], formula, computed: [computed] })];
}

/** An amount in two currencies, and what the one is worth in the other. */
export function converted({ number }: RowMatch): CheckedRelation[] {
	const [sum, one, rate, other] = [number('sum'), number('one'), number('rate'), number('other')];
	const fits = isMoney(sum) && isMoney(other) && one.dimension === sum.dimension && rate.dimension === other.dimension;
	const each = divide(asWritten(rate), point(one.value));
	if (!fits || sum.dimension === other.dimension || !each || [sum, other].some(({ range }) => range)) return [];
	const formula = verbatim(`${sum.text} × ${rate.text} ÷ ${one.text}`);
	const computed = [multiply(asWritten(sum), each)];
	return [check('product', { result: other, operands: [sum, rate], formula, computed })];
}

/** The same a month and a year. */
export function monthly({ number }: RowMatch): CheckedRelation[] {
	const [month, year] = [number('month'), number('year')];
	const both = sameUnit(month, year);
	if (!both || both[0].dimension === 'percent') return [];
	const computed = [scale(asWritten(both[0]), 12)];
	const formula = verbatim(`${month.text} × 12`);
	return [check('product', { result: both[1], operands: [both[0]], formula, computed })];
}

/** So much over some years, and how much that is a year. */
export function perYear({ skeleton, number, words, has, before }: RowMatch): CheckedRelation[] {
	const average = number('average');
	const years = countIn(words('years'));
	const told = has('sum') ? [number('sum')] : amountsIn(skeleton, before);
	const sums = told.filter((sum) => sameUnit(sum, average) && sum.dimension !== 'percent' && sum.value > average.value);
	if (!(years > 1)) return [];
	const tried = sums.map((sum) => {
		const formula = verbatim(`${sum.text} ÷ ${years}`);
		const computed = [scale(asWritten(sum), 1 / years)];
		return check('average', { result: average, operands: [sum], formula, computed });
	});
	return likeliest(tried);
}

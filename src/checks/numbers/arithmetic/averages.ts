import { changedBy, goesDown, goesUp } from '../../../lexicon/change';
import { roughly } from '../../../lexicon/clauses';
import { anyOf } from '../../../lexicon/compile';
import { message, verbatim } from '../../../messages/message';
import { allMatches } from '../../../text/matches';
import { type Amount, asWritten, isCount, isMoney } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds, judged } from '../amounts/checkedRelation';
import { divide, scale } from '../amounts/interval';
import { finding } from '../amounts/relation';
import { amount, amountAt, amountsIn, anAmount, numberMarks, type Skeleton } from '../reading/skeleton';

const clear = `[^\\n.;。；${numberMarks}]`;
/** `The 400 plants produce 1,200 tonnes, an average of 3 tonnes per plant`; `400家工厂生产1200吨，平均每家3吨`. */
const averages = [
	new RegExp(
		`${amount}(${clear}{0,40}?)${amount}${clear}{0,24}?,? (?:or |i\\.e\\. |that is |which is |for )?(?:an average of|on average|averaging|a mean of)(?: about| around| roughly| some)? ${amount}[^\\n.,;${numberMarks}]{0,14} (?:per|each|for each|for every|a) ?([a-z]*)(?! (?:a|per) )`,
		'giu',
	),
	new RegExp(
		`${amount}(${clear}{0,14}?)${amount}${clear}{0,6}?，(?:平均每|每)(.)${clear}{0,4}?(?:约|为|约为)?${amount}(?=\\s{0,3}(?:[，。；\\n[]|$))`,
		'gu',
	),
];
const otherTime = /\b(?:year|month|day|week|annum|hour)\b|[年月日天]/iu;

/** Averages against the two numbers they are made of. */
export function checkAverages(skeleton: Skeleton): CheckedRelation[] {
	if (!/averag|\bmean\b|每/iu.test(skeleton.text)) return [];
	return averages.flatMap((pattern, index) =>
		allMatches(pattern, skeleton.text).flatMap(([, many, , sum, c, d]) => {
			const [average, noun] = index === 0 ? [c, d] : [d, c];
			const of = amountAt(skeleton, many);
			if (noun === undefined || otherTime.test(noun) || !counts(of, noun)) return [];
			return judge(of, amountAt(skeleton, sum), amountAt(skeleton, average));
		}),
	);
}

/** `Per plant` of `400 plants`, 每家 of `400家`. */
function counts({ dimension }: Amount, noun: string): boolean {
	const counted = dimension.replace('count ', '');
	return (
		dimension !== 'count' && noun !== '' && (counted === noun || counted === `${noun}s` || counted === `${noun}es`)
	);
}

function judge(many: Amount, sum: Amount, average: Amount): CheckedRelation[] {
	const ratio = divide(asWritten(sum), asWritten(many));
	const alike = sum.dimension === average.dimension && (!isCount(average) || sum.dimension !== many.dimension);
	if (!ratio || !alike || [many, sum, average].some(({ range }) => range) || !isCount(many)) return [];
	const formula = verbatim(`${sum.text} ÷ ${many.text}`);
	return [judged('average', { result: average, operands: [sum, many], formula, computed: [ratio] })];
}

/** `An average CAGR of 42%`, 平均单价为42元: a mean, and the name of what it is of. */
const mean = [
	new RegExp(`\\b(?:average|mean) ([A-Za-z]{3,20})\\b[^\\n${numberMarks}]{0,60}?${amount}`, 'giu'),
	new RegExp(`平均(\\p{Script=Han}{2,4}?)(?:约|为|达到?|仅|是)+${amount}`, 'gu'),
];
/** A mean of these very values, not of more: they are taken up again. */
const ofThese =
	/\b(?:these|those|them|various|the (?:two|three|four|five|sources|estimates|forecasts|projections))\b|这些|上述|以上|各/iu;

/** Means, which lie between the values of that name that the paragraph gives before them. */
export function checkMeans(skeleton: Skeleton): CheckedRelation[] {
	if (!/\b(?:average|mean)\b|平均/iu.test(skeleton.text)) return [];
	return mean.flatMap((pattern) =>
		allMatches(pattern, skeleton.text).flatMap((match) => {
			const [whole, name = '', char] = match;
			const start = skeleton.text.lastIndexOf('\n', match.index) + 1;
			const mean = amountAt(skeleton, char);
			if (mean.range || !ofThese.test(skeleton.text.slice(start, match.index + whole.length))) return [];
			const parts = namedValues(skeleton, skeleton.text.slice(0, start), name);
			return judgeMean(mean, parts);
		}),
	);
}

function namedValues(skeleton: Skeleton, text: string, name: string): Amount[] {
	const named = new RegExp(
		`${name}\\)?(?: rate| price| growth)?(?:\\s|of|at|is|was|about|around|约|为|达|是|[(（:：~])*${amount}`,
		'giu',
	);
	return allMatches(named, text).map((match) => amountAt(skeleton, match[1]));
}

function judgeMean(mean: Amount, parts: readonly Amount[]): CheckedRelation[] {
	const [first, ...more] = parts.toSorted((a, b) => a.value - b.value);
	const last = more.at(-1);
	if (!first || !last || parts.some(({ range, dimension }) => range || dimension !== mean.dimension)) return [];
	const [low, , high] = asWritten(mean);
	const told = { said: mean.text, low: first.text, high: last.text };
	if (high >= asWritten(first)[0] && low <= asWritten(last)[2])
		return [holds('average', mean, parts, () => ({ formula: message('numbers.betweenParts', told) }))];
	return [conflicts('average', finding('number.arithmetic', mean, parts, message('numbers.outsideParts', told)))];
}

const marginPattern = /\b(gross|net|operating|EBITDA)? ?(?:profit )?margin\b|(毛利|净利|营业利润|利润)(?:润)?率/iu;
const revenue = /\b(?:revenues?|sales|turnover)\b|营业收入|营收|收入|销售额/iu;
const profit = /\b(?:profits?|earned|earnings|income|EBITDA)\b|利润|盈利|[毛净]利(?!润?率|息|差)/iu;

/** The margin, or one of the amounts, is somebody else's. */
const others =
	/\b(?:compar\w*|rivals?|peers?|versus|against|than|while|whereas|whose|industry|average|competitors?)\b|相比|同行|行业|而|高于|低于/iu;

/** In front of an amount by which something changed: of that no margin is. */
const isOfChange = new RegExp(
	`\\b${anyOf(changedBy)}(?: ${anyOf(roughly)})?\\s*$|${anyOf([...goesUp.zh, ...goesDown.zh])}[了约近]{0,2}\\s*$`,
	'iu',
);

/** A margin in a sentence that gives one revenue and one profit: `$20m on revenue of $100m, a margin of 20%`. */
export function checkMargins(skeleton: Skeleton): CheckedRelation[] {
	if (!/margin|利润?率|净利率|毛利率/iu.test(skeleton.text)) return [];
	return skeleton.text.split('\n').flatMap((sentence) => {
		const margin = marginPattern.exec(sentence);
		const [first, second, share, ...more] = amountsIn(skeleton, sentence);
		if (!margin || !first || !second || !share) return [];
		if (more.length > 0) return labelledMargin(skeleton, sentence);
		const [a = '', b = '', c = ''] = sentence.split(anAmount);
		if (others.test(b + c) || isOfChange.test(a) || isOfChange.test(b)) return [];
		const comparable = isMoney(first) && first.dimension === second.dimension && share.dimension === 'percent';
		const behind =
			marginPattern.test(c) && /(?:of|at|was|is|were|为|达|约|率)\s*(?:about |around |roughly )?$/iu.test(c);
		if (!comparable || !behind || [first, second, share].some(({ range }) => range)) return [];
		const roles = assignRoles([first, second], [a, b]);
		if (!roles || !sameKind(margin[1] ?? margin[2] ?? '', roles.profitWords)) return [];
		const { profit, revenue } = roles;
		const ratio = divide(asWritten(profit), asWritten(revenue));
		if (!ratio) return [];
		const formula = verbatim(`${profit.text} ÷ ${revenue.text}`);
		return [judged('share', { result: share, operands: [profit, revenue], formula, computed: [scale(ratio, 100)] })];
	});
}

const moneyBehind = `(?:约|为|达到?|超过?|近|of|was|at|:|：|\\s)*${amount}`;
const labelledRevenue = new RegExp(`(?:${revenue.source})${moneyBehind}`, 'giu');
const labelledProfit = new RegExp(`(?<![毛前])(?:净利润?|\\bnet (?:profit|income))${moneyBehind}`, 'giu');
const labelledMarginPattern = new RegExp(`(?:净利润?率|\\bnet (?:profit )?margin)${moneyBehind}`, 'giu');

/** Among other numbers, those right behind their names: `营收90亿元（增长8%），净利润9亿元，净利率15%`. */
function labelledMargin(skeleton: Skeleton, sentence: string): CheckedRelation[] {
	const only = (pattern: RegExp) => {
		const [first, ...more] = allMatches(pattern, sentence).map((match) => amountAt(skeleton, match[1]));
		return more.length === 0 ? first : undefined;
	};
	const [revenue, profit, margin] = [only(labelledRevenue), only(labelledProfit), only(labelledMarginPattern)];
	if (!revenue || !profit || margin?.dimension !== 'percent') return [];
	if (
		!isMoney(revenue) ||
		revenue.dimension !== profit.dimension ||
		[revenue, profit, margin].some(({ range }) => range)
	)
		return [];
	const ratio = divide(asWritten(profit), asWritten(revenue));
	const formula = verbatim(`${profit.text} ÷ ${revenue.text}`);
	const operands = [profit, revenue];
	return ratio ? [judged('share', { result: margin, operands, formula, computed: [scale(ratio, 100)] })] : [];
}

interface Roles {
	readonly profit: Amount;
	readonly revenue: Amount;
	/** What stands before the profit. */
	readonly profitWords: string;
}

/** Which of two amounts is the profit and which the revenue, by the words before each; `undefined` where they do not tell. */
function assignRoles(
	[first, second]: readonly [Amount, Amount],
	[before, between]: readonly [string, string],
): Roles | undefined {
	if (revenue.test(before)) {
		const profitFollows = profit.test(between) && !profit.test(before) && !revenue.test(between);
		return profitFollows ? { profit: second, revenue: first, profitWords: between } : undefined;
	}
	const revenueFollows = profit.test(before) && revenue.test(between);
	return revenueFollows ? { profit: first, revenue: second, profitWords: before } : undefined;
}

/** A margin is of the profit named; of two kinds nothing is certain. */
function sameKind(kind: string, words: string): boolean {
	const plain = kind === '' || kind === '利润';
	const special = /\b(?:gross|net|operating|EBITDA)\b|毛利|净利|营业利润/iu.exec(words)?.[0] ?? '';
	return plain
		? special === '' || special.toLowerCase() === 'net' || special === '净利'
		: special.toLowerCase() === kind.toLowerCase();
}

import type { DraftFinding } from '../model';
import { type Amount, alike, asWritten } from './amount';
import { meet, point, subtract, sum } from './interval';
import { brokenRelation, finding, holds } from './relation';
import { AMOUNT, amountAt, amountsIn, gap, type Skeleton } from './skeleton';

/** `X, Y and Z, for a total of T`: the parts stand before, the whole behind the words. */
const TOTAL_BEHIND = new RegExp(
	`(?:\\b(?:for a (?:combined )?total of|totall?ing|a (?:combined )?total of|bringing the total to|adding up to|add(?:s|ed)? up to|sum(?:s|med|ming)? (?:up )?to|together(?: they)? (?:make|made|come to|came to|account(?:ed)? for|reach(?:ed)?)|(?:a|their) combined|in total,?|which totals?|for a sum of)|合计(?:为|达|约|共)*|共计|总计(?:为|达)?|加起来(?:为|共)?|相加(?:为|得)?|总和(?:为|达)?)${gap(16)}${AMOUNT}`,
	'giu',
);
/** `T, made up of X, Y and Z`. */
const TOTAL_BEFORE = new RegExp(
	`${AMOUNT}[^\\n;\\uE000-\\uEFFF]{0,50}?(?:\\b(?:made up of|consist(?:s|ed|ing) of|compris(?:es|ed|ing)|composed of|split (?:into|between|across)|divided (?:into|between)|broken down into|broke down into|the sum of|namely)|由(?=[^\\n]{0,80}(?:组成|构成))|分为|包括且仅包括)([^\\n]*)`,
	'giu',
);
/** `T, of which X … and Y …`: the parts may leave something out, but they cannot come to more. */
const OF_WHICH = new RegExp(`${AMOUNT}[^\\n;\\uE000-\\uEFFF]{0,30}?(?:\\bof which\\b|，?其中[，：:]?)([^\\n]*)`, 'giu');
const NOT_ALL =
	/\b(?:includ|such as|mainly|mostly|among|e\.g\.|for example|largest|top|at least|up to|over|under|from|than|per)|包括|主要|等|例如|如|增长|下降|同比|较|超过/iu;
/** The rest of a hundred percent. */
const REST = new RegExp(
	`(?:\\b(?:the )?(?:remaining|remainder|rest|balance)\\b|其余|其它|其他|余下|剩余)${gap(24)}${AMOUNT}`,
	'giu',
);
const WHOLE_IN_PERCENT =
	/(?:\b(?:split|breakdown|mix|composition|structure|divided|broken down|breaks down|made up of|consists? of|comprises?|allocation|distribution)\b|构成|结构|组成|分布|拆分|划分)/iu;

/** Totals that their parts do not come to, and shares that do not come to 100 %. */
export function brokenWholes(skeleton: Skeleton): DraftFinding[] {
	return skeleton.text
		.split('\n')
		.filter((sentence) => /[\uE000-\uEFFF].*[\uE000-\uEFFF]/.test(sentence))
		.flatMap((sentence) => [...totals(skeleton, sentence), ...shares(skeleton, sentence)]);
}

function totals(skeleton: Skeleton, sentence: string): DraftFinding[] {
	const behind = Array.from(sentence.matchAll(TOTAL_BEHIND)).flatMap((match) =>
		judgeTotal(
			amountAt(skeleton, match[1]),
			amountsIn(skeleton, sentence.slice(0, match.index)),
			sentence.slice(0, match.index),
			true,
		),
	);
	const before = Array.from(sentence.matchAll(TOTAL_BEFORE)).flatMap((match) =>
		judgeTotal(amountAt(skeleton, match[1]), amountsIn(skeleton, match[2] ?? ''), match[2] ?? '', true),
	);
	const some = Array.from(sentence.matchAll(OF_WHICH)).flatMap((match) =>
		/of which|其中/iu.test(match[2] ?? '')
			? []
			: judgeTotal(amountAt(skeleton, match[1]), amountsIn(skeleton, match[2] ?? ''), match[2] ?? '', false),
	);
	return [...behind, ...before, ...some];
}

/** Only a list of amounts of one dimension is taken for parts. */
function judgeTotal(total: Amount, parts: readonly Amount[], text: string, complete: boolean): DraftFinding[] {
	const same = parts.map((part) => alike(part, total)).filter((both) => both !== undefined);
	if (parts.length < 2 || same.length < parts.length || NOT_ALL.test(text) || total.dimension === 'ratio') return [];
	if (total.dimension === 'percent' && !complete) return [];
	const aligned = same.map(([part]) => part);
	const computed = sum(aligned.map(asWritten));
	const formula = aligned.map(({ text: written }) => written).join(' + ');
	const relation = { result: total, operands: aligned, formula, computed: [computed] };
	if (holds(relation) || (!complete && computed[1] < total.value)) return [];
	return [brokenRelation(relation)];
}

function shares(skeleton: Skeleton, sentence: string): DraftFinding[] {
	const rest = Array.from(sentence.matchAll(REST)).at(-1);
	const until = rest ? rest.index + rest[0].length : sentence.length;
	const all = amountsIn(skeleton, sentence.slice(0, until));
	const parts = all.filter(({ dimension }) => dimension === 'percent');
	const closed =
		rest !== undefined || (WHOLE_IN_PERCENT.test(sentence) && parts.length >= 3 && parts.length === all.length);
	const told = sentence.slice(0, until);
	if (!closed || parts.length < 2 || parts.some(({ range, value }) => range || value >= 100 || value < 0)) return [];
	if (CHANGES.test(told) || (rest && amountAt(skeleton, rest[1]).dimension !== 'percent')) return [];
	const missing = subtract(point(100), sum(parts.map(asWritten)));
	const off = Math.abs(missing[1]);
	if (
		meet(missing, point(0)) ||
		off <= 0.5 ||
		off > (rest ? 45 : missing[1] < 0 ? 30 : 12) ||
		(!rest && NOT_ALL.test(told))
	)
		return [];
	const last = parts.at(-1)!;
	const formula = parts.map(({ text }) => text).join(' + ');
	const value = (100 - missing[1]).toLocaleString('en-US', { maximumFractionDigits: 2 });
	return [
		finding(
			'number.arithmetic',
			last,
			parts.slice(0, -1),
			`These shares do not come to 100%: ${formula} = ${value}%. Correct the share that is wrong, or say what is left out.`,
		),
	];
}

const CHANGES =
	/\b(?:grew|rose|fell|increas|declin|growth|up|down|margin|return|yield)|增长|下降|上升|增速|同比|利润率|收益率/iu;

import { anyOf } from '../../../lexicon/compile';
import { ratesOfParts } from '../../../lexicon/quantities';
import { message, verbatim } from '../../../messages/message';
import { type Amount, alike, asWritten } from '../amounts/amount';
import { type CheckedRelation, judged, unread } from '../amounts/checkedRelation';
import { type Hinted, matchesOf } from '../amounts/hinted';
import { divide, multiply, scale } from '../amounts/interval';
import type { Relation } from '../amounts/relation';
import { otherScale } from '../amounts/tolerances';
import { amount, amountAt, amountMarks, gap, type Skeleton } from '../reading/skeleton';

type Role = 'part' | 'whole' | 'share';

/** A part, its whole and its share in percent, in the orders in which they are written; with a hint, see {@link matchesOf}. */
const sharePatterns: readonly (readonly [pattern: RegExp, order: readonly Role[], hint: RegExp])[] = [
	[
		new RegExp(
			`\\bof (?:the |all |its |some |these )*${amount}[^\\n;.()（${amountMarks}]{0,40},${gap(48)}${amount}[^\\n,;.()（${amountMarks}]{0,24}(?:[(（]|, or )(?:(?:or|about|around|some|just|almost|nearly) )?${amount}(?=\\s*(?:[)）,.]|\\n|$))`,
			'giu',
		),
		['whole', 'part', 'share'],
		/\bof\b/iu,
	],
	[
		new RegExp(
			`${amount}(?: [a-z]+)?,? (?:out of|of) (?:the |a |all |its |their |some |total )*${amount}[^\\n,;.()（${amountMarks}]{0,40}(?:[(（]|, (?:or|i\\.e\\.,?|equal to|about|equivalent to|an? (?:(?!market)[a-z]+ )?(?:rate|share|proportion) of) )${gap(12)}${amount}(?!\\s*(?:growth|increase|more|higher|up|down))`,
			'giu',
		),
		['part', 'whole', 'share'],
		/\bof\b/iu,
	],
	...[
		`of (?:whom|which|these|those) ${gap(12)}${amount}`,
		`${gap(12)}${amount} of (?:whom|which|them|these|those)`,
	].map(
		(part) =>
			[
				new RegExp(
					`(?<![${amountMarks}][^\\n;.]{0,60})${amount}[^\\n;.()（${amountMarks}]{0,40}, ${part}[^\\n,;.()（${amountMarks}]{0,24}[(（](?:(?:or|about|around|some|just|almost|nearly) )?${amount}(?=\\s*[)）])`,
					'giu',
				),
				['whole', 'part', 'share'],
				/\bof (?:whom|which|them|these|those)\b/iu,
			] as const,
	),
	[
		new RegExp(
			`${amount}[^\\n;.()（${amountMarks}]{0,50}(?:,|\\band\\b)${gap(24)}${amount}[^\\n;.()（${amountMarks}]{0,40}, (?:or |that is |which is )?an? (?:overall |net |gross )?${anyOf(ratesOfParts.en)} rate of ${gap(8)}${amount}`,
			'giu',
		),
		['whole', 'part', 'share'],
		/\brate of\b/iu,
	],
	[
		new RegExp(
			`${amount}[^\\n。；${amountMarks}]{0,30}${amount}[^\\n。；${amountMarks}]{0,12}${anyOf(ratesOfParts.zh)}率(?:为|达到?|约|仅|是|只有)*${amount}`,
			'gu',
		),
		['whole', 'part', 'share'],
		/率/u,
	],
	[
		new RegExp(
			`${amount}[^\\n;.()（${amountMarks}]{0,50}(?:account(?:s|ed|ing) for|represent(?:s|ed|ing)|mak(?:es|ing) up|made up|equivalent to|equal to|or|(?:is|are|was|were)|,|[(（]) ?(?:about |around |roughly |nearly |approximately )?${amount} of (?!them\\b|which\\b|whom\\b|these\\b)(?:the |a |all |its |their )*(?:(?:total|overall|combined|entire|global|group|annual|national|world) )*[^\\n,;.()（${amountMarks}]{0,30}?(?:\\bof |[(（])?${amount}`,
			'giu',
		),
		['part', 'share', 'whole'],
		/\bof\b/iu,
	],
	[
		new RegExp(
			`${amount} of (?:the |a |all |its |their )*(?:(?:total|overall|annual) [a-z]+ of )?${amount}[^\\n,;.()（${amountMarks}]{0,40}(?:, (?:or|i\\.e\\.,?|that is,?|which is|equal to|equivalent to|meaning|about) |[(（]|\\b(?:is|was|equals|comes to|amounts to|amounted to) )${gap(10)}${amount}`,
			'giu',
		),
		['share', 'whole', 'part'],
		/\bof\b/iu,
	],
	[
		new RegExp(
			`${amount}[^\\n，。；（(${amountMarks}]{0,16}中，?[^\\n，。；（(${amountMarks}]{0,12}${amount}[^\\n，。；（(${amountMarks}]{0,16}(?:（|\\(|，?(?:占比?|比例)(?:为|达|约)?)${gap(4)}${amount}`,
			'gu',
		),
		['whole', 'part', 'share'],
		/中/u,
	],
	[
		new RegExp(
			`${amount}[^\\n。；${amountMarks}]{0,8}，?占[^\\n，。；${amountMarks}]{0,14}${amount}[^\\n，。；${amountMarks}]{0,8}的${gap(4)}${amount}`,
			'gu',
		),
		['part', 'whole', 'share'],
		/占/u,
	],
	[
		new RegExp(
			`${amount}[^\\n，。；${amountMarks}]{0,8}的${gap(4)}${amount}[，,（(]?(?:即|约为|为|相当于|是)${gap(6)}${amount}`,
			'gu',
		),
		['whole', 'share', 'part'],
		/的/u,
	],
];

/** Words behind which another clause begins, with numbers of its own. */
const nextClause =
	'(?!\\b(?:and|but|while|whereas|though|although|because|since|so|when|after|before(?! ?[,(])|if|where|which|who|yet)\\b)';
/** Text without amounts within one clause, abbreviations in brackets included. */
const inClause = (most: number) =>
	`(?:[(][A-Za-z]{2,10}[)]|${nextClause}(?![.] )[^\\n,;()（${amountMarks}]){0,${most}}?`;

/**
 * `A is three times B`, `A is three times the B of last year`. What A is compared with is within the clause, or right behind it as
 * in `the base of last year, 4 GW`: behind `three times the base, and …` stands the number of another thing.
 */
const timesPatterns: readonly (readonly [
	pattern: RegExp,
	order: readonly ('many' | 'times' | 'few')[],
	hint: RegExp,
])[] = [
	[
		new RegExp(
			`${amount}${inClause(40)}(?:\\b(?:is|was|are|were|being)|[,(]) ?(?:which (?:is|was) |some |about |roughly |over |more than |nearly |almost |approximately )*${amount} (?:the|that of|as (?:large|much|many|high|big) as|higher than|larger than)${inClause(70)}(?:(?:,|[(（]) ?(?:which (?:is|was) |at |about |around |some |roughly )*)?${amount}`,
			'giu',
		),
		['many', 'times', 'few'],
		/ (?:the|that of|as|higher|larger)/iu,
	],
	[
		new RegExp(
			`${amount}[^\\n，。；${amountMarks}]{0,14}(?:，(?:这|已经?|也|就|仍|还|大?约|几乎|接近|正好|恰好)*)?(?:是|为|相当于|约为)[^\\n，。；${amountMarks}]{0,16}${amount}的${gap(4)}${amount}`,
			'gu',
		),
		['many', 'few', 'times'],
		/[是为]|相当于/u,
	],
];

/** Shares and multiples against the two numbers they compare. */
export function checkProportions(skeleton: Skeleton): CheckedRelation[] {
	const has = (dimension: string) =>
		skeleton.amounts.length > 2 && skeleton.amounts.some((amount) => amount.dimension === dimension);
	const shares = has('percent')
		? sharePatterns
				.flatMap(([pattern, order, hint]) => relations(skeleton, { pattern, hint }, order, shareOf))
				.map(checkAs('share'))
		: [];
	const times =
		has('ratio') || skeleton.amounts.some(({ spelled }) => spelled)
			? timesPatterns
					.flatMap(([pattern, order, hint]) => relations(skeleton, { pattern, hint }, order, timesOf))
					.map(checkAs('multiple'))
			: [];
	return [...shares, ...times];
}

const checkAs =
	(kind: 'share' | 'multiple') =>
	(relation: Relation): CheckedRelation => {
		const { result, operands } = relation;
		const ranges = [result, ...operands].some(({ range }) => range);
		return ranges ? unread(kind, result, operands, message('numbers.unreadRange')) : judged(kind, relation);
	};

type AmountAs = (role: string) => Amount;

/** The first number is a limit, or what another share is of: `income above $5,000, 3% of …`; `4% of the $9 million or 2% of …`. */
const threshold =
	/(?:\b(?:above|below|over|under|exceeding|in excess of|more than|less than|at least|up to)|超过|高于|低于|[\uE000-\uEFFF] of (?:\S+ )?(?:\S+ )?)\s*$/iu;

function relations(
	skeleton: Skeleton,
	form: Hinted,
	order: readonly string[],
	relate: (as: AmountAs) => Relation | undefined,
): Relation[] {
	return matchesOf(form, skeleton.text).flatMap((match) => {
		const before = skeleton.text.slice(Math.max(0, match.index - 24), match.index);
		if (threshold.test(before)) return [];
		return relate((role) => amountAt(skeleton, match[order.indexOf(role) + 1])) ?? [];
	});
}

function shareOf(as: AmountAs): Relation | undefined {
	const share = as('share');
	const both = alike(as('part'), as('whole'));
	// `+30%` is a change.
	if (share.dimension !== 'percent' || /^[+＋]/u.test(share.text) || !both || both[0].dimension === 'percent')
		return undefined;
	const [part, whole] = both;
	// A part of another scale than its whole: the quotient shows it, and either may be the slip.
	const ambiguous = part.value > whole.value * otherScale;
	if (part.value < whole.value || share.value > 100 || ambiguous) {
		const ratio = divide(asWritten(part), asWritten(whole));
		return (
			ratio && {
				result: share,
				operands: both,
				formula: verbatim(`${part.text} ÷ ${whole.text}`),
				computed: [scale(ratio, 100)],
				ambiguous,
			}
		);
	}
	const computed = [scale(multiply(asWritten(share), asWritten(whole)), 0.01)];
	const formula = message('numbers.shareOf', { share: share.text, whole: whole.text });
	return { result: part, operands: [share, whole], formula, computed };
}

function timesOf(as: AmountAs): Relation | undefined {
	const times = as('times');
	const both = alike(as('many'), as('few'));
	const ratio = both && divide(asWritten(both[0]), asWritten(both[1]));
	if (!ratio || (times.dimension !== 'ratio' && !(times.spelled && times.dimension === 'percent'))) return undefined;
	if (times.dimension === 'percent')
		return {
			result: times,
			operands: both,
			formula: verbatim(`${both[0].text} ÷ ${both[1].text}`),
			computed: [scale(ratio, 100)],
		};
	return { result: times, operands: both, formula: verbatim(`${both[0].text} ÷ ${both[1].text}`), computed: [ratio] };
}

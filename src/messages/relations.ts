import type { Language } from './languages';
import { says } from './model';

type Kind =
	| 'sum'
	| 'difference'
	| 'product'
	| 'quotient'
	| 'share'
	| 'multiple'
	| 'change'
	| 'yearlyGrowth'
	| 'average'
	| 'conversion'
	| 'tableTotal'
	| 'sameQuantity'
	| 'listCount'
	| 'order'
	| 'unit'
	| 'period';
type Outcome = 'conflicts' | 'unread' | 'holds';

const kinds: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
	en: {
		sum: 'sum',
		difference: 'difference',
		product: 'product',
		quotient: 'quotient',
		share: 'share',
		multiple: 'multiple',
		change: 'change',
		yearlyGrowth: 'yearly growth',
		average: 'average',
		conversion: 'conversion',
		tableTotal: 'total of a table',
		sameQuantity: 'the same in two places',
		listCount: 'items of a list',
		order: 'order of size',
		unit: 'unit',
		period: 'period',
	},
	'zh-CN': {
		sum: '求和',
		difference: '差',
		product: '乘积',
		quotient: '商',
		share: '占比',
		multiple: '倍数',
		change: '变化',
		yearlyGrowth: '年均增长',
		average: '平均',
		conversion: '换算',
		tableTotal: '表格合计',
		sameQuantity: '两处相同数量',
		listCount: '列表项数',
		order: '大小顺序',
		unit: '单位',
		period: '时间',
	},
};

const outcomes: Readonly<Record<Language, Readonly<Record<Outcome, string>>>> = {
	en: { conflicts: 'Does not hold', unread: 'Could not be read', holds: 'Holds' },
	'zh-CN': { conflicts: '不成立', unread: '无法判读', holds: '成立' },
};

/** What the view of the numbers says: which relations there are, and what came of them. */
export const relations = {
	title: says({ en: 'Numbers', 'zh-CN': '数字' }),
	none: says({
		en: 'No figures stand in a relation that can be checked.',
		'zh-CN': '没有可以核对的数字关系。',
	}),
	kind: says<{ kind: Kind }>({ en: ({ kind }) => kinds.en[kind], 'zh-CN': ({ kind }) => kinds['zh-CN'][kind] }),
	outcome: says<{ outcome: Outcome }>({
		en: ({ outcome }) => outcomes.en[outcome],
		'zh-CN': ({ outcome }) => outcomes['zh-CN'][outcome],
	}),
	/** `34 relations checked: 31 hold, 2 do not, 1 could not be read`; `withdrawn`: which a model says do hold. */
	summary: says<{ holds: number; conflicts: number; withdrawn: number; unread: number }>({
		en: ({ holds, conflicts, withdrawn, unread }, { number, plural }) => {
			const all = holds + conflicts + withdrawn + unread;
			const not = conflicts > 0 ? `, ${number(conflicts)} ${plural(conflicts, 'does', 'do')} not` : '';
			const open = unread > 0 ? `, ${number(unread)} could not be read` : '';
			const gone = withdrawn > 0 ? `, ${number(withdrawn)} withdrawn by a model` : '';
			return `${number(all)} ${plural(all, 'relation', 'relations')} checked: ${number(holds)} ${plural(holds, 'holds', 'hold')}${not}${gone}${open}`;
		},
		'zh-CN': ({ holds, conflicts, withdrawn, unread }, { number }) =>
			`核对了 ${number(holds + conflicts + withdrawn + unread)} 个数字关系：${number(holds)} 个成立${conflicts > 0 ? `，${number(conflicts)} 个不成立` : ''}${withdrawn > 0 ? `，${number(withdrawn)} 个由模型撤回` : ''}${unread > 0 ? `，${number(unread)} 个无法判读` : ''}`,
	}),
	alone: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'figure stands', 'figures stand')} alone, in no relation that can be checked.`,
		'zh-CN': ({ count }, { number }) => `另有 ${number(count)} 个数字单独出现，没有可以核对的关系。`,
	}),
	/** In front of the other lines that take part. */
	comparedWith: says({ en: 'Compared with', 'zh-CN': '对照' }),
	/** The figures that a model has related, and what is in front of their other lines: nothing was computed. */
	related: says<{ model: string }>({
		en: ({ model }) => `Figures that ${model} relates (not computed)`,
		'zh-CN': ({ model }) => `由 ${model} 关联的数字（未经计算）`,
	}),
	relatedBy: says<{ model: string }>({
		en: ({ model }) => `According to ${model} also in`,
		'zh-CN': ({ model }) => `${model} 认为还见于`,
	}),
	/** One figure has several values. */
	differs: says<{ given: readonly { readonly value: string; readonly line: number }[] }>({
		en: ({ given }, { list }) =>
			`The same figure is given as ${list(given.map(({ value, line }) => `${value} (line ${line})`))}. Correct the wrong one, or say how they differ.`,
		'zh-CN': ({ given }, { list }) =>
			`同一数字给出了不同的值：${list(given.map(({ value, line }) => `${value}（第 ${line} 行）`))}。请更正有误之处，或说明其差别。`,
	}),
};

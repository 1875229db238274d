import { says } from './model';

/** What can be counted of a dimension that only a reader can score. */
export const observed = {
	noVisual: says({ en: 'There is no table or figure.', 'zh-CN': '没有图表。' }),
	visuals: says<{ count: number; tied: number }>({
		en: ({ count, tied }, { plural }) =>
			`${count} ${plural(count, 'table or figure', 'tables and figures')}, ${tied} of them introduced or mentioned in the section around.`,
		'zh-CN': ({ count, tied }) => `有 ${count} 个图表，其中 ${tied} 个在所在章节得到引出或提及。`,
	}),
	noCitation: says({ en: 'Nothing is cited.', 'zh-CN': '没有任何引用。' }),
	citations: says<{ leading: number; all: number }>({
		en: ({ leading, all }, { number, plural }) =>
			`${number(leading)} of ${number(all)} ${plural(all, 'citation', 'citations')} ${plural(leading, 'leads', 'lead')} to a source.`,
		'zh-CN': ({ leading, all }, { number }) => `${number(all)} 处引用中有 ${number(leading)} 处能找到来源。`,
	}),
	sources: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} different ${plural(count, 'source is', 'sources are')} cited.`,
		'zh-CN': ({ count }, { number }) => `引用了 ${number(count)} 个不同的来源。`,
	}),
	sourcing: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'finding', 'findings')} on facts without a source.`,
		'zh-CN': ({ count }, { number }) => `${number(count)} 个关于无来源事实的发现。`,
	}),
	conflicts: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'finding', 'findings')} on numbers that conflict or do not add up.`,
		'zh-CN': ({ count }, { number }) => `${number(count)} 个关于数字矛盾或算不拢的发现。`,
	}),
	repetition: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'finding', 'findings')} on paragraphs copied from an earlier one.`,
		'zh-CN': ({ count }, { number }) => `${number(count)} 个关于照搬前文段落的发现。`,
	}),
	restraint: says<{ certain: number; hedged: number }>({
		en: ({ certain, hedged }, { number, plural }) =>
			`${number(certain)} ${plural(certain, 'sentence claims', 'sentences claim')} certainty, ${number(hedged)} ${plural(hedged, 'leaves', 'leave')} room for doubt.`,
		'zh-CN': ({ certain, hedged }, { number }) =>
			`${number(certain)} 个句子说得确定无疑，${number(hedged)} 个留有余地。`,
	}),
	reasoning: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'sentence weighs, contrasts or concludes', 'sentences weigh, contrast or conclude')}.`,
		'zh-CN': ({ count }, { number }) => `${number(count)} 个句子在权衡、对比或得出结论。`,
	}),
	thesis: says({ en: 'This sentence seems to be the thesis.', 'zh-CN': '这一句看来是主旨。' }),
	noThesis: says({ en: 'No sentence stands out as the thesis.', 'zh-CN': '没有明显的主旨句。' }),
};

import { says } from './model';

interface Count {
	readonly count: number;
}

/** What there is to mend, and what was checked where that is nothing. */
export const toDo = {
	/** The kind of what a judge found wanting and no finding tells of. */
	checklistItem: says({ en: 'Checklist item', 'zh-CN': '清单项' }),
	/** The claims that the ledger counts and no finding tells of. */
	bare: says<Count>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} of the claims that nothing was found under ${plural(count, 'is', 'are')} not among the findings`,
		'zh-CN': ({ count }, { number }) => `未找到依据的论断中，有 ${number(count)} 个不在发现之列`,
	}),
	bareAbout: says({
		en: 'The ledger counts these with the others. An editor is less likely to ask about them.',
		'zh-CN': '台账已将它们与其他论断一并计入。编辑不太会就它们提问。',
	}),
	claims: says<Count>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'claim', 'claims')}: whether each stands on something`,
		'zh-CN': ({ count }, { number }) => `${number(count)} 个论断：是否都有依据`,
	}),
	relations: says<Count>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'relation', 'relations')} between numbers: whether they add up`,
		'zh-CN': ({ count }, { number }) => `${number(count)} 组数字关系：是否吻合`,
	}),
	citations: says<{ citations: number; sources: number }>({
		en: ({ citations, sources }, { number, plural }) =>
			`${number(citations)} ${plural(citations, 'citation', 'citations')} of ${number(sources)} ${plural(sources, 'source', 'sources')}: whether they lead somewhere, and how good the sources are`,
		'zh-CN': ({ citations, sources }, { number }) =>
			`${number(citations)} 处引用，${number(sources)} 个来源：引用是否有效，来源是否可靠`,
	}),
	paragraphs: says<Count>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'paragraph', 'paragraphs')}: whether any repeats another`,
		'zh-CN': ({ count }, { number }) => `${number(count)} 个段落：是否有重复`,
	}),
};

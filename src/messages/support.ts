import { says } from './model';

/** Why a claim or a fact has the support it has. */
export const support = {
	cited: says({
		en: 'It has a citation. Whether the source says so shows only once it is read.',
		'zh-CN': '它带有引用。来源是否这样说，读取之后才知道。',
	}),
	citedNearby: says({ en: 'A citation close by covers it.', 'zh-CN': '附近的引用涵盖了它。' }),
	sharedSource: says({
		en: 'A source given for the whole list, table or section covers it.',
		'zh-CN': '整个列表、表格或章节注明的来源涵盖了它。',
	}),
	attributed: says({ en: 'It names where the fact comes from.', 'zh-CN': '它写明了事实的出处。' }),
	facts: says<{ count: number }>({
		en: ({ count }, { plural }) => `${count} ${plural(count, 'fact below supports it', 'facts below support it')}.`,
		'zh-CN': ({ count }) => `下方有 ${count} 条事实支撑它。`,
	}),
	claims: says<{ count: number }>({
		en: ({ count }, { plural }) =>
			`${count} ${plural(count, 'supported claim below backs it', 'supported claims below back it')}.`,
		'zh-CN': ({ count }) => `下方有 ${count} 个有支撑的论断支撑它。`,
	}),
	unsourcedBelow: says({
		en: 'The facts given for it have no source.',
		'zh-CN': '为它给出的事实没有注明来源。',
	}),
	noEvidence: says({
		en: 'No fact, table or citation near it was found to support it.',
		'zh-CN': '附近没有找到支撑它的事实、表格或引用。',
	}),
	vague: says({ en: 'It relies on unnamed experts or studies.', 'zh-CN': '它依据的是不具名的专家或研究。' }),
	brokenCitation: says({ en: 'Its citation resolves to nothing.', 'zh-CN': '它的引用没有对应的参考文献。' }),
	unsourcedFigureFact: says({
		en: 'No citation or named source stands near this figure.',
		'zh-CN': '这一数据附近没有引用，也没有写明来源。',
	}),
	unsourcedFigure: says({ en: 'It gives a figure, but no source for it.', 'zh-CN': '它给出了数据，却没有给出来源。' }),
	reworded: says({
		en: 'The model judged an earlier wording of this; the rules decide on this one.',
		'zh-CN': '模型评判的是较早的措辞；对现在的措辞由规则判定。',
	}),
	noClaim: says({
		en: 'It puts forward nothing that would need a ground.',
		'zh-CN': '它没有提出需要依据的内容。',
	}),
	elsewhere: says({
		en: 'What carries it may stand in the rest of its paragraph, or in the body that it sums up.',
		'zh-CN': '支撑它的内容可能在同一段的其他句子里，或在它所总结的正文里。',
	}),
};

import type { Language } from './languages';
import { says } from './model';

/** The name of a place in each language. */
export type PlaceName = Readonly<Record<Language, string>>;

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
	unsourcedFact: says({
		en: 'No citation or named source stands near this fact.',
		'zh-CN': '这一事实附近没有引用，也没有写明来源。',
	}),
	unsourcedFigureFact: says({
		en: 'No citation or named source stands near this figure.',
		'zh-CN': '这一数据附近没有引用，也没有写明来源。',
	}),
	unsourcedFigure: says({ en: 'It gives a figure, but no source for it.', 'zh-CN': '它给出了数据，却没有给出来源。' }),
	noBasis: says({
		en: 'It gives no reason for what it expects.',
		'zh-CN': '它没有说明为什么会这样。',
	}),
	coversLess: says({
		en: 'The facts given for it cover less than it says.',
		'zh-CN': '为它给出的事实没有涵盖它所说的全部。',
	}),
	citationAlone: says({
		en: 'Its citation alone supports it; no fact is given.',
		'zh-CN': '只有引用支撑它，没有给出事实。',
	}),
	goesBeyond: says({
		en: 'It goes beyond what the cited sentences before it say.',
		'zh-CN': '它超出了前面带引用的句子所说的内容。',
	}),
	reworded: says({
		en: 'The model judged an earlier wording of this; the rules decide on this one.',
		'zh-CN': '模型评判的是较早的措辞；对现在的措辞由规则判定。',
	}),
	unclearGround: says({
		en: 'Name the figure, source or section that carries it.',
		'zh-CN': '请写明支撑它的数字、来源或章节。',
	}),
	besideCited: says({
		en: 'What follows in its section cites, or the table above speaks of it: its ground seems to be there.',
		'zh-CN': '本节后文带有引用，或上方的表格谈到了它：依据似乎就在那里。',
	}),
	seldomAsked: says({
		en: 'Nothing with a source stands under it, but editors seldom ask that of such a statement.',
		'zh-CN': '它下方没有带来源的内容，但编辑很少对这样的陈述提出这种要求。',
	}),
	noClaim: says({
		en: 'It puts forward nothing that would need a ground.',
		'zh-CN': '它没有提出需要依据的内容。',
	}),
	oneYear: says<{ year: string }>({
		en: ({ year }) => `It covers many years, but the evidence below it is about ${year} only.`,
		'zh-CN': ({ year }) => `它说的是多年的情况，下方的内容却只涉及 ${year} 年。`,
	}),
	oneCountry: says<{ place: PlaceName }>({
		en: ({ place }) => `It covers the whole world, but the evidence below it is about ${place.en} only.`,
		'zh-CN': ({ place }) => `它说的是全球，下方的内容却只涉及${place['zh-CN']}。`,
	}),
	oneProvince: says<{ place: PlaceName }>({
		en: ({ place }) => `It covers the whole country, but the evidence below it is about ${place.en} only.`,
		'zh-CN': ({ place }) => `它说的是全国，下方的内容却只涉及${place['zh-CN']}。`,
	}),
	oneCompany: says<{ name: string }>({
		en: ({ name }) => `It covers a whole industry, but the evidence below it is about ${name} only.`,
		'zh-CN': ({ name }) => `它说的是整个行业，下方的内容却只涉及“${name}”。`,
	}),
};

import { type Message, says } from './model';

/** What the estimates count, and what it adds or takes. */
export const estimates = {
	noSentence: says({ en: 'There is no sentence to judge.', 'zh-CN': '没有可供评判的句子。' }),
	noVisual: says({ en: 'There is no table or figure.', 'zh-CN': '没有图表。' }),
	/** `points` with `digits` behind the point. */
	points: says<{ what: Message; points: number; digits: number }>({
		en: ({ what, points, digits }, { say }) =>
			`${say(what)}: ${signed(points, digits)} compared with a typical report.`,
		'zh-CN': ({ what, points, digits }, { say }) => `${say(what)}：与一般报告相比 ${signed(points, digits)}。`,
	}),
	support: says<{ share: number }>({
		en: ({ share }, { percent }) =>
			`${percent(share)} of the claims are supported within the report, key claims counted double`,
		'zh-CN': ({ share }, { percent }) => `${percent(share)} 的论断在报告内有支撑（关键论断计两次）`,
	}),
	sourcing: says<{ share: number }>({
		en: ({ share }, { percent }) => `${percent(share)} of the facts have a source close by, key facts counted double`,
		'zh-CN': ({ share }, { percent }) => `${percent(share)} 的事实附近有来源（关键事实计两次）`,
	}),
	facts: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'fact is', 'facts are')} given, key facts counted double`,
		'zh-CN': ({ count }, { number }) => `给出了 ${number(count)} 条事实（关键事实计两次）`,
	}),
	evidence: says<{ share: number }>({
		en: ({ share }, { percent }) => `${percent(share)} of what the report states are facts, the rest claims`,
		'zh-CN': ({ share }, { percent }) => `报告的陈述中 ${percent(share)} 是事实，其余是论断`,
	}),
	citing: says<{ citations: number; sentences: number }>({
		en: ({ citations, sentences }, { number, plural }) =>
			`${number(citations)} ${plural(citations, 'citation', 'citations')} in ${number(sentences)} ${plural(sentences, 'sentence', 'sentences')} ${plural(citations, 'leads', 'lead')} to a source`,
		'zh-CN': ({ citations, sentences }, { number }) =>
			`${number(sentences)} 个句子中有 ${number(citations)} 处引用指向来源`,
	}),
	resolving: says<{ broken: number; citations: number }>({
		en: ({ broken, citations }, { number, plural }) =>
			`${number(broken)} of ${number(citations)} ${plural(citations, 'citation', 'citations')} ${plural(broken, 'leads', 'lead')} to nothing`,
		'zh-CN': ({ broken, citations }, { number }) =>
			`${number(citations)} 处引用中有 ${number(broken)} 处没有对应的来源`,
	}),
	sources: says<{ count: number }>({
		en: ({ count }, { number, plural }) =>
			`${number(count)} ${plural(count, 'different source is', 'different sources are')} cited`,
		'zh-CN': ({ count }, { number }) => `引用了 ${number(count)} 个不同的来源`,
	}),
	breadth: says<{ sentences: number }>({
		en: ({ sentences }, { number, plural }) =>
			`Its length is ${number(sentences)} ${plural(sentences, 'sentence', 'sentences')}, repetitions left out`,
		'zh-CN': ({ sentences }, { number }) => `篇幅为 ${number(sentences)} 个句子，不计重复`,
	}),
	distinctness: says<{ repeated: number; paragraphs: number }>({
		en: ({ repeated, paragraphs }, { number, plural }) =>
			`${number(repeated)} of ${number(paragraphs)} ${plural(paragraphs, 'paragraph', 'paragraphs')} clearly ${plural(repeated, 'repeats', 'repeat')} another`,
		'zh-CN': ({ repeated, paragraphs }, { number }) =>
			`${number(paragraphs)} 个段落中有 ${number(repeated)} 个明显与其他段落重复`,
	}),
	agreement: says<{ conflicts: number }>({
		en: ({ conflicts }, { number, plural }) =>
			`${number(conflicts)} ${plural(conflicts, 'figure contradicts', 'figures contradict')} others or ${plural(conflicts, 'does', 'do')} not add up`,
		'zh-CN': ({ conflicts }, { number }) => `${number(conflicts)} 个数据与其他数据矛盾或加总不符`,
	}),
	echoes: says<{ echoed: number; figures: number }>({
		en: ({ echoed, figures }, { number, plural }) =>
			`${number(echoed)} of ${number(figures)} ${plural(figures, 'figure', 'figures')} ${plural(echoed, 'comes', 'come')} back elsewhere with the same value`,
		'zh-CN': ({ echoed, figures }, { number }) =>
			`${number(figures)} 个数据中有 ${number(echoed)} 个在别处以相同的数值再次出现`,
	}),
	restraint: says<{ certain: number; hedged: number }>({
		en: ({ certain, hedged }, { number, plural }) =>
			`${number(certain)} ${plural(certain, 'sentence claims', 'sentences claim')} certainty, ${number(hedged)} ${plural(hedged, 'leaves', 'leave')} room for doubt`,
		'zh-CN': ({ certain, hedged }, { number }) => `${number(certain)} 个句子说得确定无疑，${number(hedged)} 个留有余地`,
	}),
	reasoning: says<{ reasoning: number; sentences: number }>({
		en: ({ reasoning, sentences }, { number, plural }) =>
			`${number(reasoning)} of ${number(sentences)} ${plural(sentences, 'sentence', 'sentences')} ${plural(reasoning, 'weighs, contrasts or concludes', 'weigh, contrast or conclude')}`,
		'zh-CN': ({ reasoning, sentences }, { number }) =>
			`${number(sentences)} 个句子中有 ${number(reasoning)} 个在权衡、对比或得出结论`,
	}),
	placement: says<{ share: number }>({
		en: ({ share }, { percent }) =>
			`Paragraphs share ${percent(share)} of their subject with their own section rather than with the closest other one`,
		'zh-CN': ({ share }, { percent }) => `段落主题有 ${percent(share)} 与所在章节一致，而不是与最接近的其他章节一致`,
	}),
	closing: says<{ share: number }>({
		en: ({ share }, { percent }) => `${percent(share)} of the conclusion’s terms occur in the rest of the report`,
		'zh-CN': ({ share }, { percent }) => `结论中的用语有 ${percent(share)} 在报告其余部分出现过`,
	}),
	visuals: says<{ count: number }>({
		en: ({ count }) => (count === 1 ? 'There is 1 table or figure' : `There are ${count} tables and figures`),
		'zh-CN': ({ count }) => `有 ${count} 个图表`,
	}),
	integration: says<{ tied: number; visuals: number }>({
		en: ({ tied, visuals }, { plural }) =>
			`${tied} of ${visuals} ${plural(visuals, 'table or figure', 'tables and figures')} ${plural(tied, 'is', 'are')} introduced or mentioned in the section around`,
		'zh-CN': ({ tied, visuals }) => `${visuals} 个图表中有 ${tied} 个在所在章节得到引出或提及`,
	}),
};

/** `+1.2`, `−0.4`, or `±0` where it rounds to nothing. */
function signed(points: number, digits: number): string {
	const size = Math.abs(points).toFixed(digits);
	return Number(size) === 0 ? '±0' : `${points < 0 ? '−' : '+'}${size}`;
}

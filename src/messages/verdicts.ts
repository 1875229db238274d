import { type Message, says } from './model';

/** Why a claim got its verdict, and what a report's verdicts come to. */
export const verdicts = {
	/** One after the other. */
	reasons: says<{ reasons: readonly Message[] }>({
		en: ({ reasons }, { all }) => all(reasons),
		'zh-CN': ({ reasons }, { all }) => all(reasons),
	}),
	notRead: says({ en: 'The source has not been read.', 'zh-CN': '尚未读取该来源。' }),
	notClear: says({ en: 'The rules cannot tell.', 'zh-CN': '规则无法判定。' }),
	onlyQuoted: says({
		en: 'Only the passage that the link points at is known; the rest of the source has not been read.',
		'zh-CN': '只知道链接指向的段落；来源的其余部分尚未读取。',
	}),
	onlyBeginning: says({
		en: 'Only the beginning of the source was read: it is too large.',
		'zh-CN': '来源过大，只读取了开头部分。',
	}),
	onlyPassages: says({
		en: 'Only the passages that fit best were shown to the model; the rest of the source may say it.',
		'zh-CN': '只向模型展示了最相符的段落；来源的其余部分可能提到了这一点。',
	}),

	together: says<{ names: readonly string[] }>({
		en: ({ names }, { list }) => `It supports this together with ${list(names.map((name) => `“${name}”`))}.`,
		'zh-CN': ({ names }) => `它与${names.map((name) => `“${name}”`).join('、')}共同支撑这一点。`,
	}),
	/** Of a claim that a model called supported, or a fact that it said yes to. */
	figureMissing: says<{ figures: readonly string[] }>({
		en: ({ figures }) => `The source does not give ${figures.join(', ')}, so it supports this only in part.`,
		'zh-CN': ({ figures }) => `来源中没有 ${figures.join('、')}，因此只支持其中一部分。`,
	}),

	nothingCited: says({
		en: 'No claim cites a source: there is nothing to check against one.',
		'zh-CN': '没有论断引用来源：没有可核对的内容。',
	}),
	nothingDecided: says({
		en: 'No claim could be decided, so there is no average.',
		'zh-CN': '没有论断能够判定，因此没有平均值。',
	}),
	decided: says<{
		pairs: number;
		decided: number;
		supported: number;
		partly: number;
		contradicted: number;
		notFound: number;
	}>({
		en: ({ pairs, decided, supported, partly, contradicted, notFound }) =>
			`Of ${pairs} pairs of a claim and its source ${decided} were decided: ${supported} supported, ${partly} partly, ${contradicted} contradicted, ${notFound} not found.`,
		'zh-CN': ({ pairs, decided, supported, partly, contradicted, notFound }) =>
			`${pairs} 对论断与来源中判定了 ${decided} 对：有支撑 ${supported} 对，部分有支撑 ${partly} 对，相矛盾 ${contradicted} 对，未提及 ${notFound} 对。`,
	}),
	noneRead: says({ en: 'No source has been read.', 'zh-CN': '尚未读取任何来源。' }),
	read: says<{ read: number; sources: number }>({
		en: ({ read, sources }, { plural }) =>
			`${read} of ${sources} ${plural(sources, 'source was', 'sources were')} read.`,
		'zh-CN': ({ read, sources }) => `${sources} 个来源中读取了 ${read} 个。`,
	}),
	byRules: says({
		en: 'Decided by rules, which call only clear cases.',
		'zh-CN': '由规则判定；规则只判定明确的情况。',
	}),
	someByRules: says<{ count: number }>({
		en: ({ count }, { plural }) => `${count} ${plural(count, 'was', 'were')} decided by rules instead.`,
		'zh-CN': ({ count }) => `其中 ${count} 对改由规则判定。`,
	}),
	dropped: says<{ count: number }>({
		en: ({ count }, { plural }) =>
			`${count} ${plural(count, 'verdict', 'verdicts')} of the model left out: what it quoted does not stand in the source.`,
		'zh-CN': ({ count }) => `模型有 ${count} 个判定未采用：它引用的文字不在来源中。`,
	}),
	notAllJudged: says<{ why: Message }>({
		en: ({ why }, { say }) => `Not all claims were judged by the model: ${say(why)}`,
		'zh-CN': ({ why }, { say }) => `模型没有评判全部论断：${say(why)}`,
	}),
	unclear: says<{ count: number }>({
		en: ({ count }, { plural }) =>
			`${count} ${plural(count, 'is', 'are')} not clear and ${plural(count, 'does', 'do')} not count.`,
		'zh-CN': ({ count }) => `${count} 对不明确，不计入。`,
	}),
	/** With how many failed for each reason. */
	unverifiable: says<{ count: number; why: readonly { readonly count: number; readonly why: Message }[] }>({
		en: ({ count, why }, { say, plural }) =>
			`${count} could not be checked and ${plural(count, 'does', 'do')} not count: ${why.map((one) => `${one.count} × ${say(one.why)}`).join(' ')}`,
		'zh-CN': ({ count, why }, { say }) =>
			`${count} 对无法核实，不计入：${why.map((one) => `${one.count} × ${say(one.why)}`).join('')}`,
	}),
};

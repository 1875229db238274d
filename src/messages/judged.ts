import { type Message, says, type Words } from './model';

/** What a source says of a claim: why it decides, and the words that decide. */
interface Said {
	readonly why: Message | undefined;
	readonly quote: string | null;
	/** The source's title or address. */
	readonly name: string;
	readonly page: number | null;
}

/** What verifying facts and reading sources found wrong. */
export const judged = {
	contradicts: says<Said>({
		en: (said, words) =>
			`The cited source says otherwise: ${inEnglish(said, words)} Correct the claim, or cite a source that supports it.`,
		'zh-CN': (said, words) => `所引来源的说法与此不同：${inChinese(said, words)}请更正论断，或引用支持它的来源。`,
	}),
	supportsPart: says<Said>({
		en: (said, words) =>
			`The cited source supports only part of this: ${inEnglish(said, words)} Narrow the claim, or cite a source for the rest.`,
		'zh-CN': (said, words) => `所引来源只支撑其中一部分：${inChinese(said, words)}请收窄论断，或为其余部分引用来源。`,
	}),
	/** `why`: what the model says, where it decided. */
	notMentioned: says<{ names: readonly string[]; why: Message | undefined }>({
		en: ({ names, why }, { plural, say }) =>
			`The cited ${plural(names.length, 'source', 'sources')} ${names.map((name) => `“${name}”`).join(', ')} ${plural(names.length, 'does', 'do')} not mention this. ${why ? `${say(why)} ` : ''}Cite where it comes from, or correct the citation.`,
		'zh-CN': ({ names, why }, { say }) =>
			`所引来源${names.map((name) => `“${name}”`).join('、')}没有提到这一点。${why ? say(why) : ''}请注明出处，或更正引用。`,
	}),
	dead: says<{ name: string; why: Message; suggestion: string | undefined }>({
		en: ({ name, why, suggestion }, { say }) =>
			`“${name}” cannot be read any more: ${say(why)} ${suggestion ? `Try ${suggestion}, or cite another source.` : 'Correct the address, or cite another source.'}`,
		'zh-CN': ({ name, why, suggestion }, { say }) =>
			`“${name}”已无法读取：${say(why)}${suggestion ? `可试用 ${suggestion} ，或改引其他来源。` : '请更正地址，或改引其他来源。'}`,
	}),
	sourceInstructs: says<{ name: string; words: string }>({
		en: ({ name, words }) =>
			`“${name}” contains text that instructs whoever evaluates the report: “${words}”. Models are told not to follow it. Check for yourself what the source says, or cite another.`,
		'zh-CN': ({ name, words }) =>
			`“${name}”中有指使评判者的文字：“${words}”。模型已被告知不要照做。请自行核对来源的内容，或改引其他来源。`,
	}),
	citedHereToo: says({ en: 'Cited here too.', 'zh-CN': '此处也引用了它。' }),
	/** `others` is how many more facts brought it down. */
	gatedByRefuted: says<{ fact: string; others: number }>({
		en: ({ fact, others }, { plural }) =>
			`Seems to rest on “${fact}”${others > 0 ? ` and ${others} more ${plural(others, 'fact', 'facts')}` : ''}, which does not hold up. Fix that fact, or base the conclusion on other evidence.`,
		'zh-CN': ({ fact, others }) =>
			`似乎依据“${fact}”${others > 0 ? `等 ${others + 1} 条事实` : ''}，而它不成立。请更正该事实，或让结论依据其他证据。`,
	}),
	gatedByUnsure: says<{ fact: string; others: number; why: Message | undefined }>({
		en: ({ fact, others, why }, { plural, say }) =>
			`Seems to rest on “${fact}”${others > 0 ? ` and ${others} more ${plural(others, 'fact', 'facts')}` : ''}, which is not certain enough.${why ? ` ${say(why)}` : ''} Confirm that fact, or base the conclusion on other evidence.`,
		'zh-CN': ({ fact, others, why }, { say }) =>
			`似乎依据“${fact}”${others > 0 ? `等 ${others + 1} 条事实` : ''}，而它的把握不足。${why ? say(why) : ''}请核实该事实，或让结论依据其他证据。`,
	}),
	gatedByThis: says({ en: 'The conclusion seems to rest on this fact.', 'zh-CN': '结论似乎依据这一事实。' }),
	/** `falls` is how many conclusions rest on it, by the logic tree: nobody has read whether they do. */
	refuted: says<{ why: Message | undefined; falls: number }>({
		en: ({ why, falls }, { say, plural }) =>
			[
				'This does not hold up.',
				...(why ? [say(why)] : []),
				...(falls > 0
					? [`${falls} ${plural(falls, 'conclusion seems to rest', 'conclusions seem to rest')} on it.`]
					: []),
				'Correct it.',
			].join(' '),
		'zh-CN': ({ why, falls }, { say }) =>
			`这一事实不成立。${why ? say(why) : ''}${falls > 0 ? `有 ${falls} 个结论似乎以它为依据。` : ''}请更正。`,
	}),
	sourceSaysOtherwise: says({ en: 'Its source says otherwise.', 'zh-CN': '它的来源说法与此不同。' }),
	whyHere: says<{ code: string }>({
		en: ({ code }) => `Why: see ${code} here.`,
		'zh-CN': ({ code }) => `原因：见此处的 ${code}。`,
	}),
	invalidated: says<{ conclusion: string }>({
		en: ({ conclusion }) => `Seems to rest on it: “${conclusion}”`,
		'zh-CN': ({ conclusion }) => `似乎以它为依据：“${conclusion}”`,
	}),
	/** Why a verifier decided as it did, with the words of a source. */
	because: says<Said>({ en: inEnglish, 'zh-CN': inChinese }),
};

/** `It gives 9 %, the claim 12 %. “Sales rose by 9 %.” (Yearbook, page 3).` */
function inEnglish({ why, quote, name, page }: Said, { say }: Words): string {
	if (quote !== null) return `${why ? `${say(why)} ` : ''}${quoteInEnglish(quote, name, page)}`;
	return why ? say(why) : `see “${name}”.`;
}

function inChinese({ why, quote, name, page }: Said, { say }: Words): string {
	if (quote !== null) return `${why ? say(why) : ''}${quoteInChinese(quote, name, page)}`;
	return why ? say(why) : `见“${name}”。`;
}

function quoteInEnglish(quote: string, name: string, page: number | null): string {
	return `“${quote}” (${name}${page === null ? '' : `, page ${page}`}).`;
}

function quoteInChinese(quote: string, name: string, page: number | null): string {
	return `“${quote}”（${name}${page === null ? '' : `，第 ${page} 页`}）。`;
}

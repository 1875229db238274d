import type { Language } from './languages';
import { type Message, says } from './model';

type Severity = 'error' | 'warning' | 'info' | 'hint' | 'off';
type Support = 'supported' | 'partial' | 'unsupported' | 'unknown';

/**
 * How a statement stands, in the words that every list, tree and count uses. A citation whose source nobody read is only said
 * to be there.
 */
type Verdict = Support | 'cited';

export const verdictWords: Readonly<Record<Language, Readonly<Record<Verdict, string>>>> = {
	en: {
		...{ supported: 'carried', cited: 'cited', partial: 'thin' },
		...{ unsupported: 'nothing found', unknown: 'not judged' },
	},
	'zh-CN': {
		...{ supported: '有支撑', cited: '有引用', partial: '支撑单薄' },
		...{ unsupported: '未找到支撑', unknown: '未判定' },
	},
};

/** Of what stands, where cited and carried are not told apart. */
export const bothWords = { en: 'carried or cited', 'zh-CN': '有支撑或引用' } as const;

/** Names of what findings and trees show, the same in the editor and on the command line. */
export const labels = {
	severity: says<{ severity: Severity }>({
		en: ({ severity }) => severity,
		'zh-CN': ({ severity }) => ({ error: '错误', warning: '警告', info: '信息', hint: '提示', off: '关闭' })[severity],
	}),
	/** `not supported (model)`: who decided is said where it was the model. */
	verdict: says<{ verdict: Verdict }>({
		en: ({ verdict }) => verdictWords.en[verdict],
		'zh-CN': ({ verdict }) => verdictWords['zh-CN'][verdict],
	}),
	/** What the signs of a tree mean. */
	support: says<{ support: Support }>({
		en: ({ support }) => (support === 'supported' ? bothWords.en : verdictWords.en[support]),
		'zh-CN': ({ support }) => (support === 'supported' ? bothWords['zh-CN'] : verdictWords['zh-CN'][support]),
	}),
	/** Of a claim that lacks ground and of which no finding tells. */
	unquestioned: says({
		en: 'It is not among the findings: these are the claims that an editor is likeliest to question.',
		'zh-CN': '它未列入发现：发现只列出编辑最可能质疑的论断。',
	}),
	/** Beside what a model found. */
	model: says({ en: 'model', 'zh-CN': '模型' }),
	thesis: says({ en: 'Thesis', 'zh-CN': '主旨' }),
	title: says({ en: 'Title', 'zh-CN': '标题' }),
	section: says({ en: 'Section', 'zh-CN': '章节' }),
	claim: says({ en: 'Claim', 'zh-CN': '论断' }),
	evidence: says({ en: 'Evidence', 'zh-CN': '证据' }),
	/** `§ Market size, line 42`; the line alone before the first heading. The line may be a place to fill in. */
	place: says<{ section?: string | undefined; line: number | string }>({
		en: ({ section, line }) => (section ? `§ ${section}, line ${line}` : `line ${line}`),
		'zh-CN': ({ section, line }) => (section ? `“${section}”一节第 ${line} 行` : `第 ${line} 行`),
	}),
	/** Something said of some words of the report, which stand first: lists of findings are told apart by them. */
	ofWords: says<{ words: string; what: Message }>({
		en: ({ words, what }, { say }) => `“${words}”: ${say(what)}`,
		'zh-CN': ({ words, what }, { say }) => `“${words}”：${say(what)}`,
	}),
	/** Something said of a line: `line 3: The earlier paragraph.` */
	atLine: says<{ line: number; what: Message }>({
		en: ({ line, what }, { say }) => `line ${line}: ${say(what)}`,
		'zh-CN': ({ line, what }, { say }) => `第 ${line} 行：${say(what)}`,
	}),
	/** `Claim, supported, line 3, rests on lines 8, 12`; evidence is not told to be supported. */
	standing: says<{
		node: Message;
		verdict: Message | undefined;
		line: number;
		drawsOn: Message | undefined;
	}>({
		en: ({ node, verdict, line, drawsOn }, { say }) =>
			`${say(node)}${verdict ? `, ${say(verdict)}` : ''}, line ${line}${drawsOn ? `, ${say(drawsOn)}` : ''}`,
		'zh-CN': ({ node, verdict, line, drawsOn }, { say }) =>
			`${say(node)}${verdict ? `，${say(verdict)}` : ''}，第 ${line} 行${drawsOn ? `，${say(drawsOn)}` : ''}`,
	}),
	/** The lines of the body that a conclusion rests on; those that do not carry it are but the nearest. */
	drawsOn: says<{ lines: readonly number[]; carried: boolean }>({
		en: ({ lines, carried }) =>
			`${carried ? 'rests on' : 'nearest:'} ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`,
		'zh-CN': ({ lines, carried }) => `${carried ? '依据' : '最接近的是'}第 ${lines.join('、')} 行`,
	}),
	/** Above the places that a claim seems to rest on, or that are but the nearest; above its evidence, and behind a list that goes on. */
	restsOn: says<{ carried: boolean }>({
		en: ({ carried }) => (carried ? 'Seems to rest on:' : 'Nearest in the report:'),
		'zh-CN': ({ carried }) => (carried ? '看来依据：' : '报告中最接近的内容：'),
	}),
	evidenceFound: says({ en: 'Evidence found:', 'zh-CN': '找到的证据：' }),
	more: says<{ count: number }>({ en: ({ count }) => `and ${count} more`, 'zh-CN': ({ count }) => `另有 ${count} 条` }),
	/** `Thesis: Rents will rise.` */
	thesisIs: says<{ text: string }>({
		en: ({ text }) => `Thesis: ${text}`,
		'zh-CN': ({ text }) => `主旨：${text}`,
	}),
	noTitle: says({ en: '(no title)', 'zh-CN': '（无标题）' }),
};

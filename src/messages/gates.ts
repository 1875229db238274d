import { type Message, says } from './model';

interface Counted {
	readonly found: number;
	readonly allowed: number;
}

interface Least {
	readonly found: number;
	readonly least: number;
}

interface Read extends Readonly<Record<'words' | 'claims' | 'facts' | 'supported' | 'citations', number>> {
	readonly unread: Readonly<Record<string, number>>;
}

/** By the names that the data has for them. */
function shares(unread: Read['unread']): string {
	return Object.entries(unread)
		.map(([reason, share]) => `${reason} ${share}`)
		.join(', ');
}

interface Vanished {
	readonly kind: 'claims' | 'citations' | 'figures';
	readonly count: number;
	readonly examples: readonly string[];
}

const kinds: Readonly<Record<Vanished['kind'], { readonly en: string; readonly zh: string }>> = {
	claims: { en: 'claims and facts', zh: '论断与事实' },
	citations: { en: 'citations', zh: '引用' },
	figures: { en: 'figures', zh: '数字' },
};

/** A few of them, in the report's own words. */
function shown({ examples }: Vanished): string {
	return examples.map((example) => `“${example}”`).join(', ');
}

/** Whether a report may go out, and what keeps it. */
export const gates = {
	/** By the agent's own model, in this session. */
	mustMend: says<Counted>({
		en: ({ found, allowed }) => `${found} that must be mended by the reading of the model (at most ${allowed})`,
		'zh-CN': ({ found, allowed }) => `模型审读认为必须修改 ${found} 处（至多 ${allowed} 处）`,
	}),
	notReviewed: says({
		en: 'No model has read the report in this session (review_report)',
		'zh-CN': '本次会话中没有模型审读过这份报告（review_report）',
	}),
	open: says<{ name: string }>({
		en: ({ name }) => `OPEN: ${name} meets every condition that was checked.`,
		'zh-CN': ({ name }) => `放行：${name} 满足所核对的全部条件。`,
	}),
	closed: says<{ name: string; count: number }>({
		en: ({ name, count }, { plural }) =>
			`CLOSED: ${name} fails ${count} ${plural(count, 'condition', 'conditions')}. Mend what follows, then ask again.`,
		'zh-CN': ({ name, count }) => `不放行：${name} 有 ${count} 项条件不满足。请修改下列内容后再次查询。`,
	}),
	condition: says<{ state: 'met' | 'failed' | 'unchecked'; what: Message }>({
		en: ({ state, what }, { say }) =>
			`${{ met: 'met', failed: 'FAILS', unchecked: 'not checked' }[state]}: ${say(what)}`,
		'zh-CN': ({ state, what }, { say }) =>
			`${{ met: '满足', failed: '不满足', unchecked: '未核对' }[state]}：${say(what)}`,
	}),
	text: says<{ found: number; least: number; unread: number; most: number }>({
		en: ({ found, least, unread, most }, { number }) =>
			`Text that was read: ${number(found)} words, at least ${number(least)}; ${number(unread)}% of the letters were not read, at most ${number(most)}%.`,
		'zh-CN': ({ found, least, unread, most }, { number }) =>
			`读取的文字：${number(found)} 个词，至少 ${number(least)} 个；${number(unread)}% 的字符没有读取，至多 ${number(most)}%。`,
	}),
	claims: says<Least>({
		en: ({ found, least }, { number }) =>
			`Claims and facts that were read: ${number(found)}, at least ${number(least)}.`,
		'zh-CN': ({ found, least }, { number }) => `读取的论断与事实：${number(found)} 个，至少 ${number(least)} 个。`,
	}),
	supported: says<Least>({
		en: ({ found, least }, { number }) =>
			`Claims and facts of these that rest on something, such as a citation: ${number(found)}, at least ${number(least)}.`,
		'zh-CN': ({ found, least }, { number }) =>
			`其中有所依据（如引用）的论断与事实：${number(found)} 个，至少 ${number(least)} 个。`,
	}),
	instructions: says<Counted>({
		en: ({ found }, { number }) => `Text that gives orders to whoever judges the report: ${number(found)}, allowed 0.`,
		'zh-CN': ({ found }, { number }) => `对评判者下达指令的文字：${number(found)} 处，允许 0 处。`,
	}),
	read: says<Read>({
		en: ({ words, claims, facts, supported, citations, unread }, { number }) =>
			`Read: ${number(words)} words, ${number(claims)} claims, ${number(facts)} facts (${number(supported)} of both rest on something), ${number(citations)} citations. Not read, in percent of the letters: ${shares(unread)}.`,
		'zh-CN': ({ words, claims, facts, supported, citations, unread }, { number }) =>
			`已读取：${number(words)} 个词，${number(claims)} 个论断，${number(facts)} 个事实（两者中有所依据的 ${number(supported)} 个），${number(citations)} 处引用。未读取（占字符的百分比）：${shares(unread)}。`,
	}),
	vanished: says<{ gone: readonly Vanished[] }>({
		en: ({ gone }, { number }) =>
			`Was there earlier in this session and is gone or changed: ${gone.map((each) => `${number(each.count)} ${kinds[each.kind].en} (${shown(each)})`).join('; ')}. Whoever releases the report should know of it.`,
		'zh-CN': ({ gone }, { number }) =>
			`本次会话中原有、现已消失或改变的：${gone.map((each) => `${kinds[each.kind].zh} ${number(each.count)} 处（${shown(each)}）`).join('；')}。放行报告的人应当知悉。`,
	}),
	notLoosened: says<{ name: string; kept: string }>({
		en: ({ name, kept }) => `${name} was asked to be looser than the user allows, and stays at ${kept}.`,
		'zh-CN': ({ name, kept }) => `所要求的 ${name} 比用户允许的更宽松，仍为 ${kept}。`,
	}),
	findings: says<Counted & { level: string }>({
		en: ({ found, allowed, level }, { number }) =>
			level === 'never'
				? 'Findings do not count here.'
				: `Findings of the level ${level} or worse: ${number(found)}, allowed ${number(allowed)}.`,
		'zh-CN': ({ found, allowed, level }, { number }) =>
			level === 'never'
				? '此处不计发现。'
				: `${level} 或更严重级别的发现：${number(found)} 个，允许 ${number(allowed)} 个。`,
	}),
	broken: says<Counted>({
		en: ({ found, allowed }, { number }) =>
			`Citations that lead nowhere: ${number(found)}, allowed ${number(allowed)}.`,
		'zh-CN': ({ found, allowed }, { number }) => `失效的引用：${number(found)} 处，允许 ${number(allowed)} 处。`,
	}),
	refuted: says<Counted & { read: number; of: number }>({
		en: ({ found, allowed, read, of }, { number }) =>
			`Statements that a source contradicts: ${number(found)}, allowed ${number(allowed)}; ${number(read)} of ${number(of)} sources were read.`,
		'zh-CN': ({ found, allowed, read, of }, { number }) =>
			`与来源相矛盾的陈述：${number(found)} 处，允许 ${number(allowed)} 处；读取了 ${number(of)} 个来源中的 ${number(read)} 个。`,
	}),
	notRefuted: says({
		en: 'No source was read, so nothing is known to be refuted: name a folder with copies of the sources to have cited claims held against them.',
		'zh-CN': '没有读取来源，因此无从得知有无被驳斥之处：请指定存有来源副本的文件夹，以核对带引用的论断。',
	}),
	unsupported: says<Counted>({
		en: ({ found, allowed }, { number }) =>
			`Key claims that nothing supports and a finding questions: ${number(found)}, allowed ${number(allowed)}.`,
		'zh-CN': ({ found, allowed }, { number }) =>
			`没有支撑且受到质疑的关键论断：${number(found)} 个，允许 ${number(allowed)} 个。`,
	}),
	setAside: says<{ ignored: number; decided: number; off: readonly string[]; lowered: readonly string[] }>({
		en: ({ ignored, decided, off, lowered }, { number }) =>
			`Does not count: ${number(ignored)} ignored by comments in the report, ${number(decided)} decided by the author${off.length > 0 ? `; switched off: ${off.join(', ')}` : ''}${lowered.length > 0 ? `; lowered: ${lowered.join(', ')}` : ''}. Whoever releases the report should know of it.`,
		'zh-CN': ({ ignored, decided, off, lowered }, { number }) =>
			`不计入：报告中的注释忽略 ${number(ignored)} 个，作者已决定 ${number(decided)} 个${off.length > 0 ? `；已关闭：${off.join('、')}` : ''}${lowered.length > 0 ? `；已降低级别：${lowered.join('、')}` : ''}。放行报告的人应当知悉。`,
	}),
	next: says({ en: 'To mend next, in this order:', 'zh-CN': '接下来依次修改：' }),
	rest: says<{ count: number }>({
		en: ({ count }, { number }) => `${number(count)} more keep it closed; they follow once these are mended.`,
		'zh-CN': ({ count }, { number }) => `另有 ${number(count)} 项使其不放行；改完这些后再列出。`,
	}),
};

import type { Message } from './model';
import { says } from './model';

interface Listed {
	readonly kinds: readonly Message[];
}

/** How a report came to be what it is: what Problems listed at each save, what was mended and what is new. */
export const history = {
	title: says({ en: 'History', 'zh-CN': '历史' }),
	saved: says({ en: 'Saved', 'zh-CN': '保存时间' }),
	problems: says({ en: 'Problems', 'zh-CN': '问题' }),
	changed: says({ en: 'What changed', 'zh-CN': '变化' }),
	/** Before there is anything to compare. */
	begins: says<{ at: number }>({
		en: ({ at }, { moment }) =>
			`Recorded since ${moment(at)}. After the next save that changes a count or a finding, this shows what was mended and what is new.`,
		'zh-CN': ({ at }, { moment }) =>
			`自 ${moment(at)} 起记录。下次保存若改变了计数或发现，这里会显示改好了什么、新增了什么。`,
	}),
	first: says({ en: 'Recording begins', 'zh-CN': '开始记录' }),
	/** For who does not see the line. */
	trend: says<Record<'saves' | 'first' | 'last' | 'lowest' | 'highest', number>>({
		en: ({ saves, first, last, lowest, highest }, { number }) =>
			`Findings in Problems over ${number(saves)} saves: first ${number(first)}, last ${number(last)}, lowest ${number(lowest)}, highest ${number(highest)}`,
		'zh-CN': ({ saves, first, last, lowest, highest }, { number }) =>
			`${number(saves)} 次保存中“问题”所列的发现：最初 ${number(first)}，最近 ${number(last)}，最少 ${number(lowest)}，最多 ${number(highest)}`,
	}),
	/** A kind of finding, how many, and the words of the first of them where these are known. */
	kind: says<{ title: Message; count: number; words: readonly string[] }>({
		en: ({ title, count, words }, { say, number }) =>
			`${say(title)} (${number(count)})${words.length > 0 ? `: ${words.map((each) => `“${each}”`).join(', ')}${words.length < count ? ', …' : ''}` : ''}`,
		'zh-CN': ({ title, count, words }, { say, number }) =>
			`${say(title)}（${number(count)}）${words.length > 0 ? `：${words.map((each) => `“${each}”`).join('、')}${words.length < count ? '……' : ''}` : ''}`,
	}),
	mended: says<Listed>({
		en: ({ kinds }, { say }) => `Mended: ${kinds.map(say).join('; ')}`,
		'zh-CN': ({ kinds }, { say }) => `已改好：${kinds.map(say).join('；')}`,
	}),
	added: says<Listed>({
		en: ({ kinds }, { say }) => `New: ${kinds.map(say).join('; ')}`,
		'zh-CN': ({ kinds }, { say }) => `新增：${kinds.map(say).join('；')}`,
	}),
	/** A count of the ledger that is another than at the save before. */
	moved: says<{ count: Message; before: number }>({
		en: ({ count, before }, { say, number }) => `${say(count)} (before: ${number(before)})`,
		'zh-CN': ({ count, before }, { say, number }) => `${say(count)}（此前：${number(before)}）`,
	}),
	look: says<{ at: number }>({
		en: ({ at }, { moment }) => `your last look (${moment(at)})`,
		'zh-CN': ({ at }, { moment }) => `上次查看（${moment(at)}）`,
	}),
	commit: says<{ commit: string }>({
		en: ({ commit }) => `the last commit (${commit})`,
		'zh-CN': ({ commit }) => `上次提交（${commit}）`,
	}),
	mendedSince: says<{ since: Message }>({
		en: ({ since }, { say }) => `Mended since ${say(since)}`,
		'zh-CN': ({ since }, { say }) => `自${say(since)}以来已改好`,
	}),
	newSince: says<{ since: Message }>({
		en: ({ since }, { say }) => `New since ${say(since)}`,
		'zh-CN': ({ since }, { say }) => `自${say(since)}以来新增`,
	}),
	nothing: says({ en: 'Nothing', 'zh-CN': '无' }),
};

import { type Message, says } from './model';

/** What can be done about a finding in its text, as editors offer it. */
export const mends = {
	/** `Replace 40 with 42, as computed (line 3)`; the place is told where it is another one. */
	computed: says<{ wrong: string; right: string; place?: Message | undefined }>({
		en: ({ wrong, right, place }, { say }) =>
			`Replace ${wrong} with ${right}, as computed${place ? ` (${say(place)})` : ''}`,
		'zh-CN': ({ wrong, right, place }, { say }) =>
			place ? `按计算结果将 ${wrong} 替换为 ${right}（${say(place)}）` : `将 ${wrong} 替换为计算结果 ${right}`,
	}),
	/** What a model would have the marked words read. */
	better: says<{ text: string }>({
		en: ({ text }) => `Replace with “${text}”`,
		'zh-CN': ({ text }) => `替换为“${text}”`,
	}),
	same: says<{ text: string; line: number }>({
		en: ({ text, line }) => `Write ${text} in line ${line}, too`,
		'zh-CN': ({ text, line }) => `第 ${line} 行也写作 ${text}`,
	}),
	mergeEntries: says<{ count: number }>({
		en: ({ count }) => `Merge the ${count} entries into one`,
		'zh-CN': ({ count }) => `将这 ${count} 条参考文献合并为一条`,
	}),
	removeReferences: says<{ count: number }>({
		en: ({ count }) => (count === 1 ? 'Remove this reference' : `Remove the ${count} references that nothing cites`),
		'zh-CN': ({ count }) => (count === 1 ? '删除这条参考文献' : `删除未被引用的 ${count} 条参考文献`),
	}),
	removeParagraph: says({ en: 'Remove this paragraph', 'zh-CN': '删除这一段' }),
	/** Of two that say the same. */
	removeOther: says<{ place: Message }>({
		en: ({ place }, { say }) => `Remove the other one (${say(place)})`,
		'zh-CN': ({ place }, { say }) => `删除另一段（${say(place)}）`,
	}),
	/** How far a comment reaches that keeps a kind of finding from being told. */
	ignore: says<{ scope: 'here' | 'file' }>({
		en: ({ scope }) => ({ here: 'Ignore here', file: 'Ignore in this file' })[scope],
		'zh-CN': ({ scope }) => ({ here: '在此处忽略', file: '在此文件中忽略' })[scope],
	}),
	/** The same with the kind of finding behind it. */
	ignoreKind: says<{ scope: Message; kind: Message }>({
		en: ({ scope, kind }, { say }) => `${say(scope)}: ${say(kind)}`,
		'zh-CN': ({ scope, kind }, { say }) => `${say(scope)}：${say(kind)}`,
	}),
};

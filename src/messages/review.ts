import { type Message, says } from './model';

/** What is said of a reading by a model. */
export const review = {
	/** How well the report carries a claim, as a model reads it; `count` is what serves it. */
	carried: says<{ support: 'supported' | 'partial' | 'unsupported'; count: number }>({
		en: ({ support, count }, { plural }) =>
			count === 0
				? {
						supported: 'It carries itself.',
						partial: 'Only in part carried.',
						unsupported: 'Nothing in the report carries it.',
					}[support]
				: {
						supported: `Carried by what stands under it (${count} ${plural(count, 'statement', 'statements')}).`,
						partial: 'What stands under it carries it only in part.',
						unsupported: 'What stands under it does not carry it.',
					}[support],
		'zh-CN': ({ support, count }) =>
			count === 0
				? { supported: '它自身即可成立。', partial: '只有部分依据。', unsupported: '报告中没有支撑它的内容。' }[support]
				: {
						supported: `由其下的 ${count} 条陈述支撑。`,
						partial: '其下的内容只能部分支撑它。',
						unsupported: '其下的内容不能支撑它。',
					}[support],
	}),
	/** What the tree is where a model has read the report, and what it is without. */
	argument: says({ en: 'Argument', 'zh-CN': '论证' }),
	outline: says({ en: 'Outline', 'zh-CN': '大纲' }),
	/** Above the model's tree and its remarks on the whole; `unread`: lines that no answer came on. */
	readBy: says<{ model: string; unread: number }>({
		en: ({ model, unread }) => `Read ${unread > 0 ? 'in part ' : ''}by ${model}`,
		'zh-CN': ({ model, unread }) => `由 ${model} ${unread > 0 ? '部分' : ''}审读`,
	}),
	/** The findings that a model withdrew. */
	withdrawnTitle: says<{ model: string }>({
		en: ({ model }) => `Withdrawn by ${model}`,
		'zh-CN': ({ model }) => `由 ${model} 撤回`,
	}),
	/** What the rules had told, and why the model does not share it. */
	withdrawn: says<{ what: Message; model: string; why: string | undefined }>({
		en: ({ what, model, why }, { say }) => `${say(what)} Withdrawn by ${model}${why === undefined ? '.' : `: ${why}`}`,
		'zh-CN': ({ what, model, why }, { say }) => `${say(what)}由 ${model} 撤回${why === undefined ? '。' : `：${why}`}`,
	}),
	/** A figure of the ledger that was changed in one of its places. */
	changedFigure: says<{ of: string; value: string }>({
		en: ({ of, value }) =>
			`Before this sentence was edited it gave ${value} for ${of}, as other places still do. Change them too, or put the figure back.`,
		'zh-CN': ({ of, value }) => `此句修改前给出的“${of}”为 ${value}，其他地方仍是如此。请一并修改，或改回原值。`,
	}),
	otherPlace: says({ en: 'The other place.', 'zh-CN': '另一处。' }),
	/** What came of it, for outputs and notices. */
	tally: says<{ model: string; must: number; should: number; could: number; withdrawn: number }>({
		en: ({ model, must, should, could, withdrawn }) =>
			`Read by ${model}: ${must} to mend before it goes out, ${should} more to mend, ${could} minor${withdrawn > 0 ? `; ${withdrawn} of the rules' findings withdrawn` : ''}`,
		'zh-CN': ({ model, must, should, could, withdrawn }) =>
			`由 ${model} 审读：发布前必须修改 ${must} 处，应当修改 ${should} 处，小问题 ${could} 处${withdrawn > 0 ? `；撤回规则的发现 ${withdrawn} 条` : ''}`,
	}),
	/** Why marks of the model are not told, each counted. */
	losses: says<{ noPlace: number; notShared: number; again: number }>({
		en: ({ noPlace, notShared, again }) =>
			`Not told of what the model marked: ${[
				...(notShared > 0 ? [`${notShared} that a second look did not share`] : []),
				...(noPlace > 0 ? [`${noPlace} whose words do not stand in the report`] : []),
				...(again > 0 ? [`${again} said twice`] : []),
			].join(', ')}`,
		'zh-CN': ({ noPlace, notShared, again }) =>
			`模型标注中未列出的：${[
				...(notShared > 0 ? [`复看后不认同 ${notShared} 处`] : []),
				...(noPlace > 0 ? [`文字不在报告中 ${noPlace} 处`] : []),
				...(again > 0 ? [`重复 ${again} 处`] : []),
			].join('，')}`,
	}),
	/** Marks whose sentences were edited since. */
	edited: says<{ count: number }>({
		en: ({ count }, { plural }) => `${count} ${plural(count, 'mark', 'marks')} on sentences that were edited since`,
		'zh-CN': ({ count }) => `${count} 处标注所在的句子此后已修改`,
	}),
	/** Lines of the report that no answer came on. */
	unread: says<{ lines: number }>({
		en: ({ lines }, { plural }) =>
			`${lines} ${plural(lines, 'line', 'lines')} of the report not read: no answer came on them`,
		'zh-CN': ({ lines }) => `报告中有 ${lines} 行未审读：没有得到回答`,
	}),
};

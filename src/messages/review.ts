import { type Message, says } from './model';

/** What a second reading by a model makes of the findings. */
export const review = {
	/** `what` is what the rules tell, `why` the model's reason. */
	confirmed: says<{ what: Message; why: string | undefined }>({
		en: ({ what, why }, { say }) => `${say(what)} Confirmed by a model${why === undefined ? '.' : `: ${why}`}`,
		'zh-CN': ({ what, why }, { say }) => `${say(what)}模型已确认${why === undefined ? '。' : `：${why}`}`,
	}),
	reworded: says<{ better: string }>({
		en: ({ better }) => `A model found, where the rules suspected something else: ${better}`,
		'zh-CN': ({ better }) => `规则在此另有怀疑，模型认为：${better}`,
	}),
	added: says<{ note: string }>({
		en: ({ note }) => `A model found: ${note}`,
		'zh-CN': ({ note }) => `模型发现：${note}`,
	}),
	/** Of a claim in the tree. */
	claimConfirmed: says<{ why: string | undefined }>({
		en: ({ why }) => `A model that read it again agrees${why === undefined ? '.' : `: ${why}`}`,
		'zh-CN': ({ why }) => `模型复审后同意${why === undefined ? '。' : `：${why}`}`,
	}),
	claimWithdrawn: says<{ why: string | undefined }>({
		en: ({ why }) =>
			`A model that read it again withdrew what the rules found here${why === undefined ? '.' : `: ${why}`}`,
		'zh-CN': ({ why }) => `模型复审后撤回了规则在此的发现${why === undefined ? '。' : `：${why}`}`,
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
	otherPlace: says({ en: 'The other place.', 'zh-CN': '另一处。' }),
	/** What came of it, for outputs and notices. */
	tally: says<{ confirmed: number; reworded: number; withdrawn: number; added: number }>({
		en: ({ confirmed, reworded, withdrawn, added }) =>
			`Read again by a model: ${confirmed} confirmed, ${reworded} reworded, ${withdrawn} withdrawn, ${added} new`,
		'zh-CN': ({ confirmed, reworded, withdrawn, added }) =>
			`模型复审：确认 ${confirmed} 条，改写 ${reworded} 条，撤回 ${withdrawn} 条，新增 ${added} 条`,
	}),
	/** Notes that are not shown. */
	lost: says<{ count: number }>({
		en: ({ count }, { plural }) =>
			`${count} ${plural(count, 'mark', 'marks')} of the model not shown: another finding says the same of the same place`,
		'zh-CN': ({ count }) => `模型的 ${count} 条意见未显示：同一处已有内容相同的问题`,
	}),
	/** Verdicts and notes without words of the report that show them to be right. */
	dropped: says<{ count: number }>({
		en: ({ count }, { plural }) =>
			`${count} ${plural(count, 'answer', 'answers')} of the model dropped: no words of the report bear ${plural(count, 'it', 'them')} out`,
		'zh-CN': ({ count }) => `模型的 ${count} 条回答被舍弃：报告中没有能证明它们的文字`,
	}),
};

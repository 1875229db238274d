import { type Message, says } from './model';

interface Named {
	readonly name: string;
}

/** How runs over reports went, and what they would take. */
export const batches = {
	notScored: says<{ failed: number; reports: number }>({
		en: ({ failed, reports }, { number, plural }) =>
			`${failed} of ${number(reports)} ${plural(reports, 'report', 'reports')} could not be scored; the result says why.`,
		'zh-CN': ({ failed, reports }, { number }) => `${number(reports)} 份报告中有 ${failed} 份无法评分；原因见结果。`,
	}),
	/** Without a reason nobody knows why. */
	nothingJudged: says<{ why: Message | undefined }>({
		en: ({ why }, { say }) => `The model judged nothing. ${why ? say(why) : ''}`,
		'zh-CN': ({ why }, { say }) => `模型没有评判任何内容。${why ? say(why) : ''}`,
	}),
	budgetUsed: says({
		en: 'The budget for all reports is used up. Raise --max-cost or --max-tokens to go on; what was judged is kept.',
		'zh-CN': '全部报告的预算已用完。要继续，请提高 --max-cost 或 --max-tokens；已评判的内容会保留。',
	}),
	cutShort: says<Named & { why: Message }>({
		en: ({ name, why }, { say }) => `${name}: the model was not asked to the end. ${say(why)}`,
		'zh-CN': ({ name, why }, { say }) => `${name}：对模型的询问没有进行到底。${say(why)}`,
	}),
	unanswered: says<Named & { questions: number; why: Message }>({
		en: ({ name, questions, why }, { say, number, plural }) =>
			`${name}: ${number(questions)} ${plural(questions, 'question was', 'questions were')} not answered. ${say(why)}`,
		'zh-CN': ({ name, questions, why }, { say, number }) =>
			`${name}：${number(questions)} 个问题没有得到回答。${say(why)}`,
	}),
	rulesAlone: says<Named>({
		en: ({ name }) => `${name}: the model answered nothing. The findings are those of the rules alone.`,
		'zh-CN': ({ name }) => `${name}：模型没有回答任何问题。发现仅来自规则。`,
	}),
	offlineScores: says<Named>({
		en: ({ name }) => `${name}: the model judged nothing, so nothing is scored.`,
		'zh-CN': ({ name }) => `${name}：模型没有评判任何内容，因此没有分数。`,
	}),
	noFinal: says<Named & { least: number }>({
		en: ({ name, least }) =>
			`${name} has no final score, because not all of its dimensions were scored: it cannot be compared with ${least}.`,
		'zh-CN': ({ name, least }) => `${name} 并非所有维度都有分数，因此没有总分：无法与 ${least} 相比较。`,
	}),
	needsModel: says<Named>({
		en: ({ name }) =>
			`${name}: a least score needs a model (--model), because nothing that is counted offline goes with what readers think of a report. Use --fail-on and --max-findings offline.`,
		'zh-CN': ({ name }) =>
			`${name}：最低分数需要模型（--model），因为离线统计的数值都与读者对报告的评价不一致。离线时请使用 --fail-on 和 --max-findings。`,
	}),
	belowLeast: says<Named & { final: number; least: number }>({
		en: ({ name, final, least }) => `${name} scores ${final.toFixed(1)}, below the wanted ${least}.`,
		'zh-CN': ({ name, final, least }) => `${name} 得 ${final.toFixed(1)} 分，低于要求的 ${least}。`,
	}),

	report: says({ en: 'report', 'zh-CN': '报告' }),
	model: says({ en: 'model', 'zh-CN': '模型' }),
	calls: says({ en: 'calls', 'zh-CN': '调用' }),
	cached: says({ en: 'cached', 'zh-CN': '缓存' }),
	tokensIn: says({ en: 'tokens in', 'zh-CN': '输入词元' }),
	tokensOut: says({ en: 'tokens out', 'zh-CN': '输出词元' }),
	cost: says({ en: 'cost', 'zh-CN': '费用' }),
	allReports: says({ en: 'all', 'zh-CN': '全部' }),
	noModel: says({ en: 'none', 'zh-CN': '无' }),
	costNotKnown: says({ en: 'not known', 'zh-CN': '未知' }),
	range: says<{ from: string; to: string }>({
		en: ({ from, to }) => `${from} to ${to}`,
		'zh-CN': ({ from, to }) => `${from} 至 ${to}`,
	}),
	nothingSent: says<{ ranges: boolean }>({
		en: ({ ranges }) =>
			`Nothing was sent.${ranges ? ' The ranges go from the expected answers to the longest ones allowed.' : ''}`,
		'zh-CN': ({ ranges }) => `没有发送任何内容。${ranges ? '范围从预期的回答长度到允许的最大长度。' : ''}`,
	}),
	/** In US dollars and in tokens, where there is such a limit; `certain`: even answers as long as expected are too many. */
	budget: says<Named & { cost: number | undefined; tokens: number | undefined; certain: boolean }>({
		en: ({ name, cost, tokens, certain }, { number }) =>
			`${name}: the budget of ${[
				...(cost === undefined ? [] : [`$${cost}`]),
				...(tokens === undefined ? [] : [`${number(tokens)} tokens`]),
			].join(' and ')} would stop it before the end${certain ? '' : ' if the answers are long'}.`,
		'zh-CN': ({ name, cost, tokens, certain }, { number }) =>
			`${name}：${[
				...(cost === undefined ? [] : [`$${cost}`]),
				...(tokens === undefined ? [] : [`${number(tokens)} 个词元`]),
			].join('和')} 的预算会使其${certain ? '' : '在回答较长时'}提前停止。`,
	}),

	cacheFolder: says({ en: 'folder', 'zh-CN': '文件夹' }),
	cacheEntries: says({ en: 'entries', 'zh-CN': '条目' }),
	cacheSize: says({ en: 'size', 'zh-CN': '大小' }),
	cacheOldest: says({ en: 'oldest', 'zh-CN': '最早' }),
	/** In kilobytes. */
	cacheCleared: says<{ entries: number; size: number; folder: string }>({
		en: ({ entries, size, folder }, { number, plural }) =>
			`Removed ${number(entries)} ${plural(entries, 'entry', 'entries')} (${number(size)} kB) from ${folder}`,
		'zh-CN': ({ entries, size, folder }, { number }) =>
			`已从 ${folder} 清除 ${number(entries)} 条（${number(size)} kB）`,
	}),

	nodes: says({ en: 'nodes', 'zh-CN': '节点' }),
	depth: says({ en: 'depth', 'zh-CN': '深度' }),
	width: says({ en: 'width', 'zh-CN': '宽度' }),
	mean: says({ en: 'mean', 'zh-CN': '平均' }),
	both: says<{ one: string; other: string }>({
		en: ({ one, other }) => `${one} and ${other}`,
		'zh-CN': ({ one, other }) => `${one} 和 ${other}`,
	}),
	bothDepths: says<{ one: string; other: string }>({
		en: ({ one, other }) => `${one} and ${other} on average`,
		'zh-CN': ({ one, other }) => `平均 ${one} 和 ${other}`,
	}),
	bothWidths: says<{ one: string; other: string }>({
		en: ({ one, other }) => `${one} and ${other} children on average`,
		'zh-CN': ({ one, other }) => `平均 ${one} 和 ${other} 个子节点`,
	}),
	drawn: says<{ file: string; by: 'rule' | 'model' | 'mixed' }>({
		en: ({ file, by }) =>
			`${file}: the tree drawn ${{ rule: 'by rules', model: 'by a model', mixed: 'by a model, in part by rules' }[by]}`,
		'zh-CN': ({ file, by }) =>
			`${file}：${{ rule: '由规则', model: '由模型', mixed: '由模型、部分由规则' }[by]}绘制的逻辑树`,
	}),
};

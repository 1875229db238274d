import { type Message, says } from './model';

/** What a run does, did and could not do. */
export const runs = {
	readingReport: says({ en: 'Reading the report', 'zh-CN': '正在读取报告' }),
	readingSources: says({ en: 'Reading sources', 'zh-CN': '正在读取来源' }),
	/** Where nothing is fetched. */
	findingCopies: says({ en: 'Looking for local copies of sources', 'zh-CN': '正在查找来源的本地副本' }),
	checkingClaims: says({ en: 'Checking claims against sources', 'zh-CN': '正在对照来源核对论断' }),
	scoring: says({ en: 'Scoring', 'zh-CN': '正在评分' }),
	/** Where no model is asked. */
	counting: says({ en: 'Counting what needs no reader', 'zh-CN': '正在统计无需审读的项目' }),
	reviewing: says({ en: 'Reading the report', 'zh-CN': '正在审读报告' }),
	judging: says({ en: 'Judging the report', 'zh-CN': '正在评判报告' }),
	/** `Judging the report 3 of 8`. */
	counted: says<{ step: Message; done: number; of: number }>({
		en: ({ step, done, of }, { say }) => `${say(step)} ${done} of ${of}`,
		'zh-CN': ({ step, done, of }, { say }) => `${say(step)}：${done}/${of}`,
	}),

	/** Tokens of answers that come piece by piece, about. */
	receiving: says<{ doing: Message; tokens: number }>({
		en: ({ doing, tokens }, { say, number }) => `${say(doing)} · ${number(tokens)} tokens received`,
		'zh-CN': ({ doing, tokens }, { say, number }) => `${say(doing)} · 已收到 ${number(tokens)} 个词元`,
	}),

	/** In US dollars so far. */
	costing: says<{ doing: Message; cost: number }>({
		en: ({ doing, cost }, { say }) => `${say(doing)} · $${cost.toFixed(2)}`,
		'zh-CN': ({ doing, cost }, { say }) => `${say(doing)} · $${cost.toFixed(2)}`,
	}),

	offline: says<{ seconds: number }>({
		en: ({ seconds }) => `Counted offline: no model was asked · ${seconds.toFixed(1)} s`,
		'zh-CN': ({ seconds }) => `离线统计，未询问任何模型 · ${seconds.toFixed(1)} 秒`,
	}),
	/** The cost is in US dollars; `null` where the model’s price is not known. */
	model: says<{
		model: string | null;
		calls: number;
		cached: number;
		tokensIn: number;
		tokensOut: number;
		cost: number | null;
		seconds: number;
	}>({
		en: ({ model, calls, cached, tokensIn, tokensOut, cost, seconds }, { number, plural }) =>
			[
				model ?? 'model',
				`${number(calls)} ${plural(calls, 'question', 'questions')} asked, ${number(cached)} answered from cache`,
				`${number(tokensIn)} + ${number(tokensOut)} tokens`,
				cost === null ? 'cost not known' : `$${cost.toFixed(3)}`,
				`${seconds.toFixed(1)} s`,
			].join(' · '),
		'zh-CN': ({ model, calls, cached, tokensIn, tokensOut, cost, seconds }, { number }) =>
			[
				model ?? '模型',
				`询问 ${number(calls)} 次，使用缓存 ${number(cached)} 次`,
				`${number(tokensIn)} + ${number(tokensOut)} 个词元`,
				cost === null ? '费用未知' : `$${cost.toFixed(3)}`,
				`${seconds.toFixed(1)} 秒`,
			].join(' · '),
	}),
	stopped: says<{ why: Message }>({
		en: ({ why }, { say }) => `Stopped early, the rest has no score: ${say(why)}`,
		'zh-CN': ({ why }, { say }) => `提前停止，其余部分没有分数：${say(why)}`,
	}),
	unanswered: says<{ questions: number; why: Message }>({
		en: ({ questions, why }, { number, plural, say }) =>
			`${number(questions)} ${plural(questions, 'question', 'questions')} without an answer: ${say(why)}`,
		'zh-CN': ({ questions, why }, { number, say }) => `${number(questions)} 个问题没有得到回答：${say(why)}`,
	}),
	/** `final` is its mean with its standard deviation, where there is one. */
	stability: says<{ runs: number; final: { readonly mean: number; readonly sigma: number } | null }>({
		en: ({ runs: times, final }) =>
			`Judged ${times} times${final ? `: final score ${final.mean.toFixed(1)} ± ${final.sigma.toFixed(1)}` : ''}`,
		'zh-CN': ({ runs: times, final }) =>
			`评判了 ${times} 次${final ? `：总分 ${final.mean.toFixed(1)} ± ${final.sigma.toFixed(1)}` : ''}`,
	}),
};

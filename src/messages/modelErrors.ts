import { type Message, says } from './model';

/** Of the model that was asked: `gpt-5-mini at api.openai.com`. */
interface Asked {
	readonly label: string;
}

/** Why a model did not answer, and what to do. */
export const modelErrors = {
	/** With the endpoint's own codes, for looking it up. */
	coded: says<{ what: Message; codes: readonly string[] }>({
		en: ({ what, codes }, { say }) => `${say(what)} (${codes.join(', ')})`,
		'zh-CN': ({ what, codes }, { say }) => `${say(what)}（${codes.join('、')}）`,
	}),

	busy: says<{ what: Message }>({
		en: ({ what }, { say }) => `${say(what)} Try again later, or allow fewer questions at the same time.`,
		'zh-CN': ({ what }, { say }) => `${say(what)}请稍后再试，或减少同时提出的问题。`,
	}),
	/** Both in milliseconds. */
	tooLongToWait: says<Asked & { wait: number; left: number }>({
		en: ({ label, wait, left }) =>
			`${label} asks to wait ${seconds(wait)} s, and the run has ${seconds(left)} s left. Try again later, or give the run more time.`,
		'zh-CN': ({ label, wait, left }) =>
			`${label} 要求等待 ${seconds(wait)} 秒，而本次运行只剩 ${seconds(left)} 秒。请稍后再试，或给运行更多时间。`,
	}),
	/** `why` is what the last of them came to. */
	givenUp: says<{ label: string; questions: number; why: Message }>({
		en: ({ label, questions, why }, { say }) =>
			`${questions} questions in a row came to nothing, so ${label} was asked no more. The last of them: ${say(why)} What was judged counts.`,
		'zh-CN': ({ label, questions, why }, { say }) =>
			`连续 ${questions} 个问题没有结果，因此不再询问 ${label}。最后一次：${say(why)}已评判的内容仍然有效。`,
	}),
	runTimeout: says({
		en: 'The time for this run is up. What was judged counts; give it more time, or run again.',
		'zh-CN': '本次运行的时间已用完。已评判的内容仍然有效；请给它更多时间，或再次运行。',
	}),

	budget: says<{ maxCost: number | undefined; maxTokens: number | undefined }>({
		en: ({ maxCost, maxTokens }, { number }) =>
			`The budget of ${[
				...(maxCost === undefined ? [] : [`$${maxCost}`]),
				...(maxTokens === undefined ? [] : [`${number(maxTokens)} tokens`]),
			].join(' and ')} leaves no room for the next question. Raise it to go on; what was judged counts.`,
		'zh-CN': ({ maxCost, maxTokens }, { number }) =>
			`预算（${[
				...(maxCost === undefined ? [] : [`$${maxCost}`]),
				...(maxTokens === undefined ? [] : [`${number(maxTokens)} 个词元`]),
			].join('、')}）不足以提出下一个问题。提高预算即可继续；已评判的内容仍然有效。`,
	}),
	unknownPrice: says<Asked>({
		en: ({ label }) =>
			`The price of ${label} is not known, so a limit in dollars cannot be kept. Give its price, or limit the tokens instead.`,
		'zh-CN': ({ label }) => `${label} 的价格未知，无法执行以美元计的限额。请填写其价格，或改为限制词元数。`,
	}),

	tooLong: says<Asked>({
		en: ({ label }) => `The question is longer than ${label} can read. Use a model with a larger context.`,
		'zh-CN': ({ label }) => `问题超出了 ${label} 能读取的长度。请使用上下文更大的模型。`,
	}),
	/** `most` is how many tokens it reads at once. */
	smallContext: says<Asked & { most: number }>({
		en: ({ label, most }, { number }) =>
			`${label} reads ${number(most)} tokens at once, too few for a report with what is asked of it. Use a model with a larger context.`,
		'zh-CN': ({ label, most }, { number }) =>
			`${label} 一次只能读取 ${number(most)} 个词元，容不下报告和所提的问题。请使用上下文更大的模型。`,
	}),
	/** To a question that has one right answer. */
	offTheMark: says<Asked>({
		en: ({ label }) =>
			`${label} answers, but not what it is asked: it did not give back a one-line test. Use a more capable model.`,
		'zh-CN': ({ label }) => `${label} 能回答，但答非所问：连一行的测试都没有答对。请使用能力更强的模型。`,
	}),
	filtered: says<Asked>({
		en: ({ label }) => `A content filter at ${label} stopped the question. Try another model, or go on without it.`,
		'zh-CN': ({ label }) => `${label} 的内容过滤器拦截了这个问题。请换一个模型，或不用它继续。`,
	}),
	refused: says<Asked>({
		en: ({ label }) => `${label} would not answer this question. Try another model, or go on without it.`,
		'zh-CN': ({ label }) => `${label} 拒绝回答这个问题。请换一个模型，或不用它继续。`,
	}),
	notUnderstood: says<Asked>({
		en: ({ label }) =>
			`${label} did not understand the question. Check the base URL and that the model takes chat questions.`,
		'zh-CN': ({ label }) => `${label} 不能理解这个问题。请检查基础 URL，以及该模型是否接受对话形式的提问。`,
	}),
	/** The endpoint does not take a part of the question. */
	unsupported: says<Asked & { part: 'format' | 'temperature' | 'seed' | 'maxTokensName' | 'stream' }>({
		en: ({ label, part }) => `${label} does not take ${parts.en[part]}. Use another model.`,
		'zh-CN': ({ label, part }) => `${label} 不支持${parts['zh-CN'][part]}。请使用其他模型。`,
	}),
	/** `most` is how many tokens it writes at most, where it says so. */
	shortAnswers: says<Asked & { most: number | undefined }>({
		en: ({ label, most }, { number }) =>
			`${label} writes ${most === undefined ? 'fewer tokens than this question allows its answer' : `${number(most)} tokens at most`}. Use a model that may write more.`,
		'zh-CN': ({ label, most }, { number }) =>
			`${label} ${most === undefined ? '能写的词元少于这个问题允许的回答长度' : `最多写 ${number(most)} 个词元`}。请使用能写更多的模型。`,
	}),

	cutOff: says<Asked>({
		en: ({ label }) =>
			`${label} ran out of output tokens before its answer was complete. Try a model that writes more, or thinks less.`,
		'zh-CN': ({ label }) => `${label} 的回答尚未完成，输出词元就已用完。请换一个能写更多或思考较少的模型。`,
	}),
	/** It was to write `allowed` tokens and wrote `wrote`. */
	contextFull: says<Asked & { wrote: number; allowed: number }>({
		en: ({ label, wrote, allowed }, { number }) =>
			`${label} wrote ${number(wrote)} of the ${number(allowed)} tokens that its answer may have, and stopped: the question fills its context window. Make that larger (Ollama: OLLAMA_CONTEXT_LENGTH or num_ctx; llama.cpp: --ctx-size; LM Studio: Context Length), or use a model with a larger one.`,
		'zh-CN': ({ label, wrote, allowed }, { number }) =>
			`${label} 只写了 ${number(wrote)} 个词元就停止了（允许 ${number(allowed)} 个）：问题占满了上下文窗口。请加大上下文窗口（Ollama：OLLAMA_CONTEXT_LENGTH 或 num_ctx；llama.cpp：--ctx-size；LM Studio：Context Length），或使用上下文更大的模型。`,
	}),
	empty: says<Asked>({
		en: ({ label }) => `${label} sent an empty answer. Try again, or use another model.`,
		'zh-CN': ({ label }) => `${label} 的回答是空的。请重试，或使用其他模型。`,
	}),
	brokeOff: says<Asked>({
		en: ({ label }) => `The answer of ${label} broke off. Try again.`,
		'zh-CN': ({ label }) => `${label} 的回答中途断开。请重试。`,
	}),
	malformed: says<Asked>({
		en: ({ label }) =>
			`${label} gave no usable answer, even when asked to correct it. Try again, or use a more capable model.`,
		'zh-CN': ({ label }) => `${label} 没有给出可用的回答，要求更正后也没有。请重试，或使用能力更强的模型。`,
	}),
	incomplete: says<Asked>({
		en: ({ label }) =>
			`${label} did not answer all that was asked, even when asked again. Try again, or use a more capable model.`,
		'zh-CN': ({ label }) => `${label} 没有回答全部问题，再次提问后也没有。请重试，或使用能力更强的模型。`,
	}),

	tooLarge: says<Asked & { bytes: number }>({
		en: ({ label, bytes }, { number }) =>
			`${label} sent more than ${number(bytes / 1_000_000)} MB, which no answer needs; the rest was not read. Check the base URL.`,
		'zh-CN': ({ label, bytes }, { number }) =>
			`${label} 发来的内容超过 ${number(bytes / 1_000_000)} MB，任何回答都不需要这么多；其余部分未读取。请检查基础 URL。`,
	}),
	/** `fault` is the name of what a provider did not foresee. */
	notAsked: says<Asked & { fault: string }>({
		en: ({ label, fault }) => `${label} could not be asked (${fault}). Check the model’s settings.`,
		'zh-CN': ({ label, fault }) => `无法向 ${label} 提问（${fault}）。请检查模型的设置。`,
	}),
	damagedInstructions: says({
		en: 'The instructions for the model that come with Plumbline are missing or damaged. Install Plumbline again.',
		'zh-CN': 'Plumbline 自带的模型指令缺失或已损坏。请重新安装 Plumbline。',
	}),

	editorDenied: says<Asked>({
		en: ({ label }) => `Plumbline may not use ${label}. Allow it when the editor asks, or choose another model.`,
		'zh-CN': ({ label }) => `Plumbline 无权使用${label}。请在编辑器询问时允许，或选择其他模型。`,
	}),
	editorBlocked: says<Asked>({
		en: ({ label }) => `${label} is blocked, or your allowance is used up. Try again later, or choose another model.`,
		'zh-CN': ({ label }) => `${label}已被屏蔽，或您的额度已用完。请稍后再试，或选择其他模型。`,
	}),
	editorGone: says<Asked>({
		en: ({ label }) => `${label} is no longer there. Choose another model with “Connect a Model…”.`,
		'zh-CN': ({ label }) => `${label}已不存在。请用“连接模型…”选择其他模型。`,
	}),
	editorFailed: says<Asked>({
		en: ({ label }) => `${label} failed. Try again, or choose another model.`,
		'zh-CN': ({ label }) => `${label}出错了。请重试，或选择其他模型。`,
	}),
	endless: says<Asked>({
		en: ({ label }) => `The answer of ${label} does not end. Choose another model.`,
		'zh-CN': ({ label }) => `${label}的回答没有尽头。请选择其他模型。`,
	}),
};

const parts = {
	en: {
		format: 'this form of structured answers',
		temperature: 'a temperature',
		seed: 'a seed',
		stream: 'a request for its answer piece by piece',
		maxTokensName: 'this name for the limit of output tokens',
	},
	'zh-CN': {
		format: '这种结构化回答',
		temperature: '温度参数',
		seed: '随机种子参数',
		stream: '流式输出请求',
		maxTokensName: '这一输出词元上限的参数名',
	},
} as const;

function seconds(milliseconds: number): number {
	return Math.ceil(Math.max(0, milliseconds) / 1000);
}

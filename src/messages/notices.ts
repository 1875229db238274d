import { type Message, says } from './model';

/** What of the surroundings fails: the run goes on without it. `reason` is always the system's. */
export const notices = {
	answersNotKept: says<{ reason: string }>({
		en: ({ reason }) => `Judged answers cannot be kept or read back, so they will be asked again: ${reason}`,
		'zh-CN': ({ reason }) => `无法保存或读回模型的回答，因此会重新提问：${reason}`,
	}),
	sourcesNotKept: says<{ reason: string }>({
		en: ({ reason }) =>
			`Sources that were read cannot be kept or read back, so they will be asked for again: ${reason}`,
		'zh-CN': ({ reason }) => `无法保存或读回已读取的来源，因此会重新请求：${reason}`,
	}),
	capabilitiesNotRead: says<{ label: string; reason: string }>({
		en: ({ label, reason }) => `What ${label} takes could not be read back and is found out again: ${reason}`,
		'zh-CN': ({ label, reason }) => `无法读回 ${label} 支持的参数，将重新探明：${reason}`,
	}),
	capabilitiesNotKept: says<{ label: string; reason: string }>({
		en: ({ label, reason }) => `What ${label} takes could not be kept and will be found out again: ${reason}`,
		'zh-CN': ({ label, reason }) => `无法保存 ${label} 支持的参数，将再次探明：${reason}`,
	}),
	noTokenizer: says<{ reason: string }>({
		en: ({ reason }) => `The tokenizer cannot be used, so tokens are estimated: ${reason}`,
		'zh-CN': ({ reason }) => `无法使用分词器，因此词元数为估算：${reason}`,
	}),
	/** For the log: `task` is the id of the prompt, `problem` what is wrong with an answer, in the words the model was told. */
	notAnswered: says<{ task: string; why: Message; problem: string | undefined }>({
		en: ({ task, why, problem }, { say }) => `${task}: ${say(why)}${problem === undefined ? '' : ` (${problem})`}`,
		'zh-CN': ({ task, why, problem }, { say }) =>
			`${task}：${say(why)}${problem === undefined ? '' : `（${problem}）`}`,
	}),
	fileNotRead: says<{ path: string; reason: string }>({
		en: ({ path, reason }) => `${path} cannot be read (${reason}) and is passed over. Check that you may read it.`,
		'zh-CN': ({ path, reason }) => `无法读取 ${path}（${reason}），已跳过。请检查您是否有权读取。`,
	}),
	folderNotListed: says<{ reason: string }>({
		en: ({ reason }) =>
			`The folder of sources cannot be listed (${reason}): none of it is read. Check that you may read it.`,
		'zh-CN': ({ reason }) => `无法列出来源文件夹（${reason}）：其中的文件都不会读取。请检查您是否有权读取。`,
	}),
	bibliographyTooLarge: says<{ path: string; bytes: number }>({
		en: ({ path, bytes }, { number }) =>
			`The bibliography ${path} is larger than ${number(bytes / 1_000_000)} MB and was not read. Shorten it.`,
		'zh-CN': ({ path, bytes }, { number }) =>
			`参考文献文件 ${path} 超过 ${number(bytes / 1_000_000)} MB，未读取。请缩短它。`,
	}),
	ownPromptUnusable: says<{ why: Message }>({
		en: ({ why }, { say }) => `Own prompt ${say(why)} The prompt that comes with Plumbline is used instead.`,
		'zh-CN': ({ why }, { say }) => `自定义提示词 ${say(why)}将改用 Plumbline 自带的提示词。`,
	}),
};

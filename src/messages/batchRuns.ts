import { type Message, says } from './model';

/** Of the model that was asked: `gpt-5-mini at api.openai.com`. */
interface Asked {
	readonly label: string;
}

interface Sent extends Asked {
	readonly questions: number;
	/** The endpoint's name for it. */
	readonly batch: string;
}

/** How it goes with questions that are handed in as batches. */
export const batchRuns = {
	handedIn: says<Sent>({
		en: ({ questions, batch, label }, { number, plural }) =>
			`${number(questions)} ${plural(questions, 'question', 'questions')} handed in to ${label} as ${batch}.`,
		'zh-CN': ({ questions, batch, label }, { number }) =>
			`已向 ${label} 提交 ${number(questions)} 个问题（${batch}）。`,
	}),
	takenUp: says<Sent>({
		en: ({ questions, batch, label }, { number, plural }) =>
			`Going on with ${batch} at ${label}: ${number(questions)} ${plural(questions, 'question', 'questions')} that an earlier run handed in.`,
		'zh-CN': ({ questions, batch, label }, { number }) =>
			`继续处理 ${label} 的 ${batch}：先前运行提交的 ${number(questions)} 个问题。`,
	}),
	/** Some are asked again, some were asked often enough. */
	cameBack: says<Sent & { missing: number }>({
		en: ({ batch, label, missing, questions }, { number }) =>
			`${batch} at ${label} has ended with ${number(missing)} of ${number(questions)} questions not answered: they are asked again, each three times at most.`,
		'zh-CN': ({ batch, label, missing, questions }, { number }) =>
			`${label} 的 ${batch} 已结束，${number(questions)} 个问题中有 ${number(missing)} 个没有回答：将再次询问，每个问题最多三次。`,
	}),
	filesLeft: says<Asked & { file: string }>({
		en: ({ label, file }) =>
			`The files of a finished batch could not be removed from ${label}. Remove ${file} and its results there if they are not to stay.`,
		'zh-CN': ({ label, file }) => `无法从 ${label} 删除已完成批次的文件。如不希望保留，请在该处删除 ${file} 及其结果。`,
	}),

	/** What the line of progress says before its counts. */
	waiting: says<{ batches: number }>({
		en: ({ batches }, { number, plural }) =>
			batches === 0
				? 'Collecting questions, answered'
				: `Waiting for ${number(batches)} ${plural(batches, 'batch', 'batches')}, answered`,
		'zh-CN': ({ batches }, { number }) =>
			batches === 0 ? '正在收集问题，已回答' : `正在等待 ${number(batches)} 个批次，已回答`,
	}),
	/** The time that the user gave it is up. */
	comeBack: says<{ batches: number; done: number; of: number }>({
		en: ({ batches, done, of }, { number, plural }) =>
			`Not done yet: ${number(batches)} ${plural(batches, 'batch is', 'batches are')} under way, ${number(done)} of ${number(of)} questions answered so far. Run the same command again later: it goes on from here, and nothing is paid twice.`,
		'zh-CN': ({ batches, done, of }, { number }) =>
			`尚未完成：${number(batches)} 个批次正在处理，目前已回答 ${number(of)} 个问题中的 ${number(done)} 个。请稍后再次运行同一命令：会从这里继续，不会重复付费。`,
	}),
	/** The user stopped the run. */
	goesOn: says<{ batches: number }>({
		en: ({ batches }, { number, plural }) =>
			`${number(batches)} ${plural(batches, 'batch goes', 'batches go')} on at the endpoint. Run the same command again to take up the answers: nothing is paid twice.`,
		'zh-CN': ({ batches }, { number }) =>
			`端点上仍有 ${number(batches)} 个批次在处理。再次运行同一命令即可取回回答：不会重复付费。`,
	}),
	/** Handing in or looking failed; `why` says what to do. */
	broken: says<{ why: Message; batches: number }>({
		en: ({ why, batches }, { say }) =>
			`${say(why)}${batches > 0 ? ' What was handed in is remembered: run the same command again to go on.' : ''}`,
		'zh-CN': ({ why, batches }, { say }) =>
			`${say(why)}${batches > 0 ? '已提交的内容会保留：再次运行同一命令即可继续。' : ''}`,
	}),

	noBatches: says<Asked>({
		en: ({ label }) => `${label} takes no batches. Leave out --batch to ask each question at once.`,
		'zh-CN': ({ label }) => `${label} 不支持批次。请去掉 --batch，以便立即逐个询问。`,
	}),
	/** Its limit of tokens that wait. */
	full: says<Asked>({
		en: ({ label }) =>
			`${label} takes no further batch now: as many tokens wait there as your account allows. Run the same command again once other batches are done.`,
		'zh-CN': ({ label }) => `${label} 目前不再接受批次：排队的词元数已达账户上限。请在其他批次完成后再次运行同一命令。`,
	}),
	notReached: says<Asked>({
		en: ({ label }) => `${label} did not come to this question in three batches. Run again later.`,
		'zh-CN': ({ label }) => `${label} 在三个批次中都没有处理这个问题。请稍后再次运行。`,
	}),
	notKept: says<{ reason: string }>({
		en: ({ reason }) =>
			`What is handed in cannot be remembered in the cache folder, so nothing more is handed in: ${reason}. Make room, or name another folder with --cache.`,
		'zh-CN': ({ reason }) =>
			`无法在缓存文件夹中记录已提交的内容，因此不再提交：${reason}。请腾出空间，或用 --cache 指定其他文件夹。`,
	}),
	needsCache: says({
		en: '--batch needs the cache, where it remembers what was handed in: leave out --no-cache.',
		'zh-CN': '--batch 需要缓存来记录已提交的内容：请去掉 --no-cache。',
	}),
	needsModel: says({
		en: '--batch is about a model: name one with --model.',
		'zh-CN': '--batch 与模型有关：请用 --model 指定一个。',
	}),
	waitAlone: says({
		en: '--batch-wait says how long batches are waited for: give --batch as well.',
		'zh-CN': '--batch-wait 表示等待批次的时间：请同时给出 --batch。',
	}),
	chatOnly: says({
		en: 'Batches are for Chat Completions alone: leave out --batch, or --api responses and --api-version.',
		'zh-CN': '批次只适用于 Chat Completions：请去掉 --batch，或去掉 --api responses 和 --api-version。',
	}),
};

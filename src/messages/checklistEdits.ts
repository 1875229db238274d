import { type Message, says } from './model';

/** Why the file with an author’s edits to checklists cannot be used, and what to do. */
export const checklistEdits = {
	/** `reason` is the parser's. */
	notJson: says<{ reason: string }>({
		en: ({ reason }) =>
			`The edits to the checklists are not valid JSON (${reason}). Correct the file, or delete it to start over.`,
		'zh-CN': ({ reason }) => `对清单的更改不是有效的 JSON（${reason}）。请更正该文件，或将其删除后重新开始。`,
	}),
	/** `key` is absent for the file as a whole. */
	notUsable: says<{ key: string | undefined; why: Message }>({
		en: ({ key, why }, { say }) =>
			`The edits to the checklists cannot be used: ${key ?? 'the file'}: ${say(why)} Correct the file, or delete it to start over.`,
		'zh-CN': ({ key, why }, { say }) =>
			`对清单的更改无法使用：${key ?? '该文件'}：${say(why)}请更正该文件，或将其删除后重新开始。`,
	}),
};

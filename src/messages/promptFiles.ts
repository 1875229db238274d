import { type Message, says } from './model';

/** What is wrong with a prompt file, and what to do; read by those who write their own. */
export const promptFiles = {
	/** In which file. */
	at: says<{ file: string; what: Message }>({
		en: ({ file, what }, { say }) => `${file}: ${say(what)}`,
		'zh-CN': ({ file, what }, { say }) => `${file}：${say(what)}`,
	}),
	noFrontMatter: says({
		en: 'has no front matter. Begin the file with “---”, id, version, … and “---”.',
		'zh-CN': '没有文件头。文件应以“---”、id、version……和“---”开头。',
	}),
	notYaml: says<{ reason: Message }>({
		en: ({ reason }, { say }) => `the front matter is not valid YAML (${say(reason)}).`,
		'zh-CN': ({ reason }, { say }) => `文件头不是有效的 YAML（${say(reason)}）。`,
	}),
	/** `key` is empty for the front matter as a whole. */
	badKey: says<{ key: string; why: Message }>({
		en: ({ key, why }, { say }) => `front matter, ${key || 'as a whole'}: ${say(why)}.`,
		'zh-CN': ({ key, why }, { say }) => `文件头，${key || '整体'}：${say(why)}。`,
	}),
	badId: says({
		en: 'must be made of letters, digits, “.”, “-” and “_”',
		'zh-CN': '只能由字母、数字、“.”、“-”和“_”组成',
	}),
	badSchema: says({
		en: 'must be a name of letters, digits and “_”',
		'zh-CN': '必须是由字母、数字和“_”组成的名称',
	}),
	noParts: says({
		en: 'must have a part “# System” and after it a part “# User”.',
		'zh-CN': '必须有“# System”部分，其后是“# User”部分。',
	}),
	noSlot: says<{ text: string }>({
		en: ({ text }) => `“${text}” is no slot. Write {{name}} or {{data:name}}.`,
		'zh-CN': ({ text }) => `“${text}”不是占位符。请写 {{name}} 或 {{data:name}}。`,
	}),
	dataInSystem: says({
		en: 'a data slot stands in the system part. Move it to the user part.',
		'zh-CN': '数据占位符出现在 System 部分。请移到 User 部分。',
	}),
	differs: says<{ what: 'id' | 'schema' | 'slots' | 'dataSlots'; has: string; needs: string }>({
		en: ({ what, has, needs }) =>
			`${differing.en[what]} must be ${needs || 'none'}, as the task needs, not ${has || 'none'}.`,
		'zh-CN': ({ what, has, needs }) =>
			`${differing['zh-CN'][what]}应为 ${needs || '无'}（任务所需），而不是 ${has || '无'}。`,
	}),
	missing: says({ en: 'is missing.', 'zh-CN': '缺失。' }),
	/** `reason` is the system's. */
	closed: says<{ reason: string }>({
		en: ({ reason }) => `could not be read: ${reason}.`,
		'zh-CN': ({ reason }) => `无法读取：${reason}。`,
	}),
};

const differing = {
	en: {
		id: 'the id',
		schema: 'the schema',
		slots: 'the slots {{…}}',
		dataSlots: 'the slots {{data:…}}',
	},
	'zh-CN': { id: 'id ', schema: 'schema ', slots: '占位符 {{…}} ', dataSlots: '占位符 {{data:…}} ' },
} as const;

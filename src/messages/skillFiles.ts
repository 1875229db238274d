import { type Message, says } from './model';

/** Why a skill file, or a label of a report, cannot be used, and what to do; why skills are active. */
export const skillFiles = {
	/** In which file, and where in it: a key of the front matter or a heading. */
	at: says<{ file: string; key: string | undefined; what: Message }>({
		en: ({ file, key, what }, { say }) => `${file}: ${key ? `${key}: ` : ''}${say(what)}`,
		'zh-CN': ({ file, key, what }, { say }) => `${file}：${key ? `${key}：` : ''}${say(what)}`,
	}),

	noFrontMatter: says({
		en: 'has no front matter. Begin the file with “---”, label, title, … and “---”.',
		'zh-CN': '没有文件头。文件应以“---”、label、title……和“---”开头。',
	}),
	/** `line` is that of the file. */
	notYaml: says<{ line: number | undefined; reason: Message }>({
		en: ({ line, reason }, { say }) =>
			`the front matter is not valid YAML${line === undefined ? '' : ` (line ${line} of the file)`}: ${say(reason)}. Put texts with “: ” or “#” in quotes.`,
		'zh-CN': ({ line, reason }, { say }) =>
			`文件头不是有效的 YAML${line === undefined ? '' : `（文件第 ${line} 行）`}：${say(reason)}。含有“: ”或“#”的文字请加引号。`,
	}),
	otherName: says<{ label: string }>({
		en: ({ label }) => `is “${label}”. Name the file ${label}.md, or change it.`,
		'zh-CN': ({ label }) => `是“${label}”。请将文件命名为 ${label}.md，或修改它。`,
	}),
	noList: says({
		en: 'has no list. Write one “- ” line for each thing to check.',
		'zh-CN': '没有列表。请为每个要检查的事项写一行，以“- ”开头。',
	}),
	taken: says<{ label: string; file: string }>({
		en: ({ label, file }) => `“${label}” is taken by ${file}, which is used. Rename one of the two.`,
		'zh-CN': ({ label, file }) => `“${label}”已由 ${file} 使用，以它为准。请重命名其中一个。`,
	}),
	nothingToExtend: says<{ label: string }>({
		en: ({ label }) =>
			`there is no skill “${label}” to extend. Correct the label, or remove “extends” and describe the skill in full.`,
		'zh-CN': ({ label }) => `没有可扩展的技能“${label}”。请更正标签，或去掉“extends”并完整描述该技能。`,
	}),
	moved: says<{ key: string }>({
		en: ({ key }) =>
			`cannot differ from that of the skill that is extended. Leave “${key}” out, or remove “extends” to replace the skill.`,
		'zh-CN': ({ key }) => `不能与被扩展的技能不同。请省略“${key}”，或去掉“extends”以替换该技能。`,
	}),

	/** `reason` is the system's. */
	folderClosed: says<{ reason: string }>({
		en: ({ reason }) => `the folder could not be listed: ${reason}. Check that it can be opened.`,
		'zh-CN': ({ reason }) => `无法列出该文件夹：${reason}。请检查它能否打开。`,
	}),
	fileClosed: says<{ reason: string }>({
		en: ({ reason }) => `could not be read: ${reason}. Check that it can be opened.`,
		'zh-CN': ({ reason }) => `无法读取：${reason}。请检查它能否打开。`,
	}),
	fileGone: says({ en: 'is gone. Load the skills again.', 'zh-CN': '已不存在。请重新加载技能。' }),

	badName: says({
		en: 'must be lower-case words joined by “_”, such as supplier_sourcing.',
		'zh-CN': '必须是用“_”连接的小写单词，例如 supplier_sourcing。',
	}),
	notText: says({ en: 'must be a text.', 'zh-CN': '必须是文字。' }),
	empty: says({ en: 'must not be empty.', 'zh-CN': '不能为空。' }),
	badLevel: says({
		en: 'must be 1 (primary intent), 2 (information need) or 3 (constraint).',
		'zh-CN': '必须是 1（主要意图）、2（信息需求）或 3（限制条件）。',
	}),
	badLanguage: says({
		en: 'must be a language code, such as en or zh, or any.',
		'zh-CN': '必须是语言代码，例如 en 或 zh，或者 any。',
	}),
	missing: says({ en: 'is missing.', 'zh-CN': '缺失。' }),
	noDeliverable: says({
		en: 'is missing. A level 1 skill says what the report has to hand over: name and mustHave.',
		'zh-CN': '缺失。第 1 级技能要说明报告须交付什么：name 和 mustHave。',
	}),
	deliverableBelow: says({ en: 'belongs to level 1 only. Leave it out.', 'zh-CN': '只属于第 1 级。请省略。' }),
	noCheckpoints: says({
		en: 'is missing or empty. Give at least one question.',
		'zh-CN': '缺失或为空。请至少给出一个问题。',
	}),
	unknownKeys: says<{ keys: readonly string[] }>({
		en: ({ keys }, { plural }) =>
			`${keys.map((key) => `“${key}”`).join(', ')} ${plural(keys.length, 'is', 'are')} not known here. Remove ${plural(keys.length, 'it, or correct its name', 'them, or correct their names')}.`,
		'zh-CN': ({ keys }) => `${keys.map((key) => `“${key}”`).join('、')}在此处无效。请去掉，或更正名称。`,
	}),
	/** `expected` as data formats name it. */
	wrongType: says<{ expected: string }>({
		en: ({ expected }) => `must be ${englishTypes[expected] ?? `of the type ${expected}`}.`,
		'zh-CN': ({ expected }) => `必须是${chineseTypes[expected] ?? ` ${expected} 类型`}。`,
	}),
	notOneOf: says<{ values: readonly string[] }>({
		en: ({ values }) => `must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}.`,
		'zh-CN': ({ values }) => `必须是${values.length > 1 ? '以下之一：' : ' '}${values.join('、')}。`,
	}),
	tooSmall: says<{ least: number; allowed: boolean }>({
		en: ({ least, allowed }) => `must be ${allowed ? `${least} or more` : `more than ${least}`}.`,
		'zh-CN': ({ least, allowed }) => `必须${allowed ? `不小于 ${least}` : `大于 ${least}`}。`,
	}),
	tooLarge: says<{ most: number; allowed: boolean }>({
		en: ({ most, allowed }) => `must be ${allowed ? `${most} or less` : `less than ${most}`}.`,
		'zh-CN': ({ most, allowed }) => `必须${allowed ? `不大于 ${most}` : `小于 ${most}`}。`,
	}),
	tooLong: says<{ most: number }>({
		en: ({ most }, { number, plural }) =>
			`must have ${number(most)} ${plural(most, 'character', 'characters')} or fewer.`,
		'zh-CN': ({ most }, { number }) => `不能超过 ${number(most)} 个字符。`,
	}),
	notValid: says({ en: 'is not valid.', 'zh-CN': '无效。' }),

	/** `why` the signal cannot be searched for. */
	badSignal: says<{ signal: string; why: Message }>({
		en: ({ signal, why }, { say }) =>
			`“${signal}” ${say(why)}. Signs with a meaning are *, #, -, … and (a|b); see “Signals” in docs/skills.md.`,
		'zh-CN': ({ signal, why }, { say }) =>
			`“${signal}”${say(why)}。有特殊含义的符号是 *、#、-、… 和 (a|b)；见 docs/skills.md 的“Signals”。`,
	}),
	noWord: says({ en: 'has no word', 'zh-CN': '没有单词' }),
	openBracket: says({ en: 'has a bracket without its partner', 'zh-CN': '有不成对的括号' }),
	tooManyGaps: says<{ most: number }>({
		en: ({ most }) => `has more than ${most} of * and …`,
		'zh-CN': ({ most }) => `中的 * 和 … 超过 ${most} 个`,
	}),
	gapAtEnd: says({ en: 'begins or ends with …', 'zh-CN': '以 … 开头或结尾' }),

	/** The report names a label under `key` that there is not. */
	unknownLabel: says<{ name: string; key: string; nearest: string | undefined }>({
		en: ({ name, key, nearest }) =>
			`The report names the skill “${name}” under “${key}”, but there is none of that label. ${nearest ? `Did you mean “${nearest}”?` : 'Use the label of a skill, or add a skill of that label.'}`,
		'zh-CN': ({ name, key, nearest }) =>
			`报告在“${key}”下写了技能“${name}”，但没有这个标签的技能。${nearest ? `您是想写“${nearest}”吗？` : '请使用已有技能的标签，或添加具有该标签的技能。'}`,
	}),

	namedUnder: says<{ key: string }>({
		en: ({ key }) => `named under “${key}” in the report`,
		'zh-CN': ({ key }) => `报告在“${key}”下写明`,
	}),
	nothingElse: says({
		en: 'nothing in the query speaks for another skill',
		'zh-CN': '问题中没有内容指向其他技能',
	}),
};

const englishTypes: Readonly<Record<string, string>> = {
	string: 'a text',
	number: 'a number',
	boolean: 'true or false',
	array: 'a list',
	object: 'a group of keys and values',
	record: 'a group of keys and values',
};

const chineseTypes: Readonly<Record<string, string>> = {
	string: '文字',
	number: '数字',
	boolean: ' true 或 false',
	array: '列表',
	object: '一组键和值',
	record: '一组键和值',
};

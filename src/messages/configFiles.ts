import type { Language } from './languages';
import { type Message, says } from './model';
import { didYouMean } from './usage';

interface Named {
	readonly name: string;
}

/** Both from 1. */
interface Place {
	readonly line: number;
	readonly column: number;
}

interface Keyed {
	/** With the settings it stands in: `prices.m.input`; empty for the whole file. */
	readonly key: string;
}

/** What is wrong with a configuration file, or does not count of it. */
export const configFiles = {
	at: says<Named & Place & { what: Message }>({
		en: ({ name, line, column, what }, { say }) => `${name}, line ${line}, column ${column}: ${say(what)}`,
		'zh-CN': ({ name, line, column, what }, { say }) => `${name} 第 ${line} 行第 ${column} 列：${say(what)}`,
	}),
	unknown: says<{ key: string; inside: string; choices: readonly string[]; meant: string | undefined }>({
		en: ({ key, inside, choices, meant }) =>
			`${inside ? `in “${inside}”, ` : ''}“${key}” is not known: use ${choices.join(', ')}.${didYouMean.en(meant)}`,
		'zh-CN': ({ key, inside, choices, meant }) =>
			`${inside ? `“${inside}”中` : ''}没有“${key}”这一项：请使用 ${choices.join('、')}。${didYouMean['zh-CN'](meant)}`,
	}),
	/** The value is as JSON writes it. */
	notAChoice: says<Keyed & { value: string; choices: readonly string[] }>({
		en: ({ key, value, choices }) => `“${key}” cannot be ${value}: use one of ${choices.join(', ')}.`,
		'zh-CN': ({ key, value, choices }) => `“${key}”不能是 ${value}：请使用 ${choices.join('、')} 之一。`,
	}),
	notInRange: says<Keyed & { value: string; range: Message }>({
		en: ({ key, value, range }, { say }) => `“${key}” cannot be ${value}: use ${say(range)}.`,
		'zh-CN': ({ key, value, range }, { say }) => `“${key}”不能是 ${value}：请使用${say(range)}。`,
	}),
	wrongType: says<Keyed & { type: string }>({
		en: ({ key, type }) => `${key ? `“${key}”` : 'the file'} must be ${types.en[type] ?? type}.`,
		'zh-CN': ({ key, type }) => `${key ? `“${key}”` : '文件'}必须是${types['zh-CN'][type] ?? ` ${type}`}。`,
	}),
	empty: says<Keyed>({
		en: ({ key }) => `“${key}” cannot be empty.`,
		'zh-CN': ({ key }) => `“${key}”不能为空。`,
	}),
	emptyList: says<Keyed>({
		en: ({ key }) => `“${key}” cannot be an empty list.`,
		'zh-CN': ({ key }) => `“${key}”不能是空列表。`,
	}),
	patternEmpty: says<Keyed & { value: string }>({
		en: ({ key }) => `“${key}” cannot be empty: write a pattern such as "drafts/**".`,
		'zh-CN': ({ key }) => `“${key}”不能为空：请写模式，例如 "drafts/**"。`,
	}),
	patternOutside: says<Keyed & { value: string }>({
		en: ({ key, value }) =>
			`“${key}” cannot be ${value}: a pattern starts at the folder of the file and does not lead out of it. Leave out “..”.`,
		'zh-CN': ({ key, value }) => `“${key}”不能是 ${value}：模式从该文件所在的文件夹开始，不能指向其外。请去掉“..”。`,
	}),
	tooMany: says<Keyed & { most: number }>({
		en: ({ key, most }, { number }) =>
			`“${key}” holds more than ${number(most)} entries. Say more with fewer: a folder covers all that is in it, and * stands for any letters.`,
		'zh-CN': ({ key, most }, { number }) =>
			`“${key}”超过 ${number(most)} 项。请用更少的条目表达：文件夹涵盖其中的一切，* 代表任意字符。`,
	}),
	patternWild: says<Keyed & { value: string }>({
		en: ({ key, value }) =>
			`“${key}” cannot be ${value}: use at most three * and {…} in a name, and in all three **, three {…} and 500 characters. Write several patterns instead.`,
		'zh-CN': ({ key, value }) =>
			`“${key}”不能是 ${value}：一个名称中最多三个 * 和 {…}，总共最多三个 **、三个 {…}，不超过 500 个字符。请改写成几个模式。`,
	}),
	tooSmall: says<Keyed & { least: string }>({
		en: ({ key, least }) => `“${key}” cannot be below ${least}.`,
		'zh-CN': ({ key, least }) => `“${key}”不能小于 ${least}。`,
	}),
	/** In the words of whoever checked it. */
	fault: says<Keyed & { fault: string }>({
		en: ({ key, fault }) => `“${key}”: ${fault}.`,
		'zh-CN': ({ key, fault }) => `“${key}”：${fault}。`,
	}),
	tooDeep: says<Named>({
		en: ({ name }) => `${name} nests its settings too deeply to be read.`,
		'zh-CN': ({ name }) => `${name} 的设置嵌套过深，无法读取。`,
	}),
	/** The fault is named as the parser names it. */
	notJson: says<Named & Place & { fault: string }>({
		en: ({ name, fault, line, column }) =>
			`${name} is not valid JSON: ${syntax.en[fault] ?? 'something is wrong'} at line ${line}, column ${column}.`,
		'zh-CN': ({ name, fault, line, column }) =>
			`${name} 不是有效的 JSON：第 ${line} 行第 ${column} 列${syntax['zh-CN'][fault] ?? '有误'}。`,
	}),
	notYaml: says<Named & { why: Message }>({
		en: ({ name, why }, { say }) => `${name} is not valid YAML: ${say(why)}`,
		'zh-CN': ({ name, why }, { say }) => `${name} 不是有效的 YAML：${say(why)}`,
	}),

	foreign: says<Named>({
		en: ({ name }) =>
			`${name} belongs to another user and does not count. If you trust the file, name it with --config FILE.`,
		'zh-CN': ({ name }) => `${name} 属于其他用户，不予采用。如果您信任该文件，请用 --config FILE 指定它。`,
	}),
	/** What stands in `extends`. */
	extendsMissing: says<{ named: string }>({
		en: ({ named }) => `“extends” names ${named}, which does not exist. The path starts at the folder of this file.`,
		'zh-CN': ({ named }) => `“extends”所指的 ${named} 不存在。路径从本文件所在的文件夹算起。`,
	}),
	extendsKind: says<{ named: string }>({
		en: ({ named }) => `“extends” names ${named}: name a configuration file that ends in .json, .yaml or .yml.`,
		'zh-CN': ({ named }) => `“extends”指向 ${named}：请指定以 .json、.yaml 或 .yml 结尾的配置文件。`,
	}),
	extendsForeign: says<{ named: string }>({
		en: ({ named }) =>
			`“extends” names ${named}, which belongs to another user. If you trust it, name this configuration file with --config FILE.`,
		'zh-CN': ({ named }) => `“extends”所指的 ${named} 属于其他用户。如果您信任它，请用 --config FILE 指定本配置文件。`,
	}),
	/** `top` is the folder that it may not lead out of. */
	extendsOutside: says<{ named: string; top: string }>({
		en: ({ named, top }) =>
			`“extends” names ${named}, which is outside ${top}: a configuration file that was only found reads nothing there. If you trust that file, name it with --config FILE.`,
		'zh-CN': ({ named, top }) =>
			`“extends”所指的 ${named} 在 ${top} 之外：未经指定而找到的配置文件不能读取那里的内容。如果您信任该配置文件，请用 --config FILE 指定它。`,
	}),
	/** What the editor reads ends with the folder of the workspace. */
	extendsOutsideWorkspace: says<{ named: string }>({
		en: ({ named }) =>
			`“extends” names ${named}, which is outside the folder of the workspace and is not read. Open a folder that holds both files.`,
		'zh-CN': ({ named }) => `“extends”所指的 ${named} 在工作区文件夹之外，不予读取。请打开包含这两个文件的文件夹。`,
	}),
	extendsCircle: says<{ names: readonly string[] }>({
		en: ({ names }) => `“extends” leads back to where it started: ${names.join(' → ')}. Take one of them out.`,
		'zh-CN': ({ names }) => `“extends”又回到了起点：${names.join(' → ')}。请去掉其中一个。`,
	}),
	extendsTooMany: says<{ most: number }>({
		en: ({ most }) => `“extends” leads to more than ${most} files. Let it name fewer.`,
		'zh-CN': ({ most }) => `“extends”指向超过 ${most} 个文件。请减少所指的文件。`,
	}),
	/** Why a setting of a file that was merely found does not count. */
	onlyNamed: says({
		en: 'counts only in a file that you name with --config FILE, or as an option of the command line',
		'zh-CN': '只有在用 --config FILE 指定的文件中，或作为命令行选项，才予采用',
	}),
	/** Settings that a file which was found beside a report may not decide. */
	cannotLower: says<Named & { codes: readonly string[] }>({
		en: ({ name, codes }) =>
			`${name} may have come with the report, and does not lower its warnings about text that gives orders (${codes.join(', ')}). If you trust the file, name it with --config FILE, or use --severity.`,
		'zh-CN': ({ name, codes }) =>
			`${name} 可能是随报告而来的，不能降低对下达指令的文字的警告（${codes.join('、')}）。如果您信任该文件，请用 --config FILE 指定它，或使用 --severity。`,
	}),
	notTrusted: says<Named & { keys: readonly string[] }>({
		en: ({ name, keys }, { plural }) =>
			`${name} may have come with the report: ${keys.map((key) => `“${key}”`).join(', ')} in it ${plural(keys.length, 'does', 'do')} not count. If you trust the file, name it with --config FILE, or use the options of the command line.`,
		'zh-CN': ({ name, keys }) =>
			`${name} 可能是随报告而来的：其中的${keys.map((key) => `“${key}”`).join('、')}不予采用。如果您信任该文件，请用 --config FILE 指定它，或使用命令行选项。`,
	}),
};

const types: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
	en: {
		object: 'a set of settings in braces',
		record: 'a set of names with their values in braces',
		number: 'a number',
		boolean: 'true or false',
		string: 'a text',
		array: 'a list in square brackets',
		paths: 'a path, or a list of paths in square brackets',
	},
	'zh-CN': {
		object: '花括号中的一组设置',
		record: '花括号中的一组名称和值',
		number: '数字',
		boolean: ' true 或 false',
		string: '文本',
		array: '方括号中的列表',
		paths: '一个路径，或方括号中的路径列表',
	},
};

const syntax: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
	en: {
		InvalidSymbol: 'a word stands outside quotation marks',
		InvalidNumberFormat: 'a number is not written as JSON writes numbers',
		PropertyNameExpected: 'the name of a setting, in quotation marks, is missing',
		ValueExpected: 'a value is missing',
		ColonExpected: 'a colon is missing',
		CommaExpected: 'a comma is missing',
		CloseBraceExpected: 'a closing brace } is missing',
		CloseBracketExpected: 'a closing bracket ] is missing',
		EndOfFileExpected: 'there is text after the end of the settings',
		InvalidCommentToken: 'a comment is not closed',
		UnexpectedEndOfComment: 'a comment is not closed',
		UnexpectedEndOfString: 'a text is not closed with a quotation mark',
		UnexpectedEndOfNumber: 'a number is not complete',
		InvalidUnicode: 'a \\u escape is not complete',
		InvalidEscapeCharacter: 'a backslash stands before a character that JSON does not escape',
		InvalidCharacter: 'a text holds a character that must be escaped',
	},
	'zh-CN': {
		InvalidSymbol: '有未加引号的词',
		InvalidNumberFormat: '的数字不符合 JSON 的写法',
		PropertyNameExpected: '缺少加引号的设置名称',
		ValueExpected: '缺少值',
		ColonExpected: '缺少冒号',
		CommaExpected: '缺少逗号',
		CloseBraceExpected: '缺少右花括号 }',
		CloseBracketExpected: '缺少右方括号 ]',
		EndOfFileExpected: '在设置结束之后还有文字',
		InvalidCommentToken: '的注释没有结束',
		UnexpectedEndOfComment: '的注释没有结束',
		UnexpectedEndOfString: '的文本缺少结尾的引号',
		UnexpectedEndOfNumber: '的数字不完整',
		InvalidUnicode: '的 \\u 转义不完整',
		InvalidEscapeCharacter: '的反斜杠后面是 JSON 不能转义的字符',
		InvalidCharacter: '的文本含有必须转义的字符',
	},
};

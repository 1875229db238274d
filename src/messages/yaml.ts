import { says } from './model';

interface Place {
	/** Both from 1. */
	readonly line: number;
	readonly column: number;
}

/** Why a text is not read as YAML; stands in brackets, so it begins small and ends without a stop. */
export const yaml = {
	tooLong: says<{ length: number; limit: number }>({
		en: ({ length, limit }, { number }) => `it has ${number(length)} characters and may have ${number(limit)}`,
		'zh-CN': ({ length, limit }, { number }) => `共 ${number(length)} 个字符，上限为 ${number(limit)} 个`,
	}),
	tooDeep: says({ en: 'it is nested too deeply', 'zh-CN': '嵌套过深' }),
	/** Anchors and aliases, in the words of those who did not mean to write any. */
	refers: says<Place>({
		en: ({ line, column }) => `a value without quotes begins with & or * at line ${line}, column ${column}`,
		'zh-CN': ({ line, column }) => `第 ${line} 行第 ${column} 列有以 & 或 * 开头而未加引号的值`,
	}),
	second: says<Place>({
		en: ({ line, column }) => `a second document begins at line ${line}, column ${column}`,
		'zh-CN': ({ line, column }) => `第 ${line} 行第 ${column} 列起是另一个文档`,
	}),
	sameKey: says<Place>({
		en: ({ line, column }) => `the same key stands twice at line ${line}, column ${column}`,
		'zh-CN': ({ line, column }) => `第 ${line} 行第 ${column} 列的键重复`,
	}),
	/** What the parser said, in English. */
	fault: says<Place & { said: string }>({
		en: ({ said, line, column }) => `${said} at line ${line}, column ${column}`,
		'zh-CN': ({ said, line, column }) => `第 ${line} 行第 ${column} 列：${said}`,
	}),
};

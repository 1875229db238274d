import { type Message, says } from './model';
import { didYouMean } from './usage';

/** What is wrong with a table of ratings, or keeps a rating from being compared. */
export const ratings = {
	empty: says<{ name: string }>({
		en: ({ name }) => `${name} is empty. ${expected.en}`,
		'zh-CN': ({ name }) => `${name} 是空的。${expected['zh-CN']}`,
	}),
	none: says<{ name: string }>({
		en: ({ name }) => `${name} has a first line and no ratings below it.`,
		'zh-CN': ({ name }) => `${name} 只有首行，下面没有评分。`,
	}),
	twice: says<{ column: string }>({
		en: ({ column }) => `there are two columns “${column}”.`,
		'zh-CN': ({ column }) => `有两列“${column}”。`,
	}),
	columns: says<{ columns: readonly string[] }>({
		en: ({ columns }) => `the columns are ${columns.join(', ')}. ${expected.en}`,
		'zh-CN': ({ columns }) => `各列为 ${columns.join('、')}。${expected['zh-CN']}`,
	}),
	tooManyCells: says<{ cells: number; columns: number }>({
		en: ({ cells, columns }) =>
			`there are ${cells} cells, and ${columns} columns. Put a cell that holds a separator in quotes.`,
		'zh-CN': ({ cells, columns }) => `有 ${cells} 个单元格，而只有 ${columns} 列。含有分隔符的单元格请加引号。`,
	}),
	openQuote: says({
		en: 'a quote (") is opened and never closed.',
		'zh-CN': '引号（"）没有结束。',
	}),
	afterQuote: says({
		en: 'there is text after a closing quote ("). A cell in quotes ends with its quote; write a quote inside it twice.',
		'zh-CN': '结尾的引号（"）后面还有文字。加引号的单元格以引号结束；其中的引号请写两次。',
	}),
	outside: says<{ name: string; file: string }>({
		en: ({ name, file }) =>
			`${name} names ${file}, which is neither below its folder nor below the current one, and no report was read. If you mean it, run the command from a folder above it.`,
		'zh-CN': ({ name, file }) =>
			`${name} 中的 ${file} 既不在该表所在的文件夹之下，也不在当前文件夹之下，因此没有读取任何报告。如果确实需要，请在其上级文件夹中运行命令。`,
	}),
	noFile: says({ en: '“file” is empty: name the report.', 'zh-CN': '“file”为空：请指定报告。' }),
	noNumber: says<{ column: string }>({
		en: ({ column }) => `“${column}” is empty: give the number, or leave the line out.`,
		'zh-CN': ({ column }) => `“${column}”为空：请填写数字，或删去这一行。`,
	}),
	notANumber: says<{ column: string; text: string; comma: boolean }>({
		en: ({ column, text, comma }) =>
			`“${column}” is “${text}”, which is no number.${comma ? ' Write it with a point.' : ''}`,
		'zh-CN': ({ column, text, comma }) => `“${column}”是“${text}”，不是数字。${comma ? '小数点请用“.”。' : ''}`,
	}),
	outOfRange: says<{ human: number; dimension: string; range: readonly [number, number] }>({
		en: ({ human, dimension, range }) => `“human” is ${human}, but ${dimension} goes from ${range[0]} to ${range[1]}.`,
		'zh-CN': ({ human, dimension, range }) =>
			`“human”是 ${human}，而 ${dimension} 的范围是 ${range[0]} 到 ${range[1]}。`,
	}),
	emptyDimension: says({
		en: '“dimension” is empty: name one, such as reportEval.overall.',
		'zh-CN': '“dimension”为空：请指定一个维度，例如 reportEval.overall。',
	}),
	ambiguous: says<{ text: string; names: readonly string[] }>({
		en: ({ text, names }) => `“${text}” can be ${names.join(' or ')}: write which.`,
		'zh-CN': ({ text, names }) => `“${text}”可以是 ${names.join(' 或 ')}：请写明是哪一个。`,
	}),
	noDimension: says<{ text: string; names: readonly string[]; meant: string | undefined }>({
		en: ({ text, names, meant }) =>
			`there is no dimension “${text}”: use one of ${names.join(', ')}.${didYouMean.en(meant)}`,
		'zh-CN': ({ text, names, meant }) =>
			`没有维度“${text}”：请使用 ${names.join('、')} 之一。${didYouMean['zh-CN'](meant)}`,
	}),
	moreLines: says<{ lines: number }>({
		en: ({ lines }) => `… and ${lines} more lines.`,
		'zh-CN': ({ lines }) => `……另有 ${lines} 行。`,
	}),

	notReached: says({ en: 'The run was stopped before it.', 'zh-CN': '运行在此之前已停止。' }),
	noScore: says<{ dimension: string }>({
		en: ({ dimension }) =>
			`There is no value for ${dimension}. Some need a model (--model) or the cited sources (--sources).`,
		'zh-CN': ({ dimension }) => `${dimension} 没有数值。有些维度需要模型（--model）或所引来源（--sources）。`,
	}),
	leftOut: says<{ leftOut: number; ratings: number }>({
		en: ({ leftOut, ratings: all }, { number, plural }) =>
			`${leftOut} of ${number(all)} ${plural(all, 'rating', 'ratings')} left out; the result says why.`,
		'zh-CN': ({ leftOut, ratings: all }, { number }) => `${number(all)} 个评分中有 ${leftOut} 个未采用；原因见结果。`,
	}),
	/** A rating, by its line in the table. */
	lineLeftOut: says<{ line: number; why: Message }>({
		en: ({ line, why }, { say }) => `Line ${line} is left out. ${say(why)}`,
		'zh-CN': ({ line, why }, { say }) => `第 ${line} 行未采用。${say(why)}`,
	}),
};

const expected = {
	en: 'The first line names the columns: human,score (and group), or file,dimension,human (and group), or a,b,dimension,prefer (and group).',
	'zh-CN':
		'首行写列名：human,score（可加 group），或 file,dimension,human（可加 group），或 a,b,dimension,prefer（可加 group）。',
};

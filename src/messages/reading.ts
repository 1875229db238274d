import { type Message, says } from './model';

/** What of a report could not be read, and what to do. */
export const reading = {
	tooLong: says<{ length: number; read: number }>({
		en: ({ length, read }, { number }) =>
			`The report has ${number(length)} characters; only the first ${number(read)} are read. Split it into several files to have all of it checked.`,
		'zh-CN': ({ length, read }, { number }) =>
			`报告共 ${number(length)} 个字符，只读取前 ${number(read)} 个。请拆分成几个文件，以便全部检查。`,
	}),
	longLine: says<{ line: number; length: number; limit: number }>({
		en: ({ line, length, limit }, { number }) =>
			`Line ${line} is ${number(length)} characters long; lines above ${number(limit)} are left out. Break it into paragraphs, or move embedded data out of the report.`,
		'zh-CN': ({ line, length, limit }, { number }) =>
			`第 ${line} 行长 ${number(length)} 个字符；超过 ${number(limit)} 个字符的行不读取。请把它分成几段，或把嵌入的数据移出报告。`,
	}),
	largeTable: says<{ line: number; cells: number; limit: number }>({
		en: ({ line, cells, limit }, { number }) =>
			`The table at line ${line} has ${number(cells)} cells; tables above ${number(limit)} are left out. Show the rows that the text speaks of, and link to the rest.`,
		'zh-CN': ({ line, cells, limit }, { number }) =>
			`第 ${line} 行的表格有 ${number(cells)} 个单元格；超过 ${number(limit)} 个单元格的表格不读取。请只列出正文用到的行，其余以链接给出。`,
	}),
	/** The last line is one of them. */
	tooDeep: says<{ first: number; last: number }>({
		en: ({ first, last }) =>
			`${first === last ? `Line ${first} is` : `Lines ${first} to ${last} are`} nested deeper than 50 lists or 100 quotes and left out. Reduce the indentation.`,
		'zh-CN': ({ first, last }) =>
			`第 ${first === last ? first : `${first} 至 ${last}`} 行的嵌套超过 50 层列表或 100 层引文，未读取。请减少缩进。`,
	}),
	frontMatter: says<{ reason: Message }>({
		en: ({ reason }, { say }) =>
			`The settings between the two "---" lines at the top are left out because they are not valid YAML (${say(reason)}). Write them as "name: value", one to a line.`,
		'zh-CN': ({ reason }, { say }) =>
			`开头两行“---”之间的设置不是有效的 YAML（${say(reason)}），未读取。请每行写一项，格式为“name: value”。`,
	}),
	citations: says({
		en: 'The way in which this report cites could not be read, so nothing is said of its citations and its list. Numbers in brackets, footnotes, links, keys and authors with years are read.',
		'zh-CN':
			'无法识别本报告的引用方式，因此不对引用和参考文献列表作任何提示。可识别的有：方括号编号、脚注、链接、引用键、作者加年份。',
	}),
	bibliography: says({
		en: 'What this report cites is not listed in it, and it names no bibliography: whether the entries exist was not checked. Add the list, or name the file in the settings at the top, as “bibliography: references.bib”.',
		'zh-CN':
			'本报告引用的文献没有列在文中，也没有指明文献库，因此未核对条目是否存在。请补上列表，或在开头的设置中写明文献库，例如“bibliography: references.bib”。',
	}),
	language: says({
		en: 'This report is in a language that is not read: its prose is not checked. English and Chinese are read.',
		'zh-CN': '本报告使用的语言无法识别，因此不检查正文。可识别英文和中文。',
	}),
	html: says<{ count: number }>({
		en: ({ count }, { plural }) =>
			`${count} ${plural(count, 'part', 'parts')} of this report ${plural(count, 'is', 'are')} HTML that is not read: what ${plural(count, 'it says', 'they say')} is not checked. Write ${plural(count, 'it', 'them')} in Markdown.`,
		'zh-CN': ({ count }) => `本报告有 ${count} 处 HTML 无法读取，其中的内容未作检查。请改用 Markdown 书写。`,
	}),
	notebook: says({
		en: 'This is a notebook as it is stored, and is not read. Export it as Markdown first.',
		'zh-CN': '这是笔记本的存储格式，无法读取。请先导出为 Markdown。',
	}),
};

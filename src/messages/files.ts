import { type Message, says } from './model';

interface Named {
	readonly name: string;
}

/** What keeps the command line from reading or writing a file, and what to do. */
export const files = {
	missing: says<Named>({
		en: ({ name }) => `${name} does not exist. Check the spelling and the folder you are in.`,
		'zh-CN': ({ name }) => `${name} 不存在。请检查拼写和当前所在的文件夹。`,
	}),
	cannotRead: says<Named & { why: Message }>({
		en: ({ name, why }, { say }) => `${name} cannot be read: ${say(why)}.`,
		'zh-CN': ({ name, why }, { say }) => `无法读取 ${name}：${say(why)}。`,
	}),
	cannotSearch: says<Named & { why: Message }>({
		en: ({ name, why }, { say }) => `${name} cannot be searched: ${say(why)}.`,
		'zh-CN': ({ name, why }, { say }) => `无法在 ${name} 中查找：${say(why)}。`,
	}),
	cannotWrite: says<Named & { why: Message }>({
		en: ({ name, why }, { say }) => `${name} cannot be written: ${say(why)}.`,
		'zh-CN': ({ name, why }, { say }) => `无法写入 ${name}：${say(why)}。`,
	}),
	/** `input`: what the run reads, by its name there. */
	overwrites: says<Named & { input: string }>({
		en: ({ name, input }) =>
			`${name} ${name === input ? 'is read by this run' : `is the file ${input}, which this run reads`}: it is not written over by the result. Name another file with --output, or leave it out with --exclude.`,
		'zh-CN': ({ name, input }) =>
			`${name} ${name === input ? '' : `就是文件 ${input}，`}正由本次运行读取，不会被结果覆盖。请用 --output 指定另一个文件，或用 --exclude 将其排除。`,
	}),
	cannotClear: says<Named & { why: Message }>({
		en: ({ name, why }, { say }) => `${name} cannot be cleared: ${say(why)}.`,
		'zh-CN': ({ name, why }, { say }) => `无法清空 ${name}：${say(why)}。`,
	}),
	noPermission: says({ en: 'you have no permission', 'zh-CN': '您没有权限' }),
	noSuchFolder: says({ en: 'the folder does not exist', 'zh-CN': '文件夹不存在' }),
	notAFolder: says({ en: 'a part of the path is a file, not a folder', 'zh-CN': '路径中有一部分是文件而不是文件夹' }),
	notAFile: says({ en: 'it is a pipe or a device', 'zh-CN': '它是管道或设备' }),
	isAFolder: says({ en: 'it is a folder', 'zh-CN': '它是文件夹' }),
	tooMuch: says({ en: 'there is more in it than is read', 'zh-CN': '内容超过可读取的上限' }),
	diskFull: says({ en: 'the disk is full', 'zh-CN': '磁盘已满' }),
	readOnly: says({ en: 'the disk is read-only', 'zh-CN': '磁盘为只读' }),
	/** Something said of a file. */
	about: says<Named & { what: Message }>({
		en: ({ name, what }, { say }) => `${name}: ${say(what)}`,
		'zh-CN': ({ name, what }, { say }) => `${name}：${say(what)}`,
	}),
	/** Something said of a line of a file. */
	atLine: says<Named & { line: number; what: Message }>({
		en: ({ name, line, what }, { say }) => `${name}, line ${line}: ${say(what)}`,
		'zh-CN': ({ name, line, what }, { say }) => `${name} 第 ${line} 行：${say(what)}`,
	}),
	/** A file that was found, not named. */
	analysesNotKept: says<{ why: Message }>({
		en: ({ why }, { say }) => `Analyses cannot be kept, so reports will be read anew: ${say(why)}`,
		'zh-CN': ({ why }, { say }) => `无法保存分析结果，因此会重新读取报告：${say(why)}`,
	}),
	leadsAway: says<Named>({
		en: ({ name }) =>
			`A link leads from ${name} out of the report's folder: nothing was written. Name the file with --output.`,
		'zh-CN': ({ name }) => `${name} 是指向报告文件夹之外的链接：没有写入任何内容。请用 --output 指定文件。`,
	}),
	foreign: says<Named>({
		en: ({ name }) => `${name} belongs to another user and does not count.`,
		'zh-CN': ({ name }) => `${name} 属于其他用户，不予采用。`,
	}),

	/** In megabytes. */
	tooLarge: says<Named & { size: number; limit: number }>({
		en: ({ name, size, limit }) =>
			`${name} has ${size.toFixed(0)} MB; files above ${limit} MB are not read. Split the report into parts.`,
		'zh-CN': ({ name, size, limit }) =>
			`${name} 有 ${size.toFixed(0)} MB；超过 ${limit} MB 的文件不予读取。请把报告分成几部分。`,
	}),
	/** The byte is counted from 1. */
	notText: says<Named & { byte: number }>({
		en: ({ name, byte }, { number }) =>
			`${name} is not a text file: byte ${number(byte)} is a zero, which no text has. If it is a Word or PDF document, export it as Markdown; if it is UTF-16, save it as UTF-8.`,
		'zh-CN': ({ name, byte }, { number }) =>
			`${name} 不是文本文件：第 ${number(byte)} 个字节为零，文本中不会有。如果是 Word 或 PDF 文档，请导出为 Markdown；如果是 UTF-16，请另存为 UTF-8。`,
	}),
	/** `found` is what stands there; `undefined` where the file ends. */
	notUtf8: says<Named & { byte: number; found: string | undefined }>({
		en: ({ name, byte, found }, { number }) =>
			`${name} is not UTF-8 text: it cannot be read from byte ${number(byte)} (${found ?? 'the file ends in the middle of a character'}) on. Save it as UTF-8.`,
		'zh-CN': ({ name, byte, found }, { number }) =>
			`${name} 不是 UTF-8 文本：从第 ${number(byte)} 个字节（${found ?? '文件在一个字符中间结束'}）起无法读取。请另存为 UTF-8。`,
	}),

	utf32: says<Named>({
		en: ({ name }) => `${name} is UTF-32, which is not read. Save it as UTF-8.`,
		'zh-CN': ({ name }) => `${name} 是 UTF-32，不予读取。请另存为 UTF-8。`,
	}),

	emptyName: says({
		en: 'A file name is empty. Name a report, or a folder that holds some.',
		'zh-CN': '文件名为空。请指定报告，或含有报告的文件夹。',
	}),
	noneInFolder: says<Named>({
		en: ({ name }) =>
			`There is no .md or .markdown file in the folder ${name}. Name a report, or a folder that holds some.`,
		'zh-CN': ({ name }) => `文件夹 ${name} 中没有 .md 或 .markdown 文件。请指定报告，或含有报告的文件夹。`,
	}),
	noneMatches: says<{ pattern: string }>({
		en: ({ pattern }) => `No file matches ${pattern}. Name a report, or a folder that holds some.`,
		'zh-CN': ({ pattern }) => `没有文件与 ${pattern} 相符。请指定报告，或含有报告的文件夹。`,
	}),
	/** `by` says what leaves them out. */
	allLeftOut: says<{ operand: string; by: readonly Message[] }>({
		en: ({ operand, by }, { say, list }) =>
			`Every report that ${operand} finds is left out by ${list(by.map(say))}. Name a report itself, or change that.`,
		'zh-CN': ({ operand, by }, { say, list }) =>
			`${operand} 找到的报告全部被${list(by.map(say))}排除。请直接指定报告，或修改上述设置。`,
	}),
	/** Of what an operand finds, `count` files are left out by settings. */
	someLeftOut: says<{ operand: string; count: number; by: readonly Message[] }>({
		en: ({ operand, count, by }, { say, list, number, plural }) =>
			`${number(count)} of the files that ${operand} finds ${plural(count, 'is', 'are')} left out by ${list(by.map(say))}.`,
		'zh-CN': ({ operand, count, by }, { say, list, number }) =>
			`${operand} 找到的文件中有 ${number(count)} 个被${list(by.map(say))}排除。`,
	}),
	/** What leaves files out. */
	byFile: says<Named>({ en: ({ name }) => name, 'zh-CN': ({ name }) => ` ${name} ` }),
	byGit: says({
		en: '.gitignore (unless --no-gitignore is given)',
		'zh-CN': ' .gitignore（可用 --no-gitignore 取消）',
	}),
	byKey: says<Named & { key: string }>({
		en: ({ name, key }) => `“${key}” in ${name}`,
		'zh-CN': ({ name, key }) => ` ${name} 中的“${key}”`,
	}),
	leftOutBy: says<{ by: Message }>({
		en: ({ by }, { say }) => `Found in a folder, it is left out by ${say(by)}.`,
		'zh-CN': ({ by }, { say }) => `在文件夹中找到时，会被${say(by)}排除。`,
	}),
	byOption: says({ en: 'what you exclude on the command line', 'zh-CN': '命令行中的排除项' }),
	byDefault: says({
		en: 'the list of what is hardly ever a report (README, CHANGELOG, sources and the like; --exclude "!PATTERN" takes one back)',
		'zh-CN': '通常不是报告的文件清单（README、CHANGELOG、sources 等；可用 --exclude "!PATTERN" 取消其中一项）',
	}),
	nothingLeft: says<{ operands: string }>({
		en: ({ operands }) =>
			`${operands} leaves no report to read. Name one, or a folder that holds some, and leave out less.`,
		'zh-CN': ({ operands }) => `${operands} 没有留下任何可读的报告。请指定报告，或含有报告的文件夹，并减少排除的内容。`,
	}),
	onlySources: says<{ operands: string }>({
		en: ({ operands }) =>
			`${operands} holds only copies of sources, in the folder that --sources or the configuration file names. Name a report, or a folder that holds some.`,
		'zh-CN': ({ operands }) =>
			`${operands} 中只有来源的副本，位于 --sources 或配置文件所指定的文件夹。请指定报告，或含有报告的文件夹。`,
	}),
	noSkillsFolder: says<Named>({
		en: ({ name }) => `There is no folder ${name}. Name the folder with your skills.`,
		'zh-CN': ({ name }) => `没有文件夹 ${name}。请指定您的技能所在的文件夹。`,
	}),
	/** `file` is the configuration file that names the folder; `undefined` where the option does. */
	noSourcesFolder: says<Named & { file: string | undefined }>({
		en: ({ name, file }) =>
			`${file === undefined ? '--sources' : `${file}: “sources”`}: there is no folder ${name}. Name the folder with the copies of your sources.`,
		'zh-CN': ({ name, file }) =>
			`${file === undefined ? '--sources' : `${file} 的“sources”`}：没有文件夹 ${name}。请指定来源副本所在的文件夹。`,
	}),

	/** In the parser’s words. */
	notJson: says<Named & { fault: string }>({
		en: ({ name, fault }) => `${name} is not valid JSON: ${fault}`,
		'zh-CN': ({ name, fault }) => `${name} 不是有效的 JSON：${fault}`,
	}),
	noTree: says<Named>({
		en: ({ name }) =>
			`${name} holds no logic tree of one report: make one with: plumbline analyze --format json --output ${name} REPORT.`,
		'zh-CN': ({ name }) =>
			`${name} 中没有单份报告的逻辑树：可以这样生成：plumbline analyze --format json --output ${name} REPORT。`,
	}),
	looseNodes: says<Named & { nodes: number }>({
		en: ({ name, nodes }, { plural }) =>
			`${name}: ${nodes} ${plural(nodes, 'node of the tree does', 'nodes of the tree do')} not hang from its root.`,
		'zh-CN': ({ name, nodes }) => `${name}：逻辑树中有 ${nodes} 个节点没有连到根节点。`,
	}),
};

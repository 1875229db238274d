import { type Message, says } from './model';

/** What the commands do, for the help. */
export const commands = {
	program: says({
		en: 'A type checker for research reports: what supports each claim, and what to fix.',
		'zh-CN': '研究报告的“类型检查器”：每个论断有什么支撑，以及哪些地方需要修改。',
	}),
	programNotes: says({
		en: '“plumbline COMMAND --help” explains a command, “plumbline --version” prints the version.\nExit codes: 0 clean; 1 findings or a score beyond your limits; 2 something could not be read or done.',
		'zh-CN':
			'“plumbline COMMAND --help”说明一个命令，“plumbline --version”显示版本。\n退出码：0 没有问题；1 发现或分数超出您的限度；2 有内容无法读取或处理。',
	}),
	/** What an option does, with what it can be. */
	choices: says<{ what: Message; choices: readonly string[]; usual: string | undefined }>({
		en: ({ what, choices, usual }, { say }) => `${say(what)}: ${choices.join(', ')} (default ${usual})`,
		'zh-CN': ({ what, choices, usual }, { say }) => `${say(what)}：${choices.join('、')}（默认 ${usual}）`,
	}),

	analyze: says({
		en: 'what to fix: unsupported claims, repeated paragraphs, citations that lead nowhere',
		'zh-CN': '需要修改之处：缺少支撑的论断、重复的段落、无效的引用',
	}),
	analyzeAbout: says({
		en: 'Checks Markdown reports and lists what to fix. FILE is a report, a folder, a pattern such as "drafts/*.md", or - for standard input.',
		'zh-CN':
			'检查 Markdown 报告，列出需要修改之处。FILE 可以是报告、文件夹、"drafts/*.md" 这样的模式，或表示标准输入的 -。',
	}),
	score: says({
		en: 'how good it is by three published frameworks, and what to fix first',
		'zh-CN': '按三个已发表的框架评分，并指出首先要修改之处',
	}),
	scoreAbout: says({
		en: 'Scores Markdown reports and lists what to fix first. FILE is a report, a folder, a pattern such as "drafts/*.md", or - for standard input.',
		'zh-CN':
			'给 Markdown 报告评分，并列出首先要修改之处。FILE 可以是报告、文件夹、"drafts/*.md" 这样的模式，或表示标准输入的 -。',
	}),
	review: says({
		en: 'what to fix, read by a model as the editor does who sees a report last',
		'zh-CN': '由模型像终审编辑一样审读，给出修改建议',
	}),
	reviewAbout: says({
		en: 'Checks Markdown reports and has a model read them as an editor: its marks, beside what rules can show, say what to fix. FILE is a report, a folder, a pattern such as "drafts/*.md", or - for standard input.',
		'zh-CN':
			'检查 Markdown 报告，并由模型像编辑一样审读：它的标注与规则能够证明的问题一起说明要修改之处。FILE 可以是报告、文件夹、"drafts/*.md" 这样的模式，或表示标准输入的 -。',
	}),
	decisions: says({
		en: 'the author’s decisions: what was verified, accepted or dismissed, when, why, and whether it still stands',
		'zh-CN': '作者的决定：核实、接受或驳回了什么，何时、为何，以及是否仍然有效',
	}),
	decisionsAbout: says({
		en: 'Lists the decisions on Markdown reports that .plumbline/decisions.json beside or above them holds: the audit trail. FILE is a report, a folder, a pattern such as "drafts/*.md", or - for standard input.',
		'zh-CN':
			'列出 Markdown 报告旁边或上级文件夹中 .plumbline/decisions.json 所记录的决定，即审计记录。FILE 可以是报告、文件夹、"drafts/*.md" 这样的模式，或表示标准输入的 -。',
	}),
	tree: says({
		en: 'the logic tree: the thesis, the arguments that support it, the evidence behind them',
		'zh-CN': '逻辑树：主旨、支撑主旨的论点，以及背后的证据',
	}),
	treeAbout: says({
		en: 'Draws the logic tree of one Markdown report. FILE is the report, or - for standard input.',
		'zh-CN': '绘制一份 Markdown 报告的逻辑树。FILE 是报告，或表示标准输入的 -。',
	}),
	similarity: says({
		en: 'how similar two logic trees are in size, depth and width',
		'zh-CN': '两棵逻辑树在规模、深度和宽度上有多相似',
	}),
	similarityAbout: says({
		en: 'Compares the condensed logic trees of two results that analyze, score or tree wrote with --format json.',
		'zh-CN': '比较 analyze、score 或 tree 用 --format json 写出的两个结果中精简后的逻辑树。',
	}),
	bench: says({
		en: 'systems side by side: the mean scores of the reports in each sub-folder',
		'zh-CN': '并列比较各系统：每个子文件夹中报告的平均分',
	}),
	benchAbout: says({
		en: 'Scores every Markdown report below DIR and makes a table for each framework. Each sub-folder of DIR is a system, with the mean of its reports as its row; a report directly in DIR gets its own row. --max-cost and --max-tokens hold for all reports together.',
		'zh-CN':
			'给 DIR 下的每份 Markdown 报告评分，并为每个框架制表。DIR 的每个子文件夹是一个系统，占一行，为其报告的平均值；直接位于 DIR 中的报告各占一行。--max-cost 和 --max-tokens 对全部报告合计有效。',
	}),
	calibrate: says({ en: 'how well scores agree with human ratings', 'zh-CN': '分数与人工评分有多一致' }),
	calibrateAbout: says({
		en: 'Compares scores with human ratings: mean absolute deviation, Pearson, Spearman, and how often both put two reports in the same order. The columns of SCORES.csv are human,score; or, where the reports are scored first, file,dimension,human, or a,b,dimension,prefer for which of two is the better one. A column group keeps the ordering inside a group; a column rater tells how far people agree. --max-cost and --max-tokens hold for all reports together.',
		'zh-CN':
			'把分数与人工评分相比较：平均绝对偏差、Pearson、Spearman，以及两者对两份报告排序一致的比例。SCORES.csv 的列为 human,score；或 file,dimension,human，或 a,b,dimension,prefer（两份报告中哪份更好），后两种先给报告评分。有 group 列时只在组内排序；有 rater 列时给出评分者之间的一致程度。--max-cost 和 --max-tokens 对全部报告合计有效。',
	}),
	skills: says({
		en: 'the skills a report is judged by: list, check, explain them, or see which a query activates',
		'zh-CN': '评判报告所用的技能：列出、检查、说明，或查看一个问题会启用哪些',
	}),
	skillsAbout: says({
		en: 'Lists the skills that reports are judged by. “validate” checks those in DIR, or all; “activate --query "…"” shows which ones a query activates and by which words; “explain LABEL” shows one in full.',
		'zh-CN':
			'列出评判报告所用的技能。“validate”检查 DIR 中的技能或全部技能；“activate --query "…"”显示一个问题会启用哪些技能、依据哪些词语；“explain LABEL”完整显示一个技能。',
	}),
	init: says({
		en: 'a configuration file to begin with, in the current folder',
		'zh-CN': '在当前文件夹中写一个初始的配置文件',
	}),
	initAbout: says<{ name: string; schema: string }>({
		en: ({ name, schema }) =>
			`Writes ${name} into the current folder, with comments, and ${schema}, by which editors check it. It asks nothing and replaces no configuration file.`,
		'zh-CN': ({ name, schema }) =>
			`在当前文件夹中写入带注释的 ${name}，以及供编辑器检查该文件的 ${schema}。不提问，也不替换任何配置文件。`,
	}),
	config: says({
		en: 'the configuration in force for a report, and where each setting comes from',
		'zh-CN': '对一份报告有效的配置，以及每项设置的来源',
	}),
	configAbout: says({
		en: '“print FILE” shows, as JSON, the configuration in force for a report, the file and line that each setting comes from, and what does not count because nobody named its file; “schema” prints the JSON Schema of configuration files.',
		'zh-CN':
			'“print FILE”以 JSON 显示对一份报告有效的配置、每项设置所在的文件和行，以及因文件未经指定而不予采用的设置；“schema”输出配置文件的 JSON Schema。',
	}),
	completion: says({
		en: 'completion of command lines in bash, zsh or fish',
		'zh-CN': '在 bash、zsh 或 fish 中补全命令行',
	}),
	completionAbout: says({
		en: 'Writes a script that completes commands, options and their values. In bash: source <(plumbline completion bash); in zsh, after compinit: source <(plumbline completion zsh); in fish: plumbline completion fish | source. Put that line into the start-up file of your shell.',
		'zh-CN':
			'写出补全命令、选项及其取值的脚本。bash：source <(plumbline completion bash)；zsh（在 compinit 之后）：source <(plumbline completion zsh)；fish：plumbline completion fish | source。请把该行写入您的 shell 的启动文件。',
	}),
	references: says({
		en: 'takes the entries of cited keys from Zotero on this computer',
		'zh-CN': '从本机的 Zotero 获取被引用的键的条目',
	}),
	referencesAbout: says({
		en: 'Asks Zotero, which must run on this computer, for the entries of the keys that FILE cites, such as [@doe2020], and writes them into a file beside it (CSL JSON): the one that “bibliography” in its front matter names, else references.json. Entries of these keys are replaced, all others stay. Nothing leaves this computer, and FILE is not changed.',
		'zh-CN':
			'向本机运行的 Zotero 查询 FILE 所引用的键（如 [@doe2020]）的条目，并写入其旁边的文件（CSL JSON）：front matter 中“bibliography”指定的文件，否则为 references.json。这些键的条目会被替换，其余保持不变。没有任何内容离开本机，FILE 也不会改动。',
	}),
	mcp: says({
		en: 'a server for agents that write reports: findings and a gate while they write (MCP)',
		'zh-CN': '供撰写报告的智能体使用的服务器：边写边给出发现和放行条件（MCP）',
	}),
	mcpAbout: says({
		en: 'Answers agents by the Model Context Protocol, on standard input and output or, with --http, at a port of this computer. It reads files only inside FOLDER (the current folder unless one is named), writes none, and sends nothing anywhere. --fail-on, and the options that begin with --max and --min, are limits of the gate that no agent can loosen.',
		'zh-CN':
			'按模型上下文协议（MCP）应答智能体：通过标准输入输出，或用 --http 在本机的一个端口上。只读取 FOLDER（默认为当前文件夹）中的文件，不写入文件，也不发送任何内容。--fail-on 以及以 --max 和 --min 开头的选项是智能体无法放宽的放行限度。',
	}),
	cache: says({
		en: 'what is cached: the answers of models, so that nothing is asked twice, and analyses',
		'zh-CN': '缓存的内容：模型的回答（使同样的问题不必再问）和分析结果',
	}),
	cacheAbout: says({
		en: 'Shows where model answers are cached, how many and how large; “plumbline cache clear” removes them. Analyses are kept only where “plumbline analyze --cache” names a folder: name it here, too. Set PLUMBLINE_CACHE, or give --cache, for another folder.',
		'zh-CN':
			'显示模型回答缓存在哪里、有多少、有多大；“plumbline cache clear”会将其清除。只有在“plumbline analyze --cache”指定文件夹时才保存分析结果：在此也请指定它。设置 PLUMBLINE_CACHE 或使用 --cache 可换用其他文件夹。',
	}),
	lsp: says({
		en: 'the language server: the same findings in Neovim, Helix, Zed, Emacs and other editors',
		'zh-CN': '语言服务器：在 Neovim、Helix、Zed、Emacs 等编辑器中给出同样的发现',
	}),
	lspAbout: says({
		en: 'Checks the Markdown reports that an editor has open, while they are written: findings, what they say, fixes, and the argument as an outline. An editor starts it; docs/editors.md says how. Nothing is sent anywhere.',
		'zh-CN':
			'在编辑器中检查正在撰写的 Markdown 报告：给出发现及其说明、修改办法，并以大纲显示论证。由编辑器启动，方法见 docs/editors.md。不会向任何地方发送内容。',
	}),
};

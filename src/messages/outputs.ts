import { type Message, says } from './model';

/** What the results on the command line say besides findings. */
export const outputs = {
	note: says({ en: 'note', 'zh-CN': '注意' }),
	noText: says({
		en: 'There is no text in this report, so there is nothing to check.',
		'zh-CN': '这份报告没有文字，没有可检查的内容。',
	}),
	/** What Markdown linters call the rule that has a report checked. */
	lintRule: says({
		en: 'Claims, numbers and citations of reports should hold',
		'zh-CN': '报告的论断、数字和引用应当成立',
	}),
	notRead: says({ en: 'Not read', 'zh-CN': '未读取' }),
	/** `2 reports, 1 finding (1 error), 4 hints (1 more ignored by the author)`. */
	totals: says<{ reports: Message; findings: Message; ignored: number }>({
		en: ({ reports, findings, ignored }, { say }) =>
			`${say(reports)}, ${say(findings)}${ignored > 0 ? ` (${ignored} more ignored by the author)` : ''}`,
		'zh-CN': ({ reports, findings, ignored }, { say }) =>
			`${say(reports)}，${say(findings)}${ignored > 0 ? `（作者另外忽略了 ${ignored} 个）` : ''}`,
	}),
	/** What the limit on findings leaves out of a list. */
	heldBack: says<{ count: number }>({
		en: ({ count }, { number }) => `${number(count)} more, less certain or less weighty; --all shows them.`,
		'zh-CN': ({ count }, { number }) => `另有 ${number(count)} 个较不确定或较次要的发现；用 --all 显示。`,
	}),
	/** What the author has decided, apart from the findings of a list. */
	decided: says<{ count: number }>({
		en: ({ count }, { number }) => `${number(count)} decided by the author; “plumbline decisions” lists them.`,
		'zh-CN': ({ count }, { number }) => `作者已决定 ${number(count)} 个；用“plumbline decisions”列出。`,
	}),
	/** What was there before, apart from the findings of a list. */
	known: says<{ count: number }>({
		en: ({ count }, { number }) => `${number(count)} known before`,
		'zh-CN': ({ count }, { number }) => `以前已知 ${number(count)} 个`,
	}),
	findingsTitle: says({ en: 'Findings', 'zh-CN': '发现' }),
	none: says({ en: 'None.', 'zh-CN': '无。' }),
	noteTitle: says({ en: 'Note.', 'zh-CN': '注意。' }),
	scoresTitle: says({ en: 'Scores', 'zh-CN': '评分' }),
	score: says({ en: 'Score', 'zh-CN': '分数' }),
	value: says({ en: 'Value', 'zh-CN': '数值' }),
	basis: says({ en: 'Basis', 'zh-CN': '依据' }),
	why: says({ en: 'Why', 'zh-CN': '原因' }),
	item: says({ en: 'Item', 'zh-CN': '条目' }),
	line: says({ en: 'Line', 'zh-CN': '行' }),
	weight: says({ en: 'Weight', 'zh-CN': '权重' }),
	verdict: says({ en: 'Verdict', 'zh-CN': '判定' }),
	/** Behind the line that says who scored. */
	basesNamed: says({
		en: 'Each figure names its basis: a rule, a model’s judgement, or none.',
		'zh-CN': '每个数值都注明依据：规则、模型评判，或未评分。',
	}),
	skills: says({ en: 'JADE: skills', 'zh-CN': 'JADE：技能' }),
	checklists: says({ en: 'JADE: checklists', 'zh-CN': 'JADE：清单' }),
	checklist: says<{ title: string; madeBy: string | null }>({
		en: ({ title, madeBy }) => (madeBy === null ? title : `${title} (${madeBy})`),
		'zh-CN': ({ title, madeBy }) => (madeBy === null ? title : `${title}（${madeBy}）`),
	}),
	ofJade: says<{ title: string }>({ en: ({ title }) => `JADE: ${title}`, 'zh-CN': ({ title }) => `JADE：${title}` }),
	noneDecided: says<{ items: number }>({
		en: ({ items }, { number, plural }) =>
			`${number(items)} ${plural(items, 'item', 'items')}, none of them decided; other formats list them.`,
		'zh-CN': ({ items }, { number }) => `${number(items)} 项，均未判定；其他格式会列出。`,
	}),
	carrying: says({ en: 'Load-bearing facts', 'zh-CN': '关键支撑事实' }),
	chart: says({
		en: 'The ten dimensions of FinResearchBench, 0 to 100',
		'zh-CN': 'FinResearchBench 的十个维度，0 到 100',
	}),
	chartAbout: says({
		en: 'Bars: this report. ◆ reports by experts, | the eight systems, as printed in the FinResearchBench paper (arXiv 2507.16248, tables 1 and 2), scored there on the paper’s own trees and by its own model. A dashed track has no score.',
		'zh-CN':
			'横条：本报告。◆ 专家撰写的报告，| 八个系统，数值取自 FinResearchBench 论文（arXiv 2507.16248，表 1 和表 2），由论文自己的逻辑树和模型评出。虚线表示未评分。',
	}),
	compare: says({ en: 'Compare with the paper’s systems', 'zh-CN': '与论文中的系统对比' }),
	report: says({ en: 'Report', 'zh-CN': '报告' }),
	thisReport: says({ en: 'This report', 'zh-CN': '本报告' }),
	table: says<{ table: number }>({ en: ({ table }) => `table ${table}`, 'zh-CN': ({ table }) => `表 ${table}` }),
	expert: says({ en: 'Expert', 'zh-CN': '专家' }),
	treeTitle: says({ en: 'Logic tree', 'zh-CN': '逻辑树' }),
	treeAbout: says({
		en: 'The condensed tree: the report’s thesis, the claims that support it and the evidence they rest on.',
		'zh-CN': '精简后的逻辑树：报告的主旨、支撑它的论断，以及论断所依据的证据。',
	}),
	noTree: says({
		en: 'There is no tree: the report has no text.',
		'zh-CN': '没有逻辑树：这份报告没有文字。',
	}),
	treeSize: says<{ nodes: Message; full: boolean }>({
		en: ({ nodes, full }, { say }) => `${say(nodes)}, ${full ? 'full' : 'condensed'} tree`,
		'zh-CN': ({ nodes, full }, { say }) => `${say(nodes)}，${full ? '完整' : '精简'}的逻辑树`,
	}),
};

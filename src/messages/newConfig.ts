import { says } from './model';

interface Named {
	readonly name: string;
}

/** What `plumbline init` says, and writes as comments. */
export const newConfig = {
	about: says({
		en: 'What Plumbline goes by for the reports in this folder and below.\n“plumbline config print REPORT” shows what holds for a report, docs/cli.md explains every setting.',
		'zh-CN':
			'Plumbline 对本文件夹及其下级文件夹中的报告所采用的设置。\n“plumbline config print REPORT”显示对某份报告有效的设置，docs/cli.md 说明各项设置。',
	}),
	extends: says({
		en: 'Another configuration file to build on, such as that of your house; what this file says goes before it.',
		'zh-CN': '作为基础的另一个配置文件，例如贵机构的统一设置；本文件中的设置优先。',
	}),
	failOn: says({
		en: 'The command line ends with exit code 1 on findings of this level or worse: error, warning, info, hint, never.',
		'zh-CN': '有此级别或更严重的发现时，命令行以退出码 1 结束：error、warning、info、hint、never。',
	}),
	maxFindings: says({
		en: 'How many findings are shown for each 1,000 words; 0 shows all.',
		'zh-CN': '每 1,000 词显示多少个发现；0 表示全部显示。',
	}),
	severities: says({
		en: 'A level for a kind of finding: error, warning, info, hint, or off to hide it.',
		'zh-CN': '某种发现的级别：error、warning、info、hint，或 off（不显示）。',
	}),
	exclude: says({
		en: 'What is left out where reports are looked for, besides README, CHANGELOG and the like; "!README.md" takes one back.',
		'zh-CN': '查找报告时除 README、CHANGELOG 等之外还要排除的文件；"!README.md" 取消其中一项。',
	}),
	baseline: says({
		en: 'The file of findings that are known and not told again; plumbline analyze --update-baseline writes it.',
		'zh-CN': '已知而不再显示的发现的文件；由 plumbline analyze --update-baseline 写入。',
	}),
	overrides: says({
		en: 'What holds for some of the reports alone: severities, maxFindings, failOn, tiers.',
		'zh-CN': '只对部分报告有效的设置：severities、maxFindings、failOn、tiers。',
	}),

	exists: says<Named>({
		en: ({ name }) => `There is a ${name} here already: nothing was written. Edit that file, or rename it first.`,
		'zh-CN': ({ name }) => `这里已有 ${name}：没有写入任何内容。请修改该文件，或先将其改名。`,
	}),
	/** `base` is the file that held here until now. */
	next: says<Named & { schema: string; base: string | undefined }>({
		en: ({ name, schema, base }) =>
			[
				`Wrote ${name}, and ${schema}, by which editors check it.`,
				...(base === undefined ? [] : [`It builds on ${base}, which held here until now.`]),
				'',
				'Next:',
				'  plumbline analyze .             lists what to fix in the reports below this folder',
				'  plumbline config print REPORT   shows what holds for a report, and why',
				'  Commit both files, so that everybody’s editor and command line tell the same.',
			].join('\n'),
		'zh-CN': ({ name, schema, base }) =>
			[
				`已写入 ${name}，以及供编辑器检查该文件的 ${schema}。`,
				...(base === undefined ? [] : [`它以此前在这里有效的 ${base} 为基础。`]),
				'',
				'接下来：',
				'  plumbline analyze .             列出本文件夹下各报告需要修改之处',
				'  plumbline config print REPORT   显示对某份报告有效的设置及其来源',
				'  请提交这两个文件，使每个人的编辑器和命令行给出相同的结果。',
			].join('\n'),
	}),
};

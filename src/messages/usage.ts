import { type Message, says } from './model';

interface Choice {
	readonly choices: readonly string[];
	/** The choice that is close to what was typed. */
	readonly meant: string | undefined;
}

/** What is wrong with a command line, and what to write instead. */
export const usage = {
	needsFrom: says({
		en: 'Say where entries are to come from: --from zotero.',
		'zh-CN': '请说明条目的来源：--from zotero。',
	}),
	/** A fault of the program; the hint is left out where it has been followed. */
	internal: says<{ fault: string; hint: boolean }>({
		en: ({ fault, hint }) =>
			`An internal error stopped the work: ${fault}.${hint ? ' Set PLUMBLINE_DEBUG=1 to see where.' : ''}`,
		'zh-CN': ({ fault, hint }) =>
			`内部错误使工作中断：${fault}。${hint ? '设置 PLUMBLINE_DEBUG=1 可查看出错位置。' : ''}`,
	}),
	stopped: says({ en: 'Stopped.', 'zh-CN': '已停止。' }),
	/** `kept`: whether answers are kept from one run to the next. */
	stoppedAsking: says<{ kept: boolean }>({
		en: ({ kept }) =>
			`Stopped. What the model has answered so far is ${kept ? 'kept and will not be asked again' : 'not kept and will be asked again'}.`,
		'zh-CN': ({ kept }) => `已停止。模型目前的回答${kept ? '已保留，不会再次询问' : '没有保留，会再次询问'}。`,
	}),

	nameCommand: says<{ option: string; choices: readonly string[] }>({
		en: ({ option, choices }) => `Name a command before ${option}: ${choices.join(', ')}.`,
		'zh-CN': ({ option, choices }) => `请在 ${option} 前写上命令：${choices.join('、')}。`,
	}),
	noCommand: says<{ name: string } & Choice>({
		en: ({ name, choices, meant }) =>
			`There is no command “${name}”: use ${choices.join(', ')}.${didYouMean.en(meant)}`,
		'zh-CN': ({ name, choices, meant }) =>
			`没有命令“${name}”：请使用 ${choices.join('、')}。${didYouMean['zh-CN'](meant)}`,
	}),
	noOptionHere: says<{ command: string; option: string }>({
		en: ({ command, option }) => `“plumbline ${command}” has no option ${option}. ${listsOptions.en(command)}`,
		'zh-CN': ({ command, option }) => `“plumbline ${command}”没有选项 ${option}。${listsOptions['zh-CN'](command)}`,
	}),
	noOption: says<{ command: string; option: string; meant: string | undefined }>({
		en: ({ command, option, meant }) =>
			`There is no option ${option}.${didYouMean.en(meant)} ${listsOptions.en(command)}`,
		'zh-CN': ({ command, option, meant }) =>
			`没有选项 ${option}。${didYouMean['zh-CN'](meant)}${listsOptions['zh-CN'](command)}`,
	}),
	noValue: says<{ option: string; value: string }>({
		en: ({ option, value }) => `${option} takes no value: leave out “=${value}”.`,
		'zh-CN': ({ option, value }) => `${option} 不带值：请去掉“=${value}”。`,
	}),
	needsValue: says<{ option: string; placeholder: string }>({
		en: ({ option, placeholder }) => `${option} needs a value: ${option} ${placeholder}.`,
		'zh-CN': ({ option, placeholder }) => `${option} 需要一个值：${option} ${placeholder}。`,
	}),
	tooFew: says<{ command: string; operands: string }>({
		en: ({ command, operands }) =>
			`“plumbline ${command}” needs something to work on: plumbline ${command} ${operands}.`,
		'zh-CN': ({ command, operands }) => `“plumbline ${command}”需要处理对象：plumbline ${command} ${operands}。`,
	}),
	tooMany: says<{ command: string; operands: string }>({
		en: ({ command, operands }) => `“plumbline ${command}” takes no more: plumbline ${command} ${operands}.`,
		'zh-CN': ({ command, operands }) => `“plumbline ${command}”的参数过多：plumbline ${command} ${operands}。`,
	}),
	notAChoice: says<{ what: Message; value: string } & Choice>({
		en: ({ what, value, choices, meant }, { say }) =>
			`${say(what)} cannot be “${value}”: use one of ${choices.join(', ')}.${didYouMean.en(meant)}`,
		'zh-CN': ({ what, value, choices, meant }, { say }) =>
			`${say(what)} 不能是“${value}”：请使用 ${choices.join('、')} 之一。${didYouMean['zh-CN'](meant)}`,
	}),
	/** Of what a code and a level are set for. */
	severityCode: says({ en: '--severity: the code', 'zh-CN': '--severity 的代码' }),
	severityForm: says<{ value: string }>({
		en: ({ value }) =>
			`--severity cannot be “${value}”: write a finding's code and a level, such as claim.partial=off.`,
		'zh-CN': ({ value }) => `--severity 不能是“${value}”：请写发现的代码和级别，例如 claim.partial=off。`,
	}),
	notInRange: says<{ option: string; value: string; range: Message }>({
		en: ({ option, value, range }, { say }) => `${option} cannot be “${value}”: use ${say(range)}.`,
		'zh-CN': ({ option, value, range }, { say }) => `${option} 不能是“${value}”：请使用${say(range)}。`,
	}),
	cannot: says<{ command: string; action: string } & Choice>({
		en: ({ command, action, choices, meant }) =>
			`“plumbline ${command}” cannot “${action}”: use ${choices.join(', ')}.${didYouMean.en(meant)}`,
		'zh-CN': ({ command, action, choices, meant }) =>
			`“plumbline ${command}”没有“${action}”：请使用 ${choices.join('、')}。${didYouMean['zh-CN'](meant)}`,
	}),
	cannotCache: says<{ action: string }>({
		en: ({ action }) => `“plumbline cache” cannot “${action}”: leave it out, or use clear.`,
		'zh-CN': ({ action }) => `“plumbline cache”没有“${action}”：请去掉它，或使用 clear。`,
	}),

	minScore: says({
		en: '--min-score is about FinResearchBench: add finResearch to --frameworks.',
		'zh-CN': '--min-score 针对 FinResearchBench：请在 --frameworks 中加上 finResearch。',
	}),
	dryRun: says({
		en: '--dry-run is about a model: name one with --model.',
		'zh-CN': '--dry-run 针对模型：请用 --model 指定一个。',
	}),
	reviewModel: says({
		en: 'A review is a model’s: name one with --model.',
		'zh-CN': '审读由模型完成：请用 --model 指定一个。',
	}),
	baseUrl: says({
		en: '--base-url says where to ask, but not which model: name one with --model.',
		'zh-CN': '--base-url 只说明向哪里询问，没有说明用哪个模型：请用 --model 指定。',
	}),
	oneReport: says<{ operand: string; reports: number }>({
		en: ({ operand, reports }) => `${operand} means ${reports} reports: name one of them.`,
		'zh-CN': ({ operand, reports }) => `${operand} 对应 ${reports} 份报告：请指定其中一份。`,
	}),
	printFolder: says<{ name: string }>({
		en: ({ name }) => `${name} is a folder: name a report, as each can have its own configuration.`,
		'zh-CN': ({ name }) => `${name} 是文件夹：请指定一份报告，因为每份报告的配置可能不同。`,
	}),
	benchFile: says<{ file: string }>({
		en: ({ file }) => `${file} is a file: name the folder whose reports are to be compared.`,
		'zh-CN': ({ file }) => `${file} 是文件：请指定要比较的报告所在的文件夹。`,
	}),
	against: says<{ name: string }>({
		en: ({ name }) =>
			`${name} is not what bench writes with --format json: run bench with it first, then compare with that.`,
		'zh-CN': ({ name }) => `${name} 不是 bench 以 --format json 写出的文件：请先用该选项运行 bench，再与其结果比较。`,
	}),
	holdsScores: says<{ file: string }>({
		en: ({ file }) => `${file} holds the scores: no report would be scored, and no model asked.`,
		'zh-CN': ({ file }) => `${file} 中已有分数：不会给任何报告评分，也不会询问模型。`,
	}),
	noQuery: says({
		en: 'Say what the report was asked for: plumbline skills activate --query "…".',
		'zh-CN': '请写明报告要回答的问题：plumbline skills activate --query "…"。',
	}),
	noSkill: says<{ label: string; meant: string | undefined }>({
		en: ({ label, meant }) =>
			`There is no skill “${label}”.${didYouMean.en(meant) || ' “plumbline skills” lists them.'}`,
		'zh-CN': ({ label, meant }) =>
			`没有技能“${label}”。${didYouMean['zh-CN'](meant) || '“plumbline skills”会列出全部技能。'}`,
	}),
};

/** Stands behind a sentence. */
export const didYouMean = {
	en: (meant: string | undefined) => (meant === undefined ? '' : ` Did you mean ${meant}?`),
	'zh-CN': (meant: string | undefined) => (meant === undefined ? '' : `您要的是 ${meant} 吗？`),
};

const listsOptions = {
	en: (command: string) => `“plumbline ${command} --help” lists the options.`,
	'zh-CN': (command: string) => `“plumbline ${command} --help”会列出全部选项。`,
};

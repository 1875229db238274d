import { gateLimit } from './gateLimits';
import { says } from './model';

interface Choices {
	readonly choices: readonly string[];
}

/** What the options of the command line do, for its help. */
export const options = {
	format: says({ en: 'format of the result', 'zh-CN': '结果的格式' }),
	output: says({
		en: 'write the result to a file instead of the terminal',
		'zh-CN': '把结果写入文件，而不是终端',
	}),
	failOn: says<Choices>({
		en: ({ choices }) =>
			`exit 1 on findings of this level or worse: ${choices.join(', ')} (default must: errors, and what a model says must be mended)`,
		'zh-CN': ({ choices }) =>
			`有此级别或更严重的发现时以 1 退出：${choices.join('、')}（默认 must：错误，以及模型认为必须修改之处）`,
	}),
	maxFindings: says({
		en: 'exit 1 only with more than N findings at or above --fail-on (default 0)',
		'zh-CN': '达到 --fail-on 级别的发现超过 N 个时才以 1 退出（默认 0）',
	}),
	/** Of the gate that agents ask. */
	gateFailOn: says<Choices>({
		en: ({ choices }) =>
			`findings of this level or worse close the gate: ${choices.join(', ')} (default: as the report's configuration says, else warning)`,
		'zh-CN': ({ choices }) =>
			`此级别或更严重的发现使报告不放行：${choices.join('、')}（默认依报告的配置，否则为 warning）`,
	}),
	gateLimit,
	minScore: says({
		en: 'exit 1 when the final FinResearchBench score is below N (0 to 100); needs a model',
		'zh-CN': 'FinResearchBench 总分低于 N（0 到 100）时以 1 退出；需要模型',
	}),
	severity: says<Choices>({
		en: ({ choices }) => `set a finding's level: ${choices.join(', ')}; can be repeated`,
		'zh-CN': ({ choices }) => `设置某种发现的级别：${choices.join('、')}；可重复使用`,
	}),
	all: says({
		en: 'show every finding, however many there are',
		'zh-CN': '显示全部发现，不限数量',
	}),
	only: says({
		en: 'tell only of findings with this code; can be repeated',
		'zh-CN': '只列出此代码的发现；可重复使用',
	}),
	quiet: says({
		en: 'write nothing about reports in which nothing was found',
		'zh-CN': '对没有发现的报告不输出任何内容',
	}),
	baseline: says({
		en: 'a file of known findings: these are not told, and do not count for the exit code',
		'zh-CN': '已知发现的文件：其中的发现不再列出，也不影响退出码',
	}),
	against: says({
		en: 'what an earlier bench wrote with --format json: also tell what rose and what fell since',
		'zh-CN': '此前 bench 以 --format json 写出的文件：同时列出此后上升和下降的数值',
	}),
	noBaseline: says({
		en: 'tell known findings, too, whatever file of them the configuration names',
		'zh-CN': '也显示已知的发现，不论配置指定了哪个已知发现文件',
	}),
	updateBaseline: says({
		en: 'write all findings of these reports into the file given with --baseline',
		'zh-CN': '把这些报告的全部发现写入 --baseline 指定的文件',
	}),
	since: says({
		en: 'tell only of what is new since this revision in git, such as main or HEAD~1',
		'zh-CN': '只列出自 git 中此版本（如 main 或 HEAD~1）以来新增的发现',
	}),
	noDecisions: says({
		en: 'leave the author’s decisions out: what was verified, accepted or dismissed is told like the rest',
		'zh-CN': '不采用作者的决定：已核实、接受或驳回的发现照常列出',
	}),
	exclude: says({
		en: 'leave out what a pattern matches, of what is found in folders; can be repeated',
		'zh-CN': '在文件夹中查找时排除与模式相符的文件；可重复使用',
	}),
	noGitignore: says({ en: 'read files that git ignores, too', 'zh-CN': '也读取 git 忽略的文件' }),
	frameworks: says<Choices>({
		en: ({ choices }) => `which scorecards, separated by commas: ${choices.join(',')} (default all)`,
		'zh-CN': ({ choices }) => `要哪些评分卡，以逗号分隔：${choices.join(',')}（默认全部）`,
	}),
	full: says({ en: 'show every claim and fact, not only the key ones', 'zh-CN': '显示全部论断和事实，而不只是关键的' }),
	offline: says({
		en: 'ask no model and read nothing from the network, regardless of other settings',
		'zh-CN': '不询问模型，也不从网络读取任何内容，无论其他设置如何',
	}),
	model: says({
		en: 'the model to ask, as its endpoint calls it; without one nothing is sent anywhere',
		'zh-CN': '要询问的模型，以端点的命名为准；不指定则不会发送任何内容',
	}),
	baseUrl: says({
		en: 'address of an OpenAI-compatible endpoint (default https://api.openai.com/v1)',
		'zh-CN': '兼容 OpenAI 的端点地址（默认 https://api.openai.com/v1）',
	}),
	api: says<Choices>({
		en: ({ choices }) => `API format of the endpoint: ${choices.join(' or ')} (default chat)`,
		'zh-CN': ({ choices }) => `端点的 API 格式：${choices.join(' 或 ')}（默认 chat）`,
	}),
	apiVersion: says({ en: 'the api-version of an Azure endpoint', 'zh-CN': 'Azure 端点的 api-version' }),
	maxCost: says({
		en: 'stop asking before a report costs more than this, in US dollars',
		'zh-CN': '在一份报告的费用超过此数（美元）之前停止询问',
	}),
	maxTokens: says({
		en: 'stop asking before a report uses more tokens than this, input and output together',
		'zh-CN': '在一份报告的词元数（输入加输出）超过此数之前停止询问',
	}),
	runs: says({
		en: 'judge N times, to see how stable the scores are (1 to 20, default 1)',
		'zh-CN': '评判 N 次，以了解分数是否稳定（1 到 20，默认 1）',
	}),
	concurrency: says({
		en: 'how many questions are asked at the same time (1 to 64)',
		'zh-CN': '同时询问的问题数（1 到 64）',
	}),
	timeout: says({ en: 'time limit for one question (1 to 3600)', 'zh-CN': '一个问题的时间上限（1 到 3600 秒）' }),
	runTimeout: says({
		en: 'time limit for all questions about a report (1 to 604800); ten times that of one, at least 20 minutes, by default',
		'zh-CN': '一份报告全部问题的时间上限（1 到 604800 秒）；默认为单个问题上限的十倍，且不少于 20 分钟',
	}),
	batch: says({
		en: 'hand the questions in as batches, answered within a day for half the price, in place of asking at once',
		'zh-CN': '将问题成批提交，一天内得到回答，价格减半，而不是立即逐个询问',
	}),
	batchWait: says({
		en: 'with --batch, stop after so long; the same command goes on (0 to 20160)',
		'zh-CN': '与 --batch 一起使用时，超过此分钟数即停止；再次运行同一命令可继续（0 到 20160）',
	}),
	dryRun: says({
		en: 'show how many calls and tokens a run would take and what they cost; send nothing',
		'zh-CN': '显示一次运行需要多少次调用和多少词元，以及费用；不发送任何内容',
	}),
	sources: says({
		en: 'folder with local copies of the cited sources, to check claims against',
		'zh-CN': '存放所引来源本地副本的文件夹，用于核对论断',
	}),
	fetch: says({
		en: 'read the cited pages over the network, to check claims against them',
		'zh-CN': '通过网络读取所引页面，用于核对论断',
	}),
	allowPrivate: says({
		en: 'with --fetch, also read cited pages on this computer and on private networks',
		'zh-CN': '与 --fetch 一起使用时，也读取本机和专用网络上的所引页面',
	}),
	search: says<Choices>({
		en: ({ choices }) =>
			`search the web for facts that no available source settles: ${choices.join(', ')}; with a model`,
		'zh-CN': ({ choices }) => `在网上搜索现有来源无法判定的事实：${choices.join('、')}；需要模型`,
	}),
	searchUrl: says({
		en: 'address of the search service; required for SearXNG',
		'zh-CN': '搜索服务的地址；使用 SearXNG 时必填',
	}),
	query: says({ en: 'the question the report answers', 'zh-CN': '报告要回答的问题' }),
	skills: says({
		en: 'folder with custom skills: new ones, replacements and extensions',
		'zh-CN': '存放自定义技能的文件夹：可新增、替换或扩展',
	}),
	cache: says({
		en: 'cache folder for model answers and sources that were read',
		'zh-CN': '缓存模型回答和已读来源的文件夹',
	}),
	cacheAnalyses: says({
		en: 'keep analyses in this folder, and read a report that has not changed from there',
		'zh-CN': '把分析结果保存在此文件夹中，未改动的报告直接从中读取',
	}),
	noCache: says({ en: 'do not use the cache and store nothing in it', 'zh-CN': '不使用缓存，也不写入缓存' }),
	config: says({
		en: 'configuration file to use instead of the nearest plumbline.config.json or .yaml',
		'zh-CN': '要使用的配置文件，代替最近的 plumbline.config.json 或 .yaml',
	}),
	stdinFilename: says({
		en: 'the name to show for a report read from standard input (-)',
		'zh-CN': '从标准输入（-）读取的报告所显示的名称',
	}),
	lang: says<Choices>({
		en: ({ choices }) => `the language of results and messages: ${choices.join(' or ')} (default en)`,
		'zh-CN': ({ choices }) => `结果和提示所用的语言：${choices.join(' 或 ')}（默认 en）`,
	}),
	stdio: says({
		en: 'speak with the editor on standard input and output',
		'zh-CN': '通过标准输入和标准输出与编辑器通信',
	}),
	from: says<Choices>({
		en: ({ choices }) => `where entries of references are taken from: ${choices.join(' or ')}`,
		'zh-CN': ({ choices }) => `参考文献条目的来源：${choices.join(' 或 ')}`,
	}),
	zoteroPort: says({
		en: 'the port that Zotero answers at on this computer (default 23119)',
		'zh-CN': 'Zotero 在本机应答的端口（默认 23119）',
	}),
	outputEntries: says({
		en: 'the file of entries (CSL JSON) to write, instead of the one that the front matter names or references.json',
		'zh-CN': '要写入的条目文件（CSL JSON），代替 front matter 指定的文件或 references.json',
	}),
	http: says({
		en: 'answer several clients over HTTP at this port of this computer (127.0.0.1; 0 takes a free one) instead of one on standard input and output',
		'zh-CN':
			'在本机（127.0.0.1）的该端口上通过 HTTP 应答多个客户端（0 表示任取空闲端口），代替标准输入输出上的单个客户端',
	}),
	noColor: says({ en: 'no colours, even in a terminal', 'zh-CN': '不使用颜色，即使在终端中' }),
	help: says({ en: 'show this help', 'zh-CN': '显示本帮助' }),
};

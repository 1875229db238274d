import { type Message, says } from './model';

type Basis = 'rule' | 'model' | 'unscored';
type Framework = 'finResearch' | 'reportEval' | 'jade';
type TaskType = keyof typeof taskNames;

/** FinResearchBench's task types in Chinese. */
const taskNames = {
	'Stock-Specific Analysis': '个股分析',
	'Event Analysis': '事件分析',
	'Stock Selection from Given Plate': '板块选股',
	'Sector Analysis': '行业分析',
	'Investment Morning Brief': '投资晨报',
	'Post-Market Recap': '盘后复盘',
	'Expert Opinion': '专家观点',
	'Stock-Specific Performance': '个股表现',
	'Stock-Specific Movements': '个股异动',
	'Market Performance and Analysis': '市场表现与分析',
	'Plate Performance and Analysis': '板块表现与分析',
	'Criteria-based Stock Filtering': '条件选股',
	'Trade Recommendation': '交易建议',
	'Trending News': '热点新闻',
	'Investment Education': '投资教育',
};

/** What scores are called, and why the figures of FinResearchBench and ReportEval are what they are. */
export const scores = {
	framework: says<{ framework: Framework }>({
		en: ({ framework }) => frameworks[framework],
		'zh-CN': ({ framework }) => frameworks[framework],
	}),
	about: says<{ framework: Framework }>({
		en: ({ framework }) => about.en[framework],
		'zh-CN': ({ framework }) => about['zh-CN'][framework],
	}),
	basis: says<{ basis: Basis }>({
		en: ({ basis }) => ({ rule: 'rule', model: 'model', unscored: 'not scored' })[basis],
		'zh-CN': ({ basis }) => ({ rule: '规则', model: '模型', unscored: '未评分' })[basis],
	}),
	basisMeaning: says<{ basis: Basis }>({
		en: ({ basis }) => meanings.en[basis],
		'zh-CN': ({ basis }) => meanings['zh-CN'][basis],
	}),
	/** What a value is measured on. */
	range: says<{ from: number; to: number }>({
		en: ({ from, to }) => (from === 0 ? `of ${to}` : `of ${minus(from)} to ${to}`),
		'zh-CN': ({ from, to }) => (from === 0 ? `/ ${to}` : `（${minus(from)} 至 ${to}）`),
	}),

	/** By which of FinResearchBench's kinds of question; `null`: by none of them. */
	judgedAs: says<{ type: TaskType | null; basis: 'rule' | 'model' }>({
		en: ({ type, basis }) =>
			type === null
				? 'The model says that none of the paper’s task types fits the question.'
				: `Judged as “${type}”, ${basis === 'model' ? 'as the model reads the question' : 'by the words of the question'}.`,
		'zh-CN': ({ type, basis }) =>
			type === null
				? '模型认为论文中的任务类型都不适合该问题。'
				: `${basis === 'model' ? '按模型对问题的理解' : '按问题的用词'}，以“${taskNames[type]}”评判。`,
	}),

	width: says<{ mean: number }>({
		en: ({ mean }, { number }) =>
			`A key statement that rests on others rests on ${number(mean)} of them directly, on average.`,
		'zh-CN': ({ mean }, { number }) => `有依据的关键陈述平均直接依据 ${number(mean)} 条其他关键陈述。`,
	}),
	depth: says<{ most: number; mean: number }>({
		en: ({ most, mean }, { number, plural }) =>
			`From the title down to what nothing else supports it is ${most} ${plural(most, 'step', 'steps')} at most, ${number(mean)} on average.`,
		'zh-CN': ({ most, mean }, { number }) => `从标题逐层到最末的依据，最多 ${most} 层，平均 ${number(mean)} 层。`,
	}),
	density: says<{ evidence: number; nodes: number }>({
		en: ({ evidence, nodes }, { plural }) =>
			`${evidence} of the ${nodes} key statements ${plural(evidence, 'is', 'are')} evidence.`,
		'zh-CN': ({ evidence, nodes }) => `${nodes} 条关键陈述中有 ${evidence} 条是证据。`,
	}),
	/** Of a dimension that a model alone can score. */
	needsReader: says({
		en: 'Needs a reader: score it with a model.',
		'zh-CN': '需要通读后评判：请用模型评分。',
	}),
	/** Where a model read the report and could not draw all of its tree. */
	needsModelTree: says({
		en: 'Needs a logic tree that the model has drawn as a whole.',
		'zh-CN': '需要由模型完整绘制的逻辑树。',
	}),
	richness: says<{ words: number; headings: number }>({
		en: ({ words, headings }, { number, plural }) =>
			headings === 0
				? `${number(words)} words without a heading below the title.`
				: `${number(words)} words under ${headings} ${plural(headings, 'heading', 'headings')}: ${Math.round(words / headings)} each.`,
		'zh-CN': ({ words, headings }, { number }) =>
			headings === 0
				? `${number(words)} 词，标题之下没有小标题。`
				: `${number(words)} 词，分在 ${headings} 个小标题之下：平均每个 ${Math.round(words / headings)} 词。`,
	}),
	missing: says<{ missing: number; of: number }>({
		en: ({ missing, of }, { plural }) =>
			`${missing} of its ${of} dimensions ${plural(missing, 'is', 'are')} not scored.`,
		'zh-CN': ({ missing, of }) => `${of} 个维度中有 ${missing} 个未评分。`,
	}),

	offlineTree: says({ en: 'The condensed tree, drawn offline.', 'zh-CN': '离线绘制的精简逻辑树。' }),
	treeInstead: says({
		en: 'There is no reading of the report by a model, so this is the tree drawn offline, and nobody judged what carries its arguments.',
		'zh-CN': '没有模型对报告的通读结果，因此这是离线绘制的逻辑树，其论点的支撑未经评判。',
	}),
	treeRead: says({
		en: 'The tree is the argument as the model has read it.',
		'zh-CN': '这棵逻辑树是模型通读报告所得的论证。',
	}),
	treeGaps: says<{ lines: number }>({
		en: ({ lines }, { plural }) =>
			`The tree is the argument as the model has read it, without ${lines} ${plural(lines, 'line', 'lines')} of the report that it could not read.`,
		'zh-CN': ({ lines }) => `这棵逻辑树是模型通读报告所得的论证，但不含它未能读取的 ${lines} 行。`,
	}),

	/** `scores` are those of the runs that gave one. */
	mean: says<{ scores: readonly number[]; runs: number }>({
		en: ({ scores, runs }, { plural }) =>
			`The mean of ${scores.length} ${plural(scores.length, 'run', 'runs')}: ${scores.join(', ')}${scores.length < runs ? ` (${runs - scores.length} of ${runs} gave none)` : ''}.`,
		'zh-CN': ({ scores, runs }) =>
			`${scores.length} 次评判的平均值：${scores.join('、')}${scores.length < runs ? `（${runs} 次中有 ${runs - scores.length} 次没有给出）` : ''}。`,
	}),
	reasonsDropped: says<{ count: number }>({
		en: ({ count }) =>
			`${count === 1 ? 'One reason was' : `${count} reasons were`} left out: what the model quoted does not stand in the report.`,
		'zh-CN': ({ count }) => `有 ${count} 条理由未采用：模型引用的文字不在报告中。`,
	}),
	arguments: says<{ supported: number; partial: number; unsupported: number; unknown: number }>({
		en: ({ supported, partial, unsupported, unknown }) =>
			`Of the ${supported + partial + unsupported + unknown} arguments of the tree it judged, the model finds ${supported} supported, ${partial} partly and ${unsupported} not${unknown > 0 ? `, ${unknown} not judged` : ''}.`,
		'zh-CN': ({ supported, partial, unsupported, unknown }) =>
			`在其评判的逻辑树的 ${supported + partial + unsupported + unknown} 个论点中，模型认为 ${supported} 个有支撑、${partial} 个部分有支撑、${unsupported} 个无支撑${unknown > 0 ? `，${unknown} 个未评判` : ''}。`,
	}),
	carriedByNothing: says<{ count: number }>({
		en: ({ count }, { plural }) =>
			`${count} that the model called supported ${plural(count, 'has', 'have')} neither a statement that serves ${plural(count, 'it', 'them')} nor a source: counted as partly.`,
		'zh-CN': ({ count }) => `其中 ${count} 个模型称有支撑，却既没有支撑它的陈述，也没有来源：按部分有支撑计。`,
	}),
	/** In the model's words, which may be empty. */
	notSupported: says<{ reason: string }>({
		en: ({ reason }) => (reason === '' ? 'Not supported.' : `Not supported: ${reason}`),
		'zh-CN': ({ reason }) => (reason === '' ? '无支撑。' : `无支撑：${reason}`),
	}),
	moreNotSupported: says<{ count: number }>({
		en: ({ count }, { plural }) =>
			`And ${count} more ${plural(count, 'argument that is', 'arguments that are')} not supported.`,
		'zh-CN': ({ count }) => `另有 ${count} 个论点无支撑。`,
	}),
	abridged: says({
		en: 'The model was shown the report abridged: it is too long for one question.',
		'zh-CN': '报告过长，一个问题放不下，因此只向模型展示了节选。',
	}),
	noReason: says({ en: 'The model gave no reason.', 'zh-CN': '模型没有给出理由。' }),
	notJudged: says<{ why: Message }>({
		en: ({ why }, { say }) => `The model did not judge this, so there is no score: ${say(why)}`,
		'zh-CN': ({ why }, { say }) => `模型没有评判这一项，因此没有分数：${say(why)}`,
	}),
	notInAnswer: says({ en: 'its answer did not contain it.', 'zh-CN': '它的回答不包含这一项。' }),
	unproven: says<{ score: number; counted: number }>({
		en: ({ score, counted }) =>
			`The model said ${score} and quoted nothing of the report that shows it: counted as ${counted}.`,
		'zh-CN': ({ score, counted }) => `模型给出 ${score} 分，却没有引用报告中能说明的文字：按 ${counted} 分计。`,
	}),
	/** More than the judge's own verdicts on the arguments bear. */
	beyondSupport: says<{ score: number; counted: number; supported: number; partial: number; unsupported: number }>({
		en: ({ score, counted, supported, partial, unsupported }) =>
			`The model said ${score}, but of ${supported + partial + unsupported} arguments it finds ${supported} supported and ${partial} partly: counted as ${counted}.`,
		'zh-CN': ({ score, counted, supported, partial, unsupported }) =>
			`模型给出 ${score} 分，但在 ${supported + partial + unsupported} 个论点中它认为只有 ${supported} 个有支撑、${partial} 个部分有支撑：按 ${counted} 分计。`,
	}),

	nothingToCompare: says({
		en: 'Fewer than two body paragraphs: there is nothing to compare.',
		'zh-CN': '正文段落不足两段：没有可比较的内容。',
	}),
	alike: says<{ alike: number; pairs: number }>({
		en: ({ alike, pairs }) => `${alike} of ${pairs} pairs of paragraphs are alike enough to be worth judging.`,
		'zh-CN': ({ alike, pairs }) => `${pairs} 对段落中有 ${alike} 对相似到值得评判。`,
	}),
	/** `why` is what went wrong first. */
	alikeJudged: says<{ alike: number; pairs: number; judged: number }>({
		en: ({ alike, pairs, judged }) =>
			`${alike} of ${pairs} pairs of paragraphs are alike; the model judged ${judged} of them${judged < alike ? `, so there is no mean over all pairs` : ''}. Pairs that are not alike have 4 points.`,
		'zh-CN': ({ alike, pairs, judged }) =>
			`${pairs} 对段落中有 ${alike} 对相似；模型评判了其中 ${judged} 对${judged < alike ? '，因此没有全部段落对的平均值' : ''}。不相似的段落对均为 4 分。`,
	}),
	/** In the model's words, which may be empty. */
	repeats: says<{ points: number; reason: string }>({
		en: ({ points, reason }) => `${points} of 4: ${reason || 'it repeats.'}`,
		'zh-CN': ({ points, reason }) => `${points} / 4：${reason || '内容重复。'}`,
	}),
	expectedRepetition: says<{ pairs: number }>({
		en: ({ pairs }, { plural }) =>
			`${pairs} more ${plural(pairs, 'pair is one', 'pairs are')} of introduction, summary or conclusion with the body; that repetition is expected and costs nothing.`,
		'zh-CN': ({ pairs }) => `另有 ${pairs} 对是引言、摘要或结论与正文的重复；这类重复在意料之中，不扣分。`,
	}),
	coverage: says({
		en: 'Of the statements that need a source, the share that names one. Counted; no source is read for it, and findings tell only of those that an editor would ask about.',
		'zh-CN': '需要来源的陈述中注明了来源的比例。只作统计，不读取来源；发现只列出编辑会追问的那些。',
	}),
	citing: says<{ statements: number; of: number }>({
		en: ({ statements, of }, { number, plural }) =>
			`${number(statements)} of ${number(of)} ${plural(of, 'statement', 'statements')} that ${plural(of, 'needs', 'need')} a source ${plural(statements, 'names', 'name')} one.`,
		'zh-CN': ({ statements, of }, { number }) =>
			`${number(of)} 条需要来源的陈述中有 ${number(statements)} 条注明了来源。`,
	}),
	noCoverage: says({
		en: 'No statement of the report needs a source.',
		'zh-CN': '报告中没有需要来源的陈述。',
	}),
};

const frameworks: Readonly<Record<Framework, string>> = {
	finResearch: 'FinResearchBench',
	reportEval: 'DeepResearch-ReportEval',
	jade: 'JADE',
};

const about = {
	en: {
		finResearch: 'Ten dimensions, each from 0 to 100: how broad, deep, dense and sound the argument is.',
		reportEval: 'Quality, non-redundancy, and whether the sources support the claims.',
		jade: 'An expert’s checklist: reasoning counts only as far as its evidence is confirmed.',
	},
	'zh-CN': {
		finResearch: '十个维度，每个 0 到 100：论证有多广、多深、多密、多严谨。',
		reportEval: '质量、非冗余性，以及来源能否支撑论断。',
		jade: '专家清单：只有证据得到证实，推理才计分。',
	},
} as const;

const meanings = {
	en: {
		rule: 'Computed by a published formula or a fixed rule.',
		model: 'Judged by a language model.',
		unscored: 'Not scored; the reason is given.',
	},
	'zh-CN': {
		rule: '由已发表的公式或固定规则算出。',
		model: '由语言模型评判。',
		unscored: '未评分，附有原因。',
	},
} as const;

function minus(value: number): string {
	return String(value).replace('-', '−');
}

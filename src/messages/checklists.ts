import { type Message, says } from './model';

type Kind = 'main' | 'need' | 'condition' | 'general' | 'flaw' | 'fact' | 'conclusion';
type Yes = 'yes' | 'partly' | 'no';

/** JADE’s checklists as they are shown. */
export const checklists = {
	query: says({ en: 'What the question asks for', 'zh-CN': '问题所要求的' }),
	facts: says({ en: 'Facts of the report', 'zh-CN': '报告中的事实' }),
	conclusions: says({ en: 'Conclusions of the report', 'zh-CN': '报告中的结论' }),
	/** Who made a list. */
	madeBy: says<{ basis: 'rule' | 'model' }>({
		en: ({ basis }) => (basis === 'model' ? 'made by the model' : 'made by rules'),
		'zh-CN': ({ basis }) => (basis === 'model' ? '由模型生成' : '由规则生成'),
	}),
	kind: says<{ kind: Kind }>({
		en: ({ kind }) => kinds.en[kind],
		'zh-CN': ({ kind }) => kinds['zh-CN'][kind],
	}),
	/** Questions that rules ask, worded in the language of the report. Models answer them too: new words are new questions. */
	isTrue: says<{ text: string }>({
		en: ({ text }) => `Is it true that “${text}”?`,
		'zh-CN': ({ text }) => `以下陈述是否属实：“${text}”`,
	}),
	sourceSupports: says<{ text: string }>({
		en: ({ text }) => `Does the cited source carry “${text}”?`,
		'zh-CN': ({ text }) => `所引来源是否支持：“${text}”`,
	}),
	follows: says<{ text: string }>({
		en: ({ text }) => `Does what the report gives carry “${text}”?`,
		'zh-CN': ({ text }) => `报告给出的依据是否足以得出：“${text}”`,
	}),
	/** `mustHave` without a full stop. */
	delivers: says<{ name: string; mustHave: string }>({
		en: ({ name, mustHave }) =>
			`Does the report hand over this: ${name.charAt(0).toLowerCase()}${name.slice(1)} (${mustHave})?`,
		'zh-CN': ({ name, mustHave }) => `报告是否给出了${name}：${mustHave}？`,
	}),
	/** An item’s question as the reader’s language has it, where its skill says. */
	asked: says<{ question: string; questionZh?: string | undefined }>({
		en: ({ question }) => question,
		'zh-CN': ({ question, questionZh }) => questionZh ?? question,
	}),
	weight: says<{ weight: string }>({
		en: ({ weight }) => `weight ${weight}`,
		'zh-CN': ({ weight }) => `权重 ${weight}`,
	}),

	undecided: says({ en: 'not decided', 'zh-CN': '未判定' }),
	unverifiable: says({ en: 'not verifiable', 'zh-CN': '无法核实' }),
	notApplicable: says({ en: 'does not apply', 'zh-CN': '不适用' }),
	gated: says({ en: 'invalidated by a failed fact', 'zh-CN': '因事实未通过而失效' }),
	blocked: says({ en: 'not counted: the main task is not met', 'zh-CN': '不计：主要任务未完成' }),
	refuted: says({ en: 'refuted', 'zh-CN': '被推翻' }),
	/** `value` is how surely it is so, 0–1. */
	unsure: says<{ value: number }>({
		en: ({ value }) => `not certain enough, ${value.toFixed(2)}`,
		'zh-CN': ({ value }) => `把握不足，${value.toFixed(2)}`,
	}),
	confirmedInPart: says<{ value: number }>({
		en: ({ value }) => `partly confirmed, ${value.toFixed(2)}`,
		'zh-CN': ({ value }) => `部分属实，${value.toFixed(2)}`,
	}),
	confirmed: says<{ value: number }>({
		en: ({ value }) => `confirmed, ${value.toFixed(2)}`,
		'zh-CN': ({ value }) => `属实，${value.toFixed(2)}`,
	}),
	requirement: says<{ answer: Yes }>({
		en: ({ answer }) => ({ yes: 'met', partly: 'partly met', no: 'not met' })[answer],
		'zh-CN': ({ answer }) => ({ yes: '满足', partly: '部分满足', no: '未满足' })[answer],
	}),
	conclusion: says<{ answer: Yes }>({
		en: ({ answer }) => ({ yes: 'supported', partly: 'partly supported', no: 'not supported' })[answer],
		'zh-CN': ({ answer }) => ({ yes: '有支撑', partly: '部分有支撑', no: '无支撑' })[answer],
	}),
	flaw: says<{ answer: Yes }>({
		en: ({ answer }) => ({ yes: 'flaw present', partly: 'flaw partly present', no: 'flaw absent' })[answer],
		'zh-CN': ({ answer }) => ({ yes: '存在该缺陷', partly: '部分存在该缺陷', no: '没有该缺陷' })[answer],
	}),

	/** With the question of a failed fact, or of what is not met. */
	gatedBy: says<{ question: string }>({
		en: ({ question }) => `Invalidated by: ${question}`,
		'zh-CN': ({ question }) => `使其失效的事实：${question}`,
	}),
	blockedBy: says<{ question: string }>({
		en: ({ question }) => `Not counted, because this is not met: ${question}`,
		'zh-CN': ({ question }) => `不计，因为未满足：${question}`,
	}),
	found: says<{ supports: boolean; quote: string; source: Message }>({
		en: ({ supports, quote, source }, { say }) =>
			`${supports ? 'Supports it' : 'Contradicts it'}: “${quote}” (${say(source)})`,
		'zh-CN': ({ supports, quote, source }, { say }) => `${supports ? '支持' : '反驳'}：“${quote}”（${say(source)}）`,
	}),
	atPage: says<{ title: string; page: number | null }>({
		en: ({ title, page }) => (page === null ? title : `${title}, page ${page}`),
		'zh-CN': ({ title, page }) => (page === null ? title : `${title}，第 ${page} 页`),
	}),
	edited: says<{ question: string }>({
		en: ({ question }) => `${question} (edited)`,
		'zh-CN': ({ question }) => `${question}（已更改）`,
	}),

	/** What a fact carries: points of 100, and how many conclusions it would bring down. */
	carries: says<{ points: number | null; of: 'final' | 'reasoning'; falls: number }>({
		en: ({ points, of, falls }, { plural }) =>
			[
				...(points === null
					? []
					: [`carries ${points.toFixed(1)} ${of === 'reasoning' ? 'points of reasoning' : 'points of 100'}`]),
				...(falls === 0 ? [] : [`${falls} ${plural(falls, 'conclusion depends', 'conclusions depend')} on it`]),
			].join('; '),
		'zh-CN': ({ points, of, falls }) =>
			[
				...(points === null ? [] : [`关系到${of === 'reasoning' ? '推理分' : '总分'}的 ${points.toFixed(1)} 分`]),
				...(falls === 0 ? [] : [`${falls} 个结论依赖它`]),
			].join('；'),
	}),

	assumed: says({ en: 'Assumed.', 'zh-CN': '已假设。' }),
	assumeFact: says<{ yes: boolean }>({
		en: ({ yes }) => (yes ? 'assume it is true' : 'assume it is false'),
		'zh-CN': ({ yes }) => (yes ? '假设其属实' : '假设其不属实'),
	}),
	assumeFlaw: says<{ yes: boolean }>({
		en: ({ yes }) => (yes ? 'assume the flaw is present' : 'assume the flaw is absent'),
		'zh-CN': ({ yes }) => (yes ? '假设该缺陷存在' : '假设该缺陷不存在'),
	}),
	assumeMet: says<{ yes: boolean }>({
		en: ({ yes }) => (yes ? 'assume it is met' : 'assume it is not met'),
		'zh-CN': ({ yes }) => (yes ? '假设已满足' : '假设未满足'),
	}),
	/** What it would be, and what it is now. */
	figureThen: says<{ figure: 'final' | 'reasoning' | 'evidence'; value: number; now: number }>({
		en: ({ figure, value, now }) =>
			`${{ final: 'final score', reasoning: 'reasoning', evidence: 'evidence' }[figure]} ${signed(value)} instead of ${signed(now)}`,
		'zh-CN': ({ figure, value, now }) =>
			`${{ final: '总分', reasoning: '推理', evidence: '证据' }[figure]} ${signed(value)}，原为 ${signed(now)}`,
	}),
	gatedThen: says<{ count: number; now: number }>({
		en: ({ count, now }, { plural }) =>
			`${count} ${plural(count, 'conclusion', 'conclusions')} invalidated by a fact instead of ${now}`,
		'zh-CN': ({ count, now }) => `因事实失效的结论 ${count} 个，原为 ${now} 个`,
	}),

	/** Where the skills come from. */
	activation: says<{ from: 'chosen' | 'report' | 'query' | 'model' | 'fallback' | 'none' }>({
		en: ({ from }) => activations.en[from],
		'zh-CN': ({ from }) => activations['zh-CN'][from],
	}),
	/** With the words that spoke for it, the first three at most. */
	skill: says<{ title: string; why: readonly Message[]; more: boolean }>({
		en: ({ title, why, more }, { say }) =>
			why.length === 0
				? title
				: `${title} (${[...why.map((one) => quoted(say(one))), ...(more ? ['…'] : [])].join(', ')})`,
		'zh-CN': ({ title, why, more }, { say }) =>
			why.length === 0
				? title
				: `${title}（${[...why.map((one) => quoted(say(one))), ...(more ? ['…'] : [])].join('、')}）`,
	}),
	judgedBy: says<{ skills: readonly Message[]; activation: Message | null }>({
		en: ({ skills, activation }, { say }) =>
			`Judged as: ${skills.map(say).join(', ')}. ${activation ? `${say(activation)} ` : ''}Change them with “skills:” in the front matter.`,
		'zh-CN': ({ skills, activation }, { say }) =>
			`评判依据的技能：${skills.map(say).join('、')}。${activation ? say(activation) : ''}可在文件头用“skills:”更改。`,
	}),
	noSkills: says<{ activation: Message | null }>({
		en: ({ activation }, { say }) =>
			`Judged as: no particular kind of report, because no skill is active. ${activation ? `${say(activation)} ` : ''}Choose some with “skills:” in the front matter.`,
		'zh-CN': ({ activation }, { say }) =>
			`评判依据的技能：没有启用任何技能，因此不按特定类型的报告评判。${activation ? say(activation) : ''}可在文件头用“skills:”选择。`,
	}),
};

const kinds: Readonly<Record<'en' | 'zh-CN', Readonly<Record<Kind, string>>>> = {
	en: {
		main: 'main task',
		need: 'need',
		condition: 'condition',
		general: 'general',
		flaw: 'flaw',
		fact: 'fact',
		conclusion: 'conclusion',
	},
	'zh-CN': {
		main: '主要任务',
		need: '需求',
		condition: '条件',
		general: '通用',
		flaw: '缺陷',
		fact: '事实',
		conclusion: '结论',
	},
};

const activations = {
	en: {
		chosen: 'You chose these skills.',
		report: 'The report names these skills.',
		query: 'These skills match the report’s question.',
		model: 'The model chose these skills.',
		none: 'The model says that none of the skills fits the question.',
		fallback: 'No skill matches the question; choose some, or add a question under “query” in the front matter.',
	},
	'zh-CN': {
		chosen: '这些技能由您选择。',
		report: '这些技能由报告指定。',
		query: '这些技能与报告的问题相符。',
		model: '这些技能由模型选择。',
		none: '模型认为没有适合该问题的技能。',
		fallback: '没有与问题相符的技能；请自行选择，或在文件头的“query”下写明问题。',
	},
} as const;

function quoted(text: string): string {
	return `“${text}”`;
}

function signed(value: number): string {
	return value.toFixed(2).replace('-', '−');
}

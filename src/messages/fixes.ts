import { says } from './model';

type State = 'flaw' | 'partly' | 'unmet' | 'partlySupported' | 'unsupported' | 'refuted' | 'unsure';

/** What to fix first. */
export const fixes = {
	title: says({ en: 'Fix first', 'zh-CN': '优先修正' }),
	/** What the order goes by, and what the points of a step are. */
	about: says({
		en: 'The weightiest and most certain first. Points, where given, are what a judged item adds to the score of 100.',
		'zh-CN': '最重要、最确定的在前。注明的分数是已评判条目可为百分制得分增加的分数。',
	}),
	effort: says<{ effort: 'small' | 'medium' | 'large' }>({
		en: ({ effort }) => ({ small: 'low effort', medium: 'medium effort', large: 'high effort' })[effort],
		'zh-CN': ({ effort }) => ({ small: '工作量小', medium: '工作量中', large: '工作量大' })[effort],
	}),
	/** An item of a checklist: its question, and why it came out so. */
	item: says<{ state: State; question: string; why: string }>({
		en: ({ state, question, why }) => `${states.en[state]}: ${question}${why ? ` ${why}` : ''}`,
		'zh-CN': ({ state, question, why }) => `${states['zh-CN'][state]}：${question}${why ? ` ${why}` : ''}`,
	}),
	/** Where an item stands that has no line. */
	theItem: says({ en: 'the item', 'zh-CN': '该项' }),
	/** Behind a step: `JADE +1.2, low effort`. */
	takes: says<{ gain: string | null; effort: string }>({
		en: ({ gain, effort }) => [gain, effort].filter(Boolean).join(', '),
		'zh-CN': ({ gain, effort }) => [gain, effort].filter(Boolean).join('，'),
	}),
};

const states: Readonly<Record<'en' | 'zh-CN', Readonly<Record<State, string>>>> = {
	en: {
		flaw: 'A flaw',
		partly: 'Partly met',
		unmet: 'Not met',
		partlySupported: 'Partly supported',
		unsupported: 'Not supported',
		refuted: 'Refuted',
		unsure: 'Not certain enough',
	},
	'zh-CN': {
		flaw: '缺陷',
		partly: '部分满足',
		unmet: '未满足',
		partlySupported: '部分有支撑',
		unsupported: '无支撑',
		refuted: '被推翻',
		unsure: '把握不足',
	},
};

import { type Message, says } from './model';

/** How far scores agree with human ratings, and why a figure is missing. */
export const agreement = {
	/** Of a line in the table of ratings; `why` as it was told. */
	leftOut: says<{ line: number; why: string }>({
		en: ({ line, why }) => `Line ${line} is left out. ${why}`,
		'zh-CN': ({ line, why }) => `第 ${line} 行未采用。${why}`,
	}),
	ratings: says<{ ratings: number; groups: number }>({
		en: ({ ratings, groups }, { number, plural }) =>
			`${number(ratings)} ${plural(ratings, 'rating', 'ratings')}${groups > 1 ? ` in ${number(groups)} groups` : ''}`,
		'zh-CN': ({ ratings, groups }, { number }) =>
			`${groups > 1 ? `${number(groups)} 组，共 ` : ''}${number(ratings)} 个评分`,
	}),

	value: says({ en: 'value', 'zh-CN': '数值' }),
	confidence: says({ en: '95 % interval', 'zh-CN': '95% 区间' }),
	interval: says<{ from: string; to: string }>({
		en: ({ from, to }) => `${from} to ${to}`,
		'zh-CN': ({ from, to }) => `${from} 至 ${to}`,
	}),
	mad: says({ en: 'mean absolute deviation', 'zh-CN': '平均绝对偏差' }),
	ranking: says({ en: 'ranking agreement, %', 'zh-CN': '排序一致率，%' }),

	/** Pairs of reports, by what the scores make of the order that people put them in. */
	pairs: says<{ agree: number; tied: number; oppose: number; humanTied: number }>({
		en: ({ agree, tied, oppose, humanTied }, { number, plural }) => {
			const ranked = agree + tied + oppose;
			return [
				`${number(ranked)} ${plural(ranked, 'pair', 'pairs')} ranked by people: the scores agree on ${number(agree)}, tie on ${number(tied)} and disagree on ${number(oppose)}.`,
				`${number(humanTied)} ${plural(humanTied, 'pair that people rated the same is', 'pairs that people rated the same are')} left out.`,
			].join(' ');
		},
		'zh-CN': ({ agree, tied, oppose, humanTied }, { number }) =>
			`人工排出先后的有 ${number(agree + tied + oppose)} 对：分数与之一致 ${number(agree)} 对，同分 ${number(tied)} 对，相反 ${number(oppose)} 对。人工评分相同的 ${number(humanTied)} 对不计。`,
	}),
	noCorrelation: says({
		en: 'No correlation: the ratings, or the scores, are all the same.',
		'zh-CN': '没有相关系数：评分或分数全部相同。',
	}),
	noRanking: says({
		en: 'No ranking: no two reports of a group were rated differently.',
		'zh-CN': '没有排序一致率：没有同组的两份报告得到不同的评分。',
	}),
	/** The intervals are drawn from ratings, or from groups where there are several. */
	fewRatings: says<{ ratings: number }>({
		en: ({ ratings }, { number, plural }) =>
			`With ${number(ratings)} ${plural(ratings, 'rating', 'ratings')} the intervals are rough, most likely too narrow.`,
		'zh-CN': ({ ratings }, { number }) => `评分只有 ${number(ratings)} 个，区间很粗略，很可能过窄。`,
	}),
	fewGroups: says<{ groups: number }>({
		en: ({ groups }, { number }) => `With ${number(groups)} groups the intervals are rough, most likely too narrow.`,
		'zh-CN': ({ groups }, { number }) => `评分只有 ${number(groups)} 组，区间很粗略，很可能过窄。`,
	}),

	/** The papers’ own figures. */
	inPapers: says({ en: 'In the papers', 'zh-CN': '论文中的数值' }),
	shortRanking: says({ en: 'ranking %', 'zh-CN': '排序 %' }),
	ofPaper: says<{ name: Message; paper: Message }>({
		en: ({ name, paper }, { say }) => `${say(name)} (${say(paper)})`,
		'zh-CN': ({ name, paper }, { say }) => `${say(name)}（${say(paper)}）`,
	}),
	quality: says({ en: 'DeepResearch-ReportEval, quality', 'zh-CN': 'DeepResearch-ReportEval，质量' }),
	plainJudge: says({ en: 'A plain model judge', 'zh-CN': '普通的模型评判' }),
	tableOf: says<{ paper: string; table: number }>({
		en: ({ paper, table }) => `${paper}, Table ${table}`,
		'zh-CN': ({ paper, table }) => `${paper}，表 ${table}`,
	}),
};

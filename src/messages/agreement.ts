import { says } from './model';

/** How far scores agree with people. */
export const agreement = {
	/** What was rated, with how many ratings; in groups where there are several. */
	title: says<{ dimension: string; ratings: number; groups: number }>({
		en: ({ dimension, ratings, groups }, { number, plural }) =>
			`${dimension && `${dimension} · `}${number(ratings)} ${plural(ratings, 'rating', 'ratings')}${groups > 1 ? ` in ${number(groups)} groups` : ''}`,
		'zh-CN': ({ dimension, ratings, groups }, { number }) =>
			`${dimension && `${dimension} · `}${number(ratings)} 个评分${groups > 1 ? `，分为 ${number(groups)} 组` : ''}`,
	}),
	value: says({ en: 'value', 'zh-CN': '数值' }),
	interval: says({ en: '95 % interval', 'zh-CN': '95 % 区间' }),
	from: says<{ low: string; high: string }>({
		en: ({ low, high }) => `${low} to ${high}`,
		'zh-CN': ({ low, high }) => `${low} 至 ${high}`,
	}),
	deviation: says({ en: 'mean absolute deviation', 'zh-CN': '平均绝对偏差' }),
	pearson: says({ en: 'Pearson r', 'zh-CN': 'Pearson r' }),
	spearman: says({ en: 'Spearman ρ', 'zh-CN': 'Spearman ρ' }),
	ranking: says({ en: 'ranking agreement, %', 'zh-CN': '排序一致率，%' }),
	withinGroups: says({ en: 'ρ within groups', 'zh-CN': '组内 ρ' }),
	atLength: says({ en: 'the same at equal length', 'zh-CN': '篇幅相同时的组内 ρ' }),
	/** The baseline: the number of characters in place of a score. */
	lengthAlone: says({ en: 'plain length, ρ within groups', 'zh-CN': '仅凭篇幅的组内 ρ' }),
	raters: says({ en: 'raters with each other, ρ', 'zh-CN': '评分者之间的 ρ' }),
	goesWithLength: says<{ rho: string }>({
		en: ({ rho }) => `The scores go with length (ρ ${rho}): trust what is left at equal length.`,
		'zh-CN': ({ rho }) => `分数与篇幅相关（ρ ${rho}）：请以篇幅相同时的数值为准。`,
	}),
	pairs: says<{ agree: number; tied: number; oppose: number; humanTied: number }>({
		en: ({ agree, tied, oppose, humanTied }, { number, plural }) => {
			const ranked = agree + tied + oppose;
			return [
				`${number(ranked)} ${plural(ranked, 'pair', 'pairs')} ranked by people: the scores agree on ${number(agree)}, tie on ${number(tied)} and disagree on ${number(oppose)}.`,
				`${number(humanTied)} ${plural(humanTied, 'pair that people rated the same is', 'pairs that people rated the same are')} left out.`,
			].join(' ');
		},
		'zh-CN': ({ agree, tied, oppose, humanTied }, { number }) =>
			`人工分出高低的有 ${number(agree + tied + oppose)} 对：分数排序一致 ${number(agree)} 对，分数相同 ${number(tied)} 对，相反 ${number(oppose)} 对。人工评分相同的 ${number(humanTied)} 对不计。`,
	}),
	noCorrelation: says({
		en: 'No correlation: the ratings, or the scores, are all the same.',
		'zh-CN': '没有相关系数：评分或分数全都相同。',
	}),
	noRanking: says({
		en: 'No ranking: no two reports of a group were rated differently.',
		'zh-CN': '没有排序一致率：人工评分在组内没有分出任何一对的高低。',
	}),
	/** Of ratings, or of groups where there are several. */
	rough: says<{ units: number; grouped: boolean }>({
		en: ({ units, grouped }, { number, plural }) =>
			`With ${number(units)} ${grouped ? plural(units, 'group', 'groups') : plural(units, 'rating', 'ratings')} the intervals are rough, most likely too narrow.`,
		'zh-CN': ({ units, grouped }, { number }) =>
			`只有 ${number(units)} ${grouped ? '组' : '个评分'}，区间很粗略，很可能偏窄。`,
	}),
	inPapers: says({ en: 'In the papers', 'zh-CN': '论文中的数值' }),
	/** Short, for the papers’ figures. */
	mad: says({ en: 'MAD', 'zh-CN': '平均偏差' }),
	rankingShort: says({ en: 'ranking %', 'zh-CN': '排序 %' }),
};

import { type Bilingual, phrases, words } from './entries';

/* Parts of the names of columns, by what the figures below them are. */

/** Growth a year over several. */
export const yearlyGrowthColumns: Bilingual = { en: words('cagr'), zh: words('年均 复合') };

export const shareColumns: Bilingual = { en: phrases('share, % of, percent of'), zh: words('占比 比重 份额') };

export const revenueColumns: Bilingual = {
	en: words('revenue(s) sales income turnover'),
	zh: words('收入 营收 销售额'),
};

/** What is left of the one once the other is paid. */
export const profitColumns: Bilingual = {
	en: phrases('(net |gross |operating ){profit(s)|surplus|balance}, net income, difference'),
	zh: words('利润 盈余 结余 盈利 差额'),
};

/** Says of a growth, a margin or a rest that it is worked out otherwise than from what stands in the table. */
export const otherBasis: Bilingual = {
	en: phrases(
		`organic, {constant|local} currenc{y|ies}, like[- ]for[- ]like, underlying, adjusted, normali[sz]ed, comparable, real, target(s),
		guidance, market, consensus, same[- ]store, restated, pro forma, average, opening, excl, excluding, ex, industry, peer(s)`,
	),
	zh: words('可比 内生 同店 同口径 不变价 实际 目标 指引 行业 市场 一致预期 平均 期初 扣非 调整 剔除 经调整'),
};

/** The whole name of a growth that is of what stands beside it. */
export const bareGrowth: Bilingual = {
	en: phrases(
		`{growth|change|increase|chg|delta|Δ|variation}( rate), {yoy|y/y|y-o-y|annual|year-on-year|year-over-year}( {growth|change|increase}( rate)),
		{growth|change}( rate) {yoy|y/y|y-o-y|year-on-year}, percent(age) {change|growth}, {change|growth} in percent`,
	),
	zh: words(
		'{同比|年|较上年}{增速|增长率|增长|变动|变化|增幅|} 增速 增长率 增幅 涨幅 变动率 增长 变化率 同比增减 增减',
	),
};

import { type Bilingual, phrases, words } from './entries';

/* Parts of the names of columns, by what the figures below them are; in English wherever the letters stand. */

export const growthColumns: Bilingual = {
	en: words('growth change chg yoy y/y y-o-y increase decline Δ variation'),
	zh: words('增速 增长 同比 环比 变动 变化 增幅 涨幅 降幅 涨跌'),
};

/** Growth a year over several. */
export const yearlyGrowthColumns: Bilingual = { en: words('cagr'), zh: words('年均 复合') };

export const differenceColumns: Bilingual = {
	en: words('difference gap delta Δ net surplus balance change profit increase'),
	zh: words('差 净 变动 变化 增加 余额 盈余 利润'),
};

export const shareColumns: Bilingual = { en: phrases('share, % of, percent'), zh: words('占比 比重 份额') };

export const ratioColumns: Bilingual = {
	en: words('margin ratio rate % utili[sz]ation'),
	zh: words('利润率 毛利率 率 利用'),
};

/** What a price or a rate comes to by what it is of. */
export const productColumns: Bilingual = {
	en: words('revenue sales value cost amount total'),
	zh: words('收入 金额 销售额 成本 总额 市值 规模'),
};

/** The whole name of a column of anything: each row says what it has. */
export const anyColumns: Bilingual = {
	en: words('value(s) figure(s) data detail(s) metric(s) number(s) amount(s)'),
	zh: words('数值 数据 金额 内容'),
};

/** In the title of a table: its percentages are changes. */
export const growthTitles: Bilingual = { en: words('growth change increase'), zh: words('增长 增速 同比 变动') };

/** Says of a growth, a margin or a rest that it is worked out otherwise than from what stands in the table. */
export const otherBasis: Bilingual = {
	en: phrases(
		`organic, {constant|local} currenc{y|ies}, like[- ]for[- ]like, underlying, adjusted, normali[sz]ed, comparable, real, target(s),
		guidance, market, consensus, price, same[- ]store, restated, pro forma, average, opening, excl, excluding, ex, industry, peer(s)`,
	),
	zh: words('可比 内生 同店 同口径 不变价 实际 目标 指引 行业 市场 一致预期 价格 平均 期初 扣非 调整 剔除 经调整'),
};

/** The whole name of a growth that is of what stands beside it. */
export const bareGrowth: Bilingual = {
	en: phrases(
		`{growth|change|increase|chg}( rate), {yoy|y/y|y-o-y|annual}( {growth|change|increase}( rate)), {growth|change}( rate) {yoy|y/y|y-o-y}`,
	),
	zh: words('{同比|年}(增速|增长率|增长|变动|变化) 增速 增长率 增幅 涨幅 变动率'),
};

import { type Bilingual, phrases, words } from './entries';

/** Words that leave some parts out, or name no parts at all; the English ones as they begin. */
export const notAll: Bilingual = {
	en: [
		...phrases(`
		includ, such as, mainly, mostly, among, major, main, leading, principal, biggest, e.g., for example, largest, top,
		at least, up to, over, under, from, than, minus, less , deduct, net of
	`),
		{ word: 'per', notBefore: words('cent form iod son haps mit mis') },
	],
	zh: words('包括 主要 等 例如 如 增长 下降 同比 较 超过 减去 扣除 扣减'),
};

/** What is left of a whole, by words that name it. */
export const remainder: Bilingual = {
	en: words('remaining remainder rest balance'),
	zh: words('其余 其它 其他 余下 剩余'),
};

/** What is left of a time is no part of a whole: `the rest of the year`. */
export const times: Bilingual = {
	en: words('year quarter month week day decade century time period'),
	zh: words('时间 时期 年份 月份'),
};

/** With such words percentages are changes or rates, no parts of a whole; the English ones as they begin. */
export const noParts: Bilingual = {
	en: words('grew rose fell increas declin growth up down margin return yield'),
	zh: words('增长 下降 上升 增速 同比 利润率 收益率'),
};

/** Says that figures are rounded, so that they may not add up. */
export const rounded: Bilingual = {
	en: words('rounding rounded'),
	zh: words('四舍五入 尾差 取整'),
};

/** How the name of a row or column begins that adds up the others. */
export const totalNames: Bilingual = {
	en: phrases('(the )(grand |overall |group |sub(-)){total(s)|sum}'),
	zh: words('合计 总计 小计 总和 共计 总额 总量 全部'),
};

/** Behind `total`, what makes the name that of an item: `total debt`. */
export const totalItems = phrases('addressable, cost of, return, debt, assets');

/** Those that add up only the rows since the total before. */
export const subtotalNames: Bilingual = { en: words('sub(-)total(s)'), zh: words('小计') };

/** How a name ends that may be a total's, of more than the table names perhaps: `industry total`, 行业合计. */
export const totalEndings: Bilingual = { en: words('total(s)'), zh: words('合计 总计 小计') };

/** How the name of a row begins that is part of the row above it. */
export const partNames: Bilingual = { en: phrases('of which, thereof, including'), zh: words('其中') };

/** What does not add up: columns of it have no total, and rows of it are none. */
export const notAdding: Bilingual = {
	en: words(`
		growth change(s) yoy cagr margin(s) rate(s) average(s) avg mean(s) median price(s) per index score(s) rank(ing) ratio(s)
		yield return(s) year(s)
	`),
	zh: words('增速 增长 同比 环比 变动 均 率 价 排名 指数 得分 评分 倍'),
};

/** What rows of it are besides, which may come to the sum of others by chance. */
export const notTotals: Bilingual = {
	en: words('max(imum) min(imum) difference gap deviation target budget benchmark'),
	zh: words('最大 最小 最高 最低 中位 差额 差异 目标 预算 基准'),
};

/** Columns of shares of one whole. */
export const shareNames: Bilingual = { en: words('share(s)'), zh: words('占比 比重 份额 构成') };

/** Columns of percentages that may be such shares. */
export const percentNames: Bilingual = { en: phrases('percent(age), per cent, proportion(s)'), zh: words('比例') };

/** Columns of amounts of money. */
export const moneyNames: Bilingual = {
	en: words(`
		amount(s) value(s) revenue(s) sales turnover cost(s) spend(ing) expenditure(s) investment(s) capex income profit(s)
		loss(es) budget(s) debt(s) cash funding loans deposits assets capital
	`),
	zh: words('金额 收入 营收 销售额 成本 费用 支出 投资 利润 产值 资产 负债 存款 贷款'),
};

/** Rows of what is counted or given per head or share, whatever the unit of the other rows. */
export const countedNames: Bilingual = {
	en: words(`
		eps dps headcount employee(s) staff fte(s) number n count customer(s) user(s) store(s) site(s) unit(s) volume(s) people
		household(s) compan{y|ies} share(s) rank days months
	`),
	zh: words('每股 人数 员工 数量 家数 户数 客户 门店 排名 天数'),
};

import { type Bilingual, phrases, words } from './entries';

/** Between parts and the whole that stands behind them: `X, Y and Z, for a total of T`. */
export const comesTo: Bilingual = {
	en: phrases(`
		for a (combined )total of, total(l)ing, a (combined )total of, bringing the total to, adding up to,
		add(s|ed) up to, sum(s|med|ming) (up )to,
		together( they) {make|made|come to|came to|account(ed) for|reach(ed)|have|had|hold|own|operate|employ|produce(d)|number},
		{a|their} combined, in total(,), which total(s), for a sum of
	`),
	zh: words('共计 总计(为|达) 加起来(为|共) 相加(为|得) 总和(为|达)'),
};

/** Between a whole and the parts that stand behind it: `T, made up of X, Y and Z`. */
export const madeUpOf = phrases(`
	made up of, consist{s|ed|ing} of, compris{es|ed|ing}, composed of, split {into|between|across},
	divided {into|between}, broken down into, broke down into, the sum of, namely
`);

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

/** Says that shares are those of one whole. */
export const wholeInPercent: Bilingual = {
	en: phrases(`
		split, breakdown, mix, composition, structure, divided, broken down, breaks down, made up of, consist(s) of,
		comprise(s), allocation, distribution
	`),
	zh: words('构成 结构 组成 分布 拆分 划分'),
};

/** Says that figures are rounded, so that they may not add up. */
export const rounded: Bilingual = {
	en: words('rounding rounded'),
	zh: words('四舍五入 尾差 取整'),
};

import { type Bilingual, phrases, words } from './entries';

/** Words that say nothing about which quantity a number is. */
export const neutral = {
	en: words(`
		unit units reach reached stood stand total totaled totalled amount amounted recorded reported report hit end year years
		value valued level approximately about around nearly almost roughly some exceed exceeded currently according data show
		shows estimated stands came comes representing represent respectively figure overall making made make gave putting
		including see seen saw measured averaged account accounted period fiscal fy annual annually also still already now then
		thus therefore however
	`),
	zh: words(`
		达到 约为 约合 达 截至 年底 年末 年初 目前 其中 大约 左右 以上 超过 突破 接近 高达 分别为 分别 合计 共计 为 约 近 超 已
		共 的 了 在 是 有 将
	`),
} satisfies Bilingual;

/** Verbs that any number may stand behind, and words of grammar: one sentence may have one, another another. */
export const saying = {
	en: words(`
		the this that these those its their our his her it they we is was are were be been being has have had will would may
		might could can should do does did of in on at by for to from with as and or into up down worth sold generated
		earned posted achieved brought delivered produced employed equal equalled equals decreased
		expected forecast projected set more less than just only well over under
	`),
	zh: words('实现 录得 取得 创 增至 升至 降至 增长至 下降至 预计 预期 将 会 和 与 及 以 从 由 至 到 于 则 也 都 均'),
} satisfies Bilingual;

/** What surrounds the numbers of a source in any text: units, rounding, periods and verbs of saying. */
export const filling: Bilingual = {
	en: phrases(`
		percent(age), point(s), year[- ]{on|over}[- ]year, compared, total((l)ed), about, approximately, around, roughly,
		nearly, almost, million, billion, trillion, thousand, dollar(s), euro(s), reach(ed|es), amount(ed), according,
		report(ed|s), said, fiscal, quarter, annual(ly), period, previous, prior
	`),
	zh: words(`
		同比 环比 达到 约为 约 较上年 上年 去年 今年 全年 亿元 万元 美元 百分点 左右 数据 显示 为 达
	`),
};

/** What may stand in one of two sentences and not in the other without their saying something else. */
export const emptyWords = {
	en: words(`
		a an the of in by to at on for is was are were be been being has have had and its their his her our as that which also
		about around nearly almost roughly approximately some just
	`),
	zh: words('约为 达到 的 了 为 达 约 在 是'),
};

/** Quarters and halves of a year, however many years are told of. */
export const partsOfYear = {
	q1: { en: phrases('q1, {first|1st}[- ]quarter'), zh: words('{一|1}季度') },
	q2: { en: phrases('q2, {second|2nd}[- ]quarter'), zh: words('{二|2}季度') },
	q3: { en: phrases('q3, {third|3rd}[- ]quarter'), zh: words('{三|3}季度') },
	q4: { en: phrases('q4, {fourth|4th}[- ]quarter'), zh: words('{四|4}季度') },
	h1: { en: phrases('h1, 1h, {first|1st}[- ]half'), zh: words('上半年') },
	h2: { en: phrases('h2, 2h, {second|2nd}[- ]half'), zh: words('下半年') },
} satisfies Readonly<Record<string, Bilingual>>;

/** What makes a period, a place or an order of a part in words: `the first quarter`, `a better half`. */
export const ordinalWords = phrases(`
	first, second, third, fourth, latter, former, other, next, last, each, every, this, that, and a, and, per, final, better, back,
	front, top, bottom, left, right, upper, lower, early, late, H[12]
`);

/** Less than a year: what is told of it no yearly figure has. */
export const partOfYear: Bilingual = {
	en: words('quarter(s|ly) month(s|ly) half week(s|ly)'),
	zh: words('季度 半年 月 周'),
};

/** Currencies and months, which are read as such; not `may`, which is mostly a verb. */
export const currenciesAndMonths = words(`
	usd eur gbp cny rmb jpy cad aud hkd inr january february march april june july august september october november
	december
`);

/** Words of headings that say which part of a report it is, not what it is about. */
export const genericHeadings = {
	en: words(`
		market markets outlook summary executive overview detail details introduction background result results finding findings
		analysis analyses key figures figure data discussion performance financial financials growth cost costs price prices
		supply demand risk risks trend trends conclusion conclusions recommendation recommendations assessment forecast forecasts
		context main report section part body highlights takeaways size share shares sales revenue month months year years quarter
		monthly yearly annual
	`),
	zh: words(`
		摘要 概述 概况 概览 总览 市场 展望 分析 结论 正文 现状 趋势 背景 数据 主要 核心 关键 发现 规模 发展 前景 预测 建议 风险
		总结 执行 要点 引言 前言 报告 详细 详情 情况 财务 业绩
	`),
} satisfies Bilingual;

/** Words that make another measure of the one they stand with: two texts that differ in them tell of two quantities. */
export const qualifiers = {
	en: words(`
		median mean average gross net real nominal urban rural male female men women domestic foreign export import online
		offline minimum maximum peak low high upper lower first second third fourth fifth former latter early late new existing
		cumulative adjusted diluted basic operating inbound outbound before after public private direct indirect primary
		secondary north south east west onshore offshore long short small large top bottom without excluding including
	`),
	zh: words(`
		中位 位数 平均 均数 名义 实际 城镇 农村 男性 女性 进口 出口 线上 线下 最高 最低 上半 下半 累计 新增 存量 净利 毛利 国内
		国外 境内 境外 一线 二线 三线
	`),
} satisfies Bilingual;

/** Quantities that shares are taken of in their own right: `half the rate of the rest`. */
export const rates: Bilingual = {
	en: words(`
		rate(s) share(s) percentage(s) margin(s) ratio(s) level(s) yield(s) growth increase(s) decline(s) gain(s) rise(s)
		drop(s) fall(s) reduction(s) average mean median premium discount tax tariff interest efficiency accuracy probability
		risk inflation unemployment concentration(s)
	`),
	zh: words('率 比例 比重 份额 占比 水平 增速 增长 增幅 降幅 下降 平均 概率 税 利息'),
};

/** Says of a rate of growth that it compounds, also within longer words. */
export const compounding: Bilingual = { en: words('CAGR compound'), zh: words('复合') };

/** Says of a change that it is expected, so that no table of what was has it. */
export const expected: Bilingual = {
	en: phrases(
		`will, would, expect(s|ed|ing), forecast(s|ed|ing), project{s|ed|ing|ion|ions}, assum{e|es|ed|ing|ption}, scenario, if, target(s), could, may, might, should`,
	),
	zh: words('预计 预测 预期 假设 情景 如果 若 未来 目标 有望 将'),
};

/** With such words several numbers stand for several things. */
export const shared: Bilingual = { en: words('respectively'), zh: words('分别') };

/** With such words a number is for a time that only the text around tells. */
export const relativeTimes: Bilingual = {
	en: phrases('{last|previous|prior|that|same|this} {year|quarter|month|week|period}, a year {ago|earlier|before}'),
	zh: words('当年 同年 当月 当季 同期 上年 去年 上月 上季 前一年'),
};

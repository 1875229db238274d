import { type Bilingual, phrases, words } from './entries';

/** Words of a sentence whose numbers need not be what is: aims, conditions, limits, and what others have or think. */
export const unreal: Bilingual = {
	en: [
		...phrases('last {year|quarter|month|half}'),
		...words(`
		if would could should may might target(s|ed) guid{e|es|ed|ance} plan(s|ned) aim(s|ed) goal(s) threshold covenant limit(s) cap floor
		ceiling assum{e|es|ed|ing} assumption scenario(s) case bear bull stress consensus peer(s) average(s) median industry sector
		competitor(s) rival(s) until unless previously earlier ago previous prior former typical(ly) historical(ly) long-run long-term
		peak(ed) trough since falls rises drops increases decreases grows declines shrinks climbs
		`),
	],
	zh: words(`
		如果 假设 假定 若 目标 计划 规划 指引 上限 下限 门槛 情景 一致预期 可比公司 同行 行业平均 平均 中位 上年 去年 上一年 前一年
		此前 以前 过去 曾 历史 峰值 低谷 以来
	`),
};

/** In the name of a column: that its figures are those that hold. */
export const versions = { en: words('actual reported outturn new'), zh: words('实际 实绩') } satisfies Bilingual;

/** The same: that its figures are not of what has been. */
export const foreseen = {
	en: words('est estimate(s|d) forecast(s) plan(s|ned) budget(s|ed) target(s)'),
	zh: words('预测 预计 计划 目标'),
} satisfies Bilingual;

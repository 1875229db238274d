import { type Bilingual, phrases, words } from './entries';

/** Words that say of a quantity only that it has a value, or who says so. */
export const valued = {
	en: words(`
		come(s) came coming print(s|ed) post(s|ed) generat{e|es|ed} deliver(s|ed) earn(s|ed) achiev{e|es|ed} end(s|ed)
		finish(es|ed) clos{e|es|ed} expect(s|ed) forecast(s) project(s|ed) model see(s) saw lie(s) lay run(s|ning) ran
		remain(s|ed|ing) stay(s|ed) stand(s) stood total(s|led|ling) amount(s|ed|ing) account(s|ed|ing) arriv{e|es|ed} give(s)
		gave show(s|ed) go(es) went rise(s) rose risen rising grow(s) grew grown growing fall(s) fell fallen falling improv{e|es|ed}
		increas{e|es|ed} declin{e|es|ed} decreas{e|es|ed} drop(s|ped) climb(s|ed) slip(s|ped) edg{e|es|ed} widen(s|ed) narrow(s|ed)
		strengthen(s|ed) weaken(s|ed) advanc{e|es|ed} hold(s) held keep(s) kept leav{e|es|ing} left put(s) tak{e|es|ing} took
		need(s) cost(s) reach(es|ed) have has had be is was group company firm business overall whole again further back already
		therefore slightly well just only about alone cover(s|ed) produc{e|es|ed} suppl{y|ies|ied} sold sell(s) two three four five six
	`),
	zh: words(`
		全年 当年 本年 报告期内 期内 实现 达到 达 约为 约 大约 将 预计 有望 预测 则 已经 已 仍为 仍 也 均为 均 共计 共 合计 总计
		总共 的 在 是 为 由 从 至 到 升至 降至 提升至 提升到 提高到 提高至 上升至 下降至 回升至 回落至 增至 增加到 增加至 增长到 增长至 减至 减少到
		小幅 大幅 进一步 公司 我们 其中 发布 公告 年报 季报 中报 披露 显示 据 占 了 有 录得 分别 年末 年底 规模 水平 情形下 情景下 金额 高达 接近 近 超过 超 仅 只有 做到 收于
	`),
} satisfies Bilingual;

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

/** Names of rows that have all there is. */
export const wholes: Bilingual = {
	en: words('total(s) sum all overall'),
	zh: words('合计 总计 总和 共计 总额 总量 全部'),
};

/** How the name of a row ends that is a measure of something, rather than a thing that is measured. */
export const measureNames: Bilingual = {
	en: words(`
		revenue(s) sales turnover income profit(s) loss(es) earnings ebit ebita ebitda eps margin(s) cost(s) expense(s) expenditure
		spending capex opex debt cash flow(s) price(s) rate(s) ratio yield dividend(s) dps backlog order(s) intake leverage cover(age)
		growth share(s) volume(s) headcount employees staff capacity production output demand consumption emissions investment(s)
		assets equity liabilities retention churn arr conversion utili[sz]ation
	`),
	zh: words(
		'率 额 量 收入 利润 成本 费用 价格 均价 数 比 值 资产 负债 权益 现金 现金流 现金流净额 产值 产能 投资 支出 人数 面积 EPS PE',
	),
};

/** In the name of a column: that its figures are those that hold. */
export const versions = { en: words('actual reported outturn new'), zh: words('实际 实绩') } satisfies Bilingual;

/** The same: that its figures are not of what has been. */
export const foreseen = {
	en: words('est estimate(s|d) forecast(s) plan(s|ned) budget(s|ed) target(s)'),
	zh: words('预测 预计 计划 目标'),
} satisfies Bilingual;

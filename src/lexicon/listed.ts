import { type Bilingual, phrases, words } from './entries';

/** What a list may be a list of, as the text announces it with their number. */
export const listed: Bilingual = {
	en: phrases(`
		reasons, factors, drivers, causes, steps, stages, phases, recommendations, priorities, obstacles, barriers, hurdles,
		challenges, problems, issues, developments, changes, trends, themes, points, findings, lessons, conclusions, takeaways,
		messages, questions, hypotheses, assumptions, conditions, criteria, requirements, principles, rules, pillars, elements,
		components, parts, ingredients, dimensions, aspects, respects, areas, types, kinds, categories, classes, forms, options,
		ways, routes, paths, approaches, strategies, measures, actions, initiatives, levers, mechanisms, channels, forces,
		effects, benefits, advantages, disadvantages, drawbacks, strengths, weaknesses, opportunities, threats, risks,
		uncertainties, caveats, limitations, constraints, objectives, goals, aims, targets, tasks, features, characteristics,
		traits, properties, arguments, observations, signals, catalysts, triggers, milestones, tensions, gaps, trade-offs,
		implications, consequences, layers, levels, tiers, families, realities, mistakes, misconceptions, myths, insights,
		patterns, functions, roles, use cases, applications, innovations, modules, scenarios, proposals, demands, concerns,
		weak points, things, items, exceptions, objections, variables, metrics, indicators, processes, domains, outcomes,
		strands, pieces, modes, tendencies, ranks, beliefs, readings, branches, ideas, purposes, motives, motivations, views,
		interpretations, definitions, sub-questions, waves, methods, techniques, models, facts, criticisms, concepts, streams
	`),
	zh: words(`
		因素 原因 理由 动因 动力 驱动力 问题 方面 对象 特征 特点 特性 维度 层面 层次 步骤 阶段 措施 举措 建议 挑战 风险 趋势 方向 路径 途径
		类型 类别 原则 环节 要点 结论 机制 模式 情景 优势 劣势 矛盾 变化 条件 目标 任务 指标 看点 逻辑 支柱 抓手 短板 难点 痛点 亮点 要素 要求
		标准 发现 观点 判断 启示 意义 作用 功能 领域 板块 主线 线索 误区 假设 变量 信号 催化剂 瓶颈 障碍 机会 机遇 策略 方案 场景 来源 渠道
		做法 经验 教训 工作 差异 区别 影响 后果 效应 局限 不足 不确定性 考量 制约 诉求 需求 办法 过程 情形 思路 依据 事实 信息 方法 路线 议题 转变
		支撑 {关键|支撑|着力|增长|切入|发力}点 工程 行动 政策 红利 利好 利空 压力 能力 变革 共识 分歧 争议 隐患 底线 成果 成效 诱因 成因 内容 部分
		流程 手段 角度 视角 主体 群体 赛道 假说 命题 定义 理解 模块 组成 里程碑
	`),
};

/** In front of a number that is a limit, one of more, or part of a name. */
export const notAllOf: Bilingual = {
	en: words(`
		least most than over under about around roughly nearly almost approximately some top first last next other another
		further additional every each any or past previous between within remaining more extra version no not
	`),
	zh: words(
		'第 前 后 这 那 上述 以上 该 此 近 约 逾 超 多 其余 另 另外 其他 每 各 其中 某 任 余 数 几 或 至少 至多 超过 十 百 千 万 一 二 两 三 四 五 六 七 八 九',
	),
};

/** In front of the number of what was told of before: its list may tell of something else. */
export const definite = words('the these those same its our their your his her all both');

/** With such words a list says something else than what the number counts, or only some of it. */
export const otherwiseListed: Bilingual = {
	en: phrases(`
		following, below, above, earlier, each, both, respectively, such as, e.g., for example, for instance, includ(e|es|ing),
		among, at least, at most, more than, up to, or more, some of, one of, depending, whether, if, where, when
	`),
	zh: words('至少 至多 以上 上述 等 例如 比如 其中 包括但不限于 之一 不少于 超过 分别对应'),
};

/** An item or a paragraph that begins so goes on with a list, or adds what the number leaves out. */
export const added: Bilingual = {
	en: phrases(`
		other(s|wise), also, further(more), additional(ly), in addition, besides, moreover, finally, last(ly), miscellaneous, note,
		total, in short, overall, taken together, another, third(ly), fourth(ly), fifth(ly), sixth(ly), seventh(ly)
	`),
	zh: words(
		'其他 其它 其余 另外 另有 此外 还有 最后 除此 再次 再者 同时 总计 合计 小计 总之 总体 综上 注 以及 第三 第四 第五 第六 四是 五是 六是',
	),
};

/** Behind the last mark of parts that a text counts off: one more that bears no mark. */
export const closing: Bilingual = {
	en: phrases('finally, lastly, last but not least, in addition, additionally, moreover, furthermore, besides'),
	zh: words('此外 另外 最后 还有 再次 再者 除此'),
};

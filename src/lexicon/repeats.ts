import { type Bilingual, phrases, words } from './entries';

/** The author says that it was told already. */
export const recalled: Bilingual = {
	en: phrases(`
		as {noted|mentioned|outlined|described|discussed|stated|shown|explained} {above|before|earlier|previously},
		as {previously|already} {noted|mentioned|outlined|described|discussed|stated|shown|explained},
		{mentioned|discussed|described|noted|outlined} {above|earlier|before}, as above
	`),
	zh: words('如前{所述|文} 前文 前述 上文 如上 上述已'),
};

/** Headings of sections that take up what the body told: to compare it, to sum it up, to act on it. */
export const summing: Bilingual = {
	en: phrases(`
		compar(_), versus, vs, contrast(_), common, shared, synthes_, integrat_, recap(_), summar_, conclu_, recommend(_),
		implication(s), outlook, takeaway(s), snapshot(s), glance, checklist(s), roadmap(s), framework(s)
	`),
	zh: words('对比 比较 共性 共同 差异 综合 归纳 总结 小结 结论 建议 启示 展望 清单 速览 框架'),
};

/** How headings begin under which what a short answer said is told in full; a mere detailed analysis may be a part like any other. */
export const inFull: Bilingual = {
	en: phrases('survey note(s), {detailed|comprehensive|full|in-depth|complete} {report|survey|study|note(s)}'),
	zh: words(
		'{详细|詳細|详尽|完整|深入|全面}(的){报告|報告|调研|调查|研究报告|分析报告} {详细|完整|深入|全面}~1-8报告 {调研|调查|研究|分析}报告 报告：',
	),
};

/** Headings of sections that tell beforehand what the body tells. */
export const previews: Bilingual = {
	en: phrases(
		`highlights, key {points|takeaways|findings|facts}, {main|principal} findings, {actionable|key|main|overall} conclusions, at a glance, tl;dr, in brief, what we found`,
	),
	zh: words('要点 亮点 速览 摘要 核心{发现|观点|结论} 主要{发现|结论|研究发现} 直接回答 一句话{总结|总括|结论}'),
};

/** How the brief begins that a report answers, where it stands in front of it. */
export const briefs: Bilingual = {
	en: phrases(
		'question, prompt, query, user {query|request|question}, research {question|task(s)|brief}, brief, assignment, task',
	),
	zh: words('问题 提问 任务 题目 研究{问题|任务} 用户{问题|提问|需求}'),
};

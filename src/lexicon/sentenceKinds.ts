import { type Bilingual, phrases, words } from './entries';

/** What tells what kind of sentence it is, and so whether it owes a ground: a claim does, a step or a wish does not. */
export const sentenceKinds = {
	/** What the author lays down to be done, as a protocol does. */
	arrangement: {
		en: phrases(`{will|shall} (then |also |not ){be|undergo|receive|complete|return|begin|continue}`),
		zh: words(`将{被|由|采用|分为|进行}`),
	},
	norm: {
		en: phrases(`must, should, shall, need(s) to, ought to, required to, {is|are} recommended, {is|are} advised`),
		zh: words(`应当 应该 必须 需要 不得 务必`),
	},
	possibility: {
		en: phrases(`may, might, could, can, possibly, potentially, perhaps`),
		zh: words(`可能 或许 有望 可以 或将`),
	},
	supposition: {
		en: phrases(`if, unless, whether, provided that, assuming, suppose, let's, let’s, hypothetical(ly)`),
		zh: words(`如果 若 假设 假如 倘若 一旦`),
	},
	/** The author's own survey or trial. */
	survey: {
		en: phrases(
			`asked, respondent(s), participant(s), patients, interviewe{es|d}, survey(ed), questionnaire(s), enroll{ed|ment}`,
		),
		zh: words(`受访 参与者 问卷 调查对象 样本 抽样`),
	},
	address: {
		en: phrases(`thank(s), hope, wish, look forward, love to, would be {great|nice}, excited, happy, welcome, please`),
		zh: words(`感谢 希望 期待 欢迎 祝愿`),
	},
	aboutText: {
		en: phrases(
			`{this|the|our} {report|study|post|article|paper|section|analysis|review|framework|guide|document|chapter|table|figure}`,
		),
		zh: words(`本{报告|文|研究|章|节|表|框架} 以下 如下 上述`),
	},
	effect: {
		en: phrases(
			`because, due to, thanks to, driven by, as a result, therefore, thus, hence, lead(s) to, cause{s|d}, resulting in, enabl{e|es|ed|ing}, make(s), allow{s|ing}`,
		),
		zh: words(`因为 由于 因此 从而 导致 使得 推动 促进 带来`),
	},
	superiority: {
		en: phrases(
			`most, best, leading, largest, key, critical, crucial, essential, significant(ly), dramatic(ally), substantial(ly), major, primary, dominant, superior, unprecedented, revolutionary, transformative, transform{s|ing}`,
		),
		zh: words(`最 关键 核心 显著 重要 领先 主导 巨大 大幅 极`),
	},
	totality: {
		en: phrases(
			`all, every, always, never, none, only, any, entire(ly), completely, fully, widely, universally, consistently`,
		),
		zh: words(`所有 全部 始终 从不 唯一 任何 完全 普遍 广泛`),
	},
	outlook: {
		en: phrases(`will, going to, expected to, projected, forecast(s), in the coming, future`),
		zh: words(`将 预计 预期 未来 趋势`),
	},
	praise: {
		en: phrases(
			`effective(ly), efficient(ly), robust, reliable, successful(ly), strong, weak, better, worse, improv{e|es|ed|ing|ement}, advantage(s), benefit(s), ideal, suitable, valuable, powerful, excellent`,
		),
		zh: words(`有效 高效 优势 优秀 良好 成功 可靠 提升 改善 价值`),
	},
	comparison: {
		en: phrases(`than, compared, versus, while, whereas, unlike, however, although, despite, but`),
		zh: words(`比 但 然而 虽然 尽管`),
	},
	contents: {
		en: phrases(
			`refer(s) to, is defined, means, known as, called, i.e., consist(s) of, comprise(s), include(s), involve(s), such as`,
		),
		zh: words(`是指 指的是 包括 包含 即 称为 例如`),
	},
	approximation: { en: phrases(`about, approximately, around, roughly, nearly, almost`), zh: words(`约 左右 近 大致`) },
} satisfies Record<string, Bilingual>;

/** What the sentences below a heading are for, by whole words of it. */
export const headingPurposes = {
	procedure: {
		en: phrases(
			`design, protocol, randomization, participant{s|'s}, outcome measures, data collection, statistical, procedure(s), method(s), methodology, setup, implementation, roadmap, step(s), workflow, how to, checklist, template, convention(s), reporting, definition(s), glossary, term(s)`,
		),
		zh: words(`方法 设计 步骤 流程 实施 定义 术语 清单 模板 附录 口径 说明`),
	},
	limits: {
		en: phrases(
			`limitation(s), caveat(s), open {items|questions}, gap(s), uncertaint{y|ies}, consideration(s), disclaimer`,
		),
		zh: words(`局限 不足 缺口 不确定`),
	},
	closing: {
		en: phrases(`conclusion(s), summary, takeaway(s), overview, introduction, abstract`),
		zh: words(`结论 总结 摘要 引言 概述 概览 前言`),
	},
	drivers: { en: phrases(`driver(s), trend(s), outlook, future`), zh: words(`驱动 趋势 展望 前景`) },
	table: { en: phrases(`table, matrix, at a glance`), zh: words(`表 矩阵 一览`) },
} satisfies Record<string, Bilingual>;

/** What sections are about, by stems that stand anywhere in their headings. */
export const headingTopics = {
	advice: {
		en: words(`recommend strateg action guidance lesson takeaway implication priorit roadmap`),
		zh: words(`建议 策略 对策 启示 路线 落地 行动 优先`),
	},
	risk: {
		en: words(`risk challenge limitation uncertaint barrier hurdle`),
		zh: words(`风险 挑战 不确定 局限 瓶颈 壁垒`),
	},
	outlook: { en: words(`outlook forecast future scenario projection trend`), zh: words(`预测 展望 趋势 情景 未来`) },
	method: {
		en: phrases(`method, scope, definition, framework, data source, approach, assumption, criteria`),
		zh: words(`口径 方法 定义 范围 数据来源 说明 假设 框架`),
	},
	comparison: {
		en: ['compar', 'versus', { word: 'vs', notBefore: ['_'], notAfter: ['_'] }, 'benchmark'],
		zh: words(`对比 比较 对标`),
	},
	overview: { en: words(`overview background history profile`), zh: words(`概览 概述 总览 背景 概况`) },
} satisfies Record<string, Bilingual>;

/** The author speaking of themselves. */
export const firstPerson: Bilingual = {
	en: phrases(`we, our, ours, i, my`),
	zh: words(`我们 笔者 我{也|并|就|其实|隐约|觉得|认为|想|同意|相信|的{观点|看法|理解|经验}}`),
};

/** An author who says that something is their view. */
export const ownView: Bilingual = {
	en: phrases(`{we|i} {believe|think|feel|suspect|guess|hope}, in {my|our} {view|opinion}`),
	zh: words(`我(们)(其实|隐约){认为|觉得|相信} 我(们)的{观点|看法} 笔者认为`),
};

/** An author who chooses or rates. */
export const ownChoice: Bilingual = {
	en: phrases(`{we|i} {prefer|favour|favor|expect|recommend|advise|rate}`),
	zh: words(`我们{看好|看淡|预计|预期|建议|推荐|(更)倾向|(更)偏好} 笔者{预计|建议}`),
};

/** Those whom an author asked or watched. */
export const ownStudy: Bilingual = {
	en: phrases(`respondent(s), participant(s), interviewee(s), survey taker(s)`),
	zh: words(`受访{者|人} 参与者 调查对象 填写者`),
};

/** An author who made the figures: a survey, a count on the author's own platform, a calculation. */
export const ownFigures: Bilingual = {
	en: phrases(
		`{we|i} (have |also |then ){surveyed|polled|interviewed|counted|measured|tracked|collected|sampled|analy{z|s}ed|calculated|modelled|modeled|estimated|simulated}, {we|i}{'ve|’ve} {surveyed|collected|analy{z|s}ed|calculated|estimated}, our…2 {survey|dataset|data|metrics|platform|calculation(s)|model|simulation(s)|respondents|users|members|widgets}, {data|dataset|figures} (that is |that was )(used ){in|for} this {piece|survey|post|study|edition|year's|year’s}`,
	),
	zh: words(`我们{统计|调查|采集|收集|抽取|走访|测算} 进行了统计 统计截{至|止} 本次{调查|调研|问卷|统计}`),
};

/** What titles call the accounts that authors give of their own work: its figures are theirs. */
export const ownGenres: Bilingual = {
	en: phrases(
		`{post-mortem|post mortem|postmortem|post-incident}, incident {report|review}, {survey|poll} results, results of {the|our} survey, {clinical|internal|quality} audit, audit #, audit report, annual {performance|activity|progress} {review|report}`,
	),
	zh: words('复盘 {故障|事故}报告 工作{总结|报告} 述职报告 自查报告'),
};

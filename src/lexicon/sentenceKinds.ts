import { type Bilingual, phrases, words } from './entries';

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

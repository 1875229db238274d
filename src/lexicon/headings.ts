import { type Bilingual, phrases, words } from './entries';

/* Headings of the parts of a report, by what the part is for. */

/** The whole heading of a list of references: what it is called, and what may stand in front of that and behind it. */
export const references: Bilingual = {
	en: phrases(
		'reference(s), source(s), work(s) cited, bibliography, citation(s), footnotes, end( )notes, literature( {cited|reference(s)})',
	),
	zh: words('(的)著作 文[献獻] [资資]料 [来來]源 引文 引用 [参參]考 [链鏈]接'),
};
export const beforeReferences: Bilingual = {
	en: phrases('key, main, selected, list of, cited, data, information, primary, full, additional, external, other'),
	zh: words('主要 关键 重要 核心 相关 全部 其他 其它'),
};
export const behindReferences: Bilingual = {
	en: phrases('list, cited, used, consulted, {and|&} {notes|links|citations|sources|references|further reading}'),
	zh: words('列表 清[单單] 目[录錄] 与链接 說明'),
};
/** The whole heading of notes, which are a list of sources where they are numbered. */
export const noteHeadings: Bilingual = { en: phrases('note(s)'), zh: words('注释 註釋 注解 附注 尾注') };
/** In Chinese right in front, as often as they come: 参考资料来源. */
export const kindsOfReferences = words('[参參]考 引用 数据 數據 信息 [资資]料 文[献獻]');

/** The whole heading. */
export const contents: Bilingual = { en: phrases('(table of )contents'), zh: words('目录 目錄 目次') };

/** The whole heading of a summary, and how one may begin. */
export const summaries: Bilingual = {
	en: phrases(`
		(executive |management |brief ){summary|abstract|overview and key findings|synopsis},
		{key|main|core} {point(s)|takeaway(s)|finding(s)|message(s)|insight(s)|highlight(s)},
		tl(;)( )dr, highlights, headlines, at a glance, in {brief|short}, bottom line
	`),
	zh: words(`
		(核心|主要|关键|首要|执行|内容|报告|总体){摘要|要点|概要|提要|速览|观点摘要|结论摘要}
	`),
};
export const summaryOpenings: Bilingual = {
	en: phrases('executive summary'),
	zh: words('{核心|首要|关键}{结论|观点|发现|要点|摘要} 总览与核心结论'),
};

/** How the heading begins. */
export const introductions: Bilingual = {
	en: phrases('introduction, background, preface, foreword, purpose and scope, context'),
	zh: words('引言 导言 導言 前言 绪论 緒論 简介 背景 序言 导论 研究背景 概述'),
};
export const conclusions: Bilingual = {
	en: phrases(`
		conclusion(s), concluding remarks, final {thoughts|remarks|recommendation(s)}, closing {thoughts|remarks}, wrap{-| }up
	`),
	zh: words('结论 結論 总结 總結 结语 結語 小结 结束语 结论与建议 总结与'),
};
/** The whole heading. */
export const summingUp = phrases('{summary|discussion} and conclusion(s)');
export const appendices: Bilingual = {
	en: phrases('appendix, appendices, annex(es), supplementary material'),
	zh: words('附录 附錄 附件'),
};

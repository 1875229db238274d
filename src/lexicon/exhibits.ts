import { type Bilingual, phrases, words } from './entries';

/** What stands behind the number of a figure or table where a sentence speaks of it. */
export const telling: Bilingual = {
	en: phrases(`
		show(s|ed|ing), present(s|ed), display(s|ed), illustrate(s|d), summari[sz]e(s|d), list(s|ed), give(s), gave, plot(s|ted),
		depict(s|ed), compare(s|d), set(s) out, provide(s|d), report(s|ed), contain(s|ed), describe(s|d), break(s) down,
		detail(s|ed), map(s|ped), track(s|ed), trace(s|d), outline(s|d), highlight(s|ed), indicate(s|d), confirm(s|ed),
		suggest(s|ed), reveal(s|ed), makes clear, below, above, overleaf
	`),
	zh: words(`
		显示 表明 展示 给出 列出 列示 列明 汇总 反映 说明 描绘 呈现 对比 比较了 概括 所示 所列 中可 可见 可以看出 可知 清楚 直观
	`),
};

/** What else stands there, and in no caption. */
export const joining: Bilingual = {
	en: words('and to is are was were has have had that which also'),
	zh: words('和 与 至 及 、 ， 。 中 是 里 的'),
};

/** How running text leads to a figure or table of its own. */
export const leadingTo: Bilingual = {
	en: phrases(`
		see, see also, refer to, shown in, set out in, given in, presented in, displayed in, illustrated in, summari[sz]ed in,
		listed in, plotted in, mapped in, charted in, drawn in, traced in, depicted in, compared in, reported in, detailed in, outlined in, broken down in, as in
	`),
	zh: words('见 見 参见 詳見 详见 请见 如 由 从 按照 载于 載於 载於 参阅 参考'),
};

/** Words in front of the name of an exhibit that belongs to another text, or stands apart from this one. */
export const otherOwners = words(`
	their its his her your that another appendix annex supplementary supporting supplemental online data schedule
`);

/** A sentence with such words may speak of the figures and tables of another text. */
export const otherTexts: Bilingual = {
	en: phrases(`
		et al, ibid, op. cit, paper(s), thesis, preprint, prospectus, annual report, 10-K, 10-Q, handbook, textbook,
		original {study|report}, the PDF, manuscript
	`),
	zh: words('原文 论文 文献 年报 招股书 招股说明书 白皮书 原书 该报告 公报 年鉴 教材'),
};

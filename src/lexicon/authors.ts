import { type Bilingual, phrases, words } from './entries';

/** What a text begins with that stands in front of a year, as authors do, and is none. */
export const noAuthors: Bilingual = {
	en: phrases(`
		Jan(uary), Feb(ruary), Mar(ch), Apr(il), May, June, July, Aug(ust), Sept(ember), Oct(ober), Nov(ember), Dec(ember), {early|mid|late}, spring,
		summer, autumn, fall, winter, Q[1-4], H[12], FY, in, since, as of, by, from, during, until, till, after, before, between, circa, about,
		through, to, for, of, and, the year, year(s), fiscal, figure(s), fig, table(s), section(s), chapter(s), chart, appendix, annex, part, version, data,
		updated, accessed, retrieved, published, source, note, n, est, forecast, estimated, projected, actual, base
	`),
	zh: words('截至 截止 至 到 从 自 在 于 约 图 表 第 附 预计 数据 更新 访问 发布 版本 来源 注 同比 其中 以及 年 月 日'),
};

import { type Bilingual, phrases, words } from './entries';

/** In front of the date of a report, at its head. */
export const dateLabels: Bilingual = {
	en: phrases('report date, date, published, updated, as of'),
	zh: words('日期 报告日期 发布日期 撰写日期'),
};

/** What a number in front of which it stands merely labels: `Table 3`, `Windows 11`. */
export const labels = words(`
	table figure fig section chapter phase tier level type article step part version ver appendix exhibit model series gen
	generation no grade class category scope stage round option scenario note page p pp vol item rule line iphone windows gpt
	covid
`);

/** What a callout is called that says where its text comes from. */
export const sourceCallouts = words('source sources cite citation reference ref bibliography 来源 出处 引用');

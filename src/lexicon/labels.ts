import { words } from './entries';

/** What a number in front of which it stands merely labels: `Table 3`, `Windows 11`. */
export const labels = words(`
	table figure fig section chapter phase tier level type article step part version ver appendix exhibit model series gen
	generation no grade class category scope stage round option scenario note page p pp vol item rule line iphone windows gpt
	covid
`);

/** What a callout is called that says where its text comes from. */
export const sourceCallouts = words('source sources cite citation reference ref bibliography 来源 出处 引用');

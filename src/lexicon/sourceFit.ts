import { type Bilingual, phrases, words } from './entries';

/** What says of a year that it is ahead, or that somebody means it to be. */
export const lookingAhead: Bilingual = {
	en: [
		...words(`
			will would should could may might forecast(s|ed|ing) project(s|ed|ion|ions) expect(s|ed|ation|ations) target(s|ed)
			plan(s|ned|ning) goal(s) outlook anticipat{e|es|ed} aim(s|ed|ing) roadmap(s) scheduled upcoming potential(ly)
			predict(s|ed|ion|ions) deadline(s) mandat{e|es|ed} require(s|d) commit(s|ted) pledg{e|es|ed} intend(s|ed)
		`),
		...phrases('set to, poised to, on track to, is due, valid until, in force until'),
	],
	zh: words(
		'预计 预测 将 目标 规划 计划 展望 有望 预期 拟 力争 要求 重点任务 行动方案 路线图 潜力 估计 预估 指标 截止 有效期 约定',
	),
};

/** What in front of a year says that it is when something ends, or is to be reached. */
export const endingIn: Bilingual = {
	en: phrases('{until|till}( the)( end of)'),
	zh: words('到 至'),
};

/** What says that it is over: then an older source cannot know. */
export const pastThen: Bilingual = {
	en: words('was were had been grew rose fell ran remained stayed reached _ed'),
	zh: words('已 了 从 自'),
};

/** Titles under which anything may stand. */
export const broadTitles: Bilingual = {
	en: phrases(`
		{annual|interim|quarterly} {results|filing|report}, letter(s), 10-K, 20-F, 8-K, filing(s), prospectus,
		documentation, docs, newsletter, proceedings, abstract book, transcript(s), playlist
	`),
	zh: words('年报 年度报告 公告 文档 论文集 招股书 招股说明书 专题 专栏'),
};

/** After the name of a country in a title: whose work it is, not what it is about. */
export const publishers = words(`
	Journal Academy Society Association Institute University Press Review Times Daily Alliance Council Bank Museum Library
	Agency Department Ministry Bureau Commission Center Centre News Post Herald Airlines Airways Medical College Chamber
	Federation Foundation School Hospital Express Government Office Authority Army Navy Embassy Fund Energy Power Steel
	Telecom Mobile Petroleum Life Railway Construction Standards State Geological Meteorological
`);

/** In titles on several countries, whichever they name; what else is compared may be of one country. */
export const comparingTitles: Bilingual = {
	en: phrases('{international|cross-country|cross-national} compar_'),
	zh: words('{国际|跨国|中外}{比较|对比} 各国'),
};

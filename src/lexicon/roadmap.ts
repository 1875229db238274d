import { type Bilingual, oneOf, phrases, words } from './entries';

/** What a report calls itself and its parts. */
export const documents = words('report section paper analysis study document chapter framework memo article overview');

/** What a report or a part of it says that it does. */
export const documentsDo = words(`
	provide(s) present(s) examine(s) analy[sz]es cover(s) summari[sz]es detail(s) outline(s) review(s) explore(s)
	describe(s) deliver(s) aim(s) offer(s) sets quantif{ies|y} compare(s) investigate(s) assesses discusses evaluate(s)
	distill(s) synthesi[sz]es addresses focuses incorporates aggregates list(s) looks
`);

/** What stands behind `the following …` and the like. */
export const announced = words(`
	section table sections tables figure chart list summari[sz]es shows provides presents compares below outlines details
	illustrates
`);

/** What the report says about itself: what comes where, and what it covers. */
export const roadmap: Bilingual = {
	en: phrases(`
		this ${oneOf(documents)}…3 ${oneOf(documentsDo)}, the {following|table|figure|chart|next|remainder}…4 ${oneOf(announced)},
		{table|figure|chart} {#|below|above}, see {section|table|appendix|also},
		{is|are} {listed|summari[sz]ed|shown|presented|discussed|outlined|organi[sz]ed|detailed|provided|included} {below|above|in|as follows|here},
		as follows, it {covers|examines|draws|integrates|details|provides},
		by {examining|synthesi[sz]ing|dissecting|analy[sz]ing}, additionally[,] the report, all findings are,
		the report {traces|also|details|covers|examines|concludes with}, methodology,
		we {define|use|adopt|assume|examine|cover|review|focus|restrict}
	`),
	zh: words(`
		本{报告|文|章|节|研究|部分|表|清单|框架|分析} 如下(表|图|所示|：|:) 下{表|图|文|列|述} 上{表|图|述表}
		见{表|图|附录|下|第} 详见 以下{为|是|从|表|内容|将} 报告{目的|结构|范围} 数据{截至|来源|口径} 更新时间
		{研究|统计}{口径|范围|对象|边界} 定义为 是指 系指 所称
	`),
};

import { type Bilingual, oneOf, phrases, words } from './entries';

/** Verbs by which a source speaks, followed by what it says or where. */
export const reportingVerbs = words(`
	report(s) reported state(s) stated says said found finds estimate(s) estimated announced disclosed published note(s)
	noted argue(s) argued cite(s) cited confirmed surveyed calculated documented
`);

/** What stands in front of who says something; in Chinese behind it, too. */
export const naming: Bilingual = {
	en: phrases('according to, says, by, per, see, cf., as'),
	zh: words('据 根据 参见 引自 指出 认为 显示 表示 发现 提出 报告'),
};

/** What is said with its source. */
export const attribution: Bilingual = {
	en: phrases(`
		according to, ${oneOf(reportingVerbs)} {that|by|in|a|an|the|its}, data from, figures from, per the, as reported,
		{study|survey|analysis|paper|filing|statement|interview|letter} {by|from|of|in|published},
		report {from|of|published}
	`),
	zh: words(`
		根据 据~1-20{统计|数据|报告|显示|测算|预测|披露|报道|估计|调查} 数据显示 统计显示 报告{显示|指出|称}
		研究{显示|指出|发现|表明} 调查{显示|发现} {指出|表示|认为|披露|公布|发布|称}[，：,] 来源[:：]
	`),
};

/** People and papers that are no source as long as they have no name. */
export const unnamedPeople = words(`
	expert(s) analyst(s) observer(s) critic(s) commentator(s) researcher(s) scientist(s) insider(s) source(s)
`);

/** What they do without saying who they are. */
export const unnamedSay = words(`
	believe say argue agree suggest claim predict expect estimate note think consider report project
`);

/** What is said with a source that has no name. */
export const vagueAttribution: Bilingual = {
	en: phrases(`
		studies {show|suggest|indicate|have shown|have found}, research {shows|suggests|indicates|has shown},
		(many|some|most|several|industry|market|leading)( )${oneOf(unnamedPeople)} ${oneOf(unnamedSay)},
		it is {widely|generally|commonly|often} {believed|accepted|known|recognized|recognised|considered|held|said|reported},
		some {report(s)|estimate(s)|source(s)|studies}, various {report(s)|estimate(s)|source(s)|studies},
		one {report|study|source|estimate}, is said to, reportedly, considered by some
	`),
	zh: words(`
		(有){研究|调查|分析|数据}{表明|显示|指出|认为}
		{业内|行业|市场|有|多位|部分|不少|一些|多数}{人士|专家|分析师|学者|观点|机构|人}(普遍)(认为|表示|指出|预计|称)
		普遍认为 众所周知 一般认为 有报道 据说 据称 据悉 公认
	`),
};

/** What a source that has no address is: named in brackets behind what it says. */
export const documents: Bilingual = {
	en: phrases(`
		{results|earnings|conference|analyst} call, interview(s), annual report, {company|regulatory|court} filing(s), fact book,
		{annual|statutory|audited|management} accounts, prospectus, press release, management presentation,
		investor presentation, meeting minutes, site visit, expert call
	`),
	zh: words('年报 季报 半年报 公告 招股书 招股说明书 电话会 电话会议 访谈 调研纪要 业绩会 审计报告'),
};

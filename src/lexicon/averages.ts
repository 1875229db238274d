import { type Bilingual, phrases, words } from './entries';

/** What the name of a row or column is that has the means of the others. */
export const averageNames: Bilingual = {
	en: phrases('(the )({simple|unweighted|arithmetic|peer|year|yearly|annual|full[- ]year} )({average|mean}|avg)'),
	zh: words('(简单|算术|全年|年度)平均(值|数|分) (全年|年度)均值'),
};

/** The same of a mean that is weighted: no simple one, but it lies between its values as well. */
export const weightedNames: Bilingual = { en: phrases('(the )weighted {average|mean}'), zh: words('加权平均(值|数)') };

/** What stands in brackets behind such a name without saying that it is of more than the table names. */
export const averageNotes: Bilingual = {
	en: words('simple unweighted weighted arithmetic n'),
	zh: words('简单 算术 加权'),
};

/** How a name ends that may be a mean of more than the table names: `industry average`, 行业平均. */
export const averageEndings: Bilingual = { en: words('average mean avg'), zh: words('平均(值|数|水平) 均值') };

/** Columns that compare others: in a row of means they are worked out from the means beside them, as a rule. */
export const comparisonNames: Bilingual = {
	en: words(`
		growth change(s) yoy cagr increase(s) improvement(s) gain(s) delta diff(erence(s)) gap speed(-)up saving(s) reduction(s)
		uplift
	`),
	zh: words('增速 增长 同比 环比 变动 变化 提升 增益 降低 节省 改进 改善 差异 差值 增幅 降幅'),
};

/** Rows of statistics, which are no values of their own. */
export const statisticNames: Bilingual = {
	en: words('average(s) mean(s) avg median max(imum) min(imum) percentile quartile deviation std stdev sd range count'),
	zh: words('平均 均值 中位 最大 最小 最高 最低 标准差 分位'),
};

const counts = words('two three four five six seven eight nine ten eleven twelve');

/** How many values a mean is of, where these were told just before: `the average across the four lines`. */
export const countsOfValues: Bilingual = { en: counts, zh: words('两 三 四 五 六 七 八 九 十') };

/** Takes up values again that were told before. */
export const theseValues = words('these those them');

/** Verbs of values that lie between the two that follow. */
export const rangeVerbs = words('rang{e|es|ed|ing} var{y|ies|ied|ying} run(s) ran spread(s)');

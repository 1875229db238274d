import { type Bilingual, phrases, words } from './entries';

/** What tells that a sentence with figures states nothing that a reader could look up elsewhere. */
export const noFacts = {
	/** The first words of an example that is worked out in the steps that follow. */
	example: {
		en: phrases(`assume, suppose, imagine, let {us|me} {say|assume|suppose}, {let's|let’s} {say|assume|suppose}`),
		zh: words('假设 假定 假如 设想'),
	},
	/** Where a table of the report has the figures. */
	table: {
		en: phrases(
			`{the|this} {previous|preceding|following|next|same} {table|chart}, {table|chart} {above|below}, {above|below} {table|chart}`,
		),
		zh: words('{上|前|下|该}(一)(个|张)表(格){中|里|已|可} {上|下}面的{表|图}'),
	},
	/** What is to be done, with the time that it may take. */
	plan: {
		en: phrases(`over the next # {months|weeks|quarters}`),
		zh: words(
			'力争 争取{实现|达到|完成|建成} 用#{年|个月|周}{形成|完成|建成|实现|打通|建立} 用#[-–—~～至到]#{年|个月|周}{形成|完成|建成|实现|打通|建立}',
		),
	},
	/** Heads of a table of what is to be done: the task, who does it, and by when. */
	task: {
		en: phrases('(key |next |proposed ){action|task|step|measure|activity|deliverable}( item)(s), activities, what'),
		zh: words('(具体|重点|主要|工作){行动|任务|措施|工作|举措|步骤|事项}(内容|计划|项)'),
	},
	doneBy: {
		en: phrases(
			'owner(s), responsible( {party|team|person|unit|department}), responsibility, accountable, lead, in charge',
		),
		zh: words('{负责|责任|牵头|主责}(部门|单位|人|方|主体)'),
	},
	dueBy: {
		en: phrases('deadline(s), due( date), timeline(s), time( )frame(s), timing, (by )when, target date'),
		zh: words('(完成)期限 {完成|截止|计划|预计|实施}{时间|日期} 时间(表|节点|安排|要求) (完成)时限 进度(安排) 周期'),
	},
	/** What to do, as the first words or behind a label. */
	advice: {
		en: phrases('{it is|we} {recommended|suggested|advisable}, recommended:'),
		zh: [{ word: '建议', notBefore: words('零售价 售价 价 书') }, ...words('不妨 宜将 可考虑')],
	},
	/** What an author supposes and works out. */
	supposed: {
		en: phrases('assuming, under {the|this|these} assumption(s), if we assume, let us assume, hypothetically'),
		zh: [{ word: '假设', notBefore: words('检验 检定 成立') }, ...words('假定 若~1-40，则 如果~1-40，则')],
	},
	/** Headings over what is supposed or reckoned. */
	supposedBelow: {
		en: phrases('assumption(s), worked example(s), illustrative {example|case|calculation}, hypothetical'),
		zh: words('假设条件 假设情景 模型假设 假设与 测算示例 测算假设 案例模型 算例'),
	},
	/** What opens a line on how those were found who were asked. */
	sample: {
		en: phrases('base, fieldwork, sample( size), weighting, survey period'),
		zh: words('样本(量) 样本数 调查时间 基数'),
	},
	/** What leads into a list of what is to be reached. */
	targets: {
		en: phrases('{our|its|their}…3 {target(s)|goal(s)|commitment(s)}'),
		zh: words('目标(如下|为|是|包括)：'),
	},
	/** Food and time as a plan of the author's portions them out, behind a number. */
	portion: {
		en: phrases('g, ml, oz, cup(s), tbsp, tsp, slice(s), h, hour(s), min, minute(s), second(s)'),
		zh: words('克 毫升 杯 勺 片 小时 分钟'),
	},
	/** How often, beside such portions. */
	rounds: {
		en: phrases('serving(s), rep(s), set(s), times'),
		zh: words('份 次 组'),
	},
	/** What a line of a menu is labelled with. */
	meal: {
		en: phrases('breakfast, lunch, dinner, supper, snack(s)'),
		zh: words('早餐 早饭 午餐 午饭 晚餐 晚饭 加餐 零食 夜宵'),
	},
	/** What names itself a forecast, or the time of one. */
	forecast: {
		en: phrases('prediction(s), forecast(s), hypothesis, hypotheses, {short|medium|mid|long|near}[- ]{term|run}'),
		zh: words('预测 预判 推测 展望 假说 近期 短期 中期 中长期 长期 远期'),
	},
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What labels a line that gives, behind its section, where all of that can be read. */
export const readMore: Bilingual = {
	en: phrases(
		`further {details|reading|information}, more {details|information}, for {more|further} {details|information}, {learn|read|see} more, see also`,
	),
	zh: words('{更多|详细}{信息|详情|资料|阅读} 延伸阅读 扩展阅读 参考{资料|文献} 相关链接 详见'),
};

/** What labels a line of a list that gives the sources of its other lines. */
export const evidence: Bilingual = {
	en: phrases('{source|reference|citation}(s), evidence, supporting {evidence|sources|links}'),
	zh: words('证据 依据 来源 出处 参考 {信息|资料|数据}来源 支持的(URL|链接|来源)(包括)'),
};

/** What leads into a list or table and names whose figures follow; in English a name stands behind it. */
export const builtOn: Bilingual = {
	en: phrases(
		`{[Bb]ased|[Bb]uilt|[Cc]ompiled|[Dd]rawn|[Tt]aken} {on|from}, [Aa]ccording to, {[Dd]ata|[Ff]igures|[Ee]stimates|[Ss]tatistics} {from|by|of}`,
	),
	zh: words(
		'{基于|根据|依据|据|来自|来源于|取自}~1-40{数据|统计|报告|年报|资料|调研|普查|公报} 数据{主要|均|全部}{来自|来源于|取自}',
	),
};

/** Where a report says once whose figures it gives. */
export const dataFrom: Bilingual = {
	en: phrases(
		`(all |the |these ){data|figures|numbers} (used |shown )(here |below |above |in this {post|report|article|piece} ){is|are|was|were|come|comes|came} (all |taken |drawn |sourced )from, data source(s)`,
	),
	zh: words('数据(均|全部|主要){来自|来源于|取自|采自|摘自} 数据来源 资料来源'),
};

/** A figure that is written out: `two thirds`, `twelve million`, `one in ten`, `一半`. */
export const figureInWords: Bilingual = {
	en: phrases(
		`half, halves, third(s), quarter(s), {hundred|thousand|million|billion|trillion|dozen}(s), twice, double(d|s), triple(d|s), {one|two|three|four|nine} {in|out of} {two|three|four|five|ten}`,
	),
	zh: words('分之 一半 半数 近半 过半 翻番 翻了 [一二两三四五六七八九]成 [一二两三四五六七八九十][百千万亿倍]'),
};

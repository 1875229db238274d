import { type TaskType, taskTypes } from '../../scorecard/finResearch';

/** What an editor expects of a report of the seven head types. */
export const expectations: Partial<Record<TaskType, string>> = {
	'Stock-Specific Analysis':
		'business and competitive position, financials over several years, valuation against peers, catalysts and risks, a view on the share',
	'Event Analysis':
		'what happened and when, the channels by which it acts, who gains and who loses and how much, scenarios, what to watch',
	'Stock Selection from Given Plate':
		'what drives the plate, the criteria, the candidates compared on the same figures, a ranked choice and why others were left out',
	'Sector Analysis':
		'size and growth, the value chain, demand and supply, competition, policy, trends, where returns will be made, risks',
	'Investment Morning Brief':
		'what changed since the last close, overnight markets, the day’s calendar, the likely effect on the open; short and dated',
	'Post-Market Recap':
		'indices and turnover, leading and lagging plates, flows, the reasons for the moves, what they mean for the next day',
	'Expert Opinion':
		'who says what, when and on what grounds; where they agree and differ; a weighing rather than a list',
};

/** Narrow kinds before wide ones: a question on a stock's moves also names a stock. */
const rules: readonly (readonly [TaskType, RegExp])[] = [
	[
		'Investment Morning Brief',
		/\bmorning (?:brief|note|meeting|report)|\bpre-?market (?:brief|note|report)|晨报|早报|晨会|盘前(?:简报|提示|速递|要闻)|早盘(?:简报|提示)/iu,
	],
	[
		'Post-Market Recap',
		/\bpost-?market|\bafter the close\b|\b(?:market|closing) (?:wrap|recap|review)|\btoday['’]s (?:market|session|trading)|复盘|收评|盘后|收盘(?:点评|综述|总结)|今日(?:市场|大盘|资金|行情)/iu,
	],
	[
		'Expert Opinion',
		/\b(?:analysts?|sell-side|brokers?|experts?|strategists?)['’]?s?['’]? (?:latest )?(?:opinions?|views?|recommendations?|ratings?|consensus)|\b(?:opinions?|views) of (?:the )?(?:sell-side|analysts?|experts?|brokers?)|(?:券商|分析师|机构|专家|首席).{0,8}(?:观点|看法|评级|意见|共识)/iu,
	],
	[
		'Criteria-based Stock Filtering',
		/\b(?:screen|filter)(?:ing|s|ed)?\b.{0,40}\b(?:stocks?|shares|companies)|\bstocks? (?:with|whose|that have)\b.{0,60}\b(?:above|below|over|under|at least|more than|less than)\b|筛选.{0,30}(?:股|标的|公司)|(?:市盈率|市净率|股息率|净资产收益率|ROE|PE|PB).{0,12}(?:大于|小于|高于|低于|超过|以上|以下)/iu,
	],
	[
		'Trade Recommendation',
		/\bshould (?:i|we|one|investors) (?:buy|sell|hold)|\bbuy or sell\b|\b(?:entry|exit) (?:point|price)|\bstop-?loss\b|(?:能不能|可以|是否|该不该|要不要|何时)(?:应该)?(?:买|卖|加仓|减仓|持有)|买卖点|止损|操作建议/iu,
	],
	[
		'Stock-Specific Movements',
		/\bwhy (?:did|is|has|are|have)\b.{0,60}\b(?:stock|shares?)\b.{0,30}\b(?:ris|ros|fall|fell|surg|plung|drop|jump|ralli|soar|slump)|\bwhy (?:did|is|has)\b.{0,40}\b(?:surg|plung|soar|slump|ralli)|股价?.{0,6}(?:异动|大涨|大跌|涨停|跌停)|(?:异动|涨停|跌停)(?:原因|分析)/iu,
	],
	[
		'Stock Selection from Given Plate',
		/\b(?:which|best|top|most promising)\b.{0,40}\b(?:stocks?|shares|names|picks)\b|\bstock (?:selection|picks|picking)|\b(?:select|pick|choose)\b.{0,40}\bstocks?\b|选股|概念股|龙头股|受益股|(?:哪些|推荐|梳理|精选).{0,12}(?:个股|股票|标的|上市公司)|个股(?:机会|推荐|梳理)/iu,
	],
	['Stock-Specific Performance', /\b(?:share|stock) price (?:performance|history|trend)|股价(?:表现|走势)/iu],
	[
		'Plate Performance and Analysis',
		/\b(?:sector|plate|industry) (?:index |stock )?performance|板块(?:表现|走势|行情|涨跌|异动)/iu,
	],
	[
		'Market Performance and Analysis',
		/\b(?:stock|equity|bond|a-share) markets? (?:performance|outlook|analysis|review)|\b(?:s&p 500|nasdaq|csi 300|hang seng|dow jones|nikkei)\b|大盘|A股(?:市场|走势|行情)|沪深300|上证|恒生指数|股市/iu,
	],
	['Trending News', /\btrending\b|\b(?:top|latest) (?:news|headlines)\b|热点(?:新闻|事件)|头条|热搜|要闻/iu],
	[
		'Event Analysis',
		/\b(?:impacts?|effects?|implications?|consequences|aftermath) (?:of|on|for)\b|\b(?:tariffs?|rate (?:cut|hike)s?|merger|acquisition|default|sanctions?)\b|影响|冲击|事件|关税|[降加]息|并购|收购|制裁/iu,
	],
	[
		'Stock-Specific Analysis',
		/\((?:NYSE|NASDAQ|LSE|HKEX|SSE|SZSE|TSE)\s*[:：]|\b\d{6}\.(?:SH|SZ|BJ)\b|\b\d{4,5}\.HK\b|\b(?:stock|company|equity) (?:analysis|research|profile)|\b(?:valuation|initiation|initiating coverage) of\b|个股(?:分析|研究)|公司(?:深度|研究|分析|基本面)|(?:股份|集团|科技|汽车|银行|药业)(?:有限公司)?.{0,6}(?:深度|投资价值|财务|竞争力)/iu,
	],
	[
		'Investment Education',
		/\bwhat (?:is|are) (?:a|an|the)\b.{0,40}\?|\bhow (?:do|does)\b.{0,40}\bwork|\bexplained\b|\bbeginner|什么是|入门|科普|基础知识/iu,
	],
	[
		'Sector Analysis',
		/\b(?:industry|sector|value chain|supply chain)\b|\bmarket (?:size|trends?|research|overview|landscape)|行业|产业|赛道|板块|市场(?:规模|格局|前景|研究)/iu,
	],
];

/** The kind of question a report answers, by the words of the question; `undefined` where they do not tell. */
export function recogniseTask(query: string): TaskType | undefined {
	return rules.find(([, pattern]) => pattern.test(query))?.[0];
}

/** Told by words that stand in many questions, such as `impact` or `industry`: a model is asked whether it is so. */
const byCommonWords: ReadonlySet<TaskType> = new Set([
	'Event Analysis',
	'Sector Analysis',
	'Market Performance and Analysis',
	'Trending News',
	'Investment Education',
]);

/** Whether what the words tell holds as long as no model says otherwise. */
export function isUnsureTask(type: TaskType): boolean {
	return byCommonWords.has(type);
}

/** What the judge of the dimensions is told: the kind with what it asks for, or the kinds to choose from. */
export function taskBriefing(type: TaskType | undefined): string {
	if (type !== undefined && !isUnsureTask(type)) {
		const expected = expectations[type];
		return `Task type: ${type}.${expected ? ` A good answer gives: ${expected}.` : ''}`;
	}
	const head = taskTypes.filter((name) => expectations[name] !== undefined);
	const other = taskTypes.filter((name) => expectations[name] === undefined && name !== 'Others');
	const guess = type === undefined ? '' : ` Single words of the question speak for ${type}; they may mislead.`;
	return [
		`Task type: choose it from this list, and judge by what it asks for.${guess}`,
		...head.map((name) => `- ${name}: ${expectations[name]}`),
		`- ${other.join('; ')}`,
		'- Others: none of these; judge by what the question asks for',
	].join('\n');
}

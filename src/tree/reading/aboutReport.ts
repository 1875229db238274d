/** Sentences that speak of the report itself (its scope, data, methods, notes and pointers) and not of its subject. */

import * as lexicon from '../../lexicon/aboutReport.json';
import { bilingual, oneOf } from '../../lexicon/compile';
import { cached } from '../../text/textCache';

const self = `(?:${oneOf(lexicon.self)}s?)`;
const doing = oneOf(lexicon.doing);

/**
 * Without the `u` flag: it changes nothing here and costs time. What follows a list of words stands in a look-ahead: else
 * it is compiled for each of them anew, and the first of these took 36 ms.
 */
const english = {
	openings: [
		new RegExp(
			`^(?:\\w+, )?(?:this|the|our|the present|the following|these) (?:[\\w-]+ ){0,2}${self}(?=\\b(?:,[^,]{0,80},)?(?: [\\w.]+){0,2} (?:also |then |further |therefore )?(?=${doing}\\b))`,
			'i',
		),
		new RegExp(
			`^(?:${oneOf(lexicon.self)} (?:\\d{1,2}|[IVX]+|[A-D])|the (?:next|remaining|later|subsequent|rest of (?:the|this))(?: \\w+)? ${self})(?: will)?(?: also| then)?(?= ${doing}\\b)`,
			'i',
		),
		/^in what follows\b/i,
		/^(?:please )?(?:see|refer to|consult|cf\.)\b(?!['’]| that| how| why)/i,
		/^\W*(?:notes?|disclaimer|caveat|data notes?|methodology|data sources?|sources?|scope|coverage)\s*[:：]/i,
		new RegExp(
			`^(?:all |most |these |the |any |covered |listed )?(?:[\\w-]+ )?${oneOf(lexicon.contents)} (?=(?:(?:here|below|above|shown|used|cited|quoted|(?:linked|listed|given|shown) (?:in|below|above)(?: \\w+ \\d+)?) )?(?=${oneOf(lexicon.contentVerbs)}\\b(?: ${oneOf(lexicon.contentStates)}\\b|$)))`,
			'i',
		),
		/^(?:extracted|compiled|taken|adapted|calculated|computed|derived|sourced) (?:from|by|using)\b/i,
		/^where\s+\W{0,3}[a-z]?\W{0,3}\s*(?:is|are|denotes?)\b/i,
		/^(?:below|here) (?:are|is) (?:the|a|an|some|our)\b/i,
	],
	asides: [
		/^(?:in (?:this|the (?:following|next)) (?:section|chapter)|we (?:define|adopt|assume|examine|review|compare|restrict|use)\b)/i,
		/^the (?:provided|available|collected|underlying) (?:data|evidence|sources|material)\b/i,
		/\b(?:for|more) (?:\w+ ){0,4}(?:details?|information|granularity|tables?|methodology|sources?)\b.{0,60}\b(?:see|refer to|consult)\b/i,
		/\b(?:see|listed|referenced|described|explained|given|documented) (?:in )?(?:the )?(?:section|table|appendix|annex|figure|notes?|references?|sources?|footnote|below|above)\b[^,]{0,40}$/i,
		/\bas (?:above|below|(?:noted|outlined|discussed|described|mentioned|shown|listed) (?:above|below|earlier|previously))\b\)?/i,
		/\b(?:out(?:side)? of|outside|beyond|within) (?:the|our|its) scope\b/i,
		/\b(?:I have|I['’]ve|we have) (?:generated|compiled|collected|reviewed|summari[sz]ed|written)\b/i,
		/\b(?:is|are) (?:used|adopted|taken|assumed) (?:here|in this (?:report|analysis|study|section|estimate))\b/i,
		/\bcreative commons\b|\blicen[cs]ed under\b/i,
		/\b(?:fall|falls|divided|grouped|organi[sz]ed|classified|split) into (?:the following|two|three|four|five|six|several|\d)\b/i,
	],
} as const satisfies Patterns;

const chinese = {
	openings: [
		/^(?:因此|综上|此外|同时)?[，,]?(?:本|该)(?:报告|备忘录|简报|白皮书|文|研究|章|节|篇|分析|清单|框架|附录|表|图)(?!.{0,30}(?:发现|表明|显示|认为|建议|得出|结论|判断))/,
		/^(?:第.{1,4}|[下后](?:一|两|几|面|续)?)[章节](?:将|则|主要|重点){0,2}(?:介绍|讨论|说明|分析|阐述|回顾|描述|梳理|总结|探讨|考察)/,
		/^\W*(?:注|备注|附注|说明|数据说明|数据来源|资料来源|来源|口径)\d*\s*[:：]/,
		/^(?:上述|以上|以下|全部|所有|文中|表中|图中|部分)?(?:数据|数字|金额|资料)(?:均|皆|主要|全部)?(?:来自|来源于|截至|采用|取自|引自|源自|基于|以.{1,20}为(?:准|主))/,
		/^(?:研究|统计|分析|评估)(?:对象|范围|边界|目标|期间)/,
		/^[^，。：]{0,12}(?:测算|估算|核算|计算|折算)(?:均|统一|主要)?(?:以|按|采用|基于|依据|方法|公式|参数)/,
		/^(?:让我|我(?:将|需要)|接下来)/,
		/^每个?[^，。]{1,12}(?:选取|挑选|列举|列出)/,
		/^(?:以下|下文|下表|下图|下列)(?:为|是|从|将|列|给|展|汇|分)/,
		/^本次[^，。]{0,24}(?:报告|调查|调研|研究|统计)[^。]{0,60}(?:完成|发布|发起|开展|进行)/,
		/^(?:感谢|致谢|鸣谢)/,
	],
	asides: [
		/(?:详见|请?参见|请?参阅|请?参照|见(?:附录|附表|下文|上文|第.{1,4}[章节部]|文献|表\s?\d|图\s?\d))/,
		/为?主(?:干|要)?数据源/,
		/(?:按|以|采用|依).{1,60}口径|口径(?:为|分别为|包括|不同|差异)|统计(?:范围|对象|边界)(?:为|包括|是)/,
		/(?:不|暂不|未)(?:纳入|计入|列入|涉及|作为.{0,8}(?:主线|重点))|不含[^，。]{2,30}(?:[，。；]|$)/,
		/[（(]?(?:同上|如上(?:所述)?|见上)[）)]?[，。；]?$/,
		/建议.{0,40}(?:调取|下载|提取|查阅|获取|收集)/,
		/(?:分为|包括|归纳为|划分为)以下/,
		/如(?:前文?|上文?|前面?)所(?:述|说|言|提)|前文(?:已经?)?(?:提到|所述|说过)/,
		/需要(?:进一步|继续)(?:了解|搜索|查找|检索)/,
		/Creative Commons|许可协议/,
	],
} as const satisfies Patterns;

/** What a sentence opens with that is about the report as a whole, and what may stand anywhere in one, beside a claim too. */
interface Patterns {
	readonly openings: readonly RegExp[];
	readonly asides: readonly RegExp[];
}

/** Under a heading of limitations, what is said of the material is a note, not a claim. */
const material = bilingual(lexicon.material, 'i');
const limits = bilingual(lexicon.limits, 'i');

/** Whether a text notes what its material lacks, under a heading or an item that says so. */
export function isDataNote(text: string, titles: readonly string[]): boolean {
	return mentionsMaterial(text) && titles.some(isLimitsTitle);
}

const mentionsMaterial = cached((text) => material.test(text));
const isLimitsTitle = cached((title) => limits.test(title));

/** Whether a text is about the report: announces a part, points to one, or says how the report was made. */
export const isAboutReport: (text: string) => boolean = cached((text) => {
	return opensAboutReport(text) || patternsFor(text).asides.some((pattern) => pattern.test(text));
});

/** Whether a text is about nothing but the report: by how it opens. */
export const opensAboutReport: (text: string) => boolean = cached((text) => {
	return patternsFor(text).openings.some((pattern) => pattern.test(text));
});

function patternsFor(text: string): Patterns {
	return /[\u4e00-\u9fff]/.test(text) ? chinese : english;
}

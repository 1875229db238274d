import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import type { Report, Sentence } from '../../report/model';
import { holds } from '../../report/spanRelations';
import { findWording, type Wording } from './wording';

const many =
	'many|some|most|several|various|numerous|multiple|industry|market|leading|recent|academic|independent|financial|security|health|energy';
const people =
	'experts|analysts|observers|critics|commentators|researchers|scientists|economists|scholars|insiders|sources|studies|surveys|reports|research|evidence';
const saying =
	'believe|say|argue|agree|suggest|claim|predict|expect|estimate|note|think|consider|show|indicate|find|demonstrate|confirm|forecast|project|warn|contend|report';

/** Sources without a name. What is named ("analysts at …", "the study", "their research") does not match. */
const unnamed: Wording = {
	en: new RegExp(
		`(?<=^|[,;:(—–]\\s?|\\b(?:and|but|that|as|while|although|because|since|which|however)\\s)(?:(?:(?:${many})\\s){0,2}(?:${people})\\s(?:ha(?:s|ve)\\s)?(?:\\w+ly\\s|also\\s|often\\s)?(?:(?:${saying})s?|shown|found|said|suggested|argued|indicated|demonstrated)|it\\sis\\s(?:widely|generally|commonly|often|well)\\s(?:believed|accepted|known|recogni[sz]ed|held|said|thought|assumed|agreed)|(?:some|many)\\s(?:say|argue|believe|claim)|according\\sto\\s(?:(?:${many}|unnamed)\\s){1,2}(?:${people}|estimates)(?!\\s(?:at|from|by|of|such|including|like)\\b))\\b|\\b(?:reportedly|(?:is|are)\\s(?:said|rumou?red)\\sto|(?:is|are)\\s(?:now\\s)?(?:widely|generally|commonly)\\s(?:recogni[sz]ed|accepted|believed|regarded|considered|seen))\\b`,
		'giu',
	),
	zh: /(?<=^|[，。；：、,;（(\s])(?:(?:业内|行业|市场|有|多位|部分|不少|一些|多数|许多|多家|大量|多项)(?:内|的)?(?:人士|专家|分析师|分析人士|学者|观点|机构|分析|研究|研究者|业者|媒体|调查)|(?:相关|有关|近期|最新|[有另]一项)?研究|专家|分析师|业界)(?:普遍|一致|均|都|曾|则)?(?:认为|表示|指出|预计|称|预测|相信|透露|表明|显示|发现)|(?:业界|市场|社会)?普遍认为|众所周知|据(?:悉|说|称|传|了解|报道|(?:不完全)?统计|估算|估计|测算|推算|调查)(?=[，,])|有(?:观点|报道)(?:认为|称|指出)/gu,
};

/** A word that each of the English forms has: quick to look for, which they are not. */
const mayBeUnnamed = new RegExp(
	`\\b(?:${people}|estimates|it|some|many|reportedly|said|rumou?red|widely|generally|commonly)\\b`,
	'i',
);

/** A year or an author in brackets, or the title of a Chinese work, names the source as well as a citation does. */
const named = /[(（][^()（）]*(?:(?:19|20)\d\d|et al)[^()（）]*[)）]|《/u;

/** `claim.vague`: a statement handed to experts, studies or opinion that the report neither names nor cites. */
export const vagueClaims: Check = ({ report, tree }) =>
	tree.nodes.flatMap((node) => {
		const sentence = node.sentence === undefined ? undefined : report.sentences[node.sentence];
		const may = sentence && (report.language === 'zh' || mayBeUnnamed.test(sentence.text));
		const span = may && findWording(report, sentence.span, unnamed);
		if (!span || isSourced(report, sentence)) return [];
		const words = report.source.slice(...span);
		return [
			{
				code: 'claim.vague' as const,
				span,
				message: message('claims.vague', { words }),
				data: { node: node.id, words },
			},
		];
	});

/** A citation behind a sentence covers it as far as the second sentence after it. */
function isSourced(report: Report, { index, block, text }: Sentence): boolean {
	const last = report.sentences.findLast((sentence) => sentence.block === block && sentence.index <= index + 2)!;
	const [start] = report.sentences[index]!.span;
	return named.test(text) || report.citations.some(({ span }) => holds([start, last.span[1]], span[0]));
}

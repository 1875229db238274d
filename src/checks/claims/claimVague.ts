import type { Check } from '../../findings/model';
import { anyOf, wholeWords } from '../../lexicon/compile';
import * as lexicon from '../../lexicon/unnamedSources';
import type { Report, Sentence } from '../../report/model';
import { findWording, type Wording } from './wording';

const some = anyOf(lexicon.someOrOther);
const people = anyOf(lexicon.peopleAndPapers);
const opinion = anyOf(lexicon.opinion, '\\s');
const hearsay = anyOf(lexicon.hearsay, '\\s');

/** Sources without a name. What is named ("analysts at …", "the study", "their research") does not match. */
const unnamed: Wording = {
	en: new RegExp(
		`(?<=^|[,;:(—–]\\s?|\\b(?:and|but|that|as|while|although|because|since|which|however)\\s)(?:(?:${some}\\s){0,2}${people}\\s(?:ha(?:s|ve)\\s)?(?:\\w+ly\\s|also\\s|often\\s)?(?:${anyOf(lexicon.saying)}s?|${anyOf(lexicon.saidForms)})|${opinion}|according\\sto\\s(?:(?:${some}|unnamed)\\s){1,2}(?:${people}|estimates)(?!\\s${anyOf(lexicon.namesThem)}\\b))\\b|\\b${hearsay}\\b`,
		'giu',
	),
	zh: new RegExp(`(?<=^|[，。；：、,;（(\\s])${anyOf(lexicon.nobodySays)}|${anyOf(lexicon.chineseHearsay)}`, 'gu'),
};

/** Quick to look for, which the English forms are not. */
const mayBeUnnamed = wholeWords(lexicon.signsOfUnnamed);

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
				message: `“${words}”: a reader cannot tell who. Name the source and cite it.`,
				data: { node: node.id, words },
			},
		];
	});

/** A citation behind a sentence covers it as far as the second sentence after it. */
function isSourced(report: Report, { index, block, text, span: [start, end] }: Sentence): boolean {
	const last = report.sentences.findLast((sentence) => sentence.block === block && sentence.index <= index + 2);
	const reach = last?.span[1] ?? end;
	return named.test(text) || report.citations.some(({ span }) => span[0] >= start && span[0] < reach);
}

import { oneOf, wholeWords } from '../../lexicon/compile';
import * as lexicon from '../../lexicon/unnamedSources.json';
import { blockAt, sentenceAt, startingIn } from '../../report/lookup';
import type { Block, Report, Sentence, Span } from '../../report/model';
import { cached } from '../../text/textCache';
import { wordingFinder } from '../reading/wording';
import { listStartingAt } from './sharedSources';

const some = oneOf(lexicon.someOrOther);
const people = oneOf(lexicon.peopleAndPapers);
const opinion = oneOf(lexicon.opinion, '\\s');
const hearsay = oneOf(lexicon.hearsay, '\\s');

/** Sources without a name. What is named ("analysts at …", "the study", "their research") does not match. */
const findUnnamed = wordingFinder({
	en: new RegExp(
		`(?<=^|[,;:(—–]\\s?|\\b(?:and|but|that|as|while|although|because|since|which|however)\\s)(?:(?:${some}\\s){0,2}${people}\\s(?:ha(?:s|ve)\\s)?(?:\\w+ly\\s|also\\s|often\\s)?(?:${oneOf(lexicon.saying)}s?|${oneOf(lexicon.saidForms)})|${opinion}|according\\sto\\s(?:(?:${some}|unnamed)\\s){1,2}(?:${people}|estimates)(?!\\s${oneOf(lexicon.namesThem)}\\b))\\b|\\b${hearsay}\\b`,
		'giu',
	),
	zh: new RegExp(`(?<=^|[，。；：、,;（(\\s])${oneOf(lexicon.nobodySays)}|${oneOf(lexicon.chineseHearsay)}`, 'gu'),
});

/** A quick test before the slow English patterns. */
const signs = wholeWords(lexicon.signsOfUnnamed);
const mayBeUnnamed = cached((text) => signs.test(text));

/** A year or an author in brackets, or the title of a Chinese work, names the source as well as a citation does. */
const named = /[(（][^()（）]*(?:(?:19|20)\d\d|et al)[^()（）]*[)）]|《/u;

/** The words that hand a sentence to experts, studies or opinion that the report neither names nor cites. */
export function unnamedSource(report: Report, sentence: Sentence): Span | undefined {
	if (report.language !== 'zh' && !mayBeUnnamed(sentence.text)) return undefined;
	const words = findUnnamed(report, sentence.span);
	return words && !isSourced(report, sentence) ? words : undefined;
}

/** Whether a sentence names a source, has a citation within two sentences after it, or is in a summary of a body with citations. */
function isSourced(report: Report, { index, block, text, span: [start] }: Sentence): boolean {
	const own = blockAt(report, block);
	const [, end] = own.sentences;
	const last = sentenceAt(report, Math.min(index + 2, end - 1));
	return (
		named.test(text) ||
		startingIn(report.citations, [start, last.span[1]]).length > 0 ||
		(index === end - 1 && introducesSources(report, block)) ||
		(isSummary(report, own) && report.citations.some(({ block: at }) => at > block))
	);
}

function isSummary({ sections }: Report, { section }: Block): boolean {
	return section !== undefined && sections[section]?.role === 'summary';
}

/** Whether a block leads into a list of which at least half of the entries cite: `Several studies say so:`. */
function introducesSources(report: Report, block: number): boolean {
	const { introduces } = blockAt(report, block);
	const list = introduces === undefined ? [] : listStartingAt(report, introduces);
	const entries = list.filter(({ depth }) => depth === list[0]?.depth);
	const cited = entries.filter(({ span: [start] }, at) => {
		const end = entries[at + 1]?.span[0] ?? list.at(-1)?.span[1] ?? start;
		return startingIn(report.citations, [start, end]).length > 0;
	});
	return cited.length > 0 && cited.length >= entries.length / 2;
}

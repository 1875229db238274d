import { anyOf, firstCharacters, firstWords, inEither } from '../../lexicon/compile';
import type { Bilingual } from '../../lexicon/entries';
import { dataFrom, noFacts } from '../../lexicon/noFacts';
import { firstPerson } from '../../lexicon/sentenceKinds';
import { blockAt, introducerOf, sectionsFrom, tableAt, within } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import type { LogicNode } from '../../tree/model';
import { hasCue } from '../../tree/reading/cues';
import { instructs } from '../../tree/reading/steps';
import { blockOf } from './blockOf';
import { isSlight } from './figures';

const ownVoice = inEither(firstPerson);
const table = inEither(noFacts.table);
const plan = inEither(noFacts.plan);
const supposed = inEither(noFacts.supposed);
const supposedBelow = inEither(noFacts.supposedBelow);
const advice = new RegExp(
	`^(?:[^:：。.]{2,40}[:：]\\s?)?(?:${anyOf(noFacts.advice.en)}\\b|${anyOf(noFacts.advice.zh)})`,
	'iu',
);
const [opensExample, opensExampleHan] = [firstWords(noFacts.example.en), firstCharacters(noFacts.example.zh)];
const namesForecast = new RegExp(
	`^(?:${anyOf(noFacts.forecast.en)}\\b|${anyOf(noFacts.forecast.zh)})[^:：。]{0,12}[:：]`,
	'iu',
);

const sample = new RegExp(`^(?:${anyOf(noFacts.sample.en)}|${anyOf(noFacts.sample.zh)})\\s*[:：]`, 'iu');
const targets = inEither(noFacts.targets);
/** A task that is done or to be done. */
const box = /^\[[ xX/-]\]\s/;

const wholeCell = ({ en, zh }: Bilingual) => new RegExp(`^(?:${anyOf(en)}|${anyOf(zh)})$`, 'iu');
const [task, doneBy, dueBy] = [noFacts.task, noFacts.doneBy, noFacts.dueBy].map(wholeCell) as [RegExp, RegExp, RegExp];
const stars = /[★☆⭐✩✪]/u;

const meal = new RegExp(`^(?:${anyOf(noFacts.meal.en)}|${anyOf(noFacts.meal.zh)})\\s*[:：]`, 'iu');
const amount = String.raw`(?<![\d.])\d{1,5}(?:\.\d{1,3})?(?: ?[-–~～至到] ?\d{1,5}(?:\.\d{1,3})?)? ?`;
/** A rate is no portion, `120 g/km`, and 4G no weight. */
const counted = ({ en, zh }: Bilingual) => new RegExp(`${amount}(?:${anyOf(en)}(?![/\\w])|${anyOf(zh)}(?!/))`, 'gu');
const [portions, rounds] = [counted(noFacts.portion), counted(noFacts.rounds)];
/** Two portions, and three figures with how often, make a line of a menu or timetable that has no other. */
const leastPortions = 2;
const leastFigures = 3;

/**
 * Whether a sentence with figures states nothing that a reader could look up elsewhere: what its author does, advises, plans
 * or supposes, what will be without saying how much, and what a table of the report has.
 */
export function isNoFact(report: Report, node: LogicNode): boolean {
	const { text } = node;
	return (
		ownVoice.test(text) ||
		instructs(text) ||
		advice.test(text) ||
		supposed.test(text) ||
		isSupposedBelow(report, node) ||
		plan.test(text) ||
		table.test(text) ||
		isSetOut(report, node) ||
		isOwnTable(report, node) ||
		isPortionedOut(report, node) ||
		isBareForecast(report, node) ||
		isOfExample(report, node)
	);
}

/** It stands under a heading that says so. */
function isSupposedBelow(report: Report, node: LogicNode): boolean {
	const block = blockOf(report, node);
	if (block === undefined) return false;
	return sectionsFrom(report, blockAt(report, block).section).some(({ text }) => supposedBelow.test(text));
}

/** A task of a list of tasks, what the author means to reach, in a list of targets, and whom they asked. */
export function isSetOut(report: Report, node: LogicNode): boolean {
	if (sample.test(node.text)) return true;
	const block = blockOf(report, node);
	const item = block === undefined ? undefined : blockAt(report, block);
	if (item?.kind !== 'item') return false;
	if (box.test(report.source.slice(item.span[0], item.span[0] + 4))) return true;
	const over = introducerOf(report, firstOfList(report, item));
	return over !== undefined && targets.test(blockText(report, over));
}

/** A table of tasks, who does each and by when, or of stars and nothing that could be counted. */
function isOwnTable(report: Report, node: LogicNode): boolean {
	const block = blockOf(report, node);
	const own = block === undefined ? undefined : tableAt(report, block);
	if (!own) return false;
	const heads = own.header.map(({ text }) => text.trim());
	if ([task, doneBy, dueBy].every((name) => heads.some((head) => name.test(head)))) return true;
	const cells = own.rows.flatMap((row) => row.slice(1)).map(({ text }) => text);
	const starred = cells.filter((text) => stars.test(text));
	return starred.length * 2 > cells.length && within(report.numbers, blockAt(report, own.block).outer).every(isSlight);
}

/** An item of a menu, a timetable, a plan of exercises: what its author portions out is theirs to say. */
function isPortionedOut(report: Report, node: LogicNode): boolean {
	const { text } = node;
	const block = blockOf(report, node);
	if (block === undefined || blockAt(report, block).kind !== 'item') return false;
	const portioned = allMatches(portions, text).length;
	const rest = text.replace(portions, ' ');
	if (/\d/.test(rest.replace(rounds, ' '))) return false;
	if (meal.test(text)) return portioned > 0;
	return portioned >= leastPortions && portioned + allMatches(rounds, rest).length >= leastFigures;
}

/** What will be, and when, without how much: there is nothing to cite, but something to argue. */
function isBareForecast(report: Report, { text, span }: LogicNode): boolean {
	if (!namesForecast.test(text) && !hasCue('forecast', text, report.language === 'zh')) return false;
	return within(report.numbers, span).every(({ kind, unit }) => kind === 'year' || kind === 'date' || unit === 'year');
}

/** A step of an example that a list works out, `1. Assume we have …`. */
function isOfExample(report: Report, node: LogicNode): boolean {
	const block = blockOf(report, node);
	if (block === undefined || blockAt(report, block).kind !== 'item') return false;
	const first = firstOfList(report, blockAt(report, block));
	const over = introducerOf(report, first);
	return [first, ...(over ? [over] : [])].some((each) => opens(blockText(report, each)));
}

const opens = (text: string) => opensExample.test(text) || opensExampleHan.test(text);

/** The first item, at the same depth, of the list that an item stands in. */
function firstOfList(report: Report, { index }: Block): Block {
	return blockAt(report, firstsOfLists(report)[index] ?? index);
}

/** By block, if it is an item, the first one at its depth of the list that it stands in. */
const firstsOfLists: (report: Report) => readonly (number | undefined)[] = memoised(({ blocks }) => {
	let [firsts, within] = [new Map<number, number>(), undefined as number | undefined];
	return blocks.map(({ index, kind, section, depth }) => {
		if (kind !== 'item' || section !== within) firsts = new Map();
		within = section;
		if (kind !== 'item') return undefined;
		const first = firsts.get(depth) ?? index;
		firsts.set(depth, first);
		return first;
	});
});

const onData = inEither(dataFrom);
/** A report that cites in more than this share of its sentences, or lists more references, gives each figure its own source. */
const fewCitations = 0.2;
const fewReferences = 3;

/** Whether a report says once whose figures it gives, in a sentence or under a heading for it, and cites hardly anything else. */
export const namesItsData: (report: Report) => boolean = memoised(
	({ source, sentences, citations, references }: Report) => {
		if (citations.length > fewCitations * sentences.length || references.length > fewReferences) return false;
		return (
			sentences.some(({ text }) => onData.test(text)) ||
			references.some(({ span }) => onData.test(source.slice(...span)))
		);
	},
);

import { bareShownFrom, shownFrom } from '../../findings/certainty';
import type { Severity } from '../../findings/model';
import { firstCharacters, firstWords, inEither } from '../../lexicon/compile';
import { following } from '../../lexicon/conclusions';
import { figureInWords } from '../../lexicon/noFacts';
import { within } from '../../report/lookup';
import type { Report, Sentence } from '../../report/model';
import type { LogicNode } from '../../tree/model';
import { hasCue } from '../../tree/reading/cues';
import { instructs } from '../../tree/reading/steps';
import { blockOf } from './blockOf';
import { closedBySource } from './closedBySource';
import { isFigure, isSlight } from './figures';
import { ledBySource } from './ledBySource';
import { namesWork } from './namedWork';
import { isNoFact, isSetOut, namesItsData } from './noFact';
import { isOwnAccount } from './ownAccount';
import { isQuoted } from './quotation';
import { isSourcedElsewhere } from './sourcedElsewhere';
import { sumsUp } from './sumsUp';
import { claimDoubts, factDoubts, leastWords, mostInShort } from './thresholds';
import { isToldInBrief } from './toldInBrief';

/** How loudly a doubt about a node's ground is told. */
export type DoubtLevel = Extract<Severity, 'info' | 'hint'>;

/**
 * The claims to tell, with how loudly: the likeliest to be questioned by an editor, by the length of the report; none in
 * a report written with such care that none is likely. A text too short to tell is judged by the rules.
 */
export function doubtedClaims(report: Report, claims: readonly LogicNode[]): Map<LogicNode, DoubtLevel> {
	const own = isOwnAccount(report);
	const asked = claims.filter(
		(claim) =>
			!quotes(report, claim) &&
			!named(report, claim) &&
			!isSetOut(report, claim) &&
			!formula.test(claim.text) &&
			!isLeftOpen(claim) &&
			(!own || concludes(report, claim)),
	);
	if (report.words < leastWords) return byRules(report, asked);
	const least = own ? claimDoubts.leastInOwnAccount : claimDoubts.least;
	const likely = asked.filter(
		(claim) => claim.doubt >= (!own && isBareForecast(claim) ? claimDoubts.leastForecast : least),
	);
	const isHint = (claim: LogicNode) =>
		isMerelyUnclear(report, claim) || drawsOn(report, claim) || asksForKnownFigure(report, claim);
	const told = likeliest(likely, claimDoubts.per1000 * (report.words / 1000));
	return new Map(told.map((claim) => [claim, isHint(claim) ? 'hint' : levelOf(claim)]));
}

/** `\mathbb{R}`: what is set as a formula is defined or derived, and a reader checks it there. */
const formula = /\\[A-Za-z]{2,}/;

const [openings, openingsHan] = [firstWords(following.en), firstCharacters(following.zh)];

/**
 * It says of itself that it draws on what its section said before. Whether that carries it takes a reading: of four such
 * claims in reports that nothing was learned from editors agreed with none.
 */
function drawsOn(report: Report, { text, sentence }: LogicNode): boolean {
	const before = sentence === undefined ? undefined : report.sentences[sentence - 1];
	const own = sentence === undefined ? undefined : report.sentences[sentence];
	if (!own || !before || sectionOf(report, before) !== sectionOf(report, own)) return false;
	const plain = text.replace(/^[\s\p{P}\p{S}]+/u, '');
	return openings.test(plain) || openingsHan.test(plain);
}

/**
 * Where the rules can name nothing that is wrong with a claim but that its ground is not plain, or narrow, editors of reports
 * by other authors and systems than the odds were learned from agree with one in five: too few for more than a hint, but for
 * the likeliest in English that say something new: of those that sum up what was told before editors agreed with none of
 * eight.
 */
function isMerelyUnclear(report: Report, claim: LogicNode): boolean {
	const code = claim.support === 'partial' ? claim.reasons[0]?.message.code : undefined;
	if (code !== 'support.unclearGround' && code !== 'support.coversLess') return false;
	return report.language !== 'en' || claim.doubt < claimDoubts.leastUnclear || sumsUp(report, claim);
}

/** The rules find the claim carried, or cannot tell, beside a citation for one: editors agreed with none of eight. */
function isLeftOpen({ support, doubt }: LogicNode): boolean {
	return support === 'supported' || (support === 'unknown' && doubt < claimDoubts.leastUnknown);
}

/** All that the rules find wrong is a figure without a source, and the report sources it elsewhere. */
function asksForKnownFigure(report: Report, claim: LogicNode): boolean {
	if (claim.reasons[0]?.code !== 'unsourcedFigure') return false;
	return isSourcedElsewhere(report, claim);
}

/** It says what will be, without a reason, and the rules find nothing under it. */
function isBareForecast({ support, reasons: [reason] }: LogicNode): boolean {
	return support === 'unsupported' && reason?.code === 'noBasis';
}

/** Shown where an editor is likelier to question it than not. */
function levelOf({ type, doubt, support }: LogicNode): DoubtLevel {
	const isBareClaim = type === 'argument' && support === 'unsupported';
	return doubt < (isBareClaim ? bareShownFrom : shownFrom) ? 'hint' : 'info';
}

/** What an author tells of their own work is theirs to tell; what they conclude, explain or foresee wants a ground there, too. */
function concludes({ language }: Report, { text }: LogicNode): boolean {
	return (['inference', 'cause', 'forecast', 'certainty'] as const).some((cue) => hasCue(cue, text, language === 'zh'));
}

/** The odds that an editor questions a node; `undefined` in a report too short for them. */
export function oddsOf({ words }: Report, { doubt }: LogicNode): number | undefined {
	return words < leastWords ? undefined : doubt;
}

/** The surest of some claims, and at least one. */
function likeliest(claims: readonly LogicNode[], count: number): LogicNode[] {
	const odds = ({ doubt, support }: LogicNode) => doubt + (support === 'unsupported' ? claimDoubts.bare : 0);
	const most = Math.min(claimDoubts.most, Math.max(1, Math.round(count)));
	return [...claims].sort((a, b) => odds(b) - odds(a)).slice(0, most);
}

/** The same for facts without a source; none where the author tells of their own work, or says once whose figures they are. */
export function doubtedFacts(report: Report, facts: readonly LogicNode[]): Map<LogicNode, DoubtLevel> {
	if (isOwnAccount(report) || namesItsData(report)) return new Map();
	const shared = new Set([...closedBySource(report), ...ledBySource(report)]);
	const asked = facts.filter(
		(fact) =>
			// Without a figure or a year it is seldom what a reader would look up: editors agreed with one in six.
			(within(report.numbers, fact.span).length > 0 || inWords.test(fact.text)) &&
			!quotes(report, fact) &&
			!named(report, fact) &&
			!isNoFact(report, fact) &&
			!shared.has(blockOf(report, fact) ?? -1) &&
			!isSourcedElsewhere(report, fact),
	);
	if (report.words < leastWords) return byRules(report, asked);
	const told = asked.filter(({ doubt }) => doubt >= factDoubts.least);
	const isHint = (fact: LogicNode) => isToldInBrief(report, fact) || hasSlightFigures(report, fact);
	return new Map(told.map((fact) => [fact, isHint(fact) ? 'hint' : levelOf(fact)]));
}

/** Other figures than years, each of them slight: of sentences with such alone editors agreed with one in four. */
function hasSlightFigures(report: Report, { span }: LogicNode): boolean {
	const figures = within(report.numbers, span);
	return figures.some(isFigure) && figures.every(isSlight);
}

const named = ({ source }: Report, { span }: LogicNode) => namesWork(source.slice(...span));
const inWords = inEither(figureInWords);

const sectionOf = ({ blocks }: Report, { block }: Sentence) => blocks[block]?.section;

/** What stands in a quotation its speaker answers for. */
function quotes(report: Report, { sentence, span }: LogicNode): boolean {
	return sentence !== undefined && isQuoted(report, sentence, span);
}

function byRules({ language }: Report, nodes: readonly LogicNode[]): Map<LogicNode, DoubtLevel> {
	const level = ({ support, text }: LogicNode) =>
		support === 'unsupported' && !isAdvice(text, language === 'zh') ? 'info' : 'hint';
	const doubted = nodes.filter(({ support }) => support === 'unsupported' || support === 'partial');
	const gravest = [...doubted].sort((a, b) => Number(level(a) === 'hint') - Number(level(b) === 'hint'));
	const told = new Set(gravest.slice(0, mostInShort));
	return new Map(doubted.filter((node) => told.has(node)).map((node) => [node, level(node)]));
}

/** What to do, without a figure that would want its source: an author of a short text need not argue each of it. */
function isAdvice(text: string, chinese: boolean): boolean {
	return !/\d/.test(text) && (instructs(text) || hasCue('recommendation', text, chinese));
}

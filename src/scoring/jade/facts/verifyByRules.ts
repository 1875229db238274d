import type { DraftFinding } from '../../../findings/model';
import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { ReportItem } from '../../../scorecard/jade';
import type { ClaimSignal } from '../../../sources/model';
import { checkClaim } from '../../../sources/support/checkClaim';
import type { ClaimText } from '../../../sources/support/parseClaim';
import { isGivenWordForWord } from '../../../sources/support/wordForWord';
import type { LogicNode } from '../../../tree/model';
import type { ClaimPlace } from '../../../verification/claimPlace';
import type { VerifiedClaim } from '../../../verification/verifyClaims';
import { type AvailableSource, quoteFrom, type SourcePool } from './availableSources';
import {
	citedFact,
	computedFact,
	contestedFact,
	type VerifiedFact,
	verdictConfidence,
	verifiedFact,
} from './verifiedFact';

/** A claim, and what stands around it where that is known. */
export type PlacedClaim = ClaimText & { readonly place?: ClaimPlace };

/** What facts are verified with. */
export interface VerifyContext {
	readonly nodeOf: (item: ReportItem) => LogicNode;
	/** What is asked, and where it stands: the statement, or the item's question where it asks about a part of it. */
	readonly claimOf: (item: ReportItem) => PlacedClaim;
	/** What is known of what is asked and the sources cited for it; of a part what holds of all of the statement. */
	readonly verdictsOn: (item: ReportItem) => readonly VerifiedClaim[];
	/** The findings about figures of what is asked. */
	readonly findingsOn: (item: ReportItem) => readonly DraftFinding[];
	readonly pool: SourcePool;
}

/** A fact that nothing has decided, to be looked up elsewhere. */
export function isUndecided(fact: VerifiedFact | undefined): boolean {
	return fact === undefined || fact.verification.answer === 'unverifiable';
}

/**
 * By computing first, then the cited sources, then whatever source is at hand, then the report itself. Only clear cases are
 * called, and what a cited source says word for word is never refuted.
 */
export function verifyByRules(item: ReportItem, context: VerifyContext): VerifiedFact {
	const computed = computedOrConverted(item, context);
	if (computed) return computed;
	const cited = citedFact(context.verdictsOn(item));
	if (cited && !isUndecided(cited)) return cited;
	if (isGiven(item, context)) return cited ?? unverifiedFact(true);
	return (
		fromSourcesAtHand(item, context) ??
		contestedFact(context.nodeOf(item), context.findingsOn(item)) ??
		cited ??
		unverifiedFact(item.source !== undefined)
	);
}

/** By computing alone: from the report's own figures, or by a rate that a source states. */
export function computedOrConverted(item: ReportItem, context: VerifyContext): VerifiedFact | undefined {
	if (isGiven(item, context)) return undefined;
	return computedFact(context.nodeOf(item), context.findingsOn(item)) ?? convertedFact(item, context);
}

function isGiven(item: ReportItem, { pool, claimOf, nodeOf }: VerifyContext): boolean {
	const { text } = claimOf(item);
	return pool.citedBy(nodeOf(item).citations).some(({ evidence }) => isGivenWordForWord(evidence.index, text));
}

/** A conversion by the rate that a source at hand states; the cited sources go first, for they are in the order of the report. */
function convertedFact(item: ReportItem, { pool, claimOf, nodeOf }: VerifyContext): VerifiedFact | undefined {
	const cited = new Set(pool.citedBy(nodeOf(item).citations).map(({ id }) => id));
	const stated = pool.conversionsIn(claimOf(item));
	const found = stated.find(({ source }) => cited.has(source.id)) ?? stated[0];
	if (!found) return undefined;
	const wrong = found.signals.filter(({ code }) => code !== 'numbersAgree');
	const telling = wrong.length > 0 ? wrong : found.signals;
	const stance = wrong.length > 0 ? 'contradicts' : 'supports';
	const quotes = telling.flatMap(({ span }) => (span ? [quoteFrom(found.source, span, stance)] : []));
	return verifiedFact(wrong.length > 0 ? 'no' : 'yes', sureOfRate, 'rule', said(telling), quotes);
}

/** The rate may be of another day than the report's. */
const sureOfRate = 0.85;

export function unverifiedFact(cites: boolean): VerifiedFact {
	const reason = message(cites ? 'facts.notRead' : 'facts.noSource');
	return verifiedFact('unverifiable', 0, 'rule', reason);
}

/** More are not looked through. */
const sourcesAtHand = 4;
/** A source not cited for the fact must clearly be about the same thing. */
const plainlyAboutIt = 0.6;

function fromSourcesAtHand(item: ReportItem, { pool, claimOf }: VerifyContext): VerifiedFact | undefined {
	const claim = claimOf(item);
	const read = pool
		.relevantTo(claim, sourcesAtHand, new Set(), plainlyAboutIt)
		.map((source) => ({ source, reading: checkClaim(source.evidence.index, claim) }));
	const called = (verdict: 'supported' | 'contradicted') => read.find(({ reading }) => reading.verdict === verdict);
	const [against, bearing] = [called('contradicted'), called('supported')];
	// Where available sources that the report does not cite disagree, the fact stays undecided.
	if (against && bearing) return undefined;
	if (against) return byRule('no', verdictConfidence.contradicted.rule, against);
	return bearing && byRule('yes', verdictConfidence.supported.rule, bearing);
}

function byRule(
	answer: 'yes' | 'no',
	confidence: number,
	{ source, reading }: { source: AvailableSource; reading: ReturnType<typeof checkClaim> },
): VerifiedFact {
	const span = reading.signals.find((signal) => signal.span)?.span ?? reading.passages[0]?.span;
	const stance = answer === 'no' ? 'contradicts' : 'supports';
	return verifiedFact(answer, confidence, 'rule', said(reading.signals), span ? [quoteFrom(source, span, stance)] : []);
}

function said(signals: readonly ClaimSignal[]): Message | null {
	return signals.length === 0 ? null : message('common.all', { messages: signals.map((signal) => signal.message) });
}

import type { Judge } from '../judge/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { isWithin } from '../report/spanRelations';
import type { FactVerdictName } from '../scorecard/reportEval';
import type { GatheredSources } from '../sources/cited/gatherSources';
import type { CitedSource, ClaimCheck, ClaimSignal, SourceReading } from '../sources/model';
import { checkClaim } from '../sources/support/checkClaim';
import type { CitedClaim } from './citedClaims';
import { failureOf, type IndexedSource, indexedSourceOf } from './indexedSource';

/** A claim held against one of the sources it cites. */
export interface ClaimSourcePair {
	readonly claim: CitedClaim;
	readonly source: CitedSource;
	/** Shared by all claims on the source; `undefined` where nothing of it is known. */
	readonly evidence: IndexedSource | undefined;
	/** What the rules say; `undefined` where there is nothing to read. */
	readonly offline: ClaimCheck | undefined;
}

/** What is to be said of a holding. */
export interface SourceVerdict {
	readonly verdict: FactVerdictName;
	readonly basis: 'rule' | 'model' | 'unscored';
	readonly quote: string | null;
	readonly page: number | null;
	/** Why; `null` where nothing is to be said. */
	readonly reason: Message | null;
	readonly signals: readonly ClaimSignal[];
	/** The figures of the claim that no source it cites gives; absent where none is missing. */
	readonly missing?: readonly string[];
}

/** Every claim with every source it cites, in document order; each source is gone through once, for all claims on it. */
export async function pairClaimsWithSources(
	claims: readonly CitedClaim[],
	{ sources, readings }: GatheredSources,
	{ pause, onProgress }: Omit<VerifyOptions, 'judge'>,
): Promise<ClaimSourcePair[]> {
	const held = new Map<CitedClaim, ClaimSourcePair[]>(claims.map((claim) => [claim, []]));
	const cited = sources
		.map((source) => ({
			source,
			own: claimsOn(source, claims),
			evidence: indexedSourceOf(source, readings.get(source.id)),
		}))
		.filter(({ own }) => own.length > 0);
	const known = cited.filter(({ evidence }) => evidence).length;
	let done = 0;
	for (const { source, own, evidence } of cited) {
		for (const claim of own) {
			held.get(claim)!.push({ claim, source, evidence, offline: evidence && checkClaim(evidence.index, claim) });
			if (evidence) await pause();
		}
		if (evidence) onProgress?.(++done, known);
	}
	return [...held.values()].flat();
}

function claimsOn({ citations }: CitedSource, claims: readonly CitedClaim[]): CitedClaim[] {
	const own = new Set(citations);
	return claims.filter((claim) => claim.citations.some((citation) => own.has(citation)));
}

/** What the rules say of a holding. Only clear cases are called. */
export function verdictByRules(
	{ evidence, offline, source }: ClaimSourcePair,
	readings: ReadonlyMap<string, SourceReading>,
): SourceVerdict {
	if (!evidence || !offline) return unverifiable(readings.get(source.id));
	const verdict = limitByExtent(offline.verdict, evidence);
	const span = offline.signals.find((signal) => signal.span)?.span ?? offline.passages[0]?.span;
	// A figure alone says nothing: it is quoted with its sentence.
	const sentence = span && (evidence.sentences.find((one) => isWithin(span, one)) ?? span);
	const shown = verdict === 'not-found' ? undefined : sentence;
	return {
		verdict,
		basis: 'rule',
		quote: shown ? evidence.quotes.at(shown) : null,
		page: shown ? evidence.quotes.pageOf(shown[0]) : null,
		reason: ruleReason(verdict, offline, evidence),
		signals: offline.signals,
	};
}

/** What is missing in a part of a source may stand in the rest of it. */
export function limitByExtent<V extends FactVerdictName>(verdict: V, { extent }: IndexedSource): V | 'unclear' {
	const rests = verdict === 'not-found' || verdict === 'partly';
	return rests && extent !== 'whole' ? 'unclear' : verdict;
}

function unverifiable(reading: SourceReading | undefined): SourceVerdict {
	const reason = failureOf(reading)?.message ?? message('verdicts.notRead');
	return { verdict: 'unverifiable', basis: 'unscored', quote: null, page: null, reason, signals: [] };
}

function ruleReason(
	verdict: FactVerdictName,
	{ signals, verdict: said }: ClaimCheck,
	evidence: IndexedSource,
): Message | null {
	if (verdict === 'unclear' && said !== 'unclear') return partMessage(evidence);
	const telling = signals.filter(({ code }) => speaksFor.has(code) === (verdict === 'supported'));
	const reasons = (telling.length > 0 ? telling : signals).map((signal) => signal.message);
	return joinReasons(reasons) ?? (verdict === 'unclear' ? message('verdicts.notClear') : null);
}

const speaksFor: ReadonlySet<ClaimSignal['code']> = new Set(['covered', 'numbersAgree']);

/** Several reasons as one; `null` where there is none. */
export function joinReasons(reasons: readonly Message[]): Message | null {
	return reasons.length > 1 ? message('verdicts.reasons', { reasons }) : (reasons[0] ?? null);
}

export function partMessage({ extent }: IndexedSource): Message {
	return message(extent === 'quoted' ? 'verdicts.onlyQuoted' : 'verdicts.onlyBeginning');
}

export interface VerifyOptions {
	/** Without one the rules decide alone. */
	readonly judge?: Judge;
	/** Awaited between claims and sources, so that others get their turn; rejects when the run is aborted. */
	readonly pause: () => Promise<void>;
	/** Sources that were gone through, of those that are known. */
	readonly onProgress?: (done: number, of: number) => void;
}

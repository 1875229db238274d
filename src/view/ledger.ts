import type { Analysis } from '../analysis';
import { numberRelations } from '../checks/numbers/numberRelations';
import type { Finding, FindingCode } from '../findings/model';
import { certainRepetitions } from '../findings/repetition';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { overlapping } from '../report/lookup';
import type { Report, Span } from '../report/model';
import type { Scorecard } from '../scorecard/scorecard';
import { claimsOf, countedUnsupportedClaims } from './claims';
import { onePlaceALine, type ViewContext } from './context';
import { withdrawalOf } from './numbers';

/** What is counted of every report, in the order in which it is shown. */
export const ledgerNames = ['claims', 'facts', 'numbers', 'paragraphs', 'citations', 'sources'] as const;
export type LedgerName = (typeof ledgerNames)[number];

/** One count with its places. */
export interface LedgerEntry {
	readonly count: number;
	/** Of how many; `null` where that says nothing. */
	readonly of: number | null;
	/** What is counted, where that is something an author would look at. */
	readonly places: readonly Span[];
	/** How many findings tell of them, where one may tell of several. */
	readonly defects?: number;
}

export type Ledger = Readonly<Record<LedgerName, LedgerEntry>>;

/**
 * The state of a report in counts, which need no reader: claims without support, facts without a source, numbers in
 * conflict of those checked, paragraphs that repeat, broken citations, sources that were read. What is wrong is counted,
 * never what is well: of that a longer report has more, whatever it was padded with.
 */
export function ledgerOf(analysis: Analysis, scorecard?: Pick<Scorecard, 'reportEval'>): Ledger {
	const { report, pairs } = analysis;
	const told = [...analysis.findings, ...analysis.decided.map(({ finding }) => finding)];
	const { relations } = numberRelations(report);
	const conflicts = relations.filter(
		(relation) => relation.outcome === 'conflicts' && !withdrawalOf(relation, analysis),
	);
	return {
		claims: counted(countedUnsupportedClaims(analysis), claimsOf(analysis.tree).length),
		facts: counted(ofCode(told, 'citation.missing'), null),
		numbers: counted(conflicts, relations.length),
		paragraphs: counted(certainRepetitions(told), pairs.paragraphs.length),
		citations: brokenPlaces(ofCode(told, 'citation.broken'), report),
		sources: sourcesRead(analysis, scorecard),
	};
}

function ofCode(findings: readonly Finding[], wanted: FindingCode): Finding[] {
	return findings.filter(({ code }) => code === wanted);
}

function counted(wrong: readonly { readonly span: Span }[], of: number | null): LedgerEntry {
	return { count: wrong.length, of, places: wrong.map(({ span }) => span) };
}

/** Places, as the findings count them: one finding tells of all that a reference or a kind of damage has. */
function brokenPlaces(findings: readonly Finding[], { citations }: Report): LedgerEntry {
	const placesOf = ({ code, data }: Finding) => (code === 'citation.broken' ? (data.places ?? 1) : 1);
	const sum = (some: readonly Finding[]) => some.reduce((all, finding) => all + placesOf(finding), 0);
	// A marker that is damaged may be no citation any more.
	const damaged = findings.filter(({ span }) => overlapping(citations, span).length === 0);
	return { ...counted(findings, citations.length + sum(damaged)), count: sum(findings), defects: findings.length };
}

/** Of the sources that the text leans on, as they are rated: what its list names beside them counts neither before nor after reading. */
function sourcesRead({ sources: rated }: Analysis, scorecard?: Pick<Scorecard, 'reportEval'>): LedgerEntry {
	const sources = scorecard?.reportEval?.factuality.sources ?? [];
	const cited = sources.filter(({ citations }) => citations.length > 0);
	const leant = cited.length > 0 ? cited : sources;
	return {
		count: leant.filter(({ state }) => state === 'read').length,
		of: leant.length > 0 ? leant.length : rated.length,
		places: [],
	};
}

/** The counts that a text alone decides: how many of its sources were read is not among them. */
export function ledgerCounts(analysis: Analysis): Record<string, Pick<LedgerEntry, 'count' | 'of'>> {
	const { sources: _, ...counts } = ledgerOf(analysis);
	return Object.fromEntries(Object.entries(counts).map(([name, { count, of }]) => [name, { count, of }]));
}

/** The ledger in the words of one language. */
export function ledgerView(ledger: Ledger, context: ViewContext) {
	const { say } = context.words;
	return {
		title: say(message('ledger.title')),
		entries: ledgerNames.map((name) => ({
			name,
			text: say(ledgerText(name, ledger[name])),
			places: onePlaceALine(ledger[name].places, context),
		})),
	};
}

export type LedgerView = ReturnType<typeof ledgerView>;

/** One count in words. */
export function ledgerText(
	name: LedgerName,
	{ count, of, defects }: Pick<LedgerEntry, 'count' | 'of' | 'defects'>,
): Message {
	if (name === 'facts') return message('ledger.facts', { count });
	if (name === 'citations')
		return message('ledger.citations', { count, of: of ?? count, defects: defects === count ? null : defects });
	return message(`ledger.${name}`, { count, of: of ?? count });
}

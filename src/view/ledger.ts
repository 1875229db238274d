import type { Analysis } from '../analysis';
import { numberRelations } from '../checks/numbers/numberRelations';
import type { FindingCode } from '../findings/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Span } from '../report/model';
import type { Scorecard } from '../scorecard/scorecard';
import { countClaims, unsupportedClaims } from './claims';
import { placeOf, type ViewContext } from './context';
import type { LedgerView } from './model';
import { withdrawalOf } from './numbers';

/** What is counted of every report, in the order in which it is shown. */
export const ledgerNames = ['claims', 'facts', 'numbers', 'paragraphs', 'citations', 'sources'] as const;
export type LedgerName = (typeof ledgerNames)[number];

/** One count with its places. */
export interface LedgerEntry {
	readonly count: number;
	/** Of how many; `null` where that says nothing. */
	readonly of: number | null;
	/** What an author would look at: what does not stand, has no source, conflicts, repeats or is broken. */
	readonly places: readonly Span[];
}

export type Ledger = Readonly<Record<LedgerName, LedgerEntry>>;

/**
 * The state of a report in counts, which need no reader: claims that stand on something, facts without a source, numbers
 * in conflict of those checked, paragraphs that repeat, broken citations, sources that were read.
 */
export function ledgerOf(analysis: Analysis, scorecard?: Pick<Scorecard, 'reportEval'>): Ledger {
	const { report, pairs } = analysis;
	const { claims, supported, partial } = countClaims(analysis);
	const { relations } = numberRelations(report);
	const conflicts = relations.filter(
		(relation) => relation.outcome === 'conflicts' && !withdrawalOf(relation, analysis),
	);
	return {
		claims: {
			count: supported + partial,
			of: claims,
			places: unsupportedClaims(analysis).map(({ span }) => span),
		},
		facts: told(analysis, 'citation.missing', null),
		numbers: { count: conflicts.length, of: relations.length, places: conflicts.map(({ span }) => span) },
		paragraphs: told(analysis, 'paragraph.redundant', pairs.paragraphs.length),
		citations: told(analysis, 'citation.broken', report.citations.length),
		sources: sourcesRead(analysis, scorecard),
	};
}

/** What the findings of a code tell of. What the author has decided counts, too: it is counted apart, not gone. */
function told({ findings, decided }: Analysis, wanted: FindingCode, of: number | null): LedgerEntry {
	const all = [...findings, ...decided.map(({ finding }) => finding)];
	const places = all.filter(({ code }) => code === wanted).map(({ span }) => span);
	return { count: places.length, of, places };
}

/** Before anything was read the report's addresses are its sources. */
function sourcesRead({ sources: rated }: Analysis, scorecard?: Pick<Scorecard, 'reportEval'>): LedgerEntry {
	const sources = scorecard?.reportEval?.factuality.sources;
	const read = sources?.filter(({ state }) => state === 'read').length ?? 0;
	return { count: read, of: sources?.length ?? rated.length, places: [] };
}

/** The counts that a text alone decides: how many of its sources were read is not among them. */
export function ledgerCounts(analysis: Analysis): Record<string, Pick<LedgerEntry, 'count' | 'of'>> {
	const { sources: _, ...counts } = ledgerOf(analysis);
	return Object.fromEntries(Object.entries(counts).map(([name, { count, of }]) => [name, { count, of }]));
}

/** The ledger in the words of one language. */
export function ledgerView(ledger: Ledger, context: ViewContext): LedgerView {
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

function onePlaceALine(spans: readonly Span[], context: ViewContext): LedgerView['entries'][number]['places'] {
	const places = new Map(spans.map((span) => placeOf(span, context)).map((place) => [place.line, place]));
	return [...places.values()].sort((a, b) => a.line - b.line);
}

/** One count in words; of claims the places are those of the others, and so counted with them where they are known. */
export function ledgerText(
	name: LedgerName,
	{ count, of, places = [] }: Pick<LedgerEntry, 'count' | 'of'> & Partial<LedgerEntry>,
): Message {
	if (name === 'facts') return message('ledger.facts', { count });
	if (name === 'claims') return message('ledger.claims', { count, of: of ?? count, without: places.length });
	return message(`ledger.${name}`, { count, of: of ?? count });
}

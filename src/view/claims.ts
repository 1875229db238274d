import type { Analysis } from '../analysis';
import { ignoredByComment } from '../findings/ignores';
import type { Finding } from '../findings/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Span } from '../report/model';
import { isWithin } from '../report/spanRelations';
import { memoised } from '../text/memo';
import type { LogicNode, LogicTree, Support } from '../tree/model';

/** What of an analysis the claims are counted from. */
type Counted = Pick<Analysis, 'report' | 'tree' | 'decided' | 'reading'>;

/**
 * The claims of a report, for whatever counts them: its sentences that claim something. A heading groups claims and is
 * none, unless a model judged whether what stands under it delivers what it says.
 */
export function claimsOf({ nodes }: Pick<LogicTree, 'nodes'>): LogicNode[] {
	return nodes.filter(
		({ type, sentence, decidedBy }) => type === 'argument' && (sentence !== undefined || decidedBy === 'model'),
	);
}

/** How a claim or a fact stands: a model's word, or what the rules found, one word wherever it is shown. */
export function verdictMessage({ support }: LogicNode): Message {
	return message('labels.support', { support });
}

/** Codes of the findings that a claim is short of its ground. */
const questioning: readonly Finding['code'][] = ['claim.unsupported', 'claim.partial', 'citation.missing'];

/**
 * Whether a finding questions the ground of a claim, be it held back or decided on. Of the others that lack ground the
 * rules can say no more than that.
 */
export const isQuestioned = memoised(({ findings, decided }: Pick<Analysis, 'findings' | 'decided'>) => {
	const told = [...findings, ...decided.map(({ finding }) => finding)];
	const about = told.filter(({ code }) => questioning.includes(code));
	const nodes = new Set(about.flatMap(({ data }) => ('node' in data ? [data.node] : [])));
	const broken = told.filter(({ code }) => code === 'citation.broken').flatMap(placesOf);
	return ({ id, span, reasons }: LogicNode): boolean =>
		nodes.has(id) || (reasons[0]?.code === 'brokenCitation' && broken.some((place) => isWithin(place, span)));
});

/** One finding tells of a defect that several places have. */
function placesOf({ span, related }: Finding): Span[] {
	return [span, ...related.map((other) => other.span)];
}

/** Whether a statement has nothing under it, or less than it says, and the author has not set it aside: what both trees filter by. */
export const lacksSupport = memoised((analysis: Counted): ((node: LogicNode) => boolean) => {
	const isSetAside = settledByAuthor(analysis);
	return (node) => (node.support === 'unsupported' || node.support === 'partial') && !isSetAside(node);
});

/** How many claims have which support, and who decided; each claim counts once. */
export interface ClaimCounts extends Readonly<Record<Support, number>> {
	readonly claims: number;
	/** Not or partly supported, which the author ignores or has decided on; not counted among those. */
	readonly setAside: number;
}

/** Counts the claims of a report, or some of its statements. */
export function countClaims(analysis: Counted, claims: readonly LogicNode[] = claimsOf(analysis.tree)): ClaimCounts {
	const isSetAside = settledByAuthor(analysis);
	const open = claims.filter((claim) => !isSetAside(claim));
	const having = (support: Support) => open.filter((claim) => claim.support === support).length;
	return {
		claims: claims.length,
		supported: having('supported'),
		partial: having('partial'),
		unsupported: having('unsupported'),
		unknown: having('unknown'),
		setAside: claims.length - open.length,
	};
}

/** Whether the author ignores, or has decided on, what a claim is short of; worked out once, for every section and branch asks. */
const settledByAuthor = memoised(({ report, decided }: Counted): ((claim: LogicNode) => boolean) => {
	const ignored = ignoredByComment(report);
	const settled = new Set(decided.map(({ finding }) => `${finding.code} ${finding.span.join()}`));
	return ({ type, support, span }) => {
		if (support !== 'unsupported' && support !== 'partial') return false;
		const code = type === 'evidence' ? 'citation.missing' : (`claim.${support}` as const);
		return ignored({ code, span }) || settled.has(`${code} ${span.join()}`);
	};
});

/** `9 claims: 5 carried, 2 nothing found, 1 thin, 1 not judged`. */
export function claimSummary(analysis: Counted): Message {
	return claimCountsText(countClaims(analysis));
}

export function claimCountsText(counts: ClaimCounts): Message {
	const parts = (['supported', 'unsupported', 'partial', 'unknown', 'setAside'] as const)
		.filter((support) => counts[support] > 0)
		.map((support) => message('counts.bySupport', { support, count: counts[support] }));
	return message('counts.claimsBySupport', { claims: counts.claims, parts });
}

/** The claims that nothing is found under, told as findings or not; those that the author has set aside do not count. */
export function unsupportedClaims(analysis: Counted): LogicNode[] {
	return claimsOf(analysis.tree)
		.filter(({ support }) => support === 'unsupported')
		.filter(lacksSupport(analysis));
}

/** The same with those that the author has decided on, which the ledger counts as it does decided findings; what is ignored has no count. */
export function countedUnsupportedClaims({ report, tree }: Counted): LogicNode[] {
	const ignored = ignoredByComment(report);
	return claimsOf(tree).filter(
		({ support, span }) => support === 'unsupported' && !ignored({ code: 'claim.unsupported', span }),
	);
}

/** `2 nothing found, 4 thin`; empty where none of them is short of anything. */
export function shortOfSupportText(counts: ClaimCounts): Message {
	return message('counts.wantingShort', counts);
}

import { itemAt } from '../../access';
import { message } from '../../messages/message';
import { sourceNote } from '../../report/blocks/captions';
import { anyCitationResolves } from '../../report/citations/resolvable';
import { sentenceAt } from '../../report/lookup';
import type { Report } from '../../report/model';
import type { Support, SupportReason } from '../model';
import { isClaimless, isFactless } from '../reading/claimless';
import { isOwnAccount } from '../reading/ownAccount';
import type { Role } from '../reading/roles';
import type { UnitSignals } from '../reading/signals';
import type { Unit } from '../reading/units';
import { blocksWithSharedSource } from './sharedSources';
import { unnamedSource } from './unnamedSource';

/** A node's support with its reasons and the units that carry it. */
export interface SupportAssessment {
	readonly support: Support;
	readonly reasons: readonly SupportReason[];
	readonly evidence: readonly number[];
}

/** Nothing could decide, or there is nothing to decide. */
export const undecidedSupport: SupportAssessment = { support: 'unknown', reasons: [], evidence: [] };

/**
 * Judges what the report itself offers for each unit (FinResearchBench §3.1.3, step 2, by rules): a fact stands when it
 * is cited or attributed, by itself or with its list, table or section; a claim when cited facts or supported claims stand
 * below it. Units that need no support stay undecided, and so does what authors tell of their own work.
 */
export function judgeSupport(
	report: Report,
	signals: readonly UnitSignals[],
	roles: readonly Role[],
	parents: readonly (number | undefined)[],
): SupportAssessment[] {
	const children = childrenOf(parents);
	const judged: SupportAssessment[] = signals.map(() => undecidedSupport);
	const shared = blocksWithSharedSource(report);
	/** In an author's own account nothing is owed to a source but what is cited. */
	const owed = isOwnAccount(report)
		? (own: SupportAssessment) =>
				own.support !== 'unknown' && own.reasons[0]?.code !== 'brokenCitation' ? ownAccount : own
		: (own: SupportAssessment) => own;
	const grounded = new Set(
		signals.flatMap(({ citations, figures, unit }) => (citations + figures > 0 ? unit.block.index : [])),
	);
	/**
	 * A claim may be supported by the rest of its paragraph, and a summary or conclusion by the body; rules cannot tell. Not
	 * so forecasts and certainties, which editors object to first when they have no reason.
	 */
	const isCarriedElsewhere = ({ unit, citations, cues }: UnitSignals) =>
		citations === 0 &&
		!(cues.has('forecast') || cues.has('certainty')) &&
		(grounded.has(unit.block.index) || (unit.section?.role ?? 'body') !== 'body');
	const judge = (index: number): void => {
		const below = itemAt(children, index);
		for (const child of below) judge(child);
		const signal = itemAt(signals, index);
		if (signal.unit.kind === 'heading' || roles[index] === 'other') return;
		const context = { report, signals, roles, judged, children: below };
		const isFact = roles[index] === 'evidence';
		const own = isFact ? judgeFact(signal, context) : judgeClaim(signal, context);
		const isShared = shared.has(signal.unit.block.index) && signal.unit.citations.length === 0;
		if (own.support === 'supported') judged[index] = own;
		else if (isShared) judged[index] = sharedSource;
		else if (isFact) judged[index] = isFactless(report, signal) ? undecidedSupport : owed(own);
		else if (isClaimless(report, signal)) judged[index] = withoutClaim;
		else judged[index] = own.support === 'unsupported' && isCarriedElsewhere(signal) ? supportedElsewhere : owed(own);
	};
	parents.forEach((parent, index) => {
		if (parent === undefined) judge(index);
	});
	return judged;
}

interface Context {
	readonly report: Report;
	readonly signals: readonly UnitSignals[];
	readonly roles: readonly Role[];
	readonly judged: readonly SupportAssessment[];
	readonly children: readonly number[];
}

function judgeFact(signal: UnitSignals, { report, signals }: Context): SupportAssessment {
	const own = ownCitations(report, signal);
	if (own) return own;
	const unnamed = unnamedReason(report, signal);
	if (unnamed) return { support: 'partial', reasons: [unnamed], evidence: [] };
	if (signal.cues.has('attribution')) {
		return {
			support: 'supported',
			reasons: [{ code: 'attributed', message: message('support.attributed') }],
			evidence: [],
		};
	}
	if (citedNearby(report, signal, signals)) {
		return {
			support: 'supported',
			reasons: [{ code: 'cited', message: message('support.citedNearby') }],
			evidence: [],
		};
	}
	if (signal.figures === 0 && signal.unit.kind !== 'table') return undecidedSupport;
	return {
		support: 'unsupported',
		reasons: [{ code: 'unsourcedFact', message: message('support.unsourcedFigureFact') }],
		evidence: [],
	};
}

function judgeClaim(signal: UnitSignals, { report, judged, roles, children }: Context): SupportAssessment {
	const own = ownCitations(report, signal);
	if (own) return own;
	const supportOf = (child: number) => itemAt(judged, child).support;
	const supportedChildren = children.filter((child) => supportOf(child) === 'supported');
	const facts = supportedChildren.filter((child) => roles[child] === 'evidence');
	if (facts.length > 0) {
		return {
			support: 'supported',
			reasons: [{ code: 'evidence', message: message('support.facts', { count: facts.length }) }],
			evidence: facts,
		};
	}
	if (supportedChildren.length > 0) {
		return {
			support: 'supported',
			reasons: [
				{
					code: 'subArguments',
					message: message('support.claims', { count: supportedChildren.length }),
				},
			],
			evidence: supportedChildren,
		};
	}
	const weak = children.filter((child) => roles[child] === 'evidence' || supportOf(child) === 'partial');
	if (weak.length > 0) {
		return {
			support: 'partial',
			reasons: [{ code: 'unsourcedFact', message: message('support.unsourcedBelow') }],
			evidence: weak,
		};
	}
	const unnamed = unnamedReason(report, signal);
	if (unnamed) return { support: 'partial', reasons: [unnamed], evidence: [] };
	if (signal.figures > 0)
		return {
			support: 'partial',
			reasons: [{ code: 'unsourcedFigure', message: message('support.unsourcedFigure') }],
			evidence: [],
		};
	return {
		support: 'unsupported',
		reasons: [{ code: 'noEvidence', message: message('support.noEvidence') }],
		evidence: [],
	};
}

const ownAccount: SupportAssessment = {
	...undecidedSupport,
	reasons: [{ code: 'ownAccount', message: message('support.ownAccount') }],
};

const withoutClaim: SupportAssessment = {
	...undecidedSupport,
	reasons: [{ code: 'noEvidence', message: message('support.noClaim') }],
};

const supportedElsewhere: SupportAssessment = {
	...undecidedSupport,
	reasons: [{ code: 'evidence', message: message('support.elsewhere') }],
};

const sharedSource: SupportAssessment = {
	support: 'supported',
	reasons: [{ code: 'cited', message: message('support.sharedSource') }],
	evidence: [],
};

/** Somebody without a name is no source. */
function unnamedReason(report: Report, { unit }: UnitSignals): SupportReason | undefined {
	const sentence = unit.sentence === undefined ? undefined : sentenceAt(report, unit.sentence);
	if (!sentence || !unnamedSource(report, sentence)) return undefined;
	return { code: 'vagueAttribution', message: message('support.vague') };
}

function ownCitations(report: Report, { unit }: UnitSignals): SupportAssessment | undefined {
	if (unit.citations.length === 0) return undefined;
	return anyCitationResolves(report, unit.citations)
		? { support: 'supported', reasons: [{ code: 'cited', message: message('support.cited') }], evidence: [] }
		: {
				support: 'unsupported',
				reasons: [{ code: 'brokenCitation', message: message('support.brokenCitation') }],
				evidence: [],
			};
}

/**
 * A citation covers the sentences before it in its paragraph that carry none, up to two of them, and the one after it.
 * A table takes it from the sentences around it: its introduction, or the line below that names its source. A citation
 * that leads nowhere covers nothing.
 */
export function citedNearby(report: Report, { unit }: UnitSignals, signals: readonly UnitSignals[]): boolean {
	const covers =
		unit.kind === 'table'
			? (neighbour: Unit) => coversTable(neighbour, unit)
			: (neighbour: Unit) => neighbour.block === unit.block;
	return (unit.kind === 'table' ? [-1, 1] : [-1, 1, 2]).some((step) => {
		const neighbour = signals[unit.index + step]?.unit;
		return neighbour !== undefined && covers(neighbour) && anyCitationResolves(report, neighbour.citations);
	});
}

function coversTable(neighbour: Unit, table: Unit): boolean {
	return neighbour.section === table.section && (neighbour.index < table.index || sourceNote.test(neighbour.text));
}

function childrenOf(parents: readonly (number | undefined)[]): number[][] {
	const children: number[][] = parents.map(() => []);
	parents.forEach((parent, index) => {
		if (parent !== undefined) itemAt(children, parent).push(index);
	});
	return children;
}

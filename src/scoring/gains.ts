import type { Finding, FindingCode } from '../findings/model';
import type { LogicTree } from '../tree/model';
import { isSureRepetition, measure, type Tally, type TallyInput, weightOf } from './estimate/tally';
import { estimatedPart } from './finResearch/scorecard';

/** What a report counts once a finding is fixed in the way its message asks for; `weight` is its node's. */
type Fix = (tally: Tally, weight: number) => Partial<Tally>;

const settled: Fix = ({ conflicts }) => ({ conflicts: conflicts - 1 });
const pointedTo: Fix = ({ visuals, tiedVisuals }) => ({ tiedVisuals: Math.min(visuals, tiedVisuals + 1) });

/** The codes that are not here change nothing that is counted. */
const fixes: Partial<Record<FindingCode, Fix>> = {
	'claim.unsupported': ({ supportedClaims: standing }, weight) => ({ supportedClaims: standing + weight }),
	'claim.partial': ({ supportedClaims: standing }, weight) => ({ supportedClaims: standing + weight / 2 }),
	'claim.overstated': ({ certain, hedged }) => ({ certain: Math.max(0, certain - 1), hedged: hedged + 1 }),
	'claim.vague': ({ citations }) => ({ citations: citations + 1 }),
	'conclusion.new': ({ closingTerms, closingShared }) => ({ closingShared: Math.min(closingTerms, closingShared + 1) }),
	'section.noClaim': ({ sentences, reasoning }) => ({ sentences: sentences + 1, reasoning: reasoning + 1 }),
	'citation.missing': ({ sourced, citations }, weight) => ({ sourced: sourced + weight, citations: citations + 1 }),
	'citation.broken': ({ citations, broken }) => ({ citations: citations + 1, broken: Math.max(0, broken - 1) }),
	'paragraph.redundant': ({ repeated }) => ({ repeated: repeated - 1 }),
	'figure.unreferenced': pointedTo,
	'table.unreferenced': pointedTo,
	'number.inconsistent': settled,
	'number.arithmetic': settled,
	'number.period': settled,
};

/**
 * Fills in each finding's gain: the points (of 100) that fixing it alone would add to FinResearchBench's final score,
 * by the same formulas. An estimate: 0 where the formulas count nothing that the fix changes.
 */
export function withGains<T extends TallyInput>(checked: T): T {
	const { tally } = measure(checked);
	const before = estimatedPart(tally);
	const weights = weightsById(checked.tree);
	const known = new Map<string, number>();
	const gainOf = (finding: Finding): number => {
		const { code, data } = finding;
		if (code === 'paragraph.redundant' && !isSureRepetition(finding)) return 0;
		const weight = ('node' in data ? weights.get(data.node) : undefined) ?? 1;
		const key = `${code} ${weight}`;
		if (!known.has(key)) {
			const fixed = { ...tally, ...fixes[code]?.(tally, weight) };
			known.set(key, Math.max(0, estimatedPart(fixed) - before));
		}
		return known.get(key)!;
	};
	return { ...checked, findings: checked.findings.map((finding): Finding => ({ ...finding, gain: gainOf(finding) })) };
}

function weightsById({ nodes }: LogicTree): Map<string, number> {
	return new Map(nodes.map((node) => [node.id, weightOf(node)]));
}

import type { Basis } from '../scorecard/dimension';
import type { AssessedItem, JadeScore, QueryItem, ReportItem } from '../scorecard/jade';
import type { FactualityScore } from '../scorecard/reportEval';

/** From the most to the least certain. */
const bases: readonly Basis[] = ['rule', 'model', 'unscored'];

/** A figure made of several values is as certain as the least certain of them; of none it is unscored. */
export function weakestBasis(of: readonly Basis[]): Basis {
	return bases[Math.max(...of.map((basis) => bases.indexOf(basis)))] ?? 'unscored';
}

/** Citation coverage is counted from the report, whoever decided on its claims and sources. */
export function coverageBasis({ coverage }: Pick<FactualityScore, 'coverage'>): Basis {
	return coverage === null ? 'unscored' : 'rule';
}

export type JadeFigure = 'final' | 'reasoning' | 'evidence' | 'density' | 'credibility';

/** Who decided the items that each figure of JADE counts. That a model was asked does not make it the model's. */
export function jadeBases(jade: JadeScore): Record<JadeFigure, Basis> {
	const facts = jade.reportChecklist.filter(({ type }) => type === 'evidence');
	const judged = [...jade.queryChecklist, ...jade.reportChecklist.filter(({ type }) => type === 'reasoning')];
	const factsById = new Map(facts.map((fact) => [fact.id, fact]));
	const reasoning = judged.filter(counts).flatMap((item) => deciders(item, factsById));
	const evidence = facts.filter(counts).flatMap((fact) => deciders(fact, factsById));
	const of = (value: number | null, made: readonly Basis[]): Basis => {
		if (value === null) return 'unscored';
		return made.length === 0 ? 'rule' : weakestBasis(made);
	};
	return {
		final: of(jade.final, [...reasoning, ...evidence]),
		reasoning: of(jade.reasoning, reasoning),
		evidence: of(jade.evidence, evidence),
		density: of(jade.density, [...reasoning, ...evidence]),
		credibility: of(jade.credibility.value, []),
	};
}

function counts({ result }: AssessedItem<QueryItem | ReportItem>): boolean {
	return result !== null && result.value !== null;
}

/** An item that a failed fact brought down was decided by who decided on that fact. */
function deciders(
	{ result, judgement }: AssessedItem<QueryItem | ReportItem>,
	facts: ReadonlyMap<string, AssessedItem<ReportItem>>,
): Basis[] {
	const by = result?.state === 'gated' ? result.gatedBy.map((id) => facts.get(id)?.judgement) : [judgement];
	return by.flatMap((one) => (one ? [one.basis] : []));
}

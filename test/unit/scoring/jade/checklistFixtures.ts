import fc from 'fast-check';
import type {
	FactVerification,
	ItemAnswer,
	JadeOptions,
	JadeScore,
	QueryItem,
	QueryTier,
	ReportItem,
} from '../../../../src/scorecard/jade';
import {
	type ChecklistScore,
	type Checklists,
	type JadeVerdicts,
	scoreChecklists,
} from '../../../../src/scoring/jade/formula/scoreChecklists';

export function queryItem(id: string, weight: number, tier: QueryTier = 'L2', dependsOn: string[] = []): QueryItem {
	return { id, weight, tier, dependsOn, category: 'content', question: `Is ${id} met?`, skill: null };
}

export function reasoningItem(id: string, weight: number, dependsOn: string[] = []): ReportItem {
	return { ...reportItem(id, weight), type: 'reasoning', dependsOn };
}

export function fact(id: string): ReportItem {
	return { ...reportItem(id, 5), type: 'evidence', dependsOn: [] };
}

function reportItem(id: string, weight: number): Omit<ReportItem, 'type' | 'dependsOn'> {
	return { id, weight, category: 'content', question: `Is ${id} so?`, node: `n-${id}`, span: [0, 1] };
}

export function verdicts(
	facts: Readonly<Record<string, FactVerification>>,
	answers: Readonly<Record<string, ItemAnswer>>,
): JadeVerdicts {
	return { facts: new Map(Object.entries(facts)), answers: new Map(Object.entries(answers)) };
}

export const yes = (confidence: number): FactVerification => ({ answer: 'yes', confidence });
export const no = (confidence: number): FactVerification => ({ answer: 'no', confidence });
export const unverifiable: FactVerification = { answer: 'unverifiable', confidence: 1 };

/** One thing to score. */
export interface Case {
	readonly checklists: Checklists;
	readonly verdicts: JadeVerdicts;
	readonly options: JadeOptions;
}

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const weight = fc.oneof(
	fc.constantFrom(5, 10, 15, -15),
	fc.integer({ min: -200, max: 200 }).map((tenths) => tenths / 10),
);
const tier = fc.constantFrom<QueryTier>('L1', 'L1', 'L1', 'L1', 'L2', 'L3', 'general', 'independent');
const answer = fc.constantFrom<ItemAnswer>(0, 0, 0.5, 1, 1, 'notApplicable');
const options = fc.record<JadeOptions>({
	threshold: fc.oneof(fc.constant(0.7), unit),
});
export const verification = fc.record<FactVerification>({
	answer: fc.constantFrom('yes', 'yes', 'no', 'unverifiable'),
	confidence: unit,
});

/** Any checklists and verdicts, with chains, circles and ids that lead nowhere among the dependencies; items without a verdict unless `complete`. */
export function anyCase(complete = false): fc.Arbitrary<Case> {
	return fc
		.record({ facts: fc.nat(5), query: fc.nat(6), reasoning: fc.nat(5) })
		.chain(({ facts, query, reasoning }) => {
			const ids = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index}`);
			const factIds = ids('f', facts);
			const queryIds = ids('q', query);
			const reasoningIds = ids('r', reasoning);
			const all = [...factIds, ...queryIds, ...reasoningIds, 'gone'];
			const dependsOn = fc.subarray(all, { maxLength: Math.min(4, all.length) });
			const missing = complete ? {} : { requiredKeys: [] as string[] };
			return fc.record({
				checklists: fc.record({
					query: fc.tuple(
						...queryIds.map((id) => fc.tuple(weight, tier, dependsOn).map(([w, t, d]) => queryItem(id, w, t, d))),
					),
					report: fc.tuple(
						...factIds.map((id) => fc.constant(fact(id))),
						...reasoningIds.map((id) => fc.tuple(weight, dependsOn).map(([w, d]) => reasoningItem(id, w, d))),
					),
				}),
				verdicts: fc
					.tuple(
						fc.record(Object.fromEntries(factIds.map((id) => [id, verification])), { requiredKeys: [] }),
						fc.record(Object.fromEntries([...queryIds, ...reasoningIds].map((id) => [id, answer])), missing),
					)
					.map(([found, answers]) =>
						verdicts(found as Record<string, FactVerification>, answers as Record<string, ItemAnswer>),
					),
				options,
			});
		});
}

/** A scorecard as the pipeline writes it. */
export function scored(one: Case): { jade: JadeScore; score: ChecklistScore } {
	const score = scoreChecklists(one.checklists, one.verdicts, one.options);
	const checked = <Item extends { readonly id: string }>(item: Item) => ({
		...item,
		result: score.results.get(item.id)!,
	});
	const { final, reasoning, evidence, alpha, standing } = score;
	const jade: JadeScore = {
		final,
		reasoning,
		evidence,
		density: null,
		credibility: { value: null, grade: null, recommendations: [], reasons: [] },
		skills: [],
		queryChecklist: one.checklists.query.map(checked),
		reportChecklist: one.checklists.report.map(checked),
		reasons: [],
		judged: { standing, alpha, options: one.options, undecided: 0, dropped: 0, loadBearing: [], stability: null },
	};
	return { jade, score };
}

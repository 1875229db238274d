import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { FactVerification, ItemAnswer, ItemState } from '../../../../src/scorecard/jade';
import { loadBearingFacts } from '../../../../src/scoring/jade/formula/loadBearing';
import { type ChecklistScore, scoreChecklists } from '../../../../src/scoring/jade/formula/scoreChecklists';
import { whatIf } from '../../../../src/scoring/jade/formula/whatIf';
import { anyCase, type Case, no, queryItem, reasoningItem, scored, verification } from './checklistFixtures';

const rounding = 1e-9;

const scoreOf = ({ checklists, verdicts, options }: Case) => scoreChecklists(checklists, verdicts, options);
const factIds = ({ checklists }: Case) =>
	checklists.report.filter(({ type }) => type === 'evidence').map(({ id }) => id);

function withFact(one: Case, id: string, verification: FactVerification): Case {
	return { ...one, verdicts: { ...one.verdicts, facts: new Map(one.verdicts.facts).set(id, verification) } };
}

function withAnswer(one: Case, id: string, answer: ItemAnswer): Case {
	return { ...one, verdicts: { ...one.verdicts, answers: new Map(one.verdicts.answers).set(id, answer) } };
}

function without(one: Case, states: readonly ItemState[]): Case {
	const { results } = scoreOf(one);
	const stays = ({ id }: { readonly id: string }) => !states.includes(results.get(id)!.state);
	const { query, report } = one.checklists;
	return { ...one, checklists: { query: query.filter(stays), report: report.filter(stays) } };
}

/** Where there was a figure, there still is none or none above it. */
function assertNotAbove(after: number | null, before: number | null, what: string): void {
	if (before === null) return;
	assert.ok(after === null || after <= before + rounding, `${what}: ${before} became ${after}`);
}

function assertLower(after: ChecklistScore, before: ChecklistScore): void {
	assertNotAbove(after.reasoning, before.reasoning, 'reasoning');
	assertNotAbove(after.final, before.final, 'final');
}

/** A case with one of its facts. */
function withAFact(complete: boolean): fc.Arbitrary<{ one: Case; id: string; at: FactVerification }> {
	return anyCase(complete)
		.filter((one) => factIds(one).length > 0)
		.chain((one) => fc.record({ one: fc.constant(one), id: fc.constantFrom(...factIds(one)), at: verification }));
}

/** A test for each property, with so many cases each. */
export function holdsOfEveryScore(numRuns: number): void {
	function check<T>(cases: fc.Arbitrary<T>, holds: (one: T) => void): void {
		fc.assert(fc.property(cases, holds), { numRuns, seed: 11 });
	}

	it('every figure stays within its bounds', () => {
		check(anyCase(), (one) => {
			const { reasoning, alpha, evidence, final, results } = scoreOf(one);
			assert.equal(reasoning === null, alpha === null);
			if (reasoning !== null) assert.ok(reasoning >= -alpha! - rounding && reasoning <= 1 + rounding);
			if (evidence !== null) assert.ok(evidence >= 0 && evidence <= 1);
			if (final !== null) assert.ok(final >= 0 && final <= evidence! + rounding);
			for (const { value } of results.values()) assert.ok(value === null || (value >= 0 && value <= 1));
		});
	});

	it('supposing nothing leaves the score as it stands', () => {
		const close = (a: number | null, b: number | null) =>
			a === b || (a !== null && b !== null && Math.abs(a - b) < rounding);
		check(anyCase(false), (one) => {
			const { jade, score } = scored(one);
			const again = whatIf(jade, new Set());
			for (const key of ['final', 'reasoning', 'evidence'] as const)
				assert.ok(close(again[key], score[key]), `${key}: ${score[key]} became ${again[key]}`);
			assert.deepEqual(again.results, score.results);
		});
	});

	it('the order of items does not matter, to the last bit', () => {
		const shuffled = anyCase().chain((one) =>
			fc.record({
				one: fc.constant(one),
				query: fc.shuffledSubarray([...one.checklists.query], { minLength: one.checklists.query.length }),
				report: fc.shuffledSubarray([...one.checklists.report], { minLength: one.checklists.report.length }),
			}),
		);
		check(shuffled, ({ one, query, report }) => {
			const inOrder = scoreOf(one);
			const other = scoreOf({ ...one, checklists: { query, report } });
			assert.deepEqual({ ...other, results: sets(other) }, { ...inOrder, results: sets(inOrder) });
		});
	});

	it('the evidence gate never raises the final score, and with every item answered never the reasoning score', () => {
		check(fc.tuple(anyCase(), anyCase(true), fc.double({ min: 0, max: 1, noNaN: true })), ([some, all, lower]) => {
			const at = (one: Case, threshold: number) => scoreOf({ ...one, options: { ...one.options, threshold } });
			assertNotAbove(scoreOf(some).final, at(some, 0).final, 'final');
			assertLower(scoreOf(all), at(all, 0));
			const softer = lower * all.options.threshold;
			assertLower(scoreOf(all), at(all, softer));
		});
	});

	it('a fact refuted for certain never helps, whatever was known of it', () => {
		check(fc.tuple(withAFact(false), withAFact(true)), ([some, all]) => {
			const [before, after] = [scoreOf(some.one), scoreOf(withFact(some.one, some.id, no(1)))];
			assertNotAbove(after.evidence, before.evidence, 'evidence');
			assertNotAbove(after.final, before.final, 'final');
			assertLower(scoreOf(withFact(all.one, all.id, no(1))), scoreOf(all.one));
		});
	});

	it('a first fact that is refuted leaves no more than the reasoning alone', () => {
		check(withAFact(true), ({ one, id }) => {
			const unread: Case = { ...one, verdicts: { ...one.verdicts, facts: new Map() } };
			const before = scoreOf(unread);
			assert.equal(before.final, null);
			const after = scoreOf(withFact(unread, id, no(1)));
			assertNotAbove(after.reasoning, before.reasoning, 'reasoning');
			if (before.reasoning !== null) assert.equal(after.final, 0);
		});
	});

	it('a fact verified with a higher V never lowers the score', () => {
		check(fc.tuple(withAFact(true), verification), ([{ one, id, at }, other]) => {
			const scores = [at, other].map((verdict) => scoreOf(withFact(one, id, verdict)));
			const [first, second] = scores.map(({ results }) => results.get(id)!.value);
			if (first == null || second == null) return;
			assertLower(scores[first <= second ? 0 : 1]!, scores[first <= second ? 1 : 0]!);
		});
	});

	it('a flaw that is found never raises the score, and is never forgiven', () => {
		const flawed = fc.record({
			one: anyCase(),
			weight: fc.double({ min: -50, max: -0.01, noNaN: true }),
			answer: fc.constantFrom<ItemAnswer>(0, 0.5, 1),
			dependsOn: fc.subarray(['f0', 'f1', 'q0', 'q1', 'r0']),
			inReport: fc.boolean(),
		});
		check(flawed, ({ one, weight, answer, dependsOn, inReport }) => {
			const { query, report } = one.checklists;
			const checklists = inReport
				? { query, report: [...report, reasoningItem('flaw', weight, dependsOn)] }
				: { query: [...query, queryItem('flaw', weight, 'L1', dependsOn)], report };
			const found = scoreOf(withAnswer({ ...one, checklists }, 'flaw', answer));
			assert.equal(found.results.get('flaw')!.value, answer);
			assertLower(found, scoreOf(one));
			assertLower(found, scoreOf({ ...one, checklists }));
		});
	});

	it('a requirement below level 1 that is met better never lowers the score', () => {
		const raised = anyCase(true).filter(({ checklists: { query } }) =>
			query.some(({ tier, weight }) => tier !== 'L1' && weight >= 0),
		);
		check(raised, (one) => {
			for (const { id, tier, weight } of one.checklists.query) {
				if (tier === 'L1' || weight < 0 || one.verdicts.answers.get(id) === 'notApplicable') continue;
				const scores = ([0, 0.5, 1] as const).map((answer) => scoreOf(withAnswer(one, id, answer)));
				assertLower(scores[0]!, scores[1]!);
				assertLower(scores[1]!, scores[2]!);
			}
		});
	});

	it('what is blocked or unverifiable is as if it had not been asked', () => {
		check(anyCase(), (one) => {
			assertSame(scoreOf(without(one, ['blocked', 'unverifiable'])), scoreOf(one));
		});
	});

	it('no fact bears less than nothing, and refuting it costs what was foretold', () => {
		check(anyCase(true), (one) => {
			const now = scoreOf(one);
			const facts = loadBearingFacts(one.checklists, one.verdicts, one.options);
			assert.deepEqual(facts.map(({ item }) => item).sort(), factIds(one));
			for (const { item, loss, reasoningLoss, falls } of facts) {
				const then = scoreOf(withFact(one, item, no(1)));
				assert.ok((loss ?? 0) >= -rounding && (reasoningLoss ?? 0) >= -rounding);
				if (loss !== null) assert.ok(Math.abs(now.final! - loss - then.final!) < rounding);
				for (const id of falls) assert.ok(then.results.get(id)!.gatedBy.includes(item));
			}
		});
	});
}

function sets({ results }: ChecklistScore) {
	const entries = [...results].map(([id, { gatedBy, blockedBy, ...rest }]) => {
		return [id, { ...rest, gatedBy: [...gatedBy].sort(), blockedBy: [...blockedBy].sort() }] as const;
	});
	return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}

function assertSame(a: ChecklistScore, b: ChecklistScore): void {
	const figures = ({ reasoning, alpha, evidence, final, standing }: ChecklistScore) => {
		return { reasoning, alpha, evidence, final, standing };
	};
	assert.deepEqual(figures(a), figures(b));
}

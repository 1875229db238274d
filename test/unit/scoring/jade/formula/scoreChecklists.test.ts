import assert from 'node:assert/strict';
import {
	defaultJadeOptions,
	type FactVerification,
	type ItemAnswer,
	type ItemResult,
	type QueryItem,
	type ReportItem,
} from '../../../../../src/scorecard/jade';
import { factValue, scoreChecklists } from '../../../../../src/scoring/jade/formula/scoreChecklists';
import { fact, no, queryItem, reasoningItem, unverifiable, verdicts, yes } from '../checklistFixtures';

function score(
	items: { query?: QueryItem[]; report?: ReportItem[] },
	facts: Record<string, FactVerification>,
	answers: Record<string, ItemAnswer>,
	options = defaultJadeOptions,
) {
	return scoreChecklists({ query: items.query ?? [], report: items.report ?? [] }, verdicts(facts, answers), options);
}

function assertClose(actual: number | null, expected: number): void {
	assert.ok(actual !== null && Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);
}

const result = (state: ItemResult['state'], more: Partial<ItemResult> = {}): ItemResult => ({
	state,
	value: null,
	answer: null,
	gatedBy: [],
	blockedBy: [],
	...more,
});

describe('JADE: the score of two checklists', () => {
	it('V is the confidence of a Yes, and 0.3 · (1 − confidence) of a No', () => {
		assert.equal(factValue(yes(0.8)), 0.8);
		assert.equal(factValue(no(1)), 0);
		assertClose(factValue(no(0.5)), 0.15);
		assertClose(factValue(no(0.95)), 0.015);
	});

	it('V of what cannot be verified is none', () => {
		assert.equal(factValue(unverifiable), null);
		assert.equal(factValue(undefined), null);
	});

	it('has no final score below the number of facts that it is asked to have, and keeps its parts', () => {
		const query = [queryItem('deliverable', 15, 'L1')];
		const report = [fact('f1'), fact('f2'), fact('f3')];
		const options = { ...defaultJadeOptions, leastFacts: 3 };
		const two = score({ query, report }, { f1: yes(0.9), f2: yes(0.9), f3: unverifiable }, { deliverable: 1 }, options);
		assert.deepEqual([two.final, two.reasoning, two.evidence], [null, 1, 0.9]);
		const three = score({ query, report }, { f1: yes(0.9), f2: yes(0.9), f3: no(1) }, { deliverable: 1 }, options);
		assertClose(three.final, 0.6);
	});

	it('reasoning is the weighted share of what is met, less the flaws; the final score multiplies it by the mean V', () => {
		const query = [queryItem('deliverable', 15, 'L1'), queryItem('detail', 10), queryItem('flaw', -15)];
		const report = [fact('f1'), fact('f2'), reasoningItem('r1', 5, ['f1'])];
		const facts = { f1: yes(0.9), f2: yes(0.7) };
		const answers: Record<string, ItemAnswer> = { deliverable: 1, detail: 0.5, flaw: 0, r1: 1 };
		const clean = score({ query, report }, facts, answers);
		assertClose(clean.reasoning, (15 + 5 + 5) / 30);
		assertClose(clean.alpha, 0.5);
		assertClose(clean.evidence, 0.8);
		assertClose(clean.final, (25 / 30) * 0.8);
		assert.equal(clean.standing, 'full');
		assertClose(score({ query, report }, facts, { ...answers, flaw: 0.5 }).reasoning, (25 - 7.5) / 30);
	});

	it('a requirement that rests on a fact below τ counts 0, and names the fact', () => {
		const report = [
			fact('rate'),
			fact('size'),
			reasoningItem('price', 10, ['size', 'rate']),
			reasoningItem('plan', 10),
		];
		const facts = { rate: no(0.9), size: yes(0.7) };
		const { results, reasoning, evidence } = score({ report }, facts, { price: 1, plan: 1 });
		assert.deepEqual(results.get('price'), result('gated', { value: 0, answer: 1, gatedBy: ['rate'] }));
		assert.deepEqual(results.get('plan'), result('scored', { value: 1, answer: 1 }));
		assertClose(reasoning, 0.5);
		assertClose(evidence, (0.03 + 0.7) / 2);
	});

	it('the gate closes below τ, not at it', () => {
		const report = [fact('f'), reasoningItem('r', 10, ['f'])];
		const at = (threshold: number) =>
			score({ report }, { f: yes(0.6) }, { r: 1 }, { ...defaultJadeOptions, threshold });
		assert.equal(at(0.6).reasoning, 1);
		assert.equal(at(0.61).reasoning, 0);
		assert.equal(at(0.61).evidence, 0.6);
	});

	it('a query item can be gated by a fact as well', () => {
		const query = [queryItem('q', 10, 'L3', ['f'])];
		assert.equal(score({ query, report: [fact('f')] }, { f: no(1) }, { q: 1 }).results.get('q')!.state, 'gated');
	});

	it('a gated requirement needs no answer', () => {
		const report = [fact('f'), reasoningItem('r', 10, ['f']), reasoningItem('other', 10)];
		const { results, reasoning } = score({ report }, { f: no(1) }, { other: 1 });
		assert.deepEqual(results.get('r'), result('gated', { value: 0, gatedBy: ['f'] }));
		assert.equal(reasoning, 0.5);
	});

	it('a refuted fact does not forgive the flaw that rests on it', () => {
		const items = { query: [queryItem('need', 10), queryItem('flaw', -15, 'L2', ['f'])], report: [fact('f')] };
		const { results, reasoning, final } = score(items, { f: no(1) }, { need: 1, flaw: 1 });
		assert.deepEqual(results.get('flaw'), result('scored', { value: 1, answer: 1 }));
		assertClose(reasoning, -0.5);
		assert.equal(final, 0);
	});

	it('negative reasoning is kept for ranking, and counts as 0 in the final score', () => {
		const query = [queryItem('need', 10), queryItem('flaw', -15)];
		const { reasoning, final } = score({ query, report: [fact('f')] }, { f: yes(1) }, { need: 0.5, flaw: 1 });
		assert.equal(reasoning, -1);
		assert.equal(final, 0);
	});

	it('what does not apply or has no answer leaves numerator and denominator', () => {
		const query = [queryItem('a', 10), queryItem('b', 10), queryItem('c', 10), queryItem('flaw', -15)];
		const { reasoning, alpha, results } = score({ query }, {}, { a: 0.5, b: 'notApplicable', flaw: 'notApplicable' });
		assert.equal(reasoning, 0.5);
		assert.equal(alpha, 0);
		assert.deepEqual(results.get('b'), result('notApplicable', { answer: 'notApplicable' }));
		assert.deepEqual(results.get('c'), result('undecided'));
	});

	it('what does not apply is not gated either', () => {
		const report = [fact('f'), reasoningItem('r', 10, ['f'])];
		const { results } = score({ report }, { f: no(1) }, { r: 'notApplicable' });
		assert.equal(results.get('r')!.state, 'notApplicable');
	});

	it('facts that nobody could verify are left out of the mean and gate nothing', () => {
		const report = [fact('f1'), fact('f2'), fact('f3'), reasoningItem('r', 10, ['f2', 'f3'])];
		const left = score({ report }, { f1: yes(0.8), f2: unverifiable }, { r: 1 });
		assert.equal(left.evidence, 0.8);
		assert.equal(left.reasoning, 1);
		assert.deepEqual(left.results.get('f2'), result('unverifiable', { verification: unverifiable }));
		assert.deepEqual(left.results.get('f3'), result('undecided'));
	});

	it('a No is worth little but not nothing: only one given for certain never helps', () => {
		const report = [fact('f1'), fact('f2'), reasoningItem('r', 10)];
		const evidence = (f2: FactVerification) => score({ report }, { f1: no(1), f2 }, { r: 1 }).evidence;
		assertClose(evidence(unverifiable), 0);
		assertClose(evidence(no(0.2)), 0.12);
		assertClose(evidence(yes(0.2)), 0.1);
		assertClose(evidence(no(1)), 0);
	});

	it('without a verified fact there is reasoning only, and no final score', () => {
		const report = [fact('f'), reasoningItem('r', 10, ['f'])];
		const { reasoning, evidence, final, standing } = score({ report }, { f: unverifiable }, { r: 1 });
		assert.deepEqual(
			{ reasoning, evidence, final, standing },
			{ reasoning: 1, evidence: null, final: null, standing: 'reasoningOnly' },
		);
	});

	it('without a requirement that counts there is no reasoning score', () => {
		const query = [queryItem('flaw', -15)];
		const { reasoning, alpha, final, standing } = score({ query, report: [fact('f')] }, { f: yes(1) }, { flaw: 1 });
		assert.deepEqual(
			{ reasoning, alpha, final, standing },
			{ reasoning: null, alpha: null, final: null, standing: 'evidenceOnly' },
		);
		assert.equal(score({}, {}, {}).standing, 'unscored');
	});
});

describe('JADE: level-1 items', () => {
	const query = [queryItem('list', 15, 'L1'), queryItem('price', 10, 'L2', ['list']), queryItem('style', 5, 'general')];

	it('one that is not met blocks what rests on it, which leaves numerator and denominator', () => {
		const { results, reasoning } = score({ query }, {}, { list: 0, price: 1, style: 1 });
		assert.deepEqual(results.get('price'), result('blocked', { answer: 1, blockedBy: ['list'] }));
		assertClose(reasoning, 5 / 20);
	});

	it('one that is met in part blocks nothing, nor does one without an answer', () => {
		assertClose(score({ query }, {}, { list: 0.5, price: 1, style: 1 }).reasoning, (7.5 + 10 + 5) / 30);
		assertClose(score({ query }, {}, { price: 1, style: 1 }).reasoning, 1);
	});

	it('only level 1 blocks', () => {
		const others = [queryItem('need', 10, 'L2'), queryItem('detail', 10, 'L3', ['need'])];
		assert.equal(score({ query: others }, {}, { need: 0, detail: 1 }).reasoning, 0.5);
	});

	it('what rests on it through others is blocked too', () => {
		const chain = [...query, queryItem('unit price', 10, 'L3', ['price'])];
		const { results } = score({ query: chain, report: [reasoningItem('r', 5, ['price'])] }, {}, { list: 0, r: 1 });
		assert.deepEqual(results.get('unit price')!.blockedBy, ['list']);
		assert.deepEqual(results.get('r')!.blockedBy, ['list']);
	});

	it('items that rest on each other do not block each other', () => {
		const circle = [queryItem('a', 15, 'L1', ['b']), queryItem('b', 15, 'L1', ['a']), queryItem('c', 10, 'L2', ['b'])];
		const { results } = score({ query: circle }, {}, { a: 0, b: 0, c: 1 });
		assert.deepEqual(
			[...results].map(([id, { state }]) => [id, state]),
			[
				['a', 'scored'],
				['b', 'scored'],
				['c', 'blocked'],
			],
		);
	});

	it('a false fact under it blocks nothing: the answer before the gate decides', () => {
		const gated = [queryItem('list', 15, 'L1', ['f']), queryItem('price', 10, 'L2', ['list']), queryItem('style', 5)];
		const answers = { list: 1, price: 0, style: 1 } as const;
		const { results, reasoning } = score({ query: gated, report: [fact('f')] }, { f: no(1) }, answers);
		assert.equal(results.get('list')!.state, 'gated');
		assert.equal(results.get('price')!.state, 'scored');
		assertClose(reasoning, 5 / 30);
	});

	it('does not forgive a flaw, and a flaw at level 1 blocks nothing', () => {
		const flawed = [...query, queryItem('flaw', -15, 'L2', ['list'])];
		assertClose(score({ query: flawed }, {}, { list: 0, price: 1, style: 1, flaw: 1 }).reasoning, (5 - 15) / 20);
		const flaw = [queryItem('flaw', -15, 'L1'), queryItem('price', 10, 'L2', ['flaw'])];
		assert.equal(score({ query: flaw }, {}, { flaw: 0, price: 1 }).reasoning, 1);
	});

	it('can raise the score by failing, for it takes what rests on it along', () => {
		const failing = { list: 0, price: 0, style: 1 } as const;
		const half = { list: 0.5, price: 0, style: 1 } as const;
		const wide = [...query, queryItem('more', 100, 'L2', ['list'])];
		const [low, high] = [half, failing].map((answers) => score({ query: wide }, {}, { ...answers, more: 0 }).reasoning);
		assertClose(low!, 12.5 / 130);
		assertClose(high!, 5 / 20);
	});
});

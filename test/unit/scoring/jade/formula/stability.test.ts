import assert from 'node:assert/strict';
import { defaultJadeOptions, type FactVerification, type ItemAnswer } from '../../../../../src/scorecard/jade';
import { scoreChecklists } from '../../../../../src/scoring/jade/formula/scoreChecklists';
import { jadeStability } from '../../../../../src/scoring/jade/formula/stability';
import { fact, no, queryItem, reasoningItem, unverifiable, verdicts, yes } from '../checklistFixtures';

const checklists = { query: [queryItem('q', 10)], report: [fact('f'), reasoningItem('r', 10, ['f'])] };

function stability(...runs: [Record<string, FactVerification>, Record<string, ItemAnswer>][]) {
	const scores = runs.map(([facts, answers]) => scoreChecklists(checklists, verdicts(facts, answers)));
	return jadeStability(scores, defaultJadeOptions.threshold);
}

describe('JADE: stability', () => {
	it('gives mean and σ of the figures over the runs', () => {
		const found = stability(
			[{ f: yes(1) }, { q: 1, r: 1 }],
			[{ f: yes(1) }, { q: 0.5, r: 1 }],
			[{ f: yes(1) }, { q: 0, r: 1 }],
		)!;
		assert.equal(found.runs, 3);
		assert.deepEqual(found.final!.values, [1, 0.75, 0.5]);
		assert.equal(found.final!.mean, 0.75);
		assert.ok(Math.abs(found.final!.sigma - Math.sqrt(0.125 / 3)) < 1e-12);
		assert.equal(found.evidence!.sigma, 0);
		assert.deepEqual(
			found.flipped.map(({ item, results }) => [item, results.map(({ value }) => value)]),
			[['q', [1, 0.5, 0]]],
		);
	});

	it('a fact flips when it fails once and holds once, and its conclusions with it; its confidence may vary', () => {
		const flips = (a: FactVerification, b: FactVerification) =>
			stability([{ f: a }, { q: 1, r: 1 }], [{ f: b }, { q: 1, r: 1 }])!.flipped.map(({ item }) => item);
		assert.deepEqual(flips(yes(0.8), yes(0.95)), []);
		assert.deepEqual(flips(no(0.8), no(0.95)), []);
		assert.deepEqual(flips(yes(0.8), yes(0.6)).sort(), ['f', 'r']);
		assert.deepEqual(flips(yes(0.8), no(0.8)).sort(), ['f', 'r']);
		assert.deepEqual(flips(yes(0.8), unverifiable), ['f']);
	});

	it('a run without an answer does not disagree, and a figure that only one run had has no spread', () => {
		const found = stability([{ f: yes(0.9) }, { q: 1, r: 1 }], [{}, { r: 1 }])!;
		assert.deepEqual(found.flipped, []);
		assert.equal(found.final, null);
		assert.deepEqual(found.reasoning!.values, [1, 1]);
	});

	it('one run tells nothing', () => {
		assert.equal(stability([{ f: yes(1) }, { q: 1 }]), null);
	});
});

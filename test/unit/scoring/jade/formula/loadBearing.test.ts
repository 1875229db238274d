import assert from 'node:assert/strict';
import { loadBearingFacts } from '../../../../../src/scoring/jade/formula/loadBearing';
import { fact, no, reasoningItem, unverifiable, verdicts, yes } from '../checklistFixtures';

const report = [
	fact('market'),
	fact('price'),
	fact('aside'),
	reasoningItem('enter', 10, ['market', 'price']),
	reasoningItem('grow', 10, ['market']),
	reasoningItem('flaw', -5, ['market']),
	reasoningItem('hire', 20),
];
const checklists = { query: [], report };
const answers = { enter: 1, grow: 1, flaw: 0, hire: 0.5 } as const;

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);

function bearing(facts: Parameters<typeof verdicts>[0]) {
	return loadBearingFacts(checklists, verdicts(facts, answers)).map(({ item, loss, reasoningLoss, falls }) => {
		return [item, rounded(loss), rounded(reasoningLoss), falls] as const;
	});
}

describe('JADE: load-bearing facts', () => {
	it('the fact under the most conclusions bears the most, one under none only its share of the evidence', () => {
		// S = 0.75 · 0.9; refuted: 0.25 · 0.6, 0.5 · 0.6, 0.75 · 0.6.
		assert.deepEqual(bearing({ market: yes(0.9), price: yes(0.9), aside: yes(0.9) }), [
			['market', 0.525, 0.5, ['enter', 'grow']],
			['price', 0.375, 0.25, ['enter']],
			['aside', 0.225, 0, []],
		]);
	});

	it('what has fallen already falls no second time', () => {
		const [first] = bearing({ market: yes(0.9), price: no(1), aside: yes(0.9) });
		assert.deepEqual(first, ['market', rounded(0.5 * 0.6 - 0.25 * 0.3), 0.25, ['grow']]);
	});

	it('without a final score the reasoning lost puts them in order', () => {
		assert.deepEqual(bearing({ price: unverifiable }), [
			['market', null, 0.5, ['enter', 'grow']],
			['price', null, 0.25, ['enter']],
			['aside', null, 0, []],
		]);
	});
});

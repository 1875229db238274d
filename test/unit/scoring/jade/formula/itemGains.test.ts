import assert from 'node:assert/strict';
import type { JadeOptions } from '../../../../../src/scorecard/jade';
import { itemGains } from '../../../../../src/scoring/jade/formula/itemGains';
import type { JadeVerdicts } from '../../../../../src/scoring/jade/formula/scoreChecklists';
import { fact, no, queryItem, reasoningItem, scored, verdicts, yes } from '../checklistFixtures';

const checklists = {
	query: [
		queryItem('absent', 10, 'L2'),
		queryItem('half', 10, 'L2'),
		queryItem('general', 10, 'general'),
		queryItem('met', 10, 'L2'),
		queryItem('flaw', -5, 'independent'),
		queryItem('noFlaw', -5, 'independent'),
		queryItem('open', 10, 'L2'),
	],
	report: [fact('market'), fact('price'), reasoningItem('enter', 10, ['price']), reasoningItem('hire', 20)],
};
const options: JadeOptions = { threshold: 0.7 };

function gains(found: JadeVerdicts): (readonly [item: string, gain: number, effort: string, placed: boolean])[] {
	return itemGains(scored({ checklists, verdicts: found, options }).jade).map(({ item, gain, effort, span }) => {
		return [item, Math.round(gain * 1000) / 1000, effort, span !== undefined];
	});
}
const answers = { absent: 0, half: 0.5, general: 0, met: 1, flaw: 1, noFlaw: 0, enter: 1, hire: 0 } as const;

describe('JADE: what mending an item would gain', () => {
	it('is told for what is missing, in part or wrong, and for the fact that others fall with', () => {
		// S_reason = (5 + 10 − 5) ÷ 70, S_evid = (0.9 + 0.3 · 0.1) ÷ 2.
		assert.deepEqual(gains(verdicts({ market: yes(0.9), price: no(0.9) }, answers)), [
			['absent', 0.066, 'large', false],
			['half', 0.033, 'medium', false],
			['general', 0.066, 'medium', false],
			['flaw', 0.033, 'medium', false],
			['price', 0.205, 'small', true],
			['hire', 0.133, 'medium', true],
		]);
	});

	it('is more where the conclusion that falls with a fact follows again: its judge was told that the fact is wrong', () => {
		const found = (enter: 0 | 1) => verdicts({ market: yes(0.9), price: no(0.9) }, { ...answers, enter });
		const price = (enter: 0 | 1) =>
			itemGains(scored({ checklists, verdicts: found(enter), options }).jade).find(({ item }) => item === 'price')!;
		assert.equal(price(1).most, undefined);
		assert.ok(price(0).gain < price(1).gain);
		assert.equal(price(0).most, price(1).gain);
	});

	it('is of the reasoning where there is no final score', () => {
		assert.deepEqual(gains(verdicts({}, { absent: 0, met: 1, open: 1 })), [['absent', 0.333, 'large', false]]);
	});

	it('is nothing where nothing has a score', () => {
		assert.deepEqual(gains(verdicts({ market: yes(0.9) }, {})), []);
	});

	it('is nothing where no model has judged the items, whatever rules have decided', () => {
		const { jade } = scored({ checklists, verdicts: verdicts({ market: yes(0.9), price: no(0.9) }, answers), options });
		assert.ok(jade.judged);
		for (const standing of ['unscored', 'evidenceOnly'] as const)
			assert.deepEqual(itemGains({ ...jade, judged: { ...jade.judged, standing } }), []);
		const { judged: _, ...unjudged } = jade;
		assert.deepEqual(itemGains(unjudged), []);
	});
});

import assert from 'node:assert/strict';
import { assumptionOf, whatIf } from '../../../../../src/scoring/jade/formula/whatIf';
import {
	type Case,
	fact,
	no,
	queryItem,
	reasoningItem,
	scored,
	unverifiable,
	verdicts,
	yes,
} from '../checklistFixtures';

const options = { threshold: 0.7 } as const;

const launch: Case = {
	checklists: {
		query: [queryItem('deliverable', 15, 'L1'), queryItem('risk', -15, 'independent')],
		report: [fact('demand'), fact('price'), fact('weather'), reasoningItem('launch', 10, ['demand', 'price'])],
	},
	verdicts: verdicts(
		{ demand: yes(0.9), price: no(0.8), weather: unverifiable },
		{ deliverable: 1, risk: 0, launch: 1 },
	),
	options,
};

describe('JADE, what if', () => {
	it('lifts a conclusion when the fact it falls with is supposed to hold', () => {
		const { jade, score } = scored(launch);
		assert.equal(score.results.get('launch')?.state, 'gated');
		const supposed = whatIf(jade, new Set(['price']));
		assert.deepEqual(supposed.results.get('launch'), {
			state: 'scored',
			value: 1,
			answer: 1,
			gatedBy: [],
			blockedBy: [],
		});
		assert.ok(supposed.final! > score.final!);
	});

	it('lets what rests on a fact fall when the fact is supposed to be false', () => {
		const { jade } = scored({
			...launch,
			verdicts: verdicts({ demand: yes(0.9), price: yes(0.9) }, { deliverable: 1, launch: 1 }),
		});
		assert.deepEqual(whatIf(jade, new Set(['demand'])).results.get('launch')?.gatedBy, ['demand']);
	});

	it('supposes the opposite of what was found, and of what is open that it is well', () => {
		const { jade } = scored(launch);
		const of = (id: string) =>
			assumptionOf(
				[...jade.queryChecklist, ...jade.reportChecklist].find((item) => item.id === id)!,
				options.threshold,
			);
		assert.deepEqual(['demand', 'price', 'weather', 'deliverable', 'risk', 'launch'].map(of), [
			'no',
			'yes',
			'yes',
			'no',
			'yes',
			'no',
		]);
	});

	it('blocks what rests on the primary deliverable when that is supposed to be missing', () => {
		const { jade } = scored({
			...launch,
			checklists: {
				query: [queryItem('deliverable', 15, 'L1'), queryItem('detail', 10, 'L2', ['deliverable'])],
				report: [],
			},
			verdicts: verdicts({}, { deliverable: 1, detail: 1 }),
		});
		assert.equal(whatIf(jade, new Set(['deliverable'])).results.get('detail')?.state, 'blocked');
	});

	it('passes over items that are not there', () => {
		const { jade, score } = scored(launch);
		assert.equal(whatIf(jade, new Set(['gone'])).final, score.final);
	});
});

import assert from 'node:assert/strict';
import type { QueryItem, QueryTier } from '../../../../../src/scorecard/jade';
import { topUpChecklist } from '../../../../../src/scoring/jade/checklists/topUpChecklist';
import { queryItem } from '../checklistFixtures';

const asking = (id: string, question: string, tier: QueryTier = 'L2', dependsOn: string[] = []): QueryItem => ({
	...queryItem(id, 10, tier, dependsOn),
	question,
});
const own = [
	{ ...asking('q-own', 'Does the report hand over a verdict on the market?', 'L1'), category: 'deliverable' },
	asking('q-size', 'Does the report size the market with a year and a source?', 'L2', ['q-own']),
	asking('q-buyers', 'Does the report name the buyers?'),
	asking('q-region', 'Does the report carry figures of one region over to another?', 'independent'),
];

describe('a checklist that is shorter than was asked for', () => {
	it('is filled with what the skills ask, but for what it asks already', () => {
		const given = [
			asking('q-1', 'Does the report say whether there is room for coats?', 'L1'),
			asking('q-2', 'Does the report size the coat market with a year and a source?'),
		];
		const { items, toppedUp: done } = topUpChecklist(given, own, 4);
		assert.deepEqual(
			items.map(({ id }) => id),
			['q-1', 'q-2', 'q-buyers', 'q-region'],
		);
		assert.deepEqual(done, { given: 2, least: 4, added: 2 });
	});

	it('rests on the deliverable that the model names, or brings that of the skills along', () => {
		const [, size] = topUpChecklist([asking('q-1', 'Is there room for coats?', 'L1')], own, 2).items;
		assert.deepEqual([size?.id, size?.dependsOn], ['q-size', ['q-1']]);
		const both = asking('q-rivals', 'Are rivals compared by the same figures?', 'L2', ['q-1', 'q-own']);
		const [, rivals] = topUpChecklist([asking('q-1', 'Is there room for coats?', 'L1')], [own[0]!, both], 2).items;
		assert.deepEqual([rivals?.id, rivals?.dependsOn], ['q-rivals', ['q-1']]);
		const [, hand, own2] = topUpChecklist([asking('q-1', 'Are colours named?')], own, 3).items;
		assert.deepEqual([hand?.id, own2?.id, own2?.dependsOn], ['q-own', 'q-size', ['q-own']]);
	});

	it('says so too where the skills have nothing to add', () => {
		const given = [asking('q-1', 'Is there room for coats?', 'L1')];
		assert.deepEqual(topUpChecklist(given, [], 4), { items: given, toppedUp: { given: 1, least: 4, added: 0 } });
	});

	it('is left alone where it is long enough', () => {
		const given = own.slice(0, 3);
		assert.deepEqual(topUpChecklist(given, own, 3), { items: given, toppedUp: undefined });
	});
});

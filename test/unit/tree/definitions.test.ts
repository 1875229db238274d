import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { isDefinition, isFragment, isInventoryEntry, isNameOnly } from '../../../src/tree/reading/definitions';
import { readByRules } from '../../../src/tree/reading/readByRules';
import type { UnitSignals } from '../../../src/tree/reading/signals';

/** The texts below a report's title that pass a test. */
function passing(test: (signals: UnitSignals) => boolean, ...lines: readonly string[]): string[] {
	const { all } = readByRules(parseReport(['# Study', '', ...lines].join('\n')));
	return all.filter((signals) => signals.unit.kind !== 'heading' && test(signals)).map(({ unit }) => unit.text);
}

describe('what only names or explains', () => {
	it('is a sentence that says what a term means', () => {
		const definitions = [
			'Churn refers to customers who leave.',
			'Utilization is defined as hours sold over hours open.',
			'The load factor is the ratio of sold to offered seats.',
			'储能是指把电能存起来的技术。',
		];
		const others = ['Churn rose to 4%.', 'The load factor is the best in the region.', '储能成本下降。'];
		assert.deepEqual(passing(isDefinition, ...[...definitions, ...others].flatMap((text) => [text, ''])), definitions);
	});

	it('is an entry of a list that says what its term measures, unless it goes on to claim something', () => {
		const items = [
			'- Churn: the share of customers who leave',
			'- Growth: the price will rise',
			'- Reach: many visitors',
		];
		assert.deepEqual(passing(isDefinition, ...items), ['Churn: the share of customers who leave']);
		assert.deepEqual(passing(isDefinition, 'Churn: the share of customers who leave'), []);
	});

	describe('an entry of an inventory', () => {
		const entries = (titles: readonly string[], ...items: readonly string[]) =>
			passing((signals) => isInventoryEntry(signals, titles), ...items.map((item) => `- ${item}`));

		it('stands under a heading that promises one', () => {
			assert.deepEqual(entries(['Glossary'], 'Load factor', 'Churn'), ['Load factor', 'Churn']);
			assert.deepEqual(entries(['Study', 'Key indicators'], 'Load factor'), ['Load factor']);
			assert.deepEqual(entries(['核心指标'], '负荷率', '成本下降，收入上升。'), ['负荷率']);
			assert.deepEqual(entries(['Market'], 'Load factor'), []);
			assert.deepEqual(entries([], 'Load factor'), []);
		});

		it('is a list’s, one sentence, and without a figure, a predicate or advice', () => {
			assert.deepEqual(
				passing((signals) => isInventoryEntry(signals, ['Glossary']), 'Load factor of trains'),
				[],
			);
			assert.deepEqual(
				entries(['Glossary'], 'Load factor. Churn.', 'Load of 40%', 'Load grows', 'Load should double'),
				[],
			);
			assert.deepEqual(entries(['Glossary'], 'Demand doubled in all regions'), []);
			assert.deepEqual(entries(['指标'], '负'.repeat(60), '负'.repeat(61)), ['负'.repeat(60)]);
		});
	});

	it('is an entry that names things and says nothing of them', () => {
		const names = ['Halvern Energy, Brodtun and Skarv', '光伏电站、风电场'];
		const others = [
			'Halvern leads',
			'Declining margins',
			'Margins of 40%',
			'光伏成本下降',
			'The best site',
			'Fees fell. Rents rose. So what.',
		];
		assert.deepEqual(passing(isNameOnly, ...[...names, ...others].map((text) => `- ${text}`)), names);
		assert.deepEqual(passing(isNameOnly, 'Halvern Energy, Brodtun and Skarv'), []);
	});

	it('is a paragraph of one line without an end', () => {
		assert.deepEqual(
			passing(isFragment, 'Halvern Energy', '', 'Fees fell.', '', 'Note:', '', '- Halvern', '', 'Is it?'),
			['Halvern Energy'],
		);
	});
});

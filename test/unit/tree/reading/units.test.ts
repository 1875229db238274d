import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { collectUnits } from '../../../../src/tree/reading/units';

/** What the forests know of the numbers of a sentence: kind and text of each. */
function numbersOf(sentence: string): string[] {
	const report = parseReport(`# Fees\n\n${sentence}\n`);
	const units = collectUnits(report).filter(({ block }) => block.kind === 'paragraph');
	return units.flatMap(({ numbers }) => numbers.map(({ kind, span }) => `${kind} ${report.source.slice(...span)}`));
}

describe('the numbers of a unit, as the forests learned them', () => {
	it('have no year in ways of writing one that were not read then', () => {
		assert.deepEqual(numbersOf('Fees rose by 3% in 2024.'), ['percent 3%', 'year 2024']);
		for (const year of ['FY24', 'CY 25', '2024E', '2025F', '2023/24', 'end-2024']) {
			assert.deepEqual(numbersOf(`Fees rose by 3% in ${year}.`), ['percent 3%'], year);
		}
	});

	it('have the year alone of a half or a quarter that stands behind it', () => {
		assert.deepEqual(numbersOf('2025年H1费用上涨3%。'), ['year 2025年H1', 'percent 3%']);
		assert.deepEqual(numbersOf('2025年3月费用上涨3%。'), ['date 2025年3月', 'percent 3%']);
	});
});

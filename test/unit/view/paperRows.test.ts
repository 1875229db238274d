import assert from 'node:assert/strict';
import { frameworks } from '../../../src/scorecard/dimension';
import { paperRows } from '../../../src/view/paperRows';
import { scoreColumns } from '../../../src/view/scoreColumns';

describe('The papers’ rows', () => {
	it('stand under columns that there are, within their ranges', () => {
		for (const framework of frameworks) {
			for (const { name, values } of paperRows[framework].rows) {
				for (const [key, value] of Object.entries(values)) {
					const column = scoreColumns[framework].find((each) => each.key === key);
					assert.ok(column, `${name}: ${key}`);
					const [low, high] = column.range ?? [0, 1];
					assert.ok(value >= low && value <= high, `${name}: ${key} ${value}`);
				}
			}
		}
	});

	it('of JADE have a mean final score of 42.6 %, evidence of 84.0 % and reasoning of 50.5 %, as the paper says', () => {
		const { rows } = paperRows.jade;
		const mean = (key: string) => rows.reduce((sum, { values }) => sum + values[key]!, 0) / rows.length;
		assert.equal(rows.length, 18);
		assert.deepEqual(
			['final', 'evidence', 'reasoning'].map((key) => (100 * mean(key)).toFixed(1)),
			['42.6', '84.0', '50.5'],
		);
	});
});

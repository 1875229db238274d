import assert from 'node:assert/strict';
import { readCsv } from '../../../src/text/csv';

const firstCell = (source: string) => [...readCsv(source, ',', () => {})][0]?.cells[0];

describe('CSV', () => {
	it('takes a time in proportion to its length', () => {
		assert.equal(firstCell(`"${'""'.repeat(500_000)}"`)?.length, 500_000);
		assert.equal(firstCell(`${' '.repeat(1_000_000)}a`), 'a');
	});
});

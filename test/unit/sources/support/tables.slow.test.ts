import assert from 'node:assert/strict';
import { readCsvDocument } from '../../../../src/sources/documents/csvText';

describe('sources that are tables in CSV', () => {
	it('do not grow without end', () => {
		const wide = `${'name '.repeat(5000)},b\n${'1,2\n'.repeat(100_000)}`;
		assert.ok(readCsvDocument(wide).text.length <= 4_000_000);
		assert.ok(readCsvDocument(`"${'a,'.repeat(500_000)}`).text.length <= 1_000_001);
	});
});

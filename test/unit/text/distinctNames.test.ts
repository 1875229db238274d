import assert from 'node:assert/strict';
import { distinctNames } from '../../../src/text/distinctNames';

describe('the names of panels', () => {
	it('are those of the files, with their folders where two are called the same', () => {
		assert.deepEqual(distinctNames(['/reports/ferries.md']), ['ferries.md']);
		assert.deepEqual(distinctNames(['/reports/ferries/report.md', '/reports/trams/report.md', '/reports/notes.md']), [
			...['ferries/report.md', 'trams/report.md', 'notes.md'],
		]);
		assert.deepEqual(distinctNames(['/a/x/report.md', '/b/x/report.md']), ['a/x/report.md', 'b/x/report.md']);
	});

	it('end where the paths do', () => {
		assert.deepEqual(distinctNames(['/report.md', '/a/report.md']), ['report.md', 'a/report.md']);
	});
});

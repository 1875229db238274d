import assert from 'node:assert/strict';
import { sharedRuns } from '../../../../src/checks/paragraphs/sharedContent';

describe('shared runs', () => {
	it('finds the longest runs in common, in the second text’s writing', () => {
		const first = 'Storage costs fell by 12% in 2024 because cells became cheaper.';
		const second = 'As shown, storage costs fell by 12% in 2024; and Cells became cheaper since.';
		assert.deepEqual(sharedRuns(first, second), ['storage costs fell by 12% in 2024']);
	});

	it('reads Chinese by characters', () => {
		assert.deepEqual(sharedRuns('储能成本在去年明显下降。', '因此储能成本在去年又降。'), ['储能成本在去年']);
	});

	it('finds nothing where fewer than four words agree', () => {
		assert.deepEqual(sharedRuns('one two three', 'one two three'), []);
	});
});

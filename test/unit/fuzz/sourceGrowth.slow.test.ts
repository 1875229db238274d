import assert from 'node:assert/strict';
import { repeatedInSources } from '../../fuzz/repeated/sources';
import { sourceGrowthOf } from '../../fuzz/sourceGrowth';

describe('the time of holding a claim against a source', () => {
	for (const [name, make] of Object.entries(repeatedInSources)) {
		it(`grows with a source of ${name}, to a million characters`, async () => {
			const { short, long, bounded } = await sourceGrowthOf(make);
			assert.ok(bounded, `${short} ms, of sixteen times the length ${long} ms`);
		});
	}
});

import assert from 'node:assert/strict';
import { findingSettings } from '../../../src/config/config';
import { mergedSetting } from '../../../src/config/inForce';
import { ConfigError } from '../../../src/config/text';

describe('a setting with a configuration file', () => {
	it('is what the file says, entry by entry', () => {
		assert.equal(mergedSetting(3, 5), 5);
		assert.equal(mergedSetting<number | undefined>(undefined, 0), 0);
		assert.equal(mergedSetting(3, undefined), 3);
		assert.deepEqual(mergedSetting({ a: 1, b: 2 }, { b: 3, c: 4 } as object), { a: 1, b: 3, c: 4 });
	});
});

describe('settings from elsewhere than a file', () => {
	it('are checked as in a file, and name no file', () => {
		assert.deepEqual(findingSettings({ maxFindings: 0, tiers: { 'example.com': 1 } }, []), {
			maxFindings: 0,
			tiers: { 'example.com': 1 },
		});
		for (const wrong of [{ failOn: 'never mind' }, { tiers: { 'example.com': 9 } }, { severities: { nothing: 'off' } }])
			assert.throws(
				() => findingSettings(wrong, []),
				(error) => error instanceof ConfigError && !/line \d/.test(error.message),
			);
	});
});

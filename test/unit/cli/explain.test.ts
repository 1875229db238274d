import assert from 'node:assert/strict';
import { findingCodes } from '../../../src/findings/model';
import { runIn } from './memoryEnvironment';

describe('CLI: explain', () => {
	it('prints the page on a kind of finding, or on each of a group', async () => {
		const one = await runIn({}, 'explain', 'citation.broken');
		assert.equal(one.code, 0);
		assert.match(one.stdout, /^# citation\.broken\n[\s\S]*## How to fix it/);
		const group = await runIn({}, 'explain', 'number.*');
		assert.equal(group.stdout.match(/^# number\.\w+$/gm)?.length, 4);
	});

	it('lists every kind with its level, and says what may be meant by one that is none', async () => {
		const { stdout } = await runIn({}, 'explain');
		assert.equal(stdout.trimEnd().split('\n').length, Object.keys(findingCodes).length);
		const { code, stderr } = await runIn({}, 'explain', 'citation.brokn');
		assert.equal(code, 2);
		assert.match(stderr, /citation\.broken/);
	});
});

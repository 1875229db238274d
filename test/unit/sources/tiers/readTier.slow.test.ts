import assert from 'node:assert/strict';
import { createTierReader } from '../../../../src/sources/tiers/readTier';

describe('tiers by domain', () => {
	it('read such names however often they are asked', () => {
		const tiers = createTierReader();
		for (let i = 0; i < 20_000; i++) assert.equal(tiers.ofAddress('https://bücher.de/a').domain, 'bücher.de');
	});
});

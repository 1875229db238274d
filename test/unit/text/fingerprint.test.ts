import assert from 'node:assert/strict';
import { fingerprint } from '../../../src/text/fingerprint';

describe('the fingerprint of a text', () => {
	it('is FNV-1a of 64 bits: what was kept under it is found again', () => {
		// From the reference of the algorithm (Fowler, Noll, Vo: test vectors of fnv1a_64).
		assert.equal(fingerprint(''), 'cbf29ce484222325');
		assert.equal(fingerprint('a'), 'af63dc4c8601ec8c');
		assert.equal(fingerprint('foobar'), '85944171f73967e8');
	});

	it('is the same as with whole numbers of 64 bits', () => {
		const byBigInt = (text: string) => {
			let hash = 0xcbf29ce484222325n;
			for (const byte of new TextEncoder().encode(text)) {
				hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
			}
			return hash.toString(16).padStart(16, '0');
		};
		const texts = ['Tides rose by 3 %.', '潮位上升了 3 %。', '\u0000\uffff', 'é'.repeat(500), ...'0123456789'];
		for (const text of texts) assert.equal(fingerprint(text), byBigInt(text), text);
	});
});

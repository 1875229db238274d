import assert from 'node:assert/strict';
import { parse } from 'tldts';
import domains from '../../../../src/sources/tiers/domains.json';

const addresses = Object.values(domains).flatMap((group) =>
	Object.values<string>(group.domains).flatMap((list) => list.split(' ')),
);

describe('the table of domains', () => {
	it('names no address twice', () => {
		assert.deepEqual(
			addresses.filter((address, index) => addresses.indexOf(address) !== index),
			[],
		);
	});

	it('holds names as a browser shows them: lower case, no protocol, no www, below a public suffix that exists', () => {
		const odd = addresses.filter((address) => {
			const host = address.split('/')[0]!;
			return address !== address.toLowerCase() || /^www\.|:/.test(host) || !parse(host).isIcann;
		});
		assert.deepEqual(odd, []);
	});

	it('gives every group a tier', () => {
		for (const { tier } of Object.values(domains)) assert.ok([1, 2, 3, 4].includes(tier));
	});
});

import assert from 'node:assert/strict';
import { findPlaces, foldPlaces, liesWithin } from '../../../../src/sources/support/places';

const keys = (text: string) => findPlaces(text).map(({ key }) => key);

describe('places', () => {
	it('go by one key whatever they are called', () => {
		assert.deepEqual(keys('U.S., US, USA, America and the United States'), Array(5).fill('unitedstates'));
		assert.deepEqual(keys('UK, U.K., Britain, British'), Array(4).fill('unitedkingdom'));
		assert.deepEqual(keys('美国、英国和北美'), ['unitedstates', 'unitedkingdom', 'northamerica']);
	});

	it('are not pronouns, dollars or parts of other names', () => {
		assert.deepEqual(keys('They told us that US$5 is the USP of Indianapolis and New Mexico.'), []);
		assert.deepEqual(keys('North America, South Africa, North Korea'), ['northamerica', 'southafrica']);
	});

	it('lie within regions', () => {
		assert.equal(liesWithin('canada', 'northamerica'), true);
		assert.equal(liesWithin('unitedkingdom', 'northamerica'), false);
		assert.equal(liesWithin('germany', 'europe'), true);
	});

	it('are folded into one word each', () => {
		assert.equal(foldPlaces('the US and 美国').replace(/\s+/g, ' '), 'the unitedstates and unitedstates ');
	});
});

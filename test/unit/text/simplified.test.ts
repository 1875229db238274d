import assert from 'node:assert/strict';
import { simplified } from '../../../src/text/simplified';

describe('simplified characters', () => {
	it('stand each in the place of a traditional one', () => {
		assert.equal(simplified('總需求為 26.0 萬個，佔 35.0%'), '总需求为 26.0 万个，占 35.0%');
		assert.equal(simplified('total 12%'), 'total 12%');
	});
});

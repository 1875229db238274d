import assert from 'node:assert/strict';
import { withFragment } from '../../../src/verification/openAt';

describe('the address of a passage', () => {
	it('names a short passage whole, a long one by its ends, and a page by its number', () => {
		assert.equal(
			withFragment('https://example.org/a', 'rose by 12%', null),
			'https://example.org/a#:~:text=rose%20by%2012%25',
		);
		const long = Array.from({ length: 20 }, (_, at) => `w${at}`).join(' ');
		assert.equal(
			withFragment('https://example.org/a#b', long, null),
			'https://example.org/a#b:~:text=w0%20w1%20w2%20w3%20w4%20w5,w14%20w15%20w16%20w17%20w18%20w19',
		);
		assert.equal(withFragment('https://example.org/a.pdf#b', 'rose', 3), 'https://example.org/a.pdf#page=3');
	});

	it('may cut a passage without blanks within a character of two halves', () => {
		assert.match(withFragment('https://example.org/a', `${'销'.repeat(159)}😀`, null), /%EF%BF%BD$/);
	});
});

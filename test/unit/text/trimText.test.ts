import assert from 'node:assert/strict';
import { trimEndMatching, withoutBrackets } from '../../../src/text/trimText';

describe('ends of a text', () => {
	it('are taken off character by character', () => {
		assert.equal(trimEndMatching('Results: …:', /[:…\s]/u), 'Results');
		assert.equal(trimEndMatching(':::', /:/), '');
		assert.equal(trimEndMatching('a:b', /:/), 'a:b');
	});
});

describe('brackets', () => {
	it('go with all between the first and the last', () => {
		assert.equal(withoutBrackets('Sales (USD), 2023 (net)'), 'Sales ');
		assert.equal(withoutBrackets('销售（亿元）额'), '销售额');
	});

	it('stay where they do not close, or close only', () => {
		assert.equal(withoutBrackets('Sales (USD'), 'Sales (USD');
		assert.equal(withoutBrackets('a) Sales'), 'a) Sales');
	});
});

import assert from 'node:assert/strict';
import { LineIndex } from '../../../src/report/lines';

describe('LineIndex', () => {
	it('counts lines and columns from 1, over LF, CRLF and a lone CR', () => {
		const index = new LineIndex('a\nbc\r\nd\re');
		assert.equal(index.count, 4);
		assert.deepEqual(index.position(0), { line: 1, column: 1 });
		assert.deepEqual(index.position(3), { line: 2, column: 2 });
		assert.deepEqual(index.position(6), { line: 3, column: 1 });
		assert.deepEqual(index.position(8), { line: 4, column: 1 });
	});

	it('goes back from a position to its offset', () => {
		const text = 'a\nbc\r\nd\re';
		const index = new LineIndex(text);
		for (const offset of [0, 1, 2, 3, 4, 6, 7, 8, 9]) assert.equal(index.offset(index.position(offset)), offset);
	});

	it('clamps what lies outside', () => {
		const index = new LineIndex('ab\ncd');
		assert.deepEqual(index.position(99), { line: 2, column: 3 });
		assert.equal(index.offset({ line: 1, column: 99 }), 2);
		assert.equal(index.offset({ line: 99, column: 1 }), 3);
	});
});

import assert from 'node:assert/strict';
import { PackedText } from '../../../../src/cli/host/packedText';

describe('CLI: a long text that comes in pieces', () => {
	it('is what was added, in order, however often it is read', () => {
		const text = new PackedText();
		const pieces = Array.from({ length: 60 }, (_, at) => `${at} 渡轮 ⛴ `.repeat(10_000));
		for (const piece of pieces) text.add(piece);
		assert.ok([...text].length > 1);
		assert.equal([...text].join(''), pieces.join(''));
		assert.equal([...text].join(''), pieces.join(''));
	});

	it('is empty when nothing was added', () => {
		assert.deepEqual([...new PackedText()], []);
	});
});

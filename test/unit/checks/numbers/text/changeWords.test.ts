import assert from 'node:assert/strict';
import { comparedDirection, directionOf } from '../../../../../src/checks/numbers/text/changeWords';

describe('the words of a change', () => {
	it('say which way it goes, unless they name anything else', () => {
		const ways: Readonly<Record<string, number | undefined>> = {
			'an increase of': 1,
			'a decline of about': -1,
			'a change of': 0,
			// Up and down: a fall that was larger.
			'a larger decline of': -1,
			'a decline that is larger': -1,
			'a change that is higher': 1,
			'an increase of the crews of': undefined,
			of: undefined,
			同比大幅增长: 1,
			增长: 1,
			同比下降了: -1,
			变动: 0,
			渡轮增长: undefined,
			'渡轮 增长': undefined,
			'': undefined,
		};
		for (const [words, way] of Object.entries(ways)) assert.equal(directionOf(words), way, words);
	});

	it('stand between a value and the one it came from', () => {
		assert.equal(comparedDirection(', up from '), 1);
		assert.equal(comparedDirection(', down sharply from about '), -1);
		assert.equal(comparedDirection(' (down from '), -1);
		assert.equal(comparedDirection('), down from '), 0);
		assert.equal(comparedDirection(' Mt), down from '), 0);
		assert.equal(comparedDirection(', up on '), 0);
		assert.equal(comparedDirection(', far from '), 0);
	});
});

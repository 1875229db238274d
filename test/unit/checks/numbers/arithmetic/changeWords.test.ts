import assert from 'node:assert/strict';
import {
	changeRightBefore,
	comparedDirection,
	directionOf,
} from '../../../../../src/checks/numbers/arithmetic/changeWords';

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

	it('stand right before its number, behind what changed', () => {
		const changes: Readonly<Record<string, { direction: number; subject: string } | undefined>> = {
			'Ferries grew by about ': { direction: 1, subject: 'Ferries ' },
			'Ferries fell sharply by ': undefined,
			'Ferries dropped by over ': { direction: -1, subject: 'Ferries ' },
			渡轮增长了: { direction: 1, subject: '渡轮' },
			渡轮客运量下降: { direction: -1, subject: '渡轮客运量' },
			'渡轮客运量下降 约 ': { direction: -1, subject: '渡轮客运量' },
			增长: { direction: 1, subject: '' },
			// They end as a word of change does.
			'Disputes arose over ': undefined,
			'Ferries outgrew ': undefined,
			'Ferries differ by ': undefined,
			'Ferries changed by ': undefined,
			'Ferries, ': undefined,
			渡轮占比: undefined,
			'': undefined,
		};
		for (const [text, change] of Object.entries(changes)) assert.deepEqual(changeRightBefore(text), change, text);
	});

	it('stand between a value and the one it came from', () => {
		assert.equal(comparedDirection(', up from '), 1);
		assert.equal(comparedDirection(', down sharply from about '), -1);
		assert.equal(comparedDirection(' (down from '), -1);
		assert.equal(comparedDirection('), down from '), 0);
		assert.equal(comparedDirection(' Mt), down from '), 0);
		assert.equal(comparedDirection(' (of which 3), down from '), -1);
		assert.equal(comparedDirection(', up on '), 0);
		assert.equal(comparedDirection(', far from '), 0);
	});
});

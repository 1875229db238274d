import assert from 'node:assert/strict';
import { findSpelled } from '../../../../../src/checks/numbers/amounts/spelled';

/** The numbers in words of a text: the words, their value in percent or times, and what they may stand for. */
function spelled(text: string): string[] {
	return findSpelled(text).map(({ start, end, dimension, value, stands }) => {
		const [least, , most] = stands.map((end) => Math.round(end * 10) / 10);
		return `${text.slice(start, end)}: ${Math.round(value * 10) / 10} ${dimension}, ${least} to ${most}`;
	});
}

describe('numbers in words', () => {
	const cases: Readonly<Record<string, readonly string[]>> = {
		'Three in four clubs closed.': ['Three in four: 75 percent, 67.5 to 82.5'],
		'One out of every five clubs closed.': ['One out of every five: 20 percent, 18 to 22'],
		'A third of the clubs closed.': ['A third: 33.3 percent, 30 to 36.7'],
		'3/4 of the clubs closed.': ['3/4: 75 percent, 67.5 to 82.5'],
		'四分之三的俱乐部关闭。': ['四分之三: 75 percent, 67.5 to 82.5'],
		'三成半的俱乐部关闭。': ['三成半: 35 percent, 31.5 to 38.5'],
		'More than half of the clubs closed.': ['More than half: 50 percent, 49 to 100'],
		'More than three times the sales.': ['More than three times: 3 ratio, 2.9 to 4.8'],
		'三成以上的俱乐部关闭。': ['三成: 30 percent, 29.4 to 100'],
		'三成的俱乐部关闭，多在北方。': ['三成: 30 percent, 27 to 33'],
		'Three of the clubs closed.': ['Three: 3 count, 3 to 3'],
		// The words of one number are not two; those of two stand in order.
		'One in three of the clubs closed.': ['One in three: 33.3 percent, 30 to 36.7'],
		'三倍的产量来自四分之三的俱乐部。': ['三倍: 3 ratio, 2.7 to 3.3', '四分之三: 75 percent, 67.5 to 82.5'],
		// All of them, or more than there are: no share.
		'Four in four clubs closed.': [],
		'Nine out of four clubs closed.': [],
		'4/3 of the clubs closed.': [],
		'A third party closed the clubs.': [],
		'The first half of the season was dry.': [],
	};
	for (const [text, expected] of Object.entries(cases))
		it(`${expected.join() || 'none'}: ${text}`, () => assert.deepEqual(spelled(text), expected));
});

import assert from 'node:assert/strict';
import { allMatches, firstMatch } from '../../../src/text/matches';

const textsOf = (matches: readonly RegExpExecArray[]) => matches.map(({ 0: text, index }) => [text, index]);

describe('matches of a pattern', () => {
	it('are those of matchAll, with their groups', () => {
		const text = 'from 3 to 5, from 7 to 9';
		const pattern = /from (\d)(?: to (?<end>\d))/g;
		const matches = allMatches(pattern, text);
		assert.deepEqual(textsOf(matches), textsOf([...text.matchAll(pattern)]));
		assert.deepEqual(
			matches.map(({ groups }) => groups?.end),
			['5', '9'],
		);
	});

	it('go on behind an empty match, by whole characters where the pattern reads such', () => {
		const text = 'a😀b';
		for (const pattern of [/x*/g, /x*/gu, /(?=b)|^/gu]) {
			assert.deepEqual(textsOf(allMatches(pattern, text)), textsOf([...text.matchAll(pattern)]), String(pattern));
		}
	});

	it('do not depend on where the pattern was used last', () => {
		const pattern = /\d/g;
		pattern.test('1 2');
		assert.equal(allMatches(pattern, '1 2').length, 2);
		pattern.test('1 2');
		assert.equal(firstMatch(pattern, '1 2')?.[0], '1');
		assert.equal(firstMatch(pattern, 'none'), null);
	});
});

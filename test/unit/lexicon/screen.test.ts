import assert from 'node:assert/strict';
import { characterScreen, wordScreen } from '../../../src/lexicon/screen';

describe('a screen of word lists', () => {
	const bitsOf = wordScreen([
		['therefore', 'as a result'],
		['significant(ly)', '{may|might} be', 'organi[sz]e'],
		['(many|some)( )expert(s)', { word: 'share', notBefore: ['holder'] }],
	]);

	it('tells which of the lists have an entry that opens with a word of the text', () => {
		assert.equal(bitsOf('Nothing of the kind.'), 0);
		assert.equal(bitsOf('It rose; THEREFORE it may fall.'), 0b011);
		assert.equal(bitsOf('They organise as experts'), 0b111);
		assert.equal(bitsOf('a significantly larger share'), 0b110);
	});

	it('takes words whole, whatever stands around them', () => {
		assert.equal(bitsOf('maybe significance'), 0);
		assert.equal(bitsOf('(might)'), 0b010);
		assert.equal(bitsOf('\u212Amight'), 0b010);
		assert.equal(bitsOf(''), 0);
	});

	it('goes by single characters where lists are looked for within words', () => {
		const inChinese = characterScreen([['总体(来看|上)', '以~1-12为例'], ['{指出|称}[，：,]']]);
		assert.equal(inChinese('他称，此事已了。'), 0b10);
		assert.equal(inChinese('以此为例，总之'), 0b01);
		assert.equal(inChinese('增长'), 0);
	});

	it('refuses an entry that may open with any word', () => {
		assert.throws(() => wordScreen([['_ of them']]), /may open with anything/);
	});
});

import assert from 'node:assert/strict';
import { vocabularyOf } from '../../../../src/checks/claims/vocabulary';

describe('the words that a text lacks', () => {
	it('are told by their stems in English, each once, and numbers are none', () => {
		const compare = vocabularyOf('Ferries carry passengers in winter.', 'en');
		assert.deepEqual(compare('A ferry carried passengers.'), { words: 3, missing: 0 });
		assert.deepEqual(compare('Trains carried 300 cars, trains and cars.'), { words: 3, missing: 2 });
		assert.deepEqual(compare(''), { words: 0, missing: 0 });
	});

	it('are looked up as they stand in Chinese, those of one character left out', () => {
		const compare = vocabularyOf('渡轮在冬季运送旅客。', 'zh');
		assert.deepEqual(compare('渡轮运送旅客。'), { words: 3, missing: 0 });
		assert.deepEqual(compare('卡车运送货物和旅客。'), { words: 4, missing: 2 });
	});
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { countPlainWords, countSegments, countWords } from '../../../../src/report/sentences/words';

describe('words', () => {
	it('counts English and Chinese words', () => {
		assert.equal(countWords('The U.S. economy grew 3.5%, didn’t it?', 'en'), 7);
		assert.equal(countWords('市场增长', 'zh'), 2);
		assert.equal(countWords('', 'en'), 0);
	});

	it('counts plain Latin and Chinese text as the segmenter does', () => {
		const char = fc.constantFrom(...'abZ059éÖßſ市场增长的一，。：；（）《》、！？ \'’‘.,;:-/%$£§±×÷→•()"“”–—…@&\n');
		const property = fc.property(fc.string({ unit: char, maxLength: 40 }), (text) => {
			for (const language of ['en', 'zh'] as const)
				assert.equal(countPlainWords(text, language), countSegments(text, language), JSON.stringify(text));
		});
		fc.assert(property, { seed: 20250807, numRuns: 5000 });
	});

	it('counts long text in windows', () => {
		assert.equal(countSegments('naïve '.repeat(5000), 'en'), 5000);
	});
});

import assert from 'node:assert/strict';
import { sourceSentences } from '../../../../src/sources/support/sourceSentences';

const sentences = (text: string) => sourceSentences(text).map((span) => text.slice(...span));

describe('sourceSentences', () => {
	it('parts paragraphs at blank lines and sentences inside them', () => {
		assert.deepEqual(sentences('A heading\n\nSales rose. Profit fell to U.S. levels.\r\n\r\nThe end.'), [
			'A heading',
			'Sales rose.',
			'Profit fell to U.S. levels.',
			'The end.',
		]);
	});

	it('joins lines that were wrapped, as those of a PDF are', () => {
		const text = 'The company sold more meals than in any year before,\nand expects to sell more still. It\nwill hire.';
		assert.deepEqual(sentences(text), [
			'The company sold more meals than in any year before,\nand expects to sell more still.',
			'It\nwill hire.',
		]);
	});

	it('keeps short lines apart: list items, cells, headings', () => {
		assert.deepEqual(sentences('Revenue\n12 million\n- Meals\n- Snacks'), [
			'Revenue',
			'12 million',
			'- Meals',
			'- Snacks',
		]);
	});

	it('reads Chinese', () => {
		assert.deepEqual(sentences('标题\n\n收入增长。利润下降！\n\n结束。'), [
			'标题',
			'收入增长。',
			'利润下降！',
			'结束。',
		]);
	});

	it('finds nothing in white space', () => {
		assert.deepEqual(sentences(' \n\n\t'), []);
	});
});

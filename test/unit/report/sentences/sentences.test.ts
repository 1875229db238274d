import assert from 'node:assert/strict';
import { read, sentencesOf } from '../inline';

describe('sentences', () => {
	const cases: Record<string, readonly string[]> = {
		'trailing citations belong to the sentence before': ['Sales rose. [1][2]', 'Costs fell.[3]', 'Profits held.'],
		abbreviations: [
			'E.g. Apple Inc. and Dr. Smith of the U.S. agency, i.e. J. R. Brown et al. (No. 5), agree.',
			'The rest does not.',
		],
		decimals: ['It grew 3.5 percent vs. 2.1 before.', 'Then it fell.'],
		'an abbreviation that ends a sentence': ['It was bought by Acme Corp.', 'The price was high.'],
		'letters and numbers that end a sentence': [
			'Costs are least under Option C.',
			'The riders are aged 1 to 5.',
			'They saw Group B.',
			'It rose.',
		],
		'letters and numbers that do not': ['The company J. Crew sold to Group B. Smith from 3. May on.', 'It rose.'],
		'numbers of entries': ['The steps: 1. Plan, 2. Build, and 3. Run.', 'All is well.'],
		'quotes and brackets closing after the stop': ['He said "it works."', 'She agreed (mostly.)', 'They left.'],
		ellipses: ['It grew... and then stopped.', 'Nobody knew why.'],
		'emphasis around sentences': ['**First one.**', '**Second** one.', '*Third.*'],
		'a label and its text': ['**Pricing:** it fell by half.', 'More follows.'],
	};
	for (const [name, sentences] of Object.entries(cases)) {
		it(name, () => assert.deepEqual(sentencesOf(sentences.join(' ')), sentences));
	}

	it('splits Chinese at its stops, and at ； between long clauses', () => {
		assert.deepEqual(sentencesOf('销量增长。[1]价格下降！为什么？**因为**需求不足。'), [
			'销量增长。[1]',
			'价格下降！',
			'为什么？',
			'**因为**需求不足。',
		]);
		const clause = '全国新能源汽车的产量在过去三年里保持了每年百分之三十以上的高速增长态势';
		assert.deepEqual(sentencesOf(`${clause}；${clause}。`), [`${clause}；`, `${clause}。`]);
		assert.deepEqual(sentencesOf('包括产量；销量；价格。'), ['包括产量；销量；价格。']);
	});

	it('starts behind the marker of an item and reads over soft line breaks', () => {
		const { report, at } = read('1. One', '   goes on. Two.');
		assert.deepEqual(
			report.sentences.map(({ span, text }) => [at(span), text]),
			[
				['One\n   goes on.', 'One goes on.'],
				['Two.', 'Two.'],
			],
		);
	});

	it('splits label lines with hard breaks where a clause ends', () => {
		assert.deepEqual(sentencesOf('Price: 5 dollars;  ', 'Size: large'), ['Price: 5 dollars;', 'Size: large']);
	});

	it('reads as a reader reads', () => {
		const { report } = read(
			'Sales **rose** &amp; [costs](https://a.example/x) fell [1], as \\*expected\\* <br>today [2].',
		);
		assert.equal(report.sentences[0]?.text, 'Sales rose & costs fell, as *expected* today.');
	});

	it('does not break long blocks in the middle of a sentence', () => {
		const sentence = `It ${'word '.repeat(1900).trim()}.`;
		assert.deepEqual(sentencesOf(`${sentence} ${sentence}`), [sentence, sentence]);
	});
});

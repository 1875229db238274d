import assert from 'node:assert/strict';
import { parseClaim } from '../../../../src/sources/support/parseClaim';
import { measureSentences, rankFeatureNames, rankSentences } from '../../../../src/sources/support/rank';
import weights from '../../../../src/sources/support/weights.json';
import { sourceOf } from './sourceOf';

describe('the ranking of a source’s sentences', () => {
	it('has a weight for every measurement', () => {
		const source = sourceOf('', 'Sales rose.', 'Profit fell.');
		for (const row of measureSentences(source, parseClaim({ text: 'Sales rose.' }))) {
			assert.equal(row.length, rankFeatureNames.length);
			for (const value of row) assert.ok(Number.isFinite(value) && value >= 0);
		}
		assert.equal(weights.length, rankFeatureNames.length);
	});

	it('has its measurements in the order of the shipped weights', () => {
		assert.deepEqual(rankFeatureNames, [
			...['terms', 'roots', 'window', 'context', 'contextNear', 'rarest', 'missingTop', 'numbersMissing'],
		]);
	});

	it('finds a date by its parts and a number by its value', () => {
		const source = sourceOf(
			'',
			'Weather report.',
			'Opened: 2016-08-25',
			'It cost 1,200,000 euros.',
			'Another line on rain.',
		);
		const first = (text: string) => rankSentences(source, parseClaim({ text }), 1)[0]?.sentence.text;
		assert.equal(first('The bridge was inaugurated on 25 August 2016.'), 'Opened: 2016-08-25');
		assert.equal(first('The bridge was built for 1.2 million euros.'), 'It cost 1,200,000 euros.');
	});

	it('finds other forms of a word, and Chinese words', () => {
		const source = sourceOf('', 'The mayor spoke of schools.', 'Her election was close.', 'Rain fell.');
		assert.equal(rankSentences(source, parseClaim({ text: 'She was elected.' }), 1)[0]?.sentence.index, 1);
		const chinese = sourceOf('', '天气晴朗。', '公司在苏州建设电池工厂。', '市场平稳。');
		assert.equal(rankSentences(chinese, parseClaim({ text: '该公司的电池工厂位于苏州。' }), 1)[0]?.sentence.index, 1);
	});

	it('leaves out sentences that share nothing with the claim', () => {
		const source = sourceOf('', 'Rain fell.', 'Wind blew.', 'Sales rose in Oslo.');
		const texts = rankSentences(source, parseClaim({ text: 'Sales in Oslo rose.' }), 5).map(
			({ sentence }) => sentence.text,
		);
		assert.deepEqual(texts, ['Sales rose in Oslo.']);
	});
});

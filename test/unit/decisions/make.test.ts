import assert from 'node:assert/strict';
import { makeDecision } from '../../../src/decisions/decide';
import { madeFinding } from '../words';
import { analysed } from './made';

const text =
	'# Sites\n\nThe **south** has 20 sites [7]. The north has ten.\n\n| Site | Units |\n| --- | --- |\n| Total | 40 |\n';
const { report } = analysed(text);
const circumstances = { file: 'a/r.md', now: Date.parse('2026-03-01T12:00:00.789Z'), by: '' };
const on = (words: string, by = '') => {
	const at = text.indexOf(words);
	const finding = madeFinding('citation.broken', [at, at + words.length], { label: '7' });
	return makeDecision(report, finding, { decision: 'dismissed', reason: '' }, { ...circumstances, by });
};

describe('a decision that is made', () => {
	it('says when, in which report, and shows the sentence that the marked words stand in', () => {
		const { file, date, text: shown, code } = on('[7]');
		assert.deepEqual(
			[file, date, shown, code],
			['a/r.md', '2026-03-01T12:00:00Z', 'The south has 20 sites [7].', 'citation.broken'],
		);
		assert.match(on('40').text, /^Total 40$/);
	});

	it('has no empty fields, and a name only where one is to be kept', () => {
		assert.deepEqual(Object.keys(on('[7]')).sort(), ['about', 'code', 'date', 'decision', 'file', 'place', 'text']);
		assert.equal(on('[7]', 'Kim').by, 'Kim');
	});
});

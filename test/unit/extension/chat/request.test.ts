import assert from 'node:assert/strict';
import { namedCode, namedCount, namedLine } from '../../../../src/extension/chat/request';

describe('what a request in the chat names', () => {
	it('is a line, where it says so or says nothing else', () => {
		for (const prompt of [
			'12',
			' 12 ',
			'#12',
			':12',
			'line 12',
			'the claim on line 12, please',
			'L12',
			'第 12 行',
			'第12行是什么',
		])
			assert.equal(namedLine(prompt), 12, prompt);
	});

	it('is no line for a year, a share or a number of something', () => {
		for (const prompt of ['', 'why 2030?', 'the 35% in the table', 'explain 3 findings', '0', 'line nought'])
			assert.equal(namedLine(prompt), undefined, prompt);
	});

	it('is a kind of finding by its code, and nothing that only looks like one', () => {
		assert.equal(namedCode('what does number.arithmetic mean?'), 'number.arithmetic');
		assert.equal(namedCode('`claim.vague`'), 'claim.vague');
		for (const prompt of ['claim.odd', 'report.md', 'constructor.name', '']) assert.equal(namedCode(prompt), undefined);
	});

	it('is how many steps of a plan, within reason', () => {
		assert.deepEqual(['', '40', 'the first 3', '999999'].map(namedCount), [15, 40, 3, 200]);
	});
});

import assert from 'node:assert/strict';
import { message } from '../../../src/messages/message';
import { progressMessage } from '../../../src/view/run';
import { said } from '../words';

describe('what a run is doing', () => {
	const step = message('runs.judging');

	it('is told with what has come in of the answers, and what it has cost', () => {
		assert.equal(said(progressMessage({ step })), 'Judging the report');
		assert.equal(said(progressMessage({ step, done: 3, of: 8 })), 'Judging the report 3 of 8');
		assert.equal(
			said(progressMessage({ step, done: 3, of: 8, received: 1250, cost: 0.021 })),
			'Judging the report 3 of 8 · 1,250 tokens received · $0.02',
		);
	});

	it('says nothing of tokens where answers come whole', () => {
		assert.equal(said(progressMessage({ step, done: 0, of: 1, received: 0, cost: null })), 'Judging the report 0 of 1');
	});
});

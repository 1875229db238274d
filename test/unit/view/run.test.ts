import assert from 'node:assert/strict';
import type { ReportDocument } from '../../../src/analysis';
import { analyze } from '../../../src/analyze';
import { message } from '../../../src/messages/message';
import type { Scorecard } from '../../../src/scorecard/scorecard';
import { progressMessage, runView } from '../../../src/view/run';
import { scorecardOf } from '../output/handmade';
import { english, said } from '../words';

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

describe('what is said of a run', () => {
	const offline = scorecardOf({});
	const judged: Scorecard = { ...offline, run: { ...offline.run, mode: 'model', model: 'sage' } };
	const notesOf = (scorecard: Scorecard) => runView(scorecard, { words: english }).notes;
	const asking = (parts: Partial<ReportDocument>) => {
		const { report } = analyze({ name: 'r.md', text: '# Key points\n\nRents rose.\n', ...parts });
		return notesOf({ ...judged, question: { text: report.query, from: report.queryFrom } })[0];
	};

	it('names the question that the report was judged against, and says where nobody has named one', () => {
		assert.equal(
			asking({ query: ' Will rents rise? ' }),
			'Judged against the question that was given: “Will rents rise?”',
		);
		assert.equal(
			asking({ text: '---\nquery: Will rents rise?\n---\n# Key points\n\nRents rose.\n' }),
			'Judged against the report’s question: “Will rents rise?”',
		);
		assert.match(asking({}) ?? '', /^Judged against the title, “Key points”: the report names no question\./);
		assert.match(asking({ text: 'Rents rose.\n' }) ?? '', /^Judged without a question/);
	});

	it('says that one run has no spread, and nothing of it where nobody judged', () => {
		assert.deepEqual(notesOf(offline), []);
		assert.deepEqual(notesOf(judged), ['Judged once: how far another run would differ is not known']);
	});
});

import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { withReading } from '../../../src/index';
import { wordsIn } from '../../../src/messages/words';
import { contextOf } from '../../../src/view/context';
import { withdrawnOf } from '../../../src/view/withdrawn';
import { readingOf } from '../reading/readings';
import { said } from '../words';

const text = '# Ferries\n\n## Costs\n\nSales rose from $12 million to $15 million, an increase of 35%.\n';
const offline = analyze({ name: 'ferries.md', text });

describe('the view of what a model withdrew', () => {
	it('says by which model, and what the rules had told', () => {
		const finding = offline.findings.find(({ code }) => code === 'number.arithmetic');
		const { analysis } = withReading(offline, readingOf(offline, { notReal: () => true }));
		const view = withdrawnOf(analysis, contextOf(text, wordsIn('en')));
		assert.equal(view?.title, 'Withdrawn by sage-1');
		const [row, ...others] = view.findings;
		assert.deepEqual(others, []);
		assert.deepEqual(
			[row?.message, row?.reason, row?.place.line, row?.key],
			[said(finding?.message), '', 5, analysis.withdrawn?.[0]?.key],
		);
		assert.deepEqual(JSON.parse(JSON.stringify(view)), view);
		assert.equal(withdrawnOf(analysis, contextOf(text, wordsIn('zh-CN')))?.title, '由 sage-1 撤回');
	});

	it('is none where nothing was withdrawn, or no model has read the report', () => {
		const context = contextOf(text, wordsIn('en'));
		assert.equal(withdrawnOf(offline, context), null);
		assert.equal(withdrawnOf(withReading(offline, readingOf(offline)).analysis, context), null);
	});
});

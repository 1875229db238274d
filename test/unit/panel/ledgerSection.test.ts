import assert from 'node:assert/strict';
import { ledgerSection } from '../../../src/panel/toDoTab';
import type { LedgerView } from '../../../src/view/ledger';
import { find, onPage, panelFor, shows, textsOf } from './page';

const ledger: LedgerView = {
	title: 'Ledger',
	entries: [
		{
			name: 'citations',
			text: 'Broken citations: 2 of 9',
			places: [
				{ line: 4, span: [10, 13] },
				{ line: 9, span: [80, 83] },
			],
		},
		{ name: 'numbers', text: 'Number checks that found a conflict: 0 of 3', places: [] },
	],
};

describe('the ledger in the panel', () => {
	onPage();

	it('unfolds a count into the lines it is made of, each of which leads there', () => {
		const { panel, sent } = panelFor();
		const section = ledgerSection(ledger, panel);
		assert.deepEqual(textsOf(section, 'summary'), ['Broken citations: 2 of 9']);
		assert.deepEqual(textsOf(section, 'details button'), ['line 4', 'line 9']);
		find(section, 'details button:last-of-type').click();
		assert.deepEqual(sent, [shows({ line: 9, span: [80, 83] })]);
	});

	it('has nothing to unfold where nothing is wrong', () => {
		const section = ledgerSection(ledger, panelFor().panel);
		assert.deepEqual(textsOf(section, 'li > span'), ['Number checks that found a conflict: 0 of 3']);
		assert.equal(section.querySelectorAll('details').length, 1);
	});
});

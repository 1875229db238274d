import assert from 'node:assert/strict';
import { h } from '../../../src/panel/dom';
import { historyTab, sparkline } from '../../../src/panel/historyTab';
import type { HistoryView } from '../../../src/view/history';
import { attributesOf, find, onPage, panelFor, textsOf } from './page';

function viewOf(parts: Partial<HistoryView> = {}): HistoryView {
	return {
		title: 'History',
		empty: '',
		trend: { name: 'first 4, last 1', values: [4, 2, 1] },
		columns: { saved: 'Saved', problems: 'Problems', changed: 'What changed' },
		rows: [{ saved: 'Today', problems: '1 error', changes: ['Mended: A (1)', 'New: B (2)'] }],
		since: [
			{
				mended: { title: 'Mended since then', kinds: ['A (1)'] },
				added: {
					title: 'New since then',
					findings: [{ place: { line: 7, span: [70, 75] }, excerpt: 'A quarter.', message: 'No source.' }],
				},
			},
		],
		nothing: 'Nothing',
		...parts,
	};
}

function drawn(view: HistoryView) {
	const { panel, sent } = panelFor();
	const tab = historyTab(view, panel);
	return { tab, sent, page: h('div', {}, ...tab.content()) };
}

describe('the tab of the history', () => {
	onPage();

	it('draws the findings of each save as a line with a name', () => {
		const { page } = drawn(viewOf());
		assert.deepEqual(attributesOf(page, 'svg', 'aria-label'), ['first 4, last 1']);
		assert.deepEqual(attributesOf(page, 'svg', 'role'), ['img']);
		const points = find(page, 'polyline').getAttribute('points')?.split(' ') ?? [];
		assert.deepEqual(points, ['4.0,4.0', '160.0,24.0', '316.0,34.0']);
	});

	it('draws a line also where there never was a finding, or one save only', () => {
		for (const values of [[0, 0], [3], []]) {
			const points = sparkline({ name: '', values }).querySelector('polyline')?.getAttribute('points');
			assert.doesNotMatch(points ?? 'NaN', /NaN|Infinity/);
		}
	});

	it('lists what is mended by kind, and leads to what is new', () => {
		const { page, sent } = drawn(viewOf());
		assert.deepEqual(textsOf(page, '.mended li'), ['A (1)']);
		find(page, 'button.finding').click();
		assert.deepEqual(
			sent.map((message) => message.type === 'reveal' && message.span[0]),
			[70],
		);
		const none = { mended: { title: 'M', kinds: [] }, added: { title: 'N', findings: [] } };
		assert.deepEqual(textsOf(drawn(viewOf({ since: [none] })).page, '.since p'), ['Nothing', 'Nothing']);
	});

	it('has a table of the saves with heads for rows and columns', () => {
		const { page } = drawn(viewOf());
		assert.deepEqual(textsOf(page, 'th[scope=col]'), ['Saved', 'Problems', 'What changed']);
		assert.deepEqual(textsOf(page, 'th[scope=row]'), ['Today']);
		assert.deepEqual(textsOf(page, 'td div'), ['Mended: A (1)', 'New: B (2)']);
	});

	it('says from when on it will show something, before it does', () => {
		const { page } = drawn(viewOf({ empty: 'Recorded since today.', since: [] }));
		assert.deepEqual(textsOf(page, '.state'), ['Recorded since today.']);
		assert.equal(page.querySelectorAll('svg, table').length, 0);
	});
});

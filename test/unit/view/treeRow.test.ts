import assert from 'node:assert/strict';
import { treeRowText } from '../../../src/view/treeRow';

/** What a side bar of the usual width, 300 pixels, has room for in the second level of a tree. */
const room = 38;
const text = 'Fares on the southern line should be lowered before the new bridge opens to traffic.';

describe('a row of the tree in the side bar', () => {
	it('has the words of a claim first, and how it stands behind them', () => {
		const shown = treeRowText({ text, heading: false, stands: 'nothing found', line: 'line 7' });
		assert.ok(shown.label.startsWith(text.slice(0, room)));
		assert.equal(shown.description, 'nothing found · line 7');
	});

	it('leaves room beside a heading for what is wanting under it', () => {
		const stands = '2 nothing found';
		const { label, description } = treeRowText({ text, heading: true, stands, line: 'line 7' });
		assert.ok(`${label} ${description}`.indexOf(stands) + stands.length <= room, label);
		assert.equal(treeRowText({ text: 'Fares', heading: true, stands, line: 'line 7' }).label, 'Fares');
	});

	it('shows what stands for itself with its line', () => {
		const shown = treeRowText({ text, heading: false, stands: undefined, line: 'line 7' });
		assert.deepEqual([shown.label.length <= 60, shown.description], [true, 'line 7']);
	});
});

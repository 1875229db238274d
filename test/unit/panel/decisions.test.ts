import assert from 'node:assert/strict';
import { decidedGroup, decisionButtons } from '../../../src/panel/decisions';
import { findingList } from '../../../src/panel/findingLists';
import type { PanelView } from '../../../src/panel/messages';
import type { PlaceView } from '../../../src/view/model';
import { find, onPage, textsOf, words } from './page';

const place: PlaceView = { line: 5, span: [20, 40] };
const row = {
	code: 'claim.partial',
	title: 'Partly supported',
	message: 'M',
	excerpt: 'E',
	place,
	column: 1,
	said: 'S',
};

function acts() {
	const done: unknown[][] = [];
	return {
		done,
		decide: (...of: unknown[]) => done.push(['decide', ...of]),
		undo: (...of: unknown[]) => done.push(['undo', ...of]),
	};
}

describe('the panel’s decisions', () => {
	onPage();

	it('are offered below a finding, and name its code and place', () => {
		const { done, ...calls } = acts();
		const buttons = decisionButtons('claim.partial:0', 'claim.partial', place, words(), calls);
		assert.deepEqual(textsOf(buttons, 'button'), ['verify', 'accept', 'dismiss']);
		find(buttons, '[data-key="accepted:claim.partial:0"]').click();
		assert.deepEqual(done, [['decide', 'accepted', 'claim.partial', place]]);
	});

	it('are not offered where nobody may decide', () => {
		const finding = { index: 0, message: 'M', excerpt: 'E', place, column: 1, related: [], held: false };
		const shown = (decidable: boolean) => {
			const group = { code: 'c', title: 'T', severity: 'info', severityName: 'Info', decidable, findings: [finding] };
			const view = { words: words(), groups: [group], decided: { title: '', findings: [] } };
			return textsOf(
				findingList(view as unknown as PanelView, { ...acts(), reveal: () => {}, showAgain: () => {} }, { text: '' }),
				'.decide',
			).length;
		};
		assert.deepEqual([true, false].map(shown), [1, 0]);
	});

	it('stand in a group of their own, each with what was said and a way back; no group where there is none', () => {
		const { done, ...calls } = acts();
		const seen: PlaceView[] = [];
		const decided = { title: 'Decided by you (1)', findings: [row] };
		const group = decidedGroup({ decided, words: words() }, (at) => seen.push(at), calls);
		assert.ok(group);
		assert.deepEqual(textsOf(group, 'summary'), ['Decided by you (1)']);
		assert.deepEqual(textsOf(group, '.finding-message'), ['Partly supported. S line 5']);
		find(group, '[data-key="undo:claim.partial:20,40"]').click();
		find(group, '[data-key="line:decided:0"]').click();
		assert.deepEqual([done, seen], [[['undo', 'claim.partial', place]], [place]]);
		assert.equal(
			decidedGroup({ decided: { title: '', findings: [] }, words: words() }, () => {}, calls),
			null,
		);
	});
});

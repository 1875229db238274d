import assert from 'node:assert/strict';
import { decidedGroup } from '../../../src/panel/settled';
import type { PlaceView } from '../../../src/view/context';
import { find, onPage, textsOf, words } from './page';

const place: PlaceView = { line: 5, span: [20, 40] };
const row = {
	code: 'claim.partial' as const,
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
		undo: (...of: unknown[]) => done.push(['undo', ...of]),
	};
}

describe('the panel’s decisions', () => {
	onPage();

	it('stand in a group of their own, each with what was said and a way back; no group where there is none', () => {
		const { done, ...calls } = acts();
		const seen: PlaceView[] = [];
		const decided = { title: 'Decided by you (1)', findings: [row] };
		const group = decidedGroup({ decided }, words(), { ...calls, reveal: (at) => seen.push(at) });
		assert.ok(group);
		assert.deepEqual(textsOf(group, 'summary'), ['Decided by you (1)']);
		assert.deepEqual(textsOf(group, '.finding-message'), ['Partly supported. S line 5 undoDecision']);
		find(group, '[data-key="undo:claim.partial:20,40"]').click();
		find(group, '[data-key="line:decided:0"]').click();
		assert.deepEqual([done, seen], [[['undo', 'claim.partial', place]], [place]]);
		assert.equal(decidedGroup({ decided: { title: '', findings: [] } }, words(), { ...calls, reveal: () => {} }), null);
	});
});

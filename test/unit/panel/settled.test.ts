import assert from 'node:assert/strict';
import { decidedGroup } from '../../../src/panel/settled';
import type { PlaceView } from '../../../src/view/context';
import { find, onPage, panelFor, shows, textsOf } from './page';

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

describe('the panel’s decisions', () => {
	onPage();

	it('stand in a group of their own, each with what was said and a way back; no group where there is none', () => {
		const { panel, sent } = panelFor();
		const decided = { title: 'Decided by you (1)', findings: [row] };
		const group = decidedGroup({ decided }, panel);
		assert.ok(group);
		assert.deepEqual(textsOf(group, 'summary'), ['Decided by you (1)']);
		assert.deepEqual(textsOf(group, '.finding-message'), ['Partly supported. S line 5 undoDecision']);
		find(group, '[data-key="undo:claim.partial:20,40"]').click();
		find(group, '[data-key="line:decided:0"]').click();
		assert.deepEqual(sent, [{ type: 'undoDecision', code: 'claim.partial', span: place.span }, shows(place)]);
		assert.equal(decidedGroup({ decided: { title: '', findings: [] } }, panel), null);
	});
});

import assert from 'node:assert/strict';
import { h } from '../../../src/panel/dom';
import { jadeTab } from '../../../src/panel/jadeTab';
import type { CheckItemView } from '../../../src/view/checkItem';
import type { ChecklistsView } from '../../../src/view/checklists';
import { find, onPage, panelFor, shows, textsOf, tick } from './page';

const place = { line: 4, span: [10, 20] as [number, number] };

function itemOf(id: string, parts: Partial<CheckItemView> = {}): CheckItemView {
	return {
		...{ id, question: `Is ${id} so?`, place: null, kind: 'need', weight: '5', undecided: false },
		...{ mark: 'good', verdict: 'met', basis: 'rule', basisName: 'rule', reason: '', because: [], found: [] },
		...{ edited: false, supposed: false, supposition: `Suppose ${id} otherwise` },
		...parts,
	};
}

function viewOf(parts: Partial<ChecklistsView> = {}): ChecklistsView {
	return {
		...{ skills: [], activation: [], judgedBy: '', lists: [], gates: [], loadBearing: [], supposed: null, leftOut: [] },
		...parts,
	};
}

function drawn(view: ChecklistsView) {
	const { panel, sent } = panelFor();
	return { tab: h('div', {}, jadeTab(view, panel)), sent };
}

const listOf = (...items: CheckItemView[]) => [
	{ id: 'facts' as const, title: 'Facts', basis: null, basisName: '', madeBy: null, items },
];

describe('JADE’s tab', () => {
	onPage();

	it('has nothing of what there is none', () => {
		const { tab } = drawn(viewOf());
		assert.deepEqual(textsOf(tab, 'h2'), ['skills changeSkills']);
		assert.equal(tab.querySelector('details, .supposed'), null);
	});

	it('supposes the opposite of an item beside those that are supposed already, or no longer', () => {
		const { tab, sent } = drawn(viewOf({ lists: listOf(itemOf('a', { supposed: true }), itemOf('b')) }));
		tick(find(tab, '[data-key="suppose:b"]'), true);
		tick(find(tab, '[data-key="suppose:a"]'), false);
		assert.deepEqual(sent, [
			{ type: 'suppose', items: ['a', 'b'] },
			{ type: 'suppose', items: [] },
		]);
		assert.equal(find(tab, '[data-key="suppose:a"]').hasAttribute('checked'), true);
		assert.equal(find(tab, '[data-key="suppose:b"]').hasAttribute('checked'), false);
	});

	it('says what invalidates an item, or why it is left out', () => {
		const items = [itemOf('f'), itemOf('gated', { because: ['Invalidated by: f', 'Invalidated by: g'] })];
		assert.deepEqual(textsOf(drawn(viewOf({ lists: listOf(...items) })).tab, '.check-because'), [
			'Invalidated by: f',
			'Invalidated by: g',
		]);
	});

	it('opens what was found for or against an item', () => {
		const found = [
			{ supports: true, title: 'One', quote: 'It rose.', text: '' },
			{ supports: false, title: 'Two', quote: 'It fell.', text: '' },
		];
		const { tab, sent } = drawn(viewOf({ lists: listOf(itemOf('a', { found, place })) }));
		assert.deepEqual(textsOf(tab, 'blockquote.for'), ['supports: One It rose. openSource']);
		assert.deepEqual(textsOf(tab, 'blockquote.against'), ['contradicts: Two It fell. openSource']);
		find(tab, '[data-key="found:a:1"]').click();
		find(tab, '[data-key="line:item:a"]').click();
		assert.deepEqual(sent, [{ type: 'openFound', item: 'a', index: 1 }, shows(place)]);
	});

	it('lets an item be changed, and the change be taken back', () => {
		const { tab, sent } = drawn(
			viewOf({
				lists: listOf(itemOf('a'), itemOf('b', { edited: true })),
				leftOut: [{ id: 'c', question: 'Is c so?' }],
			}),
		);
		for (const key of ['reword:a', 'reweigh:a', 'leaveOut:a', 'takeBack:b', 'back:c'])
			find(tab, `[data-key="${key}"]`).click();
		assert.deepEqual(sent, [
			{ type: 'editItem', item: 'a', change: 'reword' },
			{ type: 'editItem', item: 'a', change: 'reweigh' },
			{ type: 'editItem', item: 'a', change: 'leaveOut' },
			{ type: 'editItem', item: 'b', change: 'takeBack' },
			{ type: 'editItem', item: 'c', change: 'takeBack' },
		]);
		assert.equal(tab.querySelector('[data-key="takeBack:a"], [data-key="leaveOut:b"]'), null);
		assert.deepEqual(textsOf(tab, '.check-verdict .quiet'), ['need · weight 5', 'need · weight 5 · edited']);
	});

	it('hangs what falls below the fact that failed, and tells what carries most', () => {
		const fact = { id: 'f', text: 'Is f so?', place };
		const falls = [{ id: 'c', text: 'Is c so?', place: null }];
		const { tab } = drawn(
			viewOf({
				gates: [{ fact, reason: 'It is not.', falls }],
				loadBearing: [{ fact, carries: 'carries 12.3', falls }],
			}),
		);
		assert.deepEqual(textsOf(tab, '.chain'), ['Is f so? line 4It is not.fallsIs c so?']);
		assert.deepEqual(textsOf(tab, '.load-bearing ol > li'), ['Is f so? line 4 carries 12.3Is c so?']);
	});

	it('says what the score would be, and lets all assumptions go', () => {
		const { tab, sent } = drawn(viewOf({ supposed: '0.42 instead of 0.6' }));
		assert.equal(find(tab, '.supposed').textContent, 'whatIf 0.42 instead of 0.6 assumeNothing');
		find(tab, '[data-key="assume-nothing"]').click();
		find(tab, '[data-key="choose-skills"]').click();
		assert.deepEqual(sent, [{ type: 'suppose', items: [] }, { type: 'chooseSkills' }]);
	});
});

import assert from 'node:assert/strict';
import { h } from '../../../src/panel/dom';
import type { ReadView } from '../../../src/panel/messages';
import { newToDoChoice } from '../../../src/panel/toDoChoice';
import { toDoContent } from '../../../src/panel/toDoTab';
import type { PlaceView } from '../../../src/view/context';
import type { ToDoView } from '../../../src/view/toDo';
import { attributesOf, find, focused, onPage, panelFor, press, shows, textsOf, type } from './page';
import { toDoItem, toDoView } from './toDo';

function drawn(toDo: ToDoView, parts: Partial<ReadView> = {}, choice = newToDoChoice()) {
	const { panel, sent } = panelFor({ shownOf: '{0} of {1}' });
	const nothing = {
		ledger: { title: 'Ledger', entries: [] },
		decided: { title: '', findings: [] },
		ignored: '',
		withdrawn: null,
	};
	const read = { ...nothing, toDo, ...parts } as unknown as ReadView;
	const page = h('div', {}, toDoContent(read, choice, panel));
	document.body.replaceChildren(page);
	return { page, sent, choice };
}

describe('the panel’s tab To Do', () => {
	onPage();

	it('gives each finding its line, its own words, what is wrong, how grave it is and what that takes', () => {
		const item = toDoItem(4, { rank: 0, takes: 'low effort', decidedBy: 'model' });
		const { page } = drawn(toDoView([item]));
		assert.deepEqual(textsOf(page, '.finding'), ['line 4E4M4info · Weak source · low effortmodel']);
		const grouped = drawn(toDoView([item]), {}, { ...newToDoChoice(), grouping: 'kind' });
		assert.deepEqual(textsOf(grouped.page, '.finding-about'), ['info · low effort']);
	});

	it('has no head over what is to be fixed first where that is all there is', () => {
		const first = toDoItem(4, { rank: 0 });
		const { page } = drawn(toDoView([first]));
		assert.equal(page.querySelectorAll('.group-head').length, 0);
		assert.deepEqual(attributesOf(page, '.to-do-group ul', 'aria-label'), ['toDo']);
		const more = drawn(toDoView([first, toDoItem(7)]));
		assert.deepEqual(textsOf(more.page, '.group-head'), ['fixFirst 1', 'fixNext 1']);
	});

	it('leads to the line, and offers what can be done', () => {
		const { page, sent } = drawn(toDoView([toDoItem(4, { fixable: true }), toDoItem(7, { decidable: false })]));
		const [place, other] = [4, 7].map((line): PlaceView => ({ line, span: [line, line + 1] }));
		assert.deepEqual(textsOf(page, '.to-do-acts'), ['fixsetAsidelearn', 'goTherelearn']);
		for (const key of ['row:c:4', 'fix:c:4', 'setAside:c:4', 'learn:c:4', 'go:c:7']) {
			find(page, `[data-key="${key}"]`).click();
		}
		assert.deepEqual(sent, [
			shows(place!),
			{ type: 'fix', code: 'source.weak', span: place!.span },
			{ type: 'setAside', code: 'source.weak', span: place!.span },
			{ type: 'learn', code: 'source.weak' },
			shows(other!),
		]);
	});

	it('ends with what comments ignore', () => {
		const { page } = drawn(toDoView([]), { ignored: '2 ignored' });
		assert.deepEqual(textsOf(page, '.settled > *'), ['2 ignored']);
		assert.deepEqual(textsOf(drawn(toDoView([])).page, '.settled > *'), []);
	});

	it('has nothing to press for an item of a checklist without a place', () => {
		const { page } = drawn(toDoView([toDoItem(1, { code: null, place: null, rank: 0, excerpt: '' })]));
		assert.deepEqual(textsOf(page, '.to-do-row'), ['M1info · Weak source']);
		assert.equal(page.querySelector('.to-do-row button'), null);
	});

	it('shows what is looked for and says how much that is; what was typed outlasts a redrawing', () => {
		const view = toDoView([toDoItem(4), toDoItem(7), toDoItem(9, { kind: 1 })]);
		const { page, choice } = drawn(view);
		type(find(page, 'input'), 'weak M7');
		assert.deepEqual(textsOf(page, '.finding-message'), ['M7']);
		assert.equal(find(page, '.to-do-head [role=status]').textContent, '3 findings · 1 of 3');
		assert.deepEqual(textsOf(drawn(view, {}, choice).page, '.finding-message'), ['M7']);
		type(find(page, 'input'), 'canal');
		assert.equal(find(page, '.state').textContent, 'noMatch clearFilter');
		find(page, '[data-key="clear-filter"]').click();
		assert.deepEqual(textsOf(page, '.finding-message'), ['M4', 'M7', 'M9']);
		assert.equal(choice.text, '');
	});

	it('draws few elements for 2,000 findings, and the next page when asked', () => {
		const many = toDoView(Array.from({ length: 2_000 }, (_, at) => toDoItem(at + 1)));
		const { page } = drawn(many);
		assert.ok(page.querySelectorAll('*').length < 1_200, `${page.querySelectorAll('*').length} elements`);
		const keys = focused(page);
		find(page, '.more').click();
		assert.equal(page.querySelectorAll('.to-do-row').length, 100);
		assert.deepEqual(keys, ['row:c:51'], 'the first row that came has the focus');
	});

	it('is one stop for Tab, and is walked with the arrow keys', () => {
		const { page, choice } = drawn(toDoView([toDoItem(4), toDoItem(7)]));
		assert.equal(page.querySelectorAll('.to-do-groups [tabindex="0"]').length, 1);
		const keys = focused(page);
		const at = (key: string) => find(page, `[data-key="${key}"]`);
		press(at('group:next'), 'ArrowDown');
		press(at('row:c:4'), 'ArrowRight');
		press(at('go:c:4'), 'ArrowLeft');
		press(at('go:c:4'), 'ArrowDown');
		press(at('row:c:7'), 'Home');
		press(at('group:next'), 'End');
		press(at('row:c:7'), 'ArrowDown');
		assert.deepEqual(keys, ['row:c:4', 'go:c:4', 'row:c:4', 'row:c:7', 'group:next', 'row:c:7']);
		assert.equal(choice.active, 'row:c:7');
		assert.equal(at('setAside:c:7').getAttribute('tabindex'), '0', 'Tab goes on to what can be done about that row');
		assert.equal(at('row:c:4').getAttribute('tabindex'), '-1');
	});

	it('folds a group, and keeps the focus on its head', () => {
		const { page } = drawn(toDoView([toDoItem(4)]));
		const keys = focused(page);
		find(page, '.group-head').click();
		assert.deepEqual(attributesOf(page, '.group-head', 'aria-expanded'), ['false']);
		assert.equal(page.querySelector('.to-do-row'), null);
		assert.deepEqual(keys, ['group:next']);
	});

	it('says what was checked where there is nothing to do', () => {
		const { page } = drawn(toDoView([]));
		assert.deepEqual(textsOf(page, '.to-do-list li'), ['9 claims', '3 citations']);
		assert.equal(page.querySelector('input'), null);
	});

	it('folds what a model withdrew below, with its reason and a way to have it back', () => {
		const one = { title: 'Unsupported claim', message: 'Nothing carries it.', excerpt: 'E' };
		const place = { line: 4, span: [4, 5] as [number, number] };
		const withdrawn = {
			title: 'Withdrawn by sage-1',
			findings: [
				{ ...one, place, key: 'k1', reason: 'It is a plan.' },
				{ ...one, place, key: 'k2', reason: '' },
			],
		};
		const { page, sent } = drawn(toDoView([]), { withdrawn });
		assert.equal(find(page, '[data-unfold="withdrawn"]').hasAttribute('open'), false);
		assert.deepEqual(textsOf(page, '[data-unfold="withdrawn"] li'), [
			'line 4EUnsupported claim. Nothing carries it.It is a plan. showAgain',
			'line 4EUnsupported claim. Nothing carries it.showAgain',
		]);
		find(page, '[data-key="again:k2"]').click();
		assert.deepEqual(sent, [{ type: 'showAgain', key: 'k2' }]);
	});
});

import assert from 'node:assert/strict';
import { parseHTML } from 'linkedom';
import type { FromPanel, PanelView, ReadView, ToPanel } from '../../../src/panel/messages';
import { attributesOf, find, focused, restoreFocus, textsOf, words as wordsOfTests } from './page';
import { toDoItem, toDoView } from './toDo';

/** The panel's words; each says its own name. */
const words = wordsOfTests();

function viewOf(parts: Partial<PanelView>): PanelView {
	return {
		...{ uri: 'file:///r.md', file: 'r.md', title: 'Report', claims: '', open: true, note: null, failure: null },
		...{ progress: null, model: null, mayRead: true, read: null, scored: null, words },
		...parts,
	};
}

function readOf(lines: readonly number[], parts: Partial<ReadView> = {}): ReadView {
	return {
		...{
			empty: false,
			reading: null,
			ledger: { title: 'Ledger', entries: [] },
			argument: null,
			withdrawn: null,
			history: null,
		},
		...{ toDo: toDoView(lines.map((line) => toDoItem(line))), decided: { title: '', findings: [] }, ignored: '' },
		numbers: { title: 'Numbers', summary: '', alone: '', checked: 0, groups: [] },
		...parts,
	};
}

describe('the panel’s page', () => {
	const sent: FromPanel[] = [];
	const names = ['document', 'window', 'CSS', 'HTMLInputElement', 'acquireVsCodeApi'] as const;
	const kept = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
	const listeners = new Map<string, (event: { data: unknown }) => void>();
	const receive = (data: ToPanel) => listeners.get('message')?.({ data });
	let atPage = true;
	let page: HTMLElement;

	before(async () => {
		const { document, HTMLInputElement } = parseHTML('<!doctype html><html><body><div id="panel"></div></body></html>');
		page = find(document.body, '#panel');
		const addEventListener = (name: string, listener: (event: { data: unknown }) => void) => {
			listeners.set(name, listener);
		};
		Object.assign(document, { hasFocus: () => atPage });
		Object.assign(globalThis, {
			...{ document, HTMLInputElement },
			window: { addEventListener, scrollTo: () => {}, scrollY: 0 },
			CSS: { escape: (text: string) => text },
			acquireVsCodeApi: () => ({
				postMessage: (message: FromPanel) => sent.push(message),
				getState: () => undefined,
				setState: () => {},
			}),
		});
		await import('../../../src/panel/panel');
	});

	after(() => {
		restoreFocus();
		for (const [name, own] of kept) {
			if (own) Object.defineProperty(globalThis, name, own);
			else Reflect.deleteProperty(globalThis, name);
		}
	});

	it('asks for its view when it is there', () => {
		assert.deepEqual(sent, [{ type: 'ready' }]);
	});

	it('says what a run is doing, and how far it is, without drawing anything else anew', () => {
		receive({ type: 'show', view: viewOf({ progress: { text: 'Judging', share: null } }) });
		const cancel = find(page, '[data-key="cancel"]');
		const [status, bar] = [find(page, '[role="status"]'), find(page, 'progress')];
		assert.equal(status.textContent, 'Judging');
		assert.equal(bar.hasAttribute('value'), false);
		receive({ type: 'progress', progress: { text: 'Judging 3 of 8', share: 0.375 } });
		assert.equal(status.textContent, 'Judging 3 of 8');
		assert.equal(bar.getAttribute('value'), '0.375');
		assert.equal(find(page, '[data-key="cancel"]'), cancel, 'the button that has the focus is still the same');
		cancel.click();
		assert.deepEqual(sent.at(-1), { type: 'cancel' });
	});

	it('is drawn anew when the run has ended', () => {
		receive({ type: 'show', view: viewOf({ note: 'Edited since.' }) });
		assert.equal(find(page, '[role="status"]').textContent, 'Edited since.');
		assert.equal(find(page, 'progress').hasAttribute('hidden'), true);
		assert.equal(page.querySelector('[data-key="cancel"]'), null);
		find(page, '[data-key="score"]').click();
		assert.deepEqual(sent.at(-1), { type: 'score' });
	});

	it('names the connected model in what asks it, and checks without it', () => {
		const asking = { scoreWithModel: 'Score With {0}', reviewWithModel: 'Review With {0}' };
		receive({ type: 'show', view: viewOf({ model: 'reader', words: wordsOfTests(asking) }) });
		assert.deepEqual(textsOf(page, '.acts .act'), ['Review With reader', 'Score With reader', 'check']);
		find(page, '[data-key="score"]').click();
		assert.deepEqual(sent.at(-1), { type: 'score' });
	});

	it('says why there is nothing to show, and what to do then', () => {
		const state = () => textsOf(page, '.state h2, .state .act');
		receive({ type: 'show', view: viewOf({}) });
		assert.deepEqual(state(), ['notRead']);
		receive({ type: 'show', view: viewOf({ read: readOf([], { empty: true }) }) });
		assert.deepEqual(state(), ['noText']);
		assert.equal(page.querySelector('[data-key="score"]'), null, 'an empty report is not to be scored');
		receive({ type: 'show', view: viewOf({ open: false }) });
		assert.deepEqual(state(), ['closed', 'openReport']);
		find(page, '[data-key="open"]').click();
		assert.deepEqual(sent.at(-1), { type: 'open' });
	});

	it('says that a run failed, and keeps what was there before', () => {
		receive({ type: 'show', view: viewOf({ read: readOf([4]), failure: 'No folder.' }) });
		assert.equal(find(page, '[role="alert"] p').textContent, 'No folder.');
		assert.equal(page.querySelectorAll('.to-do-row').length, 1);
		find(page, '[data-key="try-again"]').click();
		assert.deepEqual(sent.at(-1), { type: 'score' });
	});

	it('shows what needs no score before there is one, in the order of the work', () => {
		const argument = { title: '', nodes: [], thesis: null };
		receive({ type: 'show', view: viewOf({ read: readOf([4, 7], { argument }) }) });
		assert.deepEqual(attributesOf(page, '.views > [role=tablist] > *', 'data-key'), [
			...['tab:todo', 'tab:argument', 'tab:numbers', 'tab:sources', 'tab:scores'],
		]);
		assert.equal(find(page, '[data-key="tab:todo"] .tab-value').textContent, '2');
		find(page, '[data-key="tab:scores"]').click();
		assert.deepEqual(textsOf(page, '.tab-panel h2'), ['notScored']);
		const progress = { text: 'Judging', share: null };
		receive({ type: 'show', view: viewOf({ read: readOf([4, 7], { argument }), progress }) });
		assert.deepEqual(textsOf(page, '.tab-panel'), ['scoredSoon'], 'what is being done is said in one place');
		find(page, '[data-key="tab:todo"]').click();
		find(page, '[data-key="row:c:7"]').click();
		assert.deepEqual(sent.at(-1), { type: 'reveal', span: [7, 8], text: 'read' });
	});

	it('gives the focus to the row that takes the place of one that is gone, and takes it from nobody', () => {
		const given = focused(page);
		const focusIn = (lines: readonly number[], key: string) => {
			receive({ type: 'show', view: viewOf({ read: readOf(lines) }) });
			const value = find(page, `[data-key="${key}"]`);
			Object.defineProperty(document, 'activeElement', { value, configurable: true });
			given.length = 0;
		};
		focusIn([4, 7, 9], 'setAside:c:7');
		receive({ type: 'show', view: viewOf({ read: readOf([4, 9]) }) });
		assert.deepEqual(given, ['row:c:9']);
		focusIn([4, 7], 'setAside:c:7');
		atPage = false;
		receive({ type: 'show', view: viewOf({ read: readOf([4, 7]) }) });
		assert.deepEqual(given, [], 'the author is typing in the editor');
		listeners.get('focus')?.({ data: null });
		assert.deepEqual(given, ['setAside:c:7']);
	});
});

import assert from 'node:assert/strict';
import { parseHTML } from 'linkedom';
import { type FromPanel, type PanelView, panelView, type ToPanel } from '../../../src/panel/messages';
import { find } from './page';

/** The panel's words; each says its own name. */
const words = {
	...Object.fromEntries(Object.keys(panelView.shape.words.shape).map((name) => [name, name])),
	basisMeanings: { rule: '', model: '', unscored: '' },
} as PanelView['words'];

function viewOf(parts: Partial<PanelView>): PanelView {
	return {
		...{ uri: 'file:///r.md', file: 'r.md', title: 'Report', claims: '', note: null, progress: null, model: null },
		...{ trusted: true, scored: null, groups: [], withdrawn: null, numbers: null, words },
		decided: { title: '', findings: [] },
		...parts,
	};
}

describe('the panel’s page', () => {
	const sent: FromPanel[] = [];
	const names = ['document', 'window', 'CSS', 'acquireVsCodeApi'] as const;
	const kept = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
	let receive: (data: ToPanel) => void = () => assert.fail('The page does not listen.');
	let page: HTMLElement;

	before(async () => {
		const { document } = parseHTML('<!doctype html><html><body><div id="panel"></div></body></html>');
		page = find(document.body, '#panel');
		const listen = (_: string, listener: (event: { data: unknown }) => void) => {
			receive = (data) => listener({ data });
		};
		Object.assign(globalThis, {
			document,
			window: { addEventListener: listen, scrollTo: () => {}, scrollY: 0 },
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
		for (const [name, own] of kept) {
			if (own) Object.defineProperty(globalThis, name, own);
			else Reflect.deleteProperty(globalThis, name);
		}
	});

	it('asks for its view when it is there', () => {
		assert.deepEqual(sent, [{ type: 'ready' }]);
	});

	it('says what a run is doing without drawing anything else anew', () => {
		receive({ type: 'show', view: viewOf({ progress: 'Judging' }) });
		const cancel = find(page, '[data-key="cancel"]');
		const [status, loading] = [find(page, '[role="status"]'), find(page, 'div > p.quiet')];
		assert.equal(status.textContent, 'Judging');
		receive({ type: 'progress', progress: 'Judging 3 of 8' });
		assert.equal(status.textContent, 'Judging 3 of 8');
		assert.equal(find(page, '[data-key="cancel"]'), cancel, 'the button that has the focus is still the same');
		assert.equal(find(page, 'div > p.quiet'), loading);
		cancel.click();
		assert.deepEqual(sent.at(-1), { type: 'cancel' });
	});

	it('is drawn anew when the run has ended', () => {
		receive({ type: 'show', view: viewOf({ note: 'Edited since.' }) });
		assert.equal(find(page, '[role="status"]').textContent, 'Edited since.');
		assert.equal(page.querySelector('[data-key="cancel"]'), null);
		find(page, '[data-key="score"]').click();
		assert.deepEqual(sent.at(-1), { type: 'score' });
	});
});

import assert from 'node:assert/strict';
import { h } from '../../../src/panel/dom';
import { numbersTab } from '../../../src/panel/numbersTab';
import type { NumberRowView, NumbersView } from '../../../src/view/numbers';
import { attributesOf, find, onPage, panelFor, textsOf } from './page';

const place = (line: number) => ({ line, span: [line, line + 5] as [number, number] });

const beside = 'Compared with';

function rowOf(parts: Partial<NumberRowView> = {}): NumberRowView {
	return {
		stated: '25%',
		kind: 'share',
		excerpt: 'A quarter.',
		told: '1 ÷ 4 = 25%',
		place: place(3),
		related: [],
		...parts,
	};
}

function viewOf(parts: Partial<NumbersView> = {}): NumbersView {
	return { title: 'Numbers', summary: '1 relation', alone: '', checked: 1, groups: [], ...parts };
}

function drawn(view: NumbersView) {
	const { panel, sent } = panelFor();
	const tab = numbersTab(view, panel);
	return { tab, sent, page: h('div', {}, ...tab.content()) };
}

describe('the tab of the numbers', () => {
	onPage();

	it('says how many were checked, and what stands alone only where something does', () => {
		const { tab, page } = drawn(viewOf({ checked: 12 }));
		assert.deepEqual([tab.id, tab.title, tab.value], ['numbers', 'Numbers', '12']);
		assert.deepEqual(textsOf(page, 'p'), ['1 relation']);
		assert.deepEqual(textsOf(drawn(viewOf({ alone: '3 alone' })).page, 'p'), ['1 relation', '3 alone']);
	});

	it('folds what holds only beside something else', () => {
		const holds = { outcome: 'holds' as const, title: 'Holds', beside, rows: [rowOf()] };
		const conflicts = { outcome: 'conflicts' as const, title: 'Does not hold', beside, rows: [rowOf()] };
		const both = drawn(viewOf({ groups: [conflicts, holds] })).page;
		assert.deepEqual(attributesOf(both, 'details[open]', 'data-fold'), ['numbers:conflicts']);
		assert.deepEqual(attributesOf(both, 'details:not([open])', 'data-unfold'), ['numbers:holds']);
		const alone = drawn(viewOf({ groups: [holds] })).page;
		assert.deepEqual(attributesOf(alone, 'details[open]', 'data-fold'), ['numbers:holds']);
	});

	it('folds what a model relates unless something is wrong with it, and names no kind of relation', () => {
		const group = (told: string) => ({
			...{ outcome: 'related' as const, title: 'Related', beside: 'Also in' },
			rows: [rowOf({ kind: '', excerpt: 'sales', told })],
		});
		const holds = { outcome: 'holds' as const, title: 'Holds', beside, rows: [rowOf()] };
		const fine = drawn(viewOf({ groups: [holds, group('')] })).page;
		assert.deepEqual(attributesOf(fine, 'details:not([open])', 'data-unfold'), ['numbers:holds', 'numbers:related']);
		const wrong = drawn(viewOf({ groups: [holds, group('Two values.')] })).page;
		assert.deepEqual(attributesOf(wrong, 'details[open]', 'data-fold'), ['numbers:related']);
		assert.equal(find(wrong, '[data-fold] button').textContent, 'line 325% · salesTwo values.');
	});

	it('leads from a row to its line, and to the other lines that take part', () => {
		const rows = [rowOf({ related: [place(7), place(9)] })];
		const { page, sent } = drawn(viewOf({ groups: [{ outcome: 'conflicts', title: 'Does not hold', beside, rows }] }));
		assert.deepEqual(textsOf(page, 'button'), ['line 325% · share · A quarter.1 ÷ 4 = 25%', 'line 7', 'line 9']);
		for (const button of page.querySelectorAll('button')) button.click();
		assert.deepEqual(
			sent.map((message) => message.type === 'reveal' && message.span[0]),
			[3, 7, 9],
		);
		assert.equal(find(page, '.relation-places').textContent, 'Compared with line 7 line 9 ');
	});
});

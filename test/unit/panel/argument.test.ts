import assert from 'node:assert/strict';
import {
	type ArgumentChoice,
	allRows,
	argumentRows,
	newArgumentChoice,
	showMore,
	stepFrom,
} from '../../../src/panel/argumentRows';
import { argumentContent } from '../../../src/panel/argumentTab';
import { h } from '../../../src/panel/dom';
import type { ArgumentNodeView, ArgumentView } from '../../../src/view/argument';
import { attributesOf, find, focused, onPage, panelFor, press, textsOf, tick } from './page';

function node(id: string, line: number, parts: Partial<ArgumentNodeView> = {}): ArgumentNodeView {
	return {
		...{ id, kind: 'claim', kindName: 'Claim', text: `T${id}`, place: { line, span: [line, line + 1] } },
		...{ support: 'supported', supportName: 'supported', wanting: '', reasons: [], children: [] },
		...{ lacking: parts.support === 'unsupported', questioned: true },
		...parts,
	};
}

const heading = { kind: 'section', kindName: 'Section', support: null, supportName: '' } as const;

/** A title over two sections; the thesis in the first. */
const view: ArgumentView = {
	title: 'Outline',
	thesis: 'a1',
	nodes: [
		node('r', 1, { ...heading, kind: 'title', kindName: 'Title', children: ['a', 'b'] }),
		node('a', 3, { ...heading, children: ['a1'] }),
		node('a1', 4, { kind: 'thesis', kindName: 'Thesis' }),
		node('b', 8, { ...heading, children: ['b1', 'b2'], wanting: '1 not' }),
		node('b1', 9, { children: ['e'] }),
		node('e', 10, { ...heading, kind: 'evidence', kindName: 'Evidence' }),
		node('b2', 12, { support: 'unsupported', supportName: 'unsupported' }),
	],
};

function rowsOf(choice: ArgumentChoice, given = view): string[] {
	const root = argumentRows(given, choice);
	return root ? allRows(root).map(({ node: { id } }) => id) : [];
}

function rowOf(choice: ArgumentChoice, id: string) {
	const root = argumentRows(view, choice);
	const row = root && allRows(root).find((each) => each.node.id === id);
	assert.ok(root && row);
	return { root, row };
}

describe('the rows of the argument', () => {
	it('are all of a small tree, and the first levels of a large one', () => {
		assert.deepEqual(rowsOf(newArgumentChoice()), ['r', 'a', 'a1', 'b', 'b1', 'e', 'b2']);
		const claims = Array.from({ length: 90 }, (_, at) => node(`c${at}`, at + 3));
		const large: ArgumentView = {
			...{ title: '', thesis: null },
			nodes: [node('r', 1, { children: ['s'] }), node('s', 2, { children: claims.map(({ id }) => id) }), ...claims],
		};
		assert.deepEqual(rowsOf(newArgumentChoice(), large), ['r', 's']);
	});

	it('are a hundred of a node’s children, and the next hundred when asked for; as many as it takes to go to one', () => {
		const claims = Array.from({ length: 2_000 }, (_, at) => node(`c${at}`, at + 2));
		const nodes = [node('r', 1, { children: claims.map(({ id }) => id) }), ...claims];
		const flat: ArgumentView = { title: '', thesis: null, nodes };
		const choice = newArgumentChoice();
		const rows = () => {
			const root = argumentRows(flat, choice);
			return root ? allRows(root) : [];
		};
		assert.deepEqual([rows().length, rows().at(-1)?.more.length], [102, 1_900]);
		const last = rows().at(-1);
		assert.ok(last);
		showMore(last, choice);
		assert.deepEqual([rows().length, choice.active], [202, 'c100']);
	});

	it('are those that lack support, and what leads to them, when asked for', () => {
		assert.deepEqual(rowsOf({ ...newArgumentChoice(), weakOnly: true }), ['r', 'b', 'b2']);
		const sound = { ...view, nodes: [node('r', 1, heading)] };
		assert.deepEqual(rowsOf({ ...newArgumentChoice(), weakOnly: true }, sound), []);
	});

	it('are walked, folded and unfolded by keys', () => {
		const choice = newArgumentChoice();
		choice.unfolded.set('b1', false);
		const step = (id: string, key: string) => {
			const { root, row } = rowOf(choice, id);
			const taken = stepFrom(row, key, root);
			return taken && ('to' in taken ? taken.to.node.id : taken.unfold);
		};
		assert.deepEqual(
			[
				...[
					step('a', 'ArrowDown'),
					step('b', 'ArrowUp'),
					step('b1', 'Home'),
					step('r', 'End'),
					step('b2', 'ArrowDown'),
				],
				...[step('a', 'ArrowRight'), step('b1', 'ArrowRight'), step('a1', 'ArrowRight')],
				...[step('b', 'ArrowLeft'), step('b1', 'ArrowLeft'), step('r', 'a')],
			],
			['a1', 'a1', 'r', 'b2', null, 'a1', true, null, false, 'b', null],
		);
	});
});

describe('the panel’s tab Argument', () => {
	onPage();

	function drawn(given = view, choice = newArgumentChoice()) {
		const { panel, sent } = panelFor();
		const page = h('div', {}, argumentContent(given, choice, panel));
		document.body.replaceChildren(page);
		const seen = () => sent.flatMap((message) => (message.type === 'reveal' ? [message.span[0]] : []));
		return { page, seen, choice };
	}

	it('names each node: what it is, its words, how it stands or what is wanting under it, its line', () => {
		const { page } = drawn();
		assert.deepEqual(textsOf(page, '[role=treeitem]').slice(0, 3), [
			'Title: Tr   line 1',
			'Section: Ta   line 3',
			'Thesis: Ta1 supported  line 4',
		]);
		assert.deepEqual(attributesOf(page, '[role=treeitem]', 'aria-level'), ['1', '2', '3', '2', '3', '4', '3']);
		assert.deepEqual(attributesOf(page, '[role=treeitem]', 'aria-expanded').slice(0, 3), ['true', 'true', '']);
		assert.equal(page.querySelectorAll('[role=treeitem][tabindex="0"]').length, 1);
	});

	it('begins with the thesis and its details, where a reader has found one', () => {
		const { page } = drawn();
		assert.deepEqual(attributesOf(page, '[aria-selected=true]', 'data-node'), ['a1']);
	});

	it('goes to the line of what is clicked, and folds by its arrow', () => {
		const { page, seen, choice } = drawn();
		find(page, '[data-node=b2] .node-text').click();
		assert.deepEqual([seen(), choice.active], [[12], 'b2']);
		find(page, '[data-node=b] .twisty').click();
		assert.equal(page.querySelector('[data-node=b2]'), null);
		assert.deepEqual(seen(), [12], 'folding leads nowhere');
	});

	it('draws what no finding questions without the colours of a fault', () => {
		const bare = node('a1', 4, { support: 'unsupported', supportName: 'nothing', questioned: false });
		const changed = { ...view, nodes: view.nodes.map((each) => (each.id === 'a1' ? bare : each)) };
		const { page } = drawn(changed);
		assert.deepEqual(attributesOf(page, '.node-row.unquestioned', 'data-node'), ['a1']);
		assert.deepEqual(textsOf(page, '.argument-details .unquestioned'), ['nothing']);
	});

	it('shows only what lacks support as long as that is ticked', () => {
		const { page } = drawn();
		const box = find(page, '[data-key="weak-only"]') as HTMLInputElement;
		tick(box, true);
		assert.deepEqual(attributesOf(page, '[data-node]', 'data-node'), ['r', 'b', 'b2']);
		tick(box, false);
		assert.ok(attributesOf(page, '[data-node]', 'data-node').includes('a1'));
	});

	it('is walked by keys, which keep the focus in the tree', () => {
		const { page, seen } = drawn();
		const keys = focused(page);
		press(find(page, '[data-node=a1]'), 'ArrowDown');
		press(find(page, '[data-node=b]'), 'ArrowLeft');
		press(find(page, '[data-node=b]'), 'Enter');
		press(find(page, '[data-node=b]'), 'x');
		assert.deepEqual(keys, ['node:b', 'node:b', 'node:b']);
		assert.deepEqual(attributesOf(page, '[data-node=b]', 'aria-expanded'), ['false']);
		assert.deepEqual(seen(), [8]);
	});
});

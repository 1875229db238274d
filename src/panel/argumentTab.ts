import type { ArgumentNodeView, ArgumentView } from '../view/argument';
import {
	type ArgumentChoice,
	type ArgumentRow,
	allRows,
	argumentRows,
	childrenAtOnce,
	showMore,
	stepFrom,
} from './argumentRows';
import { fill, h, list } from './dom';
import { lineButton, type Panel, placedText, reveal } from './places';

/** Says what the tree shows and by which keys it is walked. */
const aboutId = 'argument-about';

/** The tree of what carries the thesis, and the node that was chosen in full. */
export function argumentContent(view: ArgumentView, choice: ArgumentChoice, panel: Panel): HTMLElement[] {
	const named = { 'aria-label': panel.words.argument, 'aria-describedby': aboutId };
	const tree = h('ul', { class: 'argument-tree', role: 'tree', ...named });
	const details = h('aside', { class: 'argument-details', 'aria-label': panel.words.why });
	const weakOnly = h('input', { type: 'checkbox', 'data-key': 'weak-only' });
	let root: ArgumentRow | null = null;
	const rows = () => (root ? allRows(root) : []);
	/** All that goes with the chosen node; the tree itself stays. */
	const choose = (focus: boolean) => {
		const wanted = choice.active || view.thesis;
		const active = rows().find(({ node }) => node.id === wanted) ?? root;
		if (active) mark(tree, active);
		const told = active && nodeDetails(active.node, panel);
		details.replaceChildren(...(told ?? [h('p.quiet', panel.words.noWeak)]));
		if (focus) tree.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
	};
	const draw = (focus: boolean) => {
		weakOnly.checked = choice.weakOnly;
		root = argumentRows(view, choice);
		tree.replaceChildren(...(root ? [treeItem(root, { level: 1, position: 1, of: 1 }, panel)] : []));
		choose(focus);
	};
	const goTo = ({ node }: ArgumentRow) => {
		choice.active = node.id;
		choose(true);
	};
	listen(tree, {
		rowOf: (id) => rows().find(({ node }) => node.id === id),
		step: (row, key) => root && stepFrom(row, key, root),
		fold: (row, unfold) => {
			choice.unfolded.set(row.node.id, unfold);
			choice.active = row.node.id;
			draw(true);
		},
		goTo,
		show: (row) => {
			if (row.more.length === 0) {
				reveal(row.node.place, panel);
				return goTo(row);
			}
			showMore(row, choice);
			draw(true);
		},
	});
	weakOnly.addEventListener('change', () => {
		choice.weakOnly = weakOnly.checked;
		draw(false);
	});
	draw(false);
	return [
		h('div.argument-head', h('h2', view.title), h('label.weak-only', weakOnly, panel.words.weakOnly)),
		h('div.argument', tree, details),
		h('p', { class: 'quiet keys', id: aboutId }, `${panel.words.argumentAbout} ${panel.words.treeKeys}`),
	];
}

/** A node in full: its words, how it stands and why. */
function nodeDetails(node: ArgumentNodeView, panel: Panel): HTMLElement[] {
	const { kindName, text, place, reasons } = node;
	return [
		h('h2', kindName, ' ', verdictBadge(node), ' ', lineButton('detail', place, panel)),
		h('p.detail-text', text),
		...(reasons.length > 0
			? [list('detail-reasons', reasons, (reason, index) => placedText(reason, `why:${index}`, panel))]
			: []),
	];
}

/** How a claim stands; in the colours of a fault only where a finding says so. */
function verdictBadge({ support, supportName, lacking, questioned }: ArgumentNodeView): HTMLElement | false {
	const bare = lacking && !questioned ? ' unquestioned' : '';
	return supportName !== '' && h('span', { class: `support ${support}${bare}` }, supportName);
}

function treeItem(row: ArgumentRow, at: Position, panel: Panel): HTMLElement {
	const { rows } = row;
	return h(
		'li',
		{ role: 'none', class: 'node' },
		nodeRow(row, at, panel),
		rows.length > 0 &&
			h(
				'ul',
				{ role: 'group' },
				rows.map((child, index) =>
					treeItem(child, { level: at.level + 1, position: index + 1, of: rows.length }, panel),
				),
			),
	);
}

/** Where a row stands, as a screen reader counts; from 1. */
interface Position {
	readonly level: number;
	readonly position: number;
	readonly of: number;
}

/** A node in one line. */
function nodeRow(row: ArgumentRow, { level, position, of }: Position, panel: Panel): HTMLElement {
	const { node, rows, foldable, more } = row;
	const { id, kind, support, lacking, questioned } = node;
	return h(
		'div',
		{
			role: 'treeitem',
			class:
				more.length > 0
					? 'node-row more-nodes'
					: `node-row ${kind} ${support ?? 'none'}${lacking && !questioned ? ' unquestioned' : ''}`,
			...{ 'data-key': `node:${id}`, 'data-node': id },
			...{ 'aria-level': level, 'aria-posinset': position, 'aria-setsize': of },
			'aria-expanded': foldable ? String(rows.length > 0) : undefined,
		},
		h('span', { class: foldable ? 'twisty' : 'twisty none', 'aria-hidden': 'true' }),
		more.length > 0 ? fill(panel.words.showMore, Math.min(childrenAtOnce, more.length)) : nodeText(node, panel),
	);
}

/** What it is, its words, how it stands or what is wanting under it, its line. */
function nodeText(node: ArgumentNodeView, panel: Panel): (HTMLElement | string)[] {
	const { kindName, text, wanting, place } = node;
	return [
		h('span', { class: 'node-sign', 'aria-hidden': 'true' }),
		h('span.spoken', `${kindName}: `),
		h('span.node-text', text),
		' ',
		h(
			'span.node-facts',
			verdictBadge(node),
			' ',
			wanting !== '' && h('span.wanting', wanting),
			' ',
			h('span.node-line', fill(panel.words.line, place.line)),
		),
	];
}

/** The one row that Tab reaches. */
function mark(tree: HTMLElement, { node }: ArgumentRow): void {
	for (const item of tree.querySelectorAll<HTMLElement>('[data-node]')) {
		const isChosen = item.getAttribute('data-node') === node.id;
		item.setAttribute('aria-selected', String(isChosen));
		item.tabIndex = isChosen ? 0 : -1;
	}
}

interface TreeActs {
	readonly rowOf: (id: string) => ArgumentRow | null | undefined;
	readonly step: (row: ArgumentRow, key: string) => ReturnType<typeof stepFrom>;
	readonly fold: (row: ArgumentRow, unfold: boolean) => void;
	readonly goTo: (row: ArgumentRow) => void;
	readonly show: (row: ArgumentRow) => void;
}

function listen(tree: HTMLElement, acts: TreeActs): void {
	const rowAt = (target: EventTarget | null) => {
		const id = (target as Element | null)?.closest('[data-node]')?.getAttribute('data-node');
		return id ? acts.rowOf(id) : undefined;
	};
	tree.addEventListener('click', ({ target }) => {
		const row = rowAt(target);
		if (!row) return;
		if (row.foldable && (target as Element).classList.contains('twisty')) acts.fold(row, row.rows.length === 0);
		else acts.show(row);
	});
	tree.addEventListener('keydown', (event) => {
		const row = rowAt(event.target);
		if (!row) return;
		const step = acts.step(row, event.key);
		const shows = event.key === 'Enter' || event.key === ' ';
		if (!step && !shows) return;
		event.preventDefault();
		if (shows) acts.show(row);
		else if (step && 'to' in step) acts.goTo(step.to);
		else if (step) acts.fold(row, step.unfold);
	});
}

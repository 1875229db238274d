import type { NumberGroupView, NumberRowView, NumbersView } from '../view/numbers';
import { h } from './dom';
import { lineButtons, type Panel, passageItem } from './places';
import type { Tab } from './tabs';

/** Every relation between numbers that was checked: what does not hold, what could not be read, what holds. */
export function numbersTab(view: NumbersView, panel: Panel): Tab {
	const { title, summary, alone, checked, groups } = view;
	return {
		id: 'numbers',
		title,
		value: String(checked),
		content: () => [
			h('div.numbers-head', h('p', summary), alone && h('p.quiet', alone)),
			h(
				'div.findings.numbers',
				groups.map((group) => groupOf(group, groups.length > 1, panel)),
			),
		],
	};
}

/** What holds, by the rules or by a model, is folded beside what does not: nothing has to be done about it. */
const folding: ReadonlySet<NumberGroupView['outcome']> = new Set(['holds', 'withdrawn']);

function groupOf(group: NumberGroupView, folds: boolean, panel: Panel): HTMLElement {
	const { outcome, title, rows, beside } = group;
	const key = `numbers:${outcome}`;
	const folded = folds && (outcome === 'related' ? rows.every(({ told }) => told === '') : folding.has(outcome));
	return h(
		'details',
		folded ? { 'data-unfold': key } : { open: true, 'data-fold': key },
		h('summary', h('span', { class: `relation ${outcome}` }, title), ' ', h('span.count', String(rows.length))),
		h(
			'ul',
			rows.map((row, index) => rowOf(`${key}:${index}`, row, beside, panel)),
		),
	);
}

function rowOf(key: string, row: NumberRowView, beside: string, panel: Panel): HTMLElement {
	const { stated, kind, excerpt, told, place, related } = row;
	const about = [kind, excerpt].filter(Boolean).join(' · ');
	const passage = { place, excerpt: [h('strong', stated), ` · ${about}`], message: told };
	const lines = lineButtons(key, related, panel);
	return passageItem(key, passage, panel, related.length > 0 && h('p.relation-places', `${beside} `, ...lines));
}

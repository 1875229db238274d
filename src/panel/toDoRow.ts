import type { ToDoItemView, ToDoView } from '../view/toDo';
import { button, h } from './dom';
import { type Panel, passageTold, reveal } from './places';

interface RowContext {
	readonly view: ToDoView;
	readonly panel: Panel;
	/** Its group says what kind of finding it is. */
	readonly kindTold: boolean;
}

/** One thing to mend: its line, its own words, what is wrong, and what can be done. A click goes to its line. */
export function toDoRow(item: ToDoItemView, context: RowContext): HTMLElement {
	const { panel } = context;
	const { id, place, decidedBy } = item;
	const text = [...passageTold(item, panel), about(item, context), decidedBy ? h('span.basis.model', decidedBy) : null];
	return h(
		'li',
		{ class: 'to-do-row', 'data-row': id },
		place
			? button(`row:${id}`, 'finding', () => reveal(place, panel), ...text)
			: h('div', { class: 'finding', tabindex: -1, 'data-key': `row:${id}` }, ...text),
		actButtons(item, context),
	);
}

/** How grave it is, of what kind, and what mending it takes. */
function about({ kind, severity, takes }: ToDoItemView, { view, kindTold }: RowContext): HTMLElement {
	const { name } = view.severities.find(({ id }) => id === severity) ?? { name: severity };
	const told = [kindTold ? '' : (view.kinds[kind] ?? ''), takes].filter(Boolean).map((part) => ` · ${part}`);
	return h('span.finding-about', h('span', { class: `severity ${severity}` }, name), ...told);
}

function actButtons({ id, code, place, decidable, fixable }: ToDoItemView, { panel }: RowContext) {
	if (code === null || place === null) return null;
	const act = (name: string, label: string, run: () => void) => button(`${name}:${id}`, 'line', run, label);
	return h(
		'div.to-do-acts',
		fixable
			? act('fix', panel.words.fix, () => panel.send({ type: 'fix', code, span: place.span }))
			: act('go', panel.words.goThere, () => reveal(place, panel)),
		decidable && act('setAside', panel.words.setAside, () => panel.send({ type: 'setAside', code, span: place.span })),
		act('learn', panel.words.learn, () => panel.send({ type: 'learn', code })),
	);
}

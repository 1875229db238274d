import type { PlaceView } from '../view/context';
import type { ToDoItemView, ToDoView } from '../view/toDo';
import { button, h } from './dom';
import { passageTold } from './places';
import type { PanelWords } from './words';

/** What the author can do about findings; where they are is named by code and place. */
export interface FindingActs {
	readonly reveal: (place: PlaceView) => void;
	readonly fix: (code: string, place: PlaceView) => void;
	readonly setAside: (code: string, place: PlaceView) => void;
	readonly learn: (code: string) => void;
}

interface RowContext {
	readonly view: ToDoView;
	readonly words: PanelWords;
	readonly acts: FindingActs;
	/** Its group says what kind of finding it is. */
	readonly kindTold: boolean;
}

/** One thing to mend: its line, its own words, what is wrong, and what can be done. A click goes to its line. */
export function toDoRow(item: ToDoItemView, context: RowContext): HTMLElement {
	const { words, acts } = context;
	const { id, place, decidedBy } = item;
	const text = [...passageTold(item, words), about(item, context), decidedBy ? h('span.basis.model', decidedBy) : null];
	return h(
		'li',
		{ class: 'to-do-row', 'data-row': id },
		place
			? button(`row:${id}`, 'finding', () => acts.reveal(place), ...text)
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

function actButtons({ id, code, place, decidable, fixable }: ToDoItemView, { words, acts }: RowContext) {
	if (code === null || place === null) return null;
	const act = (name: string, label: string, run: () => void) => button(`${name}:${id}`, 'line', run, label);
	return h(
		'div.to-do-acts',
		fixable ? act('fix', words.fix, () => acts.fix(code, place)) : act('go', words.goThere, () => acts.reveal(place)),
		decidable && act('setAside', words.setAside, () => acts.setAside(code, place)),
		act('learn', words.learn, () => acts.learn(code)),
	);
}

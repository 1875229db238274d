import type { LedgerView } from '../view/ledger';
import type { ReadingView } from '../view/run';
import type { ToDoView } from '../view/toDo';
import { button, counted, fill, folded, h, list } from './dom';
import type { ReadView } from './messages';
import { lineButton, type Panel } from './places';
import { decidedGroup, withdrawnGroup } from './settled';
import { stepThrough } from './stepThrough';
import { grouped, matching, newToDoChoice, pageSize, type ToDoChoice, type ToDoGroup } from './toDoChoice';
import { filterBar } from './toDoFilterBar';
import { toDoRow } from './toDoRow';

/** What there is to mend, what is counted, what only lacks ground, what was decided, ignored or withdrawn. */
export function toDoContent(read: ReadView, choice: ToDoChoice, panel: Panel): HTMLElement[] {
	const { reading, ledger, toDo, ignored, withdrawn } = read;
	return [
		h(
			'div.to-do',
			reading && remarks(reading),
			toDo.items.length === 0 ? nothingToDo(toDo, panel) : listSection(toDo, choice, panel),
			ledgerSection(ledger, panel),
			h(
				'div.settled',
				decidedGroup(read, panel),
				ignored !== '' && h('p.quiet', ignored),
				withdrawn && withdrawnGroup(withdrawn, panel),
			),
		),
	];
}

/** What the model said of all of the report stands above what it marked; what it has not read or marked in vain, below. */
function remarks({ title, whole, wanting }: ReadingView): HTMLElement {
	return h(
		'section.remarks',
		h('h2', title),
		whole.length > 0 && list('', whole, (remark) => remark),
		wanting.map((line) => h('p.quiet', line)),
	);
}

/** “Nothing” is worth as much as what was looked at. */
function nothingToDo({ checked }: ToDoView, panel: Panel): HTMLElement {
	return h(
		'section.to-do-list.state',
		h('h2', panel.words.nothingToDo),
		h('p', panel.words.checked),
		list('', checked, (line) => line),
	);
}

function listSection(view: ToDoView, choice: ToDoChoice, panel: Panel): HTMLElement {
	const count = h('p', { class: 'quiet', role: 'status' });
	const list = h('div', { class: 'to-do-groups', role: 'group', 'aria-label': panel.words.toDo });
	const draw = () => {
		const items = matching(view, choice);
		const groups = grouped(items, view, choice, panel.words);
		const { length } = view.items;
		const narrowed = items.length < length ? fill(panel.words.shownOf, items.length, length) : '';
		count.textContent = [view.summary, narrowed].filter(Boolean).join(' · ');
		list.replaceChildren(
			...groups.map((group) => groupSection(group, { view, choice, panel, redraw })),
			...(groups.length === 0 ? [noMatch(choice, panel, redrawAll)] : []),
		);
		stops.refresh();
	};
	const stops = stepThrough(list, choice);
	const redraw = (key?: string) => {
		draw();
		if (key !== undefined) stops.focus(key);
	};
	const bar = h('div');
	const redrawAll = () => {
		bar.replaceChildren(filterBar(view, choice, panel.words, draw));
		draw();
		bar.querySelector('details')?.setAttribute('open', '');
		bar.querySelector<HTMLElement>('input')?.focus();
	};
	bar.append(filterBar(view, choice, panel.words, draw));
	draw();
	return h('section.to-do-list', bar, h('div.to-do-head', count, h('p.quiet.keys', panel.words.listKeys)), list);
}

/** What is counted of the report without a reader: each count unfolds the places it is made of. */
export function ledgerSection({ title, entries }: LedgerView, panel: Panel): HTMLElement {
	return h(
		'section.ledger',
		h('h2', title),
		list('ledger-entries', entries, (entry) => entryOf(entry, panel)),
	);
}

function entryOf({ name, text, places }: LedgerView['entries'][number], panel: Panel) {
	if (places.length === 0) return h('span', text);
	const lines = places.map((place) => [lineButton(`ledger:${name}:${place.span[0]}`, place, panel), ' ']);
	return folded(`ledger:${name}`, text, h('p', lines.flat()));
}

interface GroupContext {
	readonly view: ToDoView;
	readonly choice: ToDoChoice;
	readonly panel: Panel;
	/** @param key of the control that has the focus then */
	readonly redraw: (key?: string) => void;
}

function groupSection(group: ToDoGroup, context: GroupContext): HTMLElement {
	const { key, title, count, unfolded, rows } = group;
	const { choice, panel, redraw } = context;
	const rowContext = { ...context, kindTold: choice.grouping === 'kind' };
	const left = count - rows.length;
	return h(
		'section',
		{ class: 'to-do-group', 'data-group': key },
		title !== '' && h('h2', groupHead(group, context)),
		unfolded &&
			h(
				'ul',
				{ 'aria-label': title || panel.words.toDo },
				rows.map((item) => toDoRow(item, rowContext)),
			),
		unfolded && left > 0 && moreButton(group, left, { choice, panel, redraw }),
	);
}

function groupHead({ key, title, count, unfolded }: ToDoGroup, { choice, redraw }: GroupContext): HTMLElement {
	const fold = () => {
		choice.unfolded.set(key, !unfolded);
		redraw(`group:${key}`);
	};
	const head = button(
		`group:${key}`,
		'group-head',
		fold,
		h('span', { class: 'twisty', 'aria-hidden': 'true' }),
		...counted(title, count),
	);
	head.setAttribute('aria-expanded', String(unfolded));
	head.setAttribute('data-stop', '');
	return head;
}

/** After it was pressed the first row that it brought has the focus. */
function moreButton(
	{ key, rows }: ToDoGroup,
	left: number,
	{ choice, panel, redraw }: Pick<GroupContext, 'choice' | 'panel' | 'redraw'>,
): HTMLElement {
	const more = button(
		`more:${key}`,
		'act second more',
		() => {
			choice.asked.set(key, rows.length + pageSize);
			redraw(`after:${rows.at(-1)?.id ?? ''}`);
		},
		fill(panel.words.showMore, Math.min(pageSize, left)),
	);
	more.setAttribute('data-stop', '');
	return more;
}

function noMatch(choice: ToDoChoice, panel: Panel, redraw: () => void): HTMLElement {
	const clear = () => {
		const { text, kind, severity, section } = newToDoChoice();
		Object.assign(choice, { text, kind, severity, section });
		redraw();
	};
	return h('p.state', panel.words.noMatch, ' ', button('clear-filter', 'line', clear, panel.words.clearFilter));
}

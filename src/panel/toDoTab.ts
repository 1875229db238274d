import type { ReadingView } from '../view/run';
import type { ToDoView } from '../view/toDo';
import { button, counted, fill, folded, h, list } from './dom';
import { ledgerSection } from './ledgerSection';
import type { ReadView } from './messages';
import { passageItem } from './places';
import { decidedGroup, type SettledActs, withdrawnGroup } from './settled';
import { stepThrough } from './stepThrough';
import { grouped, matching, newToDoChoice, pageSize, type ToDoChoice, type ToDoGroup } from './toDoChoice';
import { filterBar } from './toDoFilterBar';
import { type FindingActs, toDoRow } from './toDoRow';
import type { PanelWords } from './words';

export type ToDoActs = FindingActs & SettledActs;

/** What there is to mend, what is counted, what only lacks ground, what was decided, ignored or withdrawn. */
export function toDoContent(read: ReadView, choice: ToDoChoice, words: PanelWords, acts: ToDoActs): HTMLElement[] {
	const { reading, ledger, toDo, ignored, withdrawn } = read;
	return [
		h(
			'div.to-do',
			reading && remarks(reading),
			toDo.items.length === 0 ? nothingToDo(toDo, words) : listSection(toDo, choice, words, acts),
			ledgerSection(ledger, words, acts.reveal),
			h(
				'div.settled',
				bareGroup(toDo, words, acts),
				decidedGroup(read, words, acts),
				ignored !== '' && h('p.quiet', ignored),
				withdrawn && withdrawnGroup(withdrawn, words, acts),
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
function nothingToDo({ checked }: ToDoView, words: PanelWords): HTMLElement {
	return h(
		'section.to-do-list.state',
		h('h2', words.nothingToDo),
		h('p', words.checked),
		list('', checked, (line) => line),
	);
}

function listSection(view: ToDoView, choice: ToDoChoice, words: PanelWords, acts: ToDoActs): HTMLElement {
	const count = h('p', { class: 'quiet', role: 'status' });
	const list = h('div', { class: 'to-do-groups', role: 'group', 'aria-label': words.toDo });
	const draw = () => {
		const items = matching(view, choice);
		const groups = grouped(items, view, choice, words);
		const { length } = view.items;
		const narrowed = items.length < length ? fill(words.shownOf, items.length, length) : '';
		count.textContent = [view.summary, narrowed].filter(Boolean).join(' · ');
		list.replaceChildren(
			...groups.map((group) => groupSection(group, { view, choice, words, acts, redraw })),
			...(groups.length === 0 ? [noMatch(choice, words, redrawAll)] : []),
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
		bar.replaceChildren(filterBar(view, choice, words, draw));
		draw();
		bar.querySelector('details')?.setAttribute('open', '');
		bar.querySelector<HTMLElement>('input')?.focus();
	};
	bar.append(filterBar(view, choice, words, draw));
	draw();
	return h('section.to-do-list', bar, h('div.to-do-head', count, h('p.quiet.keys', words.listKeys)), list);
}

/** What the ledger counts and no finding tells of: folded, behind all that is to be done. */
function bareGroup({ bare }: ToDoView, words: PanelWords, { reveal }: ToDoActs): HTMLElement | null {
	if (!bare) return null;
	const items = bare.claims.map((claim) => passageItem(`bare:${claim.place.span.join()}`, claim, words, reveal));
	return folded('bare', bare.title, h('p.quiet', bare.about), h('ul', items));
}

interface GroupContext {
	readonly view: ToDoView;
	readonly choice: ToDoChoice;
	readonly words: PanelWords;
	readonly acts: ToDoActs;
	/** @param key of the control that has the focus then */
	readonly redraw: (key?: string) => void;
}

function groupSection(group: ToDoGroup, context: GroupContext): HTMLElement {
	const { key, title, count, unfolded, rows } = group;
	const { choice, words, redraw } = context;
	const rowContext = { ...context, kindTold: choice.grouping === 'kind' };
	const left = count - rows.length;
	return h(
		'section',
		{ class: 'to-do-group', 'data-group': key },
		title !== '' && h('h2', groupHead(group, context)),
		unfolded &&
			h(
				'ul',
				{ 'aria-label': title || words.toDo },
				rows.map((item) => toDoRow(item, rowContext)),
			),
		unfolded && left > 0 && moreButton(group, left, { choice, words, redraw }),
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
	{ choice, words, redraw }: Pick<GroupContext, 'choice' | 'words' | 'redraw'>,
): HTMLElement {
	const more = button(
		`more:${key}`,
		'act second more',
		() => {
			choice.asked.set(key, rows.length + pageSize);
			redraw(`after:${rows.at(-1)?.id ?? ''}`);
		},
		fill(words.showMore, Math.min(pageSize, left)),
	);
	more.setAttribute('data-stop', '');
	return more;
}

function noMatch(choice: ToDoChoice, words: PanelWords, redraw: () => void): HTMLElement {
	const clear = () => {
		const { text, kind, severity, section } = newToDoChoice();
		Object.assign(choice, { text, kind, severity, section });
		redraw();
	};
	return h('p.state', words.noMatch, ' ', button('clear-filter', 'line', clear, words.clearFilter));
}

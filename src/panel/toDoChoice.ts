import type { ShownSeverity, ToDoItemView, ToDoView } from '../view/toDo';
import type { PanelWords } from './words';

/** Rows that are drawn at once, over all groups, and how many more a click adds: a page of thousands would lag. */
export const pageSize = 50;

/** By the panel's word for each. */
export const groupings = { worth: 'worthFirst', kind: 'byKind', section: 'bySection' } as const;
export type Grouping = keyof typeof groupings;

/** What the reader looks for in the list, and how; it outlasts the page's being drawn anew. */
export interface ToDoChoice {
	text: string;
	/** The name of a kind; empty for all. */
	kind: string;
	severity: ShownSeverity | '';
	/** The name of a section; `undefined` for all, empty for what stands in none. */
	section: string | undefined;
	grouping: Grouping;
	/** Groups that were folded or unfolded by hand, by their keys. */
	readonly unfolded: Map<string, boolean>;
	/** How many rows of a group were asked for, by its key. */
	readonly asked: Map<string, number>;
	/** The id of the item that the arrow keys start from. */
	active: string;
}

export function newToDoChoice(): ToDoChoice {
	return {
		...{ text: '', kind: '', severity: '', section: undefined, grouping: 'worth', active: '' },
		...{ unfolded: new Map(), asked: new Map() },
	};
}

/** A group as it is drawn: folded, or with its first rows. */
export interface ToDoGroup {
	readonly key: string;
	/** Empty where it needs none, for it is all there is. */
	readonly title: string;
	/** All that belong to it. */
	readonly count: number;
	readonly unfolded: boolean;
	/** Those that are drawn. */
	readonly rows: readonly ToDoItemView[];
}

/** The items that hold every word typed, in their text, line, kind or severity, and are of what was chosen. */
export function matching({ items, kinds, severities, sections }: ToDoView, choice: ToDoChoice): ToDoItemView[] {
	const wanted = choice.text.toLowerCase().split(/\s+/u).filter(Boolean);
	const names = new Map(severities.map(({ id, name }) => [id, name]));
	return items.filter((item) => {
		const { excerpt, message, kind, severity, section, place } = item;
		if (choice.kind !== '' && kinds[kind] !== choice.kind) return false;
		if (choice.severity !== '' && severity !== choice.severity) return false;
		if (choice.section !== undefined && sections[section] !== choice.section) return false;
		if (wanted.length === 0) return true;
		const told = [excerpt, message, kinds[kind], names.get(severity), place && `${place.line}`].join(' ').toLowerCase();
		return wanted.every((word) => told.includes(word));
	});
}

/** Items in groups, of which as many rows are drawn as fit on a page; what comes after that is folded until it is asked for. */
export function grouped(
	items: readonly ToDoItemView[],
	view: ToDoView,
	{ grouping, unfolded, asked }: ToDoChoice,
	words: PanelWords,
): ToDoGroup[] {
	const groups = new Map<string, ToDoItemView[]>();
	for (const item of items) {
		const key = keyOf(item, grouping);
		const own = groups.get(key);
		if (own) own.push(item);
		else groups.set(key, [item]);
	}
	const untitled = grouping === 'worth' && view.items.every((item) => keyOf(item, grouping) === 'first');
	let room = pageSize;
	return orderOf(grouping, groups).map(([key, own]) => {
		const opens = untitled || (unfolded.get(key) ?? room > 0);
		const rows = opens ? own.slice(0, asked.get(key) ?? Math.max(room, Math.min(pageSize, own.length))) : [];
		room -= rows.length;
		const title = untitled ? '' : titleOf(key, view, words);
		return { key, title, count: own.length, unfolded: opens, rows };
	});
}

function keyOf({ rank, held, severity, kind, section }: ToDoItemView, grouping: Grouping): string {
	if (grouping === 'kind') return `kind:${kind}`;
	if (grouping === 'section') return `section:${section}`;
	if (rank !== null) return 'first';
	if (held) return 'held';
	return severity === 'hint' ? 'hints' : 'next';
}

/** Sections in the order of the report; kinds and what is first in the order of their most important item. */
function orderOf<Items>(grouping: Grouping, groups: ReadonlyMap<string, Items>): [string, Items][] {
	const all = [...groups];
	const numberOf = ([key]: [string, Items]) => Number(key.split(':')[1]);
	return grouping === 'section' ? all.sort((a, b) => numberOf(a) - numberOf(b)) : all;
}

function titleOf(key: string, { kinds, sections }: ToDoView, words: PanelWords): string {
	if (key === 'first') return words.fixFirst;
	if (key === 'next') return words.fixNext;
	if (key === 'hints') return words.hints;
	if (key === 'held') return words.heldBack;
	const [grouping, index] = key.split(':');
	const name = (grouping === 'kind' ? kinds : sections)[Number(index)];
	return name || words.noSection;
}

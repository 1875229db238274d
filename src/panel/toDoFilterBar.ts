import type { ToDoView } from '../view/toDo';
import { h } from './dom';
import { type Grouping, groupings, type ToDoChoice } from './toDoChoice';
import type { PanelWords } from './words';

/** Words to look for, and what kind, severity and section to keep to; each narrows what the others leave. Folded until it is asked for: a short list needs none. */
export function filterBar(view: ToDoView, choice: ToDoChoice, words: PanelWords, changed: () => void): HTMLElement {
	return h(
		'details',
		{ class: 'filter-bar', 'data-unfold': 'filters' },
		h('summary', words.filter),
		filterFields(view, choice, words, changed),
	);
}

function filterFields(view: ToDoView, choice: ToDoChoice, words: PanelWords, changed: () => void): HTMLElement {
	return h(
		'div',
		{ class: 'filters', role: 'search', 'aria-label': words.filter },
		searchField(choice, words, changed),
		select('kind', words.kind, choice.kind, [['', words.allKinds], ...same(view.kinds)], (value) => {
			choice.kind = value;
			changed();
		}),
		select('severity', words.severity, choice.severity, severityOptions(view, words), (value) => {
			choice.severity = view.severities.find(({ id }) => id === value)?.id ?? '';
			changed();
		}),
		select('section', words.section, sectionValue(choice), sectionOptions(view, words), (value) => {
			choice.section = value === '' ? undefined : value.slice(1);
			changed();
		}),
		select('grouping', words.grouping, choice.grouping, groupingOptions(words), (value) => {
			choice.grouping = value in groupings ? (value as Grouping) : 'worth';
			changed();
		}),
	);
}

type Options = readonly (readonly [value: string, name: string])[];

function searchField(choice: ToDoChoice, words: PanelWords, changed: () => void): HTMLElement {
	const field = h('input', {
		type: 'search',
		class: 'filter',
		'data-key': 'filter',
		placeholder: words.filter,
		'aria-label': words.filter,
	});
	field.value = choice.text;
	field.addEventListener('input', () => {
		choice.text = field.value;
		changed();
	});
	return field;
}

function select(
	key: string,
	label: string,
	chosen: string,
	options: Options,
	choose: (value: string) => void,
): HTMLElement {
	const element = h(
		'select',
		{ 'data-key': `filter:${key}`, 'aria-label': label, title: label },
		options.map(([value, name]) => h('option', { value, selected: value === chosen }, name)),
	);
	element.addEventListener('change', () => choose(element.value));
	return element;
}

function same(names: readonly string[]): Options {
	return names.map((name) => [name, name]);
}

function severityOptions({ severities }: ToDoView, { allSeverities }: PanelWords): Options {
	return [['', allSeverities], ...severities.map(({ id, name }) => [id, name] as const)];
}

/** A section without a name is a choice, too: every name has a mark before it. */
function sectionOptions({ sections }: ToDoView, { allSections, noSection }: PanelWords): Options {
	return [['', allSections], ...[...new Set(sections)].map((name) => [`§${name}`, name || noSection] as const)];
}

function sectionValue({ section }: ToDoChoice): string {
	return section === undefined ? '' : `§${section}`;
}

function groupingOptions(words: PanelWords): Options {
	return Object.entries(groupings).map(([name, word]) => [name, words[word]]);
}

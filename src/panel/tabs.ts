import { button, h } from './dom';

export interface Tab {
	readonly id: string;
	readonly title: string;
	/** Beside the title, to be seen without opening the tab. */
	readonly value: string;
	readonly content: () => readonly (HTMLElement | null)[];
}

export interface TabListInit {
	/** Tells the list, and what it shows, from other lists on the page. */
	readonly id: string;
	/** For a screen reader. */
	readonly label: string;
	/** The id of the tab that is shown; the first one where there is none of that id. */
	readonly chosen: string;
	readonly choose: (id: string) => void;
}

/** Tabs of which one is shown: arrow keys go from one to the next, as screen readers expect of a tab list. */
export function tabSection(tabs: readonly Tab[], init: TabListInit): HTMLElement | null {
	const shown = tabs.find(({ id }) => id === init.chosen) ?? tabs[0];
	if (!shown) return null;
	return h(
		'section',
		{ class: `tab-section ${init.id}` },
		tabList(tabs, shown, init),
		h(
			'div',
			{ class: 'tab-panel', role: 'tabpanel', id: init.id, 'aria-labelledby': tabId(init, shown) },
			shown.content(),
		),
	);
}

function tabList(tabs: readonly Tab[], shown: Tab, init: TabListInit): HTMLElement {
	const list = h(
		'div',
		{ class: 'tabs', role: 'tablist', 'aria-label': init.label },
		tabs.map((each) => tabButton(each, each === shown, init)),
	);
	list.addEventListener('keydown', (event) => {
		const next = steppedTo(event.key, tabs, shown);
		if (!next) return;
		event.preventDefault();
		list.querySelector<HTMLElement>(`[data-key="tab:${CSS.escape(next.id)}"]`)?.focus();
		init.choose(next.id);
	});
	return list;
}

function steppedTo(key: string, tabs: readonly Tab[], shown: Tab): Tab | undefined {
	if (key === 'Home') return tabs[0];
	if (key === 'End') return tabs.at(-1);
	const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
	return step === 0 ? undefined : tabs.at((tabs.indexOf(shown) + step) % tabs.length);
}

function tabButton(tab: Tab, selected: boolean, init: TabListInit): HTMLElement {
	const { id, title, value } = tab;
	const element = button(
		`tab:${id}`,
		'tab',
		() => init.choose(id),
		title,
		value && ' ',
		value && h('span.tab-value', value),
	);
	element.id = tabId(init, tab);
	element.setAttribute('role', 'tab');
	element.setAttribute('aria-selected', String(selected));
	if (selected) element.setAttribute('aria-controls', init.id);
	element.tabIndex = selected ? 0 : -1;
	return element;
}

function tabId({ id }: TabListInit, tab: Tab): string {
	return `${id}-tab-${tab.id}`;
}

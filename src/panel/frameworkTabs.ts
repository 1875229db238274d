import type { FrameworkView } from '../view/model';
import { button, h } from './dom';
import type { PanelWords } from './messages';
import { radarFigure } from './radar';
import { basisBadge, isScored, type Reveal, reasonList, scaleOf, scoreRow } from './scoreRows';

export interface TabChoice {
	/** The id of the tab that is shown. */
	readonly tab: string;
	/** The ids of the systems to compare with. */
	readonly references: readonly string[];
}

export interface Tab {
	readonly id: string;
	readonly title: string;
	/** Beside the title, to be seen without opening the tab. */
	readonly value: string;
	readonly content: () => readonly (HTMLElement | null)[];
}

/** Tabs of which one is shown: arrow keys go from one to the next, as screen readers expect of a tab list. */
export function tabSection(
	tabs: readonly Tab[],
	words: PanelWords,
	{ chosen, choose }: { chosen: string; choose: (id: string) => void },
): HTMLElement | null {
	const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0];
	if (!shown) return null;
	return h(
		'section',
		{ class: 'frameworks' },
		tabList(tabs, shown, words, choose),
		h('div', { class: 'tab-panel', role: 'tabpanel', id: 'tab', 'aria-label': shown.title }, shown.content()),
	);
}

/** A framework's tab: its one figure, what it is made of, and what else belongs to it. */
export function frameworkTab(
	framework: FrameworkView,
	words: PanelWords,
	{ references, compare, reveal }: FrameworkActs,
	more: () => readonly (HTMLElement | null)[] = () => [],
): Tab {
	const { id, title, rows, radar } = framework;
	return {
		id,
		title,
		value: isScored(framework.headline) ? framework.headline.value : '',
		content: () => [
			headline(framework, words, reveal),
			radar && radarFigure(radar, words, references, compare),
			h(
				'ul',
				{ class: 'score-rows' },
				rows.map((row) => scoreRow(row, words, reveal)),
			),
			...more(),
		],
	};
}

export interface FrameworkActs {
	/** The ids of the systems to compare with. */
	readonly references: readonly string[];
	readonly compare: (references: readonly string[]) => void;
	readonly reveal: Reveal;
}

function tabList(tabs: readonly Tab[], shown: Tab, words: PanelWords, select: (id: string) => void): HTMLElement {
	const list = h(
		'div',
		{ class: 'tabs', role: 'tablist', 'aria-label': words.tabs },
		tabs.map((each) => tabButton(each, each === shown, select)),
	);
	list.addEventListener('keydown', ({ key }) => {
		const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
		const next = tabs.at((tabs.indexOf(shown) + step) % tabs.length);
		if (step === 0 || !next) return;
		list.querySelector<HTMLElement>(`[data-key="tab:${CSS.escape(next.id)}"]`)?.focus();
		select(next.id);
	});
	return list;
}

function tabButton({ id, title, value }: Tab, selected: boolean, select: (id: string) => void): HTMLElement {
	const element = button(
		`tab:${id}`,
		'tab',
		() => select(id),
		title,
		value && h('span', { class: 'tab-value' }, value),
	);
	element.setAttribute('role', 'tab');
	element.setAttribute('aria-selected', String(selected));
	element.setAttribute('aria-controls', 'tab');
	element.tabIndex = selected ? 0 : -1;
	return element;
}

function headline({ about, headline: row }: FrameworkView, words: PanelWords, reveal: Reveal): HTMLElement {
	return h(
		'div',
		{ class: 'headline' },
		isScored(row) && h('div', { class: 'headline-value' }, row.value, scaleOf(row)),
		h(
			'div',
			{ class: 'headline-text' },
			h('h2', {}, row.label, ' ', basisBadge(row, words)),
			h('p', { class: 'about' }, about),
			reasonList(row, words, reveal),
		),
	);
}

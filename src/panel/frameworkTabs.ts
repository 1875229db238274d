import { button, h } from './dom';
import type { FrameworkView, PanelWords } from './messages';
import { radarFigure } from './radar';
import { basisBadge, type Reveal, reasonList, scoreRow } from './scoreRows';

export interface TabChoice {
	/** The id of the framework that is shown. */
	readonly framework: string;
	/** The names of the systems to compare with. */
	readonly references: readonly string[];
}

/** The frameworks as tabs: arrow keys go from one to the next, as screen readers expect of a tab list. */
export function frameworkTabs(
	frameworks: readonly FrameworkView[],
	words: PanelWords,
	{ choice, choose, reveal }: { choice: TabChoice; choose: (choice: TabChoice) => void; reveal: Reveal },
): HTMLElement | null {
	const shown = frameworks.find(({ id }) => id === choice.framework) ?? frameworks[0];
	if (!shown) return null;
	const select = (framework: string) => choose({ ...choice, framework });
	const compare = (references: readonly string[]) => choose({ ...choice, references });
	return h(
		'section',
		{ class: 'frameworks' },
		tabList(frameworks, shown, words, select),
		h(
			'div',
			{ class: 'tab-panel', role: 'tabpanel', id: 'framework', 'aria-label': shown.title },
			headline(shown, words, reveal),
			shown.radar && radarFigure(shown.radar, words, choice.references, compare),
			h(
				'ul',
				{ class: 'score-rows' },
				shown.rows.map((row) => scoreRow(row, words, reveal)),
			),
		),
	);
}

function tabList(
	frameworks: readonly FrameworkView[],
	shown: FrameworkView,
	words: PanelWords,
	select: (id: string) => void,
): HTMLElement {
	const list = h(
		'div',
		{ class: 'tabs', role: 'tablist', 'aria-label': words.frameworks },
		frameworks.map((framework) => tab(framework, framework === shown, select)),
	);
	list.addEventListener('keydown', ({ key }) => {
		const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
		const next = frameworks.at((frameworks.indexOf(shown) + step) % frameworks.length);
		if (step === 0 || !next) return;
		list.querySelector<HTMLElement>(`[data-key="tab:${CSS.escape(next.id)}"]`)?.focus();
		select(next.id);
	});
	return list;
}

function tab(
	{ id, title, headline: { value } }: FrameworkView,
	selected: boolean,
	select: (id: string) => void,
): HTMLElement {
	const element = button(`tab:${id}`, 'tab', () => select(id), title, h('span', { class: 'tab-value' }, value));
	element.setAttribute('role', 'tab');
	element.setAttribute('aria-selected', String(selected));
	element.setAttribute('aria-controls', 'framework');
	element.tabIndex = selected ? 0 : -1;
	return element;
}

function headline({ about, headline: row }: FrameworkView, words: PanelWords, reveal: Reveal): HTMLElement {
	return h(
		'div',
		{ class: 'headline' },
		h('div', { class: 'headline-value' }, row.value, row.range && h('small', {}, ` ${row.range}`)),
		h(
			'div',
			{ class: 'headline-text' },
			h('h2', {}, row.label, ' ', basisBadge(row.basis, words)),
			h('p', { class: 'about' }, about),
			reasonList(row, words, reveal),
		),
	);
}

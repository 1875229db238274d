import type { FrameworkView } from '../view/frameworks';
import { h } from './dom';
import type { Reveal } from './places';
import { radarFigure } from './radar';
import { basisBadge, isScored, reasonList, scaleOf, scoreRow } from './scoreRows';
import type { PanelWords } from './words';

export interface FrameworkActs {
	/** The ids of the systems to compare with. */
	readonly references: readonly string[];
	readonly compare: (references: readonly string[]) => void;
	readonly reveal: Reveal;
}

/** A framework's one figure, and what it is made of. */
export function frameworkContent(
	framework: FrameworkView,
	words: PanelWords,
	{ references, compare, reveal }: FrameworkActs,
): (HTMLElement | null)[] {
	const { rows, radar } = framework;
	return [
		headline(framework, words, reveal),
		radar && radarFigure(radar, words, references, compare),
		h(
			'ul',
			{ class: 'score-rows' },
			rows.map((row) => scoreRow(row, words, reveal)),
		),
	];
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

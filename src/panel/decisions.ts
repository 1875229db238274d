import type { PlaceView } from '../view/model';
import { button, h } from './dom';
import type { PanelWords, ReadView } from './messages';
import { lineButton, type Reveal } from './places';

export interface DecidedActs {
	readonly undo: (code: string, place: PlaceView) => void;
}

/** What the author has decided, apart from the findings and folded; nothing where there is none. */
export function decidedGroup(
	{ decided }: Pick<ReadView, 'decided'>,
	words: PanelWords,
	reveal: Reveal,
	{ undo }: DecidedActs,
): HTMLElement | null {
	if (decided.findings.length === 0) return null;
	const items = decided.findings.map(({ code, title, excerpt, place, said }, index) =>
		h(
			'li',
			{},
			h('div', { class: 'finding-excerpt' }, excerpt),
			h(
				'div',
				{ class: 'finding-message' },
				`${title}. ${said} `,
				lineButton(`decided:${index}`, place, words, reveal),
				' ',
				button(`undo:${code}:${place.span.join()}`, 'line', () => undo(code, place), words.undoDecision),
			),
		),
	);
	return h('details', { 'data-unfold': 'decided' }, h('summary', {}, decided.title), h('ul', {}, items));
}

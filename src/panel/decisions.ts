import type { DecisionKind } from '../decisions/model';
import type { PlaceView } from '../view/model';
import { button, h } from './dom';
import type { PanelView, PanelWords } from './messages';
import { lineButton, type Reveal } from './scoreRows';

/** What the author can do about findings; where they are is named by code and place. */
export interface DecisionActs {
	readonly decide: (decision: DecisionKind, code: string, place: PlaceView) => void;
	readonly undo: (code: string, place: PlaceView) => void;
}

/** Verified, accepted, dismissed: the buttons below a finding. `key` tells it from the other findings. */
export function decisionButtons(
	key: string,
	code: string,
	place: PlaceView,
	words: PanelWords,
	{ decide }: DecisionActs,
): HTMLElement {
	const act = (decision: DecisionKind, label: string) =>
		button(`${decision}:${key}`, 'line', () => decide(decision, code, place), label);
	return h(
		'div',
		{ class: 'decide' },
		act('verified', words.verify),
		act('accepted', words.accept),
		act('dismissed', words.dismiss),
	);
}

/** What the author has decided, apart from the findings and folded; nothing where there is none. */
export function decidedGroup(
	{ decided, words }: Pick<PanelView, 'decided' | 'words'>,
	reveal: Reveal,
	{ undo }: DecisionActs,
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
			),
			h(
				'div',
				{ class: 'decide' },
				button(`undo:${code}:${place.span.join()}`, 'line', () => undo(code, place), words.undoDecision),
			),
		),
	);
	return h('details', { 'data-unfold': 'decided' }, h('summary', {}, decided.title), h('ul', {}, items));
}

import { button, h, list } from './dom';
import type { FromPanel, PanelView } from './messages';
import type { PanelWords } from './words';

type Send = (message: FromPanel) => void;

/** What stands in place of the tabs: the report is closed, was not read yet, or has nothing to read. `null` where there is something to show. */
export function stateInstead({ open, read, scored, progress, words }: PanelView, send: Send): HTMLElement | null {
	if (!open)
		return stateText(
			words.closed,
			words.closedAbout,
			button('open', 'act', () => send({ type: 'open' }), words.openReport),
		);
	if (read?.empty) return stateText(words.noText, words.noTextAbout);
	if (read || scored) return null;
	return progress ? h('p.state', words.reading) : stateText(words.notRead, words.notReadAbout);
}

/** What stands on the tabs of the sources and of the scores before there are any. What is being done is said above, once. */
export function notScored({ progress, words }: PanelView): HTMLElement {
	return progress ? h('p.state', words.scoredSoon) : stateText(words.notScored, words.notScoredAbout);
}

/** Why the last run came to nothing; what was there before it stays below. */
export function failureNote(failure: string | null, words: PanelWords, send: Send): HTMLElement | null {
	if (failure === null) return null;
	return h(
		'section',
		{ class: 'failures', role: 'alert' },
		h('h2', words.failed),
		h('p', failure),
		button('try-again', 'act second', () => send({ type: 'score' }), words.tryAgain),
	);
}

/** What the model could not judge stands above the figures, so that nobody takes them for its judgement. */
export function unansweredNote(failures: readonly string[], words: PanelWords): HTMLElement | null {
	if (failures.length === 0) return null;
	const told = list('', failures, (failure) => failure);
	return h('section', { class: 'failures', role: 'note' }, h('h2', words.failures), told);
}

function stateText(title: string, about: string, act?: HTMLElement): HTMLElement {
	return h('div.state', h('h2', title), h('p.quiet', about), act);
}

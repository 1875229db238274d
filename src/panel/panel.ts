import { config } from 'zod/mini';
import { button, h } from './dom';
import { findingList, fixFirstList } from './findingLists';
import { frameworkTabs, type TabChoice } from './frameworkTabs';
import { type FromPanel, type PanelState, type PanelView, panelState, toPanel } from './messages';
import type { Reveal } from './scoreRows';

declare function acquireVsCodeApi(): {
	postMessage(message: FromPanel): void;
	getState(): unknown;
	setState(state: PanelState): void;
};

// The page's policy allows no generated code, which zod would otherwise try first.
config({ jitless: true });

const host = acquireVsCodeApi();
const root = document.getElementById('panel')!;
const kept = panelState.safeParse(host.getState());
let choice: TabChoice = kept.success ? kept.data : { framework: '', references: ['Expert'] };
let view: PanelView | undefined;

const reveal: Reveal = ({ span }) => host.postMessage({ type: 'reveal', span });

window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
	const parsed = toPanel.safeParse(data);
	if (!parsed.success) return;
	view = parsed.data.view;
	show(view);
});

host.postMessage({ type: 'ready' });

/** Draws the whole panel anew; what has the focus, what is folded and the place on the page stay as they were. */
function show(next: PanelView): void {
	host.setState({ uri: next.uri, framework: choice.framework, references: [...choice.references] });
	const focused = document.activeElement?.getAttribute('data-key');
	const folded = [...root.querySelectorAll('details[data-fold]:not([open])')].map((each) =>
		each.getAttribute('data-fold'),
	);
	const { scrollY } = window;
	root.replaceChildren(...sections(next).filter((section) => section !== null));
	for (const fold of folded)
		root.querySelector(`details[data-fold="${CSS.escape(fold ?? '')}"]`)?.removeAttribute('open');
	if (focused) root.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
	window.scrollTo(0, scrollY);
}

function sections(next: PanelView): (HTMLElement | null)[] {
	if (!next.scored) return [head(next), h('p', { class: 'quiet' }, next.progress ?? next.words.loading)];
	const choose = (chosen: TabChoice) => {
		choice = chosen;
		show(next);
	};
	return [
		head(next),
		frameworkTabs(next.frameworks, next.words, { choice, choose, reveal }),
		fixFirstList(next, reveal),
		findingList(next, reveal),
		h('footer', {}, next.run),
	];
}

function head({ title, file, note, progress, scored, words }: PanelView): HTMLElement {
	const action =
		progress === null
			? button('act', 'act', () => host.postMessage({ type: 'score' }), scored ? words.scoreAgain : words.score)
			: button('act', 'act', () => host.postMessage({ type: 'cancel' }), words.cancel);
	return h(
		'header',
		{},
		h('div', { class: 'head-text' }, h('h1', {}, title || file), title && h('p', { class: 'quiet' }, file)),
		action,
		h('p', { class: note === null ? 'status' : 'status note', role: 'status' }, progress ?? note ?? ''),
	);
}

import { newArgumentChoice } from './argumentRows';
import { button, fill, h } from './dom';
import { keepingPlace, listenForReturn } from './keepPlace';
import type { FromPanel, PanelState, PanelView, RunProgress, ToPanel } from './messages';
import { panelTabs } from './panelTabs';
import { failureNote, stateInstead, unansweredNote } from './states';
import { tabSection } from './tabs';
import { newToDoChoice } from './toDoChoice';

declare function acquireVsCodeApi(): {
	postMessage(message: FromPanel): void;
	getState(): Partial<PanelState> | undefined;
	setState(state: PanelState): void;
};

const host = acquireVsCodeApi();
const send = (message: FromPanel) => host.postMessage(message);
/** The status stays the same element, so that a screen reader says what changes in it. */
const head = h('header');
const status = h('p', { role: 'status' });
const bar = h('progress', { 'aria-hidden': 'true' });
const body = h('div');
document.getElementById('panel')?.replaceChildren(head, status, bar, body);
listenForReturn();

let chosen: Omit<PanelState, 'uri'> = { tab: '', framework: '', references: ['Expert'], ...host.getState() };
let view: PanelView | undefined;
const toDo = newToDoChoice();
const argument = newArgumentChoice();

window.addEventListener('message', ({ data: message }: MessageEvent<ToPanel>) => {
	if (message.type === 'show') {
		view = message.view;
		show(view);
	} else if (view) {
		view = { ...view, progress: message.progress };
		showStatus(view);
	}
});

send({ type: 'ready' });

/** Takes in what the reader has chosen to see. */
function choose(choice: Partial<typeof chosen>): void {
	chosen = { ...chosen, ...choice };
	if (view) show(view);
}

function show(next: PanelView): void {
	const { tab, framework, references } = chosen;
	host.setState({ uri: next.uri, tab, framework, references });
	keepingPlace(body, () => {
		head.replaceChildren(...headParts(next));
		showStatus(next);
		body.replaceChildren(...sections(next).filter((section) => section !== null));
	});
}

/** One line and one bar, whatever is being done; the status bar of the editor says the same. */
function showStatus({ progress, note }: PanelView): void {
	status.textContent = progress?.text ?? note ?? '';
	status.className = progress === null && note !== null ? 'status note' : 'status';
	showBar(progress);
}

function showBar(progress: RunProgress | null): void {
	bar.hidden = progress === null;
	if (progress?.share === null || progress === null) bar.removeAttribute('value');
	else bar.setAttribute('value', String(progress.share));
}

function sections(next: PanelView): (HTMLElement | null)[] {
	const { scored, failure, words } = next;
	const instead = stateInstead(next, send);
	if (instead) return [failureNote(failure, words, send), instead];
	const tabs = panelTabs(next, { chosen, choose, toDo, argument, send });
	return [
		failureNote(failure, words, send),
		scored && unansweredNote(scored.run.failures, words),
		tabSection(tabs, { id: 'views', label: words.tabs, chosen: chosen.tab, choose: (tab) => choose({ tab }) }),
		scored &&
			h(
				'footer',
				[scored.run.line, ...scored.run.notes].map((line) => h('p', line)),
			),
	];
}

function headParts(next: PanelView): HTMLElement[] {
	const { title, file, claims } = next;
	const about = [title && file, claims].filter(Boolean).join(' · ');
	const heading = h('div', h('h1', title || file), about && h('p.quiet', about));
	return [heading, h('div.acts', actions(next))];
}

/** Cancel while a run is under way; else the next step first: a review where there is a model, after it a score; or a check here, which scores nothing. */
function actions({ progress, open, read, scored, model, words }: PanelView): HTMLElement[] {
	const act = (type: 'score' | 'judge' | 'review' | 'connect' | 'cancel', label: string, kind = 'act') =>
		button(type, kind, () => send({ type }), label);
	if (progress !== null) return [act('cancel', words.cancel)];
	if (!open || read?.empty) return [];
	const check = scored ? words.checkAgain : words.check;
	if (model !== null) {
		const review = (kind: string) => act('review', fill(words.reviewWithModel, model), kind);
		const judge = (kind: string) => act('judge', fill(words.scoreWithModel, model), kind);
		const [first, next] = read?.reading ? [judge, review] : [review, judge];
		return [first('act'), next('act second'), act('score', check, 'act second')];
	}
	return [act('score', check), act('connect', words.connectModel, 'act second')];
}

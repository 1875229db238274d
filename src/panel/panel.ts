import { config } from 'zod/mini';
import type { ScorecardView } from '../view/model';
import type { DecisionActs } from './decisions';
import { button, fill, h } from './dom';
import { findingList, fixFirstList } from './findingLists';
import { frameworkTab, type Tab, type TabChoice, tabSection } from './frameworkTabs';
import { type JadeActs, jadeTab } from './jadeTab';
import { ledgerSection } from './ledgerSection';
import { type FromPanel, type PanelState, type PanelView, type PanelWords, panelState, toPanel } from './messages';
import { numbersTab } from './numbersTab';
import type { Reveal } from './scoreRows';
import { sourcesTab } from './sourcesTab';

declare function acquireVsCodeApi(): {
	postMessage(message: FromPanel): void;
	getState(): unknown;
	setState(state: PanelState): void;
};

// The page's policy allows no generated code, which zod would otherwise try first.
config({ jitless: true });

const host = acquireVsCodeApi();
/** The status stays the same element, so that a screen reader says what changes in it. */
const head = h('header');
const status = h('p', { role: 'status' });
const body = h('div');
document.getElementById('panel')!.append(head, status, body);

const kept = panelState.safeParse(host.getState());
let choice: TabChoice = kept.success ? kept.data : { tab: '', references: ['Expert'] };
let view: PanelView | undefined;

const decisionActs: DecisionActs = {
	decide: (decision, code, { span }) => host.postMessage({ type: 'decide', decision, code, span }),
	undo: (code, { span }) => host.postMessage({ type: 'undoDecision', code, span }),
};

/** What the reader looks for among the findings. */
const filter = { text: '' };

const reveal: Reveal = ({ span }) => host.postMessage({ type: 'reveal', span });

window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
	const parsed = toPanel.safeParse(data);
	if (!parsed.success) return;
	const message = parsed.data;
	if (message.type === 'show') {
		view = message.view;
		show(view);
	} else if (view) {
		view = { ...view, progress: message.progress };
		showStatus(view);
	}
});

/** Takes in what the reader has chosen to see. */
function choose(chosen: Partial<TabChoice>): void {
	choice = { ...choice, ...chosen };
	if (view) show(view);
}

host.postMessage({ type: 'ready' });

/** Draws the panel anew; what has the focus, what is folded and the place on the page stay as they were. */
function show(next: PanelView): void {
	host.setState({ uri: next.uri, tab: choice.tab, references: [...choice.references] });
	const focused = document.activeElement?.getAttribute('data-key');
	const folded = [...body.querySelectorAll('details[data-fold]:not([open])')].map((fold) =>
		fold.getAttribute('data-fold'),
	);
	const unfolded = [...body.querySelectorAll('details[data-unfold][open]')].map((fold) =>
		fold.getAttribute('data-unfold'),
	);
	const { scrollY } = window;
	head.replaceChildren(...headParts(next));
	showStatus(next);
	body.replaceChildren(...sections(next).filter((section) => section !== null));
	for (const fold of folded) find('data-fold', fold)?.removeAttribute('open');
	for (const fold of unfolded) find('data-unfold', fold)?.setAttribute('open', '');
	find('data-key', focused)?.focus({ preventScroll: true });
	window.scrollTo(0, scrollY);
}

function showStatus({ progress, note }: PanelView): void {
	status.textContent = progress ?? note ?? '';
	status.className = progress === null && note !== null ? 'status note' : 'status';
}

function find(attribute: string, value: string | null | undefined): HTMLElement | null {
	return value ? document.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(value)}"]`) : null;
}

function sections(next: PanelView): (HTMLElement | null)[] {
	const { scored, words } = next;
	if (!scored) return [h('p', { class: 'quiet' }, words.loading)];
	const { run } = scored;
	return [
		failureList(run.failures, words),
		tabSection(tabsOf(next, scored), words, {
			chosen: choice.tab,
			choose: (tab) => choose({ tab }),
		}),
		h(
			'footer',
			{},
			[run.line, run.stability].map((line) => line && h('p', {}, line)),
		),
	];
}

/** In the order of the work: what to do, then what it rests on, then the scores. */
function tabsOf(next: PanelView, scored: ScorecardView): Tab[] {
	const { numbers, words } = next;
	return [
		toDoTab(next, scored),
		...(numbers ? [numbersTab(numbers, words, reveal)] : []),
		...sourceTabs(next, scored),
		...scoreTabs(next, scored),
	];
}

function toDoTab(next: PanelView, { ledger, fixFirst }: ScorecardView): Tab {
	const { groups, words } = next;
	const acts = {
		...decisionActs,
		reveal,
		showAgain: (key: string) => host.postMessage({ type: 'showAgain', key }),
	};
	return {
		id: 'todo',
		title: words.toDo,
		value: String(groups.reduce((count, { findings }) => count + findings.length, 0)),
		content: () => [
			ledgerSection(ledger, words, reveal),
			fixFirstList(fixFirst, words, reveal),
			findingList(next, acts, filter),
		],
	};
}

function scoreTabs({ words }: PanelView, { frameworks, checklists }: ScorecardView): Tab[] {
	const compare = (references: readonly string[]) => choose({ references });
	const acts = { references: choice.references, compare, reveal };
	const jadeActs: JadeActs = {
		reveal,
		open: (item, index) => host.postMessage({ type: 'openFound', item, index }),
		suppose: (items) => host.postMessage({ type: 'suppose', items: [...items] }),
		chooseSkills: () => host.postMessage({ type: 'chooseSkills' }),
		edit: (item, change) => host.postMessage({ type: 'editItem', item, change }),
	};
	return frameworks.map((framework) =>
		frameworkTab(framework, words, acts, () =>
			framework.id === 'jade' && checklists ? jadeTab(checklists, words, jadeActs) : [],
		),
	);
}

function sourceTabs(next: PanelView, { sources }: ScorecardView): Tab[] {
	if (!sources) return [];
	const sourceActs = {
		reveal,
		open: (source: string, verdict?: number) =>
			host.postMessage({ type: 'openSource', source, ...(verdict !== undefined && { verdict }) }),
		read: next.trusted && next.progress === null ? () => host.postMessage({ type: 'readSources' }) : null,
	};
	const { title } = sources;
	const value = String(sources.sources.length);
	return [{ id: 'sources', title, value, content: () => sourcesTab(sources, next.words, sourceActs) }];
}

function headParts(next: PanelView): HTMLElement[] {
	const { title, file, claims } = next;
	const about = [title && file, claims].filter(Boolean).join(' · ');
	const heading = h('div', {}, h('h1', {}, title || file), about && h('p', { class: 'quiet' }, about));
	return [heading, h('div', { class: 'acts' }, actions(next))];
}

/** Cancel while a run is under way; else score here, and score or review with a model if there is one. */
function actions({ progress, scored, model, words }: PanelView): HTMLElement[] {
	const act = (type: 'score' | 'judge' | 'review' | 'connect' | 'cancel', label: string, kind = 'act') =>
		button(type, kind, () => host.postMessage({ type }), label);
	if (progress !== null) return [act('cancel', words.cancel)];
	if (model !== null) {
		return [
			act('judge', fill(words.scoreWithModel, model)),
			act('review', fill(words.reviewWithModel, model), 'act second'),
			act('score', words.scoreOffline, 'act second'),
		];
	}
	return [act('score', scored ? words.scoreAgain : words.score), act('connect', words.connectModel, 'act second')];
}

/** What the model could not judge stands above the figures, so that nobody takes them for its judgement. */
function failureList(failures: readonly string[], words: PanelWords): HTMLElement | null {
	if (failures.length === 0) return null;
	const items = failures.map((failure) => h('li', {}, failure));
	return h('section', { class: 'failures', role: 'note' }, h('h2', {}, words.failures), h('ul', {}, items));
}

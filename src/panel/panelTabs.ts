import type { PlaceView } from '../view/context';
import type { ArgumentChoice } from './argumentRows';
import { argumentContent } from './argumentTab';
import { fill } from './dom';
import { historyTab } from './historyTab';
import type { FromPanel, PanelState, PanelView, ReadView } from './messages';
import { numbersTab } from './numbersTab';
import type { Reveal } from './places';
import { type ScoresActs, scoresContent } from './scoresTab';
import { sourcesTab } from './sourcesTab';
import { notScored } from './states';
import type { Tab } from './tabs';
import type { ToDoChoice } from './toDoChoice';
import { type ToDoActs, toDoContent } from './toDoTab';

/** What the reader has chosen to see, and how the panel tells the extension what to do. */
export interface PanelControls {
	readonly chosen: Pick<PanelState, 'framework' | 'references'>;
	readonly choose: (choice: Partial<Omit<PanelState, 'uri'>>) => void;
	readonly toDo: ToDoChoice;
	readonly argument: ArgumentChoice;
	readonly send: (message: FromPanel) => void;
}

/** The tabs in the order of the work: what to do, what the report says and rests on, then what it scores, and how it came to be so. A tab that has nothing to show is left out. */
export function panelTabs(view: PanelView, controls: PanelControls): Tab[] {
	const { read, words } = view;
	return [
		...(read
			? [toDoTab(read, view, controls), ...argumentTab(read, view, controls), numbersOf(read, view, controls)]
			: []),
		...sourceTabs(view, controls),
		scoresTab(view, controls),
		...(read?.history ? [historyTab(read.history, words, revealing('read', controls.send))] : []),
	];
}

function toDoTab(read: ReadView, { words }: PanelView, { toDo, send }: PanelControls): Tab {
	const acts: ToDoActs = {
		reveal: revealing('read', send),
		fix: (code, { span }) => send({ type: 'fix', code, span }),
		setAside: (code, { span }) => send({ type: 'setAside', code, span }),
		learn: (code) => send({ type: 'learn', code }),
		undo: (code, { span }) => send({ type: 'undoDecision', code, span }),
		showAgain: (key) => send({ type: 'showAgain', key }),
	};
	return {
		id: 'todo',
		title: words.toDo,
		value: String(read.toDo.listed),
		content: () => toDoContent(read, toDo, words, acts),
	};
}

function argumentTab({ argument: view }: ReadView, { words }: PanelView, { argument, send }: PanelControls): Tab[] {
	if (!view) return [];
	const content = () => argumentContent(view, argument, words, revealing('read', send));
	return [{ id: 'argument', title: words.argument, value: '', content }];
}

function numbersOf({ numbers }: ReadView, { words }: PanelView, { send }: PanelControls): Tab {
	return numbersTab(numbers, words, revealing('read', send));
}

/** None for a report that cites none, which is known once it is scored. */
function sourceTabs(view: PanelView, { send }: PanelControls): Tab[] {
	const { scored, mayRead, progress, words } = view;
	const tab = { id: 'sources', title: words.sources };
	if (!scored) return [{ ...tab, value: '', content: () => [notScored(view)] }];
	const { sources } = scored;
	if (!sources) return [];
	const acts = {
		reveal: revealing('scored', send),
		open: (source: string, verdict?: number) =>
			send({ type: 'openSource', source, ...(verdict !== undefined && { verdict }) }),
		read: mayRead && progress === null ? () => send({ type: 'readSources' }) : null,
	};
	const value = String(sources.sources.length);
	return [{ ...tab, value, content: () => sourcesTab(sources, words, acts) }];
}

function scoresTab(view: PanelView, controls: PanelControls): Tab {
	const { scored, words } = view;
	return {
		id: 'scores',
		title: words.scores,
		value: '',
		content: () => (scored ? scoresContent(scored, words, scoreActs(view, controls)) : [notScored(view)]),
	};
}

function scoreActs(view: PanelView, { chosen, choose, send }: PanelControls): ScoresActs {
	const { model, progress, words } = view;
	const reveal = revealing('scored', send);
	return {
		reveal,
		references: chosen.references,
		compare: (references) => choose({ references: [...references] }),
		score:
			progress !== null
				? null
				: model === null
					? { label: words.connectModel, run: () => send({ type: 'connect' }) }
					: { label: fill(words.scoreWithModel, model), run: () => send({ type: 'judge' }) },
		jade: {
			reveal,
			open: (item, index) => send({ type: 'openFound', item, index }),
			suppose: (items) => send({ type: 'suppose', items: [...items] }),
			chooseSkills: () => send({ type: 'chooseSkills' }),
			edit: (item, change) => send({ type: 'editItem', item, change }),
		},
		chosen: chosen.framework,
		choose: (framework) => choose({ framework }),
	};
}

/** The tabs made of the text that was read last lead to places of that; those of the scores, of the text that was scored. */
function revealing(text: 'read' | 'scored', send: PanelControls['send']): Reveal {
	return ({ span }: PlaceView) => send({ type: 'reveal', span, text });
}

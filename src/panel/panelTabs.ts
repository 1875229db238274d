import type { ArgumentChoice } from './argumentRows';
import { argumentContent } from './argumentTab';
import { historyTab } from './historyTab';
import type { FromPanel, PanelState, PanelView, ReadView } from './messages';
import { numbersTab } from './numbersTab';
import type { Panel } from './places';
import { scoresContent } from './scoresTab';
import { sourcesTab } from './sourcesTab';
import { notScored } from './states';
import type { Tab } from './tabs';
import type { ToDoChoice } from './toDoChoice';
import { toDoContent } from './toDoTab';

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
	// Those made of the text that was read last lead to places of that; those of the scores, of the text that was scored.
	const panel = { words, send: controls.send, text: 'read' } as const;
	const scored = { ...panel, text: 'scored' } as const;
	return [
		...(read
			? [toDoTab(read, panel, controls), ...argumentTab(read, panel, controls), numbersTab(read.numbers, panel)]
			: []),
		...sourceTabs(view, scored),
		scoresTab(view, scored, controls),
		...(read?.history ? [historyTab(read.history, panel)] : []),
	];
}

function toDoTab(read: ReadView, panel: Panel, { toDo }: PanelControls): Tab {
	return {
		id: 'todo',
		title: panel.words.toDo,
		value: String(read.toDo.listed),
		content: () => toDoContent(read, toDo, panel),
	};
}

function argumentTab({ argument: view }: ReadView, panel: Panel, { argument }: PanelControls): Tab[] {
	if (!view) return [];
	return [
		{ id: 'argument', title: panel.words.argument, value: '', content: () => argumentContent(view, argument, panel) },
	];
}

/** None for a report that cites none, which is known once it is scored. */
function sourceTabs(view: PanelView, panel: Panel): Tab[] {
	const { scored, mayRead, progress, words } = view;
	const tab = { id: 'sources', title: words.sources };
	if (!scored) return [{ ...tab, value: '', content: () => [notScored(view)] }];
	const { sources } = scored;
	if (!sources) return [];
	const content = () => sourcesTab(sources, panel, mayRead && progress === null);
	return [{ ...tab, value: String(sources.sources.length), content }];
}

function scoresTab(view: PanelView, panel: Panel, { chosen, choose }: PanelControls): Tab {
	const { scored, words } = view;
	const content = () => (scored ? scoresContent(scored, panel, { chosen, choose, view }) : [notScored(view)]);
	return { id: 'scores', title: words.scores, value: '', content };
}

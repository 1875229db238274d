import * as z from 'zod/mini';
import type { ArgumentView } from '../view/argument';
import type { DecidedView } from '../view/decided';
import type { HistoryView } from '../view/history';
import type { LedgerView } from '../view/ledger';
import type { NumbersView } from '../view/numbers';
import type { ReadingView } from '../view/run';
import type { ScorecardView } from '../view/scorecard';
import type { ToDoView } from '../view/toDo';
import type { WithdrawnView } from '../view/withdrawn';
import type { PanelWords } from './words';

/** What is known of a report's text without a score: it follows every reading of the text. */
export interface ReadView {
	/** The report has no words to read. */
	readonly empty: boolean;
	/** What a model that has read the report said of all of it; `null` where none has. */
	readonly reading: ReadingView | null;
	readonly ledger: LedgerView;
	readonly toDo: ToDoView;
	/** `null` for a report without claims and facts. */
	readonly argument: ArgumentView | null;
	readonly numbers: NumbersView;
	/** What the author has decided. */
	readonly decided: { readonly title: string; readonly findings: readonly DecidedView[] };
	/** How many findings comments in the report hide; empty for none. */
	readonly ignored: string;
	/** What a model that has read the report withdrew; `null` where there is nothing. */
	readonly withdrawn: WithdrawnView | null;
	/** `null` for a report that has no file yet. */
	readonly history: HistoryView | null;
}

/** What a run is doing, and how far it is, 0–1; `null` where nothing is counted. */
export interface RunProgress {
	readonly text: string;
	readonly share: number | null;
}

/** Everything the panel shows. The host has put it in words, so that the panel only lays it out. */
export interface PanelView {
	readonly uri: string;
	readonly file: string;
	readonly title: string;
	/** How many claims are supported, and who decided; empty before the report was read. */
	readonly claims: string;
	/** Its report is open in the editor. */
	readonly open: boolean;
	/** What the author should know before trusting the figures, e.g. that the text was edited since. */
	readonly note: string | null;
	/** Why the last run came to nothing; `null` where it did not. */
	readonly failure: string | null;
	/** `null` when there is no run. */
	readonly progress: RunProgress | null;
	/** The model that can be asked; `null` when none is connected and the editor offers none. */
	readonly model: string | null;
	/** Cited pages may be read, once the author agrees: the workspace is trusted, and the editor runs in no browser. */
	readonly mayRead: boolean;
	/** `null` before it was read. */
	readonly read: ReadView | null;
	/** `null` before it was scored. */
	readonly scored: ScoredView | null;
	readonly words: PanelWords;
}

export type ScoredView = Pick<ScorecardView, 'frameworks' | 'unscored' | 'checklists' | 'advice' | 'sources' | 'run'>;

export type ToPanel =
	| { readonly type: 'show'; readonly view: PanelView }
	/** What the run that is under way is doing: all else stays as it is. */
	| { readonly type: 'progress'; readonly progress: RunProgress };

const span = z.readonly(z.tuple([z.int(), z.int()]));

export const fromPanel = z.discriminatedUnion('type', [
	/**
	 * The panel is there and wants its view (`ready`); show the report, which was closed (`open`); score offline (`score`); score,
	 * or have the findings read again, by the connected model (`judge`, `review`) and read the cited sources, after the author has
	 * agreed.
	 */
	z.object({
		type: z.enum(['ready', 'open', 'score', 'judge', 'review', 'connect', 'readSources', 'cancel', 'chooseSkills']),
	}),
	/** Go to a place of the text that was read last, or of the text that was scored. */
	z.object({ type: z.literal('reveal'), span, text: z.enum(['read', 'scored']) }),
	/** Open a source; where a verdict is named, at the words that decide it. */
	z.object({ type: z.literal('openSource'), source: z.string(), verdict: z.optional(z.int()) }),
	/** Of the finding of a code at a place: offer its quick fixes and take the only one; ask how to leave it; take a decision back. */
	z.object({ type: z.enum(['fix', 'setAside', 'undoDecision']), code: z.string(), span }),
	/** Show the page that explains findings of a code. */
	z.object({ type: z.literal('learn'), code: z.string().check(z.regex(/^[a-zA-Z]+\.[a-zA-Z]+$/)) }),
	/** Open what was found for or against an item of a checklist. */
	z.object({ type: z.literal('openFound'), item: z.string(), index: z.int() }),
	/** Suppose the opposite of these items. */
	z.object({ type: z.literal('suppose'), items: z.array(z.string()) }),
	/** Show a finding again that the model withdrew. */
	z.object({ type: z.literal('showAgain'), key: z.string() }),
	z.object({
		type: z.literal('editItem'),
		item: z.string(),
		change: z.enum(['reword', 'reweigh', 'leaveOut', 'takeBack']),
	}),
]);

/** What the panel keeps over a reload of the window. */
export const panelState = z.object({
	uri: z.string(),
	tab: z._default(z.string(), ''),
	/** The framework whose scores are shown. */
	framework: z._default(z.string(), ''),
	references: z._default(z.array(z.string()), []),
});

export type ItemChange = Extract<FromPanel, { type: 'editItem' }>['change'];
export type FromPanel = z.infer<typeof fromPanel>;
export type PanelState = z.infer<typeof panelState>;

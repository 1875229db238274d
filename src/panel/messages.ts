import * as z from 'zod/mini';
import { argumentView } from '../view/argumentModel';
import { historyView } from '../view/historyModel';
import { decidedRow, ledger, numbersView, readingView, scorecardView, withdrawnView } from '../view/model';
import { toDoView } from '../view/toDoModel';

const span = z.tuple([z.int(), z.int()]);

/** The panel's own words, in the editor's language. */
const words = z.object({
	line: z.string(),
	check: z.string(),
	checkAgain: z.string(),
	scoreWithModel: z.string(),
	reviewWithModel: z.string(),
	connectModel: z.string(),
	failures: z.string(),
	cancel: z.string(),
	tryAgain: z.string(),
	reading: z.string(),
	notRead: z.string(),
	notReadAbout: z.string(),
	noText: z.string(),
	noTextAbout: z.string(),
	closed: z.string(),
	closedAbout: z.string(),
	openReport: z.string(),
	failed: z.string(),
	notScored: z.string(),
	notScoredAbout: z.string(),
	scoredSoon: z.string(),
	tabs: z.string(),
	toDo: z.string(),
	argument: z.string(),
	scores: z.string(),
	filter: z.string(),
	kind: z.string(),
	allKinds: z.string(),
	severity: z.string(),
	allSeverities: z.string(),
	section: z.string(),
	allSections: z.string(),
	noSection: z.string(),
	grouping: z.string(),
	groupings: z.record(z.enum(['worth', 'kind', 'section']), z.string()),
	shownOf: z.string(),
	noMatch: z.string(),
	clearFilter: z.string(),
	showMore: z.string(),
	listKeys: z.string(),
	fixFirst: z.string(),
	fixNext: z.string(),
	hints: z.string(),
	heldBack: z.string(),
	nothingToDo: z.string(),
	checked: z.string(),
	fix: z.string(),
	goThere: z.string(),
	setAside: z.string(),
	learn: z.string(),
	undoDecision: z.string(),
	showAgain: z.string(),
	argumentAbout: z.string(),
	thesis: z.string(),
	treeKeys: z.string(),
	weakOnly: z.string(),
	noWeak: z.string(),
	unquestioned: z.string(),
	why: z.string(),
	compareWith: z.string(),
	radar: z.string(),
	moreReasons: z.string(),
	scoresAbout: z.string(),
	sources: z.string(),
	sourcesAbout: z.string(),
	tiersAbout: z.string(),
	readSources: z.string(),
	unreadSources: z.string(),
	unreadAbout: z.string(),
	openSource: z.string(),
	citedIn: z.string(),
	unchecked: z.string(),
	skills: z.string(),
	changeSkills: z.string(),
	gates: z.string(),
	falls: z.string(),
	loadBearing: z.string(),
	loadBearingAbout: z.string(),
	assumeNothing: z.string(),
	whatIf: z.string(),
	whatIfAbout: z.string(),
	supports: z.string(),
	contradicts: z.string(),
	weight: z.string(),
	edited: z.string(),
	reword: z.string(),
	reweigh: z.string(),
	leaveOut: z.string(),
	leftOut: z.string(),
	takeBack: z.string(),
	basisMeanings: z.record(z.enum(['rule', 'model', 'unscored']), z.string()),
});

/** What is known of a report's text without a score: it follows every reading of the text. */
const readView = z.object({
	/** The report has no words to read. */
	empty: z.boolean(),
	/** What a model that has read the report said of all of it; `null` where none has. */
	reading: z.nullable(readingView),
	ledger,
	toDo: toDoView,
	/** `null` for a report without claims and facts. */
	argument: z.nullable(argumentView),
	numbers: numbersView,
	/** What the author has decided. */
	decided: z.object({ title: z.string(), findings: z.array(decidedRow) }),
	/** How many findings comments in the report hide; empty for none. */
	ignored: z.string(),
	/** What a model that has read the report withdrew; `null` where there is nothing. */
	withdrawn: z.nullable(withdrawnView),
	/** `null` for a report that has no file yet. */
	history: z.nullable(historyView),
});

/** What a run is doing, and how far it is, 0–1; `null` where nothing is counted. */
const progress = z.object({ text: z.string(), share: z.nullable(z.number()) });

/** Everything the panel shows. The host has put it in words, so that the panel only lays it out. */
export const panelView = z.object({
	uri: z.string(),
	file: z.string(),
	title: z.string(),
	/** How many claims are supported, and who decided; empty before the report was read. */
	claims: z.string(),
	/** Its report is open in the editor. */
	open: z.boolean(),
	/** What the author should know before trusting the figures, e.g. that the text was edited since. */
	note: z.nullable(z.string()),
	/** Why the last run came to nothing; `null` where it did not. */
	failure: z.nullable(z.string()),
	/** `null` when there is no run. */
	progress: z.nullable(progress),
	/** The model that can be asked; `null` when none is connected and the editor offers none. */
	model: z.nullable(z.string()),
	/** Cited pages may be read, once the author agrees: the workspace is trusted, and the editor runs in no browser. */
	mayRead: z.boolean(),
	/** `null` before it was read. */
	read: z.nullable(readView),
	/** `null` before it was scored. */
	scored: z.nullable(
		z.pick(scorecardView, { frameworks: true, checklists: true, advice: true, sources: true, run: true }),
	),
	words,
});

export const toPanel = z.discriminatedUnion('type', [
	z.object({ type: z.literal('show'), view: panelView }),
	/** What the run that is under way is doing: all else stays as it is. */
	z.object({ type: z.literal('progress'), progress }),
]);

export const fromPanel = z.discriminatedUnion('type', [
	/** The panel is there and wants its view. */
	z.object({ type: z.literal('ready') }),
	/** Go to a place of the text that was read last, or of the text that was scored. */
	z.object({ type: z.literal('reveal'), span, text: z.enum(['read', 'scored']) }),
	/** Show the report, which was closed. */
	z.object({ type: z.literal('open') }),
	/** Score offline. */
	z.object({ type: z.literal('score') }),
	/** Score with the connected model, after the author has agreed. */
	z.object({ type: z.literal('judge') }),
	/** Have the connected model read the findings again, after the author has agreed. */
	z.object({ type: z.literal('review') }),
	z.object({ type: z.literal('connect') }),
	/** Read the cited sources, after the author has agreed. */
	z.object({ type: z.literal('readSources') }),
	/** Open a source; where a verdict is named, at the words that decide it. */
	z.object({ type: z.literal('openSource'), source: z.string(), verdict: z.optional(z.int()) }),
	/** Offer the quick fixes for the finding of a code at a place; take the only one. */
	z.object({ type: z.literal('fix'), code: z.string(), span }),
	/** Ask the author how to leave it as it is. */
	z.object({ type: z.literal('setAside'), code: z.string(), span }),
	/** Show the page that explains findings of a code. */
	z.object({ type: z.literal('learn'), code: z.string().check(z.regex(/^[a-zA-Z]+\.[a-zA-Z]+$/)) }),
	z.object({ type: z.literal('undoDecision'), code: z.string(), span }),
	z.object({ type: z.literal('cancel') }),
	/** Open what was found for or against an item of a checklist. */
	z.object({ type: z.literal('openFound'), item: z.string(), index: z.int() }),
	/** Suppose the opposite of these items. */
	z.object({ type: z.literal('suppose'), items: z.array(z.string()) }),
	z.object({ type: z.literal('chooseSkills') }),
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

export type PanelView = z.infer<typeof panelView>;
export type ReadView = z.infer<typeof readView>;
export type ScoredView = NonNullable<PanelView['scored']>;
export type RunProgress = z.infer<typeof progress>;
export type PanelWords = z.infer<typeof words>;
export type ItemChange = Extract<FromPanel, { type: 'editItem' }>['change'];
export type ToPanel = z.infer<typeof toPanel>;
export type FromPanel = z.infer<typeof fromPanel>;
export type PanelState = z.infer<typeof panelState>;

import * as z from 'zod/mini';
import { decidedRow, findingGroup, numbersView, scorecardView, withdrawnView } from '../view/model';

const span = z.tuple([z.int(), z.int()]);

/** The panel's own words, in the editor's language. */
const words = z.object({
	line: z.string(),
	score: z.string(),
	scoreAgain: z.string(),
	scoreOffline: z.string(),
	scoreWithModel: z.string(),
	reviewWithModel: z.string(),
	connectModel: z.string(),
	failures: z.string(),
	cancel: z.string(),
	loading: z.string(),
	tabs: z.string(),
	toDo: z.string(),
	filter: z.string(),
	fixFirst: z.string(),
	nothingToFix: z.string(),
	findings: z.string(),
	noFindings: z.string(),
	verify: z.string(),
	accept: z.string(),
	dismiss: z.string(),
	undoDecision: z.string(),
	showAgain: z.string(),
	compareWith: z.string(),
	radar: z.string(),
	moreReasons: z.string(),
	sourcesAbout: z.string(),
	readSources: z.string(),
	openSource: z.string(),
	citedIn: z.string(),
	unchecked: z.string(),
	follows: z.string(),
	skills: z.string(),
	changeSkills: z.string(),
	gates: z.string(),
	falls: z.string(),
	loadBearing: z.string(),
	loadBearingAbout: z.string(),
	assumeNothing: z.string(),
	whatIf: z.string(),
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

/** Everything the panel shows. The host has put it in words, so that the panel only lays it out. */
export const panelView = z.object({
	uri: z.string(),
	file: z.string(),
	title: z.string(),
	/** How many claims are supported, and who decided; empty before the report was scored. */
	claims: z.string(),
	/** What the author should know before trusting the figures, e.g. that the text was edited since. */
	note: z.nullable(z.string()),
	/** What the run is doing; `null` when there is none. */
	progress: z.nullable(z.string()),
	/** The model that can be asked; `null` when none is connected. */
	model: z.nullable(z.string()),
	/** The workspace is trusted, so that sources may be read. */
	trusted: z.boolean(),
	/** `null` before it was scored. */
	scored: z.nullable(scorecardView),
	groups: z.array(findingGroup),
	/** What the author has decided. */
	decided: z.object({ title: z.string(), findings: z.array(decidedRow) }),
	/** What a model withdrew in its second reading; `null` where there is nothing. */
	withdrawn: z.nullable(withdrawnView),
	/** `null` before the report was read. */
	numbers: z.nullable(numbersView),
	words,
});

export const toPanel = z.discriminatedUnion('type', [
	z.object({ type: z.literal('show'), view: panelView }),
	/** What the run that is under way is doing: all else stays as it is. */
	z.object({ type: z.literal('progress'), progress: z.string() }),
]);

export const fromPanel = z.discriminatedUnion('type', [
	/** The panel is there and wants its view. */
	z.object({ type: z.literal('ready') }),
	z.object({ type: z.literal('reveal'), span }),
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
	/** Ask the author for a decision on the finding of a code at a place. */
	z.object({
		type: z.literal('decide'),
		decision: z.enum(['verified', 'accepted', 'dismissed']),
		code: z.string(),
		span,
	}),
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
	references: z._default(z.array(z.string()), []),
});

export type PanelView = z.infer<typeof panelView>;
export type PanelWords = z.infer<typeof words>;
export type ItemChange = Extract<FromPanel, { type: 'editItem' }>['change'];
export type ToPanel = z.infer<typeof toPanel>;
export type FromPanel = z.infer<typeof fromPanel>;
export type PanelState = z.infer<typeof panelState>;

import * as z from 'zod/mini';

const span = z.tuple([z.int(), z.int()]);

/** A place in the report; its line counts from 1. */
const place = z.object({ line: z.int(), span });

const reason = z.object({ message: z.string(), place: z.nullable(place) });

const basis = z.enum(['rule', 'model', 'estimate', 'unscored']);

/** One score, in words: a score that cannot be had is shown as a dash with its reasons. */
const scoreRow = z.object({
	label: z.string(),
	value: z.string(),
	range: z.string(),
	/** Where the value lies in its range, 0–1, for the bar; `null` without a value or a range. */
	share: z.nullable(z.number()),
	basis,
	reasons: z.array(reason),
});

/** Ten axes from 0 to 100, and other systems' figures on the same axes. */
const radar = z.object({
	axes: z.array(z.object({ label: z.string(), value: z.nullable(z.number()) })),
	references: z.array(z.object({ name: z.string(), final: z.string(), values: z.array(z.number()) })),
});

const framework = z.object({
	id: z.string(),
	title: z.string(),
	about: z.string(),
	headline: scoreRow,
	rows: z.array(scoreRow),
	radar: z.nullable(radar),
});

const finding = z.object({ message: z.string(), excerpt: z.string(), place });

const findingGroup = z.object({
	code: z.string(),
	title: z.string(),
	severity: z.enum(['error', 'warning', 'info', 'hint']),
	severityName: z.string(),
	findings: z.array(finding),
});

const fix = z.object({ gain: z.string(), message: z.string(), place });

/** The panel's own words, in the editor's language. */
const words = z.object({
	line: z.string(),
	score: z.string(),
	scoreAgain: z.string(),
	scoreOffline: z.string(),
	scoreWithModel: z.string(),
	connectModel: z.string(),
	failures: z.string(),
	cancel: z.string(),
	loading: z.string(),
	frameworks: z.string(),
	fixFirst: z.string(),
	nothingToFix: z.string(),
	findings: z.string(),
	noFindings: z.string(),
	compareWith: z.string(),
	radar: z.string(),
	moreReasons: z.string(),
	basisNames: z.record(basis, z.string()),
	basisMeanings: z.record(basis, z.string()),
});

/** Everything the panel shows. The host has put it in words, so that the panel only lays it out. */
export const panelView = z.object({
	uri: z.string(),
	file: z.string(),
	title: z.string(),
	/** What the author should know before trusting the figures, e.g. that the text was edited since. */
	note: z.nullable(z.string()),
	/** What the run is doing; `null` when there is none. */
	progress: z.nullable(z.string()),
	/** The model that can be asked; `null` when none is connected. */
	model: z.nullable(z.string()),
	/** What the model could not judge, and what to do about it. */
	failures: z.array(z.string()),
	scored: z.boolean(),
	frameworks: z.array(framework),
	fixFirst: z.array(fix),
	groups: z.array(findingGroup),
	/** Who scored and what it took, a line each. */
	run: z.array(z.string()),
	words,
});

export const toPanel = z.object({ type: z.literal('show'), view: panelView });

export const fromPanel = z.discriminatedUnion('type', [
	/** The panel is there and wants its view. */
	z.object({ type: z.literal('ready') }),
	z.object({ type: z.literal('reveal'), span }),
	/** Score offline. */
	z.object({ type: z.literal('score') }),
	/** Score with the connected model, after the author has agreed. */
	z.object({ type: z.literal('judge') }),
	z.object({ type: z.literal('connect') }),
	z.object({ type: z.literal('cancel') }),
]);

/** What the panel keeps over a reload of the window. */
export const panelState = z.object({
	uri: z.string(),
	framework: z._default(z.string(), ''),
	references: z._default(z.array(z.string()), []),
});

export type PanelView = z.infer<typeof panelView>;
export type PanelWords = z.infer<typeof words>;
export type FrameworkView = z.infer<typeof framework>;
export type ScoreRowView = z.infer<typeof scoreRow>;
export type RadarView = z.infer<typeof radar>;
export type ReasonView = z.infer<typeof reason>;
export type PlaceView = z.infer<typeof place>;
export type FindingGroupView = z.infer<typeof findingGroup>;
export type ToPanel = z.infer<typeof toPanel>;
export type FromPanel = z.infer<typeof fromPanel>;
export type PanelState = z.infer<typeof panelState>;

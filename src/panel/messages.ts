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

/** An item of a checklist as others name it. */
const itemName = z.object({ id: z.string(), question: z.string(), place: z.nullable(place) });

/** An item with what became of it. */
const checkItem = z.object({
	id: z.string(),
	question: z.string(),
	place: z.nullable(place),
	/** What it asks, in a word: a level, a fact, a conclusion, a flaw. */
	kind: z.string(),
	flaw: z.boolean(),
	weight: z.string(),
	state: z.enum(['scored', 'gated', 'blocked', 'notApplicable', 'unverifiable', 'undecided']),
	/** How well it came out, for the mark before it. */
	mark: z.enum(['good', 'partly', 'bad', 'open']),
	/** In words: yes, no, falls with a fact, not decided. */
	verdict: z.string(),
	basis: z.nullable(basis),
	reason: z.string(),
	/** Ids of what it falls with or is blocked by. */
	because: z.array(z.string()),
	found: z.array(z.object({ supports: z.boolean(), title: z.string(), quote: z.string() })),
	edited: z.boolean(),
	supposed: z.boolean(),
	/** What ticking it supposes. */
	supposition: z.string(),
});

const jade = z.object({
	skills: z.array(z.object({ label: z.string(), title: z.string(), why: z.string() })),
	/** Where the skills come from, and what in the report's labels could not be used. */
	activation: z.array(z.string()),
	lists: z.array(z.object({ id: z.string(), title: z.string(), basis: z.nullable(basis), items: z.array(checkItem) })),
	/** A fact that failed, with what falls with it. */
	gates: z.array(z.object({ fact: itemName, reason: z.string(), falls: z.array(itemName) })),
	loadBearing: z.array(z.object({ fact: itemName, loss: z.string(), falls: z.array(itemName) })),
	/** What the score would be as supposed; `null` while nothing is. */
	supposed: z.nullable(z.string()),
	/** Items that the author left out. */
	leftOut: z.array(z.object({ id: z.string(), question: z.string() })),
});

const framework = z.object({
	id: z.string(),
	title: z.string(),
	about: z.string(),
	headline: scoreRow,
	rows: z.array(scoreRow),
	radar: z.nullable(radar),
	jade: z.nullable(jade),
});

/** What one source says of one claim that cites it. */
const sourceClaim = z.object({
	/** Its place among the verdicts. */
	index: z.int(),
	claim: z.string(),
	place,
	verdict: z.enum(['supported', 'partly', 'contradicted', 'not-found', 'unclear', 'unverifiable']),
	verdictName: z.string(),
	basis,
	/** The source's words that decide. */
	quote: z.nullable(z.string()),
	page: z.string(),
	reason: z.string(),
});

const sourceRow = z.object({
	id: z.string(),
	title: z.string(),
	/** Its address or path; `null` where the title is that already, or there is none. */
	address: z.nullable(z.string()),
	tier: z.nullable(z.string()),
	tierLevel: z.nullable(z.int()),
	tierReason: z.string(),
	state: z.enum(['read', 'quoted', 'unread', 'failed']),
	stateText: z.string(),
	/** Why it could not be read, and what to do. */
	advice: z.nullable(z.string()),
	/** There is something to open. */
	opens: z.boolean(),
	/** Where the report cites it. */
	places: z.array(place),
	claims: z.array(sourceClaim),
	/** Claims of which nothing can be said, for the source was not read. */
	leaning: z.array(z.object({ claim: z.string(), place })),
});

const sources = z.object({
	title: z.string(),
	/** How many there are. */
	value: z.string(),
	summary: z.string(),
	sources: z.array(sourceRow),
});

const finding = z.object({ message: z.string(), excerpt: z.string(), place });

const findingGroup = z.object({
	code: z.string(),
	title: z.string(),
	severity: z.enum(['error', 'warning', 'info', 'hint']),
	severityName: z.string(),
	findings: z.array(finding),
});

const fix = z.object({ gain: z.string(), effort: z.string(), message: z.string(), place: z.nullable(place) });

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
	sourcesAbout: z.string(),
	readSources: z.string(),
	openSource: z.string(),
	citedIn: z.string(),
	leaning: z.string(),
	skills: z.string(),
	changeSkills: z.string(),
	gates: z.string(),
	falls: z.string(),
	fallsWith: z.string(),
	blockedBy: z.string(),
	loadBearing: z.string(),
	loadBearingAbout: z.string(),
	supposeNothing: z.string(),
	suppose: z.string(),
	supports: z.string(),
	contradicts: z.string(),
	edited: z.string(),
	reword: z.string(),
	reweigh: z.string(),
	leaveOut: z.string(),
	leftOut: z.string(),
	takeBack: z.string(),
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
	/** `null` for a report that cites none. */
	sources: z.nullable(sources),
	/** The workspace is trusted, so that sources may be read. */
	trusted: z.boolean(),
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
	/** Read the cited sources, after the author has agreed. */
	z.object({ type: z.literal('readSources') }),
	/** Open a source; where a verdict is named, at the words that decide it. */
	z.object({ type: z.literal('openSource'), source: z.string(), verdict: z.optional(z.int()) }),
	z.object({ type: z.literal('cancel') }),
	/** Open what was found for or against an item of a checklist. */
	z.object({ type: z.literal('openFound'), item: z.string(), index: z.int() }),
	/** Suppose the opposite of these items. */
	z.object({ type: z.literal('suppose'), items: z.array(z.string()) }),
	z.object({ type: z.literal('chooseSkills') }),
	z.object({
		type: z.literal('editItem'),
		item: z.string(),
		change: z.enum(['reword', 'reweigh', 'leaveOut', 'takeBack']),
	}),
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
export type SourcesView = z.infer<typeof sources>;
export type SourceRowView = z.infer<typeof sourceRow>;
export type SourceClaimView = z.infer<typeof sourceClaim>;
export type JadeView = z.infer<typeof jade>;
export type CheckItemView = z.infer<typeof checkItem>;
export type ItemNameView = z.infer<typeof itemName>;
export type ItemChange = Extract<FromPanel, { type: 'editItem' }>['change'];
export type RadarView = z.infer<typeof radar>;
export type ReasonView = z.infer<typeof reason>;
export type PlaceView = z.infer<typeof place>;
export type FindingGroupView = z.infer<typeof findingGroup>;
export type ToPanel = z.infer<typeof toPanel>;
export type FromPanel = z.infer<typeof fromPanel>;
export type PanelState = z.infer<typeof panelState>;

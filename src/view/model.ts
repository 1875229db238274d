import * as z from 'zod/mini';

const span = z.tuple([z.int(), z.int()]);

/** A place in the report; its line counts from 1. */
export const place = z.object({ line: z.int(), span });

const basis = z.enum(['rule', 'model', 'unscored']);

/** One figure, in words: one that cannot be had is shown as a dash with its reasons, never as 0. */
const scoreRow = z.object({
	label: z.string(),
	/** `81.4`, or a dash. */
	value: z.string(),
	/** `of 100`: what it is measured on; empty without a value, or where it has no fixed ends. */
	range: z.string(),
	/** `± 2.1`: how far repeated judgements lie apart; empty where there was one. */
	sigma: z.string(),
	/** Where the value lies in its range, 0–1, for a bar; `null` without a value or a range. */
	share: z.nullable(z.number()),
	basis,
	basisName: z.string(),
	reasons: z.array(z.object({ message: z.string(), place: z.nullable(place) })),
});

/** The ten dimensions from 0 to 100, and other systems' figures on the same axes. */
const radar = z.object({
	axes: z.array(z.object({ label: z.string(), value: z.nullable(z.number()) })),
	references: z.array(
		z.object({
			/** Its name in the paper, whatever the language. */
			id: z.string(),
			name: z.string(),
			/** Written by experts, not by a system. */
			expert: z.boolean(),
			/** Where in the paper it stands. */
			table: z.string(),
			final: z.number(),
			values: z.array(z.number()),
		}),
	),
});

const framework = z.object({
	id: z.enum(['finResearch', 'reportEval', 'jade']),
	title: z.string(),
	about: z.string(),
	/** The framework's one figure; its basis is the weakest of what it is made of. */
	headline: scoreRow,
	rows: z.array(scoreRow),
	radar: z.nullable(radar),
});

/** An item of a checklist as others name it. */
const itemName = z.object({ id: z.string(), text: z.string(), place: z.nullable(place) });

/** An item with what became of it. */
const checkItem = z.object({
	id: z.string(),
	question: z.string(),
	place: z.nullable(place),
	/** What it asks, in a word or two: main task, fact, conclusion, flaw. */
	kind: z.string(),
	/** `15`, `−15` for a flaw; empty for facts, whose weight does not count. */
	weight: z.string(),
	/** How well it came out. */
	mark: z.enum(['good', 'partly', 'bad', 'open']),
	/** Nobody has decided on it. */
	undecided: z.boolean(),
	verdict: z.string(),
	basis: z.nullable(basis),
	basisName: z.string(),
	reason: z.string(),
	/** What invalidates it, or why it is left out. */
	because: z.array(z.string()),
	/** Words of sources for or against it; `text` says which. */
	found: z.array(z.object({ supports: z.boolean(), title: z.string(), quote: z.string(), text: z.string() })),
	edited: z.boolean(),
	supposed: z.boolean(),
	/** What ticking it assumes. */
	supposition: z.string(),
});

const checklist = z.object({
	id: z.enum(['query', 'facts', 'conclusions']),
	title: z.string(),
	basis: z.nullable(basis),
	basisName: z.string(),
	/** Who made it, in words; `null` where nobody said. */
	madeBy: z.nullable(z.string()),
	items: z.array(checkItem),
});

/** JADE's checklists with their verdicts, and what hangs on what. */
const checklists = z.object({
	skills: z.array(z.object({ label: z.string(), title: z.string(), why: z.string() })),
	/** Where the skills come from, and what in the report's labels could not be used. */
	activation: z.array(z.string()),
	/** By which skills the report is judged, why, and how to have others, in one line. */
	judgedBy: z.string(),
	lists: z.array(checklist),
	/** A fact that failed, with the conclusions it invalidates. */
	gates: z.array(z.object({ fact: itemName, reason: z.string(), falls: z.array(itemName) })),
	/** The facts that most depends on, with what that is. */
	loadBearing: z.array(z.object({ fact: itemName, carries: z.string(), falls: z.array(itemName) })),
	/** What the score would be as assumed; `null` while nothing is. */
	supposed: z.nullable(z.string()),
	/** Items that the author left out. */
	leftOut: z.array(z.object({ id: z.string(), question: z.string() })),
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
	basisName: z.string(),
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
	unchecked: z.array(z.object({ claim: z.string(), place })),
});

const sources = z.object({ title: z.string(), summary: z.string(), sources: z.array(sourceRow) });

/** A relation between numbers that was checked. */
const numberRow = z.object({
	/** The number, as the report writes it. */
	stated: z.string(),
	/** What it has to do with the others: sum, share, change; empty where a model has related them. */
	kind: z.string(),
	/** The sentence or row in which it stands; of a figure that a model has related, what it is of. */
	excerpt: z.string(),
	/** The computation, or why there is none, with what a model that has read the report says of it; what is wrong with a related figure. */
	told: z.string(),
	place,
	/** The other lines that take part. */
	related: z.array(place),
});

/** Every relation between numbers that was checked, what does not hold first; an outcome without relations is left out. */
export const numbersView = z.object({
	title: z.string(),
	/** How many hold and do not; where there is no relation, that. */
	summary: z.string(),
	/** Figures without a relation; empty where there are none. */
	alone: z.string(),
	checked: z.int(),
	groups: z.array(
		z.object({
			/** `withdrawn`: the rules say that it does not hold, and a model that has read it again says it does; `related`: a model's alone. */
			outcome: z.enum(['conflicts', 'withdrawn', 'unread', 'holds', 'related']),
			title: z.string(),
			/** In front of the other lines: what they have to do with it. */
			beside: z.string(),
			rows: z.array(numberRow),
		}),
	),
});

/** One step of “Fix first”. */
const fix = z.object({
	message: z.string(),
	/** The words of the report that a finding is about; empty for an item, whose question says it. */
	excerpt: z.string(),
	/** `JADE +1.2`: what a judged item adds to its framework's score; `null` where no verdict counts it. */
	gain: z.nullable(z.string()),
	effort: z.string(),
	place: z.nullable(place),
	/** The index of its finding; `null` for an item that no finding tells of. */
	finding: z.nullable(z.int()),
	/** The id of the item of JADE's checklists, where it is one. */
	item: z.nullable(z.string()),
});

/** What an author can do for a score, as far as the answers of a model and the formulas say. */
const adviceStep = z.object({
	/** What is wanting: a question of a checklist, a dimension with its score, a claim, two paragraphs. */
	about: z.string(),
	/** Why, in the words of the model or the source; may be empty. */
	why: z.string(),
	/** What would mend it; empty where the other two say so. */
	raise: z.string(),
	/** What it adds to which figure; empty where none is made of it. */
	gain: z.string(),
	places: z.array(place),
});

/** What would raise the scores, by section of the report: those first that can add most, and in each the largest gain. */
const advice = z.object({
	title: z.string(),
	about: z.string(),
	sections: z.array(z.object({ title: z.string(), steps: z.array(adviceStep) })),
});

/** What stands where no model has scored: one sentence, and what can be counted of what it would. */
const unscored = z.object({
	about: z.string(),
	/** Over what was observed. */
	title: z.string(),
	observed: z.array(z.object({ message: z.string(), place: z.nullable(place) })),
});

/** What is counted of the report without a reader, each count with the places an author would look at, one a line. */
export const ledger = z.object({
	title: z.string(),
	entries: z.array(
		z.object({
			name: z.enum(['claims', 'facts', 'numbers', 'paragraphs', 'citations', 'sources']),
			text: z.string(),
			places: z.array(place),
		}),
	),
});

const run = z.object({
	/** Who scored, and what it took. */
	line: z.string(),
	/** What could not be judged, a line for each kind of failure. */
	failures: z.array(z.string()),
	/** What the report was judged against, and how far another run would differ. */
	notes: z.array(z.string()),
});

/** A scorecard in words, for every shell that shows one to people: made once, in one language; they only lay it out. */
export const scorecardView = z.object({
	ledger,
	frameworks: z.array(framework),
	/** `null` without checklists and skills. */
	checklists: z.nullable(checklists),
	/** `null` for a report that cites none. */
	sources: z.nullable(sources),
	fixFirst: z.array(fix),
	/** `null` where there is nothing to advise. */
	advice: z.nullable(advice),
	/** `null` where a model has scored by each framework. */
	unscored: z.nullable(unscored),
	run,
});

const findingRow = z.object({
	/** Its index in `Analysis.findings`. */
	index: z.int(),
	message: z.string(),
	excerpt: z.string(),
	place,
	/** Counted from 1. */
	column: z.int(),
	related: z.array(z.object({ message: z.string(), line: z.int(), column: z.int() })),
	/** Held back: short lists leave it out. */
	held: z.boolean(),
	/** The word for who found it, where that was the model. */
	decidedBy: z.optional(z.string()),
});

/** The findings of one code. */
export const findingGroup = z.object({
	code: z.string(),
	title: z.string(),
	severity: z.enum(['error', 'warning', 'info', 'hint']),
	severityName: z.string(),
	/** The author may decide them. */
	decidable: z.boolean(),
	findings: z.array(findingRow),
});

/** A finding that the author has decided. */
export const decidedRow = z.object({
	code: z.string(),
	title: z.string(),
	message: z.string(),
	excerpt: z.string(),
	place,
	/** Counted from 1. */
	column: z.int(),
	/** What was decided, when and why, in one line. */
	said: z.string(),
});

/** What a model said of the report as a whole, and what of its reading is wanting, in lines. */
export const readingView = z.object({ title: z.string(), whole: z.array(z.string()), wanting: z.array(z.string()) });

/** What a model that has read the report withdrew; the author may have it shown again. */
export const withdrawnView = z.object({
	/** By which model. */
	title: z.string(),
	findings: z.array(
		z.object({
			/** Finds it again in the analysis. */
			key: z.string(),
			/** What kind of finding it was. */
			title: z.string(),
			/** What the rules had told. */
			message: z.string(),
			/** The model's words; may be empty. */
			reason: z.string(),
			excerpt: z.string(),
			place,
		}),
	),
});

export type ScorecardView = z.infer<typeof scorecardView>;
export type LedgerView = z.infer<typeof ledger>;
export type FrameworkView = z.infer<typeof framework>;
export type ScoreRowView = z.infer<typeof scoreRow>;
export type RadarView = z.infer<typeof radar>;
export type ChecklistsView = z.infer<typeof checklists>;
export type ChecklistView = z.infer<typeof checklist>;
export type CheckItemView = z.infer<typeof checkItem>;
export type ItemNameView = z.infer<typeof itemName>;
export type SourcesView = z.infer<typeof sources>;
export type SourceRowView = z.infer<typeof sourceRow>;
export type SourceClaimView = z.infer<typeof sourceClaim>;
export type NumbersView = z.infer<typeof numbersView>;
export type NumberGroupView = NumbersView['groups'][number];
export type NumberRowView = NumberGroupView['rows'][number];
export type FixView = z.infer<typeof fix>;
export type AdviceView = z.infer<typeof advice>;
export type AdviceStepView = z.infer<typeof adviceStep>;
export type UnscoredView = z.infer<typeof unscored>;
export type RunView = z.infer<typeof run>;
export type FindingGroupView = z.infer<typeof findingGroup>;
export type FindingView = z.infer<typeof findingRow>;
export type DecidedView = z.infer<typeof decidedRow>;
export type ReadingView = z.infer<typeof readingView>;
export type WithdrawnView = z.infer<typeof withdrawnView>;
export type PlaceView = z.infer<typeof place>;
export type ReasonView = ScoreRowView['reasons'][number];

import * as z from 'zod/mini';
import { place } from './model';

/** Something to mend: a finding, or an item of JADE's checklists that no finding tells of. */
const toDoItem = z.object({
	/** Tells it from the others, and is the same as long as its words stand where they do. */
	id: z.string(),
	/** The code of its finding; `null` for an item of a checklist. */
	code: z.nullable(z.string()),
	/** Index into `kinds`. */
	kind: z.int(),
	severity: z.enum(['error', 'warning', 'info', 'hint']),
	/** Index into `sections`. */
	section: z.int(),
	/** The report's own words; empty without a place. */
	excerpt: z.string(),
	message: z.string(),
	place: z.nullable(place),
	/** Less certain or less weighty than an author reads: it comes last. */
	held: z.boolean(),
	/** Its place in “Fix first”, from 0; `null` where it is not among those. */
	rank: z.nullable(z.int()),
	/** `JADE +1.2, low effort`; empty where it has no rank. */
	takes: z.string(),
	/** The author may decide it, and have it ignored. */
	decidable: z.boolean(),
	/** There is a quick fix for it. */
	fixable: z.boolean(),
	/** The word for who found it, where that was the model. */
	decidedBy: z.optional(z.string()),
});

/** What there is to mend, in the order in which it is to be mended; with the words to sort it by. */
export const toDoView = z.object({
	/** `8 findings (1 error, 7 info), 1 hint, 4 more held back`: what the items are, as it is counted everywhere. */
	summary: z.string(),
	items: z.array(toDoItem),
	/** The kinds that there are, by name. */
	kinds: z.array(z.string()),
	/** The severities that there are, the gravest first. */
	severities: z.array(z.object({ id: toDoItem.shape.severity, name: z.string() })),
	/** The sections that have something to mend, in the order of the report; what stands before all headings, or nowhere, has an empty name. */
	sections: z.array(z.string()),
	/** The claims that the ledger counts and no finding tells of, with a title and what they are; `null` where there is none. */
	bare: z.nullable(
		z.object({
			title: z.string(),
			about: z.string(),
			claims: z.array(z.object({ excerpt: z.string(), message: z.string(), place })),
		}),
	),
	/** What was checked, a line each: to be said where there is nothing to mend. */
	checked: z.array(z.string()),
});

export type ToDoView = z.infer<typeof toDoView>;
export type ToDoItemView = ToDoView['items'][number];
export type ToDoSeverity = ToDoItemView['severity'];

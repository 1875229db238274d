import * as z from 'zod/mini';
import { place } from './model';

const support = z.enum(['supported', 'partial', 'unsupported', 'unknown']);

/** How many claims have which support. */
const counts = z.record(support, z.int());

const argumentNode = z.object({
	id: z.string(),
	kind: z.enum(['title', 'thesis', 'section', 'claim', 'evidence']),
	kindName: z.string(),
	text: z.string(),
	place,
	/** `null` for evidence, and for a heading that nobody judged. */
	support: z.nullable(support),
	/** In words; empty without one. */
	supportName: z.string(),
	/** A claim that has nothing under it, or less than it says, and that the author has not set aside. */
	lacking: z.boolean(),
	/** A finding tells that it lacks ground. */
	questioned: z.boolean(),
	/** The claims in its branch, its own among them, with what is wanting of them in a few words; `null` where there is no other. */
	branch: z.nullable(z.object({ counts, text: z.string(), wanting: z.string() })),
	/** Why it has its support. */
	reasons: z.array(z.object({ message: z.string(), place: z.nullable(place) })),
	/** The ids of the nodes that serve it, in the order of the report. */
	children: z.array(z.string()),
});

/** The logic tree in words, every claim and every fact; the root comes first and every parent before its children. */
export const argumentView = z.object({
	/** Who has read it so, or that it is but the outline. */
	title: z.string(),
	nodes: z.array(argumentNode),
	/** The id of the sentence that answers the report's question; `null` where nothing is stated. */
	thesis: z.nullable(z.string()),
});

export type ArgumentView = z.infer<typeof argumentView>;
export type ArgumentNodeView = ArgumentView['nodes'][number];

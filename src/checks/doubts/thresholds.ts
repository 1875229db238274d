/**
 * How much is told of what an editor may question. Chosen on reports left out of the training (`npm run bench:editor`):
 * among the likeliest claims of a report editors agree with every second, further down with fewer; of the facts with
 * more than every second from these odds on.
 */
export const claimDoubts = {
	/** So many claims a thousand words, the likeliest first and at least one, are told. */
	shown: 1,
	/** So many more are hints. */
	hints: 0.5,
	/** Nothing below these odds is. */
	least: 0.2,
} as const;

export const factDoubts = { shown: 0.45, hint: 0.4 } as const;

/**
 * The odds are learned from whole reports, of which the shortest has about 700 words; in shorter texts the rules decide
 * alone, as they do for a paragraph that someone tries out.
 */
export const leastWords = 400;

/** From this share of sentences in the first person on, a text tells its author's own work: its figures need no source. */
export const ownAccount = 0.1;

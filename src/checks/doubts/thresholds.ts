/**
 * How much is told of what an editor may question. Chosen on reports left out of the training (`npm run bench:editor`):
 * editors agree with every second of the likeliest claims and facts of a report, and with fewer further down.
 */
export const claimDoubts = {
	/** So many claims a thousand words, the likeliest first and at least one. */
	per1000: 1,
	/** Below these odds nothing is told: the claims of a report that has none above them are better judged by the rules. */
	least: 0.4,
	/** Where the rules find nothing under a claim, that counts as much as these odds: little, but of two alike it decides. */
	bare: 0.05,
	/** So many a thousand words at most are told by the rules. */
	byRules: 4,
} as const;

/** Facts without a source are told from these odds on. */
export const factDoubts = { least: 0.45 } as const;

/**
 * The odds are learned from whole reports, of which the shortest has about 500 words; in shorter texts the rules decide
 * alone, as they do for a paragraph that someone tries out.
 */
export const leastWords = 400;

/** From this share of sentences in the first person on, a text tells its author's own work: its figures need no source. */
export const ownAccount = 0.1;

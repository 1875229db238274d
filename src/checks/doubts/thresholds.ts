/**
 * How much is told of what an editor may question. Chosen on reports left out of the training (`npm run bench:editor`):
 * editors agree with every second of the likeliest claims and facts of a report, and with fewer further down.
 */
export const claimDoubts = {
	/** So many claims a thousand words, the likeliest first and at least one. */
	per1000: 1,
	/** And never more than so many: the further ones of a long report are the weaker ones. */
	most: 5,
	/** Below these odds nothing is told: of what the rules would tell there an editor agrees with one in twenty. */
	least: 0.4,
	/** What will be, with nothing under it: of those from these odds on an editor marks every second. */
	leastForecast: 0.3,
	/** In an author's own account an editor questions less, and the odds, learned from agents' reports, say too much. */
	leastInOwnAccount: 0.5,
	/** In English a claim whose ground is merely not plain is more than a hint from these odds on. */
	leastUnclear: 0.54,
	/** A claim of which the rules cannot tell is told from these odds on. */
	leastUnknown: 0.6,
	/** Such a claim sums up where so much of its words stands in the report in front of it: those that editors agreed with had 0.71 at most. */
	wordsTold: 0.75,
	/** Where the rules find nothing under a claim, that counts as much as these odds: little, but of two alike it decides. */
	bare: 0.05,
} as const;

/** Facts without a source are told from these odds on. */
export const factDoubts = { least: 0.45 } as const;

/**
 * The odds are learned from whole reports, of which the shortest has about 500 words; in shorter texts the rules decide
 * alone, as they do for a paragraph that someone tries out.
 */
export const leastWords = 400;

/** Of each kind so many are told in such a text at most: a short text wants fewer marks, not more. */
export const mostInShort = 3;

/**
 * How much of each count makes half of a signal: more helps, less and less. By hand, near what a typical report has; what
 * a signal then counts for is fitted to rated reports (`weights.json`).
 */
export const halfAt = {
	/** Facts given, key facts counted double. */
	facts: 40,
	citationsPerSentence: 0.5,
	sources: 15,
	/** Sentences that repeat none. */
	sentences: 80,
	/** Share of paragraphs that repeat another. */
	repetition: 0.2,
	/** Figures that contradict others. */
	conflicts: 5,
	/** Places where a figure comes back, a figure. */
	echoesPerFigure: 1,
	/** Share of sentences that weigh, contrast or conclude. */
	reasoning: 0.2,
	visuals: 3,
} as const;

/**
 * Odds, as the claim and fact forests give them, from which a lack of support is said. By hand, so that a claim is called
 * unsupported only where an editor would say so too; `npm run bench:quality` reports what they give on annotated reports,
 * each left out of the forests' training in turn.
 */
export const claimOdds = {
	/** A claim is called unsupported. */
	unsupported: 0.75,
	/** So is a bare assertion, a forecast or a certainty with nothing under it. */
	bare: 0.35,
	/** A claim is called partly supported, which is but a hint. */
	partial: 0.2,
	/** A claim that the rules find supported is doubted only where the odds speak clearly against it. */
	doubted: 0.45,
	/** In a paragraph that cites, a claim that carries no citation of its own is doubted only from here on. */
	partialBesideCitation: 0.4,
	/** So is what an opening adds to its first sentence, where the section goes on to cite. */
	opening: 0.3,
} as const;

/** The same for facts; by hand. */
export const factOdds = {
	/** A fact is called unattributed. */
	unattributed: 0.02,
	/** So is one that the rules find without a source. */
	unattributedByRules: 0.01,
} as const;

/**
 * What decides a claim's verdict against its source. By hand; `npm run bench:quality` reports what they give on claims that
 * people held against their sources.
 */
export const verdictOdds = {
	/** Odds of full support from which on a claim is called supported, and down to which it is called not. */
	supported: 0.57,
	unsupported: 0.17,
	/** How sure a contradiction is that numbers show. */
	contradicted: 0.85,
} as const;

/** In a source with fewer sentences nothing is said to be missing: it may be a quotation. */
export const enoughSentences = 12;

/** With less than this of a claim's terms in one place, the source does not speak of it. */
export const speaksOfIt = 0.35;

/** Shares of terms, 0–1, in comparing a number or a sentence of the claim with one of the source; by hand, on the tests' sentences. */
export const sameTerms = {
	/** Of what a number is said of, beside the other number, for the two to be about the same thing. */
	number: 0.6,
	/** A sentence that says at least this much of it may leave the rest, such as who `it` is, to the one before. */
	leaning: 0.3,
	/** How alike a claim and a sentence must be, each way, for a `not` or a word of change in one of them to turn it round. */
	denial: 0.75,
} as const;

/** With this share of rows a source is a table. */
export const mostlyRows = 0.8;

/** In a conversion at the source's rate, relative to it; by hand. */
export const conversionRate = {
	/** A number this far from the claim's own rate is no rate between its currencies. */
	farthest: 1.35,
	/** What is left to rounding. */
	tolerance: 0.01,
} as const;

/** What a number may be rounded from: so much of its last place, and of itself where it is marked as approximate. */
export const rounding = { place: 0.55, approximate: 0.05 } as const;

/** An approximate number speaks against another one only from this far on, as a share of the larger. */
export const farFromAbout = 0.15;

/** A longer sentence, or one with more figures, is not read figure by figure: the figures of a table without lines are of anything. */
export const mostCompared = { characters: 2_000, figures: 60 } as const;

/** Likeness of two paragraphs, the cosine of their n-grams and stems, from which something is done; by hand, on the example reports. */
export const likenessFrom = {
	/** With less two texts have only words in common that any two have; their terms' cosine is looked at first. */
	measured: 0.06,
	measuredByTerms: 0.04,
	/** A score may take points off. */
	scored: 0.25,
	/** The pair is reported; topical kinship alone stays below it. */
	reported: 0.5,
	/** Where the figures agree, one is a copy of the other, edited or not, whatever stands around them. */
	copied: 0.6,
} as const;

/** Odds that the forest gives a pair for being a repetition. */
export const oddsFrom = {
	/** Below this hardly any pair is one. */
	candidate: 0.05,
	/** The pair is reported; measured on annotated reports that the forest was not trained on. */
	reported: 0.2,
} as const;

/** A text that repeats another is among so many nearest of one of the two. */
export const nearest = 4;

/** Two sections that have this many labels in common are filled in after one form. */
export const formLabels = 2;

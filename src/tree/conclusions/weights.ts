/**
 * How many sentences of a report are taken for conclusions: an editor links up to eight in a report of a hundred
 * sentences, and 0.3 of the sentences hold four in five of those. The most bounds the work on very long reports.
 */
export const conclusionCounts = { share: 0.3, most: 60 } as const;

/** How many places a conclusion draws on, as many as an editor names at most, and how far behind the best each may be. */
export const placeCounts = { most: 4, behind: 3 } as const;

/**
 * How many of the sentences that may conclude are taken for conclusions. Of 296 conclusions that an editor linked to their
 * grounds in 44 reports, three in four are among 0.6 of them, and fewer with each tenth less; at 0.65 the reports of people have
 * a link more, and no more at 0.7.
 * The most bounds the work on very long reports.
 */
export const conclusionCounts = { share: 0.65, most: 60 } as const;

/**
 * How many places a conclusion draws on, as many as an editor names at most, and how far behind the best a place may be:
 * on the same reports fewer than at 2 are met at 1.5 and 1, and no more at 3.
 */
export const placeCounts = { most: 4, behind: 2 } as const;

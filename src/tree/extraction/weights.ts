/** Sizes of the condensed tree: the papers' formulas are calibrated on trees of 25–60 nodes; a short report has fewer. */
export const keyNodes = { most: 60, least: 3 } as const;

/** How many units may become key nodes (60 at most do) and have their parent ranked; the others serve what they stand by. */
export const rankedUnits = 150;

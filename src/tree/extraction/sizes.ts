/** Sizes of the condensed tree: the papers' formulas are calibrated on trees of 25–60 nodes; a short report has fewer. */
export const keyNodes = { most: 60, least: 3 } as const;

/** How many units, the likeliest key nodes, have their parent ranked by the forest; the others take the parent of the layout. */
export const rankedUnits = 150;

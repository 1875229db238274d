import type { Turn } from './turns';

/** What each turn adds to the chance of being the thesis: who concedes, answers or explains, serves another claim. By hand, on essays. */
export const turnWeights: Readonly<Record<Turn, number>> = {
	concession: -2,
	rebuttal: -1.5,
	reason: -2,
	example: -2,
	addition: -1.5,
	inference: 1.5,
};

/** What else adds to it: writers put their thesis first, or last, and often as a demand. By hand, on essays. */
export const thesisWeights = {
	first: 1.5,
	last: 0.8,
	demand: 1.5,
	/** For each point that a sentence claims rather than reports. */
	claimBalance: 0.2,
} as const;

/** Sizes of the condensed tree: the papers' formulas are calibrated on trees of 25–60 nodes; a short report has fewer. */
export const keyNodes = { most: 60, least: 3 } as const;

/** How many units may become key nodes (60 at most do) and have their parent ranked; the others serve what they stand by. */
export const rankedUnits = 150;

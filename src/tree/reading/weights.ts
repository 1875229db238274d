import type { Cue } from './cues';

/** How far a cue speaks for a claim (positive) or for a fact (negative); by hand, on the example reports. */
export const cueWeights: Partial<Record<Cue, number>> = {
	inference: 1.6,
	recommendation: 1.5,
	evaluation: 1.2,
	cause: 0.9,
	forecast: 0.5,
	modal: 0.8,
	contrast: 0.5,
	certainty: 0.4,
	vagueAttribution: -0.3,
	attribution: -1.2,
	event: -1,
	measurement: -0.8,
	example: -0.4,
};

/** What else speaks for a claim or a fact, each up to so many times; by hand, on the example reports. */
export const balanceWeights = {
	/** Paragraphs open with their point. */
	firstSentence: 0.3,
	figure: { weight: -0.7, most: 3 },
	date: { weight: -0.3, most: 1 },
	citation: { weight: -0.3, most: 1 },
} as const;

/** A sentence of fewer words that shows no cue and no fact is neither claim nor fact. */
export const leastWords = 6;

import type { Tally } from './tally';

/** One thing that makes a report better, measured. */
export interface Signal {
	/** 0–1, the more the better; `null` where the report has nothing to measure it on. */
	readonly value: (tally: Tally) => number | null;
	/** The figures behind it, in words. */
	readonly say: (tally: Tally) => string;
	/** The count whose place shows what is wrong. */
	readonly place?: keyof Tally;
}

/** Half of the way to 1 is reached at `half`: more always helps, less and less. */
const growing = (amount: number, half: number) => amount / (amount + half);
/** Half of 1 is left at `half`. */
const shrinking = (amount: number, half: number) => half / (amount + half);
const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;

export const signals = {
	support: {
		value: ({ standing, claims }) => share(standing, claims),
		say: ({ standing, claims }) =>
			`${percent(standing, claims)} of the claims are supported within the report, key claims counted double`,
		place: 'standing',
	},
	sourcing: {
		value: ({ sourced, given }) => share(sourced, given),
		say: ({ sourced, given }) =>
			`${percent(sourced, given)} of the facts have a source close by, key facts counted double`,
		place: 'sourced',
	},
	facts: {
		value: ({ given }) => growing(given, 40),
		say: ({ given }) => `${given} facts are given, key facts counted double`,
	},
	evidence: {
		value: ({ facts, claims }) => share(facts, facts + claims),
		say: ({ facts, claims }) =>
			`${percent(facts, facts + claims)} of what the report states are facts, the rest claims`,
	},
	citing: {
		value: ({ citations, sentences }) => (sentences > 0 ? growing(citations / sentences, 0.5) : null),
		say: ({ citations, sentences }) => `${citations} citations in ${sentences} sentences lead to a source`,
	},
	resolving: {
		value: ({ citations, broken }) => share(citations, citations + broken),
		say: ({ citations, broken }) => `${broken} of ${citations + broken} citations lead to nothing`,
		place: 'broken',
	},
	sources: {
		value: ({ sources }) => growing(sources, 15),
		say: ({ sources }) => `${sources} different sources are cited`,
	},
	breadth: {
		value: ({ sentences, repeatedSentences }) => growing(sentences - repeatedSentences, 80),
		say: ({ sentences, repeatedSentences }) => `${sentences - repeatedSentences} sentences say something new`,
	},
	distinctness: {
		value: ({ repeated, paragraphs }) => (paragraphs > 0 ? shrinking(repeated / paragraphs, 0.2) : null),
		say: ({ repeated, paragraphs }) => `${repeated} of ${paragraphs} paragraphs surely repeat another`,
		place: 'repeated',
	},
	agreement: {
		value: ({ conflicts }) => shrinking(conflicts, 5),
		say: ({ conflicts }) => `${conflicts} figures contradict others or do not add up`,
		place: 'conflicts',
	},
	echoes: {
		value: ({ echoed, figures }) => (figures > 0 ? growing(echoed / figures, 1) : null),
		say: ({ echoed, figures }) => `${echoed} of ${figures} figures come back elsewhere with the same value`,
	},
	restraint: {
		value: ({ certain, hedged }) => share(hedged, hedged + certain),
		say: ({ certain, hedged }) => `${certain} sentences claim certainty, ${hedged} leave room for doubt`,
		place: 'certain',
	},
	reasoning: {
		value: ({ reasoning, sentences }) => (sentences > 0 ? growing(reasoning / sentences, 0.2) : null),
		say: ({ reasoning, sentences }) => `${reasoning} of ${sentences} sentences weigh, contrast or conclude`,
	},
	placement: {
		value: ({ placementFit, placed }) => share(placementFit, placed),
		say: ({ placementFit, placed }) =>
			`paragraphs share ${percent(placementFit, placed)} of their subject with their own section rather than with the closest other one`,
		place: 'placementFit',
	},
	closing: {
		value: ({ closingShared, closingTerms }) => share(closingShared, closingTerms),
		say: ({ closingShared, closingTerms }) =>
			`${percent(closingShared, closingTerms)} of the conclusion’s terms occur in the rest of the report`,
		place: 'closingShared',
	},
	visuals: {
		value: ({ visuals }) => (visuals > 0 ? growing(visuals, 3) : null),
		say: ({ visuals }) => (visuals === 1 ? 'there is 1 table or figure' : `there are ${visuals} tables and figures`),
	},
	integration: {
		value: ({ tiedVisuals, visuals }) => share(tiedVisuals, visuals),
		say: ({ tiedVisuals, visuals }) => `the text leads to ${tiedVisuals} of ${visuals} tables and figures`,
		place: 'tiedVisuals',
	},
} as const satisfies Record<string, Signal>;

export type SignalName = keyof typeof signals;

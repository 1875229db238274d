import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { halfAt } from './scales';
import type { Tally } from './tally';

/** One thing that makes a report better, measured. */
export interface EstimateSignal {
	/** 0–1, the more the better; `null` where the report has nothing to measure it on. */
	readonly value: (tally: Tally) => number | null;
	/** The figures behind it. */
	readonly say: (tally: Tally) => Message;
	/** The count whose place shows what is wrong. */
	readonly place?: keyof Tally;
}

/** Half of the way to 1 is reached at `half`: more always helps, less and less. */
const growing = (amount: number, half: number) => amount / (amount + half);
/** Half of 1 is left at `half`. */
const shrinking = (amount: number, half: number) => half / (amount + half);
const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);

export const signals = {
	support: {
		value: ({ supportedClaims, claims }) => share(supportedClaims, claims),
		say: ({ supportedClaims, claims }) => message('estimates.support', { share: supportedClaims / claims }),
		place: 'supportedClaims',
	},
	sourcing: {
		value: ({ sourced, given }) => share(sourced, given),
		say: ({ sourced, given }) => message('estimates.sourcing', { share: sourced / given }),
		place: 'sourced',
	},
	facts: {
		value: ({ given }) => growing(given, halfAt.facts),
		say: ({ given }) => message('estimates.facts', { count: given }),
	},
	evidence: {
		value: ({ facts, claims }) => share(facts, facts + claims),
		say: ({ facts, claims }) => message('estimates.evidence', { share: facts / (facts + claims) }),
	},
	citing: {
		value: ({ citations, sentences }) =>
			sentences > 0 ? growing(citations / sentences, halfAt.citationsPerSentence) : null,
		say: ({ citations, sentences }) => message('estimates.citing', { citations, sentences }),
	},
	resolving: {
		value: ({ citations, broken }) => share(citations, citations + broken),
		say: ({ citations, broken }) => message('estimates.resolving', { broken, citations: citations + broken }),
		place: 'broken',
	},
	sources: {
		value: ({ sources }) => growing(sources, halfAt.sources),
		say: ({ sources }) => message('estimates.sources', { count: sources }),
	},
	breadth: {
		value: ({ sentences, repeatedSentences }) => growing(sentences - repeatedSentences, halfAt.sentences),
		say: ({ sentences, repeatedSentences }) =>
			message('estimates.breadth', { sentences: sentences - repeatedSentences }),
	},
	distinctness: {
		value: ({ repeated, paragraphs }) => (paragraphs > 0 ? shrinking(repeated / paragraphs, halfAt.repetition) : null),
		say: ({ repeated, paragraphs }) => message('estimates.distinctness', { repeated, paragraphs }),
		place: 'repeated',
	},
	agreement: {
		value: ({ conflicts }) => shrinking(conflicts, halfAt.conflicts),
		say: ({ conflicts }) => message('estimates.agreement', { conflicts }),
		place: 'conflicts',
	},
	echoes: {
		value: ({ echoed, figures }) => (figures > 0 ? growing(echoed / figures, halfAt.echoesPerFigure) : null),
		say: ({ echoed, figures }) => message('estimates.echoes', { echoed, figures }),
	},
	restraint: {
		value: ({ certain, hedged }) => share(hedged, hedged + certain),
		say: ({ certain, hedged }) => message('estimates.restraint', { certain, hedged }),
		place: 'certain',
	},
	reasoning: {
		value: ({ reasoning, sentences }) => (sentences > 0 ? growing(reasoning / sentences, halfAt.reasoning) : null),
		say: ({ reasoning, sentences }) => message('estimates.reasoning', { reasoning, sentences }),
	},
	placement: {
		value: ({ placementFit, placed }) => share(placementFit, placed),
		say: ({ placementFit, placed }) => message('estimates.placement', { share: placementFit / placed }),
		place: 'placementFit',
	},
	closing: {
		value: ({ closingShared, closingTerms }) => share(closingShared, closingTerms),
		say: ({ closingShared, closingTerms }) => message('estimates.closing', { share: closingShared / closingTerms }),
		place: 'closingShared',
	},
	visuals: {
		value: ({ visuals }) => (visuals > 0 ? growing(visuals, halfAt.visuals) : null),
		say: ({ visuals }) => message('estimates.visuals', { count: visuals }),
	},
	integration: {
		value: ({ tiedVisuals, visuals }) => share(tiedVisuals, visuals),
		say: ({ tiedVisuals, visuals }) => message('estimates.integration', { tied: tiedVisuals, visuals }),
		place: 'tiedVisuals',
	},
} as const satisfies Record<string, EstimateSignal>;

export type SignalName = keyof typeof signals;

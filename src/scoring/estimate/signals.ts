import { halfAt } from './scales';
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
/** `1 figure`, `1,616 figures`. */
const counted = (count: number, singular: string, plural = `${singular}s`) =>
	`${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
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
		value: ({ given }) => growing(given, halfAt.facts),
		say: ({ given }) => `${counted(given, 'fact is', 'facts are')} given, key facts counted double`,
	},
	evidence: {
		value: ({ facts, claims }) => share(facts, facts + claims),
		say: ({ facts, claims }) =>
			`${percent(facts, facts + claims)} of what the report states are facts, the rest claims`,
	},
	citing: {
		value: ({ citations, sentences }) =>
			sentences > 0 ? growing(citations / sentences, halfAt.citationsPerSentence) : null,
		say: ({ citations, sentences }) =>
			`${counted(citations, 'citation')} in ${counted(sentences, 'sentence')} ${citations === 1 ? 'leads' : 'lead'} to a source`,
	},
	resolving: {
		value: ({ citations, broken }) => share(citations, citations + broken),
		say: ({ citations, broken }) =>
			`${broken} of ${counted(citations + broken, 'citation')} ${broken === 1 ? 'leads' : 'lead'} to nothing`,
		place: 'broken',
	},
	sources: {
		value: ({ sources }) => growing(sources, halfAt.sources),
		say: ({ sources }) => `${counted(sources, 'different source is', 'different sources are')} cited`,
	},
	breadth: {
		value: ({ sentences, repeatedSentences }) => growing(sentences - repeatedSentences, halfAt.sentences),
		say: ({ sentences, repeatedSentences }) =>
			`its length is ${counted(sentences - repeatedSentences, 'sentence')}, repetitions left out`,
	},
	distinctness: {
		value: ({ repeated, paragraphs }) => (paragraphs > 0 ? shrinking(repeated / paragraphs, halfAt.repetition) : null),
		say: ({ repeated, paragraphs }) =>
			`${repeated} of ${counted(paragraphs, 'paragraph')} surely ${repeated === 1 ? 'repeats' : 'repeat'} another`,
		place: 'repeated',
	},
	agreement: {
		value: ({ conflicts }) => shrinking(conflicts, halfAt.conflicts),
		say: ({ conflicts }) =>
			`${counted(conflicts, 'figure contradicts', 'figures contradict')} others or ${conflicts === 1 ? 'does' : 'do'} not add up`,
		place: 'conflicts',
	},
	echoes: {
		value: ({ echoed, figures }) => (figures > 0 ? growing(echoed / figures, halfAt.echoesPerFigure) : null),
		say: ({ echoed, figures }) =>
			`${echoed} of ${counted(figures, 'figure')} ${echoed === 1 ? 'comes' : 'come'} back elsewhere with the same value`,
	},
	restraint: {
		value: ({ certain, hedged }) => share(hedged, hedged + certain),
		say: ({ certain, hedged }) =>
			`${counted(certain, 'sentence claims', 'sentences claim')} certainty, ${hedged} ${hedged === 1 ? 'leaves' : 'leave'} room for doubt`,
		place: 'certain',
	},
	reasoning: {
		value: ({ reasoning, sentences }) => (sentences > 0 ? growing(reasoning / sentences, halfAt.reasoning) : null),
		say: ({ reasoning, sentences }) =>
			`${reasoning} of ${counted(sentences, 'sentence')} ${reasoning === 1 ? 'weighs, contrasts or concludes' : 'weigh, contrast or conclude'}`,
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
		value: ({ visuals }) => (visuals > 0 ? growing(visuals, halfAt.visuals) : null),
		say: ({ visuals }) => (visuals === 1 ? 'there is 1 table or figure' : `there are ${visuals} tables and figures`),
	},
	integration: {
		value: ({ tiedVisuals, visuals }) => share(tiedVisuals, visuals),
		say: ({ tiedVisuals, visuals }) =>
			`${tiedVisuals} of ${counted(visuals, 'table or figure', 'tables and figures')} ${tiedVisuals === 1 ? 'is' : 'are'} introduced or mentioned in the section around`,
		place: 'tiedVisuals',
	},
} as const satisfies Record<string, Signal>;

export type SignalName = keyof typeof signals;

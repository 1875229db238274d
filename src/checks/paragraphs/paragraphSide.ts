import { itemAt } from '../../access';
import { inEither } from '../../lexicon/compile';
import { recalled, summing } from '../../lexicon/repeats.json';
import type { Report, Section } from '../../report/model';
import { sentenceTerms } from '../../report/sentences/sentenceTerms';
import { kept } from '../../text/kept';
import { keptTermsOf, termsOf } from '../../text/terms';
import { massOf, type NumberedTexts, type Rarity } from './numberedTerms';
import { type Wording, wordingOf } from './pairWording';
import type { Paragraph } from './paragraphs';

/** A paragraph with its terms, by their numbers. */
export interface Side {
	readonly at: number;
	readonly paragraph: Paragraph;
	readonly terms: ReadonlySet<number>;
	readonly mass: number;
	readonly labelTerms: readonly number[];
	readonly headingTerms: ReadonlySet<number>;
	readonly wording: Wording;
	readonly names: ReadonlySet<number>;
	readonly figures: ReadonlySet<number>;
	/** Share of its terms, by rarity, that no paragraph before it has. */
	readonly fresh: number;
	/** A heading above it says that it compares or sums up. */
	readonly sums: boolean;
	readonly chapter: number | undefined;
	/** It says itself that it was told: `as noted above`. */
	readonly recalls: boolean;
	readonly sentences: readonly Sentence[];
}

/** One of its sentences, by the numbers of its terms. */
export interface Sentence {
	readonly terms: ReadonlySet<number>;
	readonly mass: number;
}

/** Twice what the longest paragraph of a report has: each of one paragraph is compared with each of another. */
const mostSentences = 120;

const saysRecalled = inEither(recalled);
const isRecalling = kept((text) => saysRecalled.test(text));
const sumsUp = inEither(summing);
const isSumming = kept((heading) => sumsUp.test(heading));

/** The terms of each paragraph, as they follow each other and by their numbers. */
export interface ParagraphTerms extends NumberedTexts {
	readonly terms: readonly (readonly string[])[];
}

/** What sides are read with: besides the terms how rare each is, and the paragraph that has it first. */
export interface Known extends ParagraphTerms {
	readonly rarity: Rarity;
	readonly firstIn: ReadonlyMap<number, number>;
}

/** Reads a paragraph for comparing. */
export function sideOf(report: Report, at: number, paragraph: Paragraph, known: Known): Side {
	const { vocabulary, rarity, firstIn } = known;
	const [from, to] = paragraph.block.sentences;
	const words = itemAt(known.terms, at);
	const terms = itemAt(known.sets, at);
	const mass = massOf(terms, rarity);
	const fresh = [...terms].filter((term) => firstIn.get(term) === at);
	return {
		at,
		paragraph,
		terms,
		mass,
		wording: wordingOf(words.map((term) => vocabulary.numberOf(term))),
		figures: vocabulary.setOf(words.filter((term) => /^\d/.test(term))),
		names: vocabulary.setOf(nameTermsIn(paragraph.text)),
		fresh: massOf(fresh, rarity) / (mass || 1),
		...aboveOf(report, paragraph.section),
		recalls: isRecalling(paragraph.text),
		labelTerms: keptTermsOf(paragraph.label).map((term) => vocabulary.numberOf(term)),
		headingTerms: vocabulary.setOf(keptTermsOf(paragraph.section?.text ?? '')),
		sentences: report.sentences.slice(from, Math.min(to, from + mostSentences)).map(({ index }) => {
			const inside = vocabulary.setOf(sentenceTerms(report, index));
			return { terms: inside, mass: massOf(inside, rarity) };
		}),
	};
}

function aboveOf({ sections }: Report, section: Section | undefined): Pick<Side, 'sums' | 'chapter'> {
	let [sums, chapter] = [false, section];
	for (let above = section; above; above = above.parent === undefined ? undefined : sections[above.parent]) {
		if (above.level > 1) {
			sums ||= isSumming(above.text);
			chapter = above;
		}
	}
	return { sums, chapter: chapter?.index };
}

/** The terms of words written as names: with a capital inside a sentence, or Latin words among Chinese ones. */
const nameTermsIn = kept((text): readonly string[] => (text.match(nameLike) ?? []).flatMap(termsOf));

/** Words with digits begin where a word begins: looked for at each letter, they take a word's length squared. */
const nameLike =
	/(?=\p{Lu})(?<=[\p{Ll}\p{N},;:(“"'’-] |[(“"/-])\p{Lu}[\p{L}\p{N}]+|(?<=\p{Script=Han})\p{Script=Latin}+|(?<!\p{L})\p{L}+\d[\p{L}\d]*|\p{Lu}{2,}/gu;

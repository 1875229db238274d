/** Likeness of two paragraphs, the cosine of their n-grams and stems, from which something is done; by hand, on the example reports. */
export const likenessFrom = {
	/** With less two texts have only words in common that any two have; their terms' cosine is looked at first. */
	measured: 0.06,
	measuredByTerms: 0.04,
	/** With less, figures that both give are named in two statements. */
	retold: 0.2,
	/** From here on a score may deduct points. */
	scored: 0.25,
	/** With less a pair is no more than a hint, whatever the odds: of nine that were shown editors agreed with two. */
	shown: 0.26,
	/** A hint, whatever the odds; topical kinship alone stays below it. */
	reported: 0.5,
	/** From here on one is a copy of the other, edited or not, unless each has a number or name of its own. */
	copied: 0.6,
	/** A copy with hardly a word changed is shown with the odds of a paragraph, whatever it is: of eleven with less, readers agreed with none. */
	verbatim: 0.9,
} as const;

/**
 * Odds that the forest gives a pair for being a repetition. Those of findings were chosen on the reports that an editor
 * marked, each left out of the training (`npm run bench:editor`).
 */
export const oddsFrom = {
	/** Below this hardly any pair is one. */
	candidate: 0.05,
	/** Named as a further place that a paragraph repeats which is told for another. */
	related: 0.2,
	/** The pair is a hint; of those with less an editor agreed with one in three. */
	hinted: 0.29,
	/**
	 * The pair is shown, where an editor is likelier to agree than not, reports left out: lists recapitulate, and of items with
	 * odds of 0.5 to 0.65 editors agreed with 13 of 36, while of paragraphs with 0.4 to 0.5 they agreed with 8 of 13. What shares
	 * terms alone, neither figures nor words in a row, is as weak.
	 */
	shown: { weak: 0.65, paragraph: 0.4 },
} as const;

/**
 * A report has few repetitions that an editor marks: of long ones with many pairs alike most are made that way. The
 * surest are shown: so many, and one more for every so many paragraphs.
 */
export const mostShown = { atLeast: 3, perParagraphs: 30 } as const;

/** Whether a model that gave two paragraphs so many points, of 0–4, calls one a repetition of the other: from “a main point is told again” (DeepResearch-ReportEval §2.3.2). */
export function isJudgedRepetition(points: number): boolean {
	return points <= 2;
}

/** Only the nearest texts of each text, at most this many, are candidates. */
export const nearestCount = 4;

/** Two sections that have this many labels in common are filled in after one form. */
export const formLabels = 2;
/** A label that heads an item in this many sections is that of a form's row. */
export const formSections = 3;

/** Words, or Chinese characters, in a row that two paragraphs share where one repeats the other: in an author's own account, or where one leads into a list or is an entry of a timeline. */
export const longRun = { en: 12, zh: 20 } as const;

/**
 * What tells a repetition from a kinship of subject (`sharedContent.ts`), chosen on the editor's marks and on reports of other
 * systems that were read afterwards. A run is in words, or in Chinese characters.
 */
export const tellingRun = { en: 5, zh: 10 } as const;
export const longSentences = 5;
export const ownFigures = 2;

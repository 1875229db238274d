/**
 * The tolerances of the number checks, and when two numbers count as the same quantity. Where a line does not say otherwise,
 * values were set by hand on the example reports and test sentences, so that careful authors get no findings.
 */

/** What an approximate number may be off by, relative to itself: a round one (“nearly 40%”, “about 20 million”) is rounded further than others. */
export const approximately = { round: 0.08, other: 0.05 } as const;

/** What rounding may hide, in units of the last place written, unless a line says otherwise. */
export const rounding = {
	/** Half a unit is what it can hide; that several numbers are all off by that much, each the worst way, is so unlikely that a little less is allowed. */
	written: 0.35,
	/** For a number that was worked out: half a unit, and a little for the arithmetic. */
	result: 0.55,
	/** For a quantity compared as written: half a unit, and a hair for floating point. */
	half: 0.5001,
	/** Relative to a percentage without decimals: `120%` is said of 119.1 % too. */
	wholePercent: 0.01,
	/** The same with decimals: worked out from numbers that were rounded once more in the text. */
	percent: 0.005,
} as const;

/** In percentage points a year: forecasters count from the base year or the year after, and round what they start from. */
export const yearlyRate = { text: 0.2, table: 0.1 } as const;

/** What follows from the figures of a table that says they are rounded may be off by so much, relative to itself. */
export const roundedTable = 0.1;

/** How near the logarithm of a quotient must come to a whole number for it to be a power of ten. */
export const powerOfTen = 0.01;

/** A part so many times its whole is written in another unit: millions for billions, 万 for 亿. */
export const otherScale = 100;

/** What a number in words stands for, relative to it: `more than half`, `nearly double`. */
export const inWords = {
	/** How far beyond it `more than` reaches at most. */
	most: 1.6,
	/** What `more than` and `less than` leave on their other side. */
	hair: 0.02,
	nearly: { least: 0.8, most: 1.03 },
	about: 0.15,
	plain: 0.1,
} as const;

/** The same for multiples of a change, which authors round more freely: `tripled`, `nearly doubled`. */
export const saidMultiples = {
	moreThan: { least: 0.98, most: 1.6 },
	/** `Halved` is said of what is left, from a third to six tenths. */
	halved: { least: 0.7, most: 1.2 },
	/** `More than halved` leaves less than half. */
	moreThanHalved: 1.02,
	nearly: { least: 0.8, most: 1.12 },
	plain: { least: 0.9, most: 1.15 },
} as const;

/** How far a total in a table may be off and still be one, rather than an average or a total of something else. */
export const tableTotal = {
	/** In units of the last place, by the root of how many numbers are rounded: two and a half times what they are off by as a rule. */
	rounding: 0.72,
	/** Of more parts each may be off by all that rounding hides. */
	few: 10,
	/** As a ratio to their sum: what costs per unit come to is no mean of them. */
	rates: { least: 0.8, most: 1.25 },
	/** Percentages that are said to come to this nearly exactly, in points, and may be off by so much. */
	percent: { exact: 0.01, off: 40 },
	/** As a ratio to the sum, beside a total that adds up. */
	evident: { least: 0.2, most: 5 },
	/** The same where none does; an average of `n` parts is 1/n of their sum. */
	alone: { aboveAverage: 0.12, most: 2.2 },
} as const;

/** Relations of more numbers get no retrial. */
export const mostRetried = 64;

/** As a ratio to a total: a list further off is not a list of its parts. */
export const partsOfTotal = { least: 0.5, most: 2 } as const;

/** In points: how far shares may be from 100 % and still be meant to come to it. */
export const sharesOfWhole = {
	/** What rounding of several shares hides. */
	rounded: 0.5,
	/** With `the rest`, with too much, and with too little and no `rest`. */
	rest: 45,
	over: 30,
	under: 12,
	/** Groups that cannot overlap come to more than the first by mistake, and to more than the second by design. */
	exclusive: { over: 101, most: 160 },
} as const;

/** How alike two texts must be for their numbers to be of one quantity. */
export const sameQuantity = {
	/** Terms of the clauses: where both say the same, and where the one says more. */
	leastTerms: 2,
	termsOfPart: 4,
	/** Shared terms by all terms of both clauses; of what introduces their lists; of the sentence that has fewer. */
	clause: 0.75,
	heading: 0.5,
	sentenceShared: 0.6,
	/** Terms of a sentence that is known again, and the share of them that both have. */
	sentenceTerms: 5,
	sentence: 0.8,
	/** A value so many times another is of something else: the whole, and not a part. */
	wholeOfPart: 4,
} as const;

/** Values of a sentence and a cell that are further apart, as a ratio, are of different things. */
export const sameCell = { ratio: { least: 0.3, most: 3.3 } } as const;

/** A list against the number that announces it. */
export const listed = {
	/** A list of one item is mostly the beginning of something else. */
	least: 2,
	/** Parts that were taken out without the number in front of them. */
	mostFewer: 2,
	/** Parts that were added; many more are the parts of parts, written as one list. */
	mostMore: 1,
};

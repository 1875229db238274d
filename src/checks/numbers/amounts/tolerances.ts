/**
 * What the checks of numbers let pass, and what they take for the same quantity. Where a line says nothing else, a value
 * was set by hand on the example reports and the tests' sentences, so that what a careful author writes is not reported.
 */

/** What an approximate number (“about 20 million”) may be off by, relative to itself. */
export const approximately = 0.05;

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

/** What rounding to a few digits may hide in a converted amount besides its last place, relative to itself. */
export const converted = { rounded: 0.02, about: 0.05 } as const;

/** In percentage points a year: forecasters count from the base year or the year after, and round what they start from. */
export const yearlyRate = { text: 0.2, table: 0.1 } as const;

/**
 * When the shares of a column are of one number that no row gives: so many of them at least, and all but so many, come to it,
 * and leave so little open, relative to it. Those of so many rows are tried.
 */
export const commonBase = { rows: 4, odd: 1, width: 0.02, tried: 16 } as const;

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
	/** Percentages that are said to come to this nearly exactly, in points, and may be off by so much. */
	percent: { exact: 0.01, off: 40 },
	/** As a ratio to the sum, beside a total that adds up. */
	evident: { least: 0.2, most: 5 },
	/** The same where none does; an average of `n` parts is 1/n of their sum. */
	alone: { aboveAverage: 0.12, most: 2.2 },
	/**
	 * A row that is called otherwise is one where so many parts come to a value of so many units of its last place; as a
	 * ratio to the sum, how far it may be off in another column.
	 */
	recognised: { parts: 3, units: 50, least: 0.8, most: 1.25 },
	/** A row within a table is the sum of so many in front of it at most; only very long tables have more. */
	grouped: { parts: 24 },
} as const;

/** When a cell is in another unit than its column. */
export const mixedScale = {
	/** So many others must agree in theirs, and twice as many as do not; few will do where the units are so far apart. */
	least: 3,
	few: 2,
	factor: 1000,
	/** How many times the largest or smallest of them it may be. */
	near: 20,
	/** Of ten: thousands and millions, and 万 in Chinese. */
	powers: [-6, -4, -3, 3, 4, 6],
} as const;

/** When a row of a table has the means of others. */
export const tableAverage = {
	/** Of so many values at least; of two, much is the mean by chance. */
	parts: 3,
	/** So many such rows are read; a table of more is a list of means. */
	rows: 32,
	/** How many values, in its last place, simple means must have had to choose from: where all are alike, anything is their mean. */
	choice: 20,
	/** How far outside them it may be and still be meant as their mean, relative to the nearest of them. */
	beyond: 0.5,
	/** Relative to their sum: what comes nearer to it is a total, whatever it is called. */
	ofTotal: 0.8,
} as const;

/**
 * How many numbers a relation may have, and in how many of them a number may take part, to be tried again with another number;
 * a table of more totals than that is none that anybody reads.
 */
export const triedAgain = 64;

/** How far the parts named in a sentence may be from what they are said to come to. */
export const partsOfTotal = {
	/** As a ratio to the total; beyond them they are no list of its parts. */
	least: 0.5,
	most: 2,
} as const;

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

/** How alike (Jaccard, 0–1) two texts must be for their numbers to be of one quantity. */
export const sameQuantity = {
	/** Statements: their terms, and the terms of those that are one sentence written twice. */
	statement: 0.65,
	sameStatement: 0.85,
	/** Of fewer terms nothing can be told. */
	leastTerms: 3,
	/** Sentences of this many terms that say the same are one sentence written twice, wherever they stand. */
	longTerms: 7,
	/** In Chinese, where terms are pairs of characters. */
	longTermsHan: 12,
	/** The headings of their lists; sentences of this many terms stand for themselves where only one has a heading. */
	heading: 0.5,
	fullSentence: 4,
	/** Clauses around a number; those that are clearly alike; what their sentences share then. */
	clause: 0.6,
	sameClause: 0.8,
	sentenceShared: 0.6,
	/** Sentences so alike that their clauses need not be; of at least so many terms. */
	sentence: 0.7,
	sentenceTerms: 4,
	/** A count so many times another is of the whole, and the other of a part. */
	wholeOfPart: 8,
	/** Clauses of this many terms that open their sentences and are the same say the same, however the sentences go on. */
	openingTerms: 4,
} as const;

/** Two sentences laid side by side word by word. */
export const otherWords = {
	/** Longer ones are not. */
	most: 120,
	/** Of the words of the shorter one so many are those of the other, in their order; others are put in words of their own. */
	shared: 0.75,
} as const;

/** When two numbers with a dash between them are a range that runs downwards, set on the numbers of 689 reports. */
export const backwardRange = {
	/** As a ratio of the first to the second; beyond it they are two numbers. */
	most: 3,
} as const;

/** What makes two places give one figure, set on the figures of 689 reports. */
export const anchor = {
	/** Digits besides zeros at either end. */
	digits: 4,
	digitsOfMoney: 3,
	/** Cells that two rows of one name must have in common, or one of so many digits besides zeros at either end. */
	cells: 2,
	digitsOfOnlyCell: 5,
	/** Terms they share next to them. */
	terms: 2,
	/** Each is held against so many before it with the same digits. */
	compared: 20,
} as const;

/** When two figures whose digits differ in order are one figure, mistyped. */
export const swapped = {
	/** Digits besides zeros at either end. */
	digits: 3,
	/** Terms that say what both are. */
	terms: 2,
	/** Places apart that give a longer figure, which need no terms then. */
	places: 3,
	/** By these powers of ten a bare number of a table may be smaller than the same number with its unit. */
	scales: [3, 4, 6, 8, 9] as readonly number[],
} as const;

/** When a sentence gives a row of a table its place. */
export const places = {
	/** Rows at least, and the share of them that have a figure in the column. */
	rows: 3,
	given: 0.7,
	/** How far before the place its words are looked for. */
	reach: 60,
	/** In the order in which columns are told: a column counts 1, a year these many, and what is a share less than any. */
	perYear: 100,
	later: 1_000_000,
} as const;

/** When a growth rate in text is that of a table's column over the years. */
export const series = {
	/** Years the column must have. */
	points: 3,
	/** Terms of its header that the sentence must share. */
	terms: 2,
	/** Years in which two columns that are of one thing give the same value. */
	shared: 2,
	/** How far beyond every growth of the column, in points. */
	off: 1,
} as const;

/** When a number is what a cell says is not to be had: how many terms the names of its row and column must have. */
export const missingCell = { terms: 3 } as const;

/** When a sentence is about a cell of a table. */
export const sameCell = {
	/** The share of the cell's terms that its clause has, and what is enough where its sentence has them all. */
	inClause: 0.99,
	inClauseOfFullSentence: 0.5,
	/** Values further apart, as a ratio, are of different things. */
	ratio: { least: 0.3, most: 3.3 },
	nearRatio: { least: 0.6, most: 1.6 },
} as const;

/** A list against the number that announces it. */
export const listed = {
	/** A list of one item is mostly the beginning of something else. */
	least: 2,
	/** Parts that were taken out without the number in front of them. */
	mostFewer: 2,
	/** Parts that were added; many more are the parts of parts, written as one list. */
	mostMore: 1,
};

/** When a clause that says no more than the name of a row is about that row. */
export const stated = {
	/** Names of fewer words must open their sentence: they may be of what stands before them. */
	words: 2,
	/** Digits of a figure that is known again in another year. */
	digits: 3,
	/** So many rows at least are periods where the columns are series. */
	periods: 2,
	/** Without a period, values further apart, as a ratio, are of different times. */
	near: { least: 0.8, most: 1.25 },
} as const;

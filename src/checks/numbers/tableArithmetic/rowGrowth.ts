import { inEither } from '../../../lexicon/compile';
import { besidesGrowth, expected } from '../../../lexicon/quantities';
import { verbatim } from '../../../messages/message';
import { blockAt, sectionsFrom } from '../../../report/lookup';
import type { Report } from '../../../report/model';
import { withoutBrackets } from '../../../text/ends';
import { allMatches } from '../../../text/matches';
import { type Amount, alike, asWritten, digitsOf } from '../amounts/amount';
import { type CheckedRelation, judged } from '../amounts/checkedRelation';
import { divide, type Interval, negate } from '../amounts/interval';
import type { Relation } from '../amounts/relation';
import { growthOf, unitMix } from '../arithmetic/changes';
import { changeRightBefore } from '../arithmetic/changeWords';
import { yearly } from '../arithmetic/compound';
import { judgeMultiple, multipleIn, type SaidMultiple } from '../arithmetic/multiples';
import { withoutAsides } from '../reading/asides';
import { keptTermSet, termSet } from '../reading/mentions';
import { overlap } from '../reading/sameQuantity';
import { amountAt, amountMarks, everyAmount, periodsIn, readSkeletons, type Skeleton } from '../reading/skeleton';
import { columnOf, type Grid, readGrids } from '../tables/grid';
import { isRateName, isShareName, shortNameOf } from '../tables/tableNames';
import { type Pair, pairsFor, type YearValue } from './yearValues';

/** A row of a table over the years. */
interface Row {
	/** The table's. */
	readonly block: number;
	readonly terms: ReadonlySet<string>;
	/** What may be said of it besides: the terms of the table's header and caption, and of the headings over it. */
	readonly around: ReadonlySet<string>;
	/** In the order of their years. */
	readonly values: readonly YearValue[];
}

/** What a clause says of its subject: by how much it changed, or how many times it became. */
interface Claim {
	readonly block: number;
	readonly subject: ReadonlySet<string>;
	readonly years: readonly number[];
	/** Its only year is the one that the change began in. */
	readonly isSince: boolean;
	/** What it says the change ended at: `grew by 12% to 450`. */
	readonly end: Amount | undefined;
	readonly said: Rate | { readonly multiple: SaidMultiple };
}

interface Rate {
	readonly rate: Amount;
	readonly falls: boolean;
	/** A year, over more years than one. */
	readonly yearly: boolean;
}

/** Changes that text tells of a row of a table over the years: `Ferries grew by 12%`, `Tram rides doubled`. */
export function checkRowGrowth(report: Report): CheckedRelation[] {
	const rows = readGrids(report).flatMap((grid) => rowsOf(report, grid));
	if (rows.length === 0) return [];
	return readSkeletons(report).flatMap((skeleton) =>
		withoutAsides(skeleton.text)
			.split(/[\n;；]/u)
			.filter((sentence) => ![isExpected, isOtherMeasure, ofPart].some((other) => other.test(sentence)))
			.flatMap((sentence) => claimsIn(skeleton, sentence).flatMap((claim) => judge(claim, rows))),
	);
}

const isExpected = inEither(expected);
const isOtherMeasure = inEither(besidesGrowth);
/** `Since 2022` tells of the years of a table, and since an event of none. */
const sinceEvent = /\bsince\b(?!\s[\uF000-\uF8FF])/iu;
/** In front, without a period: `In the retail arm, revenue grew`, `Since the merger, …`. */
const ofPart = /^\s*(?:in|at|within|for|across|excluding|without|since)\b[^,，\uE000-\uF8FF]{0,80},/iu;
const sinceYear = /\bsince\s[\uF000-\uF8FF]/iu;

function rowsOf(report: Report, grid: Grid): Row[] {
	const { caption, block } = grid.table;
	const headings = sectionsFrom(report, blockAt(report, block).section).map(({ text }) => text);
	const about = [...headings, caption ? report.source.slice(...caption) : ''];
	const rowOf = (name: string, beside: readonly string[], cells: readonly Partial<YearValue>[]): Row[] => {
		const values = cells.flatMap(({ year, amount }) =>
			year !== undefined && amount && isLevel(amount) ? [{ year, amount }] : [],
		);
		const isDated = new Set(values.map(({ year }) => year)).size === values.length;
		if (values.length < 2 || !isDated) return [];
		const around = keptTermSet([...beside, ...about].join(' '));
		return [withoutBrackets(name), shortNameOf(name) ?? '']
			.map(keptTermSet)
			.filter(({ size }) => size > 0)
			.map((terms) => ({ block, terms, around, values: values.toSorted((a, b) => a.year - b.year) }));
	};
	const isLevelName = (name: string) => !isRateName(name) && !isShareName(name, true);
	const columns = grid.headerYears.flatMap((year, column) => {
		return year !== undefined && isLevelName(grid.header[column] ?? '') ? [{ year, column }] : [];
	});
	const isDated = new Set(columns.map(({ year }) => year)).size === columns.length;
	const rows = grid.labels.flatMap((label, row) => {
		const cells = columns.map(({ year, column }) => ({ year, amount: grid.rows[row]?.[column] }));
		return isDated ? rowOf(label, grid.header, cells) : [];
	});
	// Where the rows are years, the columns.
	const series = grid.header.flatMap((header, column) => {
		const cells = columnOf(grid, column).map((amount, row) => ({ year: grid.rowYears[row], amount }));
		const isSeries = column > 0 && grid.headerYears[column] === undefined && isLevelName(header);
		return isSeries ? rowOf(header, [...grid.labels, grid.header[0] ?? ''], cells) : [];
	});
	return [...rows, ...series];
}

const noLevels: ReadonlySet<string> = new Set(['points', 'ratio']);

function isLevel({ dimension, range, value }: Amount): boolean {
	return !noLevels.has(dimension) && !range && value !== 0;
}

/** A clause with one rate and no other number, or with a multiple in words and no number at all. */
function claimsIn(skeleton: Skeleton, sentence: string): Claim[] {
	const inSentence = yearsIn(skeleton, sentence);
	return sentence.split(/[,，(（]/u).flatMap((written): Claim[] => {
		if (sinceEvent.test(written)) return [];
		const [ending = '', end] = beganAt.test(written) ? [] : (endedAt.exec(written) ?? []);
		const rest = written.replace(ending, '');
		const clause = rest.replace(compounding, '');
		const subjectIn = (text: string) => termSet(text.replace(sinceYear, '').replace(timeBehind, ''));
		const own = yearsIn(skeleton, clause);
		const years = own.length > 0 ? own : inSentence;
		// Over more years than the table may have.
		if (end !== undefined && years.length === 0 && isLasting(skeleton, sentence)) return [];
		const time = {
			years,
			isSince: sinceYear.test(clause),
			end: end === undefined ? undefined : amountAt(skeleton, end),
		};
		const [first, ...more] = allMatches(everyAmount, clause);
		if (!first) {
			const multiple = multipleIn(clause);
			if (!multiple) return [];
			const subject = subjectIn(clause.replace(multiple.words, ''));
			return [{ block: skeleton.block, subject, ...time, said: { multiple } }];
		}
		const rate = amountAt(skeleton, first[0]);
		const change = changeRightBefore(clause.slice(0, first.index));
		if (more.length > 0 || rate.dimension !== 'percent' || rate.range || !change?.direction) return [];
		// What is said behind the rate narrows its subject down: `grew by 5% in the north`.
		const subject = subjectIn(`${change.subject} ${clause.slice(first.index + 1)}`);
		return [
			{
				block: skeleton.block,
				subject,
				...time,
				said: { rate, falls: change.direction === -1, yearly: clause !== rest },
			},
		];
	});
}

/** `Doubled in its first full year on the market`: how long it took narrows nothing down. */
const timeBehind = /\b(?:in|over|within|during|for) (?:[a-z]+ ){0,4}years?\b.*$/iu;

/** Behind a rate: `grew by 12% to 450`; where the text says what it grew from, too, it is held against itself. */
const endedAt = new RegExp(
	`(?<=[${amountMarks}][^${amountMarks}]{0,60})(?:\\s(?:to|reaching)\\s|[至到达]了?)([${amountMarks}])`,
	'u',
);
const beganAt = new RegExp(`\\bfrom\\s[${amountMarks}]|[从由][${amountMarks}]`, 'u');

function isLasting(skeleton: Skeleton, sentence: string): boolean {
	const amounts = allMatches(everyAmount, sentence).map(([mark]) => amountAt(skeleton, mark).text);
	return [sentence, ...amounts].some((text) => lasting.test(text));
}

const lasting = /\byears?\b|\bdecades?\b|年/iu;

const compounding = /\bcompound(?:ed)?(?: annual)? |\b(?:a|per) year\b|年均|年复合|复合/giu;

/** A span of years is none of them: 0, which no column has. */
function yearsIn(skeleton: Skeleton, text: string): number[] {
	return periodsIn(skeleton, text).map(({ kind, value, upper }) =>
		kind === 'year' && upper === undefined ? value : 0,
	);
}

/** Held against every row of that name; one that fits is enough, and else the nearest is meant. */
function judge(claim: Claim, rows: readonly Row[]): CheckedRelation[] {
	const distance = ({ block }: Row) => Math.abs(block - claim.block);
	const about = rows.filter((row) => isAbout(claim, row)).sort((a, b) => distance(a) - distance(b));
	const largest = Math.max(...about.map(({ terms }) => terms.size));
	const tried = about.filter(({ terms }) => terms.size === largest).map((row) => judgeRow(claim, row));
	const known = tried.filter((relation) => relation !== undefined);
	if (known.length < tried.length) return [];
	const one = known.find(({ outcome }) => outcome === 'holds') ?? known[0];
	return one ? [one] : [];
}

/** The subject names the row, and nothing that the table is not about. */
function isAbout({ subject }: Claim, { terms, around }: Row): boolean {
	return overlap(terms, subject) === terms.size && [...subject].every((term) => terms.has(term) || around.has(term));
}

/** `undefined` where the years are not those of two columns. */
function judgeRow({ years, isSince, end, said }: Claim, { values }: Row): CheckedRelation | undefined {
	const isYearly = 'rate' in said && said.yearly;
	const pairs = pairsFor(years, values, { isYearly, isSince }).filter(([, to]) => !end || isGiven(end, to.amount));
	if (pairs.length === 0) return undefined;
	// A yearly rate is most likely meant over all the years.
	if (isYearly) pairs.sort((a, b) => spanOf(b) - spanOf(a));
	const relations = pairs.flatMap((pair) => relationsOf(pair, said));
	return relations.find(({ outcome }) => outcome === 'holds') ?? relations[0];
}

/** The same digits, whatever the table says of its unit. Where the text ends at another value, it tells of something else. */
function isGiven(end: Amount, cell: Amount): boolean {
	return !end.range && digitsOf(end) === digitsOf(cell);
}

function spanOf([from, to]: Pair): number {
	return to.year - from.year;
}

function relationsOf([from, to]: Pair, said: Claim['said']): CheckedRelation[] {
	const both = alike(from.amount, to.amount);
	if (!both) return [];
	const [a, b] = both;
	if ('multiple' in said) {
		const judged = judgeMultiple(said.multiple, { from: a, to: b });
		return judged ? [judged] : [];
	}
	// A share that rose by 2 points may be said to rise by 2 %, or by what that is of it: only the first is a slip.
	if (a.dimension === 'percent') {
		const mixed = unitMix({ from: a, to: b }, said.rate, said.falls ? -1 : 1);
		return mixed ? [mixed] : [];
	}
	return growthsOf(said, a, b, to.year - from.year).map(({ value, formula }) => {
		const relation: Relation = {
			result: said.rate,
			operands: [a, b],
			formula: verbatim(formula),
			computed: [said.falls ? negate(value) : value],
			ambiguous: true,
		};
		return judged('change', relation);
	});
}

interface Growth {
	readonly value: Interval;
	readonly formula: string;
}

/** Over several years a rate may be of all of them or of each. */
function growthsOf({ yearly: ofEach }: Rate, from: Amount, to: Amount, years: number): Growth[] {
	const growth = growthOf(asWritten(from), asWritten(to));
	const ratio = divide(asWritten(to), asWritten(from));
	if (!growth || !ratio) return [];
	const plain = { value: growth, formula: `(${to.text} − ${from.text}) ÷ ${from.text}` };
	const compound = { value: yearly(ratio, years), formula: `(${to.text} ÷ ${from.text})^(1/${years}) − 1` };
	if (years < 2) return [plain];
	return ofEach ? [compound] : [plain, compound];
}

import { message } from '../../messages/message';
import type { Span } from '../../report/model';
import type { FoundQuantity } from '../../report/numbers/quantityGrammar';
import { memoised } from '../../text/memo';
import type { ClaimSignal } from '../model';
import type { ParsedClaim } from './parseClaim';
import type { SourceIndex, SourceSentence } from './sourceIndex';
import { findDirections, isDenied, withoutNegations } from './stances';
import {
	agree,
	dimensionOf,
	isComparable,
	plainTerms,
	type QuantityStatement,
	readQuantityStatements,
	valuesOf,
	yearsIn,
} from './statements';
import { farFromAbout, sameTerms } from './thresholds';

export interface NumberComparison {
	/** What speaks for the claim or against it, or that figures were not compared. */
	readonly signals: readonly ClaimSignal[];
	/** One of the sentences says each share, amount of money and measure of the claim of the same thing. */
	readonly allBacked: boolean;
}

interface Rival {
	readonly statement: QuantityStatement;
	readonly sentence: SourceSentence;
}

/** What the sentences that fit a claim best say of it, number by number. */
export function compareNumbers(
	source: SourceIndex,
	claim: ParsedClaim,
	best: readonly SourceSentence[],
): NumberComparison {
	if (claim.quantities.length === 0) return { signals: [], allBacked: true };
	if (!isComparable(claim.text, claim.quantities)) return { signals: [unread(claim)], allBacked: false };
	const stated = readQuantityStatements(claim.text, claim.language, claim.quantities);
	const [readable, long] = [[], []] as [SourceSentence[], SourceSentence[]];
	for (const sentence of stated.length > 0 ? best : [])
		if (sentence.quantities.length > 0)
			(isComparable(sentence.text, sentence.quantities) ? readable : long).push(sentence);
	const rivals = readable.flatMap((sentence) =>
		readQuantityStatements(sentence.text, source.language, sentence.quantities).map((statement) => ({
			...{ statement, sentence },
		})),
	);
	return {
		signals: [...stated.flatMap((own) => weighNumber(source, own, claim, rivals)), ...long.map(unread)],
		allBacked: stated.every((own) => {
			const same = rivals.filter((rival) => isSameNumber(own, rival, source));
			// The figure of another thing, where this one has a figure of its own.
			if (rivals.some((rival) => isRival(own, rival, claim, source))) return false;
			return same.length > 0 ? same.some(({ statement }) => saysAlike(own, statement)) : !isMeasured(own);
		}),
	};
}

function unread({
	text,
	quantities,
	span,
}: Pick<SourceSentence, 'text' | 'quantities'> & { span?: Span }): ClaimSignal {
	const told = message('signals.notCompared', { characters: text.length, figures: quantities.length });
	return { code: 'notCompared', message: told, ...(span && { span }) };
}

function weighNumber(
	source: SourceIndex,
	own: QuantityStatement,
	claim: ParsedClaim,
	rivals: readonly Rival[],
): ClaimSignal[] {
	const backing = rivals.find((rival) => isSameNumber(own, rival, source) && saysAlike(own, rival.statement));
	if (backing) return [numbersAgree(backing)];
	const other = rivals.find((rival) => isRival(own, rival, claim, source));
	return other && !isGivenAnywhere(own, source) ? [numberDiffers(own, other)] : [];
}

/** Bare counts are told in too many ways to ask for each of them. */
function isMeasured({ quantity }: QuantityStatement): boolean {
	return quantity.kind !== 'count' && quantity.kind !== 'ratio';
}

function isSameNumber(own: QuantityStatement, rival: Rival, source: SourceIndex): boolean {
	const { statement } = rival;
	return (
		own.dimension === statement.dimension && agree(own, statement) && isAbout(own, rival, source) >= sameTerms.number
	);
}

/** Of the same period, and not of a change the other way. */
function saysAlike(own: QuantityStatement, other: QuantityStatement): boolean {
	return periodsFit(own, other) && !(own.direction && other.direction && own.direction !== other.direction);
}

/** The share of what the claim's number is said of that the other number's sentence, or the source's title, speaks of. */
function isAbout(own: QuantityStatement, { sentence }: Rival, source: SourceIndex): number {
	const here = share(own.terms, new Set([...sentence.terms, ...source.title.terms]));
	const before = source.sentences[sentence.index - 1];
	if (!before || here < sameTerms.leaning) return here;
	return share(own.terms, new Set([...sentence.terms, ...source.title.terms, ...before.terms]));
}

function periodsFit(a: QuantityStatement, b: QuantityStatement): boolean {
	return a.periods.length === 0 || b.periods.length === 0 || a.periods.some((one) => b.periods.includes(one));
}

/**
 * A number that stands where the claim's should: of the same quantity of the same thing, for the same period, in the same unit.
 * What is not plainly so speaks against nothing.
 */
function isRival(own: QuantityStatement, rival: Rival, claim: ParsedClaim, source: SourceIndex): boolean {
	const { statement, sentence } = rival;
	const [a, b] = [own.exact, statement.exact];
	const alike = sentence.quantities.filter((quantity) => dimensionOf(quantity) === own.dimension);
	return (
		own.dimension === statement.dimension &&
		differsPlainly(own, statement) &&
		a.alone &&
		alike.length === 1 &&
		own.level === statement.level &&
		a.ways === b.ways &&
		isSamePeriod(a.when, b.when, source) &&
		a.places === b.places &&
		a.words.size >= 2 &&
		share(a.words, new Set([...b.words, ...source.title.terms])) === 1 &&
		share(b.words, new Set([...a.words, ...claim.context.terms])) === 1
	);
}

/** Where neither says when, one time is meant only if the source tells of no two. */
function isSamePeriod(a: string | undefined, b: string | undefined, source: SourceIndex): boolean {
	return a !== undefined && a === b && (a !== '' || yearsOf(source).size <= 1);
}

const yearsOf: (source: SourceIndex) => ReadonlySet<number> = memoised(
	({ sentences, title }) => new Set([title, ...sentences].flatMap(({ quantities }) => yearsIn(quantities))),
);

/** Not a limit, not off by no more than `about` allows, and not the same digits to another scale, as tables leave it out. */
function differsPlainly(own: QuantityStatement, other: QuantityStatement): boolean {
	const [a, b] = [own.quantity, other.quantity];
	if (agree(own, other) || a.bound || b.bound) return false;
	const [less, more] = [Math.abs(a.value), Math.abs(b.value)].sort((one, two) => one - two) as [number, number];
	if ((a.approximate || b.approximate) && more - less <= farFromAbout * more) return false;
	const power = Math.log10(more / less);
	return !(power > 2.9 && Math.abs(power - Math.round(power)) < 0.01 && a.magnitude !== b.magnitude);
}

/** Whether the claim's figure stands anywhere in the source: then another sentence may carry the claim. */
function isGivenAnywhere(own: QuantityStatement, { sentences, title }: SourceIndex): boolean {
	return [title, ...sentences].some(({ quantities }) =>
		quantities.some(
			(quantity: FoundQuantity) => dimensionOf(quantity) === own.dimension && agree(own, valuesOf(quantity)),
		),
	);
}

function numbersAgree({ statement, sentence }: Rival): ClaimSignal {
	return {
		code: 'numbersAgree',
		message: message('signals.numberAgrees', { number: statement.text }),
		span: spanOf(statement, sentence),
	};
}

function numberDiffers(own: QuantityStatement, { statement, sentence }: Rival): ClaimSignal {
	return {
		code: 'numberDiffers',
		message: message('signals.numberDiffers', { claim: own.text, source: statement.text }),
		span: spanOf(statement, sentence),
	};
}

function spanOf({ quantity }: QuantityStatement, { span: [start] }: SourceSentence): Span {
	return [start + quantity.start, start + quantity.end];
}

/**
 * Whether sentences say the claim's words with a `not` more or less, or with words of change that go otherwise, and none says
 * them the claim's way. It may be of another time or thing: such a claim is not borne out, and not contradicted either.
 */
export function isTurned(source: SourceIndex, claim: ParsedClaim, best: readonly SourceSentence[]): boolean {
	const own = new Set(plainTerms(withoutNegations(claim.text), claim.language));
	if (own.size < 3) return false;
	const alike = best.filter(({ text, quantities }) => {
		if (!isComparable(text, quantities)) return false;
		const theirs = new Set(plainTerms(withoutNegations(text), source.language));
		return share(own, theirs) >= sameTerms.denial && share(theirs, own) >= sameTerms.denial;
	});
	return alike.length > 0 && alike.every(({ text }) => isOtherStance(claim.text, text));
}

function isOtherStance(one: string, other: string): boolean {
	if (isDenied(one) !== isDenied(other)) return true;
	const ways = (text: string) => [...new Set(findDirections(text).map(({ direction }) => direction))].sort().join();
	const [own, theirs] = [ways(one), ways(other)];
	return own !== '' && theirs !== '' && own !== theirs;
}

function share(wanted: ReadonlySet<string>, present: ReadonlySet<string>): number {
	return wanted.size === 0 ? 0 : [...wanted].filter((term) => present.has(term)).length / wanted.size;
}

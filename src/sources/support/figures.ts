import { message } from '../../messages/message';
import type { Span } from '../../report/model';
import type { FoundQuantity } from '../../report/numbers/quantityGrammar';
import { memoised } from '../../text/memo';
import type { ClaimSignal } from '../model';
import { type Clause, clausesOf, isDate } from './clauses';
import { share } from './coverage';
import type { ParsedClaim } from './parseClaim';
import { isComparable, isDerivable, isRoundedTo, type TextWithFigures, unitOf, yearsIn } from './quantities';
import type { SourceIndex, SourceSentence } from './sourceIndex';

export interface FigureComparison {
	/** What speaks for the claim or against it, or that figures were not compared. */
	readonly signals: readonly ClaimSignal[];
	/** One of the sentences says each share, amount of money and measure of the claim of the same thing. */
	readonly allBacked: boolean;
}

/** A figure of a text with the clause that it stands in. */
interface Figure {
	readonly quantity: FoundQuantity;
	readonly text: string;
	readonly clause: Clause;
	/** What it is said of: the words of its clause, or of all the sentence where those are few. */
	readonly said: readonly string[];
	/** The only one of its unit in its sentence, of which it is plain when it holds. */
	readonly isPlain: boolean;
	/** It is what something came to (`rose to 12 %`), not by how much it changed. */
	readonly isLevel: boolean;
}

/** A figure of a source. */
interface Given extends Figure {
	readonly sentence: SourceSentence;
}

/** With fewer words a clause does not say by itself what its figure is of. */
const leastWords = 2;
/** With this share of its clause's words in a sentence, a figure is said of the same thing there. */
const sameThing = 0.6;

/** What the sentences that fit a claim best say of its figures. */
export function compareFigures(
	source: SourceIndex,
	claim: ParsedClaim,
	best: readonly SourceSentence[],
): FigureComparison {
	if (!isComparable(claim)) return { signals: [unread(claim)], allBacked: false };
	const own = figuresIn(claim);
	if (own.length === 0) return { signals: [], allBacked: true };
	const given = best.filter(isComparable).flatMap((sentence) => givenIn(sentence));
	const tooLong = best.filter((sentence) => sentence.quantities.length > 0 && !isComparable(sentence)).map(unread);
	const read = own.map((figure) => {
		const same = given.filter((one) => isSameFigure(figure, one, source));
		const backing = same.find((one) => saysAlike(figure.clause, one.clause));
		const other = given.find((one) => isContradicted(figure, one, claim, source));
		// A missing bare count is not held against a source, since counts are worded in many ways, unless it is given for another time or direction.
		const isUnasked = same.length === 0 && ['count', 'ratio'].includes(figure.quantity.kind);
		return { figure, backing, other, isBacked: !other && (backing !== undefined || isUnasked) };
	});
	return {
		signals: [
			...read.flatMap(({ figure, backing, other }) => {
				if (backing) return [agrees(backing)];
				return other && !isGivenAnywhere(figure.quantity, source, other) ? [differs(figure, other)] : [];
			}),
			...tooLong,
		],
		allBacked: read.every(({ isBacked }) => isBacked),
	};
}

function figuresIn({ text, quantities }: TextWithFigures): Figure[] {
	const measured = quantities.filter((quantity) => !isDate(quantity));
	if (measured.length === 0) return [];
	const clauses = clausesOf(text, quantities);
	return clauses.flatMap((clause) =>
		clause.quantities
			.filter((quantity) => !isDate(quantity))
			.map((quantity) => ({
				...{ quantity, clause },
				said: clause.words.length >= leastWords ? clause.words : clauses.flatMap(({ words }) => words),
				text: text.slice(quantity.start, quantity.end),
				isPlain:
					measured.filter((other) => unitOf(other) === unitOf(quantity)).length === 1 &&
					(clause.dates.length > 0 || clauses.every(({ dates }) => dates.length === 0)),
				isLevel: levelBefore.test(text.slice(clause.span[0], quantity.start)),
			})),
	);
}

const levelBefore =
	/(?:\b(?:to|at|reach(?:ed|es|ing)?|was|is|were|are|of|totall?ed|hit)(?: (?:about|around|nearly|almost|over|just|some|roughly|approximately))?|至|到|为|达到?|约)\s*$/iu;

const givenIn: (sentence: SourceSentence) => readonly Given[] = memoised((sentence) =>
	figuresIn(sentence).map((figure) => ({ ...figure, sentence })),
);

function isSameFigure({ quantity, said: words }: Figure, other: Given, { sentences, title }: SourceIndex): boolean {
	const { sentence } = other;
	const said = wordsOf(sentence);
	const before = sentences[sentence.index - 1]?.termSet;
	return (
		unitOf(quantity) === unitOf(other.quantity) &&
		isRoundedTo(quantity, other.quantity) &&
		share(words, (word) => said.has(word) || title.terms.includes(word) || before?.has(word) === true) >= sameThing
	);
}

const wordsOf: (sentence: SourceSentence) => ReadonlySet<string> = memoised(
	({ text, quantities }) => new Set(clausesOf(text, quantities).flatMap(({ words }) => words)),
);

/** Of the same period, and not of a change the other way. */
function saysAlike(a: Clause, b: Clause): boolean {
	return meets(a.dates, b.dates) && meets(a.ways, b.ways);
}

function meets(some: readonly string[], others: readonly string[]): boolean {
	return some.length === 0 || others.length === 0 || some.some((one) => others.includes(one));
}

/**
 * Whether a source gives another figure where the claim's should stand: in the same unit, in the same words in the same order,
 * for the same time. Unclear cases do not count as another figure.
 */
function isContradicted(own: Figure, other: Given, claim: ParsedClaim, source: SourceIndex): boolean {
	const [a, b] = [own.clause, other.clause];
	return (
		unitOf(own.quantity) === unitOf(other.quantity) &&
		// What bare numbers count is not known.
		(own.quantity.kind !== 'count' || own.quantity.unit !== undefined) &&
		own.isPlain &&
		other.isPlain &&
		own.isLevel === other.isLevel &&
		differsPlainly(own.quantity, other.quantity) &&
		a.ways.join() === b.ways.join() &&
		a.dates.join() === b.dates.join() &&
		// Where neither gives a time, it is the same time only if the source does not mention two.
		(a.dates.length > 0 || yearsOf(source).size <= 1) &&
		a.words.length >= leastWords &&
		areSameWords(a.words, b.words, source.title.terms, claim.context.terms)
	);
}

/** The title of the source, and what stands above the claim, may say what the other one leaves out. */
function areSameWords(
	own: readonly string[],
	given: readonly string[],
	title: readonly string[],
	context: readonly string[],
): boolean {
	const [shared, theirs] = [own.filter((word) => given.includes(word)), given.filter((word) => own.includes(word))];
	return (
		shared.join(' ') === theirs.join(' ') &&
		own.every((word) => given.includes(word) || title.includes(word)) &&
		given.every((word) => own.includes(word) || context.includes(word))
	);
}

const yearsOf: (source: SourceIndex) => ReadonlySet<number> = memoised(
	({ sentences, title }) => new Set([title, ...sentences].flatMap(({ quantities }) => yearsIn(quantities))),
);

/** An approximate figure speaks against another one only from this far on, as a share of the larger. */
const farFromAbout = 0.15;

/** Not a limit, not off by no more than `about` allows, and not the same digits to another scale, as tables leave it out. */
function differsPlainly(a: FoundQuantity, b: FoundQuantity): boolean {
	if (isRoundedTo(a, b) || a.bound || b.bound) return false;
	const [less, more] = [Math.abs(a.value), Math.abs(b.value)].sort((one, two) => one - two) as [number, number];
	if ((a.approximate || b.approximate) && more - less <= farFromAbout * more) return false;
	const power = Math.log10(more / less);
	return !(power > 2.9 && Math.abs(power - Math.round(power)) < 0.01 && a.magnitude !== b.magnitude);
}

/** Whether the claim's figure stands anywhere in the source, or follows from the figures around the other one: then another sentence may carry the claim. */
function isGivenAnywhere(figure: FoundQuantity, { sentences, title }: SourceIndex, { sentence }: Given): boolean {
	const near = sentences.slice(Math.max(0, sentence.index - 1), sentence.index + 2);
	// Rates and shares of different things do not add up to one.
	const known = near.flatMap(({ quantities }) =>
		quantities.filter((one) => unitOf(figure) !== 'percent' || unitOf(one) !== 'percent'),
	);
	return (
		[title, ...sentences].some(({ quantities }) =>
			quantities.some((quantity) => unitOf(quantity) === unitOf(figure) && isRoundedTo(figure, quantity)),
		) || isDerivable(figure, known)
	);
}

function unread({ text, quantities, span }: TextWithFigures & { span?: Span }): ClaimSignal {
	const told = message('signals.notCompared', { characters: text.length, figures: quantities.length });
	return { code: 'notCompared', message: told, ...(span && { span }) };
}

function agrees(given: Given): ClaimSignal {
	return {
		code: 'numbersAgree',
		message: message('signals.numberAgrees', { number: given.text }),
		span: placeOf(given),
	};
}

function differs(own: Figure, given: Given): ClaimSignal {
	return {
		code: 'numberDiffers',
		message: message('signals.numberDiffers', { claim: own.text, source: given.text }),
		span: placeOf(given),
	};
}

function placeOf({ quantity, sentence: { span } }: Given): Span {
	return [span[0] + quantity.start, span[0] + quantity.end];
}

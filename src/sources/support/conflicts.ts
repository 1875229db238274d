import { message } from '../../messages/message';
import type { Span } from '../../report/model';
import type { ClaimSignal } from '../model';
import type { ParsedClaim } from './parseClaim';
import type { SourceIndex, SourceSentence } from './sourceIndex';
import { type Direction, type FoundDirection, findDirections, isDenied, withoutNegations } from './stances';
import { agree, plainTerms, type QuantityStatement, readQuantityStatements } from './statements';
import { sameTerms } from './thresholds';

export interface NumberComparison {
	/** What speaks for the claim or against it. */
	readonly signals: readonly ClaimSignal[];
	/** One of the sentences says each share, amount of money and measure of the claim of the same thing. */
	readonly allBacked: boolean;
}

/** What the sentences that fit a claim best say of it, number by number. */
export function compareNumbers(
	source: SourceIndex,
	claim: ParsedClaim,
	best: readonly SourceSentence[],
): NumberComparison {
	const stated = readQuantityStatements(claim.text, claim.language);
	if (stated.length === 0) return { signals: [], allBacked: true };
	const rivals = best.flatMap((sentence) =>
		sentence.quantities.length === 0
			? []
			: readQuantityStatements(sentence.text, source.language).map((statement) => ({ statement, sentence })),
	);
	return {
		signals: stated.flatMap((own) => weighNumber(source, own, claim, rivals)),
		allBacked: stated.filter(isMeasured).every((own) => rivals.some((rival) => backs(own, rival, source))),
	};
}

interface Rival {
	readonly statement: QuantityStatement;
	readonly sentence: SourceSentence;
}

function weighNumber(
	source: SourceIndex,
	own: QuantityStatement,
	claim: ParsedClaim,
	rivals: readonly Rival[],
): ClaimSignal[] {
	const alike = rivals.filter(({ statement }) => statement.dimension === own.dimension);
	const same = alike.filter((rival) => agree(own, rival.statement) && isAbout(own, rival, source) >= sameTerms.number);
	const backed = same.find(({ statement }) => samePeriod(own, statement) && !opposite(own, statement));
	if (backed) return [numbersAgree(backed)];
	const turned = same.find(
		(rival) =>
			periodsFit(own, rival.statement) &&
			opposite(own, rival.statement) &&
			isAbout(own, rival, source) >= sameTerms.surely,
	);
	if (turned) return [direction(own, turned)];
	const dated = same.find(
		(rival) =>
			otherPeriod(own, rival.statement) &&
			isAbout(own, rival, source) >= sameTerms.surely &&
			!opposite(own, rival.statement),
	);
	if (dated && !alike.some(({ statement }) => agree(own, statement) && samePeriod(own, statement))) {
		return [period(own, dated)];
	}
	if (same.length > 0 || alike.some(({ statement }) => agree(own, statement))) return [];
	const other = alike.find((rival) => isRival(own, rival, claim, source));
	return other ? [numberDiffers(own, other)] : [];
}

/** Bare counts are told in too many ways to ask for each of them. */
function isMeasured({ quantity }: QuantityStatement): boolean {
	return quantity.kind !== 'count' && quantity.kind !== 'ratio';
}

function backs(own: QuantityStatement, rival: Rival, source: SourceIndex): boolean {
	const { statement } = rival;
	return agree(own, statement) && !opposite(own, statement) && isAbout(own, rival, source) >= sameTerms.number;
}

/** The share of what the claim's number is said of that the other number's sentence, or the source's title, speaks of. */
function isAbout(own: QuantityStatement, { sentence }: Rival, source: SourceIndex): number {
	const here = share(own.terms, new Set([...sentence.terms, ...source.title.terms]));
	const before = source.sentences[sentence.index - 1];
	if (!before || here < sameTerms.leaning) return here;
	return share(own.terms, new Set([...sentence.terms, ...source.title.terms, ...before.terms]));
}

/** A number that stands where the claim's should: said of the same thing and nothing else, for the same period and place. */
function isRival(own: QuantityStatement, rival: Rival, claim: ParsedClaim, source: SourceIndex): boolean {
	const { statement, sentence } = rival;
	if (own.terms.size < 2 || own.level !== statement.level || own.direction !== statement.direction) return false;
	if (!samePeriod(own, statement) || !samePlaces(own, statement)) return false;
	const rivals = sentence.quantities.filter(({ kind }) => kind === statement.quantity.kind);
	return (
		rivals.length === 1 &&
		isAbout(own, rival, source) >= sameTerms.surely &&
		share(own.terms, new Set(statement.terms)) >= sameTerms.number &&
		share(statement.terms, claim.termSet) >= sameTerms.surely
	);
}

function opposite(a: QuantityStatement, b: QuantityStatement): boolean {
	return a.direction !== undefined && b.direction !== undefined && a.direction !== b.direction;
}

function samePeriod(a: QuantityStatement, b: QuantityStatement): boolean {
	return a.periods.length === 0 || [...a.periods].sort().join() === [...b.periods].sort().join();
}

function periodsFit(a: QuantityStatement, b: QuantityStatement): boolean {
	return a.periods.length === 0 || b.periods.length === 0 || a.periods.some((one) => b.periods.includes(one));
}

/** Each is for one period, and not for the same. */
function otherPeriod(a: QuantityStatement, b: QuantityStatement): boolean {
	const [one, ...more] = a.periods;
	const [other, ...others] = b.periods;
	if (one === undefined || other === undefined || more.length > 0 || others.length > 0) return false;
	return one !== other && one.length === other.length;
}

function samePlaces(a: QuantityStatement, b: QuantityStatement): boolean {
	return a.places.every((place) => b.places.includes(place)) && b.places.every((place) => a.places.includes(place));
}

function numbersAgree({ statement, sentence }: Rival): ClaimSignal {
	return {
		code: 'numbersAgree',
		message: message('signals.numberAgrees', { number: statement.text }),
		span: spanOf(statement, sentence),
	};
}

function direction(own: QuantityStatement, { statement, sentence }: Rival): ClaimSignal {
	return {
		code: 'direction',
		message: message('signals.directionDiffers', {
			...{ claim: wayOf(own.direction), by: own.text },
			...{ source: wayOf(statement.direction), sourceBy: statement.text },
		}),
		span: sentence.span,
	};
}

function period(own: QuantityStatement, { statement, sentence }: Rival): ClaimSignal {
	return {
		code: 'periodDiffers',
		message: message('signals.periodDiffers', {
			number: statement.text,
			claim: own.periods,
			source: statement.periods,
		}),
		span: sentence.span,
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

/** A sentence that says the claim's words with a `not` more or less, or with one word of change turned round. */
export function findDenial(
	source: SourceIndex,
	claim: ParsedClaim,
	best: readonly SourceSentence[],
): ClaimSignal | undefined {
	const own = new Set(plainTerms(withoutNegations(claim.text), claim.language));
	if (own.size < 3) return undefined;
	for (const sentence of best) {
		const theirs = new Set(plainTerms(withoutNegations(sentence.text), source.language));
		if (share(own, theirs) < sameTerms.denial || share(theirs, own) < sameTerms.denial) continue;
		if (isDenied(claim.text) !== isDenied(sentence.text)) {
			return {
				code: 'negation',
				message: message(isDenied(claim.text) ? 'signals.claimDenies' : 'signals.sourceDenies'),
				span: sentence.span,
			};
		}
		const turned = otherWay(findDirections(claim.text), findDirections(sentence.text));
		if (turned) {
			return {
				code: 'direction',
				message: message('signals.wayDiffers', { claim: wayOf(turned), source: wayOf(turned === 1 ? -1 : 1) }),
				span: sentence.span,
			};
		}
	}
	return undefined;
}

/** Which way the one word of change goes that goes the other way in a sentence with as many of them. */
function otherWay(own: readonly FoundDirection[], theirs: readonly FoundDirection[]): Direction | undefined {
	if (own.length !== theirs.length) return undefined;
	const [turned, ...more] = own.filter(({ direction }, index) => direction !== theirs[index]?.direction);
	return more.length === 0 ? turned?.direction : undefined;
}

function wayOf(direction: Direction | undefined): 'up' | 'down' {
	return direction === 1 ? 'up' : 'down';
}

function share(wanted: ReadonlySet<string>, present: ReadonlySet<string>): number {
	return wanted.size === 0 ? 0 : [...wanted].filter((term) => present.has(term)).length / wanted.size;
}

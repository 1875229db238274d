import type { Finding } from '../../findings/model';
import type { GivenMark, ReadAnswer } from '../../judge/tasks/readReport';
import type { Anchors } from '../../places/anchors';
import { normaliseQuote } from '../../places/normalText';
import type { QuoteAligner } from '../../places/quotes';
import type { Report, Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import type { Line } from '../../shownToModel/numberedReport';
import { reasonText } from '../../shownToModel/reasonText';
import { printable } from '../../text/shorten';
import type { LedgerEntry, Losses, Mark, Statement } from '../model';
import { checkMark } from './proof';
import { findingKey, isProvableByRules } from './shownFindings';

/** What an answer is placed in. */
export interface Placing {
	readonly report: Report;
	readonly lines: ReadonlyMap<number, Line>;
	readonly aligner: QuoteAligner;
	readonly anchors: Anchors;
}

/** A mark with its places in the text that was read. */
export interface PlacedMark {
	readonly span: Span;
	readonly others: readonly Span[];
	readonly mark: Mark;
	/** What a program found when it checked it, for those who look again. */
	readonly found?: string | undefined;
}

/** A place, and whether the quoted words stand there. */
interface FoundPlace {
	readonly span: Span;
	readonly quoted: boolean;
	/** It has just these words, so that others can be put in their place. */
	readonly replaceable: boolean;
}

/**
 * The marks of an answer at their places. A quote decides where it stands, its line where it stands more than once; a line
 * alone gives the place where the words are not the report's, and the mark is doubtful then. What has neither is lost, and counted.
 *
 * @param most so many were asked for
 */
export function placeMarks(
	given: readonly GivenMark[],
	most: number,
	placing: Placing,
): { marks: PlacedMark[]; losses: Omit<Losses, 'notShared'> } {
	const placed: PlacedMark[] = [];
	let [noPlace, again] = [0, 0];
	const heard = given.slice(0, most * overCeiling);
	for (const one of heard) {
		const mark = placeMark(one, placing);
		if (!mark) noPlace++;
		else if (placed.some((other) => isSameDefect(other, mark))) again++;
		else placed.push(mark);
	}
	return { marks: placed, losses: { noPlace, again, tooMany: given.length - heard.length } };
}

/** A model that gives more than so many times as much as it was asked for does not weigh what it says: the first, which weigh most, are heard. */
const overCeiling = 2;

function placeMark(given: GivenMark, placing: Placing): PlacedMark | undefined {
	const place = findPlace(given, placing);
	const note = reasonText(given.note);
	if (!place || note === '') return undefined;
	const others = given.others.slice(0, mostOthers).flatMap((other) => findPlace(other, placing, place.span) ?? []);
	const spans = others.map(({ span }) => span).filter((span) => !overlap(span, place.span));
	const { proof, found } = checkMark(given, place, others, placing.report);
	const { anchors } = placing;
	const { kind, weight, better } = given;
	return {
		span: place.span,
		others: spans,
		found,
		mark: {
			kind,
			weight,
			anchor: anchors.of(place.span),
			others: spans.map((span) => anchors.of(span)),
			note,
			better: place.replaceable && better !== null ? wordingOf(better) : null,
			proof,
		},
	};
}

/** More places of one defect say nothing more. */
const mostOthers = 50;

/** Words for the report: `null` where they would be cut, or are none. */
function wordingOf(better: string): string | null {
	const wording = reasonText(better);
	return wording === '' || wording.length < printable(better).trim().length ? null : wording;
}

/** @param except a place that is not meant: a repetition may be word for word */
export function findPlace(
	{ line: number, quote }: { readonly line: number; readonly quote: string },
	{ lines, aligner }: Placing,
	except?: Span,
): FoundPlace | undefined {
	const line = lines.get(number);
	const wanted = [...new Set([quote, quote.replace(bracketed, ' ')])].filter((text) => text.trim() !== '');
	const firstOf = (place: (text: string) => Span | undefined) => wanted.map(place).find((span) => span !== undefined);
	const near = line && firstOf((text) => aligner.align(text, line.span)?.span);
	if (near) return { span: near, quoted: true, replaceable: true };
	if (line && isShown(line, quote)) return { span: line.span, quoted: true, replaceable: false };
	const elsewhere = firstOf((text) => nearestOf(text, aligner, except));
	if (elsewhere) return { span: elsewhere, quoted: true, replaceable: true };
	return line && { span: line.span, quoted: false, replaceable: false };
}

/** Where nothing is quoted, and where what is quoted is only shown there: a figure's description, an entry with its address. */
function isShown({ text }: Line, quote: string): boolean {
	const [[shown = ''], [wanted = '']] = [normaliseQuote(text), normaliseQuote(quote)];
	return shown.includes(wanted);
}

function nearestOf(quote: string, aligner: QuoteAligner, except: Span | undefined): Span | undefined {
	const first = aligner.align(quote)?.span;
	if (!first || !except || !overlap(first, except)) return first;
	return aligner.align(quote, [except[1], Number.MAX_SAFE_INTEGER])?.span;
}

/** Source marks as they are shown, whatever stands in them. */
const bracketed = /\[[^\]\n]{1,200}\]/gu;

/** Whether two marks are of the same kind at the same place, so that only one is kept. */
export function isSameDefect(a: PlacedMark, b: PlacedMark): boolean {
	return a.mark.kind === b.mark.kind && overlap(a.span, b.span) && sharesOther(a, b);
}

function sharesOther(a: PlacedMark, b: PlacedMark): boolean {
	if (a.others.length === 0 || b.others.length === 0) return true;
	return a.others.some((span) => b.others.some((other) => overlap(span, other)));
}

/** The argument of an answer: each line once, what serves nothing that is there serves the thesis, and nothing serves itself. */
export function placeStatements(
	{ claims, thesis }: Pick<ReadAnswer, 'claims' | 'thesis'>,
	{ lines, anchors }: Placing,
): Statement[] {
	const known = claims.filter(
		({ line }, at) => lines.has(line) && line !== thesis && claims.findIndex((other) => other.line === line) === at,
	);
	const indices = new Map(known.map(({ line }, at) => [line, at]));
	const serves = known.map(({ serves: line }) => (line === null ? null : (indices.get(line) ?? null)));
	return known.map(({ line, type, carried }, at): Statement => {
		const place = lines.get(line) as Line;
		return {
			anchor: anchors.of(place.span),
			type: type === 'claim' ? 'argument' : 'evidence',
			serves: isCircular(serves, at) ? null : (serves[at] ?? null),
			support: supportOf[carried],
		};
	});
}

const supportOf = { yes: 'supported', partly: 'partial', no: 'unsupported' } as const;

/** Only the later of two that serve each other is taken out of the circle. */
function isCircular(serves: readonly (number | null)[], from: number): boolean {
	const seen = new Set<number>();
	for (let at: number | null = from; at !== null; at = serves[at] ?? null) {
		if (seen.has(at)) return at === Math.max(...seen) || from === Math.max(...seen);
		seen.add(at);
	}
	return false;
}

/** The figures of an answer, without those whose lines are not there. */
export function placeFigures({ figures }: Pick<ReadAnswer, 'figures'>, { lines, anchors }: Placing): LedgerEntry[] {
	return figures.flatMap(({ of, value, lines: given }) => {
		const places = [...new Set(given)].flatMap((number) => lines.get(number) ?? []);
		if (places.length === 0 || of.trim() === '' || value.trim() === '') return [];
		return [{ of, value, places: places.map(({ span }) => anchors.of(span)) }];
	});
}

/** What the rules found and the model would not mark. An error is a fact of the text and is not asked about. */
export function keysOfNotReal(
	{ notReal }: Pick<ReadAnswer, 'notReal'>,
	asked: readonly Finding[],
	{ anchors }: Placing,
): string[] {
	const found = notReal.flatMap((id) => asked[id - 1] ?? []);
	return [...new Set(found.filter(isProvableByRules).map((finding) => findingKey(finding, anchors)))];
}

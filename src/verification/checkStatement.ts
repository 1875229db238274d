import type { Message } from '../messages/model';
import { detectLanguage } from '../report/language';
import { blockAt, overlapping } from '../report/lookup';
import type { Report, Span } from '../report/model';
import { findQuantities } from '../report/numbers/quantityGrammar';
import type { ClaimVerdict, Passage, SourceFailure, SourceFiles, SourceText } from '../sources/model';
import { checkClaim } from '../sources/support/checkClaim';
import { missingFigures } from '../sources/support/missingFigures';
import type { ClaimText } from '../sources/support/parseClaim';
import { indexInSteps, mostCharacters, type SourceIndex } from '../sources/support/sourceIndex';
import { contextOf } from './citedClaims';

/** What the text of one source says of a claim, by rules. */
export interface StatementCheck {
	readonly verdict: ClaimVerdict;
	/** 0 to 1: how sure the verdict is. */
	readonly confidence: number;
	/** What speaks for or against the claim. */
	readonly why: readonly Message[];
	/** The passages that fit best, the best first. */
	readonly passages: readonly Passage[];
	/** The figures of the claim that the source gives, and those that it does not, as the claim writes them. */
	readonly given: readonly string[];
	readonly missing: readonly string[];
	/** Only a part of the text was read: what is missing may stand in the rest. */
	readonly partly: boolean;
}

/** A source by its text, or as a file: `path` is below the folder of `files`, with `/` between its parts. */
export type ClaimSource =
	| { readonly text: string; readonly title?: string | undefined }
	| { readonly files: SourceFiles; readonly path: string };

/** What a source says of a claim, or why it could not be read. */
export type ClaimReading = StatementCheck | { readonly failure: SourceFailure };

/**
 * Holds a claim against the text of a source.
 *
 * @param truncated there is more of it than was handed on
 * @param pause awaited while a long source is read, so that others get their turn; rejects when nobody asks any more
 */
export async function checkStatement(
	source: SourceText,
	truncated: boolean,
	claim: ClaimText,
	pause: () => Promise<void>,
): Promise<StatementCheck> {
	const steps = indexInSteps(source);
	let step = steps.next();
	for (; !step.done; step = steps.next()) await pause();
	return checkText(step.value, claim, truncated || source.text.length > mostCharacters);
}

/**
 * The same of a source that is indexed already.
 *
 * @param partly only a part of its text is known
 */
export function checkText(index: SourceIndex, claim: ClaimText, partly: boolean): StatementCheck {
	const { verdict, confidence, signals, passages } = checkClaim(index, claim);
	const missing = missingFigures(index, claim, passages[0]?.text ?? '');
	return {
		...{ verdict, confidence, passages, missing, partly },
		why: signals.map((signal) => signal.message),
		given: figuresOf(claim.text).filter((figure) => !missing.includes(figure)),
	};
}

/** The nearest place in which a reference is cited: the statement itself, its paragraph, or its section. */
export type Nearness = keyof typeof nearness;

/** How much it speaks for citing it: what the statement cites already bears it out no better when it is cited again. */
const nearness = { sentence: 0, paragraph: 2, section: 1 } as const;

/** A reference that a statement may cite. */
export interface ReferenceCheck {
	/** Index into `Report.references`. */
	readonly reference: number;
	/** `undefined` where it is cited far off, or nowhere. */
	readonly near: Nearness | undefined;
	/** `undefined` where its text is not on this computer. */
	readonly text: StatementCheck | undefined;
}

/** The sentences at a place, as a claim that some source is to bear out. */
export function statementAt(report: Report, span: Span): ClaimText {
	const sentences = overlapping(report.sentences, span);
	const text = sentences.map((sentence) => sentence.text).join(' ');
	return { text, context: contextOf(report, { block: sentences[0]?.block }) };
}

/** The references that are cited in and around the sentences at a place, each with the nearest place. */
export function citedNear(report: Report, span: Span): Map<number, Nearness> {
	const sentences = overlapping(report.sentences, span);
	const found = new Map<number, Nearness>();
	const [first] = sentences;
	if (!first) return found;
	const own = blockAt(report, first.block);
	for (const citation of report.citations) {
		const { index, kind, section } = blockAt(report, citation.block);
		if (section !== own.section) continue;
		const isOwn = sentences.some((sentence) => overlapping([citation], sentence.span).length > 0);
		const near = isOwn ? 'sentence' : index === own.index && kind !== 'table' ? 'paragraph' : 'section';
		for (const reference of citation.references) {
			const known = reference === undefined ? undefined : found.get(reference);
			if (reference !== undefined)
				found.set(reference, nearestFirst.find((one) => one === near || one === known) ?? near);
		}
	}
	return found;
}

const nearestFirst: readonly Nearness[] = ['sentence', 'paragraph', 'section'];

/** What is written as a figure; years and dates are none. */
function figuresOf(text: string): string[] {
	return findQuantities(text, detectLanguage(text))
		.filter(({ kind }) => kind !== 'year' && kind !== 'date')
		.map(({ start, end }) => text.slice(start, end).trim());
}

/**
 * The most fitting first: what gives the figures, what speaks of the statement, what nobody could read, what speaks against
 * it; of equal ones what is cited nearer.
 */
export function compareByFit(one: ReferenceCheck, other: ReferenceCheck): number {
	return fitOf(other) - fitOf(one) || nearnessOf(other) - nearnessOf(one) || one.reference - other.reference;
}

function nearnessOf({ near }: ReferenceCheck): number {
	return near === undefined ? 0 : nearness[near];
}

function fitOf({ text }: ReferenceCheck): number {
	if (!text) return 0;
	const { given, missing, verdict } = text;
	const figures = given.length + missing.length;
	const share = figures === 0 ? 0 : (2 * given.length - missing.length) / figures;
	return share + verdictFit[verdict];
}

const verdictFit: Readonly<Record<ClaimVerdict, number>> = {
	supported: 2,
	partly: 1,
	unclear: 0.5,
	'not-found': -1,
	contradicted: -2,
};

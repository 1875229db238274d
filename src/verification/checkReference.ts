import { detectLanguage } from '../report/language';
import { blockAt, touching } from '../report/lookup';
import type { Report, Span } from '../report/model';
import { findQuantities } from '../report/numbers/quantityGrammar';
import type { ClaimVerdict } from '../sources/model';
import { checkClaim } from '../sources/support/checkClaim';
import { missingFigures } from '../sources/support/missingFigures';
import type { ClaimText } from '../sources/support/parseClaim';
import { contextOf } from './citedClaims';
import type { IndexedSource } from './indexedSource';

/** What the text of a reference says of a statement that may cite it, by rules. */
export interface ReferenceText {
	/** The figures of the statement that the text gives, and those that it does not, as the statement writes them. */
	readonly given: readonly string[];
	readonly missing: readonly string[];
	readonly verdict: ClaimVerdict;
	/** The passage that fits best; `undefined` where none does. */
	readonly passage: string | undefined;
	/** Only a part of the text is known: what is missing may stand in the rest. */
	readonly partly: boolean;
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
	readonly text: ReferenceText | undefined;
}

/** The sentences at a place, as a claim that some source is to bear out. */
export function statementAt(report: Report, span: Span): ClaimText {
	const sentences = touching(report.sentences, span);
	const text = sentences.map((sentence) => sentence.text).join(' ');
	return { text, context: contextOf(report, { block: sentences[0]?.block }) };
}

/** The references that are cited in and around the sentences at a place, each with the nearest place. */
export function citedNear(report: Report, span: Span): Map<number, Nearness> {
	const sentences = touching(report.sentences, span);
	const found = new Map<number, Nearness>();
	const [first] = sentences;
	if (!first) return found;
	const own = blockAt(report, first.block);
	for (const citation of report.citations) {
		const { index, kind, section } = blockAt(report, citation.block);
		if (section !== own.section) continue;
		const isOwn = sentences.some((sentence) => touching([citation], sentence.span).length > 0);
		const near = isOwn ? 'sentence' : index === own.index && kind !== 'table' ? 'paragraph' : 'section';
		for (const reference of citation.references)
			if (reference !== undefined) found.set(reference, nearer(near, found.get(reference)));
	}
	return found;
}

function nearer(one: Nearness, other: Nearness = one): Nearness {
	return nearestFirst.find((near) => near === one || near === other) ?? one;
}

const nearestFirst: readonly Nearness[] = ['sentence', 'paragraph', 'section'];

/** Holds a statement against the text of a reference. */
export function checkReference({ index, extent }: IndexedSource, claim: ClaimText): ReferenceText {
	const { verdict, passages } = checkClaim(index, claim);
	const [best] = passages;
	const missing = missingFigures(index, claim, best?.text ?? '');
	return {
		given: figuresOf(claim.text).filter((figure) => !missing.includes(figure)),
		missing,
		verdict,
		passage: best?.text,
		partly: extent !== 'whole',
	};
}

/** What is written as a figure; years and dates are none. */
export function figuresOf(text: string): string[] {
	return findQuantities(text, detectLanguage(text))
		.filter(({ kind }) => kind !== 'year' && kind !== 'date')
		.map(({ start, end }) => text.slice(start, end).trim());
}

/**
 * The most fitting first: what gives the figures, what speaks of the statement, what nobody could read, what speaks against
 * it; of equal ones what is cited nearer.
 */
export function byFit(one: ReferenceCheck, other: ReferenceCheck): number {
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

import type { Message } from '../messages/model';
import type { ClaimVerdict, Passage, SourceFailure, SourceFiles, SourceText } from '../sources/model';
import { checkClaim } from '../sources/support/checkClaim';
import { missingFigures } from '../sources/support/missingFigures';
import type { ClaimText } from '../sources/support/parseClaim';
import { indexInSteps, mostCharacters } from '../sources/support/sourceIndex';
import { figuresOf } from './checkReference';

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
	const index = step.value;
	const { verdict, confidence, signals, passages } = checkClaim(index, claim);
	const missing = missingFigures(index, claim, passages[0]?.text ?? '');
	return {
		...{ verdict, confidence, passages, missing },
		why: signals.map((signal) => signal.message),
		given: figuresOf(claim.text).filter((figure) => !missing.includes(figure)),
		partly: truncated || source.text.length > mostCharacters,
	};
}

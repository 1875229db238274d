import { detectLanguage } from '../../report/language';
import type { Language } from '../../report/model';
import { type MatchTerms, matchTerms } from './matchTerms';
import { type FoundName, namesIn } from './names';

/** A claim of a report, to be held against a source. */
export interface ClaimText {
	/** As a reader reads it, without markup and citation markers. */
	readonly text: string;
	/** What the claim stands under, such as the report's title and the section's heading: who `it` is. */
	readonly context?: readonly string[];
}

export interface ParsedClaim extends MatchTerms {
	readonly text: string;
	readonly language: Language;
	readonly termSet: ReadonlySet<string>;
	readonly context: MatchTerms;
	/** The names in the claim, in order. */
	readonly names: readonly FoundName[];
}

export function parseClaim({ text, context = [] }: ClaimText): ParsedClaim {
	const language = detectLanguage(text);
	const read = matchTerms(text, language);
	return {
		text,
		language,
		...read,
		termSet: new Set(read.terms),
		context: matchTerms(context.join('\n'), language),
		names: namesIn(text, language),
	};
}

import { allMatches } from '../../../text/matches';
/** A pattern, and words that all of its matches have: they are quick to look for, which the pattern is not. */
export interface Hinted {
	/** Global. */
	readonly pattern: RegExp;
	readonly hint: RegExp;
}

/** The matches of a pattern, which is tried only where its hint is found. */
export function matchesOf({ pattern, hint }: Hinted, text: string): RegExpExecArray[] {
	return hint.test(text) ? allMatches(pattern, text) : [];
}

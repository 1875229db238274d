import { allMatches } from './matches';

/** A slow pattern, with a quick one (the hint) that matches every text in which the slow one can match. */
export interface HintedPattern {
	/** Global. */
	readonly pattern: RegExp;
	readonly hint: RegExp;
}

/** The matches of a pattern, which is tried only where its hint is found. */
export function hintedMatches({ pattern, hint }: HintedPattern, text: string): RegExpExecArray[] {
	return hint.test(text) ? allMatches(pattern, text) : [];
}

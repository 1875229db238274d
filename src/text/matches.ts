/**
 * All matches of a global pattern. `matchAll` makes a copy of its pattern for each call, which costs more than most
 * searches in a sentence do, and is compiled anew once its engine has forgotten the last.
 */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
	const matches: RegExpExecArray[] = [];
	pattern.lastIndex = 0;
	for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
		matches.push(match);
		if (match[0] === '') pattern.lastIndex = behindCharacter(pattern, text);
	}
	return matches;
}

/** The first match of a global pattern, wherever its last search ended. */
export function firstMatch(pattern: RegExp, text: string): RegExpExecArray | null {
	pattern.lastIndex = 0;
	return pattern.exec(text);
}

/** Where the next character starts, which takes two units where the pattern reads whole characters. */
function behindCharacter({ lastIndex, unicode }: RegExp, text: string): number {
	return lastIndex + (unicode && (text.codePointAt(lastIndex) ?? 0) > 0xffff ? 2 : 1);
}

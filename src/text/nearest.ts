/** The candidate closest to what was typed, if it is close enough to be meant. */
export function nearest(typed: string, candidates: Iterable<string>): string | undefined {
	let best: string | undefined;
	let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
	for (const candidate of candidates) {
		const distance = editDistance(typed.toLowerCase(), candidate.toLowerCase());
		if (distance < least) [best, least] = [candidate, distance];
	}
	return best;
}

/** ` Did you mean X?`, or nothing when no candidate is close. */
export function didYouMean(typed: string, candidates: Iterable<string>, prefix = ''): string {
	const close = nearest(typed, candidates);
	return close === undefined ? '' : ` Did you mean ${prefix}${close}?`;
}

/** Levenshtein's distance. */
function editDistance(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
		}
		row = next;
	}
	return row[b.length]!;
}

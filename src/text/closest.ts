import { lastOf } from '../access';

/** The candidate closest to what was typed, if it is close enough to be meant. */
export function closest(typed: string, candidates: Iterable<string>): string | undefined {
	let best: string | undefined;
	let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
	for (const candidate of candidates) {
		const distance = editDistance(typed.toLowerCase(), candidate.toLowerCase());
		if (distance < least) [best, least] = [candidate, distance];
	}
	return best;
}

/** Levenshtein's distance, row by row of its table. */
function editDistance(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 0; i < a.length; i++) {
		let left = i + 1;
		let diagonal = i;
		row = row.map((above, j) => {
			if (j === 0) return left;
			left = Math.min(diagonal + (a[i] === b[j - 1] ? 0 : 1), above + 1, left + 1);
			diagonal = above;
			return left;
		});
	}
	return lastOf(row);
}

const token = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+(?:[.,%’'][\p{L}\p{N}]+)*%?/gu;

/** The longest runs of at least `least` words (or Han characters) that two texts have in common, as the second writes them. */
export function sharedRuns(first: string, second: string, most = 2, least = 4): string[] {
	const a = [...first.matchAll(token)].map((match) => match[0].toLowerCase());
	const b = [...second.matchAll(token)];
	const words = b.map((match) => match[0].toLowerCase());
	const lengths = runLengths(a, words);
	const runs: { start: number; length: number }[] = [];
	for (const end of [...lengths.keys()].sort((x, y) => lengths[y]! - lengths[x]! || x - y)) {
		const run = { start: end - lengths[end]! + 1, length: lengths[end]! };
		if (runs.length === most || run.length < least) break;
		if (runs.every((other) => run.start + run.length <= other.start || other.start + other.length <= run.start))
			runs.push(run);
	}
	return runs
		.sort((x, y) => x.start - y.start)
		.map(({ start, length }) => {
			const last = b[start + length - 1]!;
			return second.slice(b[start]!.index, last.index + last[0].length);
		});
}

/** For each word of `b`, the length of the longest run ending there that also stands in `a`. */
function runLengths(a: readonly string[], b: readonly string[]): number[] {
	const best = b.map(() => 0);
	let previous = new Uint16Array(b.length + 1);
	for (const word of a) {
		const current = new Uint16Array(b.length + 1);
		b.forEach((other, j) => {
			if (other !== word) return;
			const length = previous[j]! + 1;
			current[j + 1] = length;
			if (length > best[j]!) best[j] = length;
		});
		previous = current;
	}
	return best;
}

const closeEnough = 0.5;

/** The label that shares most pairs of letters with what was written, if at least half of them. */
export function nearestLabel(written: string, labels: readonly string[]): string | undefined {
	let best: string | undefined;
	let most = closeEnough;
	for (const label of labels) {
		const shared = likeness(letterPairs(written), letterPairs(label));
		if (shared > most) [best, most] = [label, shared];
	}
	return best;
}

function letterPairs(text: string): ReadonlySet<string> {
	const letters = text.toLowerCase().replace(/[\s_-]/g, '');
	return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)));
}

/** Dice's coefficient, 0–1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = [...a].filter((pair) => b.has(pair)).length;
	return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

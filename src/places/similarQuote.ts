import { intAt } from '../access';

/** A quote counts as found where at most this share of its characters differs. */
const mostDiffering = 0.15;
/** Shorter quotes would match by chance. */
const leastLength = 12;
/** Longer quotes are compared by their beginning. */
const mostLength = 600;

const seedLength = 5;
/** How many candidate places are compared in full. */
const mostPlaces = 8;

/**
 * Where in `text` something stands that is nearly `quote`, as a range; `undefined` where nothing is near enough. Digits
 * must be equal: another figure is not a spelling difference.
 */
export function findSimilar(
	text: string,
	quote: string,
	[from, to]: readonly [number, number],
): readonly [number, number] | undefined {
	if (quote.length < leastLength) return undefined;
	const wanted = quote.slice(0, mostLength);
	const allowed = Math.floor(wanted.length * mostDiffering);
	let best: Match | undefined;
	for (const place of likelyPlaces(text, wanted, from, to)) {
		const start = Math.max(from, place - allowed);
		const window = text.slice(start, Math.min(to, place + wanted.length + allowed));
		const match = closestWindow(window, wanted);
		if (match.distance > allowed || (best && best.distance <= match.distance)) continue;
		const range = [start + match.start, start + match.end] as const;
		if (digitsOf(text.slice(...range)) === digitsOf(wanted)) best = { ...match, start: range[0], end: range[1] };
	}
	return best && [best.start, best.end];
}

/** Candidate starts of the quote, by the places of its short pieces (seeds) in the text; those with most votes first. */
function likelyPlaces(text: string, quote: string, from: number, to: number): number[] {
	const votes = new Map<number, number>();
	for (let at = 0; at + seedLength <= quote.length; at += 3) {
		const seed = quote.slice(at, at + seedLength);
		let hits = 0;
		for (let hit = text.indexOf(seed, from); hit >= 0 && hit < to && hits < 200; hit = text.indexOf(seed, hit + 1)) {
			const place = Math.round((hit - at) / 8) * 8;
			votes.set(place, (votes.get(place) ?? 0) + 1);
			hits++;
		}
	}
	return [...votes]
		.sort((a, b) => b[1] - a[1] || a[0] - b[0])
		.slice(0, mostPlaces)
		.map(([place]) => place);
}

interface Match {
	readonly start: number;
	readonly end: number;
	/** Characters to add, drop or exchange. */
	readonly distance: number;
}

/** The stretch of `window` with the least edit distance to `quote` (Sellers’ algorithm). */
function closestWindow(window: string, quote: string): Match {
	let costs = Int32Array.from({ length: quote.length + 1 }, (_, i) => i);
	let starts = new Int32Array(quote.length + 1);
	let [nextCosts, nextStarts] = [new Int32Array(costs.length), new Int32Array(costs.length)];
	let best: Match = { start: 0, end: 0, distance: quote.length };
	for (let end = 1; end <= window.length; end++) {
		nextCosts[0] = 0;
		nextStarts[0] = end;
		for (let i = 1; i <= quote.length; i++) {
			const same = intAt(costs, i - 1) + (window[end - 1] === quote[i - 1] ? 0 : 1);
			const skipped = intAt(costs, i) + 1;
			const missing = intAt(nextCosts, i - 1) + 1;
			const least = Math.min(same, skipped, missing);
			nextCosts[i] = least;
			if (least === same) nextStarts[i] = intAt(starts, i - 1);
			else nextStarts[i] = least === skipped ? intAt(starts, i) : intAt(nextStarts, i - 1);
		}
		[costs, starts, nextCosts, nextStarts] = [nextCosts, nextStarts, costs, starts];
		const distance = intAt(costs, quote.length);
		if (distance < best.distance) best = { start: intAt(starts, quote.length), end, distance };
	}
	return best;
}

function digitsOf(text: string): string {
	return (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).join(' ');
}

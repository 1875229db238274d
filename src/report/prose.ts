import { Ink, type Span } from './model';

/** The visible text of a span of the source, and how its offsets map to the source. */
export interface Prose {
	readonly text: string;
	/** The source offset of a character of `text`; for its length, the offset behind the last character. */
	readonly offset: (at: number) => number;
}

/** Reads the prose and code spans of a span, without anything else. */
export function readProse(source: string, ink: Uint8Array, [start, end]: Span): Prose {
	const runs: { readonly at: number; readonly source: number }[] = [];
	let text = '';
	for (let at = start; at < end; ) {
		const visible = isVisible(ink[at]);
		let next = at + 1;
		while (next < end && isVisible(ink[next]) === visible) next++;
		if (visible) {
			runs.push({ at: text.length, source: at });
			text += source.slice(at, next);
		}
		at = next;
	}
	return { text, offset: (at) => locate(runs, at, start) };
}

function isVisible(kind: number | undefined): boolean {
	return kind === Ink.text || kind === Ink.code;
}

function locate(runs: readonly { readonly at: number; readonly source: number }[], at: number, start: number): number {
	let low = 0;
	let high = runs.length - 1;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((runs[middle]?.at ?? 0) <= at) low = middle;
		else high = middle - 1;
	}
	const run = runs[low];
	return run ? run.source + at - run.at : start;
}

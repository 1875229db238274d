import { itemAt } from '../access';
import { LineIndex } from '../report/lines';
import type { Report, Span } from '../report/model';
import { overlap } from '../report/spanRelations';
import { fingerprint } from '../text/fingerprint';
import { memoised } from '../text/memo';
import { substanceOf } from './substance';

/** A sentence or a line with what it says. */
interface Unit {
	readonly span: Span;
	readonly words: string;
}

type Kind = 's' | 'l';
type Units = Readonly<Record<Kind, readonly Unit[]>>;

/** Sentences; the lines are for what is in none, such as a row of a table. Lines without words count as none. */
const unitsOf = memoised((report: Report): Units => {
	const { source } = report;
	const lines = new LineIndex(source);
	const spans = Array.from({ length: lines.count }, (_, line): Span => [lines.start(line), lines.end(line)]);
	const worded = (all: readonly Span[]) => all.map((span): Unit => ({ span, words: substanceOf(report, span) }));
	return {
		s: worded(report.sentences.map(({ span }) => span)),
		l: worded(spans).filter(({ words }) => words !== ''),
	};
});

/** A run of units: so many from one on. */
interface Run {
	readonly kind: Kind;
	readonly first: number;
	readonly length: number;
}

/**
 * A place by the words of the sentences it lies in, wherever in the report they stand; of several places with the same
 * words each later one is told apart by its number. `s2:…` are two sentences, `l1:…` is one line.
 */
export function placeKey(report: Report, span: Span): string {
	const run = runAt(unitsOf(report), span);
	return run ? keyOf(run, wordsOf(report, run), earlierThan(report, run)) : 'l0:';
}

/** The sentences, or else the lines, that a span lies in. */
export function placeAround(report: Report, span: Span): Span {
	const units = unitsOf(report);
	const run = runAt(units, span);
	return run ? spanOf(units[run.kind], run) : span;
}

/** Where the words of such a place stand; `undefined` where they do not stand in the report. */
export function findPlace(report: Report, key: string): Span | undefined {
	const { kind, length } = /^(?<kind>[sl])(?<length>[1-9]\d{0,4}):/.exec(key)?.groups ?? {};
	if (kind !== 's' && kind !== 'l') return undefined;
	const units = unitsOf(report)[kind];
	const seen = new Map<string, number>();
	for (let first = 0; first + Number(length) <= units.length; first++) {
		const run: Run = { kind, first, length: Number(length) };
		const words = wordsOf(report, run);
		const earlier = seen.get(words) ?? 0;
		seen.set(words, earlier + 1);
		if (keyOf(run, words, earlier) === key) return spanOf(units, run);
	}
	return undefined;
}

function runAt(units: Units, span: Span): Run | undefined {
	for (const kind of ['s', 'l'] as const) {
		const first = units[kind].findIndex((unit) => touches(unit.span, span));
		if (first < 0) continue;
		return { kind, first, length: units[kind].findLastIndex((unit) => touches(unit.span, span)) - first + 1 };
	}
	return undefined;
}

/** An empty span touches what it stands in or at. */
function touches(unit: Span, [start, end]: Span): boolean {
	return overlap(unit, [start, Math.max(end, start + 1)]);
}

function wordsOf(report: Report, { kind, first, length }: Run): string {
	const units = unitsOf(report)[kind].slice(first, first + length);
	return units.map(({ words }) => words).join('\n');
}

function earlierThan(report: Report, run: Run): number {
	const words = wordsOf(report, run);
	const before = Array.from({ length: run.first }, (_, first) => wordsOf(report, { ...run, first }));
	return before.filter((other) => other === words).length;
}

function keyOf({ kind, length }: Run, words: string, earlier: number): string {
	return `${kind}${length}:${fingerprint(`${words}\n${earlier}`)}`;
}

function spanOf(units: readonly Unit[], { first, length }: Run): Span {
	return [itemAt(units, first).span[0], itemAt(units, first + length - 1).span[1]];
}

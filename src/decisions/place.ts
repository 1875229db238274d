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

const sentencesOf = memoised((report: Report) =>
	worded(
		report,
		report.sentences.map(({ span }) => span),
	),
);

/** Lines without words count as none. */
const linesOf = memoised((report: Report) => {
	const lines = new LineIndex(report.source);
	const spans = Array.from({ length: lines.count }, (_, line): Span => [lines.start(line), lines.end(line)]);
	return worded(report, spans).filter(({ words }) => words !== '');
});

function worded(report: Report, spans: readonly Span[]): readonly Unit[] {
	return spans.map((span) => ({ span, words: substanceOf(report, span) }));
}

type Kind = 's' | 'l';

/** Sentences; the lines are for what is in none, such as a row of a table. */
function unitsOf(report: Report, kind: Kind): readonly Unit[] {
	return kind === 's' ? sentencesOf(report) : linesOf(report);
}

/** Runs of so many units, each by the unit it begins with. */
interface Runs {
	readonly words: readonly string[];
	/** How many runs with the same words begin before. */
	readonly earlier: readonly number[];
}

/** The runs of a report that were asked for, by kind and length. */
const knownRuns = memoised((_: Report) => new Map<string, Runs>());

function runsOf(report: Report, kind: Kind, length: number): Runs {
	const known = knownRuns(report);
	const key = `${kind}${length}`;
	const runs = known.get(key) ?? makeRuns(unitsOf(report, kind), length);
	known.set(key, runs);
	return runs;
}

function makeRuns(units: readonly Unit[], length: number): Runs {
	const words = units.slice(length - 1).map((_, first) => {
		const run = units.slice(first, first + length);
		return run.map((unit) => unit.words).join('\n');
	});
	const times = new Map<string, number>();
	const earlier = words.map((own) => {
		const before = times.get(own) ?? 0;
		times.set(own, before + 1);
		return before;
	});
	return { words, earlier };
}

/** So many units from one on. */
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
	const run = runAt(report, span);
	return run ? keyOf(report, run) : 'l0:';
}

/** The sentences, or else the lines, that a span lies in. */
export function placeAround(report: Report, span: Span): Span {
	const run = runAt(report, span);
	return run ? spanOf(report, run) : span;
}

/** Where the words of such a place stand; `undefined` where they do not stand in the report. */
export function findPlace(report: Report, key: string): Span | undefined {
	const { kind, length } = /^(?<kind>[sl])(?<length>[1-9]\d{0,4}):/.exec(key)?.groups ?? {};
	if (kind !== 's' && kind !== 'l') return undefined;
	const runs = runsOf(report, kind, Number(length)).words.map(
		(_, first): Run => ({ kind, first, length: Number(length) }),
	);
	const found = runs.find((run) => keyOf(report, run) === key);
	return found && spanOf(report, found);
}

function runAt(report: Report, span: Span): Run | undefined {
	for (const kind of ['s', 'l'] as const) {
		const units = unitsOf(report, kind);
		const first = units.findIndex((unit) => touches(unit.span, span));
		if (first < 0) continue;
		return { kind, first, length: units.findLastIndex((unit) => touches(unit.span, span)) - first + 1 };
	}
	return undefined;
}

/** An empty span touches what it stands in or at. */
function touches(unit: Span, [start, end]: Span): boolean {
	return overlap(unit, [start, Math.max(end, start + 1)]);
}

function keyOf(report: Report, { kind, first, length }: Run): string {
	const { words, earlier } = runsOf(report, kind, length);
	return `${kind}${length}:${fingerprint(`${itemAt(words, first)}\n${itemAt(earlier, first)}`)}`;
}

function spanOf(report: Report, { kind, first, length }: Run): Span {
	const units = unitsOf(report, kind);
	return [itemAt(units, first).span[0], itemAt(units, first + length - 1).span[1]];
}

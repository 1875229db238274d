import { itemAt } from '../access';
import { linesOf } from '../report/lookup';
import type { Report, Span } from '../report/model';
import { overlap } from '../report/spanRelations';
import { fingerprint } from '../text/fingerprint';
import { memoised } from '../text/memo';
import { comparableTextAt } from './comparableText';

/** A sentence, or a line for what is in none, such as a row of a table, with what it says. */
interface Unit {
	readonly span: Span;
	readonly words: string;
}

/** `s` for sentences, `l` for lines. */
type Kind = 's' | 'l';

const sentencesOf = memoised((report: Report): readonly Unit[] =>
	report.sentences.map(({ span }) => ({ span, words: comparableTextAt(report, span) })),
);

/** Lines without words are left out. */
const linesWithWords = memoised((report: Report): readonly Unit[] => {
	const lines = linesOf(report);
	const spans = Array.from({ length: lines.count }, (_, line): Span => [lines.start(line), lines.end(line)]);
	return spans.map((span) => ({ span, words: comparableTextAt(report, span) })).filter(({ words }) => words !== '');
});

function unitsOf(report: Report, kind: Kind): readonly Unit[] {
	return kind === 's' ? sentencesOf(report) : linesWithWords(report);
}

/** The runs of a report computed so far, by kind and length. */
const cachedRuns = memoised((_: Report) => new Map<string, readonly string[]>());

/** The words of every run of `length` units, each with the number of earlier runs with the same words. */
function runsOf(report: Report, kind: Kind, length: number): readonly string[] {
	const known = cachedRuns(report).get(`${kind}${length}`);
	if (known) return known;
	const units = unitsOf(report, kind);
	const times = new Map<string, number>();
	const runs = units.slice(length - 1).map((_, first) => {
		const words = units
			.slice(first, first + length)
			.map((unit) => unit.words)
			.join('\n');
		const earlier = times.get(words) ?? 0;
		times.set(words, earlier + 1);
		return `${words}\n${earlier}`;
	});
	cachedRuns(report).set(`${kind}${length}`, runs);
	return runs;
}

/**
 * A place by the words of the sentences it lies in, wherever in the report they stand; of several places with the same
 * words each later one is told apart by its number. `s2:…` are two sentences, `l1:…` is one line.
 */
export function placeKey(report: Report, [start, end]: Span): string {
	// An empty span counts as one character.
	const touches = (unit: Unit) => overlap(unit.span, [start, Math.max(end, start + 1)]);
	for (const kind of ['s', 'l'] as const) {
		const units = unitsOf(report, kind);
		const first = units.findIndex(touches);
		if (first < 0) continue;
		const length = units.findLastIndex(touches) - first + 1;
		return keyOf(kind, length, itemAt(runsOf(report, kind, length), first));
	}
	return 'l0:';
}

/** Where the words of such a place stand; `undefined` where they do not stand in the report. */
export function findPlace(report: Report, key: string): Span | undefined {
	const { kind, size } = /^(?<kind>[sl])(?<size>[1-9]\d{0,4}):/.exec(key)?.groups ?? {};
	if (kind !== 's' && kind !== 'l') return undefined;
	const length = Number(size);
	const first = runsOf(report, kind, length).findIndex((run) => keyOf(kind, length, run) === key);
	if (first < 0) return undefined;
	const units = unitsOf(report, kind);
	return [itemAt(units, first).span[0], itemAt(units, first + length - 1).span[1]];
}

function keyOf(kind: Kind, length: number, run: string): string {
	return `${kind}${length}:${fingerprint(run)}`;
}

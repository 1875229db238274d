import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Span } from '../../../src/report/model';
import { lazy } from '../../../src/text/memo';
import { corporaFolder } from '../quality/corpora';

/** What an editor put in the margin of a report; see the guide beside the marks. */
export interface Mark {
	readonly kind: MarkKind;
	readonly weight: 'must' | 'should' | 'could';
	/** Its own place first. */
	readonly places: readonly Span[];
}

export type MarkKind =
	| 'unsupported'
	| 'partly'
	| 'uncited'
	| 'contradiction'
	| 'arithmetic'
	| 'unit'
	| 'repetition'
	| 'citation'
	| 'overstated'
	| 'vague'
	| 'gap'
	| 'other';

/** What an editor thinks of a finding that an analyser made. */
export interface Verdict {
	readonly code: string;
	readonly span: Span;
	readonly verdict: 'agree' | 'half' | 'disagree';
}

export interface Link {
	readonly from: Span;
	readonly to: readonly Span[];
}

/** A report as an editor read it. */
export interface MarkedReport {
	readonly name: string;
	readonly text: string;
	/** Written by people, not by an agent. */
	readonly people: boolean;
	readonly marks: readonly Mark[];
	readonly verdicts: readonly Verdict[];
	readonly thesis: Span | undefined;
	readonly links: readonly Link[];
}

const folder = join(corporaFolder, 'editor');

export function hasMarks(): boolean {
	return existsSync(join(folder, 'marks'));
}

interface Place {
	readonly start: number;
	readonly end: number;
}

interface MarksFile {
	readonly marks: readonly (Place & Omit<Mark, 'places'> & { readonly with?: readonly Place[] })[];
	readonly findings: readonly (Place & Omit<Verdict, 'span'>)[];
	readonly thesis?: Place | null;
	readonly links?: readonly { readonly from: Place; readonly to: readonly Place[] }[];
}

const spanOf = ({ start, end }: Place): Span => [start, end];

/** The reports that an editor marked whole, with verdicts on findings. */
export function readMarked(): MarkedReport[] {
	return readdirSync(join(folder, 'marks'))
		.sort()
		.map((file) => {
			const name = file.replace(/\.json$/, '');
			const read = JSON.parse(readFileSync(join(folder, 'marks', file), 'utf8')) as MarksFile;
			return {
				name,
				text: readFileSync(textOf(name), 'utf8'),
				people: name.startsWith('hum-'),
				marks: read.marks.map((mark) => ({ ...mark, places: [mark, ...(mark.with ?? [])].map(spanOf) })),
				verdicts: read.findings.map((finding) => ({ ...finding, span: spanOf(finding) })),
				thesis: read.thesis ? spanOf(read.thesis) : undefined,
				links: (read.links ?? []).map(({ from, to }) => ({ from: spanOf(from), to: to.map(spanOf) })),
			};
		});
}

/** Whether a place of ours is the marked one: they have half of the shorter in common. */
export function isNear([start, end]: Span, [from, to]: Span): boolean {
	const overlap = Math.min(end, to) - Math.max(start, from);
	return overlap > 0 && overlap >= 0.5 * Math.min(end - start, to - from);
}

function textOf(name: string): string {
	const own = join(folder, 'reports', `${name}.md`);
	return existsSync(own) ? own : join(corporaFolder, 'reports', `${name}.md`);
}

/** Two paragraphs, the earlier first, and whether an editor would say that the later repeats it. */
export interface JudgedPair {
	readonly first: Span;
	readonly second: Span;
	readonly verdict: Verdict['verdict'];
}

/**
 * What lies in a file of the project as places and hashes, without text, of reports that nobody marked whole; those whose
 * report is not here are left out.
 */
function readKept<Row>(
	file: string,
	rows: 'pairs' | 'marks' | 'verdicts',
): { name: string; text: string; rows: readonly Row[] }[] {
	const kept = JSON.parse(readFileSync(resolve('test/bench/editor', file), 'utf8')) as readonly ({
		readonly report: string;
		readonly sha256: string;
	} & Readonly<Record<typeof rows, readonly Row[]>>)[];
	const texts = furtherTexts();
	return kept.flatMap(({ report, sha256, [rows]: own }) => {
		const text = texts.get(sha256);
		// Some systems give all their reports one name.
		return text === undefined ? [] : [{ name: `${report} ${sha256.slice(0, 8)}`, text, rows: own }];
	});
}

/** The texts of the reports without marks, by their hashes. */
const furtherTexts = lazy((): ReadonlyMap<string, string> => {
	const file = join(corporaFolder, 'unlabelled', 'reports.jsonl');
	const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
	const files = ['realdr', 'race', 'drbhuman'].flatMap((set) => {
		const rated = join(corporaFolder, 'ratings', set);
		const names = existsSync(rated) ? readdirSync(rated).filter((name) => name.endsWith('.md')) : [];
		return names.map((name) => join(rated, name));
	});
	const texts = [
		...lines.map((line) => (JSON.parse(line) as { text: string }).text),
		...files.map((file) => readFileSync(file, 'utf8')),
	];
	return new Map(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
});

/** Pairs of paragraphs, judged one by one under the same guide by a strong language model. */
export function readJudgedRepeats(): { name: string; text: string; pairs: readonly JudgedPair[] }[] {
	const kept = readKept<readonly [number, number, number, number, Verdict['verdict']]>('repeats.json', 'pairs');
	return kept.map(({ name, text, rows }) => ({
		...{ name, text },
		pairs: rows.map(
			([start, end, from, to, verdict]): JudgedPair => ({ first: [start, end], second: [from, to], verdict }),
		),
	}));
}

/** Further reports of which the sentences without ground were marked by a strong language model reading them whole. */
export function readFurtherMarks(): Pick<MarkedReport, 'name' | 'text' | 'marks'>[] {
	const kept = readKept<readonly [number, number, MarkKind, Mark['weight']]>('labels.json', 'marks');
	return kept.map(({ name, text, rows }) => ({
		...{ name, text },
		marks: rows.map(([start, end, kind, weight]) => ({ kind, weight, places: [[start, end]] })),
	}));
}

/** A report of which nothing was marked, but what was told of it judged. */
export type JudgedReport = Pick<MarkedReport, 'name' | 'text' | 'verdicts'>;

/**
 * Reports that were drawn after the rest was learned, of which strong language models, each reading a report whole first,
 * judged all that was shown: so the reports are not those whose faults the rules were made from.
 */
export function readJudged(): JudgedReport[] {
	return verdictsIn('verdicts.json');
}

/** Reports that nothing is learned from, with a few findings of each, drawn by kind and judged. */
export function readSpots(): JudgedReport[] {
	return verdictsIn('spots.json');
}

function verdictsIn(file: string): JudgedReport[] {
	const kept = readKept<readonly [string, number, number, Verdict['verdict']]>(file, 'verdicts');
	return kept.map(({ name, text, rows }) => ({
		...{ name, text },
		verdicts: rows.map(([code, start, end, verdict]) => ({ code, verdict, span: [start, end] })),
	}));
}

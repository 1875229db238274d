import type { Analysis } from '../../../src/analysis';
import { comparePairs } from '../../../src/checks/paragraphs/paragraphPairs';
import { runChecks } from '../../../src/checks/run';
import { parseReport } from '../../../src/report/parsing/parse';
import { citedSources } from '../../../src/sources/cited/citedSources';
import { rateSources } from '../../../src/sources/tiers/rateSources';
import { createTierReader } from '../../../src/sources/tiers/readTier';
import { groupBy } from '../../../src/text/collections';
import { extractTree } from '../../../src/tree/extraction/extract';
import type { Forest } from '../../../src/tree/learned/forest';
import type { TreeModels } from '../../../src/tree/learned/models';
import { hasCorpora } from '../quality/corpora';
import { readExamples } from '../train/examples';
import { trainTreeModels } from '../train/models';
import { readRepetitionExamples, trainRepetition } from '../train/redundancy';
import { evaluateFindings, isShown, type Judged, type Met } from './evaluate';
import { type JudgedReport, type MarkedReport, readJudged, readMarked, readSpots } from './marks';

export interface FindingFigures {
	readonly name: string;
	readonly count: number;
	/** Agreed with, of those judged; with halves counted as such; with those that nobody judged counted as wrong. */
	readonly strict: number | undefined;
	readonly half: number | undefined;
	readonly floor: number;
	readonly unjudged: number;
}

export interface MarkFigures {
	readonly name: string;
	readonly count: number;
	readonly any: number;
	readonly shown: number;
	readonly named: number;
}

export interface EditorFigures {
	readonly title: string;
	readonly reports: number;
	readonly words: number;
	readonly findings: readonly FindingFigures[];
	readonly marks: readonly MarkFigures[];
	/** The figures that have a floor. */
	readonly floored: readonly (readonly [name: string, value: number])[];
}

/** Into how many parts the reports are cut; each part is read with what was learned from the others. */
const parts = 8;

/** A report as the product reads it, and how an editor's marks meet that. */
export interface Read {
	readonly report: MarkedReport;
	readonly words: number;
	readonly judged: readonly Judged[];
	readonly met: readonly Met[];
}

/** What is made of an analysis before it is measured, such as a second reading by a model. */
export type Reread = (analysis: Analysis) => Promise<Analysis>;

/** Every report that an editor has marked or judged, each left out of all training. */
export async function readAll(reread: Reread = async (analysis) => analysis): Promise<Read[]> {
	const read: Read[] = [];
	for (const { report, analysis } of readLeftOut([...readMarked(), ...readJudged().map(asMarked)])) {
		read.push(measured(report, await reread(analysis)));
	}
	return read;
}

/** Agents' and people's reports apart. */
export function editorFigures(read: readonly Read[]): EditorFigures[] {
	const isMarked = ({ report: { marks } }: Read) => marks.length > 0;
	const by = (byPeople: boolean) => read.filter((one) => isMarked(one) && one.report.people === byPeople);
	return [
		figuresOf('agents’ reports', by(false)),
		figuresOf('people’s reports', by(true)),
		figuresOf(
			'agents’ other reports',
			read.filter((one) => !isMarked(one)),
		),
	];
}

/** Of the findings that were judged, with how many the editor agreed in full, by code; what the product ships. */
export function agreementByCode(read: readonly Read[]): Record<string, { agreed: number; judged: number }> {
	const known = read.flatMap(({ judged }) => judged).filter(({ judgement }) => judgement !== 'unjudged');
	const byCode = [...groupBy(known, ({ finding }) => finding.code)].sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(
		byCode.map(([code, found]) => {
			const agreed = found.filter(({ judgement }) => judgement === 'agree').length;
			return [code, { agreed, judged: found.length }];
		}),
	);
}

/**
 * What became of findings that were judged one by one on reports that nothing is learned from: how many are still shown, and
 * how many of the shown ones the reader agreed with. Rules were mended after them.
 */
export function spotFigures(): EditorFigures {
	const read = readLeftOut(readSpots().map(asMarked)).map(({ report, analysis }) => measured(report, analysis));
	const judged = read.map((one) => ({
		...one,
		judged: one.judged.filter(({ judgement }) => judgement !== 'unjudged'),
	}));
	return figuresOf('single findings on further reports', judged);
}

/** What is made of every report of which findings were judged, each left out of all training. */
export function judgedReports<T>(make: (report: MarkedReport, analysis: Analysis) => readonly T[]): T[] {
	const reports = [...readMarked(), ...readJudged().map(asMarked), ...readSpots().map(asMarked)];
	return readLeftOut(reports).flatMap(({ report, analysis }) => make(report, analysis));
}

function readLeftOut(left: readonly MarkedReport[]): { readonly report: MarkedReport; readonly analysis: Analysis }[] {
	const repeats = readRepetitionExamples();
	const gold = hasCorpora() ? readExamples() : [];
	return Array.from({ length: parts }, (_, part) => {
		const held = new Set(left.filter((_, at) => at % parts === part).map(({ name }) => name));
		const models: TreeModels = {
			...trainTreeModels(gold.filter(({ name }) => !held.has(name))),
		};
		const repetition = trainRepetition(repeats.filter(({ name }) => !held.has(name)));
		return left
			.filter(({ name }) => held.has(name))
			.map((report) => ({ report, analysis: analysisOf(report, models, repetition) }));
	}).flat();
}

function asMarked({ name, text, verdicts }: JudgedReport): MarkedReport {
	return { ...{ name, text, verdicts }, people: false, marks: [], thesis: undefined, links: [] };
}

/** As `analyze` makes it, with models of this measurement's own. */
function analysisOf({ name, text }: MarkedReport, models: TreeModels, repetition: Forest): Analysis {
	const report = parseReport(text);
	const tree = extractTree(report, models);
	const sources = rateSources(citedSources(report, { reportPath: '' }), createTierReader());
	const checked = runChecks(report, tree, {}, sources, comparePairs(report, repetition));
	return { document: { name, text }, report, tree, sources, ...checked };
}

export function measured(report: MarkedReport, { report: { words }, findings }: Analysis): Read {
	return { report, words, ...evaluateFindings(report, findings) };
}

export function figuresOf(title: string, read: readonly Read[]): EditorFigures {
	const words = read.reduce((sum, report) => sum + report.words, 0);
	const judged = read.flatMap((report) => report.judged);
	const met = read.flatMap((report) => report.met);
	const [shown, hints] = [
		judged.filter(({ finding }) => isShown(finding)),
		judged.filter(({ finding }) => !isShown(finding)),
	];
	const [within, over] = [shown.filter(({ finding }) => !finding.held), shown.filter(({ finding }) => finding.held)];
	const loud = shown.filter(({ finding }) => finding.severity !== 'info');
	const byCode = [...groupBy(judged, ({ finding }) => finding.code)].sort(([, a], [, b]) => b.length - a.length);
	const byKind = [...groupBy(met, ({ kind }) => kind)].sort(([, a], [, b]) => b.length - a.length);
	const numbers = met.filter(({ kind }) => kind === 'contradiction' || kind === 'arithmetic' || kind === 'unit');
	const must = met.filter(({ weight }) => weight === 'must');
	const ofKind = (kind: string) => met.filter((mark) => mark.kind === kind);
	return {
		...{ title, words, reports: read.length },
		findings: [
			findingFigures('shown', shown),
			findingFigures('warnings and errors', loud),
			findingFigures('hints', hints),
			findingFigures('shown by default', within),
			findingFigures('over the limit', over),
			...byCode.map(([code, found]) => findingFigures(code, found)),
		],
		marks: [
			markFigures('must', must),
			markFigures('numbers', numbers),
			...byKind.map(([kind, marks]) => markFigures(kind, marks)),
		],
		floored: [
			['shown, strict', strictOf(shown) ?? 0],
			['warnings, strict', strictOf(loud) ?? 0],
			['hints, strict', strictOf(hints) ?? 0],
			...(met.length > 0
				? ([
						['must, met by shown', share(must, (mark) => mark.shown)],
						['numbers, named', share(numbers, (mark) => mark.named)],
						['citation marks, met by shown', share(ofKind('citation'), (mark) => mark.shown)],
						['repetition marks, met by shown', share(ofKind('repetition'), (mark) => mark.shown)],
					] as const)
				: []),
		],
	};
}

function findingFigures(name: string, judged: readonly Judged[]): FindingFigures {
	const known = judged.filter(({ judgement }) => judgement !== 'unjudged');
	const points = judged.reduce(
		(sum, { judgement }) => sum + (judgement === 'agree' ? 1 : judgement === 'half' ? 0.5 : 0),
		0,
	);
	return {
		...{ name, count: judged.length, strict: strictOf(judged), unjudged: judged.length - known.length },
		half: known.length === 0 ? undefined : points / known.length,
		floor: share(judged, ({ judgement }) => judgement === 'agree'),
	};
}

function strictOf(judged: readonly Judged[]): number | undefined {
	const known = judged.filter(({ judgement }) => judgement !== 'unjudged');
	return known.length === 0 ? undefined : share(known, ({ judgement }) => judgement === 'agree');
}

function markFigures(name: string, marks: readonly Met[]): MarkFigures {
	return {
		...{ name, count: marks.length },
		any: share(marks, (mark) => mark.any),
		shown: share(marks, (mark) => mark.shown),
		named: share(marks, (mark) => mark.named),
	};
}

function share<T>(all: readonly T[], test: (one: T) => boolean): number {
	return all.length === 0 ? 0 : all.filter(test).length / all.length;
}

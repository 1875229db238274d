import type { Scorecard } from '../../../src/scorecard/scorecard';

/** A figure that is looked at before and after, in points of 100. */
export interface Measure {
	readonly name: string;
	readonly of: (scorecard: Scorecard) => number | null;
	readonly should: 'fall' | 'stay';
}

/** What falls, falls by more than this; what stays, moves by no more than `steady`. */
export const noise = 0.5;
export const steady = 5;

/** What the damage has to bring down, and what it has no reason to change. */
export const measures: readonly Measure[] = [
	ofFinResearch('professionalism', 'articulationProfessionalism', 'fall'),
	ofFinResearch('coherence', 'articulationCoherence', 'fall'),
	ofFinResearch('logic', 'logicConsistency', 'fall'),
	ofFinResearch('density', 'informationDensity', 'fall'),
	falls('quality overall', ({ reportEval }) => scaled(reportEval?.quality.overall.value, 25)),
	falls('citation coverage', ({ reportEval }) => scaled(reportEval?.factuality.coverage, 100)),
	falls('average support', ({ reportEval }) => scaled(reportEval?.factuality.averageSupport, 50, 50)),
	falls('redundancy, judged pairs', ({ reportEval }) => scaled(reportEval?.redundancy.judgedPairs ?? 4, 25)),
	falls('S_evid', ({ jade }) => scaled(jade?.evidence, 100)),
	falls('S_reason', ({ jade }) => scaled(jade?.reasoning, 100)),
	ofFinResearch('visual-linguistic synergy', 'visualLinguisticSynergy', 'stay'),
	ofFinResearch('clarity of viewpoint', 'viewpointClarity', 'stay'),
];

type Dimensions = NonNullable<Scorecard['finResearch']>['dimensions'];

function ofFinResearch(name: string, dimension: keyof Dimensions, should: Measure['should']): Measure {
	return { name, should, of: ({ finResearch }) => finResearch?.dimensions[dimension].value ?? null };
}

function falls(name: string, of: Measure['of']): Measure {
	return { name, of, should: 'fall' };
}

function scaled(value: number | null | undefined, by: number, above = 0): number | null {
	return value === null || value === undefined ? null : value * by + above;
}

export interface Row {
	readonly name: string;
	readonly before: number | null;
	readonly after: number | null;
	readonly should: Measure['should'];
	readonly ok: boolean;
}

export function compare(before: Scorecard, after: Scorecard): Row[] {
	return measures.map(({ name, of, should }) => {
		const [was, is] = [of(before), of(after)];
		return { name, before: was, after: is, should, ok: was !== null && is !== null && holds(should, is - was) };
	});
}

function holds(should: Measure['should'], move: number): boolean {
	return should === 'fall' ? move < -noise : Math.abs(move) <= steady;
}

export function tableOf(rows: readonly Row[]): string {
	const shown = (value: number | null) => (value === null ? '–' : value.toFixed(1));
	const lines = rows.map(({ name, before, after, should, ok }) => [
		...[name, shown(before), shown(after), should, ok ? 'ok' : 'NOT OK'],
	]);
	return [['measure, points of 100', 'before', 'after', 'should', ''], ...lines]
		.map(([name = '', ...cells]) => (name.padEnd(28) + cells.map((cell) => cell.padStart(9)).join('')).trimEnd())
		.join('\n');
}

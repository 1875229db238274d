import { itemAt } from '../../access';
import { scoreOf } from '../learned/forest';
import { worthOf } from '../learned/ranking';
import { measureConclusions } from './concludesFeatures';
import { measurePlaces } from './drawsOnFeatures';
import { conclusionCounts, placeCounts } from './limits';
import { type ConclusionModels, shippedConclusionModels } from './models';
import type { ClassifiedReading } from './statements';
import { type MeasuredUnit, measureTheses } from './thesisFeatures';

/** What a report comes to, and from where; units by their indices. */
export interface Conclusions {
	/** The sentence that answers the report's question; `undefined` where nothing is stated. */
	readonly thesis: number | undefined;
	/** By conclusion, the places in the body that it draws on, the likeliest first. */
	readonly drawsOn: ReadonlyMap<number, readonly number[]>;
}

/** @param thesis the thesis where the extraction has found one, as in texts without headings */
export function conclude(
	reading: ClassifiedReading,
	thesis: number | undefined,
	models: ConclusionModels = shippedConclusionModels,
): Conclusions {
	const main = thesis ?? findThesis(reading, models);
	const eachPlace = measurePlaces(reading);
	const drawsOn = new Map<number, readonly number[]>();
	for (const index of findConclusions(reading, main, models)) {
		const places = drawnOn((take) => eachPlace(index, take), models);
		if (places.length > 0) drawsOn.set(index, places);
	}
	return { thesis: main, drawsOn };
}

function findThesis(reading: ClassifiedReading, { thesis }: ConclusionModels): number | undefined {
	return byScore(measureTheses(reading), (vector) => worthOf(thesis, vector))[0]?.index;
}

/** The likeliest conclusions, the thesis among them, in document order. */
function findConclusions(
	reading: ClassifiedReading,
	thesis: number | undefined,
	{ concludes }: ConclusionModels,
): number[] {
	const ranked = byScore(measureConclusions(reading), (vector) => scoreOf(concludes, vector));
	const count = Math.min(conclusionCounts.most, Math.ceil(ranked.length * conclusionCounts.share));
	const found = new Set(ranked.slice(0, count).map(({ index }) => index));
	if (thesis !== undefined) found.add(thesis);
	return [...found].sort((a, b) => a - b);
}

type EachPlace = (take: (index: number, vector: Float64Array) => void) => void;

function drawnOn(eachPlace: EachPlace, { drawsOn }: ConclusionModels): number[] {
	const best: Scored[] = [];
	eachPlace((index, vector) => enter(best, index, worthOf(drawsOn, vector), placeCounts.most));
	const least = (best[0]?.score ?? 0) - placeCounts.behind;
	return best.filter(({ score }) => score >= least).map((place) => place.index);
}

interface Scored {
	readonly index: number;
	readonly score: number;
}

function byScore(units: readonly MeasuredUnit[], scoreOfVector: (vector: Float64Array) => number): Scored[] {
	return units.map(({ index, vector }) => ({ index, score: scoreOfVector(vector) })).sort(compare);
}

/** The higher score first, then what comes first in the report. */
function compare(a: Scored, b: Scored): number {
	return b.score - a.score || a.index - b.index;
}

/** Keeps the best of what is entered, in order: a few of hundreds are found without sorting them all. */
function enter(best: Scored[], index: number, score: number, most: number): void {
	const last = best[most - 1];
	if (last && last.score > score) return;
	const one = { index, score };
	let at = best.length;
	while (at > 0 && compare(one, itemAt(best, at - 1)) < 0) at--;
	if (at < most) best.splice(at, 0, one);
	if (best.length > most) best.pop();
}

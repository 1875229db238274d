import type { Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';
import { concludesFeatureNames, measureConclusions } from '../../../src/tree/conclusions/concludesFeatures';
import { drawsOnFeatureNames, measurePlaces } from '../../../src/tree/conclusions/drawsOnFeatures';
import type { ConclusionModels } from '../../../src/tree/conclusions/models';
import { type ClassifiedReading, statesSomething } from '../../../src/tree/conclusions/statements';
import { type MeasuredUnit, measureTheses, thesisFeatureNames } from '../../../src/tree/conclusions/thesisFeatures';
import { classifyRoles, keyProbabilities } from '../../../src/tree/extraction/classify';
import { shippedModels, type TreeModels } from '../../../src/tree/learned/models';
import type { Ranking } from '../../../src/tree/learned/ranking';
import { readByRules } from '../../../src/tree/reading/readByRules';
import { isNear, type Link, type MarkedReport, readMarked } from '../editor/marks';
import { type BoostOptions, trainBoost } from './boost';
import { descendLists } from './descend';
import { readExamples } from './examples';
import { trainRolesAndKeys } from './models';
import { packForest } from './pack';

/** A report that an editor marked, measured once and used in every fold. */
export interface ConclusionExample {
	readonly report: MarkedReport;
	/** The forests that read it: they were not trained on it. */
	readonly models: TreeModels;
	/** Sentences that compete for being the thesis. */
	readonly thesis: Group;
	readonly concludes: Group;
	/** For each linked conclusion the places that compete. */
	readonly drawsOn: readonly Group[];
}

interface Group {
	readonly rows: readonly Float64Array[];
	/** Whether the editor named each. */
	readonly wanted: readonly boolean[];
}

const thesisOptions = { steps: 150, rate: 0.05, l2: 0.1 };
const drawsOnOptions = { steps: 100, rate: 0.08, l2: 0.01 };
const concludesOptions: BoostOptions = {
	classes: 1,
	rounds: 80,
	depth: 3,
	rate: 0.06,
	leastLeaf: 6,
	l2: 1,
	columns: 0.4,
};

export function readConclusionExamples(): ConclusionExample[] {
	const annotated = readExamples();
	return readMarked().map((report) => {
		const others = annotated.filter(({ name }) => name !== report.name);
		const unseen = others.length === annotated.length;
		const models = unseen ? shippedModels : { ...shippedModels, ...trainRolesAndKeys(others) };
		return { report, models, ...measured(report, models) };
	});
}

function measured({ text, thesis, links }: MarkedReport, models: TreeModels) {
	const rules = readByRules(parseReport(text));
	const key = keyProbabilities(rules, models.key);
	const reading: ClassifiedReading = { ...rules, key, classified: classifyRoles(rules, key, models.role) };
	const named = (places: readonly Span[]) => (index: number) =>
		places.some((place) => isNear(spanAt(reading, index), place));
	const eachPlace = measurePlaces(reading);
	const placesFor = (conclusion: number) => {
		const places: MeasuredUnit[] = [];
		eachPlace(conclusion, (index, vector) => places.push({ index, vector: vector.slice() }));
		return places;
	};
	return {
		thesis: groupOf(measureTheses(reading), named(thesis ? [thesis] : [])),
		concludes: groupOf(measureConclusions(reading), named(links.map(({ from }) => from))),
		drawsOn: linked(reading, links).map(([index, to]) => groupOf(placesFor(index), named(to))),
	};
}

/** Each unit that the editor linked, with all places it was linked to. */
function linked(reading: ClassifiedReading, links: readonly Link[]): [number, Span[]][] {
	return reading.all
		.filter((own) => statesSomething(reading, own))
		.flatMap(({ unit: { index, span } }) => {
			const to = links.flatMap((link) => (isNear(span, link.from) ? link.to : []));
			return to.length > 0 ? [[index, to] as [number, Span[]]] : [];
		});
}

function spanAt({ all }: ClassifiedReading, index: number) {
	return all[index]!.unit.span;
}

function groupOf(
	units: readonly { readonly index: number; readonly vector: Float64Array }[],
	isWanted: (index: number) => boolean,
): Group {
	return { rows: units.map(({ vector }) => vector), wanted: units.map(({ index }) => isWanted(index)) };
}

/** Trains on some reports; the same reports give the same models. */
export function trainConclusions(examples: readonly ConclusionExample[]): ConclusionModels {
	const concluding = examples.map(({ concludes }) => concludes);
	const forest = trainBoost(
		{
			rows: concluding.flatMap(({ rows }) => rows),
			labels: concluding.flatMap(({ wanted }) => wanted.map(Number)),
		},
		concludesOptions,
	);
	return {
		thesis: trainRanking(
			thesisFeatureNames,
			examples.map(({ thesis }) => thesis),
			thesisOptions,
		),
		concludes: packForest(concludesFeatureNames, 1, forest),
		drawsOn: trainRanking(
			drawsOnFeatureNames,
			examples.flatMap(({ drawsOn }) => drawsOn),
			drawsOnOptions,
		),
	};
}

/** On scaled measurements; those wanted of a group share the win. */
function trainRanking(features: readonly string[], groups: readonly Group[], options: typeof thesisOptions): Ranking {
	const telling = groups.filter(({ wanted }) => wanted.includes(true));
	const scale = scalesOf(
		telling.flatMap(({ rows }) => rows),
		features.length,
	);
	const lists = telling.map(({ rows, wanted }) => ({
		rows: rows.map((row) => row.map((value, feature) => value / scale[feature]!)),
		wanted: wanted.map((is) => Number(is) / wanted.filter(Boolean).length),
	}));
	const weights = descendLists(lists, options);
	return { features, weights: weights.map((weight, feature) => Number((weight / scale[feature]!).toPrecision(4))) };
}

/** The deviation of each feature, or a third of the farthest value from the mean: what is rare would else weigh too much. */
function scalesOf(rows: readonly Float64Array[], size: number): number[] {
	return Array.from({ length: size }, (_, feature) => {
		const mean = rows.reduce((sum, row) => sum + row[feature]!, 0) / rows.length;
		const deviation = Math.sqrt(rows.reduce((sum, row) => sum + (row[feature]! - mean) ** 2, 0) / rows.length);
		const farthest = rows.reduce((most, row) => Math.max(most, Math.abs(row[feature]! - mean)), 0);
		return Math.max(deviation, farthest / 3) || 1;
	});
}

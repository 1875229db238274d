import { pairFeatureNames } from '../../../src/checks/paragraphs/pairFeatures';
import { isExpected, measurePairs } from '../../../src/checks/paragraphs/paragraphPairs';
import type { Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';
import { overlap } from '../../../src/report/spanRelations';
import { groupBy } from '../../../src/text/collections';
import type { Forest } from '../../../src/tree/learned/forest';
import { isSamePlace } from '../editor/evaluate';
import {
	type JudgedPair,
	type Mark,
	type MarkedReport,
	readJudgedRepeats,
	readMarked,
	type Verdict,
} from '../editor/marks';
import { averageForests, type BoostOptions, trainBoost } from './boost';
import { packForest } from './pack';

/** Chosen by leaving reports out, among depths of 1 to 3, with and without a linear model beside it: all are as good. */
const options: BoostOptions = { classes: 1, rounds: 120, depth: 3, rate: 0.06, leastLeaf: 3, l2: 5, columns: 0.3 };

/** Which features a tree may look at is chance: the mean of some forests wavers less. */
const seeds = [12345, 2718, 31415];

interface Row {
	readonly vector: Float64Array;
	readonly label: number;
	readonly weight: number;
}

/** A report's pairs of paragraphs, measured, with what an editor said of them. */
export interface RepetitionExample {
	readonly name: string;
	readonly rows: readonly Row[];
}

interface MeasuredPair {
	readonly vector: Float64Array;
	readonly likeness: number;
	readonly first: Span;
	readonly second: Span;
}

/** The reports an editor marked, and pairs judged one by one in reports that nobody marked. */
export function readRepetitionExamples(): RepetitionExample[] {
	const marked = readMarked().map((report) => ({ name: report.name, rows: markedRows(report) }));
	const judged = readJudgedRepeats().map(({ name, text, pairs }) => ({ name, rows: judgedRows(text, pairs) }));
	return [...marked, ...judged];
}

/** Trains the forest that tells repetitions; the same examples give the same forest. */
export function trainRepetition(examples: readonly RepetitionExample[]): Forest {
	const rows = examples.flatMap((example) => example.rows);
	const data = {
		rows: rows.map(({ vector }) => vector),
		labels: rows.map(({ label }) => label),
		weights: rows.map(({ weight }) => weight),
	};
	return packForest(pairFeatureNames, 1, averageForests(seeds.map((seed) => trainBoost(data, { ...options, seed }))));
}

/** Pairs that have odds: not what a summary or a conclusion tells of the body, and no fragments. */
function pairsOf(text: string): MeasuredPair[] {
	const { paragraphs, pairs, measured } = measurePairs(parseReport(text));
	return pairs.flatMap((pair) => {
		const [a, b] = [paragraphs[pair.first]!, paragraphs[pair.second]!];
		if (isExpected(a, b) || a.fragment || b.fragment) return [];
		return [{ vector: measured(pair), likeness: pair.likeness, first: a.block.span, second: b.block.span }];
	});
}

/** What must be mended counts more in training than what could be. */
const markWeights: Readonly<Record<Mark['weight'], number>> = { must: 2, should: 1.3, could: 0.8 };

/** An editor who looks for all that is wrong overlooks many repetitions: silence counts less than a verdict. */
const verdictWeights: Readonly<Record<Verdict['verdict'], number>> = { agree: 1, half: 0.5, disagree: 1.5 };
const unmarked = 0.5;

/**
 * A pair that an editor marked is a repetition. A verdict on a finding at the later paragraph names no pair: one that
 * agrees is taken for its most alike pair, one that does not for all of them. Other pairs of a marked paragraph stay out.
 */
function markedRows({ text, marks, verdicts }: MarkedReport): Row[] {
	const repetitions = marks.filter(({ kind }) => kind === 'repetition');
	const told = verdicts.filter(({ code }) => code === 'paragraph.redundant');
	return [...groupBy(pairsOf(text), ({ second }) => second)].flatMap(([second, pairs]) => {
		const verdict = told.find(({ span }) => isSamePlace(second, span))?.verdict;
		const touched = repetitions.some(({ places }) => places.some((place) => overlap(place, second)));
		const nearest = pairs.reduce((best, pair) => (pair.likeness > best.likeness ? pair : best));
		return pairs.flatMap((pair): Row[] => {
			const { vector } = pair;
			const weights = repetitions.filter((mark) => isMarkedPair(mark, pair)).map(({ weight }) => markWeights[weight]);
			if (weights.length > 0) return [{ vector, label: 1, weight: Math.max(...weights) }];
			if (verdict === 'agree') return pair === nearest ? [{ vector, label: 1, weight: verdictWeights.agree }] : [];
			if (verdict) return [{ vector, label: 0, weight: verdictWeights[verdict] }];
			return touched ? [] : [{ vector, label: 0, weight: unmarked }];
		});
	});
}

function isMarkedPair({ places: [own, ...others] }: Mark, { first, second }: MeasuredPair): boolean {
	if (!own) return false;
	const meets = (a: Span, b: Span) => overlap(own, a) && others.some((other) => overlap(other, b));
	return meets(second, first) || meets(first, second);
}

function judgedRows(text: string, judged: readonly JudgedPair[]): Row[] {
	return pairsOf(text).flatMap((pair) => {
		const known = judged.find(
			({ first, second }) => isSamePlace(first, pair.first) && isSamePlace(second, pair.second),
		);
		if (!known) return [];
		const weight = known.verdict === 'half' ? verdictWeights.half : 1;
		return [{ vector: pair.vector, label: Number(known.verdict === 'agree'), weight }];
	});
}

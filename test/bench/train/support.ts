import { passages } from '../../../src/sources/support/checkClaim';
import { measureCover } from '../../../src/sources/support/coverFeatures';
import type { ParsedClaim } from '../../../src/sources/support/parseClaim';
import { rankSentences } from '../../../src/sources/support/rank';
import { measureSentences } from '../../../src/sources/support/rankFeatures';
import type { SourceIndex } from '../../../src/sources/support/sourceIndex';
import type { SupportWeights } from '../../../src/sources/support/weights';
import { descend, dot } from './descend';

/** A claim that people held against its source. */
export interface SupportExample {
	readonly source: SourceIndex;
	readonly claim: ParsedClaim;
	/** Sets of sentences, by their indices, each of which is enough to judge the claim by; none where nothing speaks of it. */
	readonly sets: readonly (readonly number[])[];
	/** All of the claim is supported. */
	readonly supported: boolean;
}

const rankOptions = { steps: 300, rate: 0.1, l2: 1e-3 };
const coverOptions = { steps: 400, rate: 0.05, l2: 30 };

/** Fits the weights on some examples; the same examples give the same weights. */
export function trainSupport(examples: readonly SupportExample[]): SupportWeights {
	const rank = trainRank(examples.filter(({ sets }) => sets.length > 0));
	return { rank, ...trainCover(examples, rank) };
}

const measured = new WeakMap<SupportExample, readonly Float64Array[]>();

function rowsOf(example: SupportExample): readonly Float64Array[] {
	const rows = measured.get(example) ?? measureSentences(example.source, example.claim);
	measured.set(example, rows);
	return rows;
}

/** Listwise: the sentences of a source compete, and those of the smallest sets should win (softmax cross entropy). */
function trainRank(examples: readonly SupportExample[]): number[] {
	const lists = examples.map((example) => ({ rows: flat(rowsOf(example)), wanted: wantedOf(example) }));
	const size = rowsOf(examples[0]!)[0]!.length;
	return descend(size, rankOptions, (weights, gradient) => {
		for (const { rows, wanted } of lists) {
			const odds = softmax(rows, weights);
			for (let i = 0, at = 0; i < odds.length; i++) {
				const error = (odds[i]! - wanted[i]!) / lists.length;
				for (let k = 0; k < size; k++) gradient[k]! += error * rows[at++]!;
			}
		}
		for (let k = 0; k < size; k++) gradient[k]! += rankOptions.l2 * weights[k]!;
	});
}

/** Rows one behind the other: they are walked hundreds of times. */
function flat(rows: readonly Float64Array[]): Float64Array {
	const all = new Float64Array(rows.length * rows[0]!.length);
	for (const [i, row] of rows.entries()) all.set(row, i * row.length);
	return all;
}

/** The odds of each row to win against the others. */
function softmax(rows: Float64Array, weights: Float64Array): Float64Array {
	const scores = new Float64Array(rows.length / weights.length);
	for (let i = 0, at = 0; i < scores.length; i++) {
		let score = 0;
		for (let k = 0; k < weights.length; k++) score += rows[at++]! * weights[k]!;
		scores[i] = score;
	}
	const most = scores.reduce((a, b) => Math.max(a, b));
	const powers = scores.map((score) => Math.exp(score - most));
	const total = powers.reduce((a, b) => a + b);
	return powers.map((power) => power / total);
}

/** How often a sentence is in one of the smallest sets, as shares of 1. */
function wantedOf({ source, sets }: SupportExample): Float64Array {
	const wanted = new Float64Array(source.sentences.length);
	const least = Math.min(...sets.map(({ length }) => length));
	for (const set of sets) if (set.length <= least + 1) for (const index of set) wanted[index]!++;
	const total = wanted.reduce((a, b) => a + b);
	return wanted.map((count) => count / total);
}

/** Logistic regression on standardised measurements, which are folded into the weights. */
function trainCover(examples: readonly SupportExample[], rank: readonly number[]): Omit<SupportWeights, 'rank'> {
	const rows = examples.map(({ source, claim }) => {
		const best = rankSentences(source, claim, passages, { rank });
		return measureCover(
			source,
			claim,
			best.map(({ sentence }) => sentence),
		);
	});
	const size = rows[0]!.length;
	const columns = Array.from({ length: size }, (_, k) => rows.map((row) => row[k]!));
	const means = columns.map(mean);
	const deviations = columns.map((column, k) => Math.sqrt(mean(column.map((value) => (value - means[k]!) ** 2))) || 1);
	const standard = rows.map((row) =>
		Float64Array.of(...row.map((value, k) => (value - means[k]!) / deviations[k]!), 1),
	);
	const fitted = descend(size + 1, coverOptions, (weights, gradient) => {
		for (const [i, row] of standard.entries()) {
			const error = 1 / (1 + Math.exp(-dot(row, weights))) - Number(examples[i]!.supported);
			for (let k = 0; k <= size; k++) gradient[k]! += error * row[k]!;
		}
		for (let k = 0; k < size; k++) gradient[k]! += coverOptions.l2 * weights[k]!;
	});
	const cover = fitted.slice(0, size).map((weight, k) => weight / deviations[k]!);
	return { cover, bias: fitted[size]! - cover.reduce((sum, weight, k) => sum + weight * means[k]!, 0) };
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

import { passages } from '../../../src/sources/support/checkClaim';
import { measureCover } from '../../../src/sources/support/coverFeatures';
import type { ParsedClaim } from '../../../src/sources/support/parseClaim';
import { rankSentences } from '../../../src/sources/support/rank';
import { measureSentences } from '../../../src/sources/support/rankFeatures';
import type { SourceIndex } from '../../../src/sources/support/sourceIndex';
import type { SupportWeights } from '../../../src/sources/support/weights';
import { descend, descendLists, dot } from './descend';

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

/** The sentences of a source compete, and those of the smallest sets should win. */
function trainRank(examples: readonly SupportExample[]): number[] {
	return descendLists(
		examples.map((example) => ({ rows: rowsOf(example), wanted: wantedOf(example) })),
		rankOptions,
	);
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

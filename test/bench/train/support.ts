import type { ParsedClaim } from '../../../src/sources/support/parseClaim';
import { measureSentences, type RankWeights } from '../../../src/sources/support/rank';
import type { SourceIndex } from '../../../src/sources/support/sourceIndex';
import { descendLists } from './descend';

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

const measured = new WeakMap<SupportExample, readonly Float64Array[]>();

function rowsOf(example: SupportExample): readonly Float64Array[] {
	const rows = measured.get(example) ?? measureSentences(example.source, example.claim);
	measured.set(example, rows);
	return rows;
}

/** Fits the weights on some examples: the sentences of a source compete, and those of the smallest sets should win. The same examples give the same weights. */
export function trainSupport(examples: readonly SupportExample[]): RankWeights {
	return descendLists(
		examples
			.filter(({ sets }) => sets.length > 0)
			.map((example) => ({ rows: rowsOf(example), wanted: wantedOf(example) })),
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

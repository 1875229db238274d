import { floatAt, itemAt } from '../../access';
import { termsOf } from '../../text/terms';
import { Vocabulary } from '../../text/vocabulary';
import type { RuleReading } from '../reading/readByRules';

/**
 * What a report's units, paragraphs and sections speak of; a table speaks of what stands in its cells, too. Terms are
 * numbers, and each knows where it stands: what a conclusion shares with all places is added up term by term.
 */
export interface Contents {
	/** For each unit, its terms, each once. */
	readonly terms: readonly (readonly number[])[];
	/** For each unit the sum of its terms' squared weights. */
	readonly weights: Float64Array;
	/** For each term: the rarer within the report, the more it says. */
	readonly weightOf: Float64Array;
	/** The same by the sections that have it. */
	readonly sectionWeightOf: Float64Array;
	/** The sections, in order; `undefined` for what stands before the first. */
	readonly sections: readonly (number | undefined)[];
	/** For each term the units, the sections (by their places in {@link sections}) and the blocks that have it. */
	readonly unitsWith: readonly (readonly number[])[];
	readonly sectionsWith: readonly (readonly number[])[];
	readonly blocksWith: readonly (readonly number[])[];
	/** For each term whether it is a number. */
	readonly isNumber: readonly boolean[];
}

export function contentsOf(reading: RuleReading): Contents {
	const { all } = reading;
	const vocabulary = new Vocabulary();
	const terms = termsIn(reading).map((own) => [...vocabulary.setOf(own)]);
	const places = new Map<number | undefined, number>();
	for (const { unit } of all) {
		const section = unit.section?.index;
		if (!places.has(section)) places.set(section, places.size);
	}
	const size = vocabulary.terms.length;
	const unitsWith = holders(terms, size, (unit) => unit);
	const sectionsWith = holders(terms, size, (unit) => places.get(itemAt(all, unit).unit.section?.index) ?? 0);
	const weightOf = Float64Array.from(unitsWith, (having) => rarity(all.length, having.length));
	return {
		terms,
		weights: Float64Array.from(terms, (own) => squaredWeights(own, weightOf)),
		weightOf,
		sectionWeightOf: Float64Array.from(sectionsWith, (having) => rarity(places.size, having.length)),
		sections: [...places.keys()],
		unitsWith,
		sectionsWith,
		blocksWith: holders(terms, size, (unit) => itemAt(all, unit).unit.block.index),
		isNumber: vocabulary.terms.map((term) => /^\d/.test(term)),
	};
}

function termsIn({ all, report }: RuleReading): (readonly string[] | ReadonlySet<string>)[] {
	const tables = new Map(report.tables.map((table) => [table.block, table]));
	return all.map(({ unit, terms: own }) => {
		const table = unit.kind === 'table' ? tables.get(unit.block.index) : undefined;
		return table ? [...table.header, ...table.rows.flat()].flatMap(({ text }) => termsOf(text)) : own;
	});
}

/** For each term the places that have it, each once, for the units of a section or block follow each other. */
function holders(
	terms: readonly (readonly number[])[],
	size: number,
	placeOf: (unit: number) => number,
): readonly (readonly number[])[] {
	const having: number[][] = Array.from({ length: size }, () => []);
	terms.forEach((own, unit) => {
		const place = placeOf(unit);
		for (const term of own) {
			const places = itemAt(having, term);
			if (places.at(-1) !== place) places.push(place);
		}
	});
	return having;
}

function rarity(of: number, having: number): number {
	return Math.log((of + 1) / (having + 0.5));
}

function squaredWeights(terms: readonly number[], weightOf: Float64Array): number {
	let sum = 0;
	for (const term of terms) sum += floatAt(weightOf, term) ** 2;
	return sum;
}

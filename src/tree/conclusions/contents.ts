import { entryOf, itemAt } from '../../access';
import { collect } from '../../text/collections';
import { termsOf } from '../../text/terms';
import type { RuleReading } from '../reading/readByRules';

/** What a report's units, paragraphs and sections speak of; a table speaks of what stands in its cells, too. */
export interface Contents {
	/** For each unit. */
	readonly terms: readonly ReadonlySet<string>[];
	/** For each unit the sum of its terms' squared weights. */
	readonly weights: readonly number[];
	/** The rarer a term within the report, the more it says. */
	readonly weightOf: (term: string) => number;
	/** The same by the sections that have it. */
	readonly sectionWeightOf: (term: string) => number;
	/** By section, `undefined` for what stands before the first. */
	readonly sections: ReadonlyMap<number | undefined, ReadonlySet<string>>;
	/** By block. */
	readonly blocks: ReadonlyMap<number, ReadonlySet<string>>;
	/** By term, the units that have it. */
	readonly units: ReadonlyMap<string, readonly number[]>;
}

export function contentsOf(reading: RuleReading): Contents {
	const { all } = reading;
	const tables = new Map(reading.report.tables.map((table) => [table.block, table]));
	const terms = all.map(({ unit, terms: own }) => {
		const table = unit.kind === 'table' ? tables.get(unit.block.index) : undefined;
		return table ? new Set([...table.header, ...table.rows.flat()].flatMap(({ text }) => termsOf(text))) : own;
	});
	const units = collect(all.flatMap((_, index) => [...itemAt(terms, index)].map((term) => [term, index] as const)));
	const sections = unite(all.map(({ unit }, index) => [unit.section?.index, itemAt(terms, index)]));
	const sectionsWith = new Map<string, number>();
	for (const section of sections.values())
		for (const term of section) sectionsWith.set(term, (sectionsWith.get(term) ?? 0) + 1);
	const sectionWeights = new Map([...sectionsWith].map(([term, having]) => [term, rarity(sections.size, having)]));
	const weights = new Map([...units].map(([term, having]) => [term, rarity(all.length, having.length)]));
	const weightOf = (term: string) => entryOf(weights, term);
	return {
		terms,
		weights: terms.map((own) => squaredWeights(own, weightOf)),
		weightOf,
		sectionWeightOf: (term) => entryOf(sectionWeights, term),
		sections,
		blocks: unite(all.map(({ unit }, index) => [unit.block.index, itemAt(terms, index)])),
		units,
	};
}

function rarity(of: number, having: number): number {
	return Math.log((of + 1) / (having + 0.5));
}

function squaredWeights(terms: Iterable<string>, weightOf: Contents['weightOf']): number {
	let sum = 0;
	for (const term of terms) sum += weightOf(term) ** 2;
	return sum;
}

function unite<Key>(pairs: readonly (readonly [Key, ReadonlySet<string>])[]): Map<Key, Set<string>> {
	const united = new Map<Key, Set<string>>();
	for (const [key, terms] of pairs) {
		if (!united.has(key)) united.set(key, new Set());
		for (const term of terms) entryOf(united, key).add(term);
	}
	return united;
}

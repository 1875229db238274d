import { firstOf, itemAt, lastOf } from '../../access';
import { groupBy, groupPairs } from '../../text/collections';
import { lazy } from '../../text/memo';
import { firstIndexFrom, startingIn } from '../lookup';
import type { Reference } from '../model';
import type { DraftCitation } from './citationDrafts';

/** Whether a list has no labels at all: a superscript names its entries by their places. */
export function isUnlabelled(references: readonly Reference[]): boolean {
	return references.every(({ label }) => label === undefined);
}

/** Finds the entry that a label names, also where several lists number their entries from 1. */
export class LabelLookup {
	readonly #byLabel: ReadonlyMap<string, readonly Reference[]>;
	/** Asked for only where a label comes twice: whether each section has a list, and the list whose labels most citations name. */
	readonly #several: () => { readonly perSection: boolean; readonly best: List | undefined };

	constructor(drafts: readonly DraftCitation[], references: readonly Reference[]) {
		this.#byLabel = groupBy(
			references.filter(({ label }) => label !== undefined),
			({ label = '' }) => label.toLowerCase(),
		);
		this.#several = lazy(() => {
			const lists = listsOf(references, drafts);
			const perSection = lists.some(({ end }, at) => {
				const next = lists[at + 1];
				const cited = drafts[firstIndexFrom(drafts, end)];
				return next !== undefined && cited !== undefined && cited.span[0] < next.start;
			});
			const [best] = lists.toSorted((one, other) => other.named - one.named);
			return { perSection, best };
		});
	}

	/** By the label; else a footnote mark by the bare number and the other way round: `[^3]` and `[3] Title`. */
	find(label: string, at: number): number | undefined {
		const name = label.toLowerCase();
		return this.#pick(name, at) ?? this.#pick(name.startsWith('^') ? name.slice(1) : `^${name}`, at);
	}

	#pick(label: string, at: number): number | undefined {
		const entries = this.#byLabel.get(label) ?? [];
		const [first] = entries;
		if (first === undefined || entries.length === 1) return first?.index;
		const { perSection, best } = this.#several();
		if (perSection) return (entries[firstIndexFrom(entries, at + 1)] ?? entries.at(-1))?.index;
		// Several lists at the end: the one whose labels most citations name.
		const own = best && startingIn(entries, [best.start, best.end])[0];
		return (own ?? first).index;
	}
}

/** A stretch of the reference lists in which no label comes twice. */
interface List {
	readonly start: number;
	readonly end: number;
	/** How many citations name one of its labels. */
	readonly named: number;
}

function listsOf(references: readonly Reference[], drafts: readonly DraftCitation[]): List[] {
	const runs: Reference[][] = [];
	let seen = new Set<string>();
	for (const reference of references) {
		const label = reference.label?.toLowerCase();
		if (runs.length === 0 || (label !== undefined && seen.has(label))) {
			runs.push([]);
			seen = new Set();
		}
		if (label !== undefined) seen.add(label);
		runs.at(-1)?.push(reference);
	}
	const named = countNaming(runs, drafts);
	return runs.map((run, at) => ({ start: firstOf(run).span[0], end: lastOf(run).span[1], named: itemAt(named, at) }));
}

/** How many citations name an entry of each run: those of the same labels are counted together. */
function countNaming(runs: readonly (readonly Reference[])[], drafts: readonly DraftCitation[]): number[] {
	const runsWith = groupPairs(
		runs.flatMap((run, at) =>
			run.flatMap(({ label }) => (label === undefined ? [] : [[label.toLowerCase(), at] as const])),
		),
	);
	const alike = groupBy(drafts, ({ labels }) => labels.join('\n').toLowerCase());
	const counts = runs.map(() => 0);
	for (const [labels, group] of alike) {
		const naming = new Set(labels.split('\n').flatMap((label) => runsWith.get(label) ?? []));
		for (const run of naming) counts[run]! += group.length;
	}
	return counts;
}

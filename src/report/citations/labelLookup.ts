import type { Reference } from '../model';
import type { DraftCitation } from './citationDrafts';

/** Finds the entry that a label names, also where several lists number their entries from 1. */
export class LabelLookup {
	readonly #byLabel = new Map<string, Reference[]>();
	readonly #lists: readonly List[];
	readonly #perSection: boolean;

	constructor(drafts: readonly DraftCitation[], references: readonly Reference[]) {
		for (const reference of references) {
			if (reference.label === undefined) continue;
			const label = reference.label.toLowerCase();
			this.#byLabel.set(label, [...(this.#byLabel.get(label) ?? []), reference]);
		}
		this.#lists = listsOf(references, drafts);
		this.#perSection = this.#lists.some(({ end }, at) => {
			const next = this.#lists[at + 1];
			return next !== undefined && drafts.some(({ span }) => span[0] > end && span[0] < next.start);
		});
	}

	/** A footnote mark and a bare number name each other's entries where nothing else does: `[^3]` and `[3] Title`. */
	find(label: string, at: number): number | undefined {
		const name = label.toLowerCase();
		return this.#pick(name, at) ?? this.#pick(name.startsWith('^') ? name.slice(1) : `^${name}`, at);
	}

	#pick(label: string, at: number): number | undefined {
		const entries = this.#byLabel.get(label) ?? [];
		const [first] = entries;
		if (first === undefined || entries.length === 1) return first?.index;
		if (this.#perSection) return (entries.find(({ span }) => span[0] > at) ?? entries.at(-1))?.index;
		// Several lists at the end: the one that answers to most of what the text cites.
		const best = this.#lists.toSorted((a, b) => b.named - a.named)[0];
		const own = best && entries.find(({ span }) => span[0] >= best.start && span[0] < best.end);
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
	return runs.flatMap((run) => {
		const [first, last] = [run[0], run.at(-1)];
		if (!first || !last) return [];
		const labels = new Set(run.map(({ label }) => label?.toLowerCase()));
		const named = drafts.filter((draft) => draft.labels.some((label) => labels.has(label.toLowerCase()))).length;
		return [{ start: first.span[0], end: last.span[1], named }];
	});
}

import type { Report, Span } from '../report/model';
import { byPlace } from '../report/spanRelations';
import { termsOf } from '../text/terms';
import type { LogicNode, LogicTree } from '../tree/model';
import type { Wording } from './model';

/** A place of a report with its words. */
export interface Place {
	readonly span: Span;
	readonly words: string;
	readonly wording: Wording;
}

/** Where a claim can stand: a node of the tree, or a sentence that the rules take for neither claim nor fact. */
export interface ClaimPlace extends Place {
	readonly node: LogicNode | undefined;
	readonly sentence: number | undefined;
}

export interface ParagraphPlace extends Place {
	/** Its index in `Report.blocks`. */
	readonly block: number;
}

export function claimPlaces(report: Report, { nodes }: LogicTree): ClaimPlace[] {
	const known = new Set(nodes.map(({ sentence }) => sentence));
	const others = report.sentences.filter(({ index }) => !known.has(index));
	const places = [
		...nodes.map((node) => ({ span: node.span, node, sentence: node.sentence })),
		...others.map(({ span, index }) => ({ span, node: undefined, sentence: index })),
	];
	return worded(report, places.filter(({ span: [start, end] }) => end > start).sort(byPlace));
}

export function paragraphPlaces(report: Report): ParagraphPlace[] {
	return worded(
		report,
		report.blocks.map(({ span, index }) => ({ span, block: index })),
	);
}

function worded<Found extends { readonly span: Span }>(
	{ source }: Report,
	places: readonly Found[],
): (Found & Place)[] {
	const times = new Map<string, number>();
	return places.map((place) => {
		const words = source
			.slice(...place.span)
			.replace(/\s+/gu, ' ')
			.trim();
		const earlier = times.get(words) ?? 0;
		times.set(words, earlier + 1);
		return { ...place, words, wording: earlier === 0 ? words : `${words}\n${earlier}` };
	});
}

/** Share of its terms that a wording has in common with an earlier one of itself: a figure, a name or half of the words may be new. */
const sameSentence = 0.5;

/** The places that were written since a text was judged and are, by their words, another wording of what has gone from it. */
export function rewordedPlaces<Found extends Place>(
	places: readonly Found[],
	judged: Iterable<Wording>,
	known: ReadonlySet<string>,
): Set<Found> {
	const standing = new Set(places.map(({ wording }) => wording));
	const gone = [...new Set(judged)].filter((wording) => !standing.has(wording)).map(termSet);
	if (gone.length === 0) return new Set();
	const fresh = places
		.filter(({ words }) => !known.has(words))
		.map((place) => ({ place, terms: termSet(place.words) }));
	const found = gone.flatMap((terms) => {
		const alike = fresh.map(({ place, terms: others }) => ({ place, share: sharedTerms(terms, others) }));
		const best = alike.reduce<(typeof alike)[number] | undefined>(
			(most, next) => (most && most.share >= next.share ? most : next),
			undefined,
		);
		return best && best.share >= sameSentence ? [best.place] : [];
	});
	return new Set(found);
}

function termSet(text: string): ReadonlySet<string> {
	return new Set(termsOf(text));
}

/** Dice's coefficient of two sets, 0–1. */
function sharedTerms(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = [...a].filter((term) => b.has(term)).length;
	return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

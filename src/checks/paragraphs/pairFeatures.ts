import { itemAt } from '../../access';
import { sectionsAround } from '../../report/lookup';
import type { Report } from '../../report/model';
import { memoised } from '../../text/memo';
import { termsOf } from '../../text/terms';
import { cached, cachedAlways } from '../../text/textCache';
import { emptyVectors, type FeatureTable, featureNames, measureInto } from '../../tree/learned/forest';
import { firstTexts, type Rarity, rarityOf, totalWeight } from './numberedTerms';
import { endsSentence, type Paragraph } from './paragraphs';
import type { RankedPair } from './rankedPairs';

/** A paragraph with its terms, by their numbers. */
interface Side {
	readonly at: number;
	readonly paragraph: Paragraph;
	readonly terms: ReadonlySet<number>;
	/** How much its terms weigh together, the rare ones most. */
	readonly mass: number;
	/** Share of its terms, by rarity, that no paragraph before it has. */
	readonly fresh: number;
	readonly chapter: number | undefined;
	/** The terms of its words that are written as names. */
	readonly names: ReadonlySet<string>;
	readonly figures: readonly string[];
	readonly ended: boolean;
}

/** Two paragraphs as the table below sees them, the earlier as `a`. */
interface Pair extends RankedPair {
	readonly a: Side;
	readonly b: Side;
	readonly common: ReturnType<typeof sharedBy>;
	readonly namesBoth: number;
	/** Likeness of the paragraphs before them, or of those behind them, whichever is more. */
	readonly neighbours: number;
	readonly paragraphs: number;
}

const table: FeatureTable<Pair> = [
	['likeness', (p) => p.likeness],
	['covered', (p) => p.common.mass / Math.max(1e-9, Math.max(p.a.mass, p.b.mass))],
	['sharedTerms', (p) => p.common.count],
	['rareTerms', (p) => p.common.rare],
	['rarest', (p) => p.common.rarest],
	['laterCovered', (p) => p.common.mass / Math.max(1e-9, p.b.mass)],
	['fresh', (p) => p.b.fresh],
	['ended', (p) => Number(p.a.ended) + Number(p.b.ended)],
	['sentencesEarlier', (p) => sentencesIn(p.a)],
	['neighbourPairs', (p) => p.neighbours],
	['sameChapter', (p) => p.a.chapter === p.b.chapter],
	['margin', (p) => p.margin],
	['namesBoth', (p) => p.namesBoth],
	['namesLater', (p) => p.b.names.size - p.namesBoth],
	['namesEarlier', (p) => p.a.names.size - p.namesBoth],
	['figureShare', (p) => figureShare(p.a, p.b)],
	['cited', (p) => countIn(p.a.paragraph.cited, p.b.paragraph.cited) > 0],
	['smaller', (p) => Math.min(p.a.terms.size, p.b.terms.size)],
	['larger', (p) => Math.max(p.a.terms.size, p.b.terms.size)],
	['distance', (p) => p.b.at - p.a.at],
	['place', (p) => p.b.at / p.paragraphs],
];

export const pairFeatureNames = featureNames(table);

/** Measures pairs of one report's paragraphs for the forest. */
export function measureParagraphPairs(
	report: Report,
	paragraphs: readonly Paragraph[],
	terms: readonly ReadonlySet<number>[],
	pairs: readonly RankedPair[],
): Float64Array[] {
	const rarity = rarityOf(terms);
	const firstIn = firstTexts(terms);
	const sides = paragraphs.map((paragraph, at): Side => {
		const own = itemAt(terms, at);
		const mass = totalWeight(own, rarity);
		const fresh = [...own].filter((term) => firstIn.get(term) === at);
		const chapter = sectionsAround(report, paragraph.block.section).findLast(({ level }) => level > 1);
		return {
			...{ at, paragraph, terms: own, mass, fresh: totalWeight(fresh, rarity) / (mass || 1) },
			chapter: (chapter ?? paragraph.section)?.index,
			names: new Set(nameTermsIn(paragraph.text)),
			figures: paragraph.figures.map(({ kind, value }) => `${kind} ${value}`),
			ended: endsSentence(paragraph.text),
		};
	});
	const keyOf = (first: number, second: number) => first * paragraphs.length + second;
	const likenesses = new Map(pairs.map(({ first, second, likeness }) => [keyOf(first, second), likeness]));
	const beside = ({ first, second }: RankedPair, step: number) =>
		likenesses.get(keyOf(first + step, second + step)) ?? 0;
	const vectors = emptyVectors(pairs.length, pairFeatureNames.length);
	pairs.forEach((pair, at) => {
		const [a, b] = [itemAt(sides, pair.first), itemAt(sides, pair.second)];
		measureInto(itemAt(vectors, at), 0, table, {
			...{ a, b, common: sharedBy(a.terms, b.terms, rarity), paragraphs: paragraphs.length },
			namesBoth: countIn(b.names, a.names),
			neighbours: Math.max(beside(pair, -1), beside(pair, 1)),
			...pair,
		});
	});
	return vectors;
}

/** Of the terms that two paragraphs share: how many, what they weigh, how many at most three paragraphs have, and the summed rarity of the three rarest. */
function sharedBy(a: ReadonlySet<number>, b: ReadonlySet<number>, rarity: Rarity) {
	let [count, mass, rare, first, second, third] = [0, 0, 0, 0, 0, 0];
	for (const term of a) {
		if (!b.has(term)) continue;
		const weight = rarity.of(term);
		count++;
		mass += weight ** 2;
		if (rarity.seenIn(term) <= 3) rare++;
		if (weight > first) [first, second, third] = [weight, first, second];
		else if (weight > second) [second, third] = [weight, second];
		else if (weight > third) third = weight;
	}
	return { count, mass, rare, rarest: first + second + third };
}

/** How many of the items others have, too. */
function countIn<Item>(items: ReadonlySet<Item> | readonly Item[], others: ReadonlySet<Item>): number {
	let count = 0;
	for (const item of items) if (others.has(item)) count++;
	return count;
}

/** Words written as names: with a capital inside a sentence, or Latin words among Chinese ones. */
export const namesIn = cachedAlways((text): readonly string[] => text.match(nameLike) ?? []);

const nameTermsIn = cached((text): readonly string[] => namesIn(text).flatMap(termsOf));

/**
 * Words with digits begin where a word begins: looked for at each letter, they take a word's length squared. What no match
 * begins with comes first, in ASCII: engines look up Unicode classes for one character after the other, which takes most of the time.
 */
const nameLike =
	/(?![\0-@[-`{-\x7F]|(?<=[A-Za-z])[a-z])(?:(?=\p{Lu})(?<=[\p{Ll}\p{N},;:(“"'’-] |[(“"/-])\p{Lu}[\p{L}\p{N}]+|(?<=\p{Script=Han})\p{Script=Latin}+|(?<!\p{L})(?:[A-Za-z]|(?![A-Za-z])\p{L})+\d[\p{L}\d]*|\p{Lu}{2,})/gu;

/** More sentences than the longest paragraph of a report has. */
const mostSentences = 120;

function sentencesIn({ paragraph: { block } }: Side): number {
	const [from, to] = block.sentences;
	return Math.min(to - from, mostSentences);
}

const figureSet = memoised(({ figures }: Side): ReadonlySet<string> => new Set(figures));

function figureShare(a: Side, b: Side): number {
	if (a.figures.length === 0 || b.figures.length === 0) return 0;
	return countIn(a.figures, figureSet(b)) / Math.min(a.figures.length, b.figures.length);
}

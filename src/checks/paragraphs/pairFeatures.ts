import { floatAt, itemAt } from '../../access';
import { sectionsAround } from '../../report/lookup';
import type { Report } from '../../report/model';
import { type NumberedTexts, numberTerms, raritiesOf, sharedTerms, totalWeight } from '../../text/numberedTerms';
import { termsOf } from '../../text/terms';
import { cached, cachedAlways } from '../../text/textCache';
import { type FeatureTable, featureNames, measure } from '../../tree/learned/forest';
import { endsSentence, type Paragraph } from './paragraphs';
import type { RankedPair } from './rankedPairs';

/** A paragraph with what is measured of it alone. */
interface Side {
	readonly at: number;
	readonly paragraph: Paragraph;
	/** How many terms it has. */
	readonly terms: number;
	/** How much its terms weigh together, the rare ones most. */
	readonly mass: number;
	/** Share of its terms, by rarity, that no paragraph before it has. */
	readonly fresh: number;
	readonly chapter: number | undefined;
	/** How many terms its words that are written as names have. */
	readonly names: number;
	readonly figures: readonly string[];
	readonly ended: boolean;
}

/** Two paragraphs as the table below sees them, the earlier as `a`. */
interface Pair {
	readonly ranked: RankedPair;
	readonly a: Side;
	readonly b: Side;
	readonly common: ReturnType<typeof weigh>;
	readonly namesBoth: number;
	/** Whether both cite one source. */
	readonly cited: boolean;
	/** Likeness of the paragraphs before them, or of those behind them, whichever is more. */
	readonly neighbours: number;
	readonly paragraphs: number;
}

const table: FeatureTable<Pair> = [
	['likeness', (p) => p.ranked.likeness],
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
	['margin', (p) => p.ranked.margin],
	['namesBoth', (p) => p.namesBoth],
	['namesLater', (p) => p.b.names - p.namesBoth],
	['namesEarlier', (p) => p.a.names - p.namesBoth],
	['figureShare', (p) => figureShare(p.a, p.b)],
	['cited', (p) => p.cited],
	['smaller', (p) => Math.min(p.a.terms, p.b.terms)],
	['larger', (p) => Math.max(p.a.terms, p.b.terms)],
	['distance', (p) => p.b.at - p.a.at],
	['place', (p) => p.b.at / p.paragraphs],
];

export const pairFeatureNames = featureNames(table);

/** Measures pairs of one report's paragraphs for the forest. Cheapest when pairs of one later paragraph follow each other. */
export function pairMeter(
	report: Report,
	paragraphs: readonly Paragraph[],
	numbered: NumberedTexts,
	pairs: readonly RankedPair[],
): (pair: RankedPair) => Float64Array {
	const most = Math.log(2 * paragraphs.length + 2);
	/** Of terms: 1 for one of a single paragraph. */
	const rarities = raritiesOf(numbered).map((rarity) => rarity / most);
	const names = numberTerms(paragraphs.map(({ text }) => nameTermsIn(text)));
	const sides = paragraphs.map((paragraph, at): Side => {
		const [terms, known] = [itemAt(numbered.texts, at), itemAt(numbered.before, at)];
		const mass = totalWeight(terms, rarities);
		const fresh = terms.filter((term) => term >= known);
		const chapter = sectionsAround(report, paragraph.block.section).findLast(({ level }) => level > 1);
		return {
			at,
			paragraph,
			terms: terms.length,
			mass,
			fresh: totalWeight(fresh, rarities) / (mass || 1),
			chapter: (chapter ?? paragraph.section)?.index,
			names: itemAt(names.texts, at).length,
			figures: paragraph.figures.map(({ kind, value }) => `${kind} ${value}`),
			ended: endsSentence(paragraph.text),
		};
	});
	const inBoth = sharedTerms(numbered);
	const namesInBoth = sharedTerms(names);
	const citedByBoth = sharedTerms(numberTerms(paragraphs.map(({ cited }) => cited)));
	const keyOf = (first: number, second: number) => first * paragraphs.length + second;
	const likenesses = new Map<number, number>();
	for (const { first, second, likeness } of pairs) likenesses.set(keyOf(first, second), likeness);
	const beside = ({ first, second }: RankedPair, step: number) =>
		likenesses.get(keyOf(first + step, second + step)) ?? 0;
	return (ranked) => {
		const { first, second } = ranked;
		return measure(table, {
			ranked,
			a: itemAt(sides, first),
			b: itemAt(sides, second),
			common: weigh(inBoth(first, second), numbered, rarities),
			namesBoth: namesInBoth(first, second).length,
			cited: citedByBoth(first, second).length > 0,
			neighbours: Math.max(beside(ranked, -1), beside(ranked, 1)),
			paragraphs: paragraphs.length,
		});
	};
}

/** Of terms that two paragraphs share: how many, what they weigh, how many at most three paragraphs have, and the summed rarity of the three rarest. */
function weigh(terms: readonly number[], { seenIn }: NumberedTexts, rarities: Float64Array) {
	let [mass, rare, first, second, third] = [0, 0, 0, 0, 0];
	for (const term of terms) {
		const weight = floatAt(rarities, term);
		mass += weight ** 2;
		if (itemAt(seenIn, term) <= 3) rare++;
		if (weight > first) [first, second, third] = [weight, first, second];
		else if (weight > second) [second, third] = [weight, second];
		else if (weight > third) third = weight;
	}
	return { count: terms.length, mass, rare, rarest: first + second + third };
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

function figureShare({ figures }: Side, { figures: others }: Side): number {
	if (figures.length === 0 || others.length === 0) return 0;
	const known = new Set(others);
	return figures.filter((figure) => known.has(figure)).length / Math.min(figures.length, others.length);
}

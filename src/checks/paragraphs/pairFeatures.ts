import { itemAt } from '../../access';
import { sectionsAround } from '../../report/lookup';
import type { Quantity, Report } from '../../report/model';
import { memoised } from '../../text/memo';
import { termsOf } from '../../text/terms';
import { cached } from '../../text/textCache';
import { emptyVectors, type FeatureTable, featureNames, measureInto } from '../../tree/learned/forest';
import { firstTexts, type Rarity, rarityOf, sharedTerms, totalWeight } from './numberedTerms';
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
}

/** Two paragraphs as the table below sees them, the earlier as `a`. */
interface Pair extends RankedPair {
	readonly a: Side;
	readonly b: Side;
	/** The terms of both. */
	readonly common: readonly number[];
	readonly commonMass: number;
	readonly rarity: Rarity;
	readonly namesBoth: number;
	/** Likeness of the paragraphs before them, or of those behind them, whichever is more. */
	readonly neighbours: number;
	readonly paragraphs: number;
}

const table: FeatureTable<Pair> = [
	['likeness', (p) => p.likeness],
	['covered', (p) => p.commonMass / Math.max(1e-9, Math.max(p.a.mass, p.b.mass))],
	['sharedTerms', (p) => p.common.length],
	['rareTerms', (p) => p.common.filter((term) => p.rarity.seenIn(term) <= 3).length],
	['rarest', (p) => rarest(p)],
	['laterCovered', (p) => p.commonMass / Math.max(1e-9, p.b.mass)],
	['fresh', (p) => p.b.fresh],
	['ended', (p) => Number(endsSentence(p.a.paragraph.text)) + Number(endsSentence(p.b.paragraph.text))],
	['sentencesEarlier', (p) => sentencesIn(p.a)],
	['neighbourPairs', (p) => p.neighbours],
	['sameChapter', (p) => p.a.chapter === p.b.chapter],
	['margin', (p) => p.margin],
	['namesBoth', (p) => p.namesBoth],
	['namesLater', (p) => p.b.names.size - p.namesBoth],
	['namesEarlier', (p) => p.a.names.size - p.namesBoth],
	['figureShare', (p) => figureShare(p.a.paragraph, p.b.paragraph)],
	['cited', (p) => [...p.a.paragraph.cited].some((label) => p.b.paragraph.cited.has(label))],
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
		};
	});
	const likenesses = new Map(pairs.map(({ first, second, likeness }) => [`${first} ${second}`, likeness]));
	const beside = ({ first, second }: RankedPair, step: number) =>
		likenesses.get(`${first + step} ${second + step}`) ?? 0;
	const vectors = emptyVectors(pairs.length, pairFeatureNames.length);
	pairs.forEach((pair, at) => {
		const [a, b] = [itemAt(sides, pair.first), itemAt(sides, pair.second)];
		const common = sharedTerms(a.terms, b.terms);
		measureInto(itemAt(vectors, at), 0, table, {
			...{ a, b, common, commonMass: totalWeight(common, rarity), rarity, paragraphs: paragraphs.length },
			namesBoth: [...b.names].filter((name) => a.names.has(name)).length,
			neighbours: Math.max(beside(pair, -1), beside(pair, 1)),
			...pair,
		});
	});
	return vectors;
}

/** Words written as names: with a capital inside a sentence, or Latin words among Chinese ones. */
export const namesIn = (text: string): readonly string[] => text.match(nameLike) ?? [];

const nameTermsIn = cached((text): readonly string[] => namesIn(text).flatMap(termsOf));

/** Words with digits begin where a word begins: looked for at each letter, they take a word's length squared. */
const nameLike =
	/(?=\p{Lu})(?<=[\p{Ll}\p{N},;:(“"'’-] |[(“"/-])\p{Lu}[\p{L}\p{N}]+|(?<=\p{Script=Han})\p{Script=Latin}+|(?<!\p{L})\p{L}+\d[\p{L}\d]*|\p{Lu}{2,}/gu;

/** The summed rarity of the three rarest terms that both have, each 0–1. */
function rarest({ common, rarity }: Pair): number {
	const weights = Float64Array.from(common, rarity.of).sort().reverse();
	return weights.slice(0, 3).reduce((sum, weight) => sum + weight, 0);
}

/** More sentences than the longest paragraph of a report has. */
const mostSentences = 120;

function sentencesIn({ paragraph: { block } }: Side): number {
	const [from, to] = block.sentences;
	return Math.min(to - from, mostSentences);
}

const figureKey = ({ kind, value }: Quantity) => `${kind} ${value}`;
const figureKeys = memoised(({ figures }: Paragraph): ReadonlySet<string> => new Set(figures.map(figureKey)));

function figureShare(a: Paragraph, b: Paragraph): number {
	const figures = figureKeys(b);
	const shared = a.figures.filter((figure) => figures.has(figureKey(figure))).length;
	return shared / Math.max(1, Math.min(a.figures.length, b.figures.length));
}

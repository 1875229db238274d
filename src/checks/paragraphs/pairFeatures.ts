import { floatAt, itemAt } from '../../access';
import type { Quantity, Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import { emptyVectors, type FeatureTable, measureInto, namesOf } from '../../tree/learned/forest';
import { type NearestSentences, nearestSentences } from './nearestSentences';
import { commonOf, firstPlaces, rarityOf } from './numberedTerms';
import { compareMarked, compareWording, type MarkedKin, type WordingKin } from './pairWording';
import { type Known, type ParagraphTerms, type Side, sideOf } from './paragraphSide';
import { endsSentence, type Paragraph } from './paragraphs';
import { parallelIn } from './parallel';
import type { RankedPair } from './rankedPairs';
import { type SharedTerms, sharedTerms } from './sharedTerms';

/** Two paragraphs as the table below sees them, the earlier as `a`. */
interface Pair extends RankedPair {
	readonly a: Side;
	readonly b: Side;
	readonly shared: SharedTerms;
	/** The two sentences, one of each, that are nearest to each other. */
	readonly nearest: NearestSentences;
	readonly wording: WordingKin;
	/** The names and the figures of both. */
	readonly names: MarkedKin;
	readonly figures: MarkedKin;
	readonly around: Around;
	/** They stand side by side in one list, or answer the same point of one form. */
	readonly parallel: boolean;
	readonly sharedFigures: number;
	readonly paragraphs: number;
	/** Share of terms that the headings above them have in common. */
	readonly sectionKin: number;
}

/** What else is alike around a pair. */
interface Around {
	/** Pairs of the same two sections. */
	readonly sectionPairs: number;
	/** Pairs of the later paragraph that are nearly as alike. */
	readonly rivals: number;
	/** Likeness of the paragraphs before them, or of those behind them, whichever is more. */
	readonly neighbours: number;
}

const table: FeatureTable<Pair> = [
	['likeness', (p) => p.likeness],
	['kinship', (p) => p.kinship],
	['contained', (p) => p.shared.mass / Math.max(1e-9, Math.min(p.a.mass, p.b.mass))],
	['covered', (p) => p.shared.mass / Math.max(1e-9, Math.max(p.a.mass, p.b.mass))],
	['sharedTerms', (p) => p.shared.count],
	['rareTerms', (p) => p.shared.rare],
	['rarest', (p) => p.shared.rarest],
	['sentence', (p) => p.nearest.cosine],
	['sentenceCovered', (p) => p.nearest.covered],
	['sentenceFigures', (p) => p.nearest.figures],
	['sentenceOtherFigures', (p) => p.nearest.otherFigures],
	['sentenceNames', (p) => p.nearest.names],
	['sentenceOtherNames', (p) => p.nearest.otherNames],
	['sentenceFreshNames', (p) => p.nearest.freshNames],
	['sentenceSize', (p) => p.nearest.size],
	['sentencePart', (p) => p.nearest.part],
	['laterCovered', (p) => p.shared.mass / Math.max(1e-9, p.b.mass)],
	['earlierCovered', (p) => p.shared.mass / Math.max(1e-9, p.a.mass)],
	['run', (p) => p.wording.run],
	['runShare', (p) => p.wording.runShare],
	['lead', (p) => p.wording.lead],
	['neighbours', (p) => p.wording.neighbours],
	['fresh', (p) => p.b.fresh],
	['namesBoth', (p) => p.names.both],
	['namesLater', (p) => p.names.second],
	['namesEarlier', (p) => p.names.first],
	['figuresLater', (p) => p.figures.second],
	['figuresEarlier', (p) => p.figures.first],
	['parallel', (p) => p.parallel],
	['recalls', (p) => p.b.recalls],
	['echo', (p) => p.b.paragraph.echo],
	['ended', (p) => Number(endsSentence(p.a.paragraph.text)) + Number(endsSentence(p.b.paragraph.text))],
	['sentencesLater', (p) => p.b.sentences.length],
	['sentencesEarlier', (p) => p.a.sentences.length],
	['laterSums', (p) => p.b.sums],
	['earlierSums', (p) => p.a.sums],
	['sectionPairs', (p) => p.around.sectionPairs],
	['rivals', (p) => p.around.rivals],
	['neighbourPairs', (p) => p.around.neighbours],
	['sameChapter', (p) => p.a.chapter === p.b.chapter],
	['sameHeading', (p) => p.a.paragraph.section?.text === p.b.paragraph.section?.text],
	['bestRank', (p) => Math.min(...p.ranks)],
	['worstRank', (p) => Math.max(...p.ranks)],
	['bestMargin', (p) => Math.max(...p.margins)],
	['worstMargin', (p) => Math.min(...p.margins)],
	['figures', (p) => p.sharedFigures],
	[
		'figureShare',
		(p) => p.sharedFigures / Math.max(1, Math.min(p.a.paragraph.figures.length, p.b.paragraph.figures.length)),
	],
	['cited', (p) => [...p.a.paragraph.cited].some((label) => p.b.paragraph.cited.has(label))],
	['inLabel', (p) => p.shared.inLabel],
	['labels', (p) => p.shared.labels],
	['labelForm', (p) => p.shared.labelForm],
	['labelled', (p) => Number(p.a.paragraph.label !== '') + Number(p.b.paragraph.label !== '')],
	['smaller', (p) => Math.min(p.a.terms.size, p.b.terms.size)],
	['larger', (p) => Math.max(p.a.terms.size, p.b.terms.size)],
	['sameSection', (p) => p.a.paragraph.block.section === p.b.paragraph.block.section],
	['siblingSections', (p) => p.a.paragraph.section?.parent === p.b.paragraph.section?.parent],
	['sectionKin', (p) => p.sectionKin],
	['items', (p) => Number(p.a.paragraph.block.kind === 'item') + Number(p.b.paragraph.block.kind === 'item')],
	['depth', (p) => Math.abs(p.a.paragraph.block.depth - p.b.paragraph.block.depth)],
	['distance', (p) => p.b.at - p.a.at],
	['place', (p) => p.b.at / p.paragraphs],
];

/** What is also told relative to the report's other pairs, in standard deviations above their mean. */
const relative = ['likeness', 'contained', 'rarest', 'sentence'];

export const pairFeatureNames = [...namesOf(table), ...relative.map((name) => `${name}Above`)];

/** Measures pairs of one report's paragraphs for the forest. */
export function measureParagraphPairs(
	report: Report,
	paragraphs: readonly Paragraph[],
	terms: ParagraphTerms,
	pairs: readonly RankedPair[],
): Float64Array[] {
	const rarity = rarityOf(terms.sets);
	const known: Known = { ...terms, rarity, firstIn: firstPlaces(terms.sets) };
	const parallel = parallelIn(report);
	const sides = new Map<number, Side>();
	const side = (at: number) => {
		const made = sides.get(at) ?? sideOf(report, at, itemAt(paragraphs, at), known);
		sides.set(at, made);
		return made;
	};
	const labelForms = countAll(paragraphs.map(({ label }) => new Set(label === '' ? [] : [label.toLowerCase()])));
	const around = aroundIn(paragraphs, pairs);
	const vectors = emptyVectors(pairs.length, pairFeatureNames.length);
	pairs.forEach((pair, at) => {
		const [a, b] = [side(pair.first), side(pair.second)];
		const common = commonOf(a.terms, b.terms);
		measureInto(itemAt(vectors, at), 0, table, {
			a,
			b,
			shared: sharedTerms(a, b, common, rarity, labelForms),
			nearest: nearestSentences(a, b, common, rarity),
			around: around(pair),
			wording: compareWording(a.wording, b.wording),
			names: compareMarked(a.names, b.names),
			figures: compareMarked(a.figures, b.figures),
			parallel: parallel(a.paragraph.block, b.paragraph.block),
			sharedFigures: countSharedFigures(a.paragraph, b.paragraph),
			paragraphs: paragraphs.length,
			sectionKin: commonOf(a.headingTerms, b.headingTerms).length / smaller(a.headingTerms, b.headingTerms),
			...pair,
		});
	});
	addRelative(vectors);
	return vectors;
}

function aroundIn(paragraphs: readonly Paragraph[], pairs: readonly RankedPair[]): (pair: RankedPair) => Around {
	const sectionKey = ({ first, second }: RankedPair) =>
		`${itemAt(paragraphs, first).block.section} ${itemAt(paragraphs, second).block.section}`;
	const bySection = groupBy(pairs, sectionKey);
	const bySecond = groupBy(pairs, ({ second }) => second);
	const likenesses = new Map(pairs.map(({ first, second, likeness }) => [`${first} ${second}`, likeness]));
	const beside = ({ first, second }: RankedPair, step: number) =>
		likenesses.get(`${first + step} ${second + step}`) ?? 0;
	return (pair) => ({
		sectionPairs: bySection.get(sectionKey(pair))?.length ?? 0,
		rivals: (bySecond.get(pair.second) ?? []).filter(({ likeness }) => likeness >= 0.7 * pair.likeness).length,
		neighbours: Math.max(beside(pair, -1), beside(pair, 1)),
	});
}

/** Fills in the last columns. */
function addRelative(vectors: readonly Float64Array[]): void {
	const names = namesOf(table);
	const scales = relative.map((name) => {
		const column = names.indexOf(name);
		const values = vectors.map((vector) => floatAt(vector, column));
		const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
		const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
		return { column, mean, deviation: Math.sqrt(squares / values.length) || 1 };
	});
	for (const vector of vectors) {
		scales.forEach(({ column, mean, deviation }, i) => {
			vector[names.length + i] = (floatAt(vector, column) - mean) / deviation;
		});
	}
}

function countAll(texts: readonly ReadonlySet<string>[]): Map<string, number> {
	const seenIn = new Map<string, number>();
	for (const terms of texts) for (const term of terms) seenIn.set(term, (seenIn.get(term) ?? 0) + 1);
	return seenIn;
}

function countSharedFigures(a: Paragraph, b: Paragraph): number {
	const figures = figureKeys(b);
	return a.figures.filter((figure) => figures.has(figureKey(figure))).length;
}

const figureKey = ({ kind, value }: Quantity) => `${kind} ${value}`;
const figureKeys = memoised(({ figures }: Paragraph): ReadonlySet<string> => new Set(figures.map(figureKey)));

function smaller(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
	return Math.max(1, Math.min(a.size, b.size));
}

import { floatAt, itemAt } from '../../access';
import { inEither } from '../../lexicon/compile';
import { recalled, summing } from '../../lexicon/repeats';
import type { Report, Section } from '../../report/model';
import { sentenceTerms } from '../../report/sentences/sentenceTerms';
import { groupBy } from '../../text/collections';
import { termsOf } from '../../text/terms';
import { type FeatureTable, measureInto, namesOf } from '../../tree/learned/forest';
import { compareMarked, compareWording, type WordingKin } from './pairWording';
import { endsSentence, type Paragraph } from './paragraphs';
import { parallelIn } from './parallel';
import type { RankedPair } from './rankedPairs';

/** Two paragraphs as the table below sees them, the earlier as `a`. */
interface Pair extends RankedPair {
	readonly a: Side;
	readonly b: Side;
	readonly shared: SharedTerms;
	/** The two sentences, one of each, that are nearest to each other. */
	readonly nearest: NearestSentences;
	readonly wording: WordingKin;
	readonly around: Around;
	/** They stand side by side in one list, or answer the same point of one form. */
	readonly parallel: boolean;
	readonly sharedFigures: number;
	readonly paragraphs: number;
	/** Share of terms that the headings above them have in common. */
	readonly sectionKin: number;
}

/** A paragraph with its terms, by their numbers. */
interface Side {
	readonly at: number;
	readonly paragraph: Paragraph;
	readonly terms: ReadonlySet<number>;
	readonly mass: number;
	readonly labelTerms: readonly number[];
	readonly headingTerms: ReadonlySet<number>;
	readonly ordered: readonly number[];
	readonly names: ReadonlySet<number>;
	readonly figures: ReadonlySet<number>;
	/** Share of its terms, by rarity, that no paragraph before it has. */
	readonly fresh: number;
	/** A heading above it says that it compares or sums up. */
	readonly sums: boolean;
	readonly chapter: number | undefined;
	/** It says itself that it was told: `as noted above`. */
	readonly recalls: boolean;
	readonly sentences: readonly Sentence[];
}

interface Sentence {
	readonly terms: ReadonlySet<number>;
	readonly mass: number;
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

interface NearestSentences {
	readonly cosine: number;
	/** Share of the later's terms, by rarity, that the earlier has. */
	readonly covered: number;
	/** Figures, and names, that both have, and that one of them has alone. */
	readonly figures: number;
	readonly otherFigures: number;
	readonly names: number;
	readonly otherNames: number;
	readonly freshNames: number;
	readonly size: number;
	/** Of the later paragraph's terms, by rarity, those of the sentence. */
	readonly part: number;
}

interface SharedTerms {
	readonly mass: number;
	readonly count: number;
	/** How many of them at most three paragraphs have. */
	readonly rare: number;
	/** The summed rarity of the three rarest, each 0–1. */
	readonly rarest: number;
	/** Of label a in text b or label b in text a, by rarity: the better. */
	readonly inLabel: number;
	/** Both labels have the same terms, 0–1. */
	readonly labels: number;
	/** In how many paragraphs' labels the shared label occurs: those of a form repeat in every part. */
	readonly labelForm: number;
}

const saysRecalled = inEither(recalled);
const sumsUp = inEither(summing);

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
	['namesBoth', (p) => compareMarked(p.a.names, p.b.names).both],
	['namesLater', (p) => compareMarked(p.a.names, p.b.names).second],
	['namesEarlier', (p) => compareMarked(p.a.names, p.b.names).first],
	['figuresLater', (p) => compareMarked(p.a.figures, p.b.figures).second],
	['figuresEarlier', (p) => compareMarked(p.a.figures, p.b.figures).first],
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

/** Measures pairs of one report's paragraphs for the forest. `terms` are each paragraph's. */
export function measureParagraphPairs(
	report: Report,
	paragraphs: readonly Paragraph[],
	terms: readonly (readonly string[])[],
	pairs: readonly RankedPair[],
): Float64Array[] {
	const vocabulary = new Vocabulary();
	const numbered = terms.map((own) => vocabulary.setOf(own));
	const known: Known = { vocabulary, rarity: rarityOf(numbered), firstIn: firstPlaces(numbered) };
	const { rarity } = known;
	const parallel = parallelIn(report);
	const sides = new Map<number, Side>();
	const side = (at: number) => {
		const made = sides.get(at) ?? sideOf(report, at, itemAt(paragraphs, at), itemAt(terms, at), known);
		sides.set(at, made);
		return made;
	};
	const labelForms = countAll(paragraphs.map(({ label }) => new Set(label === '' ? [] : [label.toLowerCase()])));
	const around = aroundIn(paragraphs, pairs);
	const vectors = pairs.map((pair) => {
		const vector = new Float64Array(pairFeatureNames.length);
		const [a, b] = [side(pair.first), side(pair.second)];
		const common = commonOf(a.terms, b.terms);
		measureInto(vector, 0, table, {
			...pair,
			a,
			b,
			shared: sharedTerms(a, b, common, rarity, labelForms),
			nearest: nearestSentences(a, b, common, rarity),
			around: around(pair),
			wording: compareWording(a.ordered, b.ordered),
			parallel: parallel(a.paragraph.block, b.paragraph.block),
			sharedFigures: countSharedFigures(a.paragraph, b.paragraph),
			paragraphs: paragraphs.length,
			sectionKin: commonOf(a.headingTerms, b.headingTerms).length / smaller(a.headingTerms, b.headingTerms),
		});
		return vector;
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

/** Numbers terms, for numbers are faster to look up. */
class Vocabulary {
	readonly #numbers = new Map<string, number>();

	numberOf(term: string): number {
		const known = this.#numbers.get(term);
		if (known !== undefined) return known;
		this.#numbers.set(term, this.#numbers.size);
		return this.#numbers.size - 1;
	}

	setOf(terms: readonly string[]): ReadonlySet<number> {
		const set = new Set<number>();
		for (const term of terms) set.add(this.numberOf(term));
		return set;
	}
}

/** How rare terms are in the report: 1 for a term of one text, near 0 for a term of all. */
interface Rarity {
	/** In how many texts a term occurs. */
	readonly seenIn: (term: number) => number;
	readonly of: (term: number) => number;
}

function rarityOf(terms: readonly ReadonlySet<number>[]): Rarity {
	const counts: number[] = [];
	for (const own of terms) for (const term of own) counts[term] = (counts[term] ?? 0) + 1;
	const most = Math.log(2 * terms.length + 2);
	const levels = Float64Array.from({ length: terms.length + 1 }, (_, seen) =>
		Math.max(0, Math.log((terms.length + 1) / (seen + 0.5)) / most),
	);
	return { seenIn: (term) => counts[term] ?? 0, of: (term) => floatAt(levels, counts[term] ?? 0) };
}

function countAll(texts: readonly ReadonlySet<string>[]): Map<string, number> {
	const seenIn = new Map<string, number>();
	for (const terms of texts) for (const term of terms) seenIn.set(term, (seenIn.get(term) ?? 0) + 1);
	return seenIn;
}

/** The first text that has each term. */
function firstPlaces(terms: readonly ReadonlySet<number>[]): ReadonlyMap<number, number> {
	const places = new Map<number, number>();
	terms.forEach((own, at) => {
		for (const term of own) if (!places.has(term)) places.set(term, at);
	});
	return places;
}

interface Known {
	readonly vocabulary: Vocabulary;
	readonly rarity: Rarity;
	readonly firstIn: ReadonlyMap<number, number>;
}

function sideOf(
	report: Report,
	at: number,
	paragraph: Paragraph,
	words: readonly string[],
	{ vocabulary, rarity, firstIn }: Known,
): Side {
	const [from, to] = paragraph.block.sentences;
	const terms = vocabulary.setOf(words);
	const mass = massOf(terms, rarity);
	const fresh = [...terms].filter((term) => firstIn.get(term) === at);
	return {
		at,
		paragraph,
		terms,
		mass,
		ordered: words.map((term) => vocabulary.numberOf(term)),
		figures: vocabulary.setOf(words.filter((term) => /^\d/.test(term))),
		names: vocabulary.setOf(namesIn(paragraph.text).flatMap(termsOf)),
		fresh: massOf(fresh, rarity) / (mass || 1),
		...aboveOf(report, paragraph.section),
		recalls: saysRecalled.test(paragraph.text),
		labelTerms: termsOf(paragraph.label).map((term) => vocabulary.numberOf(term)),
		headingTerms: vocabulary.setOf(termsOf(paragraph.section?.text ?? '')),
		sentences: report.sentences.slice(from, to).map(({ index }) => {
			const inside = vocabulary.setOf(sentenceTerms(report, index));
			return { terms: inside, mass: massOf(inside, rarity) };
		}),
	};
}

function aboveOf({ sections }: Report, section: Section | undefined): Pick<Side, 'sums' | 'chapter'> {
	let [sums, chapter] = [false, section];
	for (let above = section; above; above = above.parent === undefined ? undefined : sections[above.parent]) {
		if (above.level > 1) {
			sums ||= sumsUp.test(above.text);
			chapter = above;
		}
	}
	return { sums, chapter: chapter?.index };
}

/** Words written as names: with a capital inside a sentence, or Latin words among Chinese ones. */
function namesIn(text: string): string[] {
	return text.match(nameLike) ?? [];
}

const nameLike =
	/(?<=[\p{Ll}\p{N},;:(“"'’-] |[(“"/-])\p{Lu}[\p{L}\p{N}]+|(?<=\p{Script=Han})\p{Script=Latin}+|[\p{L}]+\d[\p{L}\d]*|\p{Lu}{2,}/gu;

function massOf(terms: Iterable<number>, rarity: Rarity): number {
	let mass = 0;
	for (const term of terms) mass += rarity.of(term) ** 2;
	return mass;
}

function sharedTerms(
	a: Side,
	b: Side,
	common: readonly number[],
	rarity: Rarity,
	labelForms: ReadonlyMap<string, number>,
): SharedTerms {
	const weights = common.map(rarity.of).sort((x, y) => y - x);
	const inText = (label: readonly number[], text: Side) => shareOf(label, (term) => text.terms.has(term), rarity);
	return {
		mass: weights.reduce((sum, weight) => sum + weight * weight, 0),
		count: common.length,
		rare: common.filter((term) => rarity.seenIn(term) <= 3).length,
		rarest: weights.slice(0, 3).reduce((sum, weight) => sum + weight, 0),
		inLabel: Math.max(inText(a.labelTerms, b), inText(b.labelTerms, a)),
		labels: Math.min(
			shareOf(a.labelTerms, (term) => b.labelTerms.includes(term), rarity),
			shareOf(b.labelTerms, (term) => a.labelTerms.includes(term), rarity),
		),
		labelForm: Math.max(...[a, b].map(({ paragraph }) => labelForms.get(paragraph.label.toLowerCase()) ?? 0)),
	};
}

function shareOf(terms: readonly number[], has: (term: number) => boolean, rarity: Rarity): number {
	if (terms.length === 0) return 0;
	const all = terms.reduce((sum, term) => sum + rarity.of(term), 0);
	return all === 0 ? 0 : terms.filter(has).reduce((sum, term) => sum + rarity.of(term), 0) / all;
}

/** The two sentences, one of each side, that are nearest to each other. */
function nearestSentences(a: Side, b: Side, common: readonly number[], rarity: Rarity): NearestSentences {
	let best = { cosine: 0, shared: 0 };
	let pair: readonly [Sentence, Sentence] | undefined;
	for (const x of a.sentences) {
		const inX = common.filter((term) => x.terms.has(term));
		for (const y of inX.length === 0 ? [] : b.sentences) {
			let shared = 0;
			for (const term of inX) if (y.terms.has(term)) shared += rarity.of(term) ** 2;
			const cosine = shared / Math.sqrt(x.mass * y.mass || 1);
			if (cosine <= best.cosine) continue;
			best = { cosine, shared };
			pair = [x, y];
		}
	}
	if (!pair) return noSentences;
	const [x, y] = pair;
	const within = (marked: ReadonlySet<number>, { terms }: Sentence) =>
		new Set([...terms].filter((term) => marked.has(term)));
	const figures = compareMarked(within(a.figures, x), within(b.figures, y));
	const names = compareMarked(within(a.names, x), within(b.names, y));
	return {
		cosine: best.cosine,
		covered: best.shared / (y.mass || 1),
		figures: figures.both,
		otherFigures: figures.first + figures.second,
		names: names.both,
		otherNames: names.first + names.second,
		freshNames: names.second,
		size: Math.min(x.terms.size, y.terms.size),
		part: y.mass / (b.mass || 1),
	};
}

const noSentences: NearestSentences = {
	cosine: 0,
	covered: 0,
	figures: 0,
	otherFigures: 0,
	names: 0,
	otherNames: 0,
	freshNames: 0,
	size: 0,
	part: 0,
};

function countSharedFigures(a: Paragraph, b: Paragraph): number {
	return a.figures.filter((x) => b.figures.some((y) => y.kind === x.kind && y.value === x.value)).length;
}

/** The terms of the first that the second has too. */
function commonOf(a: ReadonlySet<number>, b: ReadonlySet<number>): number[] {
	const common: number[] = [];
	for (const term of a) if (b.has(term)) common.push(term);
	return common;
}

function smaller(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
	return Math.max(1, Math.min(a.size, b.size));
}

import { floatAt, itemAt } from '../../access';
import type { Report } from '../../report/model';
import { sentenceTerms } from '../../report/sentenceTerms';
import { termsOf } from '../../text/terms';
import { type FeatureTable, measureInto, namesOf } from '../../tree/learned/forest';
import type { Paragraph } from './paragraphs';
import type { RankedPair } from './rankedPairs';

/** Two paragraphs as the table below sees them, the earlier as `a`. */
interface Pair extends RankedPair {
	readonly a: Side;
	readonly b: Side;
	readonly shared: SharedTerms;
	/** The cosine of the two sentences, one of each, that are nearest to each other. */
	readonly sentence: number;
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
	readonly sentences: readonly Sentence[];
}

interface Sentence {
	readonly terms: ReadonlySet<number>;
	readonly mass: number;
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

const table: FeatureTable<Pair> = [
	['likeness', (p) => p.likeness],
	['kinship', (p) => p.kinship],
	['contained', (p) => p.shared.mass / Math.max(1e-9, Math.min(p.a.mass, p.b.mass))],
	['covered', (p) => p.shared.mass / Math.max(1e-9, Math.max(p.a.mass, p.b.mass))],
	['sharedTerms', (p) => p.shared.count],
	['rareTerms', (p) => p.shared.rare],
	['rarest', (p) => p.shared.rarest],
	['sentence', (p) => p.sentence],
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
	['size', (p) => Math.log(p.paragraphs)],
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
	const rarity = rarityOf(numbered);
	const sides = new Map<number, Side>();
	const side = (at: number) => {
		const known =
			sides.get(at) ?? sideOf(report, at, itemAt(paragraphs, at), itemAt(numbered, at), { vocabulary, rarity });
		sides.set(at, known);
		return known;
	};
	const labelForms = countAll(paragraphs.map(({ label }) => new Set(label === '' ? [] : [label.toLowerCase()])));
	const vectors = pairs.map((pair) => {
		const vector = new Float64Array(pairFeatureNames.length);
		const [a, b] = [side(pair.first), side(pair.second)];
		const common = commonOf(a.terms, b.terms);
		measureInto(vector, 0, table, {
			...pair,
			a,
			b,
			shared: sharedTerms(a, b, common, rarity, labelForms),
			sentence: nearestSentences(a, b, common, rarity),
			sharedFigures: countSharedFigures(a.paragraph, b.paragraph),
			paragraphs: paragraphs.length,
			sectionKin: commonOf(a.headingTerms, b.headingTerms).length / smaller(a.headingTerms, b.headingTerms),
		});
		return vector;
	});
	addRelative(vectors);
	return vectors;
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

interface Known {
	readonly vocabulary: Vocabulary;
	readonly rarity: Rarity;
}

function sideOf(
	report: Report,
	at: number,
	paragraph: Paragraph,
	terms: ReadonlySet<number>,
	{ vocabulary, rarity }: Known,
): Side {
	const [from, to] = paragraph.block.sentences;
	return {
		at,
		paragraph,
		terms,
		mass: massOf(terms, rarity),
		labelTerms: termsOf(paragraph.label).map((term) => vocabulary.numberOf(term)),
		headingTerms: vocabulary.setOf(termsOf(paragraph.section?.text ?? '')),
		sentences: report.sentences.slice(from, to).map(({ index }) => {
			const inside = vocabulary.setOf(sentenceTerms(report, index));
			return { terms: inside, mass: massOf(inside, rarity) };
		}),
	};
}

function massOf(terms: ReadonlySet<number>, rarity: Rarity): number {
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

/** The cosine of the two sentences, one of each side, that are nearest to each other. */
function nearestSentences(a: Side, b: Side, common: readonly number[], rarity: Rarity): number {
	let best = 0;
	for (const x of a.sentences) {
		const inX = common.filter((term) => x.terms.has(term));
		for (const y of inX.length === 0 ? [] : b.sentences) {
			let shared = 0;
			for (const term of inX) if (y.terms.has(term)) shared += rarity.of(term) ** 2;
			best = Math.max(best, shared / Math.sqrt(x.mass * y.mass || 1));
		}
	}
	return best;
}

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

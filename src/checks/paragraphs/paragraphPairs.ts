import { firstOf, itemAt } from '../../access';
import type { ParagraphPair, ParagraphPairs } from '../../findings/model';
import type { Report } from '../../report/model';
import { blockTerms } from '../../report/sentences/sentenceTerms';
import { numberTerms } from '../../text/numberedTerms';
import { TextCollection } from '../../text/similarity';
import { type Forest, loadForest, probabilitiesOf } from '../../tree/learned/forest';
import shipped from './models.json';
import { pairMeter } from './pairFeatures';
import { collectParagraphs, type Paragraph } from './paragraphs';
import { rankedPairs } from './rankedPairs';
import { likenessFrom, oddsFrom } from './thresholds';

/** The pairs of body paragraphs that share terms, and what measures them; others cannot be alike. */
export function measurePairs(report: Report) {
	const paragraphs = collectParagraphs(report);
	const terms = paragraphs.map(({ block }) => blockTerms(report, block));
	const numbered = numberTerms(terms);
	const texts = new TextCollection(
		paragraphs.map(({ text }) => text),
		report.language === 'zh',
		terms,
	);
	const pairs = rankedPairs(texts, numbered);
	return { paragraphs, pairs, measured: pairMeter(report, paragraphs, numbered, pairs) };
}

/** A pair of paragraphs: a reader would say that the later repeats the earlier. */
const repetitionForest = loadForest(shipped);

/** Compares every pair of body paragraphs. */
export function comparePairs(report: Report, forest: Forest = repetitionForest): ParagraphPairs {
	const { paragraphs, pairs, measured } = measurePairs(report);
	const candidates = pairs
		.flatMap((pair): ParagraphPair | [] => {
			const [a, b] = [itemAt(paragraphs, pair.first), itemAt(paragraphs, pair.second)];
			const { likeness } = pair;
			const least = likeness >= likenessFrom.scored ? 0 : oddsFrom.candidate;
			const repetition = a.fragment || b.fragment ? 0 : firstOf(probabilitiesOf(forest, measured(pair)));
			if (repetition < least) return [];
			const [earlier, later] = [a.block.index, b.block.index];
			return { first: earlier, second: later, similarity: likeness, repetition, expected: isExpected(a, b) };
		})
		.sort((a, b) => b.similarity - a.similarity || a.first - b.first || a.second - b.second);
	const compared = (paragraphs.length * (paragraphs.length - 1)) / 2;
	return { paragraphs: paragraphs.map(({ block }) => block.index), compared, candidates };
}

/** What an introduction, a summary or a conclusion tells of the body, and two quotations set side by side. */
export function isExpected(a: Paragraph, b: Paragraph): boolean {
	return a.echo !== b.echo || (a.block.kind === 'quote' && b.block.kind === 'quote');
}

export function pairKey({ first, second }: Pick<ParagraphPair, 'first' | 'second'>): string {
	return `${first} ${second}`;
}

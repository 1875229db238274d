import { firstOf, itemAt } from '../../access';
import type { ParagraphPair, ParagraphPairs } from '../../findings/model';
import type { Report } from '../../report/model';
import { blockTerms } from '../../report/sentenceTerms';
import { TextCollection } from '../../text/likeness';
import { type Forest, oddsOf } from '../../tree/learned/forest';
import { measurePairs } from './pairFeatures';
import { repetitionForest } from './pairModel';
import { collectParagraphs } from './paragraphs';
import { standingPairs } from './standing';
import { likenessFrom, oddsFrom } from './thresholds';

/** Compares every pair of body paragraphs; only those that share terms can be alike, and are measured. */
export function comparePairs(report: Report, forest: Forest = repetitionForest): ParagraphPairs {
	const paragraphs = collectParagraphs(report);
	const texts = new TextCollection(
		paragraphs.map(({ text }) => text),
		report.language === 'zh',
		paragraphs.map(({ block }) => blockTerms(report, block)),
	);
	const pairs = standingPairs(texts);
	const vectors = measurePairs(report, paragraphs, texts.terms, pairs);
	const candidates = pairs
		.map(({ first, second, likeness }, i): ParagraphPair => {
			const [a, b] = [itemAt(paragraphs, first), itemAt(paragraphs, second)];
			const repetition = firstOf(oddsOf(forest, itemAt(vectors, i)));
			return {
				first: a.block.index,
				second: b.block.index,
				similarity: likeness,
				repetition,
				expected: a.echo !== b.echo,
			};
		})
		.filter(({ similarity, repetition }) => similarity >= likenessFrom.scored || repetition >= oddsFrom.candidate)
		.sort((a, b) => b.similarity - a.similarity || a.first - b.first || a.second - b.second);
	const compared = (paragraphs.length * (paragraphs.length - 1)) / 2;
	return { paragraphs: paragraphs.map(({ block }) => block.index), compared, candidates };
}

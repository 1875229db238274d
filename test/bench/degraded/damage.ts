import type { Analysis } from '../../../src/analysis';
import type { Block, Citation, Quantity, Span } from '../../../src/report/model';
import { overlap } from '../../../src/report/spanRelations';
import { partOf, sentenceText } from '../../../src/shownToModel/proseBlocks';
import { groupBy } from '../../../src/text/collections';
import { applyEdits, type Edit, type Random, removeSentences } from '../quality/degradeEdits';
import { bodyBlocks, isInConflict, perturbed, reworded, withoutLink } from '../quality/degradeKinds';
import { createRandom } from '../quality/degradeRandom';
import { isTelling, keyOf } from '../quality/tellingFigures';

const sectionsHit = 2;
const numbersChanged = 4;
const shareOfCitations = 1 / 3;

/**
 * A worse copy of a report: the evidence of two sections and a third of the citations dropped, one paragraph repeated with
 * edits in another section, four numbers changed. The same seed damages it the same way.
 */
export function damagedCopy(analysis: Analysis, seed: number): string {
	const { report } = analysis;
	const random = createRandom(seed);
	const gone = evidenceOfSections(analysis, random);
	const isGone = (span: Span) => report.sentences.some((one) => gone.has(one.index) && overlap(one.span, span));
	const citations = report.citations.filter(({ span }) => !isGone(span));
	const dropped = random.shuffle(citations).slice(0, Math.ceil(report.citations.length * shareOfCitations));
	const numbers = numbersToChange(analysis, random, isGone);
	return applyEdits(report.source, [
		...removeSentences(report, gone),
		...dropped.map((citation): Edit => ({ span: citation.span, text: withoutLink(citation) })),
		...numbers.map(({ span }): Edit => ({ span, text: perturbed(report.source.slice(...span), random) })),
		repetition(analysis, random, isGone),
	]);
}

/** The sentences of the tree's evidence in two sections of the body. Those that repeat another stay: without that the report would be the better. */
function evidenceOfSections({ report, tree, findings }: Analysis, random: Random): ReadonlySet<number> {
	const repeats = findings
		.filter(({ code }) => code === 'paragraph.redundant')
		.flatMap(({ span, related }) => [span, ...related.map((place) => place.span)]);
	const repeating = new Set(
		bodyBlocks(report).flatMap((block) =>
			repeats.some((span) => overlap(span, block.span)) ? [partOf(report, block)] : [],
		),
	);
	const body = new Map(bodyBlocks(report).map((block) => [block.index, partOf(report, block)]));
	const facts = tree.nodes.flatMap(({ type, sentence, block }) => {
		const part = block === undefined ? undefined : body.get(block);
		return type === 'evidence' && sentence !== undefined && part !== undefined && !repeating.has(part)
			? [{ sentence, part }]
			: [];
	});
	const parts = [...groupBy(facts, ({ part }) => part).values()].filter((found) => found.length >= 3);
	return new Set(
		enough(random.shuffle(parts), sectionsHit, 'sections with evidence').flatMap((found) =>
			found.map(({ sentence }) => sentence),
		),
	);
}

/** Figures of sentences that cite a source, those that the report gives in two places first; of each figure the first mention. */
function numbersToChange(analysis: Analysis, random: Random, isGone: (span: Span) => boolean): Quantity[] {
	const { report } = analysis;
	const isCited = ({ span, block }: Quantity) =>
		report.sentences.some(
			(sentence) =>
				sentence.block === block &&
				overlap(sentence.span, span) &&
				report.citations.some((citation: Citation) => overlap(citation.span, sentence.span)),
		);
	const open = report.numbers.filter(
		(figure) => isTelling(figure) && isCited(figure) && !isGone(figure.span) && !isInConflict(analysis, figure.span),
	);
	const mentions = [...groupBy(random.shuffle(open), keyOf).values()].sort(
		(a, b) => Number(b.length > 1) - Number(a.length > 1),
	);
	return enough(mentions, numbersChanged, 'figures with a source').map((places) =>
		places.reduce((a, b) => (a.span[0] <= b.span[0] ? a : b)),
	);
}

/** A paragraph of which nothing is gone, reworded a little, at the end of another section. */
function repetition({ report }: Analysis, random: Random, isGone: (span: Span) => boolean): Edit {
	const body = bodyBlocks(report);
	const longest = (block: Block) => sentenceText(report, block).length >= (report.language === 'zh' ? 40 : 100);
	const whole = body.filter((block) => longest(block) && !isGone(block.span));
	const [block] = enough(random.shuffle(whole), 1, 'paragraphs to repeat');
	const others = new Set(body.map((other) => partOf(report, other)).filter((part) => part !== partOf(report, block!)));
	const end = report.sections[random.pick([...others])!]!.span[1];
	return { span: [end, end], text: `\n\n${reworded(report, block!, random)}\n\n` };
}

function enough<T>(found: readonly T[], count: number, what: string): T[] {
	if (found.length < count) throw new Error(`The report has too few ${what}: ${found.length} of ${count}.`);
	return found.slice(0, count);
}

import { LineIndex } from '../report/lines';
import type { Block, Report } from '../report/model';
import type { Check, DraftFinding, ParagraphPair } from './model';
import { sharedContent } from './redundancy/sharedContent';

/** Pairs as alike as this are copies, edited or not; topical kinship alone stays below it. */
const copiedFrom = 0.5;
/** Odds from which a pair is reported; measured on annotated reports that the forest was not trained on. */
const repeatedFrom = 0.2;

/**
 * `paragraph.redundant`: a body paragraph that says again what earlier ones said; reported once, at the later one,
 * with the place it repeats most surely in front.
 */
export const redundantParagraphs: Check = ({ report, pairs }) => {
	const repeated = new Map<number, ParagraphPair[]>();
	for (const pair of pairs.candidates) {
		if (pair.expected || (pair.similarity < copiedFrom && pair.repetition < repeatedFrom)) continue;
		const known = repeated.get(pair.second);
		if (known) known.push(pair);
		else repeated.set(pair.second, [pair]);
	}
	const lines = new LineIndex(report.source);
	return [...repeated.values()].map((repeats) => toFinding(report, repeats.sort(surestFirst), lines));
};

function surestFirst(a: ParagraphPair, b: ParagraphPair): number {
	const copied = Number(b.similarity >= copiedFrom) - Number(a.similarity >= copiedFrom);
	return copied || b.repetition - a.repetition || b.similarity - a.similarity || a.first - b.first;
}

function toFinding(report: Report, repeats: readonly ParagraphPair[], lines: LineIndex): DraftFinding {
	const { first, second, similarity } = repeats[0]!;
	const [earlier, later] = [report.blocks[first]!, report.blocks[second]!];
	const shared = sharedContent(report, earlier, later);
	const verb = similarity >= copiedFrom ? 'repeats' : 'seems to repeat';
	const place = placeOf(report, earlier, lines);
	return {
		code: 'paragraph.redundant',
		span: later.span,
		message: `This ${verb} ${place}${shared === '' ? '' : `: ${shared}`}. Merge the two, or say what is new here.`,
		related: repeats.map((pair) => ({ span: report.blocks[pair.first]!.span, message: 'The earlier paragraph.' })),
		data: { similarity: Math.round(similarity * 100) / 100, first, second },
	};
}

function placeOf(report: Report, block: Block, lines: LineIndex): string {
	const line = lines.lineAt(block.span[0]) + 1;
	const section = block.section === undefined ? undefined : report.sections[block.section];
	return section?.text ? `§ ${section.text}, line ${line}` : `line ${line}`;
}

import type { Check, DraftFinding, ParagraphPair } from '../../findings/model';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { LineIndex } from '../../report/lines';
import type { Block, Report } from '../../report/model';
import { groupBy } from '../../text/collections';
import { figuresDiffer } from './figuresDiffer';
import { parallelIn } from './parallel';
import { sharedContent } from './sharedContent';
import { likenessFrom, oddsFrom } from './thresholds';

interface Repeat extends ParagraphPair {
	/** A copy, edited or not; else the same point is probably made in other words. */
	readonly copied: boolean;
}

/**
 * `paragraph.redundant`: a body paragraph that says again what earlier ones said; reported once, at the later one,
 * with the place it repeats most surely in front.
 */
export const redundantParagraphs: Check = ({ report, pairs }) => {
	const parallel = parallelIn(report);
	const repeats = pairs.candidates.flatMap((pair): Repeat[] => {
		if (pair.expected || (pair.similarity < likenessFrom.reported && pair.repetition < oddsFrom.reported)) return [];
		const [first, second] = [report.blocks[pair.first]!, report.blocks[pair.second]!];
		const copied = pair.similarity >= likenessFrom.copied && !figuresDiffer(report, first, second);
		return !copied && parallel(first, second) ? [] : [{ ...pair, copied }];
	});
	const lines = new LineIndex(report.source);
	return [...groupBy(repeats, ({ second }) => second).values()].map((repeats) =>
		toFinding(report, repeats.sort(surestFirst), lines),
	);
};

function surestFirst(a: Repeat, b: Repeat): number {
	const copied = Number(b.copied) - Number(a.copied);
	return copied || b.repetition - a.repetition || b.similarity - a.similarity || a.first - b.first;
}

function toFinding(report: Report, repeats: readonly Repeat[], lines: LineIndex): DraftFinding {
	const { first, second, similarity, copied } = repeats[0]!;
	const [earlier, later] = [report.blocks[first]!, report.blocks[second]!];
	const [place, shared] = [placeOf(report, earlier, lines), sharedContent(report, earlier, later)];
	return {
		code: 'paragraph.redundant',
		span: later.span,
		message: message('checks.paragraphRedundant', { copied, place, shared }),
		related: repeats.map((pair) => ({
			span: report.blocks[pair.first]!.span,
			message: message('checks.earlierParagraph'),
		})),
		data: { similarity: Math.round(similarity * 100) / 100, first, second },
		...(copied ? {} : { severity: 'hint' }),
	};
}

function placeOf(report: Report, block: Block, lines: LineIndex): Message {
	const line = lines.lineAt(block.span[0]) + 1;
	const section = block.section === undefined ? undefined : report.sections[block.section];
	return message('labels.place', { section: section?.text, line });
}

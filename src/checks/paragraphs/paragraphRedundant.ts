import { firstOf } from '../../access';
import type { Check, DraftFinding, ParagraphPair } from '../../findings/model';
import { LineIndex } from '../../report/lines';
import { blockAt } from '../../report/lookup';
import type { Block, Report } from '../../report/model';
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
	const repeated = new Map<number, Repeat[]>();
	for (const pair of pairs.candidates) {
		if (pair.expected || (pair.similarity < likenessFrom.reported && pair.repetition < oddsFrom.reported)) continue;
		const [first, second] = [blockAt(report, pair.first), blockAt(report, pair.second)];
		const copied = pair.similarity >= likenessFrom.copied && !figuresDiffer(report, first, second);
		if (!copied && parallel(first, second)) continue;
		const known = repeated.get(pair.second);
		if (known) known.push({ ...pair, copied });
		else repeated.set(pair.second, [{ ...pair, copied }]);
	}
	const lines = new LineIndex(report.source);
	return [...repeated.values()].map((repeats) => toFinding(report, repeats.sort(surestFirst), lines));
};

function surestFirst(a: Repeat, b: Repeat): number {
	const copied = Number(b.copied) - Number(a.copied);
	return copied || b.repetition - a.repetition || b.similarity - a.similarity || a.first - b.first;
}

function toFinding(report: Report, repeats: readonly Repeat[], lines: LineIndex): DraftFinding {
	const { first, second, similarity, copied } = firstOf(repeats);
	const [earlier, later] = [blockAt(report, first), blockAt(report, second)];
	const shared = sharedContent(report, earlier, later);
	const verb = copied ? 'repeats' : 'seems to repeat';
	const place = placeOf(report, earlier, lines);
	return {
		code: 'paragraph.redundant',
		span: later.span,
		message: `This ${verb} ${place}${shared === '' ? '' : `: ${shared}`}. Merge the two, or say what is new here.`,
		related: repeats.map((pair) => ({ span: report.blocks[pair.first]!.span, message: 'The earlier paragraph.' })),
		data: { similarity: Math.round(similarity * 100) / 100, first, second },
		...(copied ? {} : { severity: 'hint' }),
	};
}

function placeOf(report: Report, block: Block, lines: LineIndex): string {
	const line = lines.lineAt(block.span[0]) + 1;
	const section = block.section === undefined ? undefined : report.sections[block.section];
	return section?.text ? `§ ${section.text}, line ${line}` : `line ${line}`;
}

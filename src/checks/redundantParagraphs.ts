import { LineIndex } from '../report/lines';
import type { Block, Report } from '../report/model';
import { plainText } from '../report/plain';
import type { Check, ParagraphPair } from './model';
import { sharedRuns } from './sharedRuns';

/** Pairs at or above this are called redundant; chosen so that topical kinship alone stays below it. */
const redundantFrom = 0.5;

/** `paragraph.redundant`: a body paragraph that says again what an earlier one said; reported once, at the later one. */
export const redundantParagraphs: Check = ({ report, pairs }) => {
	const best = new Map<number, ParagraphPair>();
	for (const pair of pairs.candidates) {
		if (pair.expected || pair.similarity < redundantFrom) continue;
		if ((best.get(pair.second)?.similarity ?? 0) < pair.similarity) best.set(pair.second, pair);
	}
	const lines = new LineIndex(report.source);
	return [...best.values()].map((pair) => {
		const [first, second] = [report.blocks[pair.first]!, report.blocks[pair.second]!];
		const shared = sharedRuns(plainText(report, first.span), plainText(report, second.span))
			.map((run) => `“${run}”`)
			.join(', ');
		return {
			code: 'paragraph.redundant',
			span: second.span,
			message: `This repeats ${placeOf(report, first, lines)}${shared ? `: both say ${shared}` : ''}. Merge the two, or say what is new here.`,
			related: [{ span: first.span, message: 'The earlier paragraph.' }],
			data: { similarity: Math.round(pair.similarity * 100) / 100, first: pair.first, second: pair.second },
		};
	});
};

function placeOf(report: Report, block: Block, lines: LineIndex): string {
	const line = lines.lineAt(block.span[0]) + 1;
	const section = block.section === undefined ? undefined : report.sections[block.section];
	return section?.text ? `§ ${section.text}, line ${line}` : `line ${line}`;
}

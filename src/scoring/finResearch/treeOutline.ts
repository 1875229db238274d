import type { Report } from '../../report/model';
import type { JudgedNode } from '../../scorecard/finResearch';
import { readerText } from '../../shownToModel/readerText';

const marks = { supported: 'A+', partial: 'A~', unsupported: 'A-', unknown: 'A?' } as const;

/** More lines would weigh more than they tell; then evidence goes first. */
const mostLines = 160;
const longestText = 70;
/** Indentation beyond this says nothing more. */
const deepest = 12;

/** The tree as the judge of the dimensions sees it: a line a node, indented, with a short quote. */
export function treeOutline(
	report: Report,
	nodes: readonly Pick<JudgedNode, 'id' | 'type' | 'parent' | 'span' | 'support'>[],
): string {
	const depth = new Map<string, number>();
	for (const { id, parent } of nodes) depth.set(id, parent === null ? 0 : depth.get(parent)! + 1);
	const shown = nodes.length > mostLines ? nodes.filter(({ type }) => type === 'argument') : nodes;
	const lines = shown.slice(0, mostLines).map(({ id, type, span, support }) => {
		const text = readerText(report, span);
		const short = text.length > longestText ? `${text.slice(0, longestText).trimEnd()}…` : text;
		const mark = type === 'evidence' ? 'E' : marks[support];
		return `${' '.repeat(Math.min(deepest, depth.get(id)!))}${mark} ${short}`;
	});
	const left = nodes.length - lines.length;
	return [...lines, ...(left > 0 ? [`(${left} more statements)`] : [])].join('\n');
}

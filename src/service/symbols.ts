import type { DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import type { LogicNode } from '../tree/model';
import { verdictMessage } from '../view/claims';
import { isHeading, nodeName, nodeText } from '../view/nodeName';
import { type OutlineNode, treeOutline } from '../view/outline';
import { comparePositions, type ShownReport } from './report';

/** The protocol knows only the parts of programs; as it counts them. */
const kinds = { thesis: 20, title: 1, heading: 3, evidence: 14, claim: 17 } as const satisfies Record<
	string,
	SymbolKind
>;

/** The key nodes of a report as the logic tree shows them. */
export function symbolsOf(report: ShownReport, words: Words): DocumentSymbol[] {
	const outline = treeOutline(report.analysis, 'condensed');
	return outline ? symbolsUnder(outline, report, words) : [];
}

/** A node whose lines were edited is left out until the report is read again; what serves it stays. */
function symbolsUnder({ node, children: below }: OutlineNode, report: ShownReport, words: Words): DocumentSymbol[] {
	const { analysis, snapshot } = report;
	const children = below.flatMap((child) => symbolsUnder(child, report, words));
	const own = snapshot.range(node.span);
	if (!own) return children;
	return [
		{
			name: nodeText(analysis.report, node) || words.say(message('labels.noTitle')),
			detail: nodeTitle(analysis, node, words),
			kind: kindOf(node, analysis),
			// What serves a claim may stand before it: an outline goes by the ranges, and asks that one holds what is in it.
			range: children.reduce(
				({ start, end }, { range }) => ({
					start: comparePositions(start, range.start) <= 0 ? start : range.start,
					end: comparePositions(end, range.end) >= 0 ? end : range.end,
				}),
				{ start: own.start, end: own.end },
			),
			selectionRange: own,
			children,
		},
	];
}

/** `Claim: carried`; a heading that nobody judged is only named. */
export function nodeTitle({ report, tree }: Analysis, node: LogicNode, words: Words): string {
	if (!isHeading(report, node) || node.support !== 'unknown')
		return `${words.say(nodeName(node, tree))}: ${words.say(verdictMessage(node))}`;
	return words.say(node.parent === null ? nodeName(node, tree) : message('labels.section'));
}

function kindOf(node: LogicNode, { report, tree }: Analysis): SymbolKind {
	if (node.id === tree.thesis) return kinds.thesis;
	if (node.parent === null) return kinds.title;
	if (isHeading(report, node)) return kinds.heading;
	return node.type === 'evidence' ? kinds.evidence : kinds.claim;
}

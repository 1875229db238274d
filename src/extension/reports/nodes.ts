import type * as vscode from 'vscode';
import type { LogicNode } from '../../tree/model';
import type { AnalyzedReport } from './analyses';

/** The smallest node of the logic tree at a place of the document; the thesis only on its own words. */
export function innermostNode(
	{ analysis, snapshot }: AnalyzedReport,
	position: vscode.Position,
): LogicNode | undefined {
	return analysis.tree.nodes
		.filter(({ span }) => snapshot.range(span)?.contains(position))
		.reduce<LogicNode | undefined>((best, node) => (best && length(best) <= length(node) ? best : node), undefined);
}

function length({ span: [start, end] }: LogicNode): number {
	return end - start;
}

import type * as vscode from 'vscode';
import type { LogicNode } from '../../tree/model';
import { innermostNode as innermost } from '../../view/nodeName';
import type { AnalyzedReport } from './analyses';

/** The smallest node of the logic tree at a place of the document; the thesis only on its own words. */
export function innermostNode(
	{ analysis, snapshot }: AnalyzedReport,
	position: vscode.Position,
): LogicNode | undefined {
	return innermost(analysis.tree, ({ span }) => snapshot.range(span)?.contains(position) ?? false);
}

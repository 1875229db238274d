import { type DocumentSymbol, type Range, type SymbolInformation, SymbolKind } from 'vscode-languageserver';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { type OutlineNode, treeOutline } from '../output/treeOutline';
import { verdictMessage } from '../view/claims';
import { isHeading, nodeName, nodeText } from '../view/nodeName';
import type { Client } from './client';
import { rangeOf, type ShownReport } from './shown';

/**
 * The argument of a report as an outline: the thesis, the claims that serve it, the evidence under them; the key nodes, as the
 * logic tree shows them.
 */
export function symbolsOf(report: ShownReport, client: Client, words: Words): DocumentSymbol[] | SymbolInformation[] {
	const outline = treeOutline(report.analysis.tree, 'condensed');
	const symbols = outline ? symbolsUnder(outline, report, words) : [];
	return client.nestedSymbols ? symbols : symbols.flatMap((symbol) => flat(symbol, report.document.uri));
}

/** A node whose lines were edited is left out until the report is read again; what serves it stays. */
function symbolsUnder(outline: OutlineNode, report: ShownReport, words: Words): DocumentSymbol[] {
	const { node } = outline;
	const children = outline.children.flatMap((child) => symbolsUnder(child, report, words));
	const own = rangeOf(report, node.span);
	if (!own) return children;
	const name = nodeText(report.analysis.report, node) || words.say(message('labels.noTitle'));
	return [
		{
			name,
			detail: detailOf(outline, report, words),
			kind: kindOf(outline, report),
			// What serves a claim may stand before it: an outline goes by the ranges, and asks that one holds what is in it.
			range: children.reduce((all, child) => around(all, child.range), own),
			selectionRange: own,
			children,
		},
	];
}

/** `Claim: cited`; a heading that nobody judged is only named. */
function detailOf({ node }: OutlineNode, { analysis }: ShownReport, words: Words): string {
	const heading = isHeading(analysis.report, node);
	if (!heading || node.support !== 'unknown')
		return `${words.say(nodeName(node, analysis.tree))}: ${words.say(verdictMessage(node))}`;
	return words.say(node.parent === null ? nodeName(node, analysis.tree) : message('labels.section'));
}

/** The protocol knows only the parts of programs. */
function kindOf({ node }: OutlineNode, { analysis }: ShownReport): SymbolKind {
	if (node.id === analysis.tree.thesis) return SymbolKind.Key;
	if (node.parent === null) return SymbolKind.File;
	if (isHeading(analysis.report, node)) return SymbolKind.Namespace;
	return node.type === 'evidence' ? SymbolKind.Constant : SymbolKind.Boolean;
}

function around(one: Range, other: Range): Range {
	const before = (a: Range['start'], b: Range['start']) => a.line - b.line || a.character - b.character;
	return {
		start: before(one.start, other.start) <= 0 ? one.start : other.start,
		end: before(one.end, other.end) >= 0 ? one.end : other.end,
	};
}

function flat(symbol: DocumentSymbol, uri: string, containerName?: string): SymbolInformation[] {
	const { name, kind, selectionRange, children = [] } = symbol;
	return [
		{ name, kind, location: { uri, range: selectionRange }, ...(containerName !== undefined && { containerName }) },
		...children.flatMap((child) => flat(child, uri, name)),
	];
}

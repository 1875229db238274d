import { blockAt, sectionsAround, sentenceAt } from '../report/lookup';
import type { Report, Span, Table } from '../report/model';
import { byPlace, isWithin } from '../report/spanRelations';
import { readerText } from '../shownToModel/readerText';
import type { ClaimText } from '../sources/support/parseClaim';
import type { LogicNode, LogicTree } from '../tree/model';
import { type ClaimPlace, placeOf } from './claimPlace';

/** A statement of the report that cites. */
export interface CitedClaim extends ClaimText {
	/** The id of its node. */
	readonly node: string;
	readonly span: Span;
	/** Indices into `Report.citations`. */
	readonly citations: readonly number[];
	readonly place: ClaimPlace;
}

/** What stands in a table without a row of its own is cut here. */
const longestTable = 600;

/** The statements of the tree that cite, in document order; of a table each row that cites is one. */
export function citedClaims(report: Report, tree: LogicTree): CitedClaim[] {
	const tables = new Map(report.tables.map((table) => [table.block, table]));
	return tree.nodes
		.filter(({ citations }) => citations.length > 0)
		.flatMap((node) => {
			const table = node.block === undefined ? undefined : tables.get(node.block);
			return table ? rowClaims(report, node, table) : [sentenceClaim(report, node)];
		})
		.sort(byPlace);
}

function sentenceClaim(report: Report, node: LogicNode): CitedClaim {
	const { id, span, citations, sentence } = node;
	const text = sentence === undefined ? readerText(report, span) : sentenceAt(report, sentence).text;
	return { node: id, span, text, context: contextOf(report, node), citations, place: placeOf(report, node) };
}

function rowClaims(report: Report, node: LogicNode, { header, rows }: Table): CitedClaim[] {
	const [context, place] = [contextOf(report, node), placeOf(report, node)];
	const left = new Set(node.citations);
	const claims = rows.flatMap((cells): CitedClaim[] => {
		const [first, last] = [cells[0], cells.at(-1)];
		if (!first || !last) return [];
		const span = [first.span[0], last.span[1]] as const;
		const citations = [...left].filter((index) => isWithin(report.citations[index]!.span, span));
		if (citations.length === 0) return [];
		for (const index of citations) left.delete(index);
		const named = cells.map(({ text }, at) => (at > 0 && header[at]?.text ? `${header[at].text}: ${text}` : text));
		return [{ node: node.id, span, text: named.filter(Boolean).join('; '), context, citations, place }];
	});
	if (left.size === 0) return claims;
	const text = readerText(report, node.span).slice(0, longestTable);
	return [...claims, { node: node.id, span: node.span, text, context, citations: [...left], place }];
}

/** The report's title and the headings above the claim, the outermost first: they tell what `it` refers to. */
export function contextOf(report: Report, { block }: Pick<LogicNode, 'block'>): string[] {
	const section = block === undefined ? undefined : blockAt(report, block).section;
	const headings = sectionsAround(report, section).map(({ text }) => text);
	return [...new Set([...(report.title ? [report.title.text] : []), ...headings.reverse()])].filter(
		(text) => text !== '',
	);
}

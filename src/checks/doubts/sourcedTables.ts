import { attribution } from '../../lexicon/attribution';
import { inEither } from '../../lexicon/compile';
import { words } from '../../lexicon/entries';
import { sourceNote } from '../../report/blocks/captions';
import { blockAt, within } from '../../report/lookup';
import type { Block, Quantity, Report, Span } from '../../report/model';
import { memoised } from '../../text/memo';
import { isFigure, wordsIn } from './figures';

/**
 * Digits that tell a figure from others, without noughts at its end: `3,114` has four, `500 million` one. Fewer do where the
 * fact names the row.
 */
const leastDigits = { anywhere: 3, inRow: 2 };

/** A table whose source is named, or a note below it that names it. */
export interface SourcedTable {
	readonly span: Span;
	/** Its figures, both ends of a range. */
	readonly cells: readonly Quantity[];
	readonly rows: readonly SourcedRow[];
	/** Of the table, and of what leads into it. */
	readonly terms: ReadonlySet<string>;
}

interface SourcedRow {
	/** The terms of what it is called. */
	readonly name: ReadonlySet<string>;
	readonly cells: readonly Quantity[];
}

/** Whether a table of the same matter gives each of some figures; `words` are those of the fact. */
export function isRetoldFrom(
	{ cells, rows, terms }: SourcedTable,
	figures: readonly Quantity[],
	words: ReadonlySet<string>,
): boolean {
	const named = rows.filter(({ name }) => name.size > 0 && [...name].every((term) => words.has(term)));
	const isGiven = (figure: Quantity) =>
		isRetold(figure, cells, leastDigits.anywhere) ||
		named.some((row) => isRetold(figure, row.cells, leastDigits.inRow));
	if (!figures.every(isGiven)) return false;
	return [...words].some((word) => terms.has(word));
}

/** Whether cells of the same kind, or bare numbers, give a figure, or both ends of a range, or what it is rounded or cut from; a loss may be told without its sign. */
function isRetold(figure: Quantity, cells: readonly Quantity[], least: number): boolean {
	const { value, upper = value, decimals, magnitude } = figure;
	const place = 10 ** (magnitude - decimals);
	const digits = `${Math.round(Math.abs(value) / place)}`.replace(/(?<!0)0+$/, '').length;
	const given = (end: number) =>
		cells.some(
			(cell) => isOfKind(cell, figure) && endsOf(cell).some((each) => Math.abs(Math.abs(each) - Math.abs(end)) < place),
		);
	return digits >= least && given(value) && given(upper);
}

/** The heads of a table may say what its bare numbers measure, but what is a share or counts something else is another figure. */
function isOfKind(cell: Quantity, figure: Quantity): boolean {
	const bare = cell.kind === 'count' && cell.unit === undefined;
	if (bare) return figure.kind === 'money' || (figure.kind === 'count' && figure.unit === undefined);
	return cell.kind === figure.kind && cell.unit === figure.unit && cell.currency === figure.currency;
}

const endsOf = ({ value, upper }: Quantity) => (upper === undefined ? [value] : [value, upper]);

export const sourcedTables = memoised((report: Report): readonly SourcedTable[] =>
	report.tables.flatMap(({ block, rows: all }): SourcedTable[] => {
		const table = blockAt(report, block);
		const [above, below] = [report.blocks[block - 1], report.blocks[block + 1]];
		const leadIn = above && above.section === table.section && leadsIn(report, above, table) ? above : undefined;
		const cites = [table, leadIn].some((each) => each && within(report.citations, each.outer).length > 0);
		const isNoted = below !== undefined && sourceNote.test(report.source.slice(...below.span));
		if (!cites && !isNoted) return [];
		const cells = within(report.numbers, table.outer).filter(isFigure);
		const rows = all.map((row) => ({
			name: wordsIn(report, row[0]?.span ?? [0, 0]),
			cells: row.slice(1).flatMap(({ span }) => within(cells, span)),
		}));
		return [
			{ span: table.span, cells, rows, terms: wordsIn(report, [leadIn?.span[0] ?? table.span[0], table.span[1]]) },
		];
	}),
);

const namesSource = inEither({
	en: [...attribution.en, ...words('source sources')],
	zh: [...attribution.zh, ...words('来源')],
});

/** A paragraph in front of a table that introduces it, or says where its figures come from. */
function leadsIn(report: Report, above: Block, table: Block): boolean {
	const text = report.source.slice(...above.span);
	return (
		above.kind === 'paragraph' &&
		(above.introduces === table.index || /[:：]\s*$/u.test(text) || namesSource.test(text))
	);
}

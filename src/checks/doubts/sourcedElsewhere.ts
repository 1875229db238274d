import { attribution } from '../../lexicon/attribution';
import { inEither } from '../../lexicon/compile';
import { words } from '../../lexicon/entries';
import { sourceNote } from '../../report/blocks/captions';
import { blockAt, within } from '../../report/lookup';
import type { Block, Quantity, Report, Span } from '../../report/model';
import { groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import { termsOf } from '../../text/terms';
import type { LogicNode } from '../../tree/model';

/** Terms that a fact and the place where its figure is sourced have in common at least: a figure alone may be another. */
const leastShared = 2;

/** So many of the places that source a figure are looked at: one that stands everywhere tells nothing apart. */
const mostPlaces = 50;

/** Digits that tell a figure from others, without noughts at its end: `3,114` has four, `500 million` one. */
const leastDigits = 3;

/**
 * Whether each figure of a fact stands, of the same matter, in a sentence elsewhere that cites: the reader finds the source
 * there, and short answers and recapitulations leave it there.
 */
export function isSourcedElsewhere(report: Report, { span }: LogicNode): boolean {
	const own = within(report.numbers, span).filter(isFigure);
	if (own.length === 0) return false;
	const terms = wordsIn(report, span);
	if (sourcedTables(report).some((table) => isRetoldFrom(table, own, terms))) return true;
	const sourced = sourcedFigures(report);
	return own.every((figure) =>
		(sourced.get(keyOf(figure)) ?? [])
			.slice(0, mostPlaces)
			.some(
				(place) =>
					(place.span[1] <= span[0] || place.span[0] >= span[1]) &&
					[...place.terms()].filter((term) => terms.has(term)).length >= leastShared,
			),
	);
}

/** A table whose source is named, or a note below it that names it. */
interface SourcedTable {
	/** Its figures, both ends of a range. */
	readonly cells: readonly Quantity[];
	/** Of the table, and of what leads into it. */
	readonly terms: () => ReadonlySet<string>;
}

function isRetoldFrom(
	{ cells, terms }: SourcedTable,
	figures: readonly Quantity[],
	words: ReadonlySet<string>,
): boolean {
	if (!figures.every((figure) => isRetold(figure, cells))) return false;
	const own = terms();
	return [...words].some((word) => own.has(word));
}

/** Whether cells of the same kind, or bare numbers, give a figure, or both ends of a range, or what it is rounded or cut from. */
function isRetold(figure: Quantity, cells: readonly Quantity[]): boolean {
	const { value, upper = value, decimals, magnitude } = figure;
	const place = 10 ** (magnitude - decimals);
	const digits = `${Math.round(Math.abs(value) / place)}`.replace(/(?<!0)0+$/, '').length;
	const given = (end: number) =>
		cells.some((cell) => isOfKind(cell, figure) && endsOf(cell).some((each) => Math.abs(each - end) < place));
	return digits >= leastDigits && given(value) && given(upper);
}

/** The heads of a table may say what its bare numbers measure, but what is a share or counts something else is another figure. */
function isOfKind(cell: Quantity, figure: Quantity): boolean {
	const bare = cell.kind === 'count' && cell.unit === undefined;
	if (bare) return figure.kind === 'money' || (figure.kind === 'count' && figure.unit === undefined);
	return cell.kind === figure.kind && cell.unit === figure.unit && cell.currency === figure.currency;
}

const endsOf = ({ value, upper }: Quantity) => (upper === undefined ? [value] : [value, upper]);

const sourcedTables = memoised((report: Report): readonly SourcedTable[] =>
	report.tables.flatMap(({ block }): SourcedTable[] => {
		const table = blockAt(report, block);
		const [above, below] = [report.blocks[block - 1], report.blocks[block + 1]];
		const leadIn = above && above.section === table.section && leadsIn(report, above, table) ? above : undefined;
		const cites = [table, leadIn].some((each) => each && within(report.citations, each.outer).length > 0);
		const isNoted = below !== undefined && sourceNote.test(report.source.slice(...below.span));
		if (!cites && !isNoted) return [];
		let terms: ReadonlySet<string> | undefined;
		return [
			{
				cells: within(report.numbers, table.outer).filter(isFigure),
				terms: () => {
					terms ??= wordsIn(report, [leadIn?.span[0] ?? table.span[0], table.span[1]]);
					return terms;
				},
			},
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

interface Place {
	readonly span: Span;
	readonly terms: () => ReadonlySet<string>;
}

/** By figure, the sentences that give it and cite. */
const sourcedFigures = memoised((report: Report): ReadonlyMap<string, readonly Place[]> => {
	const places = report.sentences.flatMap(({ span }) => {
		if (within(report.citations, span).length === 0) return [];
		let terms: ReadonlySet<string> | undefined;
		const place: Place = {
			span,
			terms: () => {
				terms ??= wordsIn(report, span);
				return terms;
			},
		};
		return within(report.numbers, span)
			.filter(isFigure)
			.map((figure) => ({ key: keyOf(figure), place }));
	});
	return new Map([...groupBy(places, ({ key }) => key)].map(([key, found]) => [key, found.map(({ place }) => place)]));
});

/** The terms of a text that are no figures. */
function wordsIn({ source }: Report, span: Span): ReadonlySet<string> {
	return new Set(termsOf(source.slice(...span)).filter((term) => !/\d/.test(term)));
}

export const isFigure = ({ kind }: Quantity) => kind !== 'year' && kind !== 'date';

/** The same for the same value, however it is written. */
export function keyOf({ kind, value, upper, unit, currency }: Quantity): string {
	return [kind, value, upper ?? '', unit ?? currency ?? ''].join(' ');
}

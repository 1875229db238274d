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

/** Digits that tell a figure from others: `3,114` has four, `500 million` one. */
const leastDigits = 3;

/**
 * Whether each figure of a fact stands, of the same matter, in a sentence elsewhere that cites: the reader finds the source
 * there, and short answers and recapitulations leave it there.
 */
export function isSourcedElsewhere(report: Report, { span }: LogicNode): boolean {
	const own = within(report.numbers, span).filter(isFigure);
	if (own.length === 0) return false;
	if (sourcedTables(report).some((cells) => own.every((figure) => isRetold(figure, cells)))) return true;
	const terms = wordsIn(report, span);
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

/** Whether cells give a figure, or both ends of a range, or what it is rounded or cut from. */
function isRetold({ value, upper = value, decimals, magnitude }: Quantity, cells: readonly number[]): boolean {
	const place = 10 ** (magnitude - decimals);
	const given = (end: number) => cells.some((cell) => Math.abs(cell - end) < place);
	return Math.abs(value) >= place * 10 ** (leastDigits - 1) && given(value) && given(upper);
}

/** The values in each table that cites, whose lead-in cites, or below which a note says where it comes from. */
const sourcedTables = memoised(
	({ blocks, citations, numbers, source, tables }: Report): readonly (readonly number[])[] => {
		const cites = (block: Block | undefined) => block !== undefined && within(citations, block.outer).length > 0;
		return tables
			.filter(({ block }) => {
				const below = blocks[block + 1];
				const isNote = below && sourceNote.test(source.slice(...below.span));
				return cites(blocks[block]) || cites(blocks[block - 1]) || isNote;
			})
			.map((table) => within(numbers, blockAt({ blocks }, table.block).outer).map(({ value }) => value));
	},
);

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

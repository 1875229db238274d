import { within } from '../../report/lookup';
import type { Report, Span } from '../../report/model';
import { isWithin } from '../../report/spanRelations';
import { groupBy } from '../../text/collections';
import { memoised } from '../../text/memo';
import type { LogicNode } from '../../tree/model';
import { isFigure, keyOf, wordsIn } from './figures';
import { isRetoldFrom, sourcedTables } from './sourcedTables';

/** Terms that a fact and the place where its figure is sourced have in common at least: a figure alone may be another. */
const leastShared = 2;

/** So many of the places that source a figure are looked at: one that stands everywhere tells nothing apart. */
const mostPlaces = 50;

/**
 * Whether each figure of a fact stands, of the same matter, in a sentence elsewhere that cites: the reader finds the source
 * there, and short answers and recapitulations leave it there. A table's is in the note below it.
 */
export function isSourcedElsewhere(report: Report, { span }: LogicNode): boolean {
	const own = within(report.numbers, span).filter(isFigure);
	if (own.length === 0) return false;
	const terms = wordsIn(report, span);
	const tables = sourcedTables(report);
	if (tables.some((table) => isWithin(span, table.span) || isRetoldFrom(table, own, terms))) return true;
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

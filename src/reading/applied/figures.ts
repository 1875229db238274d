import type { Analysis } from '../../analysis';
import { type Amount, amountIn } from '../../checks/numbers/amounts/amount';
import { comparable, differ } from '../../checks/numbers/same/sentences';
import type { Finding } from '../../findings/model';
import { Anchors } from '../../places/anchors';
import type { Report, Span } from '../../report/model';
import { overlap } from '../../report/spanRelations';
import { groupBy } from '../../text/collections';
import type { LedgerEntry } from '../model';

/** A value with the places that give it, as the text is now. */
export interface GivenValue {
	readonly value: string;
	readonly places: readonly Span[];
}

/** A figure as a model relates its places: nothing of it was computed. */
export interface CurrentFigure {
	readonly of: string;
	/** Usually one. */
	readonly values: readonly GivenValue[];
	/** The same figure has values that cannot be one. */
	readonly differs: boolean;
	/** What was found to be wrong with it at one of its places. */
	readonly against: Finding | undefined;
}

/** The figures of a reading whose places stand in the text, those with something against them first. */
export function currentFigures({
	report,
	findings,
	reading,
}: Pick<Analysis, 'report' | 'findings' | 'reading'>): CurrentFigure[] {
	if (!reading) return [];
	const anchors = new Anchors(report);
	const onNumbers = findings.filter(({ code }) => code.startsWith('number.'));
	const figures = [...groupBy(reading.ledger, ({ of }) => of.trim().toLowerCase()).values()].flatMap((entries) => {
		const values = valuesOf(entries, anchors);
		const amounts = values.map(({ value }) => amountIn(value, report.language));
		const differs = amounts.some((one, at) => amounts.slice(at + 1).some((other) => areDifferentAmounts(one, other)));
		const against = onNumbers.find((finding) => values.some((given) => isAgainst(finding, given, report)));
		return values.length > 0 ? [{ of: entries[0]?.of ?? '', values, differs, against }] : [];
	});
	const isFine = ({ differs, against }: CurrentFigure) => !differs && !against;
	return figures.toSorted((a, b) => Number(isFine(a)) - Number(isFine(b)));
}

function valuesOf(entries: readonly LedgerEntry[], anchors: Anchors): GivenValue[] {
	return [...groupBy(entries, ({ value }) => value)].flatMap(([value, same]) => {
		const places = same
			.flatMap((entry) => entry.places.map((anchor) => anchors.find(anchor)))
			.filter((span) => span !== undefined);
		return places.length > 0 ? [{ value, places }] : [];
	});
}

function areDifferentAmounts(a: Amount | undefined, b: Amount | undefined): boolean {
	return a !== undefined && b !== undefined && comparable(a, b) && differ(a, b);
}

/** A finding on other numbers of the same sentence is not about this one, and one that is worked out from it is not against it. */
function isAgainst({ code, span, related }: Finding, { value, places }: GivenValue, { source }: Report): boolean {
	const [figure] = figuresIn(value);
	const marked = code === 'number.inconsistent' ? [span, ...related.map((other) => other.span)] : [span];
	return marked.some(
		(words) =>
			figure !== undefined &&
			places.some((place) => overlap(place, words)) &&
			figuresIn(source.slice(...words)).includes(figure),
	);
}

/** The figures of a text by their digits alone. */
export function figuresIn(text: string): readonly string[] {
	return text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
}

import type { Position, Range } from 'vscode-languageserver';
import type { Analysis } from '../analysis';
import type { Finding, FindingCode } from '../findings/model';
import type { Words } from '../messages/model';
import type { Span } from '../report/model';
import { type Edit, EditTrail } from '../text/editTrail';

/** A text as it was read, and where its places are in the text as it is now, as an editor counts them. */
export class Snapshot<Place extends Range = Range> {
	/** The address of the text. */
	readonly uri: string;
	readonly text: string;
	readonly #trail: EditTrail;
	readonly #placeAt: (start: number, end: number) => Place;
	#edits = 0;

	/** @param placeAt a place of the text as it is now, by its offsets */
	constructor(uri: string, text: string, placeAt: (start: number, end: number) => Place) {
		this.uri = uri;
		this.text = text;
		this.#trail = new EditTrail(text);
		this.#placeAt = placeAt;
	}

	/** Whether the text was edited since. */
	get stale(): boolean {
		return this.#trail.edited;
	}

	/** How many edits were taken in: as long as it is the same, so are all places. */
	get edits(): number {
		return this.#edits;
	}

	/** Takes an edit in; true when lines were edited that had not been before, or are again as they were read. */
	take(edit: Edit): boolean {
		this.#edits += 1;
		return this.#trail.apply(edit);
	}

	/** Where a span is now, or `undefined` when its lines were edited. */
	range(span: Span): Place | undefined {
		const now = this.#trail.span(span);
		return now && this.#placeAt(...now);
	}

	/** Where a span is now, or the nearest place to it. */
	nearest([start, end]: Span): Place {
		return this.#placeAt(this.#trail.nearest(start), this.#trail.nearest(end));
	}

	/** The line of a span now, counted from 1 as editors show it; the nearest where it was edited. */
	line(span: Span): number {
		return this.nearest(span).start.line + 1;
	}
}

/** What is known of an open report, and where it is in the text as it is now. */
export interface ShownReport<Place extends Range = Range> {
	readonly analysis: Analysis;
	readonly snapshot: Snapshot<Place>;
}

/** A finding with its place in the text as it is now. */
export interface PlacedFinding<Place extends Range = Range> {
	readonly finding: Finding;
	readonly range: Place;
}

/** How a shell of the language service has reports shown. */
export interface Shell {
	readonly words: Words;
	/** The address of the page that explains a kind of finding. */
	readonly pageOf: (code: FindingCode) => string;
	/** What is held back is told, as a hint: not where editors show hints as loudly as the rest. */
	readonly tellsHeld: boolean;
	readonly pen: TextWriter;
	/** Reads what an edit would make of a report. */
	readonly reread: (text: string) => Promise<Analysis>;
}

/** Writes as the editor takes it. What stands in a report is shown as it stands there, and is never markup. */
export interface TextWriter {
	readonly plain: (text: string) => string;
	readonly strong: (text: string) => string;
	readonly link: (text: string, target: string) => string;
	/** The name of a place of the report, such as its line; a link where the editor can follow one. */
	readonly place: (report: ShownReport, span: Span) => string;
}

/** The findings of a report by their places, and after how many edits they were there. */
const lastPlaced = new WeakMap<object, { readonly edits: number; readonly findings: readonly PlacedFinding[] }>();

/** The findings whose lines were not edited since; looked for once after each edit, for all views ask. */
export function placedFindings<Place extends Range>(report: ShownReport<Place>): readonly PlacedFinding<Place>[] {
	const { analysis, snapshot } = report;
	const known = lastPlaced.get(report);
	// They came from the same report, with its kind of places.
	if (known?.edits === snapshot.edits) return known.findings as readonly PlacedFinding<Place>[];
	const findings = placedNow(report, analysis.findings, (finding) => finding.span).map(({ one, range }) => ({
		finding: one,
		range,
	}));
	lastPlaced.set(report, { edits: snapshot.edits, findings });
	return findings;
}

/** Those of them that a shell tells. */
export function reportedFindings<Place extends Range>(
	report: ShownReport<Place>,
	{ tellsHeld }: Pick<Shell, 'tellsHeld'>,
): readonly PlacedFinding<Place>[] {
	const findings = placedFindings(report);
	return tellsHeld ? findings : findings.filter(({ finding }) => !finding.held);
}

/** Things of a report with their places in the text as it is now; without those whose lines were edited since. */
export function placedNow<One, Place extends Range>(
	{ snapshot }: ShownReport<Place>,
	all: readonly One[],
	spanOf: (one: One) => Span,
): { readonly one: One; readonly range: Place }[] {
	return all.flatMap((one) => {
		const range = snapshot.range(spanOf(one));
		return range ? [{ one, range }] : [];
	});
}

/** Whether two ranges have a place in common; ranges that only touch do, for a cursor stands between characters. */
export function rangesTouch(one: Range, other: Range): boolean {
	return comparePositions(one.start, other.end) <= 0 && comparePositions(other.start, one.end) <= 0;
}

export function holdsPosition(range: Range, position: Position): boolean {
	return rangesTouch(range, { start: position, end: position });
}

export function comparePositions(a: Position, b: Position): number {
	return a.line - b.line || a.character - b.character;
}

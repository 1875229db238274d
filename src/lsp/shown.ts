import type { Position, Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis } from '../analysis';
import type { Finding } from '../findings/model';
import { notHeld } from '../findings/volume';
import type { Span } from '../report/model';
import type { EditTrail } from '../text/editTrail';

/** What was found in a document, and where it is in the document as it is now. */
export interface ShownReport {
	readonly document: TextDocument;
	readonly analysis: Analysis;
	/** The edits since the document was read. */
	readonly trail: EditTrail;
}

/** A finding with its place in the document as it is now. */
export interface PlacedFinding {
	readonly finding: Finding;
	readonly range: Range;
}

/** Where a span of the report is now, or `undefined` when its lines were edited. */
export function rangeOf({ document, trail }: ShownReport, span: Span): Range | undefined {
	const now = trail.span(span);
	return now && { start: document.positionAt(now[0]), end: document.positionAt(now[1]) };
}

/** The line of a span now, from 1; the nearest where it was edited. */
export function lineOf({ document, trail }: ShownReport, [start]: Span): number {
	return document.positionAt(trail.nearest(start)).line + 1;
}

/**
 * The findings that are shown, where their lines were not edited since. What is held back is left out as on the command line:
 * many editors show hints as loudly as the rest.
 */
export function placedFindings(report: ShownReport): PlacedFinding[] {
	return notHeld(report.analysis.findings).flatMap((finding) => {
		const range = rangeOf(report, finding.span);
		return range ? [{ finding, range }] : [];
	});
}

/** Whether two ranges have a place in common; ranges that only touch do, for a cursor stands between characters. */
export function meet(one: Range, other: Range): boolean {
	return compare(one.start, other.end) <= 0 && compare(other.start, one.end) <= 0;
}

export function holdsPosition(range: Range, position: Position): boolean {
	return meet(range, { start: position, end: position });
}

function compare(a: Position, b: Position): number {
	return a.line - b.line || a.character - b.character;
}

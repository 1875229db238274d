import * as vscode from 'vscode';
import type { Span } from '../../report/model';
import { EditTrail } from '../../text/editTrail';

/** The text of a document as it was read, and where its places are in the document as it is now. */
export class Snapshot {
	readonly document: vscode.TextDocument;
	readonly text: string;
	/** The text was not that of its file when it was read. */
	readonly unsaved: boolean;
	readonly #trail: EditTrail;
	#edits = 0;

	constructor(document: vscode.TextDocument) {
		this.document = document;
		this.text = document.getText();
		this.unsaved = document.isDirty;
		this.#trail = new EditTrail(this.text);
	}

	/** Whether the document was edited since. */
	get stale(): boolean {
		return this.#trail.edited;
	}

	/** How often changes were taken in: as long as it is the same, so are all places. */
	get edits(): number {
		return this.#edits;
	}

	/** Takes changes of the document in; true when lines were edited that had not been before, or are again as they were read. */
	follow(changes: readonly vscode.TextDocumentContentChangeEvent[]): boolean {
		this.#edits += 1;
		return changes
			.map(({ rangeOffset, rangeLength, text }) =>
				this.#trail.apply({ offset: rangeOffset, removed: rangeLength, inserted: text }),
			)
			.includes(true);
	}

	/** Where a span is now, or `undefined` when its lines were edited. */
	range(span: Span): vscode.Range | undefined {
		const [start, end] = this.#trail.span(span) ?? [];
		if (start === undefined || end === undefined) return undefined;
		return new vscode.Range(this.document.positionAt(start), this.document.positionAt(end));
	}

	/** Where a span is now, or the nearest place to it. */
	nearest([start, end]: Span): vscode.Range {
		const place = (offset: number) => this.document.positionAt(this.#trail.nearest(offset));
		return new vscode.Range(place(start), place(end));
	}

	/** The line of a span now, counted from 1 as editors show it. */
	line(span: Span): number {
		return this.nearest(span).start.line + 1;
	}
}

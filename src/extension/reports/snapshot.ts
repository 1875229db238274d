import * as vscode from 'vscode';
import { Snapshot as ReportSnapshot } from '../../service/report';

/** The text of a document as it was read, and where its places are in the document as it is now. */
export class Snapshot extends ReportSnapshot<vscode.Range> {
	readonly document: vscode.TextDocument;
	/** The text was not that of its file when it was read. */
	readonly unsaved: boolean;

	constructor(document: vscode.TextDocument) {
		super(
			document.uri.toString(),
			document.getText(),
			(start, end) => new vscode.Range(document.positionAt(start), document.positionAt(end)),
		);
		this.document = document;
		this.unsaved = document.isDirty;
	}

	/** Takes changes of the document in; true when lines were edited that had not been before, or are again as they were read. */
	follow(changes: readonly vscode.TextDocumentContentChangeEvent[]): boolean {
		return changes
			.map(({ rangeOffset, rangeLength, text }) =>
				this.take({ offset: rangeOffset, removed: rangeLength, inserted: text }),
			)
			.includes(true);
	}
}

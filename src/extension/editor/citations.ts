import * as vscode from 'vscode';
import type { Range } from 'vscode-languageserver';
import {
	citationCompletions,
	completionTriggers,
	definitionsAt,
	referencesAt,
	renameableAt,
	renamedAt,
} from '../../service/citedEntries';
import { words } from '../host/words';
import { markdownSelector } from '../reports/reportFilter';
import { rangeOf, textEdit } from './codeActions';
import type { Parts } from './parts';

/** From a citation to its entry and back, what may be cited while a marker is written, and another name for an entry. */
export function registerCitations({ analyses, shell }: Pick<Parts, 'analyses' | 'shell'>): vscode.Disposable {
	const located = ({ uri }: vscode.TextDocument, ranges: readonly Range[]) =>
		ranges.map((range) => new vscode.Location(uri, rangeOf(range)));
	const providers: vscode.DefinitionProvider &
		vscode.ReferenceProvider &
		vscode.DocumentHighlightProvider &
		vscode.CompletionItemProvider &
		vscode.RenameProvider = {
		provideDefinition(document, position) {
			const report = analyses.get(document);
			return report && located(document, definitionsAt(report, position));
		},
		provideReferences(document, position, { includeDeclaration }) {
			const report = analyses.get(document);
			return report && located(document, referencesAt(report, position, includeDeclaration));
		},
		provideDocumentHighlights(document, position) {
			const report = analyses.get(document);
			return (
				report && referencesAt(report, position, true).map((range) => new vscode.DocumentHighlight(rangeOf(range)))
			);
		},
		provideCompletionItems(document, position) {
			const report = analyses.get(document);
			const { text } = document.lineAt(position);
			const line = { before: text.slice(0, position.character), behind: text.slice(position.character) };
			return (
				report &&
				citationCompletions(report, line, position).map(({ textEdit: { range, newText }, ...item }) => ({
					...item,
					kind: vscode.CompletionItemKind.Reference,
					...{ insertText: newText, range: rangeOf(range) },
				}))
			);
		},
		prepareRename(document, position) {
			const report = analyses.get(document);
			const place = report && renameableAt(report, position);
			return place && { range: rangeOf(place.range), placeholder: place.placeholder };
		},
		async provideRenameEdits(document, position, name) {
			const report = await analyses.analyze(document);
			const renamed = report && (await renamedAt(report, position, name, shell));
			if (!renamed) return undefined;
			if ('refused' in renamed) throw new Error(words.say(renamed.refused));
			const edit = new vscode.WorkspaceEdit();
			edit.set(document.uri, renamed.edits.map(textEdit));
			return edit;
		},
	};
	const { languages } = vscode;
	return vscode.Disposable.from(
		languages.registerDefinitionProvider(markdownSelector, providers),
		languages.registerReferenceProvider(markdownSelector, providers),
		languages.registerDocumentHighlightProvider(markdownSelector, providers),
		languages.registerCompletionItemProvider(markdownSelector, providers, ...completionTriggers),
		languages.registerRenameProvider(markdownSelector, providers),
	);
}

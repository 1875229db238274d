import * as vscode from 'vscode';
import type { FindingCode } from '../../findings/model';
import type { Settings } from '../host/settings';
import { type Analyses, placedFindings } from '../reports/analyses';

type Look = 'unsupported' | 'unsupportedAlone' | 'partial' | 'redundant';

/** Marks unsupported claims and repeated paragraphs in the text. */
export function registerDecorations(analyses: Analyses, settings: Settings): vscode.Disposable {
	const types = createTypes();
	const decorate = (editor: vscode.TextEditor) => {
		const marks = marksOf(editor.document, analyses, settings);
		for (const look of Object.keys(types) as Look[]) editor.setDecorations(types[look], marks.get(look) ?? []);
	};
	const decorateAll = () => {
		for (const editor of vscode.window.visibleTextEditors) {
			if (editor.document.languageId === 'markdown') decorate(editor);
		}
	};
	decorateAll();
	return vscode.Disposable.from(
		...Object.values(types),
		analyses.onDidChange(decorateAll),
		vscode.window.onDidChangeVisibleTextEditors(decorateAll),
	);
}

function marksOf(document: vscode.TextDocument, analyses: Analyses, settings: Settings): Map<Look, vscode.Range[]> {
	const marks = new Map<Look, vscode.Range[]>();
	const report = analyses.get(document);
	if (!report || !settings.get('decorations', document)) return marks;
	const alone = settings.get('decorationsOnly', document);
	for (const { finding, range } of placedFindings(report)) {
		const look = lookOf(finding.code, alone);
		if (!look) continue;
		const ranges = marks.get(look) ?? [];
		ranges.push(range);
		marks.set(look, ranges);
	}
	return marks;
}

/** An unsupported claim is underlined only where the editor draws no line for its diagnostic. */
function lookOf(code: FindingCode, alone: boolean): Look | undefined {
	if (code === 'claim.unsupported') return alone ? 'unsupportedAlone' : 'unsupported';
	if (code === 'claim.partial') return 'partial';
	if (code === 'paragraph.redundant') return 'redundant';
	return undefined;
}

function createTypes(): Record<Look, vscode.TextEditorDecorationType> {
	const create = vscode.window.createTextEditorDecorationType;
	const unsupported: vscode.DecorationRenderOptions = {
		backgroundColor: color('unsupportedBackground'),
		overviewRulerColor: color('unsupportedUnderline'),
		overviewRulerLane: vscode.OverviewRulerLane.Right,
	};
	const underline = (style: string, id: string): vscode.DecorationRenderOptions => ({
		borderWidth: '0 0 1px 0',
		borderStyle: style,
		borderColor: color(id),
	});
	return {
		unsupported: create(unsupported),
		unsupportedAlone: create({ ...unsupported, ...underline('solid', 'unsupportedUnderline') }),
		partial: create(underline('dotted', 'partialUnderline')),
		redundant: create({
			isWholeLine: true,
			backgroundColor: color('redundantBackground'),
			borderWidth: '0 0 0 2px',
			borderStyle: 'solid',
			borderColor: color('redundantRuler'),
			overviewRulerColor: color('redundantRuler'),
			overviewRulerLane: vscode.OverviewRulerLane.Left,
		}),
	};
}

function color(id: string): vscode.ThemeColor {
	return new vscode.ThemeColor(`plumbline.${id}`);
}

import * as vscode from 'vscode';
import { placedFindings } from '../../service/report';
import { sectionFindings } from '../../view/sectionFindings';
import type { Settings } from '../host/settings';
import type { Analyses } from '../reports/analyses';
import { findingCount } from '../reports/wording';
import { type Look, lookOf } from './findingLooks';
import type { Parts } from './parts';

/**
 * Marks unsupported claims and repeated paragraphs in the text; every finding where Problems is kept for other things. Behind a
 * heading stands how many findings there are under it: a line above it would move the text while it is read.
 */
export function registerDecorations({ analyses, settings }: Pick<Parts, 'analyses' | 'settings'>): vscode.Disposable {
	const types = createTypes();
	const behindHeadings = vscode.window.createTextEditorDecorationType({});
	const decorate = (editor: vscode.TextEditor) => {
		const marks = marksOf(editor.document, analyses, settings);
		for (const look of Object.keys(types) as Look[]) editor.setDecorations(types[look], marks.get(look) ?? []);
		editor.setDecorations(behindHeadings, countsOf(editor.document, analyses, settings));
	};
	const decorateAll = () => {
		for (const editor of vscode.window.visibleTextEditors) {
			if (editor.document.languageId === 'markdown') decorate(editor);
		}
	};
	decorateAll();
	return vscode.Disposable.from(
		...Object.values(types),
		behindHeadings,
		analyses.onDidChange(decorateAll),
		vscode.window.onDidChangeVisibleTextEditors(decorateAll),
	);
}

export function marksOf(
	document: vscode.TextDocument,
	analyses: Pick<Analyses, 'get'>,
	settings: Pick<Settings, 'get'>,
): Map<Look, vscode.Range[]> {
	const marks = new Map<Look, vscode.Range[]>();
	const report = analyses.get(document);
	if (!report || !isMarked(document, settings)) return marks;
	const alone = settings.get('showIn', document) === 'text';
	for (const { finding, range } of placedFindings(report)) {
		const look = lookOf(finding, alone);
		if (!look) continue;
		const ranges = marks.get(look) ?? [];
		ranges.push(range);
		marks.set(look, ranges);
	}
	return marks;
}

/** What Problems lists under each heading, without findings whose lines were edited since. */
export function countsOf(
	document: vscode.TextDocument,
	analyses: Pick<Analyses, 'get'>,
	settings: Pick<Settings, 'get'>,
): vscode.DecorationOptions[] {
	const report = analyses.get(document);
	if (!report || !isMarked(document, settings)) return [];
	const placed = new Set(placedFindings(report).map(({ finding }) => finding));
	return sectionFindings(report.analysis).flatMap(({ heading, findings }) => {
		const range = report.snapshot.range(heading);
		const count = findings.filter((finding) => placed.has(finding)).length;
		if (!range || count === 0) return [];
		const contentText = findingCount(count);
		const color = new vscode.ThemeColor('editorCodeLens.foreground');
		return [{ range, renderOptions: { after: { contentText, color, margin: '0 0 0 2em' } } }];
	});
}

function isMarked(document: vscode.TextDocument, settings: Pick<Settings, 'get'>): boolean {
	return ['both', 'text'].includes(settings.get('showIn', document));
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
		error: create(asProblem('0 0 2px 0', 'solid', 'editorError.foreground')),
		warning: create(asProblem('0 0 1px 0', 'solid', 'editorWarning.foreground')),
		info: create(asProblem('0 0 1px 0', 'dashed', 'editorInfo.foreground')),
	};
}

/** In the colours of the editor's own squiggles; the lines differ in shape too. */
function asProblem(borderWidth: string, borderStyle: string, id: string): vscode.DecorationRenderOptions {
	const themed = new vscode.ThemeColor(id);
	return {
		borderWidth,
		borderStyle,
		borderColor: themed,
		overviewRulerColor: themed,
		overviewRulerLane: vscode.OverviewRulerLane.Right,
	};
}

function color(id: string): vscode.ThemeColor {
	return new vscode.ThemeColor(`plumbline.${id}`);
}

import assert from 'node:assert/strict';
import {
	commands,
	Range,
	Selection,
	type TextEditor,
	type TextEditorDecorationType,
	type Uri,
	window,
	workspace,
} from 'vscode';
import { flash, showRange } from '../../src/extension/reports/reveal';
import { brokenCitation, brokenCitationRange, closeAll, findingOf, openReport, replace } from './reports';
import { remains, until } from './waiting';

/** In milliseconds: nothing goes dark by itself, however slow the machine. */
const endless = 3_600_000;

/** After the broken citation, a reference that nothing cites: a hint. */
const withHint = brokenCitation.replace(
	'## References',
	'Stocks rose to 9 GWh in 2025 ([Storage](https://en.wikipedia.org/wiki/Storage)).\n\n## References',
);

describe('jumps', () => {
	afterEach(closeAll);

	it('put the cursor at the start of a passage and select nothing, so that the next key deletes nothing', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		const start = document.offsetAt(brokenCitationRange.start);
		const ways = [
			() => commands.executeCommand('plumbline.reveal', document.uri.toString(), [start, start + 3]),
			() => commands.executeCommand('plumbline.nextFinding'),
			() => showRange(document, brokenCitationRange),
			() => commands.executeCommand('plumbline.openSource', ...inWorkspace(document.uri, 'fell by 20%')),
		];
		for (const jump of ways) {
			const editor = await window.showTextDocument(document);
			editor.selection = new Selection(0, 0, 0, 0);
			await jump();
			await until('the cursor in the line', () => window.activeTextEditor?.selection.start.line === 4);
			assert.ok(window.activeTextEditor?.selection.isEmpty);
		}
		await commands.executeCommand('deleteRight');
		assert.equal(document.getText().length, brokenCitation.length - 1);
	});

	it('go to what Problems lists: hints are passed over', async () => {
		const editor = await openReport(withHint);
		await findingOf(editor.document, 'source.weak');
		for (let round = 0; round < 2; round++) {
			await commands.executeCommand('plumbline.nextFinding');
			await until('the cursor on the broken citation', () => window.activeTextEditor?.selection.start.line === 4);
		}
	});
});

describe('the lines of a jump', () => {
	const { duration } = flash;

	afterEach(async () => {
		flash.dispose();
		flash.duration = duration;
		await closeAll();
	});

	it('light up for a moment', async () => {
		const { editor, lit } = await watched();
		flash.show(editor, new Range(2, 0, 4, 3));
		assert.deepEqual(lit(), [new Range(2, 0, 4, 3)]);
		await until('darkness', () => lit().length === 0);
	});

	it('stay lit when the editor tells of the jump itself', async () => {
		flash.duration = endless;
		const { editor, lit } = await watched();
		const own = window.showTextDocument;
		const shown = async (...args: unknown[]) => {
			await Reflect.apply(own, window, args);
			return editor;
		};
		Object.assign(window, { showTextDocument: shown });
		try {
			await showRange(editor.document, brokenCitationRange);
			await until('the cursor at the passage', () => editor.selection.start.isEqual(brokenCitationRange.start));
			await remains('its line is lit', () => lit().length === 1, 500);
		} finally {
			Object.assign(window, { showTextDocument: own });
		}
	});

	it('go dark at an edit', async () => {
		flash.duration = endless;
		const { editor, lit } = await watched();
		flash.show(editor, new Range(2, 0, 2, 3));
		await replace(editor.document, new Range(0, 0, 0, 0), 'x');
		await until('darkness', () => lit().length === 0);
	});

	it('go dark when the cursor moves on', async () => {
		flash.duration = endless;
		const { editor, real, lit } = await watched();
		flash.show(editor, new Range(2, 0, 2, 3));
		real.selection = new Selection(1, 0, 1, 0);
		await until('darkness', () => lit().length === 0);
	});
});

/** An editor, and which ranges a test's own flash lights up in it. */
async function watched(): Promise<{ editor: TextEditor; real: TextEditor; lit: () => readonly Range[] }> {
	const real = await openReport(brokenCitation);
	let ranges: readonly Range[] = [];
	const setDecorations = (_: TextEditorDecorationType, lit: readonly Range[]) => {
		ranges = lit;
	};
	const editor = Object.create(real, { setDecorations: { value: setDecorations } });
	return { editor, real, lit: () => ranges };
}

function inWorkspace(report: Uri, quote: string): unknown[] {
	const file = workspace.asRelativePath(report);
	return [report.toString(), { file, folder: 'workspace', quote }];
}

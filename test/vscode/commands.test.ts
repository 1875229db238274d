import assert from 'node:assert/strict';
import { commands, DiagnosticSeverity, TabInputWebview, window } from 'vscode';
import { escapeMarkdown } from '../../src/text/escapeMarkdown';
import { answering } from './answering';
import {
	brokenCitation,
	brokenCitationRange,
	closeAll,
	findingOf,
	hovered,
	openReport,
	unsupportedClaim,
} from './reports';
import { until } from './waiting';

describe('commands', () => {
	afterEach(closeAll);

	it('show score: brings the panel that is there, never a second one', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		await commands.executeCommand('plumbline.showScore');
		await until('the score panel', () => scorePanels().length === 1);
		await commands.executeCommand('plumbline.showScore');
		assert.equal(scorePanels().length, 1);
	});

	it('more: lists what is seldom done, and does what is chosen', async () => {
		const dialogue = answering(({ kind }) => (kind === 'showQuickPick' ? 'Open Example Report' : undefined));
		try {
			await commands.executeCommand('plumbline.more');
		} finally {
			dialogue.end();
		}
		await until('the example', () => window.activeTextEditor?.document.isUntitled);
	});

	it('next finding: puts the cursor on it', async () => {
		const editor = await openReport(brokenCitation);
		await findingOf(editor.document, 'citation.broken');
		await until('the cursor on the broken citation', async () => {
			await commands.executeCommand('plumbline.nextFinding');
			return editor.selection.start.isEqual(brokenCitationRange.start);
		});
	});

	it('hovering an unsupported claim adds what can be done, and repeats nothing of the problem', async () => {
		const { document } = await openReport(unsupportedClaim);
		const { range } = await findingOf(document, 'claim.unsupported');
		const text = await hovered(document, range.start);
		assert.match(text, /Set Aside…/);
		assert.doesNotMatch(text, /No fact, table or citation/);
	});

	it('hovering a hint says what is wrong where the editor does not: behind its first characters', async () => {
		const { document } = await openReport(unsupportedClaim);
		const { range, severity, message } = await findingOf(document, 'claim.unsupported');
		assert.equal(severity, DiagnosticSeverity.Hint);
		assert.ok((await hovered(document, range.start.translate(0, 8))).includes(escapeMarkdown(message)));
	});
});

function scorePanels() {
	return window.tabGroups.all
		.flatMap((group) => group.tabs)
		.filter((tab) => tab.input instanceof TabInputWebview && tab.input.viewType.endsWith('plumbline.score'));
}

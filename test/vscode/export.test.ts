import assert from 'node:assert/strict';
import { commands, type Uri, workspace } from 'vscode';
import { answering, type Dialogue, type Shown } from './answering';
import { closeAll, findingOf, openReport, replace, unsupportedClaim } from './reports';
import { until } from './waiting';

const claim = 'leading exporter of storage technology';

describe('exporting a report', () => {
	let dialogue: Dialogue | undefined;

	afterEach(async () => {
		dialogue?.end();
		dialogue = undefined;
		await closeAll();
	});

	for (const [format, ending, pattern] of [
		['HTML', 'html', /^<!doctype html>[\s\S]*<mark class="hint">/],
		['Markdown', 'md', /^# Grid storage\n[\s\S]*`claim\.unsupported`/],
		['JSON', 'json', /^\{\n {2}"schema": "plumbline\/analysis\/1"/],
	] as const) {
		it(`writes ${format} where the author says`, async () => {
			const { document } = await openReport(unsupportedClaim);
			await findingOf(document, 'claim.unsupported');
			const target = document.uri.with({ path: document.uri.path.replace(/\.md$/, `-exported.${ending}`) });
			dialogue = answering(({ kind }: Shown) => ({ showQuickPick: format, showSaveDialog: target })[kind as string]);
			await commands.executeCommand('plumbline.export');
			const text = await read(target);
			assert.match(text, pattern);
			assert.ok(text.includes(claim));
			assert.deepEqual(
				dialogue.shown.map(({ kind }) => kind),
				['showQuickPick', 'showSaveDialog', 'showInformationMessage'],
			);
		});
	}

	it('is of the text as it is now, saved or not', async () => {
		const { document } = await openReport(unsupportedClaim);
		await findingOf(document, 'claim.unsupported');
		const at = document.positionAt(unsupportedClaim.indexOf('five'));
		await replace(document, document.getWordRangeAtPosition(at)!, 'seven');
		const target = document.uri.with({ path: document.uri.path.replace(/\.md$/, '-now.html') });
		dialogue = answering(({ kind }: Shown) => (kind === 'showSaveDialog' ? target : undefined));
		await commands.executeCommand('plumbline.export', 'html');
		await until('the text as it is now', async () => (await read(target)).includes('within seven years'));
	});

	it('writes nothing where the author goes back', async () => {
		const { document } = await openReport(unsupportedClaim);
		await findingOf(document, 'claim.unsupported');
		dialogue = answering(({ kind }: Shown) => (kind === 'showQuickPick' ? 'HTML' : undefined));
		await commands.executeCommand('plumbline.export');
		assert.deepEqual(
			dialogue.shown.map(({ kind }) => kind),
			['showQuickPick', 'showSaveDialog'],
		);
	});
});

async function read(uri: Uri): Promise<string> {
	return new TextDecoder().decode(await workspace.fs.readFile(uri));
}

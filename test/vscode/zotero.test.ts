import assert from 'node:assert/strict';
import { commands, type Uri, workspace } from 'vscode';
import { withZotero } from '../unit/sources/bibliography/scriptedZotero';
import { answering, type Dialogue, type Shown } from './answering';
import { closeAll, lines, openReport } from './reports';
import { until } from './waiting';

const library = [
	{ key: 'AAAA2345', item: { id: 'doe2020', type: 'book', title: 'Grids', abstract: 'Long.' } },
	{ key: 'BBBB2345', item: { id: 'roe2021', type: 'book', title: 'Ferries' } },
];

const report = lines('# Grid storage', '', 'Prices fell by 20% in 2025 [@doe2020; @roe2021; @nobody9].', '');

describe('references from Zotero', () => {
	let dialogue: Dialogue | undefined;

	afterEach(async () => {
		dialogue?.end();
		dialogue = undefined;
		await closeAll();
	});

	it('are asked for once the author has agreed, and those that the author chooses stand beside the report', async () => {
		const { document } = await openReport(report);
		const file = document.uri.with({ path: document.uri.path.replace(/[^/]+$/, 'references.json') });
		const replies: Partial<Record<Shown['kind'], unknown>> = { showQuickPick: ['@doe2020'] };
		dialogue = answering(({ kind, text }: Shown) => {
			if (kind !== 'showInformationMessage') return replies[kind];
			return text.startsWith('Ask Zotero') ? 'Ask Zotero' : 'Add to Front Matter';
		});
		await withZotero({ library }, async ({ port, headers }) => {
			await commands.executeCommand('plumbline.addFromZotero', { port });
			assert.deepEqual(
				JSON.parse(await read(file)).map(({ id, abstract }: Record<string, string>) => [id, abstract]),
				[['doe2020', undefined]],
			);
			await until('the front matter', () =>
				document.getText().startsWith('---\nbibliography: "references.json"\n---\n'),
			);
			assert.equal(headers[0]?.['zotero-allowed-request'], '1');
			const [asked, choice, written] = dialogue?.shown ?? [];
			assert.match(asked?.detail ?? '', new RegExp(`127\\.0\\.0\\.1:${port}\\) for 3 cited keys; nothing leaves`));
			assert.match(choice?.text ?? '', /Not in Zotero: nobody9\./);
			assert.match(written?.text ?? '', /references\.json: entries taken from Zotero: 1 new, 0 replaced\./);
		});
		await workspace.fs.delete(file);
	});

	it('are not asked for where the author does not agree, and are told plainly where Zotero is not there', async () => {
		await openReport(report);
		let answer: string | undefined;
		dialogue = answering(() => answer);
		let free = 0;
		await withZotero({ library }, async ({ port, asked }) => {
			await commands.executeCommand('plumbline.addFromZotero', { port });
			assert.deepEqual([asked.length, dialogue?.shown.length], [0, 1]);
			free = port;
		});
		answer = 'Ask Zotero';
		await commands.executeCommand('plumbline.addFromZotero', { port: free });
		await until('the error', () => dialogue?.shown.some(({ kind }) => kind === 'showErrorMessage'));
		assert.match(dialogue.shown.at(-1)?.text ?? '', /^Zotero does not answer on this computer/);
	});
});

async function read(uri: Uri): Promise<string> {
	return new TextDecoder().decode(await workspace.fs.readFile(uri));
}

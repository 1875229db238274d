import assert from 'node:assert/strict';
import { commands, env, type Hover, type MarkdownString, Uri, window, workspace } from 'vscode';
import { type PageServer, startPageServer } from '../server/pageServer';
import { answering, type Dialogue, type Shown } from './answering';
import { closeAll, codes, configure, findingOf, lines, openReport } from './reports';
import { remains, until } from './waiting';

/** What the page of ferries says is 4.2 million and 12 %. */
const ferries = (address: string) =>
	lines(
		'# Ferry traffic',
		'',
		`The northern ports counted 5.9 million ferry passengers in 2023 [1], because a second vessel has been in service.`,
		'',
		'## References',
		'',
		`[1] Harbour Ledger, Ferry traffic grows for a third year. ${address}`,
		'',
	);

const localSource = lines(
	'---',
	'title: Yearbook of the Isles 2025',
	'url: https://yearbook.example.org/2025',
	'---',
	'',
	'# Yearbook of the Isles 2025',
	'',
	'The Isles counted 81,000 visitors in 2025.',
	'',
);

const visitors = lines(
	'# Visitors of the Isles',
	'',
	'The Isles counted 94,000 visitors in 2025 [1].',
	'',
	'## References',
	'',
	'[1] Yearbook of the Isles 2025. https://yearbook.example.org/2025',
	'',
);

describe('cited sources', () => {
	let server: PageServer;
	let dialogue: Dialogue | undefined;

	const answer = (reply: (shown: Shown) => unknown) => {
		dialogue?.end();
		dialogue = answering(reply);
		return dialogue;
	};
	const agree = ({ text }: Shown) => (/^Read the/.test(text) ? 'Read' : undefined);

	beforeEach(async () => {
		server = await startPageServer();
		answer(() => undefined);
		await commands.executeCommand('plumbline.clearJudged');
		await commands.executeCommand('plumbline.stopReadingSources');
		await configure('sources.allowPrivate', true);
	});

	afterEach(async () => {
		await commands.executeCommand('plumbline.stopReadingSources');
		dialogue?.end();
		dialogue = undefined;
		await configure('sources.allowPrivate', undefined);
		await closeAll();
		await server.close();
	});

	it('of the network are read by the command alone: not on opening, saving or scoring', async () => {
		const { document } = await openReport(ferries(`${server.url}/article`));
		await document.save();
		await commands.executeCommand('plumbline.analyze');
		await remains('no page is read', () => server.requests.length === 0);
	});

	it('of the network are not read when the author says no', async () => {
		await openReport(ferries(`${server.url}/article`));
		const { shown } = answer(() => undefined);
		await commands.executeCommand('plumbline.readSources');
		assert.equal(shown[0]?.text, 'Read the page that this report cites?');
		assert.match(shown[0]?.detail ?? '', /^127\.0\.0\.1:\d+\n\n.*no text of your report is sent/s);
		assert.equal(server.requests.length, 0);
	});

	it('of the network are read once the author agrees, and what they say otherwise is shown at the claim', async () => {
		const { document } = await openReport(ferries(`${server.url}/article`));
		answer(agree);
		await commands.executeCommand('plumbline.readSources');
		const finding = await findingOf(document, 'source.contradicts');
		assert.equal(finding.range.start.line, 2);
		assert.match(finding.message, /4\.2 million/);
		assert.deepEqual(
			server.requests.map(({ path }) => path),
			['/article'],
		);
		const hover = await hoverText(document.uri, finding.range.start);
		assert.match(hover, /4\.2 million ferry passengers/);
		assert.match(hover, /Open Source at This Place/);
	});

	it('are named in notices without a link that their names would make', async () => {
		const { document } = await openReport(visitors);
		const { shown } = answer(() => undefined);
		const place = { file: 'sources/[Repair it](command:workbench.action.zoomIn).md', folder: 'sources' };
		await commands.executeCommand('plumbline.openSource', document.uri.toString(), place);
		assert.deepEqual(
			shown.map(({ kind, text }) => [kind, text]),
			[['showWarningMessage', 'sources/[Repair it] (command:workbench.action.zoomIn).md no longer exists.']],
		);
	});

	it('are asked about once for a workspace, until the author takes it back', async () => {
		await openReport(ferries(`${server.url}/article`));
		answer(agree);
		await commands.executeCommand('plumbline.readSources');
		const again = answer(() => undefined);
		await commands.executeCommand('plumbline.readSources');
		assert.deepEqual(again.shown, []);
		await commands.executeCommand('plumbline.stopReadingSources');
		const anew = answer(() => undefined);
		await commands.executeCommand('plumbline.readSources');
		assert.equal(anew.shown[0]?.text, 'Read the page that this report cites?');
	});

	it('of private networks are refused unless the user allows them', async () => {
		await configure('sources.allowPrivate', false);
		await openReport(ferries(`${server.url}/article`));
		answer(agree);
		await commands.executeCommand('plumbline.readSources');
		assert.equal(server.requests.length, 0);
	});

	it('that are gone are told at their citation', async () => {
		const { document } = await openReport(ferries(`${server.url}/gone`));
		answer(agree);
		await commands.executeCommand('plumbline.readSources');
		await findingOf(document, 'citation.dead');
	});

	it('that lie in a folder are read when the report is scored, and opened at the words that decide', async () => {
		await writeFile('sources/yearbook.md', localSource);
		const { document } = await openReport(visitors);
		await commands.executeCommand('plumbline.analyze');
		const finding = await findingOf(document, 'source.contradicts');
		assert.match(finding.message, /81,000/);
		const link = /command:plumbline\.openSource\?([^)]*)/.exec(await hoverText(document.uri, finding.range.start));
		await commands.executeCommand('plumbline.openSource', ...JSON.parse(decodeURIComponent(link?.[1] ?? '')));
		const editor = await until('the source', () =>
			window.visibleTextEditors.find(({ document: shown }) => shown.uri.path.endsWith('sources/yearbook.md')),
		);
		const { selection } = editor;
		assert.ok(selection.isEmpty);
		assert.match(
			editor.document.lineAt(selection.start).text.slice(selection.start.character),
			/^The Isles counted 81,000/,
		);
	});

	it('lie in the folder that the configuration of the project names, where it names one', async () => {
		await writeFile('copies/yearbook.md', localSource);
		const config = await writeFile('plumbline.config.json', '{ "sources": "copies" }');
		try {
			const { document } = await openReport(visitors);
			await until('what the copy says', async () => {
				await commands.executeCommand('plumbline.analyze');
				return codes(document).includes('source.contradicts');
			});
		} finally {
			await workspace.fs.delete(config);
			await workspace.fs.delete(Uri.joinPath(config, '..', 'copies'), { recursive: true });
		}
	});

	it('are opened in the folder they were read from, where a file of the other has the same name', async () => {
		await writeFile('sources/twin.md', 'The copy.');
		await writeFile('twin.md', 'The file of the workspace.');
		const { document } = await openReport(visitors);
		for (const [folder, text] of [
			['workspace', 'The file of the workspace.'],
			['sources', 'The copy.'],
		]) {
			const place = { file: 'twin.md', folder };
			await commands.executeCommand('plumbline.openSource', document.uri.toString(), place);
			await until(`the file of the ${folder}`, () => window.activeTextEditor?.document.getText() === text);
		}
	});

	it('let a conclusion fall with the fact that they refute, and the problem leads to that fact', async () => {
		await writeFile('sources/yearbook.md', localSource);
		const { document } = await openReport(
			visitors.replace('2025 [1].', '2025 [1]. The first pier is therefore too small for the visitors who come.'),
		);
		await commands.executeCommand('plumbline.analyze');
		const gated = await findingOf(document, 'conclusion.gated');
		assert.match(document.getText(gated.range), /^The first pier/);
		const [fact] = gated.relatedInformation ?? [];
		assert.match(document.getText(fact?.location.range), /94,000 visitors/);
		await findingOf(document, 'evidence.refuted');
	});

	it('keep their findings through a save, until the claim is edited', async () => {
		await writeFile('sources/yearbook.md', localSource);
		const editor = await openReport(visitors);
		const { document } = editor;
		await commands.executeCommand('plumbline.analyze');
		await findingOf(document, 'source.contradicts');
		await editor.edit((edit) => edit.insert(document.lineAt(1).range.start, '\nIslands are small.\n'));
		await document.save();
		const moved = await until('the finding two lines further down', () =>
			findingOf(document, 'source.contradicts').then((found) => found.range.start.line === 4 && found),
		);
		await editor.edit((edit) => edit.insert(moved.range.start, 'Perhaps '));
		await until('the finding gone', () => !codes(document).includes('source.contradicts'));
	});

	it('keep quiet about a claim that the author ignores', async () => {
		await writeFile('sources/yearbook.md', localSource);
		const editor = await openReport(visitors);
		const { document } = editor;
		await commands.executeCommand('plumbline.analyze');
		await findingOf(document, 'source.contradicts');
		const comment = '<!-- plumbline-disable-next-line source.contradicts -->\n';
		await editor.edit((edit) => edit.insert(document.lineAt(2).range.start, comment));
		await document.save();
		await until('the finding gone', () => !codes(document).includes('source.contradicts'));
	});

	it('are opened nowhere but on the web or in the folders', async () => {
		const opened: unknown[] = [];
		const own = env.openExternal;
		Object.defineProperty(env, 'openExternal', {
			configurable: true,
			value: async (target: unknown) => opened.push(target),
		});
		try {
			const { document } = await openReport(visitors);
			const open = (place: object) => commands.executeCommand('plumbline.openSource', document.uri.toString(), place);
			await open({ file: '../../../etc/passwd' });
			await open({ url: 'file:///etc/passwd' });
			await open({ url: 'command:workbench.action.quit' });
			assert.deepEqual(opened, []);
			const url = 'https://yearbook.example.org/2025';
			await open({ url, open: `${url}#:~:text=81%2C000%20visitors` });
			// As a text: as a Uri the fragment would be encoded once more.
			assert.deepEqual(opened, [`${url}#:~:text=81%2C000%20visitors`]);
		} finally {
			Object.defineProperty(env, 'openExternal', { configurable: true, value: own });
		}
	});
});

async function writeFile(path: string, text: string): Promise<Uri> {
	const folder = workspace.workspaceFolders?.[0];
	if (!folder) throw new Error('The suite needs an open folder.');
	const uri = Uri.joinPath(folder.uri, path);
	await workspace.fs.writeFile(uri, new TextEncoder().encode(text));
	return uri;
}

async function hoverText(uri: Uri, position: unknown): Promise<string> {
	const hovers = await commands.executeCommand<Hover[]>('vscode.executeHoverProvider', uri, position);
	return hovers.flatMap(({ contents }) => contents.map((part) => (part as MarkdownString).value)).join('\n');
}

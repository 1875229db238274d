import assert from 'node:assert/strict';
import { commands, env, extensions, type LanguageModelTextPart, lm, UIKind, Uri, window, workspace } from 'vscode';
import { answering, type Dialogue } from '../answering';
import {
	brokenCitation,
	closeAll,
	configure,
	extensionId,
	findingOf,
	lines,
	openReport,
	unsupportedClaim,
} from '../reports';
import { until } from '../waiting';
import { heard } from './workers';

describe('in a browser', () => {
	let dialogue: Dialogue | undefined;

	afterEach(async () => {
		dialogue?.end();
		dialogue = undefined;
		await closeAll();
	});

	it('the extension comes over the network, and the workspace lies on no disk', () => {
		assert.equal(env.uiKind, UIKind.Web);
		assert.equal(extensions.getExtension(extensionId)?.extensionUri.scheme, 'http');
		assert.equal(workspace.workspaceFolders?.[0]?.uri.scheme, 'tmp');
		assert.equal(typeof process === 'undefined' ? undefined : process.versions?.node, undefined);
	});

	it('reports are analyzed in a worker', async () => {
		const { document } = await openReport(unsupportedClaim);
		await findingOf(document, 'claim.unsupported');
		assert.deepEqual([...heard].sort(), ['frame', 'ready']);
	});

	it('cited pages are not read, which is said in one sentence', async () => {
		const { document } = await openReport(unsupportedClaim);
		await findingOf(document, 'claim.unsupported');
		dialogue = answering(() => undefined);
		await commands.executeCommand('plumbline.readSources');
		assert.deepEqual(
			dialogue.shown.map(({ text }) => text),
			[
				'In a browser cited pages cannot be read. Save their text to the sources folder, or open the report in VS Code on a computer.',
			],
		);
	});

	it('copies of sources that are Markdown are read when a report is scored; of others it is said that they are not', async () => {
		const report = lines(
			'# Visitors of the Isles',
			'',
			'The Isles counted 94,000 visitors in 2025 [1].',
			'',
			'The Isles counted 70,000 visitors in 2020 [2].',
			'',
			'## References',
			'',
			'[1] Yearbook of the Isles 2025. https://yearbook.example.org/2025',
			'[2] [Yearbook of the Isles 2020](sources/older.html)',
			'',
		);
		const { document } = await openReport(report, 'visitors');
		await write(
			'sources/yearbook.md',
			'---\nurl: https://yearbook.example.org/2025\n---\n\nThe Isles counted 81,000 visitors in 2025.\n',
		);
		await write('sources/older.html', '<p>The Isles counted 70,000 visitors in 2020.</p>');
		await commands.executeCommand('plumbline.analyze');
		const { message } = await findingOf(document, 'source.contradicts');
		assert.match(message, /81,000/);
		const target = document.uri.with({ path: document.uri.path.replace(/\.md$/, '.json') });
		dialogue = answering(({ kind }) => (kind === 'showSaveDialog' ? target : undefined));
		await commands.executeCommand('plumbline.export', 'json');
		const exported = new TextDecoder().decode(await workspace.fs.readFile(target));
		assert.match(exported, /In a browser only Markdown and plain text are read as sources/);
	});

	it('of an endpoint that does not answer it is said what may be the reason', async () => {
		await configure('model.baseUrl', 'http://127.0.0.1:9/v1');
		await configure('model.name', 'scripted');
		try {
			dialogue = answering(() => undefined);
			await commands.executeCommand('plumbline.testModel');
			const [told] = dialogue.shown.filter(({ kind }) => kind === 'showErrorMessage');
			assert.match(told?.text ?? '', /The browser got no answer from http.*refuses requests from web pages \(CORS\)/);
		} finally {
			await configure('model.baseUrl', undefined);
			await configure('model.name', undefined);
		}
	});

	it('the tools for models read the reports of the workspace', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		const input = { path: workspace.asRelativePath(document.uri) };
		const { content } = await lm.invokeTool('plumbline_analyze_report', { input, toolInvocationToken: undefined });
		assert.match((content[0] as LanguageModelTextPart).value, /1 error/);
	});

	it('the pages on findings, the example and the skills come with the extension', async () => {
		const { document } = await openReport(unsupportedClaim);
		const { code } = await findingOf(document, 'claim.unsupported');
		assert.ok(typeof code === 'object');
		assert.equal(code.target.scheme, 'plumbline-page');
		const page = await workspace.openTextDocument(code.target);
		assert.match(page.getText(), /^# claim\.unsupported/);
		const tool = { input: { code: 'claim.vague' }, toolInvocationToken: undefined };
		const { content } = await lm.invokeTool('plumbline_explain_finding', tool);
		assert.match((content[0] as LanguageModelTextPart).value, /^# claim\.vague/);
		dialogue = answering(() => undefined);
		await commands.executeCommand('plumbline.openExample');
		await until('the example', () => window.activeTextEditor?.document.isUntitled);
		await commands.executeCommand('plumbline.chooseSkills');
		assert.ok(dialogue.shown.some(({ kind }) => kind === 'showQuickPick'));
	});
});

async function write(path: string, text: string): Promise<void> {
	const { uri } = workspace.workspaceFolders![0]!;
	await workspace.fs.writeFile(Uri.joinPath(uri, path), new TextEncoder().encode(text));
}

import assert from 'node:assert/strict';
import { rm, symlink } from 'node:fs/promises';
import { extensions, type LanguageModelTextPart, lm, Range, Uri, workspace } from 'vscode';
import { brokenCitation, closeAll, extensionId, openReport, replace } from './reports';

const extension = extensions.getExtension(extensionId)!;

/** The words and the data of a tool's answer. */
async function ask(tool: string, input: object) {
	const options = { input: { ...input, data: true }, toolInvocationToken: undefined };
	const { content } = await lm.invokeTool(`plumbline_${tool}`, options);
	const [text, data] = content.map((part) => (part as LanguageModelTextPart).value);
	return { text: text ?? '', data: JSON.parse(data ?? 'null') };
}

async function exampleInWorkspace(): Promise<{ readonly uri: Uri; readonly name: string }> {
	const folder = workspace.workspaceFolders![0]!.uri;
	const example = Uri.joinPath(extension.extensionUri, 'examples', 'grid-storage', 'report.md');
	const uri = Uri.joinPath(folder, 'example-for-tools.md');
	await workspace.fs.copy(example, uri, { overwrite: true });
	return { uri, name: 'example-for-tools.md' };
}

describe('the tools for the models of the editor', () => {
	before(() => extension.activate());
	afterEach(closeAll);

	it('are all there, with what the manifest says of them', () => {
		const contributed: { name: string; modelDescription: string }[] =
			extension.packageJSON.contributes.languageModelTools;
		assert.equal(contributed.length, 6);
		for (const { name, modelDescription } of contributed) {
			const found = lm.tools.find((tool) => tool.name === name);
			assert.equal(found?.description, modelDescription, name);
			assert.ok(found?.inputSchema, name);
		}
	});

	it('answer on a report of the workspace that is not open', async () => {
		const { name: path } = await exampleInWorkspace();
		const found = await ask('analyze_report', { path, limit: 100 });
		assert.match(found.text, /^example-for-tools\.md: .* 6 findings \(1 error, 1 warning, 4 info\), 14 hints/);
		assert.equal(found.data.findings.length, 20);
		const claims = await ask('find_unsupported_claims', { path });
		assert.equal(claims.data.file, path);
		assert.ok(claims.data.claims.length > 0 && claims.text.includes('Ground would be'));
		const numbers = await ask('check_numbers', { path });
		assert.deepEqual(
			numbers.data.findings.map((finding: { line: number; comparison: { computed: string } }) => [
				finding.line,
				finding.comparison.computed,
			]),
			[[82, '124']],
		);
		const gate = await ask('report_gate', { path });
		assert.equal(gate.data.open, false);
		assert.match(gate.text, /^CLOSED: example-for-tools\.md fails 2 conditions/);
	});

	it('say what a kind of finding means, and what a source says of a claim', async () => {
		const page = await ask('explain_finding', { code: 'claim.vague' });
		assert.match(page.text, /^# claim\.vague/);
		const folder = workspace.workspaceFolders![0]!.uri;
		const source = 'The northern port counted 4.2 million passengers in 2023, more than in any year before.\n';
		await workspace.fs.writeFile(Uri.joinPath(folder, 'traffic.txt'), new TextEncoder().encode(source));
		const claim = 'The northern port counted 4.2 million passengers in 2023.';
		const ofText = await ask('check_claim_against_source', { claim, source_text: source });
		const ofFile = await ask('check_claim_against_source', { claim, source_path: 'traffic.txt' });
		assert.equal(ofText.data.verdict, 'supported');
		assert.deepEqual(ofFile.data, ofText.data);
	});

	it('read what is typed in an open report, saved or not', async () => {
		const { document } = await openReport(brokenCitation, 'typed');
		const path = workspace.asRelativePath(document.uri);
		const errors = async () => (await ask('analyze_report', { path })).data.counts.error;
		assert.equal(await errors(), 1);
		await replace(document, new Range(4, 42, 4, 45), '[1]');
		assert.ok(document.isDirty);
		assert.equal(await errors(), 0);
	});

	it('hold cited claims against the copies of sources beside the report, and fetch nothing', async () => {
		const folder = workspace.workspaceFolders![0]!.uri;
		const example = Uri.joinPath(extension.extensionUri, 'examples', 'jade-cashmere-coats');
		await workspace.fs.copy(example, Uri.joinPath(folder, 'coats'), { overwrite: true });
		const path = 'coats/report.md';
		const refuted = async (input: object) => {
			const { data } = await ask('report_gate', input);
			return data.conditions.find(({ name }: { name: string }) => name === 'refuted');
		};
		const found = await refuted({ path });
		assert.equal(found.state, 'met');
		assert.match(found.message, /2 of 2 sources were read/);
		assert.deepEqual(await refuted({ path, sources: 'coats/sources' }), found);
		await assert.rejects(ask('report_gate', { path, sources: '/etc' }), /outside the folders of the workspace/);
		await assert.rejects(ask('report_gate', { path, sources: path }), /it is not a folder/);
	});

	it('follow no link, wherever it leads', async function () {
		// There only an administrator may make one.
		if (process.platform === 'win32') return this.skip();
		const folder = workspace.workspaceFolders![0]!.uri.fsPath;
		const { name } = await exampleInWorkspace();
		await rm(`${folder}/link.md`, { force: true });
		await symlink('/etc/hostname', `${folder}/link.md`);
		await assert.rejects(ask('analyze_report', { path: 'link.md' }), /or there is a link in its path/);
		await rm(`${folder}/away`, { force: true });
		await symlink(folder, `${folder}/away`);
		await assert.rejects(ask('analyze_report', { path: `away/${name}` }), /or there is a link in its path/);
		await assert.rejects(ask('analyze_report', { text: '# A', name: 'away/a.md' }), /or there is a link in its path/);
		await rm(`${folder}/away`);
	});

	it('read nothing outside the workspace, and say why and what else to do', async () => {
		const outside = /outside the folders of the workspace .*give the text/;
		for (const path of ['../secret.md', '/etc/hostname', extension.extensionUri.fsPath])
			await assert.rejects(ask('analyze_report', { path }), outside, path);
		await assert.rejects(
			ask('check_claim_against_source', { claim: 'It rose.', source_path: '/etc/hostname' }),
			outside,
		);
		await assert.rejects(ask('analyze_report', { path: 'gone.md' }), /gone\.md does not exist in this workspace/);
		await assert.rejects(ask('analyze_report', { path: 'a.md', text: 'x' }), /Give one of path and text, and not both/);
		await assert.rejects(ask('explain_finding', { code: 'claim.vage' }), /Did you mean claim\.vague\?/);
	});
});

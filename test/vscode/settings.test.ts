import assert from 'node:assert/strict';
import { DiagnosticSeverity, type TextDocument, Uri, workspace } from 'vscode';
import { brokenCitation, cleared, closeAll, codeOf, configure, findingOf, findings, openReport } from './reports';
import { until } from './waiting';

describe('settings', () => {
	afterEach(async () => {
		await closeAll();
		await configure('severity', undefined);
		await configure('exclude', undefined);
	});

	it('tell a finding as loudly as the author wants', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		await configure('severity', { 'citation.broken': 'hint' });
		await until('a hint', () =>
			findings(document).some(
				(finding) => codeOf(finding) === 'citation.broken' && finding.severity === DiagnosticSeverity.Hint,
			),
		);
	});

	it('turn a kind of finding off', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		await configure('severity', { 'citation.broken': 'off' });
		await cleared(document, 'citation.broken');
	});

	it('survive a value that makes no sense', async () => {
		await configure('severity', { 'citation.broken': 'loud' });
		const { document } = await openReport(brokenCitation);
		const finding = await findingOf(document, 'citation.broken');
		assert.equal(finding.severity, DiagnosticSeverity.Error);
	});

	it('leave excluded files alone', async () => {
		const { document } = await openReport(brokenCitation, 'draft');
		const name = workspace.asRelativePath(document.uri, false);
		for (const pattern of ['**/draft-*.md', name]) {
			await findingOf(document, 'citation.broken');
			await configure('exclude', [pattern]);
			await cleared(document, 'citation.broken');
			await configure('exclude', undefined);
		}
	});

	it('follow what the project’s configuration file builds on, and what it says for some reports', async () => {
		const folder = workspace.workspaceFolders?.[0];
		assert.ok(folder);
		const file = Uri.joinPath(folder.uri, 'plumbline.config.json');
		const base = Uri.joinPath(folder.uri, 'house.yaml');
		const write = (uri: Uri, text: string) => workspace.fs.writeFile(uri, new TextEncoder().encode(text));
		await write(base, 'severities:\n  citation.broken: hint\n');
		await write(
			file,
			'{"extends": "house.yaml", "overrides": [{"files": ["quiet-*"], "severities": {"citation.broken": "info"}}]}',
		);
		try {
			const is = async (document: TextDocument, severity: DiagnosticSeverity) =>
				until('the severity that the project wants', () =>
					findings(document).some((finding) => codeOf(finding) === 'citation.broken' && finding.severity === severity),
				);
			const { document: quiet } = await openReport(brokenCitation, 'quiet');
			await is(quiet, DiagnosticSeverity.Information);
			const { document } = await openReport(brokenCitation);
			await is(document, DiagnosticSeverity.Hint);
			await write(base, 'severities:\n  citation.broken: warning\n');
			await is(document, DiagnosticSeverity.Warning);
		} finally {
			await workspace.fs.delete(file);
			await workspace.fs.delete(base);
		}
	});

	it('of what a run may cost are the user’s own: a workspace sets none of them', async () => {
		const folder = workspace.workspaceFolders?.[0];
		assert.ok(folder);
		const file = Uri.joinPath(folder.uri, '.vscode', 'settings.json');
		const theirs = { name: 'theirs', maxCost: 1000, maxTokens: 1000, prices: { theirs: { input: 0, output: 0 } } };
		const text = JSON.stringify(
			Object.fromEntries(Object.entries(theirs).map(([name, value]) => [`plumbline.model.${name}`, value])),
		);
		const setting = (name: string) => workspace.getConfiguration('plumbline.model', folder).get(name);
		await workspace.fs.writeFile(file, new TextEncoder().encode(text));
		try {
			await until('the settings of the workspace', () => setting('name') === 'theirs');
			assert.deepEqual([setting('maxCost'), setting('maxTokens'), setting('prices')], [null, null, {}]);
		} finally {
			await workspace.fs.delete(file);
		}
		await until('no settings of the workspace', () => setting('name') === '');
	});
});

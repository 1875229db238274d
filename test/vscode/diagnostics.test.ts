import assert from 'node:assert/strict';
import { type CodeAction, commands, DiagnosticSeverity, Uri, workspace } from 'vscode';
import {
	brokenCitation,
	brokenCitationRange,
	cleared,
	closeAll,
	codes,
	configure,
	findingOf,
	insertLine,
	lines,
	openReport,
	replace,
	unsupportedClaim,
} from './reports';

describe('diagnostics', () => {
	afterEach(closeAll);

	it('puts a broken citation at its marker, as an error', async () => {
		const { document } = await openReport(brokenCitation);
		const finding = await findingOf(document, 'citation.broken');
		assert.deepEqual(finding.range, brokenCitationRange);
		assert.equal(finding.severity, DiagnosticSeverity.Error);
		assert.match(finding.message, /“7”/);
	});

	it('links its code to the page that explains it', async () => {
		const { document } = await openReport(brokenCitation);
		const { code } = await findingOf(document, 'citation.broken');
		assert.ok(typeof code === 'object' && code.target instanceof Uri);
		assert.match(code.target.path, /citation\.broken\.md$/);
	});

	it('underlines a claim that nothing supports, from its first character to its full stop', async () => {
		const { document } = await openReport(unsupportedClaim);
		const { range, severity } = await findingOf(document, 'claim.unsupported');
		assert.equal(document.getText(range), document.lineAt(4).text);
		assert.equal(severity, DiagnosticSeverity.Warning);
	});

	it('places findings behind Chinese text and emoji exactly', async () => {
		const { document } = await openReport(
			lines('# 储能', '', '装机容量达到🔋 4.2 GW [7]。', '', '## 参考文献', '', '[1] 电网公司', ''),
		);
		const { range } = await findingOf(document, 'citation.broken');
		assert.equal(document.getText(range), '[7]');
	});

	it('takes a finding away at once when its line is edited, before any save', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		await replace(document, brokenCitationRange, '[1]');
		await cleared(document, 'citation.broken');
		assert.ok(document.isDirty);
	});

	it('moves a finding with its line', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		await insertLine(document, 1, '');
		await document.save();
		const { range } = await findingOf(document, 'citation.broken');
		assert.equal(document.getText(range), '[7]');
	});

	it('obeys an ignore comment', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		await insertLine(document, 4, '<!-- plumbline-disable-next-line citation.broken -->');
		await document.save();
		await cleared(document, 'citation.broken');
	});

	it('offers to cite something else or to ignore, and the fix it inserts works', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		const actions = await commands.executeCommand<CodeAction[]>(
			'vscode.executeCodeActionProvider',
			document.uri,
			brokenCitationRange,
		);
		assert.ok(actions.some(({ title }) => title.startsWith('Cite another')));
		const ignore = actions.find(({ title }) => title.startsWith('Ignore here'));
		assert.ok(ignore?.edit);
		await workspace.applyEdit(ignore.edit);
		assert.equal(document.lineAt(4).text, '<!-- plumbline-disable-next-line citation.broken -->');
		await document.save();
		await cleared(document, 'citation.broken');
	});

	it('keeps Problems for others when asked to', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		await configure('decorationsOnly', true);
		try {
			await cleared(document, 'citation.broken');
			assert.deepEqual(codes(document), []);
		} finally {
			await configure('decorationsOnly', undefined);
		}
		await findingOf(document, 'citation.broken');
	});
});

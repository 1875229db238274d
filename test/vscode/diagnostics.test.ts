import assert from 'node:assert/strict';
import { type CodeAction, commands, DiagnosticSeverity, Position, type TextDocument, Uri, window } from 'vscode';
import { countsOf, marksOf } from '../../src/extension/editor/decorations';
import { ConfigFiles } from '../../src/extension/host/configFiles';
import { coreLog } from '../../src/extension/host/notices';
import { Settings } from '../../src/extension/host/settings';
import { Analyses } from '../../src/extension/reports/analyses';
import { AuthorDecisions } from '../../src/extension/reports/authorDecisions';
import { createPlumbline } from '../../src/index';
import { systemClock } from '../../src/ports';
import { escapeMarkdown } from '../../src/text/escapeMarkdown';
import { answering } from './answering';
import {
	apply,
	brokenCitation,
	brokenCitationRange,
	cleared,
	closeAll,
	codes,
	configure,
	findingOf,
	findings,
	hovered,
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
		assert.equal(severity, DiagnosticSeverity.Hint);
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

	it('brings a finding back when its line is again as it was read, before any save', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		await insertLine(document, 1, 'Another line, edited and kept.');
		await replace(document, brokenCitationRange.with(new Position(5, 42), new Position(5, 45)), '[1]');
		await cleared(document, 'citation.broken');
		await commands.executeCommand('undo');
		const { range } = await findingOf(document, 'citation.broken');
		assert.equal(document.getText(range), '[7]');
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

	it('offers at most five answers, the mending ones first; to set it aside comes last, and the comment of that works', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		const actions = await commands.executeCommand<CodeAction[]>(
			'vscode.executeCodeActionProvider',
			document.uri,
			brokenCitationRange,
		);
		assert.ok(actions.some(({ title }) => title.startsWith('Cite another')));
		const titles = actions.map(({ title }) => title);
		const last = titles.indexOf('Set Aside…');
		assert.ok(last > 0 && last < 5, titles.join(' | '));
		assert.ok(!titles.some((title) => /^(?:Ignore|Accept|Dismiss|Mark|Change)/.test(title)), titles.join(' | '));
		const dialogue = answering(({ kind }) => (kind === 'showQuickPick' ? 'Ignore here' : undefined));
		await apply(document, 'citation.broken', 'Set Aside…');
		dialogue.end();
		assert.equal(document.lineAt(4).text, '<!-- plumbline-disable-next-line citation.broken -->');
		await document.save();
		await cleared(document, 'citation.broken');
	});

	it('keeps Problems for others when asked to', async () => {
		const { document } = await openReport(brokenCitation);
		await findingOf(document, 'citation.broken');
		await configure('showIn', 'text');
		try {
			await cleared(document, 'citation.broken');
			assert.deepEqual(codes(document), []);
		} finally {
			await configure('showIn', undefined);
		}
		await findingOf(document, 'citation.broken');
	});

	it('draws in the text what it keeps out of Problems, and says there what it is', async () => {
		const { document } = await openReport(`${brokenCitation}\n${unsupportedClaim.replace('# Grid storage\n', '')}`);
		await findingOf(document, 'claim.unsupported');
		const listed = findings(document).filter(({ severity }) => severity !== DiagnosticSeverity.Hint);
		assert.ok(listed.length > 0);
		await configure('showIn', 'text');
		try {
			await cleared(document, 'citation.broken');
			const { marks, counts } = await drawn(document);
			const all = [...marks.values()].flat();
			const behind = counts.map(({ renderOptions }) => renderOptions?.after?.contentText);
			assert.match(behind.join(), /^\d+ findings?/, 'what is drawn behind the heading');
			for (const { range, message } of listed) {
				assert.ok(
					all.some((mark) => mark.isEqual(range)),
					message,
				);
				assert.ok((await hovered(document, range.start)).includes(escapeMarkdown(message)), message);
			}
		} finally {
			await configure('showIn', undefined);
		}
	});
});

/** What is drawn of a report, as the extension's own settings have it now. */
async function drawn(document: TextDocument) {
	const log = window.createOutputChannel('Marks', { log: true });
	const decisions = new AuthorDecisions(log);
	const plumbline = createPlumbline({ logger: coreLog(log), clock: systemClock });
	const configs = new ConfigFiles(log);
	const settings = new Settings(log, configs);
	const analyses = new Analyses(async (...read) => plumbline.analyze(...read), settings, decisions, log, document.uri);
	try {
		await analyses.analyze(document);
		return { marks: marksOf(document, analyses, settings), counts: countsOf(document, analyses, settings) };
	} finally {
		analyses.dispose();
		decisions.dispose();
		configs.dispose();
		log.dispose();
	}
}

import assert from 'node:assert/strict';
import { commands, env, TabInputWebview, window, workspace } from 'vscode';
import { answering, type Dialogue } from './answering';
import { brokenCitation, closeAll, codes, findingOf, openReport, replace, unsupportedClaim } from './reports';
import { until } from './waiting';

/** All that act on a report which they are not told. */
const reportCommands = [
	...['analyze', 'showScore', 'scoreWithModel', 'reviewWithModel', 'readSources', 'chooseSkills'],
	...['nextFinding', 'previousFinding', 'export', 'showConfiguration'],
].map((name) => `plumbline.${name}`);

const untouched = 'what the author had copied before';

describe('the report at hand', () => {
	let dialogue: Dialogue | undefined;
	let keys: ContextKeys;

	beforeEach(() => {
		keys = watchContextKeys();
	});

	afterEach(async () => {
		dialogue?.end();
		dialogue = undefined;
		keys.end();
		await closeAll();
	});

	it('goes with its last tab, and so do the view and the commands of it', async () => {
		const { document } = await openReport(unsupportedClaim);
		await findingOf(document, 'claim.unsupported');
		await until('a report at hand', () => keys.get('hasReport') === true && keys.get('treeState') === 'tree');
		await closeAll();
		await until('no report at hand', () => keys.get('hasReport') === false && keys.get('treeState') === 'none');
	});

	it('that is missing is missed by every command, in words', async () => {
		await closeAll();
		await until('no report at hand', () => keys.get('hasReport') !== true);
		dialogue = answering(() => undefined);
		for (const command of reportCommands) await commands.executeCommand(command);
		assert.deepEqual(
			dialogue.shown.map(({ text }) => text),
			reportCommands.map(() => 'There is no report to act on. Open a Markdown report and try again.'),
		);
	});

	it('is not acted on while a file that is left out has the focus: every command names the setting', async () => {
		const report = await openReport(unsupportedClaim);
		await commands.executeCommand('workbench.action.keepEditor');
		await findingOf(report.document, 'claim.unsupported');
		const readme = await openReport(brokenCitation, 'README');
		await env.clipboard.writeText(untouched);
		dialogue = answering(() => undefined);
		for (const command of reportCommands) await commands.executeCommand(command);
		const name = workspace.asRelativePath(readme.document.uri);
		assert.deepEqual(
			dialogue.shown.map(({ text }) => text),
			reportCommands.map(() => `${name} is not read as a report: the setting “plumbline.exclude” leaves it out.`),
		);
		assert.equal(window.activeTextEditor?.document, readme.document);
		assert.equal(await env.clipboard.readText(), untouched);
		assert.equal(scorePanels(), 0);
		assert.deepEqual(codes(readme.document), []);
	});

	it('is what the buttons of the tree act on, whatever has the focus', async () => {
		const report = await openReport(unsupportedClaim);
		await commands.executeCommand('workbench.action.keepEditor');
		await findingOf(report.document, 'claim.unsupported');
		await openReport(brokenCitation, 'README');
		dialogue = answering(({ kind }) => (kind === 'showQuickPick' ? 'JSON' : undefined));
		await commands.executeCommand('plumbline.tree.copyAs');
		assert.match(await env.clipboard.readText(), /Corvania will be the leading exporter/);
		assert.equal(dialogue.shown.length, 1);
	});

	it('stays while a file of another kind has the focus', async () => {
		const report = await openReport(brokenCitation);
		await commands.executeCommand('workbench.action.keepEditor');
		await findingOf(report.document, 'citation.broken');
		await window.showTextDocument(await workspace.openTextDocument({ language: 'plaintext', content: 'Notes' }));
		await commands.executeCommand('plumbline.nextFinding');
		await until('the report in front', () => window.activeTextEditor?.document === report.document);
	});
});

describe('a report without a file', () => {
	afterEach(closeAll);

	it('is read while it is typed, for it is not saved', async () => {
		const document = await workspace.openTextDocument({ language: 'markdown', content: '' });
		const editor = await window.showTextDocument(document);
		await replace(document, editor.document.validateRange(editor.selection), unsupportedClaim);
		await findingOf(document, 'claim.unsupported');
		assert.ok(document.isUntitled);
	});
});

interface ContextKeys {
	/** What a key of the extension was last set to. */
	get(key: string): unknown;
	end(): void;
}

function watchContextKeys(): ContextKeys {
	const target = commands as { executeCommand: unknown };
	const own = commands.executeCommand;
	const values = new Map<string, unknown>();
	target.executeCommand = (command: string, ...args: unknown[]) => {
		if (command === 'setContext') values.set(String(args[0]), args[1]);
		return own(command, ...args);
	};
	return {
		get: (key) => values.get(`plumbline.${key}`),
		end: () => {
			target.executeCommand = own;
		},
	};
}

function scorePanels(): number {
	const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
	return tabs.filter(({ input }) => input instanceof TabInputWebview && input.viewType.endsWith('plumbline.score'))
		.length;
}

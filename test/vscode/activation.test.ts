import assert from 'node:assert/strict';
import { commands, extensions } from 'vscode';
import { brokenCitation, closeAll, codes, extensionId, findingOf, openReport } from './reports';
import { remains, until } from './waiting';

describe('activation', () => {
	afterEach(closeAll);

	it('starts when a Markdown file opens', async () => {
		await openReport(brokenCitation);
		await until('the extension to be active', () => extensions.getExtension(extensionId)?.isActive);
	});

	it('registers every command it contributes', async () => {
		const contributed: { command: string }[] = extensions.getExtension(extensionId)?.packageJSON.contributes.commands;
		const registered = await commands.getCommands(true);
		assert.ok(contributed.length > 0);
		assert.deepEqual(
			contributed.map(({ command }) => command).filter((command) => !registered.includes(command)),
			[],
		);
	});

	it('finds nothing in an empty file, and goes on working', async () => {
		const empty = await openReport('');
		await remains('an empty file has no findings', () => codes(empty.document).length === 0);
		const report = await openReport(brokenCitation);
		await findingOf(report.document, 'citation.broken');
	});

	it('leaves files alone that are no reports', async () => {
		const readme = await openReport(brokenCitation, 'README');
		const report = await openReport(brokenCitation);
		await findingOf(report.document, 'citation.broken');
		assert.deepEqual(codes(readme.document), []);
	});
});

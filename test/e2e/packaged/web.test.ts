import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { paths, prepareTestHost } from '../../host/prepare.mjs';
import { startServer, unpackVsix } from '../../host/server.mjs';
import { startWebSite } from '../../host/webSite.mjs';
import { launchChrome, newWindow } from '../../host/workbench.mjs';
import { WorkbenchPage } from '../workbenchPage';

describe('the packaged extension in VS Code for the Web', () => {
	const started: (() => Promise<unknown>)[] = [];
	let page: Page;
	let workbench: WorkbenchPage;

	before(async () => {
		const vsix = process.env.PLUMBLINE_VSIX;
		if (!vsix) throw new Error('PLUMBLINE_VSIX must name the package to try.');
		const host = await prepareTestHost(console.error);
		const folder = await mkdtemp(join(tmpdir(), 'plumbline-e2e-web-'));
		started.push(() => rm(folder, { recursive: true, force: true }));
		const extension = await unpackVsix(host.server, join(folder, 'package'), vsix);
		const logFile = join(paths.logs, 'package-web-server.log');
		const server = await startServer(host.server, { dataDir: join(folder, 'data'), logFile });
		started.push(server.stop);
		const site = await startWebSite(server, { extension });
		started.push(site.stop);
		const browser = await launchChrome(host.chrome);
		started.push(() => browser.close());
		page = await newWindow(browser, 'seen');
		await page.goto(`${site.origin}/?${new URLSearchParams({ folder: 'tmp:/' })}`);
		workbench = new WorkbenchPage(page);
		await page.locator('.monaco-workbench .part.editor').waitFor();
	});

	after(async () => {
		for (const end of started.reverse()) await end();
	});

	it('finds what is wrong with its example', async () => {
		await workbench.runMore('Open Example Report');
		await workbench.runCommand('View: Focus Problems');
		await workbench.problems.filter({ hasText: 'citation.broken' }).waitFor();
	});

	it('fills the panel and the logic tree', async () => {
		await workbench.focusEditor();
		await workbench.runCommand('Plumbline: Check Report');
		await workbench.panel.getByRole('tab', { name: 'Scores' }).click();
		await workbench.panel.getByText('FinResearchBench').first().waitFor();
		assert.deepEqual(await workbench.panelViolations(), []);
		await workbench.runCommand('View: Show Plumbline');
		await workbench.tree.rows.first().waitFor();
		await workbench.screenshot('web');
	});

	it('explains a finding on a page that opens in the editor', async () => {
		await workbench.runCommand('View: Focus Problems');
		await workbench.problems.filter({ hasText: 'citation.broken' }).locator('.monaco-link').click();
		// The server's editor comes without the preview of VS Code for the Web: the tab is there, and what it would show is not.
		await page.getByRole('tab', { name: 'citation.broken.md' }).waitFor();
		await workbench.runCommand('View: Close Editor');
	});

	it('offers no command that a browser cannot do', async () => {
		await workbench.focusEditor();
		const offered = await workbench.quickInput.offeredCommands('Plumbline: Re', 'Review With Model');
		assert.deepEqual(
			offered.filter((label) => label.includes('Read Cited Sources')),
			[],
		);
	});
});

import { writeFile } from 'node:fs/promises';
import { exitCode, type HostSuite } from './hostSuite.mjs';
import type { ServerHost } from './install.mjs';
import { startServer } from './server.mjs';
import { startWebSite } from './webSite.mjs';
import { launchChrome, newWindow } from './workbench.mjs';

export interface WebSuite extends Pick<HostSuite, 'extension' | 'tests' | 'dataDir' | 'logFile' | 'log'> {
	/** The file that the results go to. */
	readonly results: string;
}

/**
 * Runs a test suite where VS Code for the Web runs extensions: in a worker of the page, with no server to connect to, the
 * extension's files at addresses and the workspace in the page's memory: on no disk, as the repositories are that are opened
 * there.
 *
 * @returns The suite's exit code.
 * @throws HostError `timeout` when the suite does not come to an end.
 */
export async function runWebSuite(host: ServerHost, chrome: string, suite: WebSuite): Promise<number> {
	const server = await startServer(host, suite);
	const site = await startWebSite(server, suite);
	try {
		const browser = await launchChrome(chrome);
		try {
			const page = await newWindow(browser, 'unseen');
			page.on('console', (said) => suite.log(`console.${said.type()}: ${said.text()}`));
			const exit = exitCode(page, suite.log);
			await page.goto(`${site.origin}/?${new URLSearchParams({ folder: 'tmp:/workspace' })}`);
			const code = await exit;
			const results = site.results();
			if (results !== undefined) await writeFile(suite.results, results);
			return code;
		} finally {
			await browser.close();
		}
	} finally {
		await site.stop();
		await server.stop();
	}
}

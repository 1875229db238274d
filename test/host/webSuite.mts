import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { exitCode, type HostSuite } from './hostSuite.mjs';
import type { ServerHost } from './install.mjs';
import { startServer } from './server.mjs';
import { type ServedExtension, serveExtension } from './webExtension.mjs';
import { launchChrome, newWindow } from './workbench.mjs';

/** A folder in the page's own memory: on no disk, as those of repositories are that VS Code for the Web opens. */
const virtualFolder = 'tmp:/workspace';

export interface WebSuite extends Pick<HostSuite, 'extension' | 'tests' | 'dataDir' | 'logFile' | 'log'> {
	/** The file that the results go to. */
	readonly results: string;
}

/**
 * Runs a test suite where VS Code for the Web runs extensions: in a worker of the page, with the extension's files from
 * another origin and the workspace in memory. The server gives the page its own files and keeps the settings, no more.
 *
 * @returns The suite's exit code.
 * @throws HostError `timeout` when the suite does not come to an end.
 */
export async function runWebSuite(host: ServerHost, chrome: string, suite: WebSuite): Promise<number> {
	const served = await serveExtension(suite.extension, suite.tests);
	const server = await startServer(host, suite);
	try {
		const browser = await launchChrome(chrome);
		try {
			const page = await newWindow(browser);
			page.on('console', (said) => suite.log(`console.${said.type()}: ${said.text()}`));
			const exit = exitCode(page, suite.log);
			const address = `http://${server.authority}/?${new URLSearchParams({ folder: virtualFolder })}`;
			await developing(page, address, served);
			await page.goto(address);
			const code = await exit;
			const results = served.results();
			if (results !== undefined) await writeFile(suite.results, results);
			return code;
		} finally {
			await browser.close();
		}
	} finally {
		await Promise.all([server.stop(), served.stop()]);
	}
}

/** Has the page develop the served extension and test it: what its embedder may say in the page's configuration. */
async function developing(page: Page, address: string, served: ServedExtension): Promise<void> {
	await page.route(address, async (route) => {
		const response = await route.fetch();
		const headers = response.headers();
		const policy = headers['content-security-policy'];
		// The marketplace is at https:, which the page may connect to anyway.
		if (policy) headers['content-security-policy'] = policy.replace('connect-src', `connect-src ${served.origin}`);
		await route.fulfill({ response, headers, body: configured(await response.text(), served) });
	});
}

function configured(html: string, { extension, tests }: ServedExtension): string {
	const configuration = /(id="vscode-workbench-web-configuration" data-settings=")([^"]*)/;
	const found = configuration.exec(html)?.[2];
	if (found === undefined) throw new Error('The page of the workbench has no configuration.');
	const settings = JSON.parse(found.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
	settings.developmentOptions = {
		...settings.developmentOptions,
		extensions: [components(extension)],
		extensionTestsPath: components(tests),
	};
	const text = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
	return html.replace(configuration, (_, start) => start + text);
}

/** An address as the editor takes it. */
function components({ host, pathname }: URL) {
	return { scheme: 'http', authority: host, path: pathname };
}

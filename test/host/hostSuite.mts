import type { Page } from 'playwright-core';
import { HostError } from './hostError.mjs';
import type { ServerHost } from './install.mjs';
import { startServer } from './server.mjs';
import { launchChrome, newWindow, workbenchUrl } from './workbench.mjs';

/** In milliseconds: many times what the suite takes; only one that hangs gets there. */
const suiteTimeout = 1_800_000;

export interface HostSuite {
	/** The extension's folder, absolute. */
	readonly extension: string;
	/** The bundled suite, a module that exports `run(): Promise<void>`. */
	readonly tests: string;
	/** The folder the window opens. */
	readonly workspace: string;
	readonly dataDir: string;
	/** Where what the server says goes; what the window says goes to `log`. */
	readonly logFile: string;
	readonly env: Readonly<Record<string, string>>;
	readonly log: (line: string) => void;
}

/**
 * Runs a test suite inside the extension host of a VS Code server.
 * It is the suite that `@vscode/test-electron` runs: the workbench reports its end through functions it finds on the page.
 *
 * @returns The suite's exit code.
 * @throws HostError `timeout` when the suite does not come to an end.
 */
export async function runHostSuite(host: ServerHost, chrome: string, suite: HostSuite): Promise<number> {
	const server = await startServer(host, suite);
	try {
		const browser = await launchChrome(chrome);
		try {
			const page = await newWindow(browser, 'unseen');
			const exit = exitCode(page, suite.log);
			await page.goto(workbenchUrl(server, { ...suite, folder: suite.workspace }));
			return await exit;
		} finally {
			await browser.close();
		}
	} finally {
		await server.stop();
	}
}

/** Resolves with the exit code of the suite that the page runs. */
export function exitCode(page: Page, log: (line: string) => void): Promise<number> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new HostError('timeout', `The suite in VS Code did not end within ${suiteTimeout / 1000} s.`)),
			suiteTimeout,
		);
		const finish = (code: number) => {
			clearTimeout(timer);
			resolve(code);
		};
		const exposed = [
			page.exposeFunction('codeAutomationExit', finish),
			page.exposeFunction('codeAutomationLog', (type: string, args: unknown[]) => log(`${type}: ${args.join(' ')}`)),
		];
		Promise.all(exposed).catch(reject);
	});
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requireChrome } from './chrome.mjs';
import { installServerHost, type ServerHost } from './install.mjs';

const root = join(import.meta.dirname, '../..');

/** Where things are in a checkout, absolute. */
export const paths = {
	root,
	cache: join(root, '.vscode-test'),
	examples: join(root, 'examples'),
	hostTests: join(root, 'dist/test/vscode/index.js'),
	webTests: join(root, 'dist/test/web/index.js'),
	logs: join(root, 'artifacts/logs'),
	results: join(root, 'artifacts/results'),
	screenshots: join(root, 'artifacts/screenshots'),
	readmeScreenshots: join(root, 'media/screenshots'),
	walkthrough: join(root, 'media/walkthrough'),
};

/** All that a VS Code with its window needs here. */
export interface TestHost {
	readonly server: ServerHost;
	readonly chrome: string;
}

/**
 * Installs on first use what the tests in VS Code need.
 *
 * @throws HostError when a piece is missing and cannot be installed.
 */
export async function prepareTestHost(log: (line: string) => void): Promise<TestHost> {
	const server = await installServerHost(paths.cache, log);
	const chrome = await requireChrome(log);
	await Promise.all([paths.logs, paths.results, paths.screenshots].map((folder) => mkdir(folder, { recursive: true })));
	return { server, chrome };
}

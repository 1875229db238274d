import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths, prepareTestHost } from '../host/prepare.mjs';
import { installVsix, startServer } from '../host/server.mjs';
import { launchChrome, newWindow, workbenchUrl } from '../host/workbench.mjs';
import { WorkbenchPage } from './workbenchPage';

export interface SessionOptions {
	/** Names the log file. */
	readonly name: string;
	readonly trust?: 'all' | 'ask';
	readonly settings?: Readonly<Record<string, unknown>>;
	/** A package to install; without one the extension runs from the checkout. */
	readonly vsix?: string;
}

export interface Session {
	readonly workbench: WorkbenchPage;
	close(): Promise<void>;
}

/** A VS Code of its own with a copy of the examples open, so that tests may edit them. */
export async function openSession(options: SessionOptions): Promise<Session> {
	const host = await prepareTestHost(console.error);
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-e2e-'));
	const examples = join(folder, 'examples');
	const dataDir = join(folder, 'data');
	await cp(paths.examples, examples, { recursive: true });
	if (options.vsix) await installVsix(host.server, dataDir, options.vsix);
	const logFile = join(paths.logs, `${options.name}-server.log`);
	const server = await startServer(host.server, { ...options, dataDir, logFile });
	const browser = await launchChrome(host.chrome);
	const page = await newWindow(browser);
	await page.goto(workbenchUrl(server, { folder: examples, extension: options.vsix ? undefined : paths.root }));
	return {
		workbench: new WorkbenchPage(page),
		async close() {
			await browser.close();
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

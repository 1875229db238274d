import { type Browser, chromium, type Page } from 'playwright-core';
import type { Server } from './server.mjs';

export interface WorkbenchTarget {
	/** The folder to open, absolute. */
	readonly folder: string;
	/** `folder` is a file that names several folders. */
	readonly isWorkspaceFile?: boolean;
	/** An extension run from its source folder, absolute. */
	readonly extension?: string;
	/** The module of a test suite to run inside the extension host, absolute. */
	readonly tests?: string;
}

export function launchChrome(executablePath: string): Promise<Browser> {
	return chromium.launch({
		executablePath,
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	});
}

/** A blank page of the size of a laptop's screen, one image pixel for each of its own; it may use the clipboard. */
export function newWindow(browser: Browser): Promise<Page> {
	return browser.newPage({
		viewport: { width: 1440, height: 900 },
		deviceScaleFactor: 1,
		permissions: ['clipboard-read', 'clipboard-write'],
	});
}

/** The address at which the server's workbench opens a folder, with an extension and tests to run. */
export function workbenchUrl(server: Server, target: WorkbenchTarget): string {
	const remote = (path: string) => `vscode-remote://${server.authority}${path}`;
	const payload = [
		['skipWelcome', 'true'],
		...(target.extension ? [['extensionDevelopmentPath', remote(target.extension)]] : []),
		...(target.tests ? [['extensionTestsPath', remote(target.tests)]] : []),
	];
	const opened = target.isWorkspaceFile ? 'workspace' : 'folder';
	const query = new URLSearchParams({ [opened]: target.folder, payload: JSON.stringify(payload) });
	return `http://${server.authority}/?${query}`;
}

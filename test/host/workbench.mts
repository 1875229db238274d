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

/** In pixels: of a laptop's screen, and of a window that nobody looks at, which takes a quarter of the time to draw. */
const sizes = { seen: { width: 1440, height: 900 }, unseen: { width: 720, height: 450 } };

/** A blank page, one image pixel for each of its own; it may use the clipboard. */
export function newWindow(browser: Browser, size: keyof typeof sizes): Promise<Page> {
	return browser.newPage({
		viewport: sizes[size],
		deviceScaleFactor: 1,
		reducedMotion: 'reduce',
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

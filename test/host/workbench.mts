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
			// Most of what runs there runs a few times only: optimising takes longer than it saves.
			'--js-flags=--no-opt --max-semi-space-size=64',
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

/**
 * What makes drawing dear without a graphics card: whatever moves, and the corners of the workbench's parts, which it cuts
 * round. A frame takes some 25 ms with them, 1 ms where they are square: so they are, but in pictures.
 */
const drawnCheaply = `
	*, ::before, ::after { animation: none !important; transition: none !important; }
	:root:not(.pictured) :is(.part, .part > *) { border-radius: 0 !important; }
`;

/** A blank page, one image pixel for each of its own; it may use the clipboard. */
export async function newWindow(browser: Browser, size: keyof typeof sizes): Promise<Page> {
	const page = await browser.newPage({
		viewport: sizes[size],
		deviceScaleFactor: 1,
		reducedMotion: 'reduce',
		permissions: ['clipboard-read', 'clipboard-write'],
	});
	await page.addInitScript((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets.push(sheet);
	}, drawnCheaply);
	return page;
}

/** An image of the window as people see it. */
export async function pictureOf(page: Page, path: string): Promise<Buffer> {
	const root = page.locator(':root');
	await root.evaluate((element) => element.classList.add('pictured'));
	const image = await page.screenshot({ path });
	await root.evaluate((element) => element.classList.remove('pictured'));
	return image;
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

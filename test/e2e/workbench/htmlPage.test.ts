import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { runCommand } from '../../host/command.mjs';
import { paths, prepareTestHost } from '../../host/prepare.mjs';
import { launchChrome } from '../../host/workbench.mjs';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';
import { violationsIn } from '../violations';

const widths = [300, 420, 900, 1280, 1600];

const themes = {
	light: { colorScheme: 'light', forcedColors: 'none' },
	dark: { colorScheme: 'dark', forcedColors: 'none' },
	'high contrast': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

const reports = { en: 'grid-storage/report.md', 'zh-CN': 'coffee-retail-zh/report.md' };

/** The page for colleagues as a browser shows it, checked and scored. */
describe('the HTML page in a browser', () => {
	let server: ModelServer;
	let browser: Browser;
	let folder: string;

	before(async () => {
		const { chrome } = await prepareTestHost(console.error);
		folder = await mkdtemp(join(tmpdir(), 'plumbline-pages-'));
		server = await startModelServer({ respond });
		browser = await launchChrome(chrome);
	});

	after(async () => {
		await browser?.close();
		await server?.close();
		await rm(folder, { recursive: true, force: true });
	});

	for (const [language, report] of Object.entries(reports))
		for (const command of ['analyze', 'score'])
			describe(`${command}, ${language}`, () => {
				const name = `page-${command}-${language}`;
				let page: Page;

				before(async () => {
					page = await browser.newPage();
					const file = join(folder, `${name}.html`);
					await write(command, report, ['--format', 'html', '--output', file, '--lang', language]);
					await page.goto(pathToFileURL(file).href);
				});

				for (const [theme, media] of Object.entries(themes))
					it(`has nothing that axe-core finds fault with at any width, ${theme}`, async () => {
						await page.emulateMedia(media);
						for (const width of widths) {
							await page.setViewportSize({ width, height: 900 });
							assert.deepEqual(await violationsIn(page.mainFrame()), [], `${width} pixels`);
							// axe-core looks at no text on a background that lets another through.
							const faint =
								'[...document.querySelectorAll("mark")].some((mark) => getComputedStyle(mark).color !== getComputedStyle(document.body).color)';
							assert.equal(await page.evaluate(faint), false, `${width} pixels`);
							const scrolls = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
							assert.equal(scrolls, false, `${width} pixels`);
							const path = join(paths.screenshots, `${name}-${theme.replace(' ', '-')}-${width}.png`);
							if (width === 300 || width === 1280) await page.screenshot({ path, fullPage: true });
						}
					});

				it('is printed', async () => {
					await page.emulateMedia({ colorScheme: null, forcedColors: null });
					const bytes = await page.pdf({ path: join(paths.screenshots, `${name}.pdf`), preferCSSPageSize: true });
					assert.ok(bytes.length > 10_000);
				});
			});

	async function write(command: string, report: string, args: readonly string[]): Promise<void> {
		const model = command === 'score' ? ['--model', 'scripted', '--base-url', server.url] : [];
		const cli = [join(paths.root, 'dist/cli.js'), command, join(paths.examples, report), ...model, ...args];
		await runCommand(process.execPath, cli, { cwd: folder });
	}
});

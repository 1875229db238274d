import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { paths } from '../host/prepare.mjs';
import { pictureOf } from '../host/workbench.mjs';
import { LogicTreeView } from './logicTreeView';
import { type Pixels, palettePng } from './palettePng';
import { patience } from './patience';
import { QuickInput } from './quickInput';
import { violationsIn } from './violations';

/** The images that the README shows. */
const inReadme = new Set(['hover-light', 'todo-light']);

/** The images that the product shows are renewed. */
const updates = process.env.PLUMBLINE_UPDATE_SCREENSHOTS === '1';

/** Line and column, from 1. */
export interface Place {
	readonly line: number;
	readonly column: number;
}

/** The workbench as a user works with it: by its commands, its views and its editors. */
export class WorkbenchPage {
	readonly #page: Page;
	/** Where commands are typed, and what is asked there. */
	readonly quickInput: QuickInput;
	/** The view of the logic tree, in the side bar. */
	readonly tree: LogicTreeView;

	constructor(page: Page) {
		this.#page = page;
		this.quickInput = new QuickInput(page);
		this.tree = new LogicTreeView(page);
		page.setDefaultTimeout(patience);
	}

	get editor(): Locator {
		return this.#page.locator('.editor-group-container.active .monaco-editor').first();
	}

	/** The rows of the Problems view, one a finding. */
	get problems(): Locator {
		return this.#page.locator('.markers-panel .monaco-tl-row').filter({ has: this.#page.locator('.marker-icon') });
	}

	get sideBar(): Locator {
		return this.#page.locator('.part.sidebar');
	}

	get hover(): Locator {
		return this.#page.locator('.monaco-hover:visible').first();
	}

	/** What the light bulb offers. */
	get actions(): Locator {
		return this.#page.locator('.action-widget:not(.action-list-submenu-panel)');
	}

	/** How many problems the tab of that view says there are. */
	async problemCount(): Promise<number> {
		const name = await this.#page
			.locator('.panel .composite-bar .action-item.checked .action-label')
			.getAttribute('aria-label');
		return Number(/\d+/.exec(name?.replace(/\([^)]*\)/, '') ?? '')?.[0]);
	}

	get statusBar(): Locator {
		return this.#page.locator('.statusbar');
	}

	/** The dialog in front of everything. */
	get dialog(): Locator {
		return this.#page.locator('.monaco-dialog-box');
	}

	/** The content of the one webview that is open. */
	get panel(): FrameLocator {
		return this.#page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
	}

	/** The heading of a step of the extension's walkthrough, by its id in the manifest. */
	walkthroughStep(id: string): Locator {
		return this.#page.locator(`[data-step-id="plumbline.plumbline#start#${id}"]`);
	}

	/** What says whether a step was done. */
	walkthroughTick(id: string, done: boolean): Locator {
		return this.walkthroughStep(id).locator(`[role=checkbox][aria-checked=${done}]`).first();
	}

	/** Unfolds a step of the walkthrough and waits until the image that says this is loaded beside it. */
	async showWalkthroughPicture(step: string, alternative: string): Promise<void> {
		const head = this.walkthroughStep(step).first();
		// A click would fold the one that is unfolded already.
		if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
		const image = this.#page.locator('.getting-started-media').getByAltText(alternative);
		await image.evaluate((element) => (element as HTMLImageElement).decode());
	}

	/** Waits until one of the webviews, of several that are open, shows a heading. */
	async pageWith(heading: string): Promise<void> {
		const shows = () =>
			Promise.all(
				this.#page.frames().map((frame) =>
					frame
						.getByRole('heading', { name: heading })
						.first()
						.isVisible()
						// A page that is just being put in its place has its frame taken away.
						.catch(() => false),
				),
			);
		for (const until = Date.now() + patience; !(await shows()).includes(true); await this.#page.waitForTimeout(200))
			if (Date.now() > until) throw new Error(`No page has the heading “${heading}”.`);
	}

	/** What axe-core finds wrong with the panel as it is shown: the rule, and the first element that breaks it. */
	async panelViolations(): Promise<string[]> {
		const panel = await this.panel.locator('body').elementHandle();
		const frame = await panel?.ownerFrame();
		if (!frame) throw new Error('The panel is not shown.');
		return violationsIn(frame);
	}

	async ready(): Promise<void> {
		await this.#page.locator('.monaco-workbench .part.editor').waitFor();
		await this.#page.locator('.explorer-folders-view .monaco-list-row').first().waitFor();
	}

	/**
	 * Chooses a colour theme by its title, as a setting cannot: a window with an extension under development starts with the default one.
	 * The themes are there when extensions are. `id` is the name of the theme's file.
	 */
	async useTheme(title: string, id = title.toLowerCase().replaceAll(' ', '_')): Promise<void> {
		await this.quickInput.pickTheme(title);
		await this.#page.locator(`.monaco-workbench[class*="-themes-${id}-"]`).waitFor();
	}

	/** Opens a file of a folder by its path there, in the first group of editors. */
	async openFile(path: string): Promise<void> {
		const [name = path, folder = ''] = path.split('/').reverse();
		const group = this.#page.locator('.editor-group-container.active');
		const opened = async (timeout: number) => {
			await group.locator(`.tab.active[data-resource-name="${name}"]`).waitFor({ timeout });
			// Files of several folders have one name.
			if (folder) await group.locator('.breadcrumbs-control').getByText(folder, { exact: true }).waitFor({ timeout });
		};
		// A panel that was clicked may become the active editor late, and a file would open in front of it.
		const keys = ['Control+1', 'Control+P'];
		// Before it is filtered the list has what was open of late, the panel of the same report too: a click may go there.
		await this.quickInput.pickIn(keys, path, new RegExp(`${name}.*${folder}`, 's'), opened);
		await this.quickInput.closed();
		await this.editor.locator('.view-line').first().waitFor();
	}

	/** Leaves the window to the next suite: of its size, no editor is open, and what was not saved is gone. */
	async leave(): Promise<void> {
		await this.resize(1440, 900);
		await this.press('Escape');
		const unsaved = this.#page.locator('.tab.dirty');
		for (let left = await unsaved.count(); left > 0; left = await unsaved.count()) {
			await unsaved.first().click();
			await this.runCommand('View: Revert and Close Editor');
			await unsaved.nth(left - 1).waitFor({ state: 'detached' });
		}
		await this.runCommand('View: Close All Editors');
		// Who hides what is hidden is not offered the command.
		if (await this.#page.locator('.part.panel').isVisible()) await this.runCommand('View: Hide Panel');
	}

	/** Runs a command by its title in the command palette. */
	async runCommand(title: string): Promise<void> {
		await this.beginCommand(title);
		await this.quickInput.closed();
	}

	/** Runs a command that goes on to ask something in the same place, and again where that does not say `asked`: it closed at once. */
	beginCommand(title: string, asked?: string): Promise<void> {
		const follows = (timeout: number) =>
			asked === undefined ? Promise.resolve() : this.quickInput.box.getByText(asked).waitFor({ timeout });
		return this.quickInput.pickIn(['F1'], `>${title}`, title, follows);
	}

	/** Runs one of the commands that stand under *More…*. */
	async runMore(title: string): Promise<void> {
		await this.beginMore(title);
		await this.quickInput.closed();
	}

	/** Runs one that goes on to ask something in the same place. */
	beginMore(title: string): Promise<void> {
		const more = /\p{Script=Han}/u.test(title) ? 'Plumbline: 更多…' : 'Plumbline: More…';
		return this.quickInput.pickIn(['F1'], `>${more}`, more, async (timeout) => {
			await this.quickInput.narrowTo(title, timeout);
			await this.quickInput.goOnWith(title, timeout);
		});
	}

	/**
	 * Waits for a notification. Under the tests' driver none pops up; the bell shows and hides their list, which closes by
	 * itself as soon as it is empty, so that it is opened again until it says what is waited for. The newest stands first,
	 * out of sight where the list is scrolled down, as it is once the editor's own notices have filled it.
	 */
	async notified(text: string): Promise<void> {
		const bell = this.#page.locator('[id="status.notifications"]');
		const list = this.#page.locator('.notifications-center');
		const found = list.getByText(text).first();
		const until = Date.now() + patience;
		while (!(await found.isVisible())) {
			if (Date.now() > until) throw new Error(`No notification says “${text}”.`);
			if (!(await list.isVisible())) await bell.click();
			const focused = await list.locator('.monaco-list').evaluateAll(([inner]) => {
				(inner as HTMLElement | undefined)?.focus();
				return inner?.contains(document.activeElement);
			});
			if (focused) await this.press('Home');
			await this.#page.waitForTimeout(200);
		}
		// The bell turns the list over: where it has closed by itself just before, the press has opened it again.
		while (await list.isVisible()) {
			if (Date.now() > until) throw new Error('The list of notifications does not close.');
			await bell.click();
			await this.#page.waitForTimeout(200);
		}
	}

	/** Presses a button of the dialog in front. */
	async answerDialog(button: string): Promise<void> {
		await this.dialog.getByRole('button', { name: button, exact: true }).click();
	}

	/** Puts the cursor in the editor at a place that counts from 1. */
	async goTo({ line, column }: Place): Promise<void> {
		await this.focusEditor();
		await this.press('Control+G');
		await this.quickInput.enter(`:${line}:${column}`);
		await this.cursorAt(line);
		await this.#page.locator('.editor-group-container.active .monaco-editor.focused').waitFor();
	}

	/** Opens the light bulb's menu at a place. The keys are pressed again where the editor did not have the focus back yet. */
	async openActions(place: Place): Promise<void> {
		for (;;) {
			await this.goTo(place);
			await this.press('Control+.');
			const opened = await this.actions.waitFor({ timeout: 10_000 }).then(
				() => true,
				() => false,
			);
			if (opened) return;
			await this.press('Escape');
		}
	}

	/** Waits until the status bar shows the cursor in a line. */
	async cursorAt(line: number): Promise<void> {
		await this.statusBar.getByText(new RegExp(`Ln ${line},`)).waitFor();
	}

	/** Makes room for the logic tree by dragging the side bar's edge to this many pixels from the left. */
	async widenSideBar(width: number): Promise<void> {
		const box = await this.#page.locator('.part.sidebar').boundingBox();
		if (!box) throw new Error('The side bar is not shown.');
		const y = box.y + box.height / 2;
		await this.#page.mouse.move(box.x + box.width, y);
		await this.#page.mouse.down();
		await this.#page.mouse.move(width, y, { steps: 4 });
		await this.#page.mouse.up();
		// The edge lights up as long as the pointer is on it.
		await this.#page.mouse.move(width + 40, y);
	}

	/** The Problems view, in whatever language the workbench is. */
	showProblems(): Promise<void> {
		return this.press('Control+Shift+M');
	}

	async focusEditor(): Promise<void> {
		await this.runCommand('View: Focus First Editor Group');
	}

	press(key: string): Promise<void> {
		return this.#page.keyboard.press(key);
	}

	type(text: string): Promise<void> {
		return this.#page.keyboard.type(text);
	}

	/** Writes an image to look at; the README's are renewed when `PLUMBLINE_UPDATE_SCREENSHOTS` is 1. */
	async screenshot(name: string): Promise<void> {
		await this.#withoutTooltip();
		const file = `${name}.png`;
		await pictureOf(this.#page, join(paths.screenshots, file));
		if (!inReadme.has(name) || !updates) return;
		await mkdir(paths.readmeScreenshots, { recursive: true });
		await copyFile(join(paths.screenshots, file), join(paths.readmeScreenshots, file));
	}

	/**
	 * A pointer left on a button shows its tooltip; on a slow machine that comes after the pointer has gone, and goes as it
	 * moves again. One that stays all the same is in the image.
	 */
	async #withoutTooltip(): Promise<void> {
		const tooltip = this.#page.locator('.monaco-hover.workbench-hover:visible');
		for (let x = 720; x < 760; x += 2) {
			await this.#page.mouse.move(x, 899);
			if ((await tooltip.count()) === 0) return;
			await this.#page.waitForTimeout(200);
		}
	}

	/** Writes an image of the window for the walkthrough, to look at; the product's, in few colours, are renewed as the README's are. */
	async picture(name: string): Promise<void> {
		const image = await pictureOf(this.#page, join(paths.screenshots, `${name}.png`));
		if (updates) await writeFile(join(paths.walkthrough, `${name}.png`), palettePng(await this.#pixels(image)));
	}

	/** Makes the window smaller or larger, in pixels. */
	resize(width: number, height: number): Promise<void> {
		return this.#page.setViewportSize({ width, height });
	}

	/** The browser reads its own screenshots best. */
	async #pixels(png: Buffer): Promise<Pixels> {
		const { width, height, data } = await this.#page.evaluate(async (base64) => {
			const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
			const bitmap = await createImageBitmap(new Blob([bytes]));
			const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
			const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
			context.drawImage(bitmap, 0, 0);
			const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
			return { width, height, data: Array.from(data) };
		}, png.toString('base64'));
		return { width, height, data: Uint8Array.from(data) };
	}
}

import type { Locator, Page } from 'playwright-core';

/** A row of the logic tree: its place in the list, its depth, and what a screen reader says of it. */
export interface TreeRow {
	readonly index: number;
	readonly level: number;
	readonly label: string;
	/** It has rows of its own, shown or folded. */
	readonly parent: boolean;
}

/** The view of the logic tree, walked with the arrow keys as without a mouse. */
export class LogicTreeView {
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	/** The rows that are on the screen. */
	get rows(): Locator {
		return this.#page.locator('.sidebar .pane-body .monaco-list-row');
	}

	/** Those on the screen that stand so deep; the root is at 1. */
	rowsAt(level: number): Locator {
		return this.rows.and(this.#page.locator(`[aria-level="${level}"]`));
	}

	/** Waits until there is a tree: a few rows of it. */
	ready(): Promise<void> {
		return this.rows.nth(3).waitFor();
	}

	/** Every row, unfolded on the way, or the first ones: `most` at most. */
	async walk(most = Number.POSITIVE_INFINITY): Promise<TreeRow[]> {
		// By a click: the command's title is in the display language.
		await this.#page.locator('.sidebar .pane-body .monaco-list').first().focus();
		await this.#quiet();
		await this.#press('Home');
		const rows: TreeRow[] = [];
		for (let row = await this.#focused(); row.index === rows.length; row = await this.#next(row)) {
			rows.push(row);
			if (rows.length === most) break;
		}
		return rows;
	}

	/** The row that a screen reader says this text of, unfolded and scrolled to; what is shown of it may be cut. */
	async node(text: string): Promise<Locator> {
		const rows = await this.walk();
		const index = rows.findIndex(({ label }) => label.includes(text));
		if (index < 0) throw new Error(`No node of the logic tree says “${text}”.`);
		for (let up = rows.length - 1; up > index; up -= 1) await this.#press('ArrowUp');
		return this.rows.and(this.#page.locator(`[aria-label*=${JSON.stringify(text)}]`)).first();
	}

	/** The row below, which is the first child where there is one; the same row again at the end. */
	async #next(row: TreeRow): Promise<TreeRow> {
		if (!row.parent) {
			await this.#press('ArrowDown');
			return this.#focused();
		}
		// The first press unfolds a row, the next one goes in as soon as the children have come.
		for (;;) {
			await this.#press('ArrowRight');
			const next = await this.#focused();
			if (next.index > row.index) return next;
		}
	}

	async #focused(): Promise<TreeRow> {
		const row = this.#page.locator('.sidebar .monaco-list-row.focused');
		return row.evaluate((element) => ({
			index: Number(element.getAttribute('data-index')),
			level: Number(element.getAttribute('aria-level')),
			label: element.getAttribute('aria-label') ?? '',
			parent: element.hasAttribute('aria-expanded'),
		}));
	}

	#press(key: string): Promise<void> {
		return this.#page.keyboard.press(key);
	}

	/** Waits until the view has stopped changing. */
	async #quiet(): Promise<void> {
		await this.#page
			.locator('.sidebar .pane-body')
			.first()
			.evaluate(
				(element) =>
					new Promise<void>((resolve) => {
						let timer = setTimeout(resolve, 500);
						const observer = new MutationObserver(() => {
							clearTimeout(timer);
							timer = setTimeout(() => {
								observer.disconnect();
								resolve();
							}, 500);
						});
						observer.observe(element, { childList: true, subtree: true });
					}),
			);
	}
}

import type { Locator, Page } from 'playwright-core';
import { patience } from './patience';

/** The box at the top of the window: commands and files are found there, and what a command asks is answered. */
export class QuickInput {
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	/** All that is asked. */
	get box(): Locator {
		return this.#page.locator('.quick-input-widget');
	}

	/** The entries of the list that is open. */
	get entries(): Locator {
		return this.box.locator('.quick-input-list .monaco-list-row');
	}

	get #input(): Locator {
		return this.box.locator('input.input');
	}

	/** The titles that the command palette offers for a query, once one of them is there. */
	async offeredCommands(query: string, present: string): Promise<string[]> {
		await this.#ask(['F1'], `>${query}`, present);
		const titles = await this.entries.allTextContents();
		await this.#page.keyboard.press('Escape');
		await this.closed();
		return titles;
	}

	/** Waits until the list that is open has an entry. */
	async offers(label: string): Promise<void> {
		await this.#entry(label).waitFor();
	}

	/** Takes an entry of the list that is open, after which something else is asked in the same place. */
	async goOnWith(label: string | RegExp, timeout = patience): Promise<void> {
		await this.#entry(label).click({ timeout });
	}

	/** Types into the list that is open: of a long one only the rows that there is room for are drawn. */
	async narrowTo(query: string, timeout = patience): Promise<void> {
		await this.#input.fill(query, { timeout });
	}

	/** Takes an entry of the list that is open. */
	async choose(label: string): Promise<void> {
		await this.goOnWith(label);
		await this.closed();
	}

	/** Answers what is asked for in a line of text, after which something else may be asked in the same place. */
	async enter(text: string): Promise<void> {
		await this.#input.fill(text);
		await this.#input.press('Enter');
	}

	/** Takes the file that the dialog for saving proposes, once it proposes one of that name. */
	async acceptFile(name: string): Promise<void> {
		await this.#page.waitForFunction(
			(wanted) => document.querySelector<HTMLInputElement>('.quick-input-widget input.input')?.value.endsWith(wanted),
			name,
		);
		await this.#input.press('Enter');
		await this.closed();
	}

	/**
	 * Opens a list by keys, pressed one after the other, and takes an entry, which may open another one. On a slow machine what is just being opened
	 * takes the focus from it, and it closes: then it is opened again, as it is where what should follow does not.
	 */
	pickIn(
		keys: readonly string[],
		query: string,
		label: string | RegExp,
		follows: (timeout: number) => Promise<void> = async () => {},
	): Promise<void> {
		return this.#again(async (timeout) => {
			await this.#ask(keys, query, label);
			await this.#take(query, label, timeout);
			await follows(timeout);
		});
	}

	/** Chooses a colour theme. The list has those of extensions when these are there: until then it is opened again. */
	async pickTheme(title: string): Promise<void> {
		await this.#again(async (timeout) => {
			const command = 'Preferences: Color Theme';
			await this.#ask(['F1'], `>${command}`, command);
			await this.#take(`>${command}`, command, timeout);
			await this.#page.getByPlaceholder('Select Color Theme').waitFor({ timeout });
			await this.#input.fill(title, { timeout });
			await this.#take(title, title, timeout);
		});
		await this.closed();
	}

	/**
	 * Opens a list by keys and waits for an entry. One that opens while the focus moves closes again: the keys are pressed
	 * until the entry is there, each time with more patience. It is closed between: on a busy machine a list of files begins with
	 * what was there when it was open last, and the same words typed again are not looked for again.
	 */
	async #ask(keys: readonly string[], query: string, label: string | RegExp): Promise<void> {
		const until = Date.now() + patience;
		for (let timeout = 2000; ; timeout *= 2) {
			for (const key of keys) await this.#page.keyboard.press(key);
			const fault = await this.#input
				.fill(query, { timeout })
				.then(() => this.#entry(label).waitFor({ timeout }))
				.then(
					() => undefined,
					(error: Error) => error,
				);
			if (!fault) return;
			if (Date.now() > until) throw fault;
			await this.#page.keyboard.press('Escape');
		}
	}

	async #again(attempt: (timeout: number) => Promise<void>): Promise<void> {
		const until = Date.now() + patience;
		// Each time with more patience: what closed the list is over within a moment, or the machine is slow.
		for (let timeout = 3000; ; timeout *= 2) {
			const fault = await attempt(timeout).then(
				() => undefined,
				(error: Error) => error,
			);
			if (!fault) return;
			if (Date.now() > until) throw fault;
			await this.#page.keyboard.press('Escape');
		}
	}

	/** Takes an entry of the list that this query was typed into. One that is just being filled may swallow the click: then it stays. */
	async #take(query: string, label: string | RegExp, timeout: number): Promise<void> {
		await this.goOnWith(label, timeout);
		await this.#page.waitForFunction(
			(asked) => {
				const input = document.querySelector<HTMLInputElement>('.quick-input-widget input.input');
				return !input || input.offsetParent === null || input.value !== asked;
			},
			query,
			{ timeout },
		);
	}

	/** Waits until nothing is asked. */
	async closed(): Promise<void> {
		await this.#input.waitFor({ state: 'hidden' });
	}

	#entry(label: string | RegExp): Locator {
		return this.entries.filter({ hasText: label }).first();
	}
}

/** What of a page is to outlast its being drawn anew. */
interface PagePlace {
	readonly focus: string | null;
	/** Where the cursor stands in a text field. */
	readonly cursor: number | null;
	/** Which of the rows has the focus; −1 where none has. */
	readonly row: number;
	readonly folded: readonly string[];
	readonly unfolded: readonly string[];
	readonly scroll: number;
}

/** The focus that is to be given once the reader comes back to the page: until then it would be taken from the editor. */
let awaited: (() => void) | undefined;

/** To be called once: what was drawn anew while the reader was elsewhere gets its focus back with the page. */
export function listenForReturn(): void {
	window.addEventListener('focus', () => {
		awaited?.();
		awaited = undefined;
	});
}

/** Draws anew; what has the focus, what is folded and the place on the page stay as they were. Where the row that had the focus is gone, the one that took its place gets it. */
export function keepingPlace(body: HTMLElement, draw: () => void): void {
	const before = placeOn(body);
	draw();
	for (const fold of before.folded) find('data-fold', fold)?.removeAttribute('open');
	for (const fold of before.unfolded) find('data-unfold', fold)?.setAttribute('open', '');
	if (before.focus !== null) {
		const focus = () => focusAgain(body, before);
		if (document.hasFocus()) focus();
		else awaited = focus;
	}
	window.scrollTo(0, before.scroll);
}

function placeOn(body: HTMLElement): PagePlace {
	const { activeElement } = document;
	const rows = rowsOn(body);
	const row = rows.findIndex((each) => each.contains(activeElement));
	const keys = (selector: string, name: string) =>
		[...body.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
	return {
		focus: activeElement?.getAttribute('data-key') ?? null,
		cursor: activeElement instanceof HTMLInputElement ? activeElement.selectionStart : null,
		row,
		folded: keys('details[data-fold]:not([open])', 'data-fold'),
		unfolded: keys('details[data-unfold][open]', 'data-unfold'),
		scroll: window.scrollY,
	};
}

function focusAgain(body: HTMLElement, { focus, cursor, row }: PagePlace): void {
	const same = find('data-key', focus);
	const instead = row < 0 ? undefined : (rowsOn(body)[row] ?? rowsOn(body).at(-1));
	const element = same ?? instead?.querySelector<HTMLElement>('[data-key]');
	element?.focus({ preventScroll: true });
	if (cursor !== null && element instanceof HTMLInputElement && element.type === 'search') {
		element.setSelectionRange(cursor, cursor);
	}
}

function rowsOn(body: HTMLElement): HTMLElement[] {
	return [...body.querySelectorAll<HTMLElement>('[data-row]')];
}

function find(attribute: string, value: string | null): HTMLElement | null {
	return value === null ? null : document.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(value)}"]`);
}

import { parseHTML } from 'linkedom';
import type { FromPanel } from '../../../src/panel/messages';
import type { Panel } from '../../../src/panel/places';
import type { PanelWords } from '../../../src/panel/words';
import type { PlaceView } from '../../../src/view/context';

/** Gives the tests of the group around it an empty page, on which the panel's code draws. */
export function onPage(): void {
	let before: typeof globalThis.document;
	beforeEach(() => {
		before = globalThis.document;
		globalThis.document = parseHTML('<!doctype html><html><body></body></html>').document;
	});
	afterEach(() => {
		restoreFocus();
		globalThis.document = before;
	});
}

const meanings = { ruleMeaning: 'rule', modelMeaning: 'model', unscoredMeaning: 'not scored' };

/** The panel's words; each that is not given says its own name. */
export function words(given: Partial<PanelWords> = {}): PanelWords {
	const known: Partial<PanelWords> = { line: 'line {0}', weight: 'weight {0}', ...meanings, ...given };
	return new Proxy(known, {
		get: (all, name) => all[name as keyof PanelWords] ?? String(name),
	}) as PanelWords;
}

/** A panel to draw on, and what it tells the extension. */
export function panelFor(given: Partial<PanelWords> = {}): { panel: Panel; sent: FromPanel[] } {
	const sent: FromPanel[] = [];
	return { panel: { words: words(given), text: 'read', send: (message) => sent.push(message) }, sent };
}

/** What is told where a place of the text that was read is to be shown. */
export function shows({ span }: PlaceView): FromPanel {
	return { type: 'reveal', span, text: 'read' };
}

export function find(within: Element, selector: string): HTMLElement {
	const found = within.querySelector<HTMLElement>(selector);
	if (!found) throw new Error(`Nothing is ${selector} in ${within.outerHTML}`);
	return found;
}

export function textsOf(within: Element, selector: string): string[] {
	return [...within.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
}

/** The values of an attribute where it is set, in document order. */
export function attributesOf(within: Element, selector: string, name: string): string[] {
	return [...within.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
}

/** As a person does who clicks a box. */
export function tick(box: HTMLElement, checked: boolean): void {
	(box as HTMLInputElement).checked = checked;
	box.dispatchEvent(new (box.ownerDocument.defaultView as typeof globalThis & Window).Event('change'));
}

/** As a person does who presses a key while something has the focus. */
export function press(on: Element, key: string): void {
	const { Event } = on.ownerDocument.defaultView as typeof globalThis & Window;
	on.dispatchEvent(Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), { key }));
}

/** Types into a field. */
export function type(field: HTMLElement, value: string): void {
	(field as HTMLInputElement).value = value;
	field.dispatchEvent(new (field.ownerDocument.defaultView as typeof globalThis & Window).Event('input'));
}

/** The keys of what was given the focus, in that order, until the test is over. */
export function focused(page: Element): string[] {
	const keys: string[] = [];
	const { Event } = page.ownerDocument.defaultView as typeof globalThis & Window;
	const prototype = ownerOf(page, 'focus');
	const { focus } = prototype;
	undo = () => Object.assign(prototype, { focus });
	prototype.focus = function (this: HTMLElement) {
		keys.push(this.getAttribute('data-key') ?? '');
		this.dispatchEvent(new Event('focusin', { bubbles: true }));
	};
	return keys;
}

let undo = () => {};

/** Gives the elements their own way of taking the focus back. */
export function restoreFocus(): void {
	undo();
}

/** The prototype that has a member itself. */
function ownerOf(object: object, name: string): HTMLElement {
	const prototype = Object.getPrototypeOf(object);
	return Object.hasOwn(prototype, name) ? prototype : ownerOf(prototype, name);
}

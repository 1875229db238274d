import type { PlaceView } from '../view/context';
import type { ReasonView } from '../view/frameworks';
import { button, fill, h } from './dom';
import type { FromPanel } from './messages';
import type { PanelWords } from './words';

/** What a tab is drawn with: its words, and how the extension is told what to do. */
export interface Panel {
	readonly words: PanelWords;
	/** Of which text the places are that it shows: the one that was read last, or the one that was scored. */
	readonly text: 'read' | 'scored';
	readonly send: (message: FromPanel) => void;
}

/** Leads to a place of the report. */
export function reveal({ span }: PlaceView, { send, text }: Panel): void {
	send({ type: 'reveal', span, text });
}

/** A button that leads to a place of the report. */
export function lineButton(key: string, place: PlaceView, panel: Panel): HTMLButtonElement {
	return button(`line:${key}`, 'line', () => reveal(place, panel), fill(panel.words.line, place.line));
}

/** Something said, and the way to the place that shows it. */
export function placedText({ message, place }: ReasonView, key: string, panel: Panel): (HTMLElement | string)[] {
	return place ? [message, ' ', lineButton(key, place, panel)] : [message];
}

/** Lines that lead to places, beside each other. */
export function lineButtons(key: string, places: readonly PlaceView[], panel: Panel): (HTMLElement | string)[] {
	return places.flatMap((place, index) => [lineButton(`${key}:${index}`, place, panel), ' ']);
}

interface PassageView {
	readonly place: PlaceView;
	readonly excerpt: string | readonly (HTMLElement | string)[];
	readonly message: string;
}

/** An entry of a list of passages, which leads there. */
export function passageItem(
	key: string,
	passage: PassageView,
	panel: Panel,
	...below: readonly (HTMLElement | false)[]
): HTMLElement {
	const told = passageTold(passage, panel);
	return h(
		'li',
		button(key, 'finding', () => reveal(passage.place, panel), ...told),
		...below,
	);
}

/** A passage in a list: its line, its own words, what is said of it. */
export function passageTold(
	{ place, excerpt, message }: Omit<PassageView, 'place'> & { readonly place: PlaceView | null },
	panel: Panel,
): HTMLElement[] {
	return [
		h('span.finding-line', place ? fill(panel.words.line, place.line) : ''),
		...(excerpt === '' ? [] : [h('span.finding-excerpt', excerpt)]),
		h('span.finding-message', message),
	];
}

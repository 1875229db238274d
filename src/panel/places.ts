import type { PlaceView } from '../view/context';
import type { ReasonView } from '../view/frameworks';
import { button, fill, h } from './dom';
import type { PanelWords } from './words';

export type Reveal = (place: PlaceView) => void;

/** A button that leads to a place of the report. */
export function lineButton(key: string, place: PlaceView, words: PanelWords, reveal: Reveal): HTMLButtonElement {
	return button(`line:${key}`, 'line', () => reveal(place), fill(words.line, place.line));
}

/** Something said, and the way to the place that shows it. */
export function placedText(
	{ message, place }: ReasonView,
	key: string,
	words: PanelWords,
	reveal: Reveal,
): (HTMLElement | string)[] {
	return place ? [message, ' ', lineButton(key, place, words, reveal)] : [message];
}

/** Lines that lead to places, beside each other. */
export function lineButtons(
	key: string,
	places: readonly PlaceView[],
	words: PanelWords,
	reveal: Reveal,
): (HTMLElement | string)[] {
	return places.flatMap((place, index) => [lineButton(`${key}:${index}`, place, words, reveal), ' ']);
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
	words: PanelWords,
	reveal: Reveal,
	...below: readonly (HTMLElement | false)[]
): HTMLElement {
	const told = passageTold(passage, words);
	return h(
		'li',
		button(key, 'finding', () => reveal(passage.place), ...told),
		...below,
	);
}

/** A passage in a list: its line, its own words, what is said of it. */
export function passageTold(
	{ place, excerpt, message }: Omit<PassageView, 'place'> & { readonly place: PlaceView | null },
	words: PanelWords,
): HTMLElement[] {
	return [
		h('span.finding-line', place ? fill(words.line, place.line) : ''),
		...(excerpt === '' ? [] : [h('span.finding-excerpt', excerpt)]),
		h('span.finding-message', message),
	];
}

import type { LedgerView } from '../view/ledger';
import { folded, h, list } from './dom';
import { lineButton, type Reveal } from './places';
import type { PanelWords } from './words';

/** What is counted of the report without a reader: each count unfolds the places it is made of. */
export function ledgerSection({ title, entries }: LedgerView, words: PanelWords, reveal: Reveal): HTMLElement {
	return h(
		'section.ledger',
		h('h2', title),
		list('ledger-entries', entries, (entry) => entryOf(entry, words, reveal)),
	);
}

function entryOf({ name, text, places }: LedgerView['entries'][number], words: PanelWords, reveal: Reveal) {
	if (places.length === 0) return h('span', text);
	const lines = places.map((place) => [lineButton(`ledger:${name}:${place.span[0]}`, place, words, reveal), ' ']);
	return folded(`ledger:${name}`, text, h('p', lines.flat()));
}

import type { ArgumentNodeView } from '../view/argumentModel';
import { h } from './dom';
import type { PanelWords } from './messages';
import { lineButton, type Reveal } from './places';

/** A node in full: its words, how its branch stands and why. */
export function nodeDetails(node: ArgumentNodeView, words: PanelWords, reveal: Reveal): HTMLElement[] {
	const { kindName, text, place, branch, reasons, lacking, questioned } = node;
	return [
		h('h2', {}, kindName, ' ', verdictBadge(node), ' ', lineButton('detail', place, words, reveal)),
		h('p', { class: 'detail-text' }, text),
		...(branch ? [h('p', { class: 'quiet' }, branch.text)] : []),
		...(reasons.length > 0
			? [
					h(
						'ul',
						{ class: 'detail-reasons' },
						reasons.map(({ message, place: at }, index) =>
							h('li', {}, message, at && ' ', at && lineButton(`why:${index}`, at, words, reveal)),
						),
					),
				]
			: []),
		...(lacking && !questioned ? [h('p', { class: 'quiet' }, words.unquestioned)] : []),
	];
}

/** How a claim stands; in the colours of a fault only where a finding says so. */
export function verdictBadge({ support, supportName, lacking, questioned }: ArgumentNodeView): HTMLElement | false {
	const bare = lacking && !questioned ? ' unquestioned' : '';
	return supportName !== '' && h('span', { class: `support ${support}${bare}` }, supportName);
}

import type { ArgumentNodeView } from '../view/argument';
import { h, list } from './dom';
import { lineButton, placedText, type Reveal } from './places';
import type { PanelWords } from './words';

/** A node in full: its words, how its branch stands and why. */
export function nodeDetails(node: ArgumentNodeView, words: PanelWords, reveal: Reveal): HTMLElement[] {
	const { kindName, text, place, branch, reasons, lacking, questioned } = node;
	return [
		h('h2', kindName, ' ', verdictBadge(node), ' ', lineButton('detail', place, words, reveal)),
		h('p.detail-text', text),
		...(branch ? [h('p.quiet', branch.text)] : []),
		...(reasons.length > 0
			? [list('detail-reasons', reasons, (reason, index) => placedText(reason, `why:${index}`, words, reveal))]
			: []),
		...(lacking && !questioned ? [h('p.quiet', words.unquestioned)] : []),
	];
}

/** How a claim stands; in the colours of a fault only where a finding says so. */
export function verdictBadge({ support, supportName, lacking, questioned }: ArgumentNodeView): HTMLElement | false {
	const bare = lacking && !questioned ? ' unquestioned' : '';
	return supportName !== '' && h('span', { class: `support ${support}${bare}` }, supportName);
}

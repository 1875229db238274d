import type { WithdrawnView } from '../view/model';
import { button, h } from './dom';
import type { PanelWords } from './messages';
import { passageItem, type Reveal } from './places';

interface WithdrawnActs {
	readonly reveal: Reveal;
	/** Shows a finding again that a model withdrew. */
	readonly showAgain: (key: string) => void;
}

/** Folded: the model sees nothing to be done about it. */
export function withdrawnGroup(
	{ title, findings }: WithdrawnView,
	words: PanelWords,
	acts: WithdrawnActs,
): HTMLElement {
	const items = findings.map(({ key, title: kind, message, reason, excerpt, place }) => {
		const passage = { place, excerpt, message: `${kind}. ${message}` };
		const again = button(`again:${key}`, 'line', () => acts.showAgain(key), words.showAgain);
		const why = h('p', { class: 'withdrawn-reason' }, reason && `${reason} `, again);
		return passageItem(`withdrawn:${key}`, passage, words, acts.reveal, why);
	});
	return h(
		'details',
		{ class: 'withdrawn', 'data-unfold': 'withdrawn' },
		h('summary', {}, `${title} `, h('span', { class: 'count' }, String(findings.length))),
		h('ul', {}, items),
	);
}

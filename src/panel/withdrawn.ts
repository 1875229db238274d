import type { WithdrawnView } from '../view/model';
import { button, fill, h } from './dom';
import type { PanelWords } from './messages';
import type { Reveal } from './scoreRows';

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
	const items = findings.map(({ key, title: kind, message, reason, excerpt, place }) =>
		h(
			'li',
			{},
			button(
				`withdrawn:${key}`,
				'finding',
				() => acts.reveal(place),
				h('span', { class: 'finding-line' }, fill(words.line, place.line)),
				h('span', { class: 'finding-excerpt' }, excerpt),
				h('span', { class: 'finding-message' }, `${kind}. ${message}`),
			),
			h(
				'p',
				{ class: 'withdrawn-reason' },
				reason && `${reason} `,
				button(`again:${key}`, 'line', () => acts.showAgain(key), words.showAgain),
			),
		),
	);
	return h(
		'details',
		{ class: 'withdrawn', 'data-unfold': 'withdrawn' },
		h('summary', {}, `${title} `, h('span', { class: 'count' }, String(findings.length))),
		h('ul', {}, items),
	);
}

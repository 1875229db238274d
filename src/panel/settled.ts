import type { WithdrawnView } from '../view/withdrawn';
import { button, counted, folded, h, list } from './dom';
import type { ReadView } from './messages';
import { lineButton, type Panel, passageItem } from './places';

/** What the author has decided, apart from the findings and folded; nothing where there is none. */
export function decidedGroup({ decided }: Pick<ReadView, 'decided'>, panel: Panel): HTMLElement | null {
	if (decided.findings.length === 0) return null;
	const items = list('', decided.findings, ({ code, title, excerpt, place, said }, index) => [
		h('div.finding-excerpt', excerpt),
		h(
			'div.finding-message',
			`${title}. ${said} `,
			lineButton(`decided:${index}`, place, panel),
			' ',
			button(
				`undo:${code}:${place.span.join()}`,
				'line',
				() => panel.send({ type: 'undoDecision', code, span: place.span }),
				panel.words.undoDecision,
			),
		),
	]);
	return folded('decided', decided.title, items);
}

/** Folded: the model sees nothing to be done about it. */
export function withdrawnGroup({ title, findings }: WithdrawnView, panel: Panel): HTMLElement {
	const items = findings.map(({ key, title: kind, message, reason, excerpt, place }) => {
		const passage = { place, excerpt, message: `${kind}. ${message}` };
		const again = button(`again:${key}`, 'line', () => panel.send({ type: 'showAgain', key }), panel.words.showAgain);
		const why = h('p.withdrawn-reason', reason && `${reason} `, again);
		return passageItem(`withdrawn:${key}`, passage, panel, why);
	});
	return folded('withdrawn', counted(title, findings.length), h('ul', items));
}

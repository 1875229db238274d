import type { PlaceView } from '../view/context';
import type { WithdrawnView } from '../view/withdrawn';
import { button, counted, folded, h, list } from './dom';
import type { ReadView } from './messages';
import { lineButton, passageItem, type Reveal } from './places';
import type { PanelWords } from './words';

/** What can be done about findings that need nothing more to be done. */
export interface SettledActs {
	readonly reveal: Reveal;
	readonly undo: (code: string, place: PlaceView) => void;
	/** Shows a finding again that a model withdrew. */
	readonly showAgain: (key: string) => void;
}

/** What the author has decided, apart from the findings and folded; nothing where there is none. */
export function decidedGroup(
	{ decided }: Pick<ReadView, 'decided'>,
	words: PanelWords,
	{ reveal, undo }: Pick<SettledActs, 'reveal' | 'undo'>,
): HTMLElement | null {
	if (decided.findings.length === 0) return null;
	const items = list('', decided.findings, ({ code, title, excerpt, place, said }, index) => [
		h('div.finding-excerpt', excerpt),
		h(
			'div.finding-message',
			`${title}. ${said} `,
			lineButton(`decided:${index}`, place, words, reveal),
			' ',
			button(`undo:${code}:${place.span.join()}`, 'line', () => undo(code, place), words.undoDecision),
		),
	]);
	return folded('decided', decided.title, items);
}

/** Folded: the model sees nothing to be done about it. */
export function withdrawnGroup(
	{ title, findings }: WithdrawnView,
	words: PanelWords,
	acts: Pick<SettledActs, 'reveal' | 'showAgain'>,
): HTMLElement {
	const items = findings.map(({ key, title: kind, message, reason, excerpt, place }) => {
		const passage = { place, excerpt, message: `${kind}. ${message}` };
		const again = button(`again:${key}`, 'line', () => acts.showAgain(key), words.showAgain);
		const why = h('p.withdrawn-reason', reason && `${reason} `, again);
		return passageItem(`withdrawn:${key}`, passage, words, acts.reveal, why);
	});
	return folded('withdrawn', counted(title, findings.length), h('ul', items));
}

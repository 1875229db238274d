import type { ScoreRowView } from '../view/frameworks';
import { fill, h, list, svg } from './dom';
import { type Panel, placedText } from './places';

/** Reasons shown at once; the rest can be unfolded. */
const atOnce = 3;

/** A score with its bar, where it comes from, and why. */
export function scoreRow(row: ScoreRowView, panel: Panel): HTMLElement {
	return h(
		'li.score-row',
		h(
			'div',
			{ class: isScored(row) ? 'score-line' : 'score-line unread' },
			h('span.score-label', row.label),
			isScored(row) && [bar(row), h('span.score-value', row.value, scaleOf(row))],
			basisBadge(row, panel),
		),
		reasonList(row, panel),
	);
}

/** Without a score there is no figure to show; the badge says so. */
export function isScored({ basis }: ScoreRowView): boolean {
	return basis !== 'unscored';
}

/** The interval over repeated judgements, and what the figure is measured on. */
export function scaleOf({ interval, range }: ScoreRowView): HTMLElement | null {
	const scale = [interval, range].filter(Boolean).join(' ');
	return scale === '' ? null : h('small', ` ${scale}`);
}

interface Based {
	readonly basis: ScoreRowView['basis'] | null;
	readonly basisName: string;
}

export function basisBadge({ basis, basisName }: Based, panel: Panel): HTMLElement | null {
	return basis && h('span', { class: `basis ${basis}`, title: panel.words[`${basis}Meaning`] }, basisName);
}

export function reasonList(row: ScoreRowView, panel: Panel): HTMLElement | null {
	if (row.reasons.length === 0) return null;
	const items = row.reasons.map((reason, index) => placedText(reason, `${row.label}:${index}`, panel));
	const shown = (some: typeof items) => list('', some, (item) => item);
	const rest = items.slice(atOnce);
	return h(
		'div.reasons',
		shown(items.slice(0, atOnce)),
		rest.length > 0 && h('details', h('summary', fill(panel.words.moreReasons, rest.length)), shown(rest)),
	);
}

/** The figure beside it says the same, so that a screen reader skips the bar. */
function bar({ share, basis }: ScoreRowView): SVGElement {
	return svg(
		'svg',
		{ class: `bar ${basis}`, viewBox: '0 0 100 6', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
		svg('rect', { class: 'track', width: 100, height: 6 }),
		share !== null && svg('rect', { class: 'fill', width: share * 100, height: 6 }),
	);
}

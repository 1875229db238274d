import type { HistoryView, SinceView } from '../view/history';
import { h, svg } from './dom';
import { type Panel, passageItem } from './places';
import type { Tab } from './tabs';

/** The size of the drawing, in its own units. */
const [width, height, margin] = [320, 48, 4];

/** How many findings there were at each save, what is gone and what has come. */
export function historyTab(view: HistoryView, panel: Panel): Tab {
	const { title, empty, since, nothing } = view;
	return {
		id: 'history',
		title,
		value: '',
		content: () => [
			h(
				'div.history',
				empty
					? h('p.state', empty)
					: [sparkline(view.trend), h('p', { class: 'quiet', 'aria-hidden': 'true' }, view.trend.name)],
				since.map((one, index) => sinceSection(`since:${index}`, one, { nothing, panel })),
				empty ? null : savesTable(view),
			),
		],
	};
}

/** A line from the first save to the last, from nothing at the bottom to the most at the top. */
export function sparkline({ name, values }: HistoryView['trend']): SVGSVGElement {
	const most = Math.max(1, ...values);
	const step = (width - 2 * margin) / Math.max(1, values.length - 1);
	const points = values.map((value, index) => [
		margin + index * step,
		height - margin - (value / most) * (height - 2 * margin),
	]);
	const [x, y] = points.at(-1) ?? [];
	return svg(
		'svg',
		{ class: 'sparkline', width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': name },
		svg('polyline', { points: points.map((point) => point.map((each) => each.toFixed(1)).join(',')).join(' ') }),
		svg('circle', { cx: x, cy: y, r: 3 }),
	);
}

interface SinceContext {
	readonly nothing: string;
	readonly panel: Panel;
}

function sinceSection(key: string, { mended, added }: SinceView, { nothing, panel }: SinceContext): HTMLElement {
	const rows = added.findings.map((finding) =>
		passageItem(`${key}:${finding.place.span.join()}:${finding.message}`, finding, panel),
	);
	return h(
		'section.since',
		listUnder(
			mended.title,
			mended.kinds.map((kind) => h('li', kind)),
			nothing,
			'mended',
		),
		listUnder(added.title, rows, nothing, 'findings'),
	);
}

function listUnder(title: string, list: readonly HTMLElement[], nothing: string, kind: string): HTMLElement {
	return h('div', h('h2', title), list.length > 0 ? h('ul', { class: kind }, list) : h('p.quiet', nothing));
}

function savesTable({ title, columns, rows }: HistoryView): HTMLElement {
	const heads = [columns.saved, columns.problems, columns.changed].map((name) => h('th', { scope: 'col' }, name));
	return h(
		'table',
		{ class: 'saves', 'aria-label': title },
		h('thead', h('tr', heads)),
		h(
			'tbody',
			rows.map(({ saved, problems, changes }) =>
				h(
					'tr',
					h('th', { scope: 'row' }, saved),
					h('td', problems),
					h(
						'td',
						changes.map((change) => h('div', change)),
					),
				),
			),
		),
	);
}

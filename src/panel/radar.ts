import type { RadarView } from '../view/frameworks';
import { h, svg } from './dom';
import type { Panel } from './places';

const radius = 100;
const middle = { x: 200, y: 158 };
const size = { width: 400, height: 316 };

type Point = readonly [x: number, y: number];

/** The dimensions as a web: this report's scored ones, and the chosen systems' figures behind them. */
export function radarFigure(
	radar: RadarView,
	panel: Panel,
	chosen: readonly string[],
	onChoose: (names: readonly string[]) => void,
): HTMLElement {
	return h('figure.radar', drawing(radar, panel, chosen), referenceChoice(radar, panel, chosen, onChoose));
}

function drawing({ axes, references }: RadarView, panel: Panel, chosen: readonly string[]): SVGElement {
	const at = (index: number, value: number) => point(index, axes.length, (value / 100) * radius);
	const shown = references.flatMap((reference, index) => (chosen.includes(reference.id) ? [{ reference, index }] : []));
	return svg(
		'svg',
		{ viewBox: `0 0 ${size.width} ${size.height}`, role: 'img', 'aria-label': panel.words.radar },
		[25, 50, 75, 100].map((ring) => svg('polygon', { class: 'ring', points: path(axes.map((_, i) => at(i, ring))) })),
		axes.map(({ value }, i) => spoke(at(i, 100), value !== null)),
		shown.map(({ reference, index }) =>
			svg('polygon', {
				class: `reference series-${index}`,
				points: path(reference.values.map((value, i) => at(i, value))),
			}),
		),
		ownShape(axes, at),
		axes.map(({ label, value }, i) => axisLabel(label, value, point(i, axes.length, radius + 14))),
	);
}

/** Neighbouring scored dimensions are joined; one that is not scored leaves a gap instead of a 0. */
function ownShape(axes: RadarView['axes'], at: (index: number, value: number) => Point): SVGElement {
	const points = axes.map(({ value }, index) => (value === null ? undefined : at(index, value)));
	const complete = points.every((one) => one !== undefined);
	const edges = points.flatMap((from, index) => {
		const to = points[(index + 1) % points.length];
		return from && to ? [svg('line', { class: 'own', x1: from[0], y1: from[1], x2: to[0], y2: to[1] })] : [];
	});
	return svg(
		'g',
		{},
		complete && svg('polygon', { class: 'own-area', points: path(points) }),
		edges,
		points.map((one) => one && svg('circle', { class: 'own-point', cx: one[0], cy: one[1], r: 4 })),
	);
}

function spoke([x, y]: Point, scored: boolean): SVGElement {
	return svg('line', { class: scored ? 'spoke' : 'spoke unscored', x1: middle.x, y1: middle.y, x2: x, y2: y });
}

function axisLabel(label: string, value: number | null, [x, y]: Point): SVGElement {
	const anchor = Math.abs(x - middle.x) < 8 ? 'middle' : x < middle.x ? 'end' : 'start';
	const lines = wrapped(label);
	const top = y - (y < middle.y ? lines.length * 12 - 6 : -6);
	return svg(
		'text',
		{ class: 'axis', 'text-anchor': anchor, y: top },
		lines.map((line, index) => svg('tspan', { x, dy: index === 0 ? 0 : 12 }, line)),
		svg('tspan', { class: 'axis-value', x, dy: 12 }, value === null ? '–' : value.toFixed(0)),
	);
}

function referenceChoice(
	{ references }: RadarView,
	panel: Panel,
	chosen: readonly string[],
	onChoose: (names: readonly string[]) => void,
): HTMLElement {
	const choices = references.map(({ id, name, final }, index) => {
		const checked = chosen.includes(id);
		const box = h('input', { type: 'checkbox', checked, 'data-key': `reference:${id}` });
		box.addEventListener('change', () =>
			onChoose(box.checked ? [...chosen, id] : chosen.filter((other) => other !== id)),
		);
		return h(
			'label.reference-choice',
			box,
			h('span', { class: `swatch series-${index}` }),
			`${name} ${final.toFixed(1)}`,
		);
	});
	return h('fieldset', h('legend', panel.words.compareWith), choices);
}

function point(index: number, count: number, distance: number): Point {
	const angle = (2 * Math.PI * index) / count - Math.PI / 2;
	return [middle.x + distance * Math.cos(angle), middle.y + distance * Math.sin(angle)].map(
		(value) => Math.round(value * 10) / 10,
	) as unknown as Point;
}

function path(points: readonly (Point | undefined)[]): string {
	return points.map((one) => one?.join(',')).join(' ');
}

/** At most two lines, broken at the space nearest the middle. */
function wrapped(label: string): string[] {
	const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
	if (label.length < 14 || spaces.length === 0) return [label];
	const cut = spaces.reduce((best, space) =>
		Math.abs(space - label.length / 2) < Math.abs(best - label.length / 2) ? space : best,
	);
	return [label.slice(0, cut), label.slice(cut + 1)];
}

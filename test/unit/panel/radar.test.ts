import assert from 'node:assert/strict';
import { radarFigure } from '../../../src/panel/radar';
import type { RadarView } from '../../../src/view/frameworks';
import { attributesOf, find, onPage, panelFor, textsOf, tick } from './page';

/** Four axes: up, right, down and left of the middle, which is 200,158. */
const four = (...values: readonly (number | null)[]): RadarView => ({
	axes: values.map((value, index) => ({ label: ['Up', 'Right', 'Down', 'Left'][index]!, value })),
	references: [
		{ id: 'Expert', name: 'By experts', expert: true, table: '', final: 81, values: [100, 0, 50, 20] },
		{ id: 'Baseline', name: 'Baseline', expert: false, table: '', final: 40, values: [10, 10, 10, 10] },
	],
});

const drawn = (radar: RadarView, ...chosen: readonly string[]) =>
	radarFigure(radar, panelFor().panel, chosen, () => {});

describe('the radar', () => {
	onPage();

	it('has 0 in the middle, 100 on the rim, and what is between to scale', () => {
		const figure = drawn(four(100, 50, 0, 25));
		assert.equal(find(figure, '.own-area').getAttribute('points'), '200,58 250,158 200,158 175,158');
		const points = attributesOf(figure, '.own-point', 'cx').map((x, i) => [
			x,
			attributesOf(figure, '.own-point', 'cy')[i],
		]);
		assert.deepEqual(points, [
			['200', '58'],
			['250', '158'],
			['200', '158'],
			['175', '158'],
		]);
	});

	it('has a ring for each quarter, and a spoke to the rim for each axis', () => {
		const figure = drawn(four(1, 1, null, 1));
		assert.deepEqual(attributesOf(figure, '.ring', 'points'), [
			'200,133 225,158 200,183 175,158',
			'200,108 250,158 200,208 150,158',
			'200,83 275,158 200,233 125,158',
			'200,58 300,158 200,258 100,158',
		]);
		assert.deepEqual(attributesOf(figure, '.spoke', 'y2'), ['58', '158', '258', '158']);
		assert.deepEqual(attributesOf(figure, '.spoke', 'class'), ['spoke', 'spoke', 'spoke unscored', 'spoke']);
	});

	it('leaves a gap where a dimension is not scored, rather than a 0', () => {
		const figure = drawn(four(100, null, 100, 100));
		assert.equal(figure.querySelector('.own-area'), null);
		assert.equal(figure.querySelectorAll('.own-point').length, 3);
		const edges = [...figure.querySelectorAll('line.own')].map((line) =>
			['x1', 'y1', 'x2', 'y2'].map((name) => line.getAttribute(name)).join(),
		);
		assert.deepEqual(edges, ['200,258,100,158', '100,158,200,58']);
		assert.deepEqual(textsOf(figure, '.axis-value'), ['100', '–', '100', '100']);
	});

	it('shows the chosen systems behind it, each in the colour of its place among all', () => {
		assert.equal(drawn(four(1, 1, 1, 1)).querySelector('polygon.reference'), null);
		const figure = drawn(four(1, 1, 1, 1), 'Baseline');
		assert.deepEqual(attributesOf(figure, 'polygon.reference', 'class'), ['reference series-1']);
		assert.equal(find(figure, 'polygon.reference').getAttribute('points'), '200,148 210,158 200,168 190,158');
		const expert = drawn(four(1, 1, 1, 1), 'Expert');
		assert.equal(find(expert, 'polygon.reference').getAttribute('points'), '200,58 200,158 200,208 180,158');
	});

	it('lets a system be added to the chosen ones and taken away', () => {
		const chosen: (readonly string[])[] = [];
		const figure = radarFigure(four(1, 1, 1, 1), panelFor().panel, ['Expert'], (names) => chosen.push(names));
		assert.deepEqual(textsOf(figure, 'label'), ['By experts 81.0', 'Baseline 40.0']);
		const [expert, baseline] = [...figure.querySelectorAll<HTMLElement>('input')];
		assert.deepEqual([expert!.hasAttribute('checked'), baseline!.hasAttribute('checked')], [true, false]);
		tick(baseline!, true);
		tick(expert!, false);
		assert.deepEqual(chosen, [['Expert', 'Baseline'], []]);
	});

	it('writes labels away from the drawing, long ones in two lines', () => {
		const [up, right, , left] = four(1, 1, 1, 1).axes;
		const long = { label: 'Visual and linguistic synergy', value: 7.6 };
		const figure = drawn({ axes: [up!, right!, long, left!], references: [] });
		assert.deepEqual(attributesOf(figure, 'text.axis', 'text-anchor'), ['middle', 'start', 'middle', 'end']);
		assert.deepEqual(textsOf(figure, 'text.axis:nth-of-type(3) tspan'), ['Visual and', 'linguistic synergy', '8']);
		assert.deepEqual(attributesOf(figure, 'text.axis', 'y'), ['38', '164', '278', '164']);
	});
});

import assert from 'node:assert/strict';
import { checkClaim } from '../../../../src/sources/support/checkClaim';
import { soonest } from '../../../server/soonest';
import { computing } from '../../computing';
import { sourceOf } from './sourceOf';

describe('the ranking of a source’s sentences', () => {
	it('reads a source of 20,000 words and 20 claims within a second and a half of computing', async () => {
		const subjects = 'Halden Orvik Brodtun Skarv Tinde Lysen Fjeld Marka Nordli Solberg'.split(' ');
		const goods = 'meals batteries boats timber salmon paper turbines cables software wool'.split(' ');
		const towns = 'Oslo Bergen Bodo Hamar Molde Narvik Tromso Voss Moss Skien'.split(' ');
		const line = (i: number) =>
			`In ${1990 + (i % 35)} the company ${subjects[i % 10]} sold ${i * 37} tonnes of ${goods[(i * 7) % 10]} made in ${towns[(i * 3) % 10]}, which was ${i % 40}% more than a year before.`;
		const lines = Array.from({ length: 920 }, (_, i) => line(i));
		const work = () => {
			const source = sourceOf('Companies', ...lines);
			for (let i = 0; i < 20; i++) assert.ok(checkClaim(source, { text: line(i * 41) }).passages.length > 0);
		};
		const took = await soonest(1_500, () => computing(work));
		assert.ok(took < 1_500, `${took} ms`);
	});
});

import assert from 'node:assert/strict';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';
import { doc, marked, references } from '../finding';

const facts = [
	'A system cost $186 per kWh in 2024 [1].',
	'A system cost $149 per kWh in 2025 [1].',
	'Cells cost $61 per kWh in 2025 [1].',
	'Inverters cost $22 per kWh in 2025 [1].',
	'Installation cost $31 per kWh in 2025 [1].',
];
const report = (heading: string, ...lines: string[]) => doc('# Storage', '', `## ${heading}`, '', ...lines, references);
const section = (heading: string, ...lines: string[]) => marked('section.noClaim', report(heading, ...lines));

describe('section.noClaim', () => {
	it('marks the heading of a section with nothing but facts', () => {
		assert.deepEqual(section('Prices', ...facts), ['Prices']);
	});

	it('leaves a section alone that makes a point', () => {
		assert.deepEqual(section('Prices', 'Cheap cells are therefore the main advantage.', ...facts), []);
	});

	it('is told only where it is asked for', () => {
		const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock });
		const { findings } = plumbline.analyze({ name: 'test.md', text: report('Prices', ...facts) });
		assert.ok(!findings.some(({ code }) => code === 'section.noClaim'));
	});

	it('leaves few facts, and sections that need no point, alone', () => {
		assert.deepEqual(section('Prices', ...facts.slice(1)), []);
		assert.deepEqual(section('Appendix', ...facts), []);
	});
});

import assert from 'node:assert/strict';
import { type Answered, withAgent } from '../agent';
import { faulty, mended } from '../reports';

const files = { 'ferries.md': faulty, 'mended.md': mended };

describe('MCP: check_numbers', () => {
	it('tells what does not hold with the computed value', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data, text } = await ask('check_numbers', { path: 'ferries.md' });
			assert.deepEqual([data.checked.all, data.checked.conflicts, data.set_aside], [1, 1, 0]);
			assert.deepEqual(
				data.findings.map(({ code, line }: Answered) => [code, line]),
				[['number.arithmetic', 5]],
			);
			const { stated, computed } = data.findings[0].comparison;
			assert.deepEqual([stated, computed], ['35%', '25%']);
			assert.match(text, /stated 35%, computed 25% \(.+\)/);
		});
	});

	it('lists what holds only where it is asked for', async () => {
		await withAgent({ files }, async ({ ask }) => {
			const { data } = await ask('check_numbers', { path: 'mended.md' });
			assert.deepEqual([data.findings, data.others, data.checked.holds], [[], [], 1]);
			const whole = await ask('check_numbers', { path: 'mended.md', all: true });
			assert.deepEqual(
				whole.data.others.map(({ outcome, line }: Answered) => [outcome, line]),
				[['holds', 5]],
			);
		});
	});

	it('says how many conflicts no finding tells', async () => {
		const off = { ...files, 'plumbline.config.json': '{ "severities": { "number.arithmetic": "off" } }' };
		await withAgent({ files: off }, async ({ ask }) => {
			const { data, text } = await ask('check_numbers', { path: 'ferries.md' });
			assert.deepEqual([data.findings, data.set_aside], [[], 1]);
			assert.match(text, /1 of these are told by no finding here/);
		});
	});
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type Answered, withAgent } from '../../cli/mcp/agent';
import { faulty, mended } from '../../cli/mcp/reports';

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

	it('tells a total that is not the sum of its parts', async () => {
		const table = '| Line | Boats |\n|---|---|\n| North | 14 |\n| South | 20 |\n| East | 9 |\n| Total | 53 |\n';
		await withAgent({ files: { 'table.md': `# Boats\n\nTable 1 lists them.\n\n${table}` } }, async ({ ask }) => {
			const { data } = await ask('check_numbers', { path: 'table.md' });
			assert.deepEqual([data.checked.conflicts, data.findings.length, data.set_aside], [1, 1, 0]);
			assert.equal(data.findings[0].comparison.computed, '43');
		});
	});

	it('counts what is told with another slip as told', async () => {
		const report = readFileSync('examples/coffee-retail-zh/report.md', 'utf8');
		await withAgent({ files: { 'coffee.md': report } }, async ({ ask }) => {
			const { data } = await ask('check_numbers', { path: 'coffee.md' });
			assert.ok(data.checked.conflicts > data.findings.length);
			assert.equal(data.set_aside, 0);
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

import assert from 'node:assert/strict';
import { runIn } from '../memoryEnvironment';

const report = '# Steel\n\nPrices fell by 12 % in 2024 [7].\n\n## References\n\n[1] Yearbook. https://list.example/\n';

describe('CLI: a file that was found beside reports', () => {
	const large = '['.repeat(5 * 1024 * 1024);

	it('of decisions that is larger than anybody’s is not read, hides nothing, and is told', async () => {
		const { code, stdout, stderr } = await runIn(
			{ files: { 'r.md': report, '.plumbline/decisions.json': large } },
			...['analyze', 'r.md'],
		);
		assert.match(
			stderr,
			/decisions\.json: It has 5\.0 MB; of a file that you have not named yourself no more than 4 MB is read/,
		);
		assert.match(stdout, /citation\.broken/);
		assert.equal(code, 1);
	});

	it('is not read as configuration or list of what is known beyond that size, unless the user names it', async () => {
		const files = { 'r.md': report, 'plumbline.config.json': large };
		assert.match((await runIn({ files }, 'analyze', 'r.md')).stderr, /no more than 4 MB is read/);
		const known = { 'r.md': report, 'plumbline.config.json': '{"baseline": "known.json"}', 'known.json': large };
		assert.match((await runIn({ files: known }, 'analyze', 'r.md')).stderr, /no more than 4 MB is read/);
		const named = await runIn({ files: known }, 'analyze', 'r.md', '--baseline', 'known.json');
		assert.match(named.stderr, /is no file of known findings/);
	});

	it('names no more reports as known than are looked for in a moment', async () => {
		const findings = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}.md`, []]));
		const files = { 'r.md': report, 'known.json': JSON.stringify({ version: 1, findings }) };
		const { code, stderr } = await runIn({ files }, 'analyze', 'r.md', '--baseline', 'known.json');
		assert.deepEqual([code, /names more than 20,000 reports/.test(stderr)], [2, true]);
	});
});

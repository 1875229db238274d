import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { memoryStore } from '../../../../src/ports';
import { type Ran, runIn, type Surroundings } from '../memoryEnvironment';

const slip = (share: string) => `Sales rose from $12.0m in 2022 to $15.0m in 2023, an increase of ${share} [1].`;
const references = '## References\n\n[1] Prices. https://example.com/1\n';
const report = (share: string, more = '') => `# Heat pumps\n\n${slip(share)}\n\n${references}${more}`;
const unused = '[2] Wages. https://example.com/2\n';
const text = ({ files }: Ran, name = 'r.md') => files.get(`/reports/${name}`);

describe('CLI: analyze --fix', () => {
	it('writes what is sure, and tells the rest', async () => {
		const ran = await runIn(
			{ files: { 'r.md': report('35%', unused), 's.md': report('25%') } },
			'analyze',
			'.',
			'--fix',
		);
		assert.equal(text(ran), report('25%'));
		assert.equal(text(ran, 's.md'), report('25%'));
		assert.match(ran.stderr, /Mended 2 findings in 1 report\./);
		assert.doesNotMatch(ran.stdout, /number\.arithmetic|citation\.unused/);
		assert.equal(ran.code, 0);
	});

	it('leaves alone what the author has to choose, and what is not asked for', async () => {
		const either = '# Study\n\nSales were $12.0m in 2022.\n\nIn 2022 sales were $12.5m.\n';
		assert.equal(text(await runIn({ files: { 'r.md': either } }, 'analyze', 'r.md', '--fix')), either);
		const ran = await runIn(
			{ files: { 'r.md': report('35%', unused) } },
			'analyze',
			'r.md',
			'--fix',
			'--only=number.*',
		);
		assert.equal(text(ran), report('25%', unused));
	});

	it('reads a report that needs no mend once', async () => {
		const read: string[] = [];
		const startAnalysis: Surroundings['startAnalysis'] = () => ({
			analyzer: async (...task) => {
				read.push(task[0].name);
				return analyze(...task);
			},
			dispose: () => {},
		});
		const files = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`r${at}.md`, report('25%', `${at}\n`)]));
		const stores = new Map([['/cache', memoryStore()]]);
		await runIn({ files, startAnalysis, stores, processors: 2 }, 'analyze', '.', '--fix', '--only=number.*');
		assert.equal(read.length, 12);
	});

	it('does not write over a report that was changed meanwhile', async () => {
		const files = { 'r.md': report('35%') };
		let reads = 0;
		const read = async (path: string) => {
			if (!path.endsWith('r.md')) throw Object.assign(new Error(), { code: 'ENOENT' });
			return new TextEncoder().encode(reads++ === 0 ? files['r.md'] : `${files['r.md']}\nNew.\n`);
		};
		const ran = await runIn({ files, fs: { read } }, 'analyze', 'r.md', '--fix');
		assert.equal(text(ran), files['r.md']);
		assert.match(ran.stderr, /r\.md was changed while it was read/);
		assert.equal(ran.code, 2);
	});

	it('does not write a report in another encoding', async () => {
		const wide = Buffer.from(`\uFEFF${report('35%')}`, 'utf16le');
		const ran = await runIn({ files: { 'r.md': wide } }, 'analyze', 'r.md', '--fix');
		assert.equal(text(ran), wide);
		assert.match(ran.stderr, /r\.md is not UTF-8/);
	});

	it('refuses standard input', async () => {
		const ran = await runIn({ stdin: report('35%') }, 'analyze', '-', '--fix');
		assert.deepEqual([ran.code, ran.stdout], [2, '']);
		assert.match(ran.stderr, /use --diff/);
	});
});

describe('CLI: analyze --diff', () => {
	it('shows the same as a patch, of standard input, too', async () => {
		const { stdout, code } = await runIn({ stdin: report('35%') }, 'analyze', '-', '--diff');
		assert.match(stdout, /^--- a\/stdin\.md\n\+\+\+ b\/stdin\.md\n@@ -1,\d+ \+1,\d+ @@\n/);
		assert.ok(stdout.includes(`\n-${slip('35%')}\n+${slip('25%')}\n`), stdout);
		assert.equal(code, 1);
	});

	it('has no control characters in JSON on a terminal, which reads as the same there', async () => {
		const files = { 'r.md': report('35%').replace('Heat', '\u009b2J\u202eHeat') };
		const [shown = '', piped = ''] = (
			await Promise.all([true, false].map((terminal) => runIn({ files, terminal }, 'analyze', 'r.md', '--format=json')))
		).map(({ stdout }) => stdout);
		assert.ok(piped.includes('\u009b') && !/[\u009b\u202e]/.test(shown));
		assert.deepEqual(JSON.parse(shown), JSON.parse(piped));
	});

	it('shows a terminal no control characters of a report, and is exact elsewhere', async () => {
		const files = { 'r.md': report('35%').replace('Heat', '\u001b[31mHeat') };
		const [shown, piped] = await Promise.all(
			[true, false].map((isTTY) => runIn({ files, terminal: isTTY }, 'analyze', 'r.md', '--diff')),
		);
		assert.ok(shown?.stdout.includes('\n # [31mHeat pumps\n'), shown?.stdout);
		assert.ok(piped?.stdout.includes('\n # \u001b[31mHeat pumps\n'), piped?.stdout);
	});

	it('changes nothing, and is empty where there is nothing to mend', async () => {
		const ran = await runIn({ files: { 'r.md': report('35%') } }, 'analyze', 'r.md', '--diff', '--fix');
		assert.equal(text(ran), report('35%'));
		const clean = await runIn({ files: { 'r.md': report('25%') } }, 'analyze', 'r.md', '--diff');
		assert.deepEqual([clean.code, clean.stdout], [0, '']);
		assert.equal((await runIn({ files: {} }, 'analyze', 'r.md', '--diff', '--format=json')).code, 2);
	});
});

describe('CLI: fixes for programs', () => {
	it('stand in JSON and SARIF', async () => {
		const wrong = report('35%', unused);
		const out = async (format: string) =>
			JSON.parse((await runIn({ files: { 'r.md': wrong } }, 'analyze', 'r.md', `--format=${format}`)).stdout);
		const { findings } = await out('json');
		const found = (code: string) => findings.find((each: { code: string }) => each.code === code);
		const start = wrong.indexOf('35%');
		assert.deepEqual(found('number.arithmetic').fixes, [
			{
				description: 'Replace 35% with 25%, as computed',
				edits: [{ span: [start, start + 3], line: 3, column: 66, text: '25%' }],
			},
		]);
		const { results } = (await out('sarif')).runs[0];
		const fixed = results.filter((each: { fixes?: unknown }) => each.fixes);
		assert.deepEqual(
			fixed.map((each: { ruleId: string }) => each.ruleId),
			['number.arithmetic', 'citation.unused'],
		);
		const [{ replacements }] = fixed[0].fixes[0].artifactChanges;
		assert.equal(replacements[0].insertedContent.text, '25%');
		assert.equal(replacements[0].deletedRegion.startLine, 3);
	});
});

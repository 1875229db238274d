import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { memoryStore } from '../../../../src/ports';
import { runIn, type Surroundings } from '../memoryEnvironment';

describe('CLI: plumbline analyze', () => {
	it('tells of ignore comments that hide nothing beside the result, which stays as it is', async () => {
		const text = '# Steel\n\n<!-- plumbline-disable-next-line claim.vage -->\nPrices fell by 12 % in 2024.\n';
		const files = { 'r.md': text, 'c.md': '# Steel\n\nPrices fell by 12 % in 2024.\n' };
		const { code, stderr } = await runIn({ files }, 'analyze', 'r.md', 'c.md', '--format=json');
		assert.equal(code, 0);
		assert.equal(
			stderr,
			'plumbline: r.md, line 3: this comment names “claim.vage”, which is no kind of finding. Did you mean claim.vague?\n',
		);
		const chinese = await runIn({ files }, 'analyze', 'r.md', '--lang=zh');
		assert.match(
			chinese.stderr,
			/^plumbline: r\.md 第 3 行：此注释所写的“claim\.vage”不是任何一种发现的代码。您要的是 claim\.vague 吗？\n$/,
		);
	});
});

describe('CLI: analyze --cache', () => {
	const report = (value: number) => `# Steel\n\nPrices fell from 20 to ${value} in 2024, a fall of 90 % [7].\n`;
	const files = { 'a.md': report(10), 'b.md': report(15) };

	it('writes the same whether a report was kept or is read, and reads only what has changed', async () => {
		const stores = new Map([['/reports/kept', memoryStore()]]);
		const read: string[] = [];
		const startAnalysis: Surroundings['startAnalysis'] = () => ({
			analyzer: async (...task) => {
				read.push(task[0].name);
				return analyze(...task);
			},
			dispose: () => {},
		});
		const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`r${at}.md`, report(at)]));
		const threads = { stores, startAnalysis, processors: 2 };
		const run = (given: Record<string, string>, ...argv: string[]) =>
			runIn({ ...threads, files: given }, 'analyze', '.', ...argv);
		for (const format of ['text', 'lines', 'json', 'html', 'markdown', 'sarif', 'github', 'gitlab', 'junit']) {
			const plain = await run(many, `--format=${format}`);
			read.length = 0;
			const kept = await run(many, `--format=${format}`, '--cache=kept');
			assert.deepEqual([kept.stdout, kept.stderr, kept.code], [plain.stdout, plain.stderr, plain.code]);
			assert.equal(read.length, format === 'text' ? 12 : 0, format);
		}
		await run({ ...many, 'r3.md': report(99) }, '--cache=kept');
		assert.deepEqual(read, ['r3.md']);
	});

	it('goes by the settings as they are now', async () => {
		const stores = new Map([['/reports/kept', memoryStore()]]);
		const codes = async (given: Record<string, string>, ...argv: string[]) => {
			const run = ['analyze', 'a.md', '--format=json', '--cache=kept', ...argv];
			const { findings } = JSON.parse((await runIn({ stores, files: given }, ...run)).stdout);
			return findings.map(({ code }: { code: string }) => code);
		};
		assert.ok((await codes(files)).includes('citation.broken'));
		const off = { ...files, 'plumbline.config.json': '{ "severities": { "citation.broken": "off" } }' };
		assert.ok(!(await codes(off)).includes('citation.broken'));
		assert.deepEqual(await codes(files, '--only=citation.broken'), ['citation.broken']);
		assert.ok((await codes(files)).includes('number.arithmetic'));
	});

	it('is listed and cleared with what models answered', async () => {
		const stores = new Map([['/reports/kept', memoryStore()]]);
		await runIn({ stores, files }, 'analyze', '.', '--cache=kept');
		const listed = await runIn({ stores }, 'cache', '--cache=kept', '--format=json');
		assert.equal(JSON.parse(listed.stdout).entries, 2);
		await runIn({ stores }, 'cache', 'clear', '--cache=kept');
		assert.equal(
			(await runIn({ stores }, 'cache', '--cache=kept', '--format=json')).stdout.includes('"entries": 0'),
			true,
		);
		assert.equal((await runIn({ stores, files }, 'analyze', '.')).stderr, '');
		assert.deepEqual(await stores.get('/reports/kept')?.list(), []);
	});

	it('is the folder of the platform by default, which need not be there; --no-cache keeps nothing', async () => {
		const usual = memoryStore();
		const stores = new Map([['/cache', usual]]);
		await runIn({ stores, files }, 'analyze', '.', '--no-cache');
		assert.deepEqual(await usual.list(), []);
		await runIn({ stores, files }, 'analyze', '.');
		assert.equal((await usual.list()).length, 2);
		const write = () => Promise.reject(Object.assign(new Error(), { code: 'EROFS' }));
		const readOnly = new Map(['/cache', '/named'].map((folder) => [folder, { ...memoryStore(), write }]));
		assert.equal((await runIn({ stores: readOnly, files }, 'analyze', 'a.md')).stderr, '');
		assert.match((await runIn({ stores: readOnly, files }, 'analyze', 'a.md', '--cache=/named')).stderr, /read-only/);
	});
});

describe('CLI: analyze --watch', () => {
	const slip = (share: number) => `# Steel\n\nSales rose from $12.0m to $15.0m, an increase of ${share}%.\n`;

	it('runs again at each change, by the settings of that moment, until it is stopped', async () => {
		const stop = new AbortController();
		const files: Record<string, string> = { 'a.md': slip(35) };
		const changes = ['loud', '{}'];
		const seen: boolean[] = [];
		const settings = { text: '{}' };
		const surroundings: Surroundings = {
			files,
			interrupted: stop.signal,
			fs: {
				stat: async (path) =>
					/\/(?:a\.md|plumbline\.config\.json)$/.test(path) ? { kind: 'file', size: 9 } : undefined,
				read: async (path) => new TextEncoder().encode(path.endsWith('a.md') ? slip(35) : settings.text),
			},
			watch: (folders, concerns) => {
				assert.deepEqual(folders, [{ path: '/reports', recursive: false }]);
				const names = ['a.md', 'out.md', 'plumbline.config.json', 'x.txt'];
				seen.push(...names.map((name) => concerns(`/reports/${name}`)));
				return {
					async next() {
						const next = changes.shift();
						if (next === undefined) stop.abort();
						else settings.text = next;
					},
					close: () => {},
				};
			},
		};
		const ran = await runIn(surroundings, 'analyze', 'a.md', '--watch', '--format=lines', '-o', 'markdown=out.md');
		assert.deepEqual(seen, [true, false, true, false]);
		assert.equal(ran.stdout.match(/number\.arithmetic/g)?.length, 2);
		assert.match(ran.stderr, /plumbline\.config\.json/);
		assert.equal(ran.code, 0);
	});

	it('refuses standard input', async () => {
		assert.equal((await runIn({ stdin: slip(35) }, 'analyze', '-', '--watch')).code, 2);
	});
});

import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { readBibliography } from '../../../../src/index';
import { silentLogger } from '../../../../src/ports';
import type { SourceFiles } from '../../../../src/sources/model';
import { withZotero, type ZoteroEntry, type ZoteroSetting } from '../../sources/bibliography/scriptedZotero';
import { runIn, type Surroundings } from '../memoryEnvironment';

const keyed = (id: string, title: string, more: object = {}): ZoteroEntry => ({
	key: `K${id.toUpperCase().padEnd(7, '0')}`.slice(0, 8),
	item: { id, type: 'article-journal', title, ...more },
});

const library: readonly ZoteroEntry[] = [
	keyed('doe2020', 'Grids', {
		DOI: '10.1000/grids',
		abstract: 'Long.',
		note: 'Do not trust.',
		issued: { raw: '2020' },
	}),
	{ key: 'ABCD2345', item: { id: 'http://zotero.org/users/7/items/ABCD2345', type: 'book', title: 'Ports' } },
	keyed('roe2021', 'Ferries', { URL: 'https://example.org/ferries' }),
	{
		key: 'QQQQ2345',
		item: { id: 'http://zotero.org/users/7/items/QQQQ2345', note: 'Citation Key: pinned1', title: 'Pin' },
	},
];

const report = (keys: readonly string[], head = '') =>
	`${head}# Storage\n\nPrices fell in 2023 [${keys.map((key) => `@${key}`).join('; ')}].\n`;

async function take(
	setting: ZoteroSetting,
	files: Surroundings['files'],
	...argv: string[]
): Promise<Awaited<ReturnType<typeof runIn>> & { asked: readonly URL[]; entries(file?: string): { id: string }[] }> {
	let result: Awaited<ReturnType<typeof take>> | undefined;
	await withZotero(setting, async ({ port, asked }) => {
		const own = ['references', 'r.md', '--from=zotero', `--zotero-port=${port}`];
		const ran = await runIn({ files, fetch: globalThis.fetch }, ...own, ...argv);
		const entries = (file = 'references.json') => JSON.parse(String(ran.files.get(`/reports/${file}`)));
		result = { ...ran, asked: [...asked], entries };
	});
	return result ?? assert.fail();
}

describe('CLI: references --from zotero', function () {
	this.timeout(300_000);

	it('writes the entries of cited keys, whichever key they are cited by, and tells what it asks', async () => {
		const cited = ['doe2020', 'ABCD2345', 'pinned1'];
		const { code, stderr, stdout, entries, files } = await take({ library }, { 'r.md': report(cited) });
		assert.deepEqual(
			entries().map(({ id }) => id),
			cited,
		);
		assert.deepEqual(entries()[0], {
			id: 'doe2020',
			type: 'article-journal',
			title: 'Grids',
			DOI: '10.1000/grids',
			issued: { raw: '2020' },
		});
		assert.match(stderr, /Asks Zotero on this computer \(127\.0\.0\.1:\d+\) for 3 cited keys; nothing leaves/);
		assert.match(stderr, /references\.json: entries taken from Zotero: 3 new, 0 replaced\./);
		assert.match(stderr, /r\.md does not name references\.json yet\..*bibliography: references\.json/);
		assert.deepEqual([code, stdout, files.get('/reports/r.md')], [0, '', report(cited)]);
	});

	it('writes what the reader of bibliographies takes', async () => {
		const head = '---\nbibliography: refs/own.json\n---\n\n';
		const text = report(['roe2021'], head);
		const taken = await take({ library }, { 'r.md': text });
		assert.doesNotMatch(taken.stderr, /does not name/);
		assert.equal(taken.entries('refs/own.json').length, 1);
		const files: SourceFiles = {
			list: async () => [],
			read: async (path) => new TextEncoder().encode(String(taken.files.get(`/reports/${path}`))),
		};
		const { report: parsed } = analyze({ name: 'r.md', text });
		const bibliography = await readBibliography(parsed, 'r.md', files, silentLogger);
		const entry = bibliography.get('roe2021');
		assert.deepEqual([entry?.title, entry?.url], ['Ferries', 'https://example.org/ferries']);
	});

	it('replaces the entries of these keys and leaves the others, asking only for what is not listed elsewhere', async () => {
		const head = '---\nbibliography: [refs.bib, own.json]\n---\n\n';
		const own = JSON.stringify([
			{ id: 'kept', title: 'Kept' },
			{ id: 'doe2020', title: 'Old' },
		]);
		const files = {
			'r.md': report(['doe2020', 'inbib', 'roe2021'], head),
			'refs.bib': '@book{inbib, title={In the other file}, url={https://example.org/b}}',
			'own.json': own,
		};
		const { entries, stderr, code } = await take({ library }, files);
		assert.deepEqual(
			entries('own.json').map(({ id }) => id),
			['kept', 'doe2020', 'roe2021'],
		);
		assert.match(stderr, /for 2 cited keys/);
		assert.match(stderr, /1 new, 1 replaced/);
		assert.equal(code, 0);
	});

	it('finds Zotero’s own key of an entry that has a citation key, and entries of groups, and tells what it has not', async () => {
		const groups = { 12: [keyed('group1', 'Of a group')] };
		const cited = ['KROE2021', 'group1', 'nowhere1'];
		const { code, stderr, entries, asked } = await take({ library, groups }, { 'r.md': report(cited) });
		assert.deepEqual(
			entries().map(({ id }) => id),
			['KROE2021', 'group1'],
		);
		assert.match(stderr, /Not in Zotero: nowhere1\./);
		assert.equal(code, 2);
		assert.ok(asked.some(({ pathname }) => pathname === '/api/groups/12/items/top'));
	});

	it('reads a large library page by page, and stops where everything is found', async () => {
		const many = Array.from({ length: 1200 }, (_, at) => keyed(`key${at}`, `Entry ${at}`));
		const last = await take({ library: many }, { 'r.md': report(['key1199']) });
		assert.deepEqual(
			last.asked.map(({ searchParams }) => searchParams.get('start')),
			['0', '500', '1000'],
		);
		assert.equal(last.entries().length, 1);
		assert.equal((await take({ library: many }, { 'r.md': report(['key3']) })).asked.length, 1);
	});

	it('calls itself no browser, and is let in where the program around it does', async () => {
		await withZotero({ library }, async ({ port, headers }) => {
			const asBrowser: typeof fetch = (url, init) =>
				fetch(url, { ...init, headers: { ...init?.headers, 'User-Agent': 'Mozilla/5.0 (an editor)' } });
			const argv = ['references', 'r.md', '--from=zotero', `--zotero-port=${port}`];
			const { code } = await runIn({ files: { 'r.md': report(['doe2020']) }, fetch: asBrowser }, ...argv);
			assert.equal(code, 0);
			assert.equal(headers[0]?.['zotero-allowed-request'], '1');
			assert.equal(headers[0]?.cookie, undefined);
		});
	});

	it('says what to do where Zotero does not run, does not allow it, or is another program', async () => {
		const files = { 'r.md': report(['doe2020']) };
		const zotero = { 'Zotero-API-Version': '3' };
		const refused = await take({ instead: { status: 403, body: 'Local API is not enabled', headers: zotero } }, files);
		assert.deepEqual([refused.code, refused.files.has('/reports/references.json')], [2, false]);
		assert.match(refused.stderr, /under Advanced, allow other applications on this computer/);
		for (const instead of [
			{ status: 200, body: '[]' },
			{ status: 200, body: '<html>', headers: zotero },
			{ status: 200, body: '{"items": 3}', headers: zotero },
			{ status: 302, body: '', headers: { ...zotero, Location: 'http://127.0.0.1:1/' } },
			{ status: 500, body: 'oh', headers: zotero },
		])
			assert.match((await take({ instead }, files)).stderr, /is not Zotero, or not a version that answers/);
		let free = 0;
		await withZotero({}, async ({ port }) => {
			free = port;
		});
		const argv = ['references', 'r.md', '--from=zotero', `--zotero-port=${free}`];
		const { code, stderr } = await runIn({ files, fetch: globalThis.fetch }, ...argv);
		assert.equal(code, 2);
		assert.match(stderr, /does not answer on this computer \(127\.0\.0\.1:\d+\)\. Start Zotero/);
	});

	it('asks nothing where no key lacks an entry, and writes over nothing but entries', async () => {
		const listed =
			'# Storage\n\nPrices fell [@a1; @doi:10.1000/1].\n\n## References\n\n[@a1]: A list. https://example.org/\n';
		const without = await take({ library }, { 'r.md': '# Storage\n\nPrices fell in 2023 [1].\n' });
		assert.deepEqual([without.code, without.asked.length], [0, 0]);
		assert.match(without.stderr, /cites no key/);
		assert.equal(
			(await take({ library }, { 'r.md': listed })).asked.some(({ href }) => href.includes('doi')),
			false,
		);
		for (const text of ['{ "name": "x" }', '[{ "title": "no id" }]', 'not JSON']) {
			const files = { 'r.md': report(['doe2020'], '---\nbibliography: package.json\n---\n\n'), 'package.json': text };
			const { code, stderr, files: after, asked } = await take({ library }, files);
			assert.deepEqual([code, after.get('/reports/package.json'), asked.length], [2, text, 0]);
			assert.match(stderr, /package\.json is no list of entries \(CSL JSON\) and was left as it is/);
		}
		const away = await take({ library }, { 'r.md': report(['doe2020'], '---\nbibliography: ../x.json\n---\n\n') });
		assert.deepEqual([away.files.has('/x.json'), away.entries().length], [false, 1]);
	});

	it('needs to be told where from, and takes one report', async () => {
		assert.match((await runIn({ files: { 'r.md': '' } }, 'references', 'r.md')).stderr, /--from zotero/);
		assert.match((await runIn({}, 'references', 'r.md', '--from=mendeley')).stderr, /zotero/);
		assert.match((await runIn({}, 'references', 'a.md', 'b.md', '--from=zotero')).stderr, /takes no more/);
	});
});

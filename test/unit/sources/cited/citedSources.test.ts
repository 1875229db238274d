import assert from 'node:assert/strict';
import { inEnglish } from '../../../../src/messages/inEnglish';
import type { Message } from '../../../../src/messages/model';
import { type Logger, silentLogger } from '../../../../src/ports';
import { parseReport } from '../../../../src/report/parsing/parse';
import { readBibliography } from '../../../../src/sources/bibliography/bibliography';
import { citedSources } from '../../../../src/sources/cited/citedSources';
import { readSourcesFolder } from '../../../../src/sources/cited/sourcesFolder';
import { memoryFiles } from '../files';

function sourcesOf(text: string, context: Partial<Parameters<typeof citedSources>[1]> = {}) {
	return citedSources(parseReport(text), { reportPath: 'reports/q1.md', ...context });
}

describe('cited sources', () => {
	it('are one for all spellings of an address', () => {
		const [source, ...rest] = sourcesOf(
			'# Ferries\n\nTraffic grew ([Ledger](https://www.ledger.example/ferries/?utm_source=x)) and grew.[1] It fell https://ledger.example/ferries#top.\n\n## References\n\n[1] Ferry traffic grows. http://ledger.example/ferries\n',
		);
		assert.deepEqual(rest, []);
		assert.equal(source?.id, 'ledger.example/ferries');
		assert.deepEqual(source?.citations, [0, 1, 2]);
		assert.equal(source?.title, 'Ferry traffic grows');
		assert.equal(source?.reference, 0);
		assert.deepEqual(source?.targets, [{ kind: 'url', url: 'https://www.ledger.example/ferries/?utm_source=x' }]);
	});

	it('are found by a DOI or an arXiv id where there is no address', () => {
		const [doi, arxiv] = sourcesOf(
			'# Ferries\n\nTraffic grew [1]. Ports learn [2].\n\n## References\n\n[1] Hale, J. (2023). Ferries. Port Studies 4(2), doi:10.1234/PS.2023(4).\n[2] Lee, K. Learning ports. arXiv:2305.01234v2, 2023.\n',
		);
		assert.equal(doi?.id, 'doi:10.1234/ps.2023(4)');
		assert.deepEqual(doi?.targets, [{ kind: 'url', url: 'https://doi.org/10.1234/ps.2023(4)' }]);
		assert.equal(arxiv?.id, 'arxiv:2305.01234');
		assert.deepEqual(
			arxiv?.targets.map((target) => target.kind === 'url' && target.url),
			['https://arxiv.org/pdf/2305.01234', 'https://arxiv.org/abs/2305.01234'],
		);
	});

	it('are one when a publisher’s address holds the DOI that another entry gives', () => {
		const sources = sourcesOf(
			'# Ferries\n\nTraffic grew [1]. It grew [2].\n\n## References\n\n[1] Ferries. https://journals.example.org/doi/full/10.1234/ps.77\n[2] Ferries, doi 10.1234/ps.77.\n',
		);
		assert.deepEqual(
			sources.map(({ id, citations }) => [id, citations]),
			[['doi:10.1234/ps.77', [0, 1]]],
		);
	});

	it('have the quoted passages of their text fragments as the last targets', () => {
		const [source] = sourcesOf(
			'# Ferries\n\nTraffic grew ([a](https://l.example/f#:~:text=rose%20by%2012%25)). Fares fell ([b](https://l.example/f#:~:text=a%20fifth)).\n',
		);
		assert.deepEqual(
			source?.targets.map((target) => (target.kind === 'quote' ? target.text : target.kind)),
			['url', 'rose by 12%', 'a fifth'],
		);
	});

	it('are files of the workspace where an entry links to one, never outside of it', () => {
		const [inside, outside] = sourcesOf(
			'# Ferries\n\nTraffic grew [1]. It fell [2].\n\n## References\n\n[1] [Port data](../data/ports%202023.csv)\n[2] [Secrets](../../secrets.md)\n',
		);
		assert.deepEqual(inside?.targets, [{ kind: 'file', folder: 'workspace', path: 'data/ports 2023.csv' }]);
		assert.deepEqual(outside?.targets, []);
	});

	it('are files of the workspace where the text links to one', () => {
		const sources = sourcesOf(
			'# Ferries\n\nTraffic [grew](../data/ports%202023.csv). It grew ([Ports](<../data/ports 2023.csv> "Table 2")). Fares [fell](saved/fares.html#year%20two). 客流[增长](数据/客流.md)。\n',
		);
		assert.deepEqual(
			sources.map(({ id, title, url, citations, targets }) => [id, title, url, citations, targets]),
			[
				['data/ports 2023.csv', 'grew', [0, 1]],
				['reports/saved/fares.html', 'fell', [2]],
				['reports/数据/客流.md', '增长', [3]],
			].map(([path, title, citations]) => [
				`file:${path}`,
				title,
				undefined,
				citations,
				[{ kind: 'file', folder: 'workspace', path }],
			]),
		);
	});

	it('are one where the text and the list link to the same file, under the title of the list', () => {
		const sources = sourcesOf(
			'# Ferries\n\nTraffic [grew](../data/ports.docx). 客流增长[1]。\n\n## Sources\n\n[1] [Port survey](../data/ports.docx)\n',
		);
		assert.deepEqual(
			sources.map(({ id, title, citations, reference }) => [id, title, citations, reference]),
			[['file:data/ports.docx', 'Port survey', [0, 1], 0]],
		);
	});

	it('keep the passage that a link to a file quotes', () => {
		const [source] = sourcesOf('# Ferries\n\nTraffic [grew](saved/a.html#:~:text=rose%20by%2012%25).\n');
		assert.deepEqual(source?.targets, [
			{ kind: 'file', folder: 'workspace', path: 'reports/saved/a.html' },
			{ kind: 'quote', text: 'rose by 12%' },
		]);
	});

	it('are told apart where links lead out of the workspace, and read only from a copy in the sources folder', async () => {
		const text =
			'# Ferries\n\nIt grew ([Source](../../out/port-traffic-2023.md)). It fell ([Source](../../out/b.md)).\n';
		assert.deepEqual(
			sourcesOf(text).map(({ citations, targets }) => [citations, targets]),
			[
				[[0], []],
				[[1], []],
			],
		);
		const folder = await readSourcesFolder(
			memoryFiles({ 'port-traffic-2023.md': 'Text', 'other.md': 'Text' }),
			silentLogger,
		);
		assert.deepEqual(
			sourcesOf(text, { folder }).map(({ targets }) => targets),
			[[{ kind: 'file', folder: 'sources', path: 'port-traffic-2023.md' }], []],
		);
	});

	it('are found by a key in the bibliography that the front matter names', async () => {
		const text =
			'---\nbibliography: ../refs.bib\n---\n# Ferries\n\nTraffic grew [@hale2023; @lee]. It fell [@nobody].\n';
		const files = memoryFiles({
			'refs.bib':
				'@string{pj = "Port Journal"}\n@article{hale2023, title = {The {F}erries of M{\\"u}nster}, journal = pj, doi = "10.1234/x.1"}\n@misc{lee, title="Ports", howpublished={\\url{https://ports.example/lee}}, file = {copies/lee.md}}',
		});
		const bibliography = await readBibliography(parseReport(text), 'reports/q1.md', files, silentLogger);
		const sources = sourcesOf(text, { bibliography });
		assert.deepEqual(
			sources.map(({ id, title, citations }) => [id, title, citations]),
			[
				['doi:10.1234/x.1', 'The Ferries of Münster', [0]],
				['ports.example/lee', 'Ports', [0]],
			],
		);
		assert.deepEqual(sources[1]?.targets[0], {
			kind: 'file',
			folder: 'workspace',
			path: 'copies/lee.md',
		});
	});

	const copies: readonly (readonly [what: string, files: Readonly<Record<string, string>>, path: string])[] = [
		['the address in its front matter', { 'a.md': '---\nurl: http://www.ledger.example/ferries/\n---\nText' }, 'a.md'],
		[
			'a list of the files',
			{ 'b.txt': 'Text', 'sources.json': '[{"file": "b.txt", "url": "https://ledger.example/ferries"}]' },
			'b.txt',
		],
		[
			'a table of the files',
			{ 'c.txt': 'Text', 'sources.csv': 'file,url\n"c.txt","https://ledger.example/ferries"\n' },
			'c.txt',
		],
		['its title', { 'd.md': '# Ferry traffic grows\n\nText' }, 'd.md'],
		['its name, made of the title', { '03 Ferry traffic grows.pdf': '' }, '03 Ferry traffic grows.pdf'],
		['its name, made of the address', { 'ledger.example_ferries.html': '<p>Text' }, 'ledger.example_ferries.html'],
		[
			'what the browser noted in a saved page',
			{ 'e.html': '<!-- saved from url=(0030)https://ledger.example/ferries --><p>Text' },
			'e.html',
		],
		[
			'the address that a saved page gives as its own',
			{ 'f.html': '<link rel="x" href="/x"><link rel="canonical" href="https://ledger.example/ferries"><p>Text' },
			'f.html',
		],
		[
			'the address that a saved page tells social networks',
			{ 'g.html': '<meta content="https://ledger.example/ferries" property="og:url"><p>Text' },
			'g.html',
		],
	];
	for (const [what, files, path] of copies) {
		it(`are read from the sources folder first, when a file is known by ${what}`, async () => {
			const folder = await readSourcesFolder(
				memoryFiles({ ...files, 'other.md': '# Something else\n\nText' }),
				silentLogger,
			);
			const [source] = sourcesOf(
				'# F\n\nTraffic grew [1].\n\n## References\n\n[1] Ferry traffic grows. https://ledger.example/ferries\n',
				{ folder },
			);
			assert.deepEqual(source?.targets[0], { kind: 'file', folder: 'sources', path });
		});
	}

	it('are found by a Chinese title among the files', async () => {
		const folder = await readSourcesFolder(
			memoryFiles({ '北部港口客流年度统计报告2023.md': '数据', '其他.md': '数据' }),
			silentLogger,
		);
		const [source] = sourcesOf(
			'# 港口\n\n客流增长[1]。\n\n## 参考文献\n\n[1] 港务局：《北部港口客流年度统计报告2023》，2024年\n',
			{ folder },
		);
		assert.deepEqual(
			source?.targets.map((target) => target.kind === 'file' && target.path),
			['北部港口客流年度统计报告2023.md'],
		);
	});

	it('without an address or a file have no target, and are none of another title', async () => {
		const folder = await readSourcesFolder(memoryFiles({ 'report.md': 'Text', 'data.md': 'Text' }), silentLogger);
		const [source] = sourcesOf(
			'# F\n\nTraffic grew [1].\n\n## References\n\n[1] Annual report on the data of all ports, 2023\n',
			{ folder },
		);
		assert.deepEqual(source?.targets, []);
		assert.equal(source?.id, 'title:annual-report-on-the-data-of-all-ports-2023');
	});
});

describe('files that cannot be read', () => {
	const denied = () => Promise.reject(Object.assign(new Error('EACCES: /home/x/a.md'), { code: 'EACCES' }));

	function telling() {
		const told: string[] = [];
		const note = (notice: Message) => void told.push(inEnglish(notice));
		const logger: Logger = { info: note, warn: note, error: note };
		return { told, logger };
	}

	it('are found by their names, and the others by what they hold', async () => {
		const { told, logger } = telling();
		const files = memoryFiles({ 'a b c d ferries.md': '# Locked', 'b.md': '# Ferry traffic grows\n' });
		const folder = await readSourcesFolder(
			{ ...files, read: (path) => (path === 'b.md' ? files.read(path) : denied()) },
			logger,
		);
		const names = { urls: [], doi: undefined, arxiv: undefined };
		assert.equal(folder.find({ ...names, title: 'Ferry traffic grows' }), 'b.md');
		assert.equal(folder.find({ ...names, title: 'A b c d ferries' }), 'a b c d ferries.md');
		assert.deepEqual(told, [
			'a b c d ferries.md cannot be read (EACCES) and is passed over. Check that you may read it.',
		]);
	});

	it('are none when their folder cannot be listed', async () => {
		const { told, logger } = telling();
		const folder = await readSourcesFolder({ ...memoryFiles({}), list: denied }, logger);
		assert.equal(
			folder.find({ urls: ['https://a.example/b'], title: 'B', doi: undefined, arxiv: undefined }),
			undefined,
		);
		assert.match(told.join(), /The folder of sources cannot be listed \(EACCES\)/);
	});

	it('leave the keys of a bibliography without an entry, as one that is too large does', async () => {
		const report = parseReport('---\nbibliography: [a.bib, b.bib, c.bib]\n---\n# F\n\nIt grew [@lee].\n');
		const files = memoryFiles({ 'b.bib': '%'.repeat(10_000_001), 'c.bib': '@misc{lee, title={Ports}}' });
		const { told, logger } = telling();
		const read = (path: string) => (path === 'a.bib' ? denied() : files.read(path));
		const bibliography = await readBibliography(report, 'r.md', { ...files, read }, logger);
		assert.deepEqual([...bibliography.keys()], ['lee']);
		assert.match(told[0]!, /^a\.bib cannot be read \(EACCES\)/);
		assert.match(told[1]!, /^The bibliography b\.bib is larger than 10 MB/);
	});
});

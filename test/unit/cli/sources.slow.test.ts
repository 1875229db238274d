import assert from 'node:assert/strict';
import { runIn } from './memoryEnvironment';
import { violations } from './schemas';

const report = [
	'# Collectible toys',
	'## Markets',
	'The US, Canada and the UK are the largest markets for collectible toys [1].',
	'## Prices',
	'The set sells for $999–$1,199 CAD (about $730–$875 USD) [2].',
	'## References',
	'[1] Toys in North America. https://example.org/toys\n[2] Exchange rates in June. https://example.org/rates\n',
].join('\n\n');

const sources = {
	'sources/toys-in-north-america.md':
		'# Toys in North America\n\nThis study covers the toy market in the United States and Canada. The United States is the largest market in North America, followed by Canada. Online sales made up a third of revenue. Retail chains hold most of the shelf space. Prices rose slowly.\n',
	'sources/rates.txt':
		'In June the mid-market rate was between US$0.719 and US$0.720 per Canadian dollar. The rate moved little during the month. Volumes were low. Traders expect no change of policy before the autumn. Shops quote both currencies.\n',
	'sources/sources.json': JSON.stringify([{ url: 'https://example.org/rates', file: 'rates.txt' }]),
};

const codesOf = (stdout: string): string[] =>
	JSON.parse(stdout)
		.analysis.findings.map(({ code }: { code: string }) => code)
		.filter((code: string) => code.startsWith('source.') || code === 'citation.dead');

describe('CLI: sources', () => {
	it('holds claims against a folder of local copies, offline', async () => {
		const ran = await runIn(
			{ files: { 'r.md': report, ...sources } },
			'score',
			'r.md',
			'--sources',
			'sources',
			'--offline',
			'--format=json',
		);
		assert.equal(ran.stderr, '');
		assert.deepEqual(codesOf(ran.stdout), ['source.partly', 'source.contradicts']);
		const output = JSON.parse(ran.stdout);
		assert.deepEqual(violations('scorecard', output), []);
		const { verdicts, averageSupport } = output.reportEval.factuality;
		assert.deepEqual(
			verdicts.map(({ verdict }: { verdict: string }) => verdict),
			['partly', 'contradicted'],
		);
		// Verdicts by rules stand for themselves: no mean is made of them.
		assert.equal(averageSupport, null);
		const finding = output.analysis.findings.find(({ code }: { code: string }) => code === 'source.contradicts');
		assert.deepEqual([finding.data.file, finding.data.folder], ['rates.txt', 'sources']);
		assert.match(finding.data.quote, /0\.719/);
	});

	it('finds the folder by the configuration file, from where that stands', async () => {
		const files = { 'a/r.md': report, 'plumbline.config.json': '{ "sources": "sources" }', ...sources };
		const { stdout } = await runIn({ files }, 'score', 'a/r.md', '--format=json');
		assert.deepEqual(codesOf(stdout), ['source.partly', 'source.contradicts']);
	});

	it('says when there is no such folder', async () => {
		const { code, stderr } = await runIn({ files: { 'r.md': report } }, 'score', 'r.md', '--sources', 'copies');
		assert.equal(code, 2);
		assert.match(stderr, /--sources: there is no folder copies\. Name the folder/);
	});

	it('reads the cited pages when it is told to, and not when it is to stay offline', async () => {
		const asked: string[] = [];
		const pages = async (url: string | URL | Request) => {
			asked.push(String(url));
			return new Response('', { status: 404 });
		};
		const surroundings = { files: { 'r.md': report }, pages };
		const offline = await runIn(surroundings, 'score', 'r.md', '--fetch', '--offline', '--format=json');
		assert.deepEqual([asked, codesOf(offline.stdout)], [[], []]);
		const { stdout } = await runIn(surroundings, 'score', 'r.md', '--fetch', '--format=json');
		assert.deepEqual(asked.sort(), ['https://example.org/rates', 'https://example.org/toys']);
		assert.deepEqual(codesOf(stdout), ['citation.dead', 'citation.dead']);
	});

	it('does not ask private addresses on the word of a file that came with the report', async () => {
		const config = { 'plumbline.config.json': '{ "fetch": true, "allowPrivate": true }' };
		const asked: string[] = [];
		const pages = async (url: string | URL | Request) => {
			asked.push(String(url));
			return new Response('Text.', { headers: { 'content-type': 'text/plain' } });
		};
		const files = { 'r.md': report.replaceAll('example.org', '10.0.0.7'), ...config };
		const refused = await runIn({ files, pages }, 'score', 'r.md', '--fetch');
		assert.deepEqual([refused.code, asked], [0, []]);
		assert.match(refused.stderr, /may have come with the report: “allowPrivate” in it does not count\. If you trust/);
		await runIn({ files, pages }, 'score', 'r.md', '--config', 'plumbline.config.json');
		assert.equal(asked.length, 2);
		asked.length = 0;
		await runIn({ files: { 'r.md': files['r.md'] }, pages }, 'score', 'r.md', '--fetch', '--allow-private');
		assert.equal(asked.length, 2);
	});

	it('reads no page and no folder elsewhere on the word of a file that came with the report', async () => {
		const asked: string[] = [];
		const pages = async (url: string | URL | Request) => {
			asked.push(String(url));
			return new Response('Text.', { headers: { 'content-type': 'text/plain' } });
		};
		const config = { 'a/plumbline.config.json': '{ "fetch": true, "sources": "../sources" }' };
		const files = { 'a/r.md': report, 'a/s.md': report, ...config, ...sources };
		const found = await runIn({ files, pages }, 'score', 'a/r.md', 'a/s.md', '--format=json');
		assert.deepEqual([found.code, asked], [0, []]);
		assert.equal(
			found.stderr,
			'plumbline: a/plumbline.config.json may have come with the report: “fetch”, “sources” in it do not count. If you trust the file, name it with --config FILE, or use the options of the command line.\n',
		);
		const [first] = JSON.parse(found.stdout);
		assert.equal(first.reportEval.factuality.counts.unverifiable, 2);
		const named = await runIn(
			{ files, pages },
			...['score', 'a/r.md', '--config', 'a/plumbline.config.json', '--format=json'],
		);
		assert.equal(named.stderr, '');
		assert.deepEqual(codesOf(named.stdout), ['source.partly', 'source.contradicts']);
		const given = await runIn(
			{ files, pages },
			'score',
			'a/r.md',
			'--sources',
			'sources',
			'--offline',
			'--format=json',
		);
		assert.equal(given.stderr, '');
		assert.deepEqual(codesOf(given.stdout), ['source.partly', 'source.contradicts']);
	});

	it('shows in a terminal how far it is', async () => {
		const pages = async () => new Response('Text.', { headers: { 'content-type': 'text/plain' } });
		const { stderr } = await runIn({ files: { 'r.md': report }, pages, terminal: true }, 'score', 'r.md', '--fetch');
		assert.match(stderr, /r\.md: Reading sources 2 of 2/);
	});
});

import assert from 'node:assert/strict';
import { inEnglish } from '../../../../src/messages/inEnglish';
import { guardedFetch } from '../../../../src/node/fetches';
import { memoryStore, silentLogger, systemClock } from '../../../../src/ports';
import { createSourceReader, type SourceReaderInit } from '../../../../src/sources/documents/sourceReader';
import type { CitedSource, SourceFailureCode, SourceReading } from '../../../../src/sources/model';
import { type PageServer, startPageServer } from '../../../server/pageServer';

const never = new AbortController().signal;

describe('reading sources from a web server', () => {
	let server: PageServer;

	before(async () => {
		server = await startPageServer();
	});
	after(() => server.close());

	function reader(init: Partial<SourceReaderInit> = {}) {
		return createSourceReader({
			fetch: guardedFetch(['127.0.0.1']),
			clock: systemClock,
			logger: silentLogger,
			store: memoryStore(),
			readers: async () => (await import('../../../../src/sources/documents/readers')).readers,
			network: true,
			allowedHosts: ['127.0.0.1'],
			version: '1.2.3',
			...init,
		});
	}

	function source(path: string): CitedSource {
		const url = path.startsWith('http') ? path : server.url + path;
		return { id: url, targets: [{ kind: 'url', url }], title: '', url, citations: [0], reference: undefined };
	}

	async function text(path: string, init?: Partial<SourceReaderInit>) {
		const reading = await reader(init).read(source(path), never);
		assert.ok(reading.ok, reading.ok ? '' : reading.failure.code);
		return reading;
	}

	async function failure(path: string, init?: Partial<SourceReaderInit>) {
		const reading: SourceReading = await reader(init).read(source(path), never);
		assert.ok(!reading.ok, 'it was read');
		return reading.failure;
	}

	it('reads an article with its title, address, headings, lists and links, without navigation', async () => {
		const { content, cached, truncated } = await text('/moved');
		assert.equal(content.title, 'Ferry traffic grows for a third year');
		assert.equal(content.canonical, `${server.url}/news/ferries`);
		assert.deepEqual([cached, truncated], [false, false]);
		assert.match(content.text, /counted 4\.2 million ferry passengers in 2023/);
		assert.match(content.text, /\n\n## What comes next\n\n- A third berth opens in 2026\.\n/);
		assert.deepEqual(content.links, [
			{ url: 'https://ports.example.org/annual/2023', text: 'the annual report of the authority' },
		]);
		assert.doesNotMatch(content.text, /Home|Copyright|Subscribe/);
	});

	it('reads a table row by row', async () => {
		const { content } = await text('/table');
		assert.match(content.text, /Port \| 2022 \| 2023\nNorthhaven \| 1,820 \| 2,041\nEastlock \| 940 \| 1,103/);
	});

	for (const path of ['/report.pdf', '/download']) {
		it(`reads a PDF page by page: ${path}`, async () => {
			const { content } = await text(path);
			assert.equal(content.title, 'Annual report 2023');
			assert.equal(content.pages.length, 2);
			assert.match(
				content.text.slice(0, content.pages[1]),
				/counted 4\.2 million passengers in 2023, a new high\.\s+$/,
			);
			assert.equal(content.text.slice(content.pages[1]), 'Freight fell by 3 % in the same year.');
		});
	}

	const encodings: readonly (readonly [string, RegExp])[] = [
		['/gbk', /2023年北部港口接待旅客420万人次，比上年增长12%/],
		['/shift-jis', /四百二十万人の旅客があり/],
		['/utf-16', /Die Häfen im Norden zählten 2023 rund 4,2 Millionen Fahrgäste/],
	];
	for (const [path, words] of encodings) {
		it(`reads the characters of ${path}`, async () => {
			assert.match((await text(path)).content.text, words);
		});
	}

	it('reads JSON as lines, a record on each', async () => {
		const { content } = await text('/json');
		assert.equal(
			content.text,
			'title: Passengers\nseries: port: Northhaven | year: 2023 | passengers: 2041000\nseries: port: Eastlock | year: 2023 | passengers: 1103000',
		);
	});

	const failures: readonly (readonly [string, SourceFailureCode])[] = [
		['/paywall', 'paywall'],
		['/login', 'login'],
		['/members', 'login'],
		['/empty', 'empty'],
		['/consent', 'blocked'],
		['/challenge', 'blocked'],
		['/soft-missing', 'notFound'],
		['/nothing-here', 'notFound'],
		['/gone', 'gone'],
		['/fault', 'server'],
		['/busy', 'blocked'],
		['/picture', 'wrongType'],
		['/disguised', 'wrongType'],
		['/circle', 'tooManyRedirects'],
		['/chain', 'tooManyRedirects'],
		['/to-private', 'privateAddress'],
		['/to-mapped', 'privateAddress'],
		['/to-odd', 'privateAddress'],
		['/to-file', 'notAllowed'],
		['/announced', 'tooLarge'],
		['/large', 'tooLarge'],
		['/bomb', 'tooLarge'],
		['http://127.0.0.1:1/', 'network'],
		['http://localhost/', 'privateAddress'],
		['http://169.254.169.254/latest/meta-data', 'privateAddress'],
	];
	for (const [path, code] of failures) {
		it(`says of ${path}: ${code}`, async () => {
			const found = await failure(path);
			const said = inEnglish(found.message);
			assert.equal(found.code, code, said);
			assert.match(said, /^\S.{20,}\.$/, 'it says what to do');
			assert.ok(!said.includes('127.0.0.1'), 'the host stands beside it');
		});
	}

	it('reads no more of a large body, or of one that swells, than the limit', async () => {
		const before = { large: server.sent('/large'), bomb: server.sent('/bomb') };
		await failure('/large', { limits: { bytes: 1_000_000 } });
		await failure('/bomb', { limits: { bytes: 1_000_000 } });
		// Beyond the limit there is only what the system keeps between the two ends.
		assert.ok(server.sent('/large') - before.large < 12_000_000, `${server.sent('/large') - before.large}`);
		assert.ok(server.sent('/bomb') - before.bomb < 200_000_000, `${server.sent('/bomb') - before.bomb}`);
	});

	for (const path of ['/drip', '/silent']) {
		it(`gives up on ${path} when its time is over, and closes the connection`, async () => {
			const found = await failure(path, { limits: { time: 300 } });
			assert.equal(found.code, 'timeout');
			await server.closed();
		});
	}

	it('suggests an archived copy where the page was public, and none for a private address', async () => {
		const elsewhere = { fetch: async () => new Response('', { status: 404 }) };
		const found = await failure('https://news.example.com/a?b=1', elsewhere);
		assert.equal(found.suggestion, 'https://web.archive.org/web/https://news.example.com/a?b=1');
		assert.equal((await failure('/gone')).suggestion, undefined);
	});

	it('says who it is and asks for nothing more than the document', async () => {
		await text('/article');
		const { headers } = server.requests.findLast(({ path }) => path === '/article')!;
		assert.equal(headers['user-agent'], 'Plumbline/1.2.3 (+report source check)');
		assert.deepEqual(Object.keys(headers).sort(), ['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
	});

	it('asks no address while fetching is off, but gives what was read before', async () => {
		const store = memoryStore();
		const asked = server.requests.length;
		assert.equal((await failure('/article', { store, network: false })).code, 'notAllowed');
		assert.equal(server.requests.length, asked);
		await text('/article', { store });
		assert.equal((await text('/article', { store, network: false })).cached, true);
	});

	it('asks anew for an old copy, and takes it when the page has not changed', async () => {
		const store = memoryStore();
		const first = await text('/article', { store, freshFor: 0 });
		const asked = server.requests.length;
		const second = await text('/article', { store, freshFor: 0 });
		assert.equal(server.requests.length, asked + 1);
		assert.equal(server.requests.at(-1)?.headers['if-none-match'], '"ferries-1"');
		assert.deepEqual([second.cached, second.content], [true, first.content]);
		assert.ok(second.readAt >= first.readAt);
	});

	it('gives the copy of earlier, and says why, when the server cannot be reached', async () => {
		const store = memoryStore();
		await text('/article', { store });
		const broken = { store, freshFor: 0, fetch: async () => Promise.reject(new TypeError('fetch failed')) };
		const reading = await text('/article', broken);
		assert.deepEqual([reading.cached, reading.passedOver?.code], [true, 'network']);
	});

	it('asks for nothing more once a run has taken its time, and takes the copies of earlier', async () => {
		const store = memoryStore();
		await text('/article', { store });
		const asked = server.requests.length;
		const late = { store, limits: { runTime: 0 }, freshFor: 0 };
		assert.equal((await failure('/gone', late)).code, 'timeout');
		assert.equal((await text('/article', late)).passedOver?.code, 'timeout');
		assert.equal(server.requests.length, asked);
	});

	it('takes a copy that seems to be of the future for an old one: the clock was set back', async () => {
		const store = memoryStore();
		await text('/article', { store });
		const asked = server.requests.length;
		const clock = { ...systemClock, now: () => Date.now() - 86_400_000 };
		assert.equal((await text('/article', { store, clock })).cached, true);
		assert.equal(server.requests.length, asked + 1);
		assert.equal((await text('/article', { store, clock, network: false })).cached, true);
		assert.equal(server.requests.length, asked + 1);
	});

	it('keeps the failures that the page itself gives, and no others', async () => {
		const store = memoryStore();
		for (const [path, again] of [
			['/gone', 0],
			['/fault', 1],
		] as const) {
			await failure(path, { store });
			const asked = server.requests.length;
			await failure(path, { store });
			assert.equal(server.requests.length - asked, again, path);
		}
	});

	it('reads 120 sources with at most 8 connections at a time, 2 to a host, and asks for none a second time', async () => {
		const fresh = await startPageServer();
		try {
			const { port } = new URL(fresh.url);
			const hosts = [1, 2, 3, 4, 5, 6].map((at) => `127.0.0.${at}`);
			const perHost = new Map<string, number>();
			let mostOfHost = 0;
			const real = guardedFetch(hosts);
			const store = memoryStore();
			const init = {
				store,
				allowedHosts: hosts,
				// All names lead to the one server; what is counted is what the reader asks for at a time.
				fetch: async (url: string | URL | Request, request?: RequestInit) => {
					const { hostname, pathname } = new URL(String(url));
					perHost.set(hostname, (perHost.get(hostname) ?? 0) + 1);
					mostOfHost = Math.max(mostOfHost, perHost.get(hostname)!);
					const response = await real(`http://127.0.0.1:${port}${pathname}`, request);
					const body = await response.arrayBuffer();
					perHost.set(hostname, perHost.get(hostname)! - 1);
					return new Response(body, response);
				},
			};
			const sources = Array.from({ length: 120 }, (_, at) => source(`http://${hosts[at % 6]}:${port}/item/${at}`));
			const progress: number[] = [];
			const readings = await reader(init).readAll(sources, never, (done, of) => {
				assert.equal(of, 120);
				progress.push(done);
			});
			assert.ok([...readings.values()].every(({ ok }) => ok));
			assert.deepEqual(
				[...readings.keys()],
				sources.map(({ id }) => id),
			);
			assert.deepEqual(
				progress,
				Array.from({ length: 120 }, (_, at) => at + 1),
			);
			assert.ok(fresh.mostOpen() > 2 && fresh.mostOpen() <= 8, `${fresh.mostOpen()} connections`);
			assert.equal(mostOfHost, 2);
			const again = await reader(init).readAll(sources, never);
			assert.equal(fresh.requests.length, 120);
			assert.ok([...again.values()].every((reading) => reading.ok && reading.cached));
		} finally {
			await fresh.close();
		}
	});

	it('ends at once when it is cancelled, closes its connections, and goes on later where it ended', async () => {
		const fresh = await startPageServer();
		try {
			const store = memoryStore();
			const init = { store, fetch: guardedFetch(['127.0.0.1']) };
			const sources = Array.from({ length: 40 }, (_, at) => source(`${fresh.url}/item/${at}`));
			const cancel = new AbortController();
			const reason = new Error('enough');
			const run = reader(init).readAll(sources, cancel.signal, (done) => done === 10 && cancel.abort(reason));
			await assert.rejects(run, reason);
			await fresh.closed();
			const asked = fresh.requests.length;
			assert.ok(asked < 20, `${asked} requests`);
			await reader(init).readAll(sources, never);
			const twice = fresh.requests.length - 40;
			assert.ok(twice <= 4, `${twice} documents were asked for twice`);
		} finally {
			await fresh.close();
		}
	});
});

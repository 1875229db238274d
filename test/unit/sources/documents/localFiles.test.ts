import assert from 'node:assert/strict';
import { inEnglish } from '../../../../src/messages/inEnglish';
import { memoryStore, silentLogger, systemClock } from '../../../../src/ports';
import { readers } from '../../../../src/sources/documents/readers';
import { createSourceReader } from '../../../../src/sources/documents/sourceReader';
import type { SourceTarget } from '../../../../src/sources/model';
import { pdfBytes } from '../../../server/pdfBytes';
import { memoryFiles } from '../files';

const files = memoryFiles({
	'a.md':
		'---\ntitle: Ferries\ndate: 2024-02-03\n---\n# Heading\n\nTraffic grew, see [ports](https://ports.example/x).\n',
	'b.html': '<title>Ports</title><h1>Ports</h1><p>See <a href="/x">this</a>.</p>',
	'c.pdf': Buffer.from(pdfBytes([['First page.'], ['Second page.']], 'Two pages')),
	'empty.txt': ' \n',
	'broken.pdf': '%PDF-1.4 and then nothing',
	'feed.xml':
		'<?xml version="1.0"?><feed><title>Feed</title><!-- not this --><p>Fares fell &amp; rose</p><d><![CDATA[by <b>4</b> %]]></d></feed>',
	'picture.png': 'x',
	'large.md': 'x'.repeat(10_000_001),
});

describe('reading local sources', () => {
	const reader = createSourceReader({
		fetch: async () => assert.fail('nothing is fetched'),
		clock: systemClock,
		logger: silentLogger,
		store: memoryStore(),
		readers: async () => readers,
		sources: files,
		network: false,
		version: '1.0.0',
	});

	function read(...targets: SourceTarget[]) {
		const source = {
			id: 'x',
			targets,
			title: 'Ferry report',
			url: 'https://ports.example/page',
			citations: [0],
			reference: 0,
		};
		return reader.read(source, new AbortController().signal);
	}

	const file = (path: string): SourceTarget => ({ kind: 'file', folder: 'sources', path });

	async function content(path: string) {
		const reading = await read(file(path));
		assert.ok(reading.ok, reading.ok ? '' : reading.failure.code);
		return reading.content;
	}

	it('takes Markdown as it is, with the title and links it tells', async () => {
		assert.deepEqual(await content('a.md'), {
			title: 'Ferries',
			text: '# Heading\n\nTraffic grew, see [ports](https://ports.example/x).',
			pages: [],
			links: [{ url: 'https://ports.example/x', text: 'ports' }],
		});
	});

	it('reads a saved page as if it stood at its address', async () => {
		const { text, links } = await content('b.html');
		assert.equal(text, '## Ports\n\nSee this.');
		assert.deepEqual(links, [{ url: 'https://ports.example/x', text: 'this' }]);
	});

	it('reads a PDF from the bytes that files come as', async () => {
		const { text, pages } = await content('c.pdf');
		assert.deepEqual(
			pages.map((page) => text.slice(page, page + 5)),
			['First', 'Secon'],
		);
	});

	it('reads the words of XML', async () => {
		const { title, text } = await content('feed.xml');
		assert.equal(title, 'Feed');
		assert.equal(text, 'Feed\nFares fell & rose\nby 4 %');
	});

	for (const [path, code] of [
		['empty.txt', 'empty'],
		['broken.pdf', 'unreadable'],
		['missing.md', 'notFound'],
		['picture.png', 'wrongType'],
		['large.md', 'tooLarge'],
	] as const) {
		it(`says of ${path}: ${code}`, async () => {
			const reading = await read(file(path));
			assert.deepEqual([reading.ok, !reading.ok && reading.failure.code], [false, code]);
		});
	}

	it('falls back on what the author quotes, and says why the page itself was not read', async () => {
		const url = 'https://ports.example/page';
		const reading = await read(
			{ kind: 'url', url },
			{ kind: 'quote', text: 'rose by 12 %' },
			{ kind: 'quote', text: 'fell' },
		);
		assert.ok(reading.ok);
		assert.equal(reading.content.text, 'rose by 12 %\n\nfell');
		assert.deepEqual([reading.from.kind, reading.passedOver?.code], ['quote', 'notAllowed']);
	});

	it('says of a source that leads nowhere what it needs', async () => {
		const reading = await read();
		assert.ok(!reading.ok);
		assert.equal(reading.failure.code, 'noTarget');
		assert.match(inEnglish(reading.failure.message), /^The source has no address/);
	});
});

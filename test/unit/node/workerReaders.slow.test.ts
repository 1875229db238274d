import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { workerReaders } from '../../../src/node/workerReaders';
import { systemClock } from '../../../src/ports';
import { documentText } from '../../../src/sources/documents/documentText';
import { SourceError } from '../../../src/sources/documents/failures';
import { defaultLimits } from '../../../src/sources/documents/limits';
import { readers as inThisThread } from '../../../src/sources/documents/readers';
import { RequestQueue } from '../../../src/sources/documents/requestQueue';
import type { RawDocument } from '../../../src/sources/model';
import { hostileDocuments, repeatedStream } from '../../server/hostileDocuments';
import { pdfBytes } from '../../server/pdfBytes';

const never = new AbortController().signal;
/** Of the process, in bytes; more than the thread needs to start. */
const growth = 300_000_000;

describe('reading documents in a thread', () => {
	let folder: string;
	let bundle: string;
	let readers: ReturnType<typeof workerReaders>;

	before(async () => {
		folder = await mkdtemp(join(tmpdir(), 'plumbline-readers-'));
		bundle = join(folder, 'readers.cjs');
		const common = { bundle: true, platform: 'node', format: 'cjs', logLevel: 'error' } as const;
		const external = ['canvas', '@napi-rs/canvas'];
		await build({ ...common, external, entryPoints: ['src/node/documentWorker.ts'], outfile: bundle });
		await build({ ...common, entryPoints: ['src/node/workerReaders.ts'], outfile: join(folder, 'host.cjs') });
		readers = workerReaders(bundle, { growth, heap: 2000, idle: 1000 });
	});
	after(() => rm(folder, { recursive: true }));

	function documentOf(name: string, bytes: Uint8Array): RawDocument {
		const kind = name.includes('PDF') ? 'pdf' : name.includes('HTML') ? 'html' : 'json';
		return { kind, bytes, charset: undefined, address: `https://a.example/${kind}` };
	}

	function read(document: RawDocument, time: number, signal = never) {
		const init = { readers, limits: { ...defaultLimits, time }, clock: systemClock, desk: new RequestQueue(1, 1) };
		return documentText(document, init, signal);
	}

	const harmless: readonly RawDocument[] = [
		documentOf('HTML', Buffer.from('<title>Ports</title><h1>Ports</h1><p>See <a href="/x">this</a>.</p>')),
		documentOf('PDF', pdfBytes([['First page.'], ['Second page.']], 'Two pages')),
		documentOf('JSON', Buffer.from('{"port":"Northhaven","year":2023}')),
	];

	it('gives the same texts as reading them in this one', async () => {
		for (const document of harmless)
			assert.deepEqual(
				await read(document, 60_000),
				await inThisThread.read(document, defaultLimits, never),
				document.kind,
			);
	});

	it('says of a document that cannot be read why', async () => {
		await assert.rejects(read(documentOf('PDF', Buffer.from('%PDF-1.4 and no more')), 60_000), (error) => {
			assert.ok(error instanceof SourceError);
			assert.equal(error.details.failure.code, 'unreadable');
			return true;
		});
	});

	for (const [name, make] of Object.entries(hostileDocuments)) {
		const memory = name === 'a PDF compressed twice';
		it(`gives up ${name}, for ${memory ? 'memory' : 'time'}`, async () => {
			const document = documentOf(name, make());
			assert.ok(document.bytes.length < 3_000_000, `${document.bytes.length} bytes`);
			await assert.rejects(read(document, memory ? 60_000 : 1500), (error) => {
				assert.ok(error instanceof SourceError, String(error));
				assert.equal(error.details.failure.code, 'tooLarge');
				assert.match(error.message, /^The document takes .* sources folder\.$/);
				assert.match(error.message, memory ? /more memory to read/ : /longer than 1\.5 s to read|more memory to read/);
				return true;
			});
			assert.equal(
				(await read(harmless[2]!, 60_000)).content.text,
				'port: Northhaven | year: 2023',
				'the next is read',
			);
		}).timeout(120_000);
	}

	it('ends with its signal, whatever it is doing', async () => {
		const document = documentOf('HTML', hostileDocuments['an HTML page of blanks that do not break']());
		const cancel = new AbortController();
		const reason = new Error('enough');
		setTimeout(() => cancel.abort(reason), 500);
		await assert.rejects(read(document, 600_000, cancel.signal), reason);
	});

	it('unpacks streams without Node’s unpacker, which takes the process with it where its thread is ended', async () => {
		const script = join(folder, 'unpacking.cjs');
		const file = join(folder, 'unpacking.pdf');
		await writeFile(file, repeatedStream('BT /F 9 Tf (Ferry) Tj ET', 3));
		await writeFile(
			script,
			`const { EventEmitter } = require('node:events');
			const threads = require('node:worker_threads');
			const { readFileSync } = require('node:fs');
			let unpackers = 0;
			const { DecompressionStream } = globalThis;
			globalThis.DecompressionStream = class extends DecompressionStream { constructor(...init) { super(...init); unpackers++; } };
			// The thread's own program, in this one: its unpackers can be counted.
			const port = Object.assign(new EventEmitter(), { postMessage: (answer) => console.log(JSON.stringify({ unpackers, answer })) });
			Object.defineProperty(threads, 'parentPort', { value: port });
			require(${JSON.stringify(bundle)});
			const document = { kind: 'pdf', bytes: readFileSync(${JSON.stringify(file)}), charset: undefined, address: 'a' };
			port.emit('message', { document, limits: { pages: 9, characters: 999 } });`,
		);
		const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 300_000 });
		const { unpackers, answer } = JSON.parse(stdout);
		assert.match(answer.text.content.text, /^Ferry/);
		assert.equal(unpackers, 0);
	});

	it('starts one thread for several documents, and lets the process end', async () => {
		const script = join(folder, 'script.cjs');
		await writeFile(
			script,
			`const threads = require('node:worker_threads');
			let started = 0;
			const { Worker } = threads;
			threads.Worker = class extends Worker { constructor(...init) { super(...init); started++; } };
			const { workerReaders } = require('./host.cjs');
			(async () => {
				const readers = await workerReaders(${JSON.stringify(bundle)}, { growth: 1e9, heap: 2000, idle: 3_600_000 })();
				const before = started;
				const document = { kind: 'json', bytes: new TextEncoder().encode('{"a":1}'), charset: undefined, address: 'a' };
				const texts = [];
				for (let at = 0; at < 3; at++)
					texts.push((await readers.read(document, { pages: 1, characters: 9 }, new AbortController().signal)).content.text);
				console.log(JSON.stringify({ before, texts, started }));
			})();`,
		);
		const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 300_000 });
		assert.deepEqual(JSON.parse(stdout), { before: 0, texts: ['a: 1', 'a: 1', 'a: 1'], started: 1 });
	});

	it('is told where the program is incomplete', async () => {
		await assert.rejects(workerReaders(join(folder, 'none.cjs'))(), { code: 'ENOENT' });
	});
});

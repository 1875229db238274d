import assert from 'node:assert/strict';
import { inEnglish } from '../../../../src/messages/inEnglish';
import { message, verbatim } from '../../../../src/messages/message';
import { memoryStore, type StoredText, silentLogger } from '../../../../src/ports';
import { createSourceCache } from '../../../../src/sources/documents/cache';

const clock = { now: () => 1_000 };
const url = 'https://example.org/a';

describe('Copies of pages', () => {
	const entry = {
		...{ address: url, etag: undefined, lastModified: undefined, truncated: false, readAt: 500 },
		content: { title: 'A', text: 'Of the network.', pages: [], links: [] },
	};

	it('that were read while private addresses were allowed are found only while they are', async () => {
		const store = memoryStore();
		const [inside, outside] = [true, false].map((allowed) => createSourceCache(store, clock, silentLogger, allowed));
		await inside?.keep(url, entry);
		assert.ok(await inside?.find(url));
		assert.equal(await outside?.find(url), undefined);
	});

	it('are found by the very address that was asked, but for what tells where a reader came from', async () => {
		const cache = createSourceCache(memoryStore(), clock, silentLogger, false);
		await cache.keep('https://example.org/a/b', entry);
		for (const other of ['http://example.org/a/b', 'https://www.example.org/a/b', 'https://example.org/a%2Fb'])
			assert.equal(await cache.find(other), undefined, other);
		assert.ok(await cache.find('https://example.org/a/b?utm_source=x#part'));
	});

	it('that cannot be kept are told once, as an error', async () => {
		const told: string[] = [];
		const full = async () => {
			throw new Error('ENOSPC: no space left on device');
		};
		const store = { read: full, write: full, remove: full, list: full };
		const cache = createSourceCache(
			store,
			clock,
			{ ...silentLogger, error: ({ code }) => void told.push(code) },
			false,
		);
		await cache.keep(url, entry);
		assert.equal(await cache.find(url), undefined);
		await cache.prune();
		assert.deepEqual(told, ['notices.sourcesNotKept']);
	});
});

describe('Failures that are kept', () => {
	it('can be said again in a later run', async () => {
		const store = memoryStore();
		for (const why of [message('sourceFailures.gone'), message('sourceFailures.login', { status: 401 })]) {
			await createSourceCache(store, clock, silentLogger, false).keep(url, {
				failure: { code: 'gone', message: why },
				readAt: 500,
			});
			const found = await createSourceCache(store, clock, silentLogger, false).find(url);
			assert.ok(found && 'failure' in found);
			assert.deepEqual(found.failure.message, why);
			assert.match(inEnglish(found.failure.message), /sources folder|another source/);
		}
	});

	it('are forgotten where another release kept them in words, or in a sentence that is gone', async () => {
		const gone = { code: 'sourceFailures.noSuchSentence', args: undefined };
		for (const why of ['It is gone.', gone, { code: 'verdicts.notAllJudged', args: null }, verbatim('')]) {
			const store = memoryStore();
			const cache = createSourceCache(store, clock, silentLogger, false);
			await cache.keep(url, { failure: { code: 'gone', message: message('sourceFailures.gone') }, readAt: 500 });
			const [{ key }] = (await store.list()) as [StoredText];
			await store.write(key, JSON.stringify({ failure: { code: 'gone', message: why }, readAt: 500 }));
			assert.equal(await cache.find(url), undefined);
			assert.deepEqual(await store.list(), []);
		}
	});
});

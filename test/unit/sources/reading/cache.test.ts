import assert from 'node:assert/strict';
import { inEnglish } from '../../../../src/messages/english';
import { message, verbatim } from '../../../../src/messages/message';
import { memoryStore, type StoredText, silentLogger } from '../../../../src/ports';
import { createSourceCache } from '../../../../src/sources/reading/cache';

const clock = { now: () => 1_000 };
const url = 'https://example.org/a';

describe('Failures that are kept', () => {
	it('can be said again in a later run', async () => {
		const store = memoryStore();
		for (const why of [message('sourceFailures.gone'), message('sourceFailures.login', { status: 401 })]) {
			await createSourceCache(store, clock, silentLogger).keep(url, {
				failure: { code: 'gone', message: why },
				readAt: 500,
			});
			const found = await createSourceCache(store, clock, silentLogger).find(url);
			assert.ok(found && 'failure' in found);
			assert.deepEqual(found.failure.message, why);
			assert.match(inEnglish(found.failure.message), /sources folder|another source/);
		}
	});

	it('are forgotten where another release kept them in words, or in a sentence that is gone', async () => {
		const gone = { code: 'sourceFailures.noSuchSentence', args: undefined };
		for (const why of ['It is gone.', gone, { code: 'verdicts.notAllJudged', args: null }, verbatim('')]) {
			const store = memoryStore();
			const cache = createSourceCache(store, clock, silentLogger);
			await cache.keep(url, { failure: { code: 'gone', message: message('sourceFailures.gone') }, readAt: 500 });
			const [{ key }] = (await store.list()) as [StoredText];
			await store.write(key, JSON.stringify({ failure: { code: 'gone', message: why }, readAt: 500 }));
			assert.equal(await cache.find(url), undefined);
			assert.deepEqual(await store.list(), []);
		}
	});
});

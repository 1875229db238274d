import assert from 'node:assert/strict';
import { createAnswerCache } from '../../../src/judge/answerCache';
import { inEnglish } from '../../../src/messages/inEnglish';
import { type Logger, memoryStore, silentLogger } from '../../../src/ports';
import { FakeClock } from './fakeClock';
import { answer } from './fakeProvider';

const clock = new FakeClock();

describe('kept answers in their store', () => {
	it('are found under their key with usage, model and time', async () => {
		const answers = createAnswerCache(memoryStore(), clock, silentLogger);
		await answers.keep('k1', answer('{"a":1}', { tokensOut: undefined }));
		assert.deepEqual(await answers.find('k1'), {
			text: '{"a":1}',
			tokensIn: 100,
			model: 'sage-1-0601',
			time: clock.now(),
		});
		assert.equal(await answers.find('k2'), undefined);
	});

	it('that are damaged count as missing and are removed', async () => {
		for (const damaged of ['', '{"text":"half an ans', '[]', '{"text":1,"model":"m","time":1}', '\0\0\0\0']) {
			const store = memoryStore();
			await store.write('answer.k1', damaged);
			assert.equal(await createAnswerCache(store, clock, silentLogger).find('k1'), undefined);
			assert.deepEqual(await store.list(), []);
		}
	});

	it('are pruned to the newest within the bounds, and nothing else is', async () => {
		let time = 0;
		const store = memoryStore(() => ++time);
		const answers = createAnswerCache(store, clock, silentLogger, { entries: 3, bytes: 1_000_000 });
		await store.write('capabilities.x', '{}');
		for (const key of ['k1', 'k2', 'k3', 'k4', 'k5']) await answers.keep(key, answer('{}'));
		assert.equal((await store.list()).length, 6);
		await answers.prune();
		assert.deepEqual(
			(await store.list()).map(({ key }) => key),
			['capabilities.x', 'answer.k3', 'answer.k4', 'answer.k5'],
		);
	});

	it('are pruned by their size', async () => {
		let time = 0;
		const store = memoryStore(() => ++time);
		const answers = createAnswerCache(store, clock, silentLogger, { entries: 100, bytes: 2_500 });
		for (const key of ['k1', 'k2', 'k3', 'k4']) await answers.keep(key, answer('x'.repeat(1_000)));
		await answers.prune();
		assert.deepEqual(
			(await store.list()).map(({ key }) => key),
			['answer.k3', 'answer.k4'],
		);
	});

	it('are told to be useless once when the store fails, and nothing is thrown', async () => {
		const warnings: string[] = [];
		const logger: Logger = { ...silentLogger, error: (notice) => void warnings.push(inEnglish(notice)) };
		const failing = async () => {
			throw new Error('EACCES: permission denied');
		};
		const answers = createAnswerCache({ read: failing, write: failing, remove: failing, list: failing }, clock, logger);
		assert.equal(await answers.find('k1'), undefined);
		await answers.keep('k1', answer('{}'));
		await answers.prune();
		assert.deepEqual(warnings, [
			'Judged answers cannot be kept or read back, so they will be asked again: Error: EACCES: permission denied',
		]);
	});
});

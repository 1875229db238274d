import assert from 'node:assert/strict';
import { type RunOf, Runs } from '../../../../src/extension/score/runs';
import { message } from '../../../../src/messages/message';

const step = message('runs.reviewing');
const review: RunOf = { what: 'review', text: 'Copper.', step };

/** Runs whose works end when they are told to; what has begun, in order. */
function begun() {
	const log: string[] = [];
	const runs = new Runs({ onChange() {}, onProgress() {} });
	const ends: (() => void)[] = [];
	const start = (name: string, run: RunOf) =>
		runs.once('r.md', run, async ({ signal }) => {
			log.push(name);
			await new Promise<void>((resolve) => {
				ends.push(resolve);
				signal.addEventListener('abort', () => {
					log.push(`${name} aborted`);
					resolve();
				});
			});
			return name;
		});
	return { runs, log, start, end: () => ends.shift()?.() };
}

describe('runs for one report', () => {
	it('that are the same are one: the button pressed twice asks once', async () => {
		const { log, start, end } = begun();
		const both = [start('first', review), start('second', review)];
		end();
		assert.deepEqual([await Promise.all(both), log], [['first', 'first'], ['first']]);
	});

	it('on the same text come one after the other', async () => {
		const { runs, log, start, end } = begun();
		const read = start('review', review);
		const scored = start('score', { ...review, what: 'score' });
		assert.deepEqual(log, ['review']);
		end();
		await read;
		while (log.length < 2) await new Promise(setImmediate);
		assert.deepEqual([log, runs.size], [['review', 'score'], 1]);
		end();
		assert.deepEqual([await scored, runs.size], ['score', 0]);
	});

	it('on another text end the one before', async () => {
		const { log, start, end } = begun();
		const read = start('first', review);
		const again = start('second', { ...review, text: 'Copper and zinc.' });
		await read;
		end();
		end();
		assert.deepEqual([await again, log], ['second', ['first', 'first aborted', 'second']]);
	});

	it('that are cancelled take with them what waits', async () => {
		const { runs, log, start } = begun();
		const both = [start('review', review), start('score', { ...review, what: 'score' })];
		assert.deepEqual(runs.cancel('r.md'), ['r.md']);
		assert.deepEqual(
			[await Promise.all(both), log],
			[
				['review', undefined],
				['review', 'review aborted'],
			],
		);
	});
});

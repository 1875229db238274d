import assert from 'node:assert/strict';
import { timedCall } from '../../../src/judge/timedCall';
import { FakeClock } from './fakeClock';
import { answer, hopeful } from './fakeProvider';

/** A call whose answer comes in pieces, so many milliseconds apart; the last one is the end. */
function piecewise(pauses: readonly number[], deadline: number) {
	const clock = new FakeClock();
	const heard: string[] = [];
	const began = clock.elapsed();
	const call = timedCall(
		{
			label: 'sage-1',
			clock,
			callTimeout: 1000,
			deadline: began + deadline,
			signal: new AbortController().signal,
			onReceived: (words) => heard.push(words),
			async ask(_request, _capabilities, _signal, onReceived) {
				for (const pause of pauses) {
					await clock.sleep(pause);
					onReceived?.('a');
				}
				return answer('all');
			},
		},
		{ system: '', user: '', schemaName: 'any', schema: {}, parameters: {} } as never,
		hopeful,
	);
	return { done: clock.until(call), heard };
}

describe('the time for one answer', () => {
	it('begins anew with every piece of it', async () => {
		const { done, heard } = piecewise([900, 900, 900], 60_000);
		assert.equal((await done).text, 'all');
		assert.equal(heard.length, 3);
	});

	it('is over when nothing more comes', async () => {
		await assert.rejects(piecewise([900, 1100], 60_000).done, { code: 'timeout' });
	});

	it('ends with the run, however much comes', async () => {
		await assert.rejects(piecewise([900, 900, 900], 2000).done, { code: 'runTimeout' });
	});
});

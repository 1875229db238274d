import assert from 'node:assert/strict';
import { bodyWithin, textWithin } from '../../src/wire';

/** A body of the given parts, and whether its connection was let go before its end. */
function responseOf(parts: readonly Uint8Array[], failure?: Error) {
	const left = [...parts];
	const state = { cancelled: false };
	const body = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				const part = left.shift();
				if (part) controller.enqueue(part);
				else if (failure) controller.error(failure);
				else controller.close();
			},
			cancel() {
				state.cancelled = true;
			},
		},
		{ highWaterMark: 0 },
	);
	return { response: new Response(body), state };
}

const tooLarge = () => new Error('too large');
const bytes = (text: string) => new TextEncoder().encode(text);

describe('bodies of answers', () => {
	it('are read whole up to their limit, characters put together across parts', async () => {
		const [first, second] = [bytes('aé').subarray(0, 2), bytes('aé').subarray(2)];
		const { response, state } = responseOf([first, second]);
		assert.equal(await textWithin(response, 3, tooLarge), 'aé');
		assert.equal(state.cancelled, false);
		assert.equal(await textWithin(new Response(null), 3, tooLarge), '');
	});

	it('are let go of when they are too large, or their reader wants no more', async () => {
		const large = responseOf([bytes('ab'), bytes('cd'), bytes('ef')]);
		await assert.rejects(textWithin(large.response, 3, tooLarge), /too large/);
		assert.equal(large.state.cancelled, true);
		const unwanted = responseOf([bytes('ab'), bytes('cd')]);
		for await (const _ of bodyWithin(unwanted.response, 9, tooLarge)) break;
		assert.equal(unwanted.state.cancelled, true);
	});

	it('fail as their connection does', async () => {
		const { response } = responseOf([bytes('ab')], new Error('broken'));
		await assert.rejects(textWithin(response, 9, tooLarge), /broken/);
	});
});

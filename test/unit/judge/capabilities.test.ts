import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
	capabilitiesWithout,
	commonCapabilities,
	createCapabilities,
	createNegotiation,
} from '../../../src/judge/capabilities';
import { answerFormats, type Capabilities } from '../../../src/judge/model';
import { memoryStore, type Store, silentLogger } from '../../../src/ports';
import { FakeClock, idle } from './fakeClock';
import { FakeProvider, hopeful, says } from './fakeProvider';

const provider = new FakeProvider([says('')]);
const names = ['max_completion_tokens', 'max_tokens'] as const;
const any: fc.Arbitrary<Capabilities> = fc.record(
	{
		format: fc.constantFrom(...answerFormats),
		temperature: fc.boolean(),
		seed: fc.boolean(),
		maxTokensName: fc.constantFrom(...names),
	},
	{ noNullPrototype: true },
);

describe('capabilities of an endpoint', () => {
	it('go from the strictest format to plain text, and no further', () => {
		const object = capabilitiesWithout(hopeful, 'format', hopeful)!;
		const text = capabilitiesWithout(object, 'format', hopeful)!;
		assert.deepEqual(
			[object.format, text.format, capabilitiesWithout(text, 'format', hopeful)],
			['jsonObject', 'text', undefined],
		);
	});

	it('go back to the name that is hoped for when an endpoint no longer takes the one remembered, once a run', async () => {
		const memory = createCapabilities(memoryStore(), new FakeClock(), silentLogger);
		await memory.remember(provider, { ...hopeful, maxTokensName: 'max_tokens' });
		const negotiation = createNegotiation(memory, provider);
		const sent = await negotiation.current();
		assert.equal(sent.maxTokensName, 'max_tokens');
		const next = await negotiation.giveUp('maxTokensName', sent);
		assert.equal(next?.maxTokensName, 'max_completion_tokens');
		assert.equal(await negotiation.giveUp('maxTokensName', next!), undefined);
		assert.equal((await memory.recall(provider)).maxTokensName, 'max_completion_tokens');
	});

	it('try the other name for the limit of output tokens, whichever the run began with, and only once', () => {
		for (const [first, second] of [names, [...names].reverse()] as const) {
			const hoped = { ...hopeful, maxTokensName: first! };
			const next = capabilitiesWithout(hoped, 'maxTokensName', hoped)!;
			assert.equal(next.maxTokensName, second);
			assert.equal(capabilitiesWithout(next, 'maxTokensName', hoped), undefined);
		}
	});

	it('only shrink, whatever is refused', () => {
		const refusable = fc.constantFrom<keyof Capabilities>('format', 'temperature', 'seed', 'maxTokensName');
		fc.assert(
			fc.property(any, refusable, (capabilities, refused) => {
				const left = capabilitiesWithout(capabilities, refused, capabilities);
				if (!left) return;
				assert.notDeepEqual(left, capabilities);
				assert.deepEqual(commonCapabilities(left, capabilities), left);
			}),
		);
	});

	it('in common are the lesser of each, with the name that was found out', () => {
		fc.assert(
			fc.property(any, any, (found, hoped) => {
				const both = commonCapabilities(found, hoped);
				assert.equal(both.maxTokensName, found.maxTokensName);
				assert.deepEqual({ ...commonCapabilities(hoped, found), maxTokensName: found.maxTokensName }, both);
				assert.deepEqual(commonCapabilities(found, found), found);
			}),
		);
	});

	it('are remembered for the model at its endpoint, never more than the provider hopes for', async () => {
		const memory = createCapabilities(memoryStore(), new FakeClock(), silentLogger);
		await memory.remember(provider, { ...hopeful, seed: false });
		assert.deepEqual(await memory.recall(provider), { ...hopeful, seed: false });
		const plain = new FakeProvider([says('')], { ...hopeful, format: 'text' });
		assert.deepEqual(await memory.recall(plain), { ...hopeful, format: 'text', seed: false });
		class Other extends FakeProvider {
			override readonly model = 'sage-2';
		}
		assert.deepEqual(await memory.recall(new Other([says('')])), hopeful);
	});

	it('are found out anew after 30 days', async () => {
		const clock = new FakeClock();
		const memory = createCapabilities(memoryStore(), clock, silentLogger);
		await memory.remember(provider, { ...hopeful, seed: false });
		await clock.until(clock.sleep(29 * 86_400_000));
		assert.equal((await memory.recall(provider)).seed, false);
		await clock.until(clock.sleep(2 * 86_400_000));
		assert.equal((await memory.recall(provider)).seed, true);
	});

	it('that cannot be read back are found out anew', async () => {
		const store = memoryStore();
		const memory = createCapabilities(store, new FakeClock(), silentLogger);
		await memory.remember(provider, { ...hopeful, seed: false });
		for (const damaged of ['{"time":', '{"time":1}', 'null']) {
			await store.write((await store.list())[0]!.key, damaged);
			assert.deepEqual(await memory.recall(provider), hopeful);
		}
	});

	it('refused to several questions sent alike are given up once', async () => {
		const memory = createCapabilities(memoryStore(), new FakeClock(), silentLogger);
		const negotiation = createNegotiation(memory, provider);
		const sent = await negotiation.current();
		const [one, other] = await Promise.all([negotiation.giveUp('format', sent), negotiation.giveUp('format', sent)]);
		const late = await negotiation.giveUp('format', sent);
		assert.deepEqual(
			[one, other, late].map((left) => left?.format),
			['jsonObject', 'jsonObject', 'jsonObject'],
		);
	});

	it('refused to different questions at once are all given up', async () => {
		const memory = createCapabilities(memoryStore(), new FakeClock(), silentLogger);
		const negotiation = createNegotiation(memory, provider);
		const sent = await negotiation.current();
		await Promise.all([negotiation.giveUp('seed', sent), negotiation.giveUp('temperature', sent)]);
		const left = { ...hopeful, seed: false, temperature: false };
		assert.deepEqual(await negotiation.current(), left);
		assert.deepEqual(await memory.recall(provider), left);
	});

	it('given up at once are remembered as they are in the end, however long the first writing takes', async () => {
		const store = memoryStore();
		const { promise: released, resolve: release } = deferred();
		let writes = 0;
		const slow: Store = {
			...store,
			async write(key, text) {
				writes += 1;
				if (writes === 1) await released;
				await store.write(key, text);
			},
		};
		const memory = createCapabilities(slow, new FakeClock(), silentLogger);
		const negotiation = createNegotiation(memory, provider);
		const sent = await negotiation.current();
		const first = negotiation.giveUp('seed', sent);
		const second = negotiation.giveUp('temperature', sent);
		await idle();
		release();
		await Promise.all([first, second]);
		assert.deepEqual(await memory.recall(provider), { ...hopeful, seed: false, temperature: false });
	});
});

function deferred(): { promise: Promise<void>; resolve: () => void } {
	let resolve = () => {};
	const promise = new Promise<void>((done) => {
		resolve = done;
	});
	return { promise, resolve };
}

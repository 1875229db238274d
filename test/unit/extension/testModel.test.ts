import assert from 'node:assert/strict';
import { whileWanted } from '../../../src/extension/host/inTurns';
import { testModel } from '../../../src/extension/model/testModel';
import { type Capabilities, ModelError, type ModelRequest, type Provider } from '../../../src/judge/model';
import { verbatim } from '../../../src/messages/message';
import { hopeful } from '../judge/fakeProvider';

const answer = { text: '{"ok": true}', finish: 'stop', tokensIn: 9, tokensOut: 5, model: 'sage-1' } as const;

/** A model that does one thing after the other, and notes with what name of the limit it was asked. */
function modelThat(...acts: readonly ((signal: AbortSignal) => unknown)[]) {
	const asked: string[] = [];
	const provider: Provider = {
		...{ id: 'https://models.example/v1', model: 'sage-1', label: 'sage-1 at models.example', capabilities: hopeful },
		async ask(_: ModelRequest, { maxTokensName }: Capabilities, signal: AbortSignal) {
			asked.push(maxTokensName);
			const done = await acts[asked.length - 1]!(signal);
			if (done instanceof Error) throw done;
			return done as typeof answer;
		},
	};
	return { provider, asked };
}

const never = new AbortController().signal;
const unsupported = (name: keyof Capabilities) => new ModelError('unsupported', verbatim('No.'), { unsupported: name });

describe('trying a model', () => {
	it('tells how long it took; an answer that is cut off in its thinking will do', async () => {
		for (const act of [
			() => answer,
			() => new ModelError('empty', verbatim('Empty.')),
			() => new ModelError('cutOff', verbatim('Cut.')),
		]) {
			const took = await testModel(modelThat(act).provider, never);
			assert.ok(took >= 0);
		}
	});

	it('fails where the answer is none to the question', async () => {
		const { provider } = modelThat(() => ({ ...answer, text: 'Bananas are yellow.' }));
		await assert.rejects(testModel(provider, never), { code: 'malformed', message: /not what it is asked/ });
	});

	it('tries the other name for the limit of an answer, once, and nothing else', async () => {
		const other = modelThat(
			() => unsupported('maxTokensName'),
			() => answer,
		);
		await testModel(other.provider, never);
		assert.deepEqual(other.asked, ['max_completion_tokens', 'max_tokens']);
		const neither = modelThat(
			() => unsupported('maxTokensName'),
			() => unsupported('maxTokensName'),
		);
		await assert.rejects(testModel(neither.provider, never), { code: 'unsupported' });
		assert.equal(neither.asked.length, 2);
		const seed = modelThat(() => unsupported('seed'));
		await assert.rejects(testModel(seed.provider, never), { code: 'unsupported' });
		assert.equal(seed.asked.length, 1);
	});

	it('fails as a run would', async () => {
		const wrong = modelThat(() => new ModelError('auth', verbatim('The key was not taken. Set another.')));
		await assert.rejects(testModel(wrong.provider, never), { code: 'auth', message: /Set another/ });
		const silent = modelThat(() => new DOMException('Too late.', 'TimeoutError'));
		await assert.rejects(testModel(silent.provider, never), {
			code: 'timeout',
			message:
				'sage-1 at models.example did not answer within 60 s. Try again, use a faster model, or allow more time for an answer.',
		});
	});

	it('ends without a word when the user cancels, and listens no longer', async () => {
		let cancel = () => {};
		let listening = 0;
		const token = {
			isCancellationRequested: false,
			onCancellationRequested: (listener: () => void) => {
				listening++;
				cancel = listener;
				return { dispose: () => listening-- };
			},
		};
		const { provider } = modelThat((signal) => {
			cancel();
			return signal.reason;
		});
		const work = whileWanted(token as Parameters<typeof whileWanted>[0], (signal) => testModel(provider, signal));
		assert.equal(await work, undefined);
		assert.equal(listening, 0);
	});
});

import assert from 'node:assert/strict';
import type { Provider } from '../../../src/judge/model';
import { createPrompts } from '../../../src/judge/prompts';
import { verbatim } from '../../../src/messages/message';
import { memoryStore, silentLogger } from '../../../src/ports';
import { idle } from './fakeClock';
import { answer, FakeProvider, fails, hangs, modelError, type Reply, says } from './fakeProvider';
import { files, good, gradeOf, gradePrompt, gradeTask, judging } from './judging';

describe('several questions', () => {
	it('are under way at the same time, as many as allowed', async () => {
		let [underWay, most] = [0, 0];
		const slow: Reply = async () => {
			most = Math.max(most, ++underWay);
			await idle();
			underWay--;
			return answer(good);
		};
		const { run } = judging([slow], { limits: { concurrency: 3 } });
		await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`))));
		assert.equal(most, 3);
	});

	it('that are the same are sent once', async () => {
		const { run, provider } = judging([says(good)]);
		const both = await Promise.all([run.ask(gradeTask, gradeOf('Same.')), run.ask(gradeTask, gradeOf('Same.'))]);
		// Their keys are worked out beside each other: either may be the one that is sent.
		assert.deepEqual(both.map((judgement) => judgement.ok && judgement.cached).sort(), [false, true]);
		assert.equal(provider.sent.length, 1);
		assert.equal(run.usage().cached, 1);
	});

	it('report how many are settled', async () => {
		const steps: string[] = [];
		const { grade } = judging([says(good), fails(modelError('tooLong'))], {
			onProgress: (done, of) => void steps.push(`${done}/${of}`),
		});
		await grade('1');
		await grade('2');
		assert.deepEqual(steps, ['0/1', '1/1', '1/2', '2/2']);
	});

	it('report about how much of an answer has come in, not word by word', async () => {
		const steps: string[] = [];
		const provider = new (class extends FakeProvider {
			override async ask(...[request, capabilities, signal, onReceived]: Parameters<Provider['ask']>) {
				for (let word = 0; word < 100; word++) onReceived?.('word');
				return super.ask(request, capabilities, signal);
			}
		})([says(good)]);
		const { grade } = judging([], {
			provider,
			onProgress: (done, of, received) => void steps.push(`${done}/${of} ${received}`),
		});
		await grade();
		assert.deepEqual(steps, ['0/1 0', '0/1 50', '0/1 100', '1/1 100']);
	});
});

describe('kept answers', () => {
	it('answer the same question in the next run without a call', async () => {
		const store = memoryStore();
		await judging([says(good)], { store }).grade();
		const { grade, provider, run } = judging([hangs], { store });
		assert.deepEqual(await grade(), { ok: true, value: { grade: 'good', points: 8 }, cached: true });
		assert.equal(provider.sent.length, 0);
		assert.equal(run.usage().cached, 1);
		assert.equal(run.usage().calls, 0);
	});

	it('are written before the answer is handed on', async () => {
		const texts = memoryStore();
		let written = false;
		const store = {
			...texts,
			write: async (key: string, text: string) => {
				await idle();
				await texts.write(key, text);
				written = true;
			},
		};
		assert.ok((await judging([says(good)], { store }).grade()).ok);
		assert.ok(written);
	});

	it('never hold an error', async () => {
		const store = memoryStore();
		await judging([fails(modelError('tooLong'))], { store }).grade();
		assert.ok((await judging([says(good)], { store }).grade()).ok);
	});

	it('that do not fit the task any more are asked again', async () => {
		const store = memoryStore();
		await judging([says(good)], { store }).grade();
		const { key } = (await store.list())[0]!;
		await store.write(key, JSON.stringify({ text: '{"grade":"fair","points":1}', model: 'm', time: 1 }));
		assert.ok(!(await judging([fails(modelError('tooLong'))], { store }).grade()).ok);
		assert.deepEqual(await store.list(), []);
		const { grade, provider } = judging([says(good)], { store });
		const again = await grade();
		assert.ok(again.ok && !again.cached);
		assert.equal(provider.sent.length, 1);
	});

	it('are another’s where the model, the endpoint, the prompt, the input or the repeat is another', async () => {
		const store = memoryStore();
		await judging([says(good)], { store }).grade();
		class Elsewhere extends FakeProvider {
			override readonly id = 'https://other.example/v1';
		}
		class OtherModel extends FakeProvider {
			override readonly model = 'sage-2';
		}
		const asks = async (report: string, sample: number, provider = new FakeProvider([says(good)])) => {
			await judging([], { store, provider }).grade(report, sample);
			return provider.sent.length;
		};
		assert.equal(await asks('Sales rose.', 0), 0);
		assert.equal(await asks('Sales rose!', 0), 1);
		assert.equal(await asks('Sales rose.', 1), 1);
		assert.equal(await asks('Sales rose.', 0, new Elsewhere([says(good)])), 1);
		assert.equal(await asks('Sales rose.', 0, new OtherModel([says(good)])), 1);
	});

	it('are another’s where the prompt’s text, version or limit has changed', async () => {
		const store = memoryStore();
		await judging([says(good)], { store }).grade();
		const changes = [
			['You grade', 'You judge'],
			['version: 3', 'version: 4'],
			['maxOutputTokens: 50', 'maxOutputTokens: 60'],
		] as const;
		for (const [from, to] of changes) {
			const changed = files({ 'test.grade.md': gradePrompt.replace(from, to) });
			const prompts = createPrompts(changed, undefined, silentLogger);
			const { grade, provider } = judging([says(good)], { store, prompts });
			await grade();
			assert.equal(provider.sent.length, 1, to);
		}
		const purpose = files({ 'test.grade.md': gradePrompt.replace('Grades a report', 'Gives a grade') });
		const kept = await judging([hangs], { store, prompts: createPrompts(purpose, undefined, silentLogger) }).grade();
		assert.ok(kept.ok && kept.cached);
	});

	it('cost a run nothing but repetition when the store fails', async () => {
		const failing = async () => {
			throw new Error('ENOSPC');
		};
		const store = { read: failing, write: failing, remove: failing, list: failing };
		const { grade, run, log } = judging([says(good)], { store });
		assert.ok((await grade('1')).ok);
		assert.ok((await grade('2')).ok);
		await run.end();
		assert.equal(log.filter((line) => line.startsWith('Judged answers cannot be kept')).length, 1);
	});
});

describe('what a run logs', () => {
	it('holds no text of a report, a prompt, an answer or a question’s subject', async () => {
		const replies = [
			says('Secret answer'),
			fails(modelError('server')),
			fails(modelError('tooLong')),
			fails(modelError('auth')),
		];
		const { run, clock, log } = judging(replies, { limits: { retries: 0, concurrency: 1 } });
		for (const report of ['Secret one.', 'Secret two.', 'Secret three.', 'Secret four.'])
			await clock.until(run.ask(gradeTask, gradeOf(report, { about: verbatim('section “Secret”') })));
		assert.ok(log.length >= 3);
		assert.doesNotMatch(log.join('\n'), /Secret|You grade/);
	});
});

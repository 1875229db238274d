import assert from 'node:assert/strict';
import * as z from 'zod';
import { type JudgeTask, ModelError, type Question } from '../../../src/judge/model';
import { createPrompts } from '../../../src/judge/prompts';
import { unanswered } from '../../../src/judge/unanswered';
import { inEnglish } from '../../../src/messages/english';
import { verbatim } from '../../../src/messages/message';
import { memoryStore, type Store, silentLogger } from '../../../src/ports';
import { fails, type Reply, says } from './fakeProvider';
import { files, gradePrompt, judging } from './judging';

type Verdicts = { verdicts: { id: number }[] };

const task: JudgeTask<'scale' | 'report', Verdicts> = {
	id: 'test.grade',
	schemaName: 'grade',
	schema: z.object({ verdicts: z.array(z.object({ id: z.int() })) }),
	plain: ['scale'],
	data: ['report'],
};

const question: Question<'scale' | 'report', Verdicts> = {
	slots: { scale: '0 to 10', report: 'Sales rose.' },
	about: verbatim('three arguments'),
	previewAnswer: () => ({ verdicts: [] }),
	check: ({ verdicts }) =>
		unanswered(
			'verdict',
			[1, 2, 3],
			verdicts.map(({ id }) => id),
		),
};

const on = (...ids: number[]) => JSON.stringify({ verdicts: ids.map((id) => ({ id })) });

function asking(replies: readonly Reply[], store: Store = memoryStore()) {
	const prompts = createPrompts(files({ 'test.grade.md': gradePrompt }), undefined, silentLogger);
	const { run, provider, clock } = judging(replies, { prompts, store, limits: { retries: 0 } });
	return { provider, run, store, ask: () => clock.until(run.ask(task, question)) };
}

describe('an answer that leaves out what was asked', () => {
	it('is asked for again, with what is missing', async () => {
		const { ask, provider, run } = asking([says(on(1)), says(on(1, 2, 3))]);
		const judged = await ask();
		assert.deepEqual(judged, { ok: true, value: { verdicts: [{ id: 1 }, { id: 2 }, { id: 3 }] }, cached: false });
		assert.match(provider.sent[1]!.user, /cannot be used:\nno verdict on 2, 3\nAnswer again, in full/);
		assert.deepEqual(run.usage().failures, []);
	});

	it('twice counts for what it says, is told as a failure, and is not kept', async () => {
		const { ask, provider, run, store } = asking([says(on(1)), says(on(1, 2))]);
		const judged = await ask();
		assert.ok(judged.ok);
		assert.deepEqual(judged.value, { verdicts: [{ id: 1 }, { id: 2 }] });
		assert.match(judged.missing!.message, /did not answer all that was asked/);
		assert.equal(judged.missing!.details.problem, 'no verdict on 3');
		assert.deepEqual(
			run.usage().failures.map(({ about, code }) => [inEnglish(about), code]),
			[['three arguments', 'malformed']],
		);
		assert.equal(provider.sent.length, 2);
		const again = asking([says(on(1, 2, 3))], store);
		const next = await again.ask();
		assert.ok(next.ok && !next.cached && next.missing === undefined);
		assert.equal(again.provider.sent.length, 1);
	});

	it('stands where asking again fails, with the reason of that', async () => {
		for (const second of [fails(new ModelError('server', verbatim('It is down.'))), says('Nothing more to say.')]) {
			const { ask, run } = asking([says(on(2)), second]);
			const judged = await ask();
			assert.ok(judged.ok && judged.missing);
			assert.deepEqual(judged.value, { verdicts: [{ id: 2 }] });
			assert.equal(run.usage().failures.length, 1);
		}
	});

	it('is not taken from what is kept', async () => {
		const store = memoryStore();
		await asking([says(on(1, 2, 3))], store).ask();
		const [entry] = await store.list();
		await store.write(entry!.key, JSON.stringify({ text: on(), model: 'sage-1', time: 0 }));
		const { ask, provider } = asking([says(on(3, 2, 1))], store);
		const judged = await ask();
		assert.ok(judged.ok && !judged.cached);
		assert.equal(provider.sent.length, 1);
	});
});

describe('what is unanswered', () => {
	it('is nothing when all is there, in any order and with more besides', () => {
		assert.equal(unanswered('verdict', [1, 2], [3, 2, 1]), undefined);
		assert.equal(unanswered('verdict', [], []), undefined);
	});

	it('is named, up to a bound', () => {
		const asked = Array.from({ length: 23 }, (_, at) => at + 1);
		const text = unanswered('score', asked, [1])!;
		assert.ok(text.startsWith('no score on 2, 3, 4, '));
		assert.ok(text.endsWith(', 21 and 2 more'));
	});
});

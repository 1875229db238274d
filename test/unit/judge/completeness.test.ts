import assert from 'node:assert/strict';
import * as z from 'zod';
import { describeMissing } from '../../../src/judge/completeness';
import { type JudgeTask, ModelError, type Question } from '../../../src/judge/model';
import { createPrompts } from '../../../src/judge/prompts';
import { inEnglish } from '../../../src/messages/inEnglish';
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
		describeMissing(
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

describe('an answer to which more can be added', () => {
	const adding: typeof question = {
		...question,
		merge: (one, more) => ({ verdicts: [...one.verdicts, ...more.verdicts] }),
	};
	function askingFor(replies: readonly Reply[], store: Store = memoryStore()) {
		const prompts = createPrompts(files({ 'test.grade.md': gradePrompt }), undefined, silentLogger);
		const { run, provider, clock } = judging(replies, { prompts, store, limits: { retries: 0 } });
		return { provider, run, ask: () => clock.until(run.ask(task, adding)) };
	}

	it('is asked for what is missing alone, without being shown again, and kept whole', async () => {
		const store = memoryStore();
		const { ask, provider } = askingFor([says(on(1)), says(on(2, 3))], store);
		assert.deepEqual(await ask(), { ok: true, value: { verdicts: [{ id: 1 }, { id: 2 }, { id: 3 }] }, cached: false });
		const added = provider.sent[1]?.user.slice(provider.sent[0]?.user.length) ?? '';
		assert.match(added, /no verdict on 2, 3\nAnswer for what is missing alone/);
		assert.ok(!added.includes('"id"'));
		const again = await askingFor([says('{}')], store).ask();
		assert.ok(again.ok && again.cached && again.value.verdicts.length === 3);
	});

	it('loses none of its good items to a broken one', async () => {
		const broken = JSON.stringify({ verdicts: [{ id: 1 }, { id: 'two' }, { id: 3 }] });
		const { ask, provider } = askingFor([says(broken), says(on(2))]);
		const judged = await ask();
		assert.deepEqual(judged.ok && judged.value.verdicts.map(({ id }) => id), [1, 3, 2]);
		assert.match(provider.sent[1]?.user ?? '', /no verdict on 2\nverdicts\.1\.id: /);
	});

	it('is good as it is where the broken item was asked for by nobody', async () => {
		const { ask, provider } = askingFor([says(JSON.stringify({ verdicts: [1, 2, 3, 'x'].map((id) => ({ id })) }))]);
		assert.equal((await ask()).ok, true);
		assert.equal(provider.sent.length, 1);
	});

	it('is asked for again wholly where nothing of it is good', async () => {
		const { ask, provider } = askingFor([says(JSON.stringify({ verdicts: [{ id: 'one' }] })), says(on(1, 2, 3))]);
		assert.equal((await ask()).ok, true);
		assert.match(provider.sent[1]?.user ?? '', /Answer again, in full/);
	});

	it('keeps what it has where the rest does not come', async () => {
		const { ask } = askingFor([says(on(1)), says(on(2))]);
		const judged = await ask();
		assert.ok(judged.ok && judged.missing);
		assert.deepEqual(judged.value.verdicts, [{ id: 1 }, { id: 2 }]);
	});
});

describe('what is unanswered', () => {
	it('is nothing when all is there, in any order and with more besides', () => {
		assert.equal(describeMissing('verdict', [1, 2], [3, 2, 1]), undefined);
		assert.equal(describeMissing('verdict', [], []), undefined);
	});

	it('is named, up to a bound', () => {
		const asked = Array.from({ length: 23 }, (_, at) => at + 1);
		const text = describeMissing('score', asked, [1])!;
		assert.ok(text.startsWith('no score on 2, 3, 4, '));
		assert.ok(text.endsWith(', 21 and 2 more'));
	});
});

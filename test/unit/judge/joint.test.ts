import assert from 'node:assert/strict';
import * as z from 'zod';
import { createAnswerCache } from '../../../src/judge/answerCache';
import { describeMissing } from '../../../src/judge/completeness';
import { requestText } from '../../../src/judge/meteredCall';
import type { Asked, JudgeTask } from '../../../src/judge/model';
import { ModelError } from '../../../src/judge/model';
import { createPreviewJudge } from '../../../src/judge/previewJudge';
import { createPrompts } from '../../../src/judge/prompts';
import { estimateTokens } from '../../../src/judge/tokens';
import { verbatim } from '../../../src/messages/message';
import { memoryStore, type Store, silentLogger } from '../../../src/ports';
import { FakeClock } from './fakeClock';
import { FakeProvider, fails, type Reply, says } from './fakeProvider';
import { files, judging } from './judging';

type Marks = { marks: { id: number }[] };

const schema = z.object({ marks: z.array(z.object({ id: z.int() })) });
const taskOf = (name: string): JudgeTask<'report', Marks> => ({
	id: `test.${name}`,
	schemaName: name,
	schema,
	plain: [],
	data: ['report'],
});
const promptOf = (name: string, system: string) =>
	[
		'---',
		`id: test.${name}`,
		'version: 1',
		'purpose: Marks a report.',
		`schema: ${name}`,
		'maxOutputTokens: 40',
		'---',
		'# System',
		system,
		'',
		'# User',
		'{{data:report}}',
		'',
		`Mark the ${name}.`,
	].join('\n');

const texts = (system = 'You judge reports.') =>
	createPrompts(
		files({ 'test.style.md': promptOf('style', 'You judge reports.'), 'test.logic.md': promptOf('logic', system) }),
		undefined,
		silentLogger,
	);

/** A question that wants marks 1 and 2. */
const asked = (name: string, report = 'Sales rose.'): Asked<Marks> => ({
	task: taskOf(name),
	question: {
		slots: { report },
		about: verbatim(name),
		previewAnswer: () => ({ marks: [] }),
		check: ({ marks }) =>
			describeMissing(
				'mark',
				[1, 2],
				marks.map(({ id }) => id),
			),
		merge: (one, more) => ({ marks: [...one.marks, ...more.marks] }),
	},
});

const marks = (...ids: number[]) => ({ marks: ids.map((id) => ({ id })) });
const says2 = (style: unknown, logic: unknown) => says(JSON.stringify({ style, logic }));

function asking(replies: readonly Reply[], { store = memoryStore(), system }: { store?: Store; system?: string } = {}) {
	const { run, provider, clock } = judging(replies, { prompts: texts(system), store, limits: { retries: 0 } });
	return {
		run,
		provider,
		both: (report?: string) => clock.until(run.askBoth(asked('style', report), asked('logic', report))),
	};
}

describe('two questions about one report', () => {
	it('go out together: the report once, then both tasks, and a schema with both answers', async () => {
		const { both, provider, run } = asking([says2(marks(1, 2), marks(2, 1))]);
		assert.deepEqual(await both(), [
			{ ok: true, value: marks(1, 2), cached: false },
			{ ok: true, value: marks(2, 1), cached: false },
		]);
		const [request, ...more] = provider.sent;
		assert.equal(more.length, 0);
		assert.equal(request?.schemaName, 'style_and_logic');
		assert.equal(request?.user.match(/<<<report /g)?.length, 1);
		assert.match(request?.user ?? '', /^<<<report [\s\S]*Mark the style\.[\s\S]*Mark the logic\./);
		assert.equal(request?.maxOutputTokens, 80);
		assert.deepEqual(Object.keys((request?.schema.properties ?? {}) as object), ['style', 'logic']);
		assert.deepEqual([run.usage().calls, run.usage().tokensIn], [1, 100]);
	});

	it('are kept each for itself: neither is asked for again, alone or together', async () => {
		const store = memoryStore();
		await asking([says2(marks(1, 2), marks(1, 2))], { store }).both();
		const { run, provider, both } = asking([says('{}')], { store });
		const alone = await run.ask(taskOf('logic'), asked('logic').question);
		assert.ok(alone.ok && alone.cached);
		assert.ok((await both()).every((judged) => judged.ok && judged.cached));
		assert.equal(provider.sent.length, 0);
	});

	it('become one where the other has its answer', async () => {
		const store = memoryStore();
		await asking([says(JSON.stringify(marks(1, 2)))], { store }).run.ask(taskOf('style'), asked('style').question);
		const { both, provider } = asking([says(JSON.stringify(marks(1, 2)))], { store });
		const [style, logic] = await both();
		assert.ok(style.ok && style.cached && logic.ok && !logic.cached);
		assert.deepEqual(
			provider.sent.map(({ schemaName }) => schemaName),
			['logic'],
		);
	});

	it('fail apart: what is broken in one answer is asked for alone, and only what is missing of the other', async () => {
		const { both, provider } = asking([
			says2(marks(1), 'no marks'),
			says(JSON.stringify(marks(2))),
			says(JSON.stringify(marks(1, 2))),
		]);
		const [style, logic] = await both();
		assert.deepEqual([style.ok && style.value, logic.ok && logic.value], [marks(1, 2), marks(1, 2)]);
		assert.deepEqual(provider.sent.map(({ schemaName }) => schemaName).sort(), ['logic', 'style', 'style_and_logic']);
		const rest = provider.sent.find(({ schemaName }) => schemaName === 'style');
		assert.match(rest?.user ?? '', /no mark on 2\nAnswer for what is missing alone/);
	});

	it('are each asked alone where no common answer can be read', async () => {
		for (const first of [
			says('Nothing to say.'),
			says('', { finish: 'refused' }),
			says('{"style":', { finish: 'length' }),
		]) {
			const { both, provider } = asking([first, says(JSON.stringify(marks(1, 2)))]);
			assert.ok((await both()).every((judged) => judged.ok));
			assert.equal(provider.sent.length, 3);
		}
	});

	it('are each asked alone where the two together are too long', async () => {
		const tooLong = new ModelError('tooLong', verbatim('No.'));
		const { both, provider } = asking([fails(tooLong), says(JSON.stringify(marks(1, 2)))]);
		assert.ok((await both()).every((judged) => judged.ok));
		assert.equal(provider.sent.length, 3);
	});

	it('share what ends both', async () => {
		const { both, provider, run } = asking([fails(new ModelError('server', verbatim('No.')))]);
		assert.deepEqual(
			(await both()).map((judged) => !judged.ok && judged.error.code),
			['server', 'server'],
		);
		assert.equal(provider.sent.length, 1);
		assert.equal(run.usage().failures.length, 2);
	});

	it('leave one its answer where the other is of a kind that is asked no more', async () => {
		const useless = fails(new ModelError('notAModel', verbatim('No.')));
		const { both, run, provider } = asking([...Array(8).fill(useless), says(JSON.stringify(marks(1, 2)))]);
		for (let at = 0; at < 8; at++) await run.ask(taskOf('style'), asked('style', `Report ${at}.`).question);
		const [style, logic] = await both();
		assert.ok(!style.ok && style.error.code === 'notAModel');
		assert.ok(logic.ok);
		assert.deepEqual(
			provider.sent.slice(8).map(({ schemaName }) => schemaName),
			['logic'],
		);
	});

	it('do not go together where they begin with other words', async () => {
		const { both, provider } = asking([says(JSON.stringify(marks(1, 2)))], { system: 'You are somebody else.' });
		assert.ok((await both()).every((judged) => judged.ok));
		assert.deepEqual(provider.sent.map(({ schemaName }) => schemaName).sort(), ['logic', 'style']);
	});

	it('are foreseen as one call, with the schema of both among its tokens', async () => {
		const provider = new FakeProvider([]);
		const clock = new FakeClock();
		const answers = createAnswerCache(memoryStore(), clock, silentLogger);
		const { both, provider: asking1 } = asking([says(JSON.stringify({ style: marks(1, 2), logic: marks(1, 2) }))]);
		await both();
		const preview = createPreviewJudge({ provider, prompts: texts(), answers, price: undefined });
		await preview.askBoth(asked('style'), asked('logic'));
		assert.equal(preview.preview().calls, 1);
		assert.equal(preview.preview().tokensIn, estimateTokens(requestText(asking1.sent[0]!)));
		await preview.askBoth(asked('style'), asked('logic'));
		assert.deepEqual([preview.preview().calls, preview.preview().cached], [1, 2]);
	});
});

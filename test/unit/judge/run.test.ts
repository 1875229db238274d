import assert from 'node:assert/strict';
import { requestText } from '../../../src/judge/meteredCall';
import type { ModelErrorCode } from '../../../src/judge/model';
import { createPrompts } from '../../../src/judge/prompts';
import { estimateTokens } from '../../../src/judge/tokens';
import { verbatim } from '../../../src/messages/message';
import { memoryStore, silentLogger } from '../../../src/ports';
import { FakeClock } from './fakeClock';
import { answer, fails, modelError, type Reply, says } from './fakeProvider';
import { files, good, gradeOf, gradeTask, judging } from './judging';

describe('a question to a model', () => {
	it('is sent with its prompt, schema and parameters, and answered by value', async () => {
		const { grade, provider, run } = judging([says(good)]);
		assert.deepEqual(await grade(), { ok: true, value: { grade: 'good', points: 8 }, cached: false });
		const { system, user, schema, ...rest } = provider.sent[0]!;
		assert.match(system, /^You grade reports from 0 to 10\.\n\nText between <<<name id>>>/);
		assert.match(
			user,
			/^Grade this report\.\n\n<<<report [0-9a-f]{16}>>>\nSales rose\.\n<<<end report [0-9a-f]{16}>>>$/,
		);
		assert.equal(schema.additionalProperties, false);
		assert.deepEqual(rest, {
			schemaName: 'grade',
			maxOutputTokens: 50,
			temperature: 0,
			seed: 1,
			format: 'jsonSchema',
		});
		assert.deepEqual(run.usage(), {
			calls: 1,
			cached: 0,
			tokensIn: 100,
			tokensOut: 10,
			cost: null,
			prompts: { 'test.grade': '3' },
			failures: [],
		});
	});

	it('has another seed for every repeat', async () => {
		const { grade, provider } = judging([says(good)]);
		for (const sample of [0, 1, 2]) await grade('Sales rose.', sample);
		assert.deepEqual(
			provider.sent.map(({ seed }) => seed),
			[1, 2, 3],
		);
	});

	it('is counted here where the provider does not count', async () => {
		const { grade, run, provider } = judging([says(good, { tokensIn: undefined, tokensOut: undefined })]);
		await grade();
		assert.equal(run.usage().tokensIn, estimateTokens(requestText(provider.sent[0]!)));
		assert.equal(run.usage().tokensOut, estimateTokens(good));
	});

	it('costs what the price says', async () => {
		const { grade, run } = judging([says(good)], { price: { input: 2, output: 30 } });
		await grade();
		assert.equal(run.usage().cost, 0.0005);
	});

	it('that goes wrong is its own result, and the run goes on', async () => {
		const { grade, run, log } = judging([fails(modelError('tooLong')), says(good)]);
		const failed = await grade('First.');
		assert.ok(!failed.ok && failed.error.code === 'tooLong');
		assert.ok((await grade('Second.')).ok);
		assert.deepEqual(run.usage().failures, [
			{ task: 'test.grade', about: verbatim('the report'), code: 'tooLong', message: verbatim('tooLong happened.') },
		]);
		assert.deepEqual(log, ['test.grade: tooLong happened.']);
	});

	it('to a provider that breaks says what broke and nothing the error may hold', async () => {
		const { grade } = judging([fails(new TypeError('key sk-123 is bad'))]);
		const failed = await grade();
		assert.ok(!failed.ok);
		assert.equal(failed.error.code, 'badRequest');
		assert.equal(
			failed.error.message,
			'sage-1 at models.example could not be asked (TypeError). Check the model’s settings.',
		);
	});

	it('without a prompt is an error that says so', async () => {
		const { grade } = judging([says(good)], { prompts: createPrompts(files({}), undefined, silentLogger) });
		const failed = await grade();
		assert.ok(!failed.ok);
		assert.match(failed.error.message, /^The instructions for the model .* Install Plumbline again\.$/);
		assert.equal(failed.error.details.problem, 'test.grade.md: is missing.');
	});
});

describe('an answer that does not fit', () => {
	it('is sent back once with what is wrong, as data', async () => {
		const { grade, provider, run } = judging([says('{"grade":"great","points":8}'), says(good)]);
		assert.ok((await grade()).ok);
		const [first, second] = provider.sent;
		assert.equal(second!.system, first!.system);
		assert.ok(second!.user.startsWith(first!.user));
		const added = second!.user.slice(first!.user.length);
		assert.match(added, /<<<answer [0-9a-f]{16}>>>\n\{"grade":"great","points":8\}\n<<<end answer/);
		assert.match(added, /cannot be used:\ngrade: .*"good"\|"poor"\nAnswer again, in full/);
		assert.equal(run.usage().calls, 2);
	});

	it('twice is an error of that question alone, without the answer’s text', async () => {
		const { grade, provider, run } = judging([says('Confidential: it is good.')]);
		const failed = await grade();
		assert.ok(!failed.ok);
		assert.equal(failed.error.code, 'malformed');
		assert.equal(
			failed.error.message,
			'sage-1 at models.example gave no usable answer, even when asked to correct it. Try again, or use a more capable model.',
		);
		assert.equal(provider.sent.length, 2);
		assert.equal(run.usage().failures.length, 1);
	});

	it('is not shown again when it is very long', async () => {
		const { grade, provider } = judging([says('x'.repeat(1_000_000)), says(good)]);
		assert.ok((await grade()).ok);
		assert.ok(provider.sent[1]!.user.length < 1000);
	});

	const finals: Readonly<Record<string, readonly [reply: Reply, code: ModelErrorCode, calls: number]>> = {
		'is empty': [says(' \n'), 'empty', 2],
		'was refused': [says('I cannot do that.', { finish: 'refused' }), 'refused', 1],
		'was cut off': [says('{"grade":"go', { finish: 'length' }), 'cutOff', 1],
	};
	for (const [name, [reply, code, calls]] of Object.entries(finals)) {
		it(`because it ${name} is told as that`, async () => {
			const { grade, provider } = judging([reply]);
			const failed = await grade();
			assert.ok(!failed.ok && failed.error.code === code);
			assert.equal(provider.sent.length, calls);
		});
	}

	it('is used when it is whole in spite of the limit of tokens', async () => {
		assert.ok((await judging([says(good, { finish: 'length' })]).grade()).ok);
	});
});

describe('an endpoint that does not take everything', () => {
	const picky: Reply = ({ format, temperature, seed }, { maxTokensName }) => {
		if (format === 'jsonSchema') throw modelError('unsupported', { unsupported: 'format' });
		if (temperature !== undefined) throw modelError('unsupported', { unsupported: 'temperature' });
		if (seed !== undefined) throw modelError('unsupported', { unsupported: 'seed' });
		if (maxTokensName !== 'max_tokens') throw modelError('unsupported', { unsupported: 'maxTokensName' });
		if (format === 'jsonObject') throw modelError('unsupported', { unsupported: 'format' });
		return answer(`\`\`\`json\n${good}\n\`\`\``);
	};

	it('is asked for less until it answers, with the schema in words', async () => {
		const { grade, provider } = judging([picky]);
		assert.ok((await grade()).ok);
		assert.equal(provider.sent.length, 6);
		const last = provider.sent.at(-1)!;
		assert.equal(last.format, 'text');
		assert.match(last.user, /Answer with one JSON object “grade” and nothing else\..*JSON Schema:\n\{.*"maximum":10/s);
	});

	it('is asked rightly at once by the next question, and by the next run', async () => {
		const store = memoryStore();
		const first = judging([picky], { store });
		await first.grade('First.');
		await first.grade('Second.');
		assert.equal(first.provider.sent.length, 7);
		const second = judging([picky], { store });
		assert.ok((await second.grade('Third.')).ok);
		assert.equal(second.provider.sent.length, 1);
	});

	it('that writes fewer tokens is asked once for as many as it takes, and remembered', async () => {
		const store = memoryStore();
		const most =
			(limit: number): Reply =>
			({ maxOutputTokens }) => {
				if (maxOutputTokens > limit) throw modelError('unsupported', { unsupported: 'maxOutputTokens', most: limit });
				return answer(good);
			};
		const first = judging([most(40)], { store });
		assert.ok((await first.grade()).ok);
		const second = judging([most(40)], { store });
		assert.ok((await second.grade('Another.')).ok);
		const asked = [...first.provider.sent, ...second.provider.sent].map(({ maxOutputTokens }) => maxOutputTokens);
		assert.deepEqual(asked, [50, 40, 40]);
		const shrunk = judging([most(30)], { store });
		assert.ok((await shrunk.grade('A third.')).ok);
		assert.deepEqual(
			shrunk.provider.sent.map(({ maxOutputTokens }) => maxOutputTokens),
			[40, 30],
		);
	});

	it('whose context has no room for the whole answer is asked once for what is left, each question anew', async () => {
		const room =
			(left: number): Reply =>
			({ maxOutputTokens }) => {
				if (maxOutputTokens > left) throw modelError('tooLong', { left });
				return answer(good);
			};
		const { grade, provider } = judging([room(20), room(20), room(45)]);
		assert.ok((await grade()).ok);
		assert.ok((await grade('Another.')).ok);
		assert.deepEqual(
			provider.sent.map(({ maxOutputTokens }) => maxOutputTokens),
			[50, 20, 50, 45],
		);
		const shrinking = judging([
			({ maxOutputTokens }) => {
				throw modelError('tooLong', { left: maxOutputTokens - 1 });
			},
		]);
		assert.ok(!(await shrinking.grade()).ok);
		assert.equal(shrinking.provider.sent.length, 2);
	});

	it('that stops long before the answer’s limit is told as one whose context is full', async () => {
		const { grade } = judging([says('', { finish: 'length', tokensIn: 4095, tokensOut: 1 })]);
		const failed = await grade();
		assert.ok(!failed.ok && failed.error.code === 'cutOff');
		assert.match(failed.error.message, /wrote 1 of the 50 tokens .* num_ctx/);
	});

	it('whose limit shrinks with every question is not asked for ever', async () => {
		const shrinking: Reply = ({ maxOutputTokens }) => {
			throw modelError('unsupported', { unsupported: 'maxOutputTokens', most: maxOutputTokens - 1 });
		};
		const { grade, provider } = judging([shrinking]);
		assert.ok(!(await grade()).ok);
		assert.equal(provider.sent.length, 2);
	});

	it('that takes nothing at all is an error', async () => {
		const { grade, provider } = judging([fails(modelError('unsupported', { unsupported: 'format' }))]);
		const failed = await grade();
		assert.ok(!failed.ok && failed.error.code === 'unsupported');
		assert.equal(provider.sent.length, 3);
	});
});

describe('what may pass', () => {
	for (const code of ['network', 'rateLimit', 'server'] as const) {
		it(`is tried again after longer and longer waits: ${code}`, async () => {
			const { grade, provider, clock, run } = judging([fails(modelError(code, { unsent: true }))], {
				limits: { retries: 3 },
			});
			const start = clock.now();
			const failed = await grade();
			assert.ok(!failed.ok && failed.error.code === code);
			assert.equal(provider.sent.length, 4);
			assert.equal(clock.now() - start, 500 + 1000 + 2000);
			assert.equal(run.usage().calls, 4);
		});
	}

	for (const [code, details] of [
		['network', {}],
		['timeout', {}],
		['server', { status: 504 }],
	] as const) {
		it(`is not tried again where a model may have read the question: ${code}`, async () => {
			const { grade, provider } = judging([fails(modelError(code, details)), says(good)], { limits: { retries: 3 } });
			const failed = await grade();
			assert.ok(!failed.ok && failed.error.code === code);
			assert.equal(provider.sent.length, 1);
		});
	}

	it('waits up to a half less, at random', async () => {
		const { grade, clock } = judging([fails(modelError('server')), says(good)], { random: () => 0.5 });
		const start = clock.now();
		assert.ok((await grade()).ok);
		assert.equal(clock.now() - start, 375);
	});

	it('waits as long as the endpoint asks', async () => {
		const { grade, clock } = judging([fails(modelError('rateLimit', { retryAfter: 7000 })), says(good)]);
		const start = clock.now();
		assert.ok((await grade()).ok);
		assert.equal(clock.now() - start, 7000);
	});

	it('waits as usual when the endpoint asks for no wait at all', async () => {
		const { grade, clock } = judging([fails(modelError('rateLimit', { retryAfter: 0 })), says(good)]);
		const start = clock.now();
		assert.ok((await grade()).ok);
		assert.equal(clock.now() - start, 500);
	});

	it('keeps all questions waiting when the endpoint asks one to wait', async () => {
		const sentAt: number[] = [];
		const clock = new FakeClock();
		const limited: Reply = () => {
			sentAt.push(clock.now());
			if (sentAt.length === 1) throw modelError('rateLimit', { retryAfter: 5000 });
			return answer(good);
		};
		const { run } = judging([limited], { clock, limits: { concurrency: 1 } });
		const start = clock.now();
		await clock.until(Promise.all([run.ask(gradeTask, gradeOf('One.')), run.ask(gradeTask, gradeOf('Two.'))]));
		assert.deepEqual(
			sentAt.map((time) => time - start),
			[0, 5000, 5000],
		);
	});

	it('is given up at once when the endpoint asks to wait beyond the run’s time', async () => {
		const reply = fails(modelError('rateLimit', { retryAfter: 120_000 }));
		const { grade, clock, provider } = judging([reply], { limits: { runTimeout: 60_000 } });
		const start = clock.now();
		const failed = await grade();
		assert.ok(!failed.ok);
		assert.equal(
			failed.error.message,
			'sage-1 at models.example asks to wait 120 s, and the run has 60 s left. Try again later, or give the run more time.',
		);
		assert.equal(clock.now(), start);
		assert.ok(!(await grade('Another.')).ok);
		assert.equal(provider.sent.length, 1);
	});

	it('does not include what no repetition mends', async () => {
		for (const code of ['badRequest', 'tooLong', 'refused', 'notAModel', 'empty'] as const) {
			const { grade, provider } = judging([fails(modelError(code))]);
			assert.ok(!(await grade()).ok);
			assert.equal(provider.sent.length, 1, code);
		}
	});
});

import assert from 'node:assert/strict';
import { ModelError, type ModelErrorCode, type ModelErrorDetails, type Provider } from '../../../src/judge/model';
import { createPrompts } from '../../../src/judge/prompts';
import { inEnglish } from '../../../src/messages/english';
import { verbatim } from '../../../src/messages/message';
import { memoryStore, silentLogger } from '../../../src/ports';
import { FakeClock, idle } from './fakeClock';
import { answer, FakeProvider, fails, hangs, type Reply, says } from './fakeProvider';
import { files, good, gradeOf, gradePrompt, gradeTask, judging } from './judging';

const error = (code: ModelErrorCode, details?: ModelErrorDetails) =>
	new ModelError(code, verbatim(`${code} happened.`), details);

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
		const { system, user, schema } = provider.sent[0]!;
		assert.equal(run.usage().tokensIn, await provider.countTokens(`${system}\n${user}\n${JSON.stringify(schema)}`));
		assert.equal(run.usage().tokensOut, 1);
	});

	it('costs what the price says', async () => {
		const { grade, run } = judging([says(good)], { price: { input: 2, output: 30 } });
		await grade();
		assert.equal(run.usage().cost, 0.0005);
	});

	it('that goes wrong is its own result, and the run goes on', async () => {
		const { grade, run, log } = judging([fails(error('tooLong')), says(good)]);
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
		if (format === 'jsonSchema') throw error('unsupported', { unsupported: 'format' });
		if (temperature !== undefined) throw error('unsupported', { unsupported: 'temperature' });
		if (seed !== undefined) throw error('unsupported', { unsupported: 'seed' });
		if (maxTokensName !== 'max_tokens') throw error('unsupported', { unsupported: 'maxTokensName' });
		if (format === 'jsonObject') throw error('unsupported', { unsupported: 'format' });
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
				if (maxOutputTokens > limit) throw error('unsupported', { unsupported: 'maxOutputTokens', most: limit });
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

	it('whose limit shrinks with every question is not asked for ever', async () => {
		const shrinking: Reply = ({ maxOutputTokens }) => {
			throw error('unsupported', { unsupported: 'maxOutputTokens', most: maxOutputTokens - 1 });
		};
		const { grade, provider } = judging([shrinking]);
		assert.ok(!(await grade()).ok);
		assert.equal(provider.sent.length, 2);
	});

	it('that takes nothing at all is an error', async () => {
		const { grade, provider } = judging([fails(error('unsupported', { unsupported: 'format' }))]);
		const failed = await grade();
		assert.ok(!failed.ok && failed.error.code === 'unsupported');
		assert.equal(provider.sent.length, 3);
	});
});

describe('what may pass', () => {
	for (const code of ['network', 'rateLimit', 'server'] as const) {
		it(`is tried again after longer and longer waits: ${code}`, async () => {
			const { grade, provider, clock, run } = judging([fails(error(code))], { limits: { retries: 3 } });
			const start = clock.now();
			const failed = await grade();
			assert.ok(!failed.ok && failed.error.code === code);
			assert.equal(provider.sent.length, 4);
			assert.equal(clock.now() - start, 500 + 1000 + 2000);
			assert.equal(run.usage().calls, 4);
		});
	}

	it('waits up to a half less, at random', async () => {
		const { grade, clock } = judging([fails(error('server')), says(good)], { random: () => 0.5 });
		const start = clock.now();
		assert.ok((await grade()).ok);
		assert.equal(clock.now() - start, 375);
	});

	it('waits as long as the endpoint asks', async () => {
		const { grade, clock } = judging([fails(error('rateLimit', { retryAfter: 7000 })), says(good)]);
		const start = clock.now();
		assert.ok((await grade()).ok);
		assert.equal(clock.now() - start, 7000);
	});

	it('waits as usual when the endpoint asks for no wait at all', async () => {
		const { grade, clock } = judging([fails(error('rateLimit', { retryAfter: 0 })), says(good)]);
		const start = clock.now();
		assert.ok((await grade()).ok);
		assert.equal(clock.now() - start, 500);
	});

	it('keeps all questions waiting when the endpoint asks one to wait', async () => {
		const sentAt: number[] = [];
		const clock = new FakeClock();
		const limited: Reply = () => {
			sentAt.push(clock.now());
			if (sentAt.length === 1) throw error('rateLimit', { retryAfter: 5000 });
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
		const reply = fails(error('rateLimit', { retryAfter: 120_000 }));
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
			const { grade, provider } = judging([fails(error(code))]);
			assert.ok(!(await grade()).ok);
			assert.equal(provider.sent.length, 1, code);
		}
	});
});

describe('time', () => {
	it('ends a call that is not answered, tries again, and counts what was sent', async () => {
		const { grade, clock, provider, run } = judging([hangs, says(good)], { limits: { callTimeout: 9000 } });
		const start = clock.now();
		assert.ok((await grade()).ok);
		assert.equal(clock.now() - start, 9000 + 500);
		assert.ok(provider.signals[0]!.aborted);
		assert.ok(run.usage().tokensIn > 100);
	});

	it('tells a call that is never answered', async () => {
		const { grade } = judging([hangs], { limits: { callTimeout: 9000, retries: 0 } });
		const failed = await grade();
		assert.ok(!failed.ok && failed.error.code === 'timeout');
		assert.match(failed.error.message, /^sage-1 at models\.example did not answer within 9 s\./);
	});

	it('of the run ends everything, once told', async () => {
		const { run, clock, provider } = judging([hangs], { limits: { runTimeout: 5000, concurrency: 2 } });
		const asked = [1, 2, 3, 4].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`)));
		// Time may pass only when both calls wait for their answer.
		while (provider.sent.length < 2) await idle();
		const settled = await clock.until(Promise.all(asked));
		assert.ok(settled.every((judgement) => !judgement.ok && judgement.error.code === 'runTimeout'));
		assert.equal(run.usage().failures.length, 1);
		assert.equal(run.usage().calls, 2);
	});
});

describe('aborting a run', () => {
	it('reaches every call within a tick and rejects every question with the reason', async () => {
		const aborter = new AbortController();
		const { run, provider } = judging([hangs], { signal: aborter.signal, limits: { concurrency: 2 } });
		const asked = [1, 2, 3].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`)));
		const outcomes = Promise.allSettled(asked);
		while (provider.sent.length < 2) await idle();
		const reason = new Error('The user has had enough.');
		aborter.abort(reason);
		assert.deepEqual(
			provider.signals.map(({ aborted }) => aborted),
			[true, true],
		);
		for (const outcome of await outcomes) assert.ok(outcome.status === 'rejected' && outcome.reason === reason);
		assert.equal(provider.sent.length, 2);
		assert.deepEqual(run.usage().failures, []);
	});

	it('ends a wait for the next try', async () => {
		const aborter = new AbortController();
		const { run, provider } = judging([fails(error('server'))], { signal: aborter.signal });
		const asked = run.ask(gradeTask, gradeOf('Report.'));
		const outcome = assert.rejects(asked, { message: 'Enough.' });
		while (provider.sent.length < 1) await idle();
		await idle();
		aborter.abort(new Error('Enough.'));
		await outcome;
	});

	it('keeps what was judged before', async () => {
		const store = memoryStore();
		const aborter = new AbortController();
		const { run, grade, provider } = judging([says(good), hangs], { store, signal: aborter.signal });
		await grade('First.');
		const outcome = assert.rejects(run.ask(gradeTask, gradeOf('Second.')));
		while (provider.sent.length < 2) await idle();
		aborter.abort();
		await outcome;
		const again = await judging([hangs], { store }).grade('First.');
		assert.ok(again.ok && again.cached);
	});

	it('before it begins sends nothing', async () => {
		const { run, provider } = judging([says(good)], { signal: AbortSignal.abort(new Error('Enough.')) });
		await assert.rejects(run.ask(gradeTask, gradeOf('Report.')), { message: 'Enough.' });
		assert.equal(provider.sent.length, 0);
	});
});

describe('what ends a run', () => {
	for (const code of ['auth', 'quota', 'noModel'] as const) {
		it(`is told once, and the rest is not sent: ${code}`, async () => {
			const { run, clock, provider, grade, log } = judging([fails(error(code))], { limits: { concurrency: 1 } });
			const asked = [1, 2, 3].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`)));
			const settled = await clock.until(Promise.all(asked));
			assert.ok(settled.every((judgement) => !judgement.ok && judgement.error.code === code));
			assert.ok(!(await grade('Later.')).ok);
			assert.equal(provider.sent.length, 1);
			assert.equal(run.usage().failures.length, 1);
			assert.equal(log.length, 1);
		});
	}

	it('is told once when several calls meet it at the same time', async () => {
		const { run, clock, provider } = judging([fails(error('auth'))], { limits: { concurrency: 3 } });
		const asked = [1, 2, 3].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`)));
		const settled = await clock.until(Promise.all(asked));
		assert.equal(new Set(settled.map((judgement) => !judgement.ok && judgement.error)).size, 1);
		assert.ok(provider.sent.length <= 3);
		assert.equal(run.usage().failures.length, 1);
	});

	it('does not keep kept answers from being used', async () => {
		const store = memoryStore();
		await judging([says(good)], { store }).grade('Known.');
		const { grade } = judging([fails(error('auth'))], { store });
		assert.ok(!(await grade('New.')).ok);
		assert.ok((await grade('Known.')).ok);
	});
});

describe('a budget', () => {
	it('is never overrun, and what is done stays', async () => {
		const { run, clock } = judging([says(good, { tokensIn: 100, tokensOut: 50 })], {
			limits: { maxTokens: 500, concurrency: 4 },
			countTokens: async () => 100,
		});
		const asked = [1, 2, 3, 4, 5].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`)));
		const settled = await clock.until(Promise.all(asked));
		assert.equal(settled.filter(({ ok }) => ok).length, 3);
		assert.equal(run.usage().tokensIn + run.usage().tokensOut, 450);
		assert.deepEqual(
			run.usage().failures.map(({ code, message }) => `${code}: ${inEnglish(message)}`),
			[
				'budget: The budget of 500 tokens leaves no room for the next question. Raise it to go on; what was judged is kept.',
			],
		);
	});

	const unanswered: Readonly<Record<string, ModelError>> = {
		'a connection that breaks': error('network'),
		'something that is no answer': error('notAModel'),
		'an empty body': error('empty'),
		'no answer in time': error('timeout'),
		'a gateway that gives up waiting': error('server', { status: 504 }),
	};
	for (const [what, broken] of Object.entries(unanswered)) {
		it(`is not overrun by questions that may have been read: ${what}`, async () => {
			const { run, clock } = judging([fails(broken)], {
				limits: { maxTokens: 1000, retries: 3 },
				countTokens: async () => 100,
			});
			const asked = Array.from({ length: 50 }, (_, at) => run.ask(gradeTask, gradeOf(`Report ${at}.`)));
			await clock.until(Promise.all(asked));
			const { calls, tokensIn, failures } = run.usage();
			assert.ok(calls * (100 + 50) <= 1000, `${calls} calls`);
			assert.equal(tokensIn, calls * 100);
			assert.equal(failures.at(-1)?.code, 'budget');
		});
	}

	it('is not touched by what no model can have read', async () => {
		const refusals = [
			error('network', { unsent: true }),
			error('rateLimit', { status: 429 }),
			error('server', { status: 503 }),
			error('notAModel', { status: 404 }),
		];
		for (const refusal of refusals) {
			const { grade, run } = judging([fails(refusal)], { limits: { maxTokens: 1000 } });
			await grade();
			assert.deepEqual([run.usage().tokensIn, run.usage().tokensOut], [0, 0]);
			assert.ok(run.usage().failures.every(({ code }) => code !== 'budget'));
		}
	});

	it('is not touched by a question that was never sent because the time was up', async () => {
		const { run, clock, provider } = judging([hangs], { limits: { runTimeout: 5000, concurrency: 1 } });
		const asked = [1, 2, 3].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`)));
		while (provider.sent.length < 1) await idle();
		await clock.until(Promise.all(asked));
		const { system, user, schema } = provider.sent[0]!;
		assert.equal(run.usage().tokensIn, await provider.countTokens(`${system}\n${user}\n${JSON.stringify(schema)}`));
	});

	it('lets a question wait for what calls under way will not use', async () => {
		const { run, clock } = judging([says(good, { tokensIn: 100, tokensOut: 0 })], {
			limits: { maxTokens: 360, concurrency: 4 },
			countTokens: async () => 100,
		});
		const asked = [1, 2, 3].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`)));
		assert.ok((await clock.until(Promise.all(asked))).every(({ ok }) => ok));
	});

	it('in dollars holds by the price', async () => {
		const { grade, run } = judging([says(good, { tokensIn: 100, tokensOut: 50 })], {
			limits: { maxCost: 0.001 },
			price: { input: 2, output: 4 },
			countTokens: async () => 100,
		});
		assert.deepEqual([(await grade('1')).ok, (await grade('2')).ok, (await grade('3')).ok], [true, true, false]);
		assert.equal(run.usage().cost, 0.0008);
	});

	it('in dollars without a price sends nothing and says why', async () => {
		const { grade, provider } = judging([says(good)], { limits: { maxCost: 1 } });
		const failed = await grade();
		assert.ok(!failed.ok && failed.error.code === 'budget');
		assert.match(failed.error.message, /price of sage-1 at models\.example is not known/);
		assert.equal(provider.sent.length, 0);
	});

	it('lets go of a waiting question when the run is aborted', async () => {
		const aborter = new AbortController();
		const limits = { maxTokens: 200, concurrency: 4 };
		const { run, provider } = judging([hangs], { limits, signal: aborter.signal, countTokens: async () => 100 });
		const outcomes = Promise.allSettled([1, 2].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`))));
		while (provider.sent.length < 1) await idle();
		aborter.abort(new Error('Enough.'));
		assert.deepEqual(
			(await outcomes).map(({ status }) => status),
			['rejected', 'rejected'],
		);
		assert.equal(provider.sent.length, 1);
	});
});

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
		assert.deepEqual(
			both.map((judgement) => judgement.ok && judgement.cached),
			[false, true],
		);
		assert.equal(provider.sent.length, 1);
		assert.equal(run.usage().cached, 1);
	});

	it('report how many are settled', async () => {
		const steps: string[] = [];
		const { grade } = judging([says(good), fails(error('tooLong'))], {
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
		await judging([fails(error('tooLong'))], { store }).grade();
		assert.ok((await judging([says(good)], { store }).grade()).ok);
	});

	it('that do not fit the task any more are asked again', async () => {
		const store = memoryStore();
		await judging([says(good)], { store }).grade();
		const { key } = (await store.list())[0]!;
		await store.write(key, JSON.stringify({ text: '{"grade":"fair","points":1}', model: 'm', time: 1 }));
		assert.ok(!(await judging([fails(error('tooLong'))], { store }).grade()).ok);
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
		const replies = [says('Secret answer'), fails(error('server')), fails(error('tooLong')), fails(error('auth'))];
		const { run, clock, log } = judging(replies, { limits: { retries: 0, concurrency: 1 } });
		for (const report of ['Secret one.', 'Secret two.', 'Secret three.', 'Secret four.'])
			await clock.until(run.ask(gradeTask, gradeOf(report, { about: verbatim('section “Secret”') })));
		assert.ok(log.length >= 3);
		assert.doesNotMatch(log.join('\n'), /Secret|You grade/);
	});
});

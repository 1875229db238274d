import assert from 'node:assert/strict';
import { requestText } from '../../../src/judge/meteredCall';
import type { ModelError } from '../../../src/judge/model';
import { estimateTokens } from '../../../src/judge/tokens';
import { inEnglish } from '../../../src/messages/inEnglish';
import { memoryStore } from '../../../src/ports';
import { idle } from './fakeClock';
import { fails, hangs, modelError, says } from './fakeProvider';
import { good, gradeOf, gradeTask, judging } from './judging';

describe('time', () => {
	it('ends a call that is not answered, does not send it again, and counts what was sent', async () => {
		const { grade, clock, provider, run } = judging([hangs, says(good)], { limits: { callTimeout: 9000 } });
		const start = clock.now();
		assert.ok(!(await grade()).ok);
		assert.equal(clock.now() - start, 9000);
		assert.equal(provider.sent.length, 1);
		assert.ok(provider.signals[0]!.aborted);
		assert.ok(run.usage().tokensIn > 50);
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
		const { run, provider } = judging([fails(modelError('server'))], { signal: aborter.signal });
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
			const { run, clock, provider, grade, log } = judging([fails(modelError(code))], { limits: { concurrency: 1 } });
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
		const { run, clock, provider } = judging([fails(modelError('auth'))], { limits: { concurrency: 3 } });
		const asked = [1, 2, 3].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`)));
		const settled = await clock.until(Promise.all(asked));
		assert.equal(new Set(settled.map((judgement) => !judgement.ok && judgement.error)).size, 1);
		assert.ok(provider.sent.length <= 3);
		assert.equal(run.usage().failures.length, 1);
	});

	it('does not keep kept answers from being used', async () => {
		const store = memoryStore();
		await judging([says(good)], { store }).grade('Known.');
		const { grade } = judging([fails(modelError('auth'))], { store });
		assert.ok(!(await grade('New.')).ok);
		assert.ok((await grade('Known.')).ok);
	});
});

describe('a budget', () => {
	let sent: number;

	before(async () => {
		const { run, provider } = judging([says(good)]);
		await run.ask(gradeTask, gradeOf('Report 1.'));
		sent = estimateTokens(requestText(provider.sent[0]!));
	});

	it('is never overrun, and what is done stays', async () => {
		const maxTokens = 3 * (sent + 50) + 50;
		const { run, clock } = judging([says(good, { tokensIn: sent, tokensOut: 50 })], {
			limits: { maxTokens, concurrency: 4 },
		});
		const asked = [1, 2, 3, 4, 5].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`)));
		const settled = await clock.until(Promise.all(asked));
		assert.equal(settled.filter(({ ok }) => ok).length, 3);
		assert.equal(run.usage().tokensIn + run.usage().tokensOut, 3 * (sent + 50));
		assert.deepEqual(
			run.usage().failures.map(({ code, message }) => `${code}: ${inEnglish(message)}`),
			[
				`budget: The budget of ${maxTokens} tokens leaves no room for the next question. Raise it to go on; what was judged counts.`,
			],
		);
	});

	const unanswered: Readonly<Record<string, ModelError>> = {
		'a connection that breaks': modelError('network'),
		'something that is no answer': modelError('notAModel'),
		'an empty body': modelError('empty'),
		'no answer in time': modelError('timeout'),
		'a gateway that gives up waiting': modelError('server', { status: 504 }),
	};
	for (const [what, broken] of Object.entries(unanswered)) {
		it(`is not overrun by questions that may have been read: ${what}`, async () => {
			const { run, clock } = judging([fails(broken)], {
				limits: { maxTokens: 1000, retries: 3 },
			});
			const asked = Array.from({ length: 50 }, (_, at) => run.ask(gradeTask, gradeOf(`Report ${at}.`)));
			await clock.until(Promise.all(asked));
			const { calls, tokensIn, failures } = run.usage();
			// The marks around data differ from question to question, and their tokens by a few: what was sent counts.
			assert.ok(tokensIn + calls * 50 <= 1000, `${tokensIn} tokens of ${calls} calls`);
			assert.ok(Math.abs(tokensIn - calls * sent) <= calls * 10, `${tokensIn} tokens of ${calls} calls`);
			assert.ok(['budget', 'givenUp'].includes(failures.at(-1)?.code ?? ''));
		});
	}

	it('is not touched by what no model can have read', async () => {
		const refusals = [
			modelError('network', { unsent: true }),
			modelError('rateLimit', { status: 429 }),
			modelError('server', { status: 503 }),
			modelError('notAModel', { status: 404 }),
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
		assert.equal(run.usage().tokensIn, estimateTokens(requestText(provider.sent[0]!)));
	});

	it('lets a question wait for what calls under way will not use', async () => {
		const { run, clock } = judging([says(good, { tokensIn: sent, tokensOut: 0 })], {
			limits: { maxTokens: 3 * sent + 60, concurrency: 4 },
		});
		const asked = [1, 2, 3].map((number) => run.ask(gradeTask, gradeOf(`Report ${number}.`)));
		assert.ok((await clock.until(Promise.all(asked))).every(({ ok }) => ok));
	});

	it('in dollars holds by the price', async () => {
		const { grade, run } = judging([says(good, { tokensIn: 100, tokensOut: 50 })], {
			limits: { maxCost: 0.0006 + (sent * 2 + 50 * 4) / 1e6 },
			price: { input: 2, output: 4 },
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
		const limits = { maxTokens: sent + 100, concurrency: 4 };
		const { run, provider } = judging([hangs], { limits, signal: aborter.signal });
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

import assert from 'node:assert/strict';
import { inEnglish } from '../../../src/messages/inEnglish';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import type { Scenario } from '../../server/scenario';
import { soonest } from '../../server/soonest';
import { gradeOf, gradeTask } from './judging';
import { apiKey, type RunOverHttp, runOver } from './overHttp';

const report = 'Sales of Heliotrope AG rose by a third.';
const grade = { grade: 'good', points: 0 };
const where = 'scripted at 127.0.0.1:PORT';

/** What the user gets: the answer, or the code and message of its failure; and how many requests it took. */
interface Outcome {
	readonly value?: unknown;
	readonly error?: readonly [code: string, message: string];
	readonly requests: number;
}

describe('What the user sees of a model that misbehaves', () => {
	let server: ModelServer;

	before(async () => {
		server = await startModelServer();
	});
	beforeEach(() => {
		server.clear();
		server.behave({ kind: 'answer' });
	});
	after(() => server.close());

	async function outcome(options: RunOverHttp = {}): Promise<Outcome> {
		const { run, log } = runOver(server, options);
		const judgement = await run.ask(gradeTask, gradeOf(report));
		const requests = server.requests.length;
		const told = [...log, JSON.stringify(run.usage())].join('\n');
		for (const secret of [apiKey, 'Heliotrope', 'You grade reports']) assert.ok(!told.includes(secret), told);
		if (judgement.ok) return { value: judgement.value, requests };
		const { code, message } = judgement.error;
		const [failure, ...more] = run.usage().failures;
		assert.deepEqual([failure?.code, failure && inEnglish(failure.message), more], [code, message, []]);
		return { error: [code, message.replace(/:\d+/g, ':PORT')], requests };
	}

	const failing: readonly (readonly [what: string, scenario: Scenario, error: Outcome['error'], requests: number])[] = [
		[
			'JSON that ends in its middle, twice',
			{ kind: 'brokenJson' },
			[
				'malformed',
				`${where} gave no usable answer, even when asked to correct it. Try again, or use a more capable model.`,
			],
			2,
		],
		[
			'words on no list, twice',
			{ kind: 'wrongEnum' },
			[
				'malformed',
				`${where} gave no usable answer, even when asked to correct it. Try again, or use a more capable model.`,
			],
			2,
		],
		[
			'nothing, twice',
			{ kind: 'empty' },
			['empty', `${where} sent an empty answer. Try again, or use another model.`],
			2,
		],
		[
			'a refusal',
			{ kind: 'refusal' },
			['refused', `${where} would not answer this question. Try another model, or go on without it.`],
			1,
		],
		[
			'a filtered answer',
			{ kind: 'contentFilter' },
			['refused', `${where} would not answer this question. Try another model, or go on without it.`],
			1,
		],
		[
			'an answer cut off by its limit',
			{ kind: 'cutOff' },
			[
				'cutOff',
				`${where} ran out of output tokens before its answer was complete. Try a model that writes more, or thinks less.`,
			],
			1,
		],
		[
			'429, always, with how long to wait',
			{ kind: 'rateLimit', retryAfter: 2 },
			[
				'rateLimit',
				`${where} takes no more questions for now and asks to wait 2 s. Try again later, or allow fewer questions at the same time. (429, rate_limit_exceeded, invalid_request_error)`,
			],
			3,
		],
		[
			'429, always, without',
			{ kind: 'rateLimit' },
			[
				'rateLimit',
				`${where} takes no more questions for now. Try again later, or allow fewer questions at the same time. (429, rate_limit_exceeded, invalid_request_error)`,
			],
			3,
		],
		[
			'no credit',
			{ kind: 'quota' },
			[
				'quota',
				`The account for ${where} has no credit or quota left. Waiting does not help: check its plan and billing. (429, insufficient_quota, invalid_request_error)`,
			],
			1,
		],
		[
			'500, always',
			{ kind: 'serverError' },
			['server', `${where} had an error of its own. Try again later. (500, server_error)`],
			3,
		],
		[
			'503, always',
			{ kind: 'serverError', status: 503 },
			['server', `${where} had an error of its own. Try again later. (503, server_error)`],
			3,
		],
		[
			'a page where the answer should be',
			{ kind: 'htmlPage' },
			['notAModel', `${where} answered with a web page. Check the base URL http://127.0.0.1:PORT/v1: most end in /v1.`],
			1,
		],
		[
			'a proxy’s page',
			{ kind: 'htmlPage', status: 403 },
			[
				'notAModel',
				`${where} answered with a web page. Check the base URL http://127.0.0.1:PORT/v1: most end in /v1. (403)`,
			],
			1,
		],
		[
			'no such model',
			{ kind: 'modelNotFound' },
			[
				'noModel',
				`There is no ${where}, or this key may not use it. Check the model’s name. (404, model_not_found, invalid_request_error)`,
			],
			1,
		],
		[
			'a wrong key',
			{ kind: 'wrongKey' },
			[
				'auth',
				`${where} did not accept the API key. Check the key, and that it may use this model. (401, invalid_api_key, invalid_request_error)`,
			],
			1,
		],
		[
			'a question too long for it',
			{ kind: 'tooLong' },
			[
				'tooLong',
				`The question is longer than ${where} can read. Use a model with a larger context. (400, context_length_exceeded, invalid_request_error, messages)`,
			],
			1,
		],
		[
			'talk of 1 MB, twice',
			{ kind: 'long', useful: false },
			[
				'malformed',
				`${where} gave no usable answer, even when asked to correct it. Try again, or use a more capable model.`,
			],
			2,
		],
		[
			'1 MB of a string that never ends, twice',
			{ kind: 'answer', text: `{"a":"${'\\"'.repeat(500_000)}` },
			[
				'malformed',
				`${where} gave no usable answer, even when asked to correct it. Try again, or use a more capable model.`,
			],
			2,
		],
		[
			'talk without end',
			{ kind: 'long', bytes: 4_100_000 },
			['notAModel', `${where} sent more than 4 MB, which no answer needs; the rest was not read. Check the base URL.`],
			1,
		],
	];
	for (const [what, scenario, error, requests] of failing) {
		it(`${what}: ${error?.[0]}`, async () => {
			server.behave(scenario);
			assert.deepEqual(await outcome(), { error, requests });
		});
	}

	for (const kind of ['reset', 'resetInBody', 'cutStream', 'shortBody'] as const) {
		it(`${kind}: the connection broke, and the question is not sent again`, async () => {
			server.behave({ kind });
			const { error, requests } = await outcome();
			assert.equal(error?.[0], 'network');
			assert.match(
				error?.[1] ?? '',
				/^The connection to http:\/\/127\.0\.0\.1:PORT\/v1 broke\. Check the network and try again\./,
			);
			// A model may have read it: sent again, it might be paid twice.
			assert.equal(requests, 1);
		});
	}

	for (const kind of ['hang', 'hangInBody'] as const) {
		it(`${kind}: no answer in time, and the connection is given back`, async () => {
			server.behave({ kind });
			const { error, requests } = await outcome({ limits: { callTimeout: 50_000, retries: 1 } });
			assert.equal(error?.[0], 'timeout');
			assert.match(error?.[1] ?? '', /^scripted at 127\.0\.0\.1:PORT /);
			assert.equal(requests, 1);
			await server.waitForClosed();
			assert.equal(server.requests[0]?.outcome, 'left');
		});
	}

	it('nobody at the address: nothing answers there', async () => {
		const gone = await startModelServer();
		await gone.close();
		const { run } = runOver(gone);
		const judgement = await run.ask(gradeTask, gradeOf(report));
		assert.ok(!judgement.ok);
		assert.equal(judgement.error.code, 'network');
		assert.match(judgement.error.message, /^Nothing answers at http:\/\/127\.0\.0\.1:\d+\/v1\. .* \(ECONNREFUSED\)$/);
	});

	const answered: readonly (readonly [what: string, once: readonly Scenario[], requests: number])[] = [
		['a fence around the answer', [{ kind: 'fenced' }], 1],
		['talk around it, and trailing commas', [{ kind: 'chatty' }], 1],
		['thoughts before it', [{ kind: 'thinking' }], 1],
		['1 MB of talk before it', [{ kind: 'long' }], 1],
		['broken JSON, then a good one', [{ kind: 'brokenJson' }], 2],
		['a wrong word, then a good one', [{ kind: 'wrongEnum' }], 2],
		['nothing, then an answer', [{ kind: 'empty' }], 2],
		['429 with how long to wait, then an answer', [{ kind: 'rateLimit', retryAfter: 1 }], 2],
		['429 with a date, then an answer', [{ kind: 'rateLimit', retryAfter: 'Thu, 01 Jan 2015 00:00:00 GMT' }], 2],
		['429 without, twice, then an answer', [{ kind: 'rateLimit' }, { kind: 'rateLimit' }], 3],
		['500, then an answer', [{ kind: 'serverError' }], 2],
		['an answer after a while', [{ kind: 'answer', delay: 50 }], 1],
	];
	for (const [what, once, requests] of answered) {
		for (const api of ['chat', 'responses'] as const) {
			it(`${what}: the answer (${api})`, async () => {
				server.play(...once);
				assert.deepEqual(await outcome({ api }), { value: grade, requests });
			});
		}
	}

	const givenUp: readonly (readonly [what: Extract<Scenario, { kind: 'refuses' }>['what'], requests: number])[] = [
		[['jsonSchema'], 2],
		[['jsonSchema', 'jsonObject'], 3],
		[['temperature'], 2],
		[['temperature', 'seed'], 3],
		[['stream_options'], 2],
		[['stream'], 3],
		[['jsonSchema', 'jsonObject', 'temperature', 'seed'], 5],
	];
	for (const [what, requests] of givenUp) {
		it(`does not take ${what.join(', ')}: the answer, and the next question goes without`, async () => {
			server.behave({ kind: 'refuses', what });
			const { run, store } = runOver(server);
			const first = await run.ask(gradeTask, gradeOf(report));
			assert.deepEqual([first.ok && first.value, server.requests.length], [grade, requests]);
			const next = await runOver(server, { store }).run.ask(gradeTask, gradeOf('Another report.'));
			assert.deepEqual([next.ok && next.value, server.requests.length], [grade, requests + 1]);
			const { question } = server.requests.at(-1)!;
			for (const part of what) assert.ok(question.format !== part && !question.parameters.includes(part), part);
		});
	}

	it('takes only the older name of the limit: the answer, and the next question uses that name', async () => {
		server.behave({ kind: 'refuses', what: ['max_completion_tokens'] });
		const { run } = runOver(server, { model: 'gpt-5-mini' });
		for (const text of [report, 'Another report.']) assert.ok((await run.ask(gradeTask, gradeOf(text))).ok);
		const names = server.requests.map(({ question }) => question.parameters.filter((name) => name.startsWith('max_')));
		assert.deepEqual(names, [['max_completion_tokens'], ['max_tokens'], ['max_tokens']]);
	});

	it('a wrong key stops the run: what is left fails the same way, unasked, and is told once', async () => {
		server.behave({ kind: 'wrongKey' });
		const { run } = runOver(server, { limits: { concurrency: 1 } });
		const all = await Promise.all(['a', 'b', 'c'].map((text) => run.ask(gradeTask, gradeOf(text))));
		assert.deepEqual(
			all.map((judgement) => !judgement.ok && judgement.error.code),
			['auth', 'auth', 'auth'],
		);
		assert.equal(server.requests.length, 1);
		assert.equal(run.usage().failures.length, 1);
	});

	it('what is wrong with one item is an error of that item alone', async () => {
		server.behave(({ user }) => (user.includes('second') ? { kind: 'brokenJson' } : { kind: 'answer' }));
		const { run } = runOver(server);
		const all = await Promise.all(['first', 'second', 'third'].map((text) => run.ask(gradeTask, gradeOf(text))));
		assert.deepEqual(
			all.map((judgement) => (judgement.ok ? 'answered' : judgement.error.code)),
			['answered', 'malformed', 'answered'],
		);
	});

	it('an aborted run closes its sockets within a second, and says why', async () => {
		server.behave({ kind: 'hang' });
		const took = await soonest(1_000, async () => {
			server.clear();
			const controller = new AbortController();
			const { run } = runOver(server, { signal: controller.signal });
			const reason = new Error('cancelled by the user');
			const asked = Promise.allSettled(['a', 'b', 'c'].map((text) => run.ask(gradeTask, gradeOf(text))));
			await server.waitForRequests(3);
			assert.ok(server.openConnections() >= 3);
			const aborted = performance.now();
			controller.abort(reason);
			for (const settled of await asked) assert.ok(settled.status === 'rejected' && settled.reason === reason);
			await server.waitForClosed();
			for (const { outcome } of server.requests) assert.equal(outcome, 'left');
			return Math.max(...server.requests.map(({ connection }) => connection.closed! - aborted));
		});
		assert.ok(took < 1_000, `The last was closed after ${took} ms.`);
	});
});

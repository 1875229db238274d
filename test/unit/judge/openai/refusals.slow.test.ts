import assert from 'node:assert/strict';
import type { ModelRequest } from '../../../../src/judge/model';
import { askOnce, failureOf, json, key, question, wireTo } from './wire';

const refuse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
	typeof body === 'string'
		? new Response(body, { status, headers })
		: json(body, { status, headers: { 'content-type': 'application/json', ...headers } });

const failure = (response: () => Response, request: Partial<ModelRequest> = {}) =>
	failureOf(askOnce(wireTo({}, response).provider, request));

const codeOf = async (status: number, body: unknown, request: Partial<ModelRequest> = {}) => {
	const { code, details } = await failure(() => refuse(status, body), request);
	return details.unsupported ? `${code} ${details.unsupported}` : code;
};

const openai = (message: string, fields: Record<string, unknown> = {}) => ({
	error: { message, type: null, param: null, code: null, ...fields },
});

describe('What an OpenAI-compatible endpoint refuses', () => {
	const cases: readonly (readonly [kind: string, code: string, status: number, body: unknown])[] = [
		['a wrong key', 'auth', 401, openai(`Incorrect API key provided: ${key}`, { code: 'invalid_api_key' })],
		[
			'a wrong key, as Gemini says it',
			'auth',
			400,
			[
				{
					error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' },
				},
			],
		],
		['a wrong key, with a page', 'auth', 401, '<html>Unauthorized</html>'],
		['no right', 'auth', 403, openai('You have insufficient permissions', { type: 'permission_error' })],
		['no credit', 'quota', 429, openai('You exceeded your current quota', { code: 'insufficient_quota' })],
		['no credit, as DeepSeek says it', 'quota', 402, openai('Insufficient Balance')],
		['no credit, in Chinese', 'quota', 429, openai('您的账户已欠费，请充值', { code: '1113' })],
		[
			'no credit, as Anthropic says it',
			'quota',
			400,
			{ type: 'error', error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } },
		],
		['too many questions', 'rateLimit', 429, openai('Rate limit reached', { code: 'rate_limit_exceeded' })],
		['too many questions, without a body', 'rateLimit', 429, ''],
		['an unknown model', 'noModel', 404, openai('The model `x` does not exist', { code: 'model_not_found' })],
		[
			'an unknown model, as Ollama says it',
			'noModel',
			404,
			openai('model "x" not found, try pulling it first', { type: 'api_error' }),
		],
		[
			'an unknown model, as vLLM says it',
			'noModel',
			404,
			{ object: 'error', message: 'The model `x` does not exist.', type: 'NotFoundError', code: 404 },
		],
		['an unknown model, as OpenRouter says it', 'noModel', 400, openai('x is not a valid model ID')],
		[
			'an unknown deployment',
			'noModel',
			404,
			{ error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' } },
		],
		['a model one may not use', 'noModel', 403, openai('Project does not have access', { code: 'model_not_found' })],
		[
			'a long question',
			'tooLong',
			400,
			openai("This model's maximum context length is 8192 tokens", { code: 'context_length_exceeded' }),
		],
		[
			'a long question, as llama.cpp says it',
			'tooLong',
			400,
			{
				error: {
					code: 400,
					message: 'the request exceeds the available context size',
					type: 'exceed_context_size_error',
				},
			},
		],
		['a long question, as a proxy says it', 'tooLong', 413, '<html>Request Entity Too Large</html>'],
		[
			'a filtered question',
			'refused',
			400,
			{
				error: {
					code: 'content_filter',
					message: 'The response was filtered',
					innererror: { code: 'ResponsibleAIPolicyViolation' },
				},
			},
		],
		[
			'a filtered question, as DashScope says it',
			'refused',
			400,
			openai('Input data may contain inappropriate content.', { code: 'data_inspection_failed' }),
		],
		['a busy server', 'server', 503, { error: { message: 'Loading model', type: 'unavailable_error', code: 503 } }],
		['a broken server', 'server', 502, '<html>Bad Gateway</html>'],
		[
			'an overloaded server',
			'server',
			529,
			{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
		],
		['a slow server', 'timeout', 408, ''],
		['a wrong address', 'notAModel', 404, '404 page not found'],
		['a page', 'notAModel', 403, '<!DOCTYPE html><title>Blocked</title>'],
		['a form of question', 'badRequest', 400, openai('Something else', { param: 'messages' })],
	];
	for (const [kind, code, status, body] of cases) {
		it(`${kind}: ${code}`, async () => assert.equal(await codeOf(status, body), code));
	}

	const unsupported: readonly (readonly [kind: string, part: string, status: number, body: unknown])[] = [
		[
			'answers piece by piece, to organisations that are not verified',
			'stream',
			400,
			openai('Your organization must be verified to stream this model.', {
				param: 'stream',
				code: 'unsupported_value',
			}),
		],
		[
			'a count at the end of a stream, as servers that check by schema say it',
			'stream',
			422,
			{ detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }] },
		],
		[
			'a schema',
			'format',
			400,
			openai("Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.", {
				param: 'response_format',
			}),
		],
		[
			'a schema, as LM Studio says it',
			'format',
			400,
			{ error: "'response_format.type' must be 'json_schema' or 'text'" },
		],
		[
			'a schema, as DeepSeek says it',
			'format',
			400,
			openai('This response_format type is unavailable now', { type: 'invalid_request_error' }),
		],
		[
			'a schema, as llama.cpp says it',
			'format',
			400,
			{ error: { code: 400, message: 'Failed to initialize samplers: failed to parse grammar', type: 'server_error' } },
		],
		[
			'a schema, by a checked field',
			'format',
			422,
			{ detail: [{ type: 'literal_error', loc: ['body', 'response_format', 'type'], msg: 'Input should be text' }] },
		],
		[
			'a temperature',
			'temperature',
			400,
			openai("Unsupported value: 'temperature' does not support 0 with this model.", {
				param: 'temperature',
				code: 'unsupported_value',
			}),
		],
		[
			'a seed',
			'seed',
			400,
			[
				{
					error: {
						code: 400,
						message: 'Invalid JSON payload received. Unknown name "seed": Cannot find field.',
						status: 'INVALID_ARGUMENT',
					},
				},
			],
		],
		[
			'a seed, by a checked field',
			'seed',
			422,
			{ detail: [{ type: 'extra_forbidden', loc: ['body', 'seed'], msg: 'Extra inputs are not permitted' }] },
		],
		[
			'the name of the limit',
			'maxTokensName',
			400,
			openai("Unsupported parameter: 'max_completion_tokens' is not supported. Use 'max_tokens' instead.", {
				param: 'max_completion_tokens',
				code: 'unsupported_parameter',
			}),
		],
	];
	for (const [kind, part, status, body] of unsupported) {
		it(`${kind}: unsupported ${part}`, async () => assert.equal(await codeOf(status, body), `unsupported ${part}`));
	}

	const contexts: readonly (readonly [message: string, left: number | undefined])[] = [
		[
			"'max_tokens' or 'max_completion_tokens' is too large: 6000. This model's maximum context length is 7168 tokens and your request has 2500 input tokens (6000 > 7168 - 2500).",
			4668,
		],
		[
			"This model's maximum context length is 8192 tokens. However, you requested 9000 tokens (3000 in the messages, 6000 in the completion).",
			5192,
		],
		["This model's maximum context length is 8192 tokens. However, your messages resulted in 9120 tokens.", undefined],
		["This model's maximum context length is 4096 tokens and your request has 4000 input tokens.", undefined],
	];
	for (const [message, left] of contexts)
		it(`a context that has no room for the answer is told with what is left of it: ${message}`, async () => {
			const { code, details } = await failure(() => refuse(400, openai(message)), { maxOutputTokens: 6000 });
			assert.deepEqual([code, details.left], ['tooLong', left]);
		});

	it('a model that no provider serves under the account’s settings is not told as a wrong address', async () => {
		const told = async (text: string) => {
			const { code, message } = await failure(() => refuse(404, { error: { message: text, code: 404 } }));
			return `${code}: ${message}`;
		};
		const policy = 'No endpoints found matching your data policy (Paid model training). Configure: https://e.example/p';
		assert.match(await told(policy), /^noModel: No provider serves .* under the settings of your account/);
		assert.match(await told('No endpoints found for sage/one:free.'), /^noModel: There is no /);
	});

	it('what was not even sent is no refused part', async () => {
		const body = openai("'temperature' is not supported", { param: 'temperature', code: 'unsupported_parameter' });
		assert.equal(await codeOf(400, body, { temperature: undefined }), 'badRequest');
		assert.equal(
			await codeOf(400, { error: "'response_format.type' must be 'json_schema'" }, { format: 'text' }),
			'badRequest',
		);
	});

	const tooHigh: readonly (readonly [message: string, most: number | undefined])[] = [
		['max_tokens is too large: 6000. This model supports at most 4096 completion tokens.', 4096],
		['max_tokens: 6000 > 4096, which is the maximum allowed number of output tokens for sage-3-5-20240620', 4096],
		['Range of max_tokens should be [1, 2,048]', 2048],
		['max_tokens 超过模型上限 4096', 4096],
		['Invalid max_tokens value: it must not exceed what sage-3 allows.', undefined],
	];
	for (const [message, most] of tooHigh) {
		it(`a limit of output tokens that is too high is not a refused name: ${message}`, async () => {
			const refused = () => refuse(400, openai(message, { param: 'max_tokens', code: 'invalid_value' }));
			const error = await failure(refused, { maxOutputTokens: 6000 });
			assert.deepEqual(
				[error.code, error.details.unsupported, error.details.most],
				['unsupported', 'maxOutputTokens', most],
			);
			const bound =
				most === undefined
					? 'fewer tokens than this question allows its answer'
					: `${most.toLocaleString('en')} tokens at most`;
			assert.ok(error.message.startsWith(`gpt-5-mini at api.openai.com writes ${bound}.`), error.message);
		});
	}

	it('a question that a filter flagged is refused alone, whatever the status', async () => {
		const words = [
			'This request requires moderation. Your input was flagged for "violence".',
			'Blocked by a content policy',
			'A guardrail intervened',
			'输入内容包含敏感信息',
		];
		for (const message of words)
			for (const status of [400, 403]) assert.equal(await codeOf(status, openai(message)), 'refused', message);
		assert.equal(await codeOf(403, openai('Your account has been flagged.')), 'auth');
		assert.equal(await codeOf(403, openai('Moderation is for owners', { type: 'permission_error' })), 'auth');
		assert.equal(await codeOf(403, openai('Forbidden')), 'auth');
	});
});

describe('How long an endpoint asks to wait', () => {
	const waits: readonly (readonly [Record<string, string>, number | undefined])[] = [
		[{ 'retry-after': '20' }, 20_000],
		[{ 'retry-after': '0.5' }, 500],
		[{ 'retry-after-ms': '350', 'retry-after': '1' }, 350],
		[{ 'retry-after': 'Thu, 01 Jan 2026 00:01:30 GMT' }, 90_000],
		[{ 'retry-after': 'Wed, 31 Dec 2025 23:00:00 GMT' }, 0],
		[{ 'retry-after': '-3' }, undefined],
		[{ 'retry-after': 'soon' }, undefined],
		[{}, undefined],
	];
	for (const [headers, wait] of waits) {
		it(JSON.stringify(headers), async () => {
			const { code, details } = await failure(() => refuse(429, openai('Slow down'), headers));
			assert.deepEqual([code, details.retryAfter, details.status], ['rateLimit', wait, 429]);
		});
	}

	it('may stand in the body; a quota that comes back is a rate', async () => {
		const body = [
			{
				error: {
					code: 429,
					message: 'You exceeded your current quota, please check your plan and billing details.',
					status: 'RESOURCE_EXHAUSTED',
					details: [{ '@type': 'QuotaFailure' }, { '@type': 'RetryInfo', retryDelay: '34s' }],
				},
			},
		];
		const { code, details, message } = await failure(() => refuse(429, body));
		assert.deepEqual([code, details.retryAfter], ['rateLimit', 34_000]);
		assert.match(message, /asks to wait 34 s\./);
	});
});

describe('What the user is told of a refusal', () => {
	it('says what, where and what to do', async () => {
		const { message } = await failure(() =>
			refuse(401, openai(`Incorrect API key provided: ${key}`, { code: 'invalid_api_key' })),
		);
		assert.equal(
			message,
			'gpt-5-mini at api.openai.com did not accept the API key. Check the key, and that it may use this model. (401, invalid_api_key)',
		);
	});

	it('asks for a key where there is none', async () => {
		const { provider } = wireTo({ apiKey: undefined }, () => refuse(401, openai('You did not provide a key')));
		assert.equal(
			(await failureOf(askOnce(provider))).message,
			'gpt-5-mini at api.openai.com asks for an API key, and none is set. Set one for this endpoint. (401)',
		);
	});

	it('repeats neither key, prompt nor report, wherever the endpoint puts them', async () => {
		for (const status of [400, 401, 403, 404, 413, 422, 429, 500]) {
			for (const secret of [key, question.user, question.system]) {
				const fields = { code: secret, type: secret, param: secret };
				await failure(() => refuse(status, openai(secret, fields)));
				await failure(() => refuse(status, secret));
				await failure(() => json({ error: { message: secret, ...fields } }));
				await failure(() => refuse(status, { detail: [{ loc: ['body', secret], msg: secret, type: secret }] }));
			}
		}
	});

	it('a redirect is not followed', async () => {
		const { provider, sent } = wireTo(
			{},
			() => new Response(null, { status: 308, headers: { location: 'https://elsewhere.example/' } }),
		);
		const { code, message } = await failureOf(askOnce(provider));
		assert.equal(code, 'notAModel');
		assert.match(
			message,
			/^https:\/\/api\.openai\.com\/v1 sends elsewhere, and a key and a report are not sent along\./,
		);
		assert.equal(sent.length, 1);
	});
});

import * as z from 'zod';
import { message } from '../../messages/message';
import { type ModelAnswer, ModelError } from '../model';
import { isPage, type SentParameters } from './classify';
import type { CheckedEndpoint } from './endpoint';
import { readRefusalBody } from './refusal';
import { refusalError } from './refusalError';
import { isStream } from './stream';
import { maxAnswerSize, tooLarge } from './wireFetch';

/** A wire answer of one API, from JSON that may be anything; `undefined` when it is none. */
export type WireAnswer = (json: unknown, asked: string) => ModelAnswer | WireFailure | undefined;

/** How answers of one API are read. */
export interface WireForm {
	readonly read: WireAnswer;
	/** What a stream comes to; `undefined` where it broke off. */
	readonly joinStream: (stream: string) => unknown;
}

/** An endpoint may say 200 and report within that it failed. */
export interface WireFailure {
	readonly failed: unknown;
}

/** Throws a {@link ModelError} when the body of a 200 is no answer. */
export function readWireAnswer(
	text: string,
	{ read, joinStream }: WireForm,
	endpoint: CheckedEndpoint,
	sent: SentParameters,
): ModelAnswer {
	const json = isStream(text) ? joinedStream(joinStream(text), endpoint) : parsed(text, endpoint);
	const answer = failed.safeParse(json).success ? { failed: json } : read(json, endpoint.model);
	if (answer === undefined)
		throw new ModelError(
			'notAModel',
			message('endpoints.notAModel', { label: endpoint.label, baseUrl: endpoint.baseUrl }),
		);
	if (!('failed' in answer)) {
		// What came in small pieces may come to too much together.
		if (answer.text.length > maxAnswerSize) throw tooLarge(endpoint.label);
		return answer;
	}
	const body = readRefusalBody(JSON.stringify(answer.failed));
	throw refusalError({ ...body, status: statusOf(body.code), retryAfter: body.retryAfter }, endpoint, sent);
}

const failed = z.object({ error: z.union([z.string(), z.record(z.string(), z.unknown())]) });

/** A stream without its end is an answer that broke off. */
function joinedStream(json: unknown, { label }: CheckedEndpoint): unknown {
	if (json === undefined) throw new ModelError('network', message('modelErrors.brokeOff', { label }));
	return json;
}

function parsed(text: string, { label, baseUrl }: CheckedEndpoint): unknown {
	try {
		return JSON.parse(text);
	} catch {
		if (text.trim() === '') throw new ModelError('empty', message('modelErrors.empty', { label }));
		if (/^\s*[{[]/.test(text)) throw new ModelError('network', message('modelErrors.brokeOff', { label }));
		const said = isPage({ message: text }) ? 'endpoints.webPage' : 'endpoints.notAModel';
		throw new ModelError('notAModel', message(said, { label, baseUrl }));
	}
}

/** The status that stands for a code: gateways put the one they got there, others a word. */
export function statusOf(code: string | undefined): number {
	if (code === 'rate_limit_exceeded') return 429;
	if (code === 'server_error' || code === 'overloaded_error') return 500;
	const number = Number(code);
	return Number.isInteger(number) && number >= 400 && number < 600 ? number : 400;
}

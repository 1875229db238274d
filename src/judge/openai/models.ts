import { APIError } from 'openai';
import * as z from 'zod/mini';
import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import { ModelError } from '../model';
import { clientOf } from './client';
import { checkAddress, type OpenAiEndpoint } from './endpoint';
import { transportError } from './transportError';
import { wireFetch } from './wireFetch';

/** The one field that every endpoint's list has. */
const listed = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The names of the models that an endpoint says it has, sorted. Sends the key and nothing of any report. */
export async function listModels(
	endpoint: Omit<OpenAiEndpoint, 'model' | 'api'>,
	fetch: Fetch,
	signal: AbortSignal,
): Promise<readonly string[]> {
	const address = checkAddress(endpoint);
	const { host: label, baseUrl, apiKey } = address;
	let failure: unknown;
	const client = clientOf(
		address,
		wireFetch(fetch, label, (thrown) => (failure = thrown)),
	);
	try {
		const response = await client.get('/models', { signal }).asResponse();
		const found = listed.safeParse(jsonOf(await response.text()));
		if (!found.success) throw new ModelError('notAModel', message('endpoints.noList', { label }));
		return [...new Set(found.data.data.map(({ id }) => id))].sort((a, b) => a.localeCompare(b, 'en'));
	} catch (thrown) {
		signal.throwIfAborted();
		if (failure !== undefined) throw transportError(failure, { baseUrl, label });
		throw thrown instanceof APIError ? refused(thrown.status, label, apiKey !== undefined) : thrown;
	}
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

function refused(status: number | undefined, label: string, hasKey: boolean): ModelError {
	if (status !== 401 && status !== 403) return new ModelError('notAModel', message('endpoints.noList', { label }));
	return new ModelError('auth', message(hasKey ? 'endpoints.keyRefused' : 'endpoints.noKey', { label }));
}

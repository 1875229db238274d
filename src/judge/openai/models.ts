import * as z from 'zod/mini';
import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import { ModelError } from '../model';
import { checkAddress, type OpenAiEndpoint } from './endpoint';
import { exchange } from './exchange';

/** The one field that every endpoint's list has. */
const listed = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The names of the models that an endpoint says it has, sorted. Sends the key and nothing of any report. */
export async function listModels(
	endpoint: Omit<OpenAiEndpoint, 'model' | 'api'>,
	fetch: Fetch,
	signal: AbortSignal,
): Promise<readonly string[]> {
	const address = checkAddress(endpoint);
	const { host: label, apiKey } = address;
	const { status, text } = await exchange(fetch, { ...address, label }, { path: '/models', signal });
	if (status === 401 || status === 403) {
		throw new ModelError('auth', message(apiKey === undefined ? 'endpoints.noKey' : 'endpoints.keyRefused', { label }));
	}
	const found = status >= 200 && status < 300 ? listed.safeParse(jsonOf(text)) : undefined;
	if (!found?.success) throw new ModelError('notAModel', message('endpoints.noList', { label }));
	return [...new Set(found.data.data.map(({ id }) => id))].sort((a, b) => a.localeCompare(b, 'en'));
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

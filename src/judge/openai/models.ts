import * as z from 'zod/mini';
import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import { parsedJson } from '../../text/json';
import { ModelError } from '../model';
import { type CheckedAddress, checkAddress, type OpenAiEndpoint } from './endpoint';
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
	const ask = wireFetch(fetch, label, (thrown) => (failure = thrown));
	try {
		const response = await ask(`${baseUrl}/models`, { headers: headersOf(address), signal });
		if (response.status === 401 || response.status === 403) {
			throw new ModelError(
				'auth',
				message(apiKey === undefined ? 'endpoints.noKey' : 'endpoints.keyRefused', { label }),
			);
		}
		const found = response.ok ? listed.safeParse(parsedJson(await response.text())) : undefined;
		if (!found?.success) throw new ModelError('notAModel', message('endpoints.noList', { label }));
		return [...new Set(found.data.data.map(({ id }) => id))].sort((a, b) => a.localeCompare(b, 'en'));
	} catch (thrown) {
		signal.throwIfAborted();
		throw failure === undefined ? thrown : transportError(failure, { baseUrl, label });
	}
}

function headersOf({ apiKey }: CheckedAddress): Record<string, string> {
	const about = { Accept: 'application/json', 'User-Agent': 'Plumbline' };
	return apiKey === undefined ? about : { ...about, Authorization: `Bearer ${apiKey}` };
}

import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import { textWithin } from '../../wire';
import { ModelError } from '../model';
import type { CheckedEndpoint } from './endpoint';

/** In bytes, after decompression. The longest sensible answer is a few hundred thousand. */
export const maxAnswerSize = 4_000_000;

/** What an endpoint sent back, read to its end. */
export interface Posted {
	readonly ok: boolean;
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
}

/**
 * Sends one question. Few headers go with it, none of them about the machine; no redirect is followed, which would carry
 * the key and the report to another place. The body is read here, but no more than {@link maxAnswerSize} of it, so that
 * a connection that breaks in its middle fails the same way as one that never came about.
 */
export async function post(
	endpoint: CheckedEndpoint,
	fetch: Fetch,
	body: object,
	signal: AbortSignal,
): Promise<Posted> {
	const response = await fetch(addressOf(endpoint), {
		method: 'POST',
		headers: headersFor(endpoint),
		body: JSON.stringify(body),
		redirect: 'manual',
		signal,
	});
	const text = await textWithin(response, maxAnswerSize, () => tooLarge(endpoint));
	// An opaque redirect, as browsers give, has the status 0.
	return { ok: response.ok, status: response.status || 302, headers: response.headers, text };
}

/** Azure has an address for each deployment, and asks for the version of its API; its Responses name the model inside. */
function addressOf({ baseUrl, api, apiVersion, model }: CheckedEndpoint): string {
	if (api === 'responses') return `${baseUrl}/responses${apiVersion === undefined ? '' : `?api-version=${apiVersion}`}`;
	if (apiVersion === undefined) return `${baseUrl}/chat/completions`;
	const deployment = baseUrl.includes('/deployments') ? '' : `/deployments/${model}`;
	return `${baseUrl}${deployment}/chat/completions?api-version=${apiVersion}`;
}

function headersFor({ apiKey, apiVersion }: CheckedEndpoint): Record<string, string> {
	const plain = { Accept: 'application/json', 'Content-Type': 'application/json', 'User-Agent': 'Plumbline' };
	if (apiKey === undefined) return plain;
	return apiVersion === undefined ? { ...plain, Authorization: `Bearer ${apiKey}` } : { ...plain, 'api-key': apiKey };
}

function tooLarge({ label }: CheckedEndpoint): ModelError {
	return new ModelError('notAModel', message('modelErrors.tooLarge', { label, bytes: maxAnswerSize }));
}

import type { APIError, OpenAI } from 'openai';
import type { Clock, Fetch } from '../../ports';
import { readRetryAfter } from '../../wire';
import type { SentParameters } from './classify';
import type { CheckedEndpoint } from './endpoint';
import { readRefusalBody } from './refusal';
import { refusalError } from './refusalError';
import { transportError } from './transportError';
import { wireFetch } from './wireFetch';

export interface OpenAiInit {
	readonly fetch: Fetch;
	readonly clock: Pick<Clock, 'now'>;
}

/** Loaded with the first question: most reports are read without a model. */
const loadSdk = () => import('openai');
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** Everything the client would take from the environment is given, so that none of it goes to another endpoint. */
function clientOf(sdk: Sdk, endpoint: CheckedEndpoint, fetch: Fetch): OpenAI {
	const { baseUrl, apiKey, apiVersion } = endpoint;
	const common = {
		baseURL: baseUrl,
		apiKey: apiKey ?? 'none',
		organization: null,
		project: null,
		adminAPIKey: null,
		webhookSecret: null,
		fetch,
		maxRetries: 0,
		/** The judge has its own; this is the longest a timer can wait. */
		timeout: 2_147_483_647,
		logLevel: 'off' as const,
		/** The key is the user's own, and in the editor for the web this is a browser. */
		dangerouslyAllowBrowser: true,
	};
	const agent = { 'User-Agent': 'Plumbline' };
	return apiVersion === undefined
		? new sdk.OpenAI({
				...common,
				defaultHeaders: { ...agent, Authorization: apiKey ? `Bearer ${apiKey}` : null, 'api-key': null },
			})
		: new sdk.AzureOpenAI({
				...common,
				apiVersion,
				defaultHeaders: { ...agent, 'api-key': apiKey ?? null, Authorization: null },
			});
}

export interface ClientUse {
	/** What the endpoint may refuse of it. */
	readonly sent: SentParameters;
	readonly signal: AbortSignal;
	/** Told the parts of the body as they come in. */
	readonly onText?: ((part: string) => void) | undefined;
}

/** Does `work` with the endpoint's client. Throws a `ModelError` for whatever the endpoint or the way to it refuses, or the signal's reason. */
export async function throughClient<Result>(
	endpoint: CheckedEndpoint,
	init: OpenAiInit,
	{ sent, signal, onText }: ClientUse,
	work: (client: OpenAI, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
	const sdk = await loadSdk();
	signal.throwIfAborted();
	let failure: unknown;
	const ask = wireFetch(init.fetch, endpoint.label, (thrown) => (failure = thrown), onText);
	const client = clientOf(sdk, endpoint, ask);
	// The client never takes its listener off, and a run's signal lives long.
	const own = new AbortController();
	const stop = () => own.abort(signal.reason);
	signal.addEventListener('abort', stop, { once: true });
	try {
		return await work(client, own.signal);
	} catch (thrown) {
		signal.throwIfAborted();
		if (failure !== undefined) throw transportError(failure, endpoint);
		throw thrown instanceof sdk.APIError ? statusError(thrown, endpoint, init.clock.now(), sent) : thrown;
	} finally {
		signal.removeEventListener('abort', stop);
	}
}

function statusError(thrown: APIError, endpoint: CheckedEndpoint, now: number, sent: SentParameters): Error {
	const body = readRefusalBody(JSON.stringify({ error: thrown.error }));
	const retryAfter = (thrown.headers && readRetryAfter(thrown.headers, now)) ?? body.retryAfter;
	return refusalError({ ...body, status: thrown.status ?? 0, retryAfter }, endpoint, sent);
}

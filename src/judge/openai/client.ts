import { AzureOpenAI, OpenAI } from 'openai';
import type { Fetch } from '../../ports';
import type { CheckedAddress } from './endpoint';

/** Everything the client would take from the environment is given, so that none of it goes to another endpoint. */
export function clientOf(endpoint: CheckedAddress, fetch: Fetch): OpenAI {
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
		? new OpenAI({
				...common,
				defaultHeaders: { ...agent, Authorization: apiKey ? `Bearer ${apiKey}` : null, 'api-key': null },
			})
		: new AzureOpenAI({
				...common,
				apiVersion,
				defaultHeaders: { ...agent, 'api-key': apiKey ?? null, Authorization: null },
			});
}

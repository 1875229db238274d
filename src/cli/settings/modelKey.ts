import type { Environment } from '../host/environment';

export const defaultBaseUrl = 'https://api.openai.com/v1';

/** What the environment says of a model. */
type Env = Environment['env'];

/** Whether two addresses are one, but for a slash at the end; what is no address is like none. */
export function sameAddress(one: string | undefined, other: string | undefined): boolean {
	const [first, second] = [one, other].map((address) =>
		address !== undefined && URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : undefined,
	);
	return first !== undefined && first === second;
}

/**
 * The key of the environment that an endpoint gets. `PLUMBLINE_API_KEY` is for the address in `PLUMBLINE_BASE_URL` where that
 * is set, else for one that the user `typed`, else for OpenAI. `OPENAI_API_KEY` is for OpenAI alone.
 */
export function keyFor(url: URL, typed: boolean, env: Env): string | undefined {
	const { PLUMBLINE_API_KEY: own, OPENAI_API_KEY: openAi, PLUMBLINE_BASE_URL: home } = env;
	if (own && (home ? sameAddress(url.href, home) : typed || sameAddress(url.href, defaultBaseUrl))) return own;
	return openAi && url.origin === 'https://api.openai.com' ? openAi : undefined;
}

/** The variable whose key {@link keyFor} keeps from an endpoint that gets none; `undefined` where there is no key. */
export function withheldKey(env: Env): 'PLUMBLINE_API_KEY' | 'OPENAI_API_KEY' | undefined {
	if (env.PLUMBLINE_API_KEY) return 'PLUMBLINE_API_KEY';
	return env.OPENAI_API_KEY ? 'OPENAI_API_KEY' : undefined;
}

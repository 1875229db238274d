import { message } from '../../messages/message';
import { ModelError } from '../model';

/** Where an OpenAI-compatible model answers, as the user wrote it. */
export interface OpenAiEndpoint {
	/** Such as `https://api.openai.com/v1` or `http://localhost:11434/v1`; a pasted `…/chat/completions` is understood. */
	readonly baseUrl: string;
	readonly model: string;
	/** Local servers need none. */
	readonly apiKey: string | undefined;
	/** Chat Completions unless asked for otherwise. */
	readonly api?: 'chat' | 'responses';
	/** Azure's `api-version`; with it the address is that of an Azure resource. */
	readonly apiVersion?: string;
}

/** Where an endpoint is, and the key to it, checked. */
export interface CheckedAddress {
	/** No slash at its end, no query, no credentials. */
	readonly baseUrl: string;
	readonly apiKey: string | undefined;
	/** Azure's `api-version`; `undefined` elsewhere. */
	readonly apiVersion: string | undefined;
}

/** An endpoint whose parts have been checked. */
export interface CheckedEndpoint extends CheckedAddress {
	readonly model: string;
	readonly api: 'chat' | 'responses';
	/** The address without anything secret. */
	readonly id: string;
	/** For people: `gpt-5-mini at api.openai.com`. */
	readonly label: string;
	/** Of the two names the limit of output tokens has, the one to try first. */
	readonly maxTokensName: 'max_completion_tokens' | 'max_tokens';
	/** `undefined` where nothing is to be said. */
	readonly cacheHint: CacheHint | undefined;
}

/** Throws a {@link ModelError} `badRequest`, or `auth` for a key that no header can carry. */
export function checkEndpoint(endpoint: OpenAiEndpoint): CheckedEndpoint {
	const url = addressOf(endpoint.baseUrl);
	const model = endpoint.model.trim();
	if (model === '') throw new ModelError('badRequest', message('endpoints.noModelNamed', { host: url.host }));
	const address = checkAddress(endpoint);
	const { baseUrl, apiVersion } = address;
	if (apiVersion !== undefined) checkAzure(apiVersion, model, url.host);
	const api = endpoint.api ?? 'chat';
	return {
		...address,
		model,
		api,
		id: [
			baseUrl,
			...(api === 'responses' ? ['/responses'] : []),
			...(apiVersion ? [`?api-version=${apiVersion}`] : []),
		].join(''),
		label: `${model} at ${url.host}`,
		maxTokensName: maxTokensName(url.hostname, model),
		cacheHint: cacheHintOf(url.hostname, model),
	};
}

/** The same of an endpoint of which no model is named yet. */
export function checkAddress(
	endpoint: Omit<OpenAiEndpoint, 'model' | 'api'>,
): CheckedAddress & { readonly host: string } {
	const url = addressOf(endpoint.baseUrl);
	const apiVersion = (endpoint.apiVersion ?? url.searchParams.get('api-version') ?? '').trim() || undefined;
	return {
		baseUrl: url.origin + basePath(url, apiVersion !== undefined),
		apiKey: keyOf(endpoint.apiKey, url.host),
		apiVersion,
		host: url.host,
	};
}

/**
 * OpenAI's and Azure's newer models take only `max_completion_tokens`, wherever they are offered. Most others know
 * `max_tokens` alone, and some of them, such as Ollama, ignore the newer name without a word: the answer would have no
 * limit.
 */
function maxTokensName(host: string, model: string): CheckedEndpoint['maxTokensName'] {
	const newer = /(^|\.)(openai\.com|azure\.com)$/.test(host) || /(^|[/.])(o[1-9]|gpt-[5-9])([-.]|$)/.test(model);
	return newer ? 'max_completion_tokens' : 'max_tokens';
}

function addressOf(text: string): URL {
	const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
	if (!url || !/^https?:$/.test(url.protocol)) {
		throw new ModelError('badRequest', message('connection.notWebAddress', {}));
	}
	if (url.username || url.password) {
		throw new ModelError('badRequest', message('endpoints.credentials', { host: url.host }));
	}
	return url;
}

/** Both become parts of the address, which must not lead elsewhere than the base URL does. */
function checkAzure(apiVersion: string, model: string, host: string): void {
	if (!/^[\w.-]+$/.test(apiVersion)) {
		throw new ModelError('badRequest', message('endpoints.apiVersion', { host }));
	}
	if (/[/\\?#%\s\p{Cc}]|^\.{1,2}$/u.test(model)) {
		throw new ModelError('badRequest', message('endpoints.deployment', { host }));
	}
}

function basePath(url: URL, azure: boolean): string {
	const path = url.pathname.replace(/\/+$/, '').replace(/\/(chat\/completions|responses)$/, '');
	return azure && !/\/openai(\/|$)/.test(path) ? `${path}/openai` : path;
}

/** Header values hold visible ASCII alone; a key copied with a line break or a typographic quote would fail obscurely. */
function keyOf(key: string | undefined, host: string): string | undefined {
	const trimmed = key?.trim();
	if (!trimmed) return undefined;
	if (/^[\x21-\x7e]+$/.test(trimmed)) return trimmed;
	throw new ModelError('auth', message('connection.unusableKey', { name: host }));
}

/**
 * How an endpoint is told which words other questions begin with, too, where its makers say how; most find out by
 * themselves. `key`: questions with the same key are sent to the machine that remembers (OpenAI). `mark`: what is to be
 * remembered is marked in the question (Anthropic's models at OpenRouter).
 */
type CacheHint = 'key' | 'mark';

function cacheHintOf(host: string, model: string): CacheHint | undefined {
	if (host === 'api.openai.com') return 'key';
	return host === 'openrouter.ai' && model.startsWith('anthropic/') ? 'mark' : undefined;
}

import type { ModelRequest } from '../model';
import { sha256 } from '../sha256';

/**
 * How an endpoint is told which words other questions begin with, too, where its makers say how; most find out by
 * themselves. `key`: questions with the same key are sent to the machine that remembers (OpenAI). `mark`: what is to be
 * remembered is marked in the question (Anthropic's models at OpenRouter).
 */
export type CacheHint = 'key' | 'mark';

export function cacheHintOf(host: string, model: string): CacheHint | undefined {
	if (host === 'api.openai.com') return 'key';
	return host === 'openrouter.ai' && model.startsWith('anthropic/') ? 'mark' : undefined;
}

/** A hash of what the question shares with others; `undefined` where it shares nothing. */
export async function cacheKeyOf({ system, user, shared = 0 }: ModelRequest): Promise<string | undefined> {
	return shared > 0 ? (await sha256(system + user.slice(0, shared))).slice(0, 32) : undefined;
}

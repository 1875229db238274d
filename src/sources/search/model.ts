import { PlumblineError } from '../../errors';

/** Those that searches can be sent to. */
export const searchServices = ['searxng', 'brave', 'tavily', 'openai'] as const;
export type SearchServiceName = (typeof searchServices)[number];

/** A search service as the user names it. */
export interface SearchService {
	readonly service: SearchServiceName;
	/** Where it answers; all but SearXNG have an address of their own by default. */
	readonly url?: string | undefined;
	/** SearXNG needs none. */
	readonly apiKey?: string | undefined;
	/** The model that searches, with `openai`. */
	readonly model?: string | undefined;
}

export type SearchErrorCode = 'auth' | 'quota' | 'network' | 'server' | 'badAnswer' | 'notAllowed';

/** Why a search gave nothing: what happened and what to do, never with a key in it. */
export class SearchError extends PlumblineError<SearchErrorCode> {
	override readonly name = 'SearchError';
}

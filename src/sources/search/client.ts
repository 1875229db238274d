import type * as z from 'zod';
import type { Fetch } from '../../ports';
import type { Search } from '../model';
import { ask, type SearchRequest } from './ask';
import { type RawHit, tidyHits } from './hits';

/** What tells one service from another. */
export interface ServiceApi<Answer> {
	/** Names the service in messages. */
	readonly label: string;
	/** How many hits to give at most. */
	readonly most: number;
	readonly answer: z.ZodType<Answer>;
	readonly request: (query: string) => Omit<SearchRequest, 'label'>;
	readonly hits: (answer: Answer) => readonly RawHit[];
}

/** How a service with a key is reached. */
export interface KeyedService {
	readonly apiKey: string;
	readonly baseUrl?: string;
	readonly most?: number;
}

/** A search by a service: one request, its hits tidied. */
export function searchClient<Answer>({ label, most, answer, request, hits }: ServiceApi<Answer>, fetch: Fetch): Search {
	return {
		label,
		async search(query, signal) {
			return tidyHits(hits(await ask(fetch, { label, ...request(query) }, answer, signal)), most);
		},
	};
}

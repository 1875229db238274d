import * as z from 'zod';
import type { Fetch } from '../../ports';
import type { Search } from '../model';
import { checkedKey, serviceUrl } from './ask';
import { type KeyedService, type ServiceApi, searchClient } from './client';

const answer = z.object({
	results: z.array(
		z.object({
			url: z.string(),
			title: z.string().nullish(),
			content: z.string().nullish(),
			published_date: z.string().nullish(),
		}),
	),
});

/** Tavily's search; at most 20 results. */
export function tavily({ apiKey, baseUrl = 'https://api.tavily.com', most = 10 }: KeyedService, fetch: Fetch): Search {
	const label = 'Tavily';
	const headers = { authorization: `Bearer ${checkedKey(label, apiKey)}` };
	const url = serviceUrl(label, baseUrl, '/search');
	const api: ServiceApi<z.infer<typeof answer>> = {
		label,
		most,
		answer,
		request(query) {
			const limits = { max_results: Math.min(most, 20), search_depth: 'basic', include_answer: false };
			return { url, headers, body: { query: query.slice(0, 400), ...limits } };
		},
		hits: ({ results }) =>
			results.map(({ url, title, content, published_date }) => ({
				url,
				title,
				snippet: content,
				date: published_date,
			})),
	};
	return searchClient(api, fetch);
}

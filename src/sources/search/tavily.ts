import * as z from 'zod';
import type { Fetch } from '../../ports';
import type { Search } from '../model';
import { ask, checkedKey, serviceUrl } from './ask';
import { tidyHits } from './hits';

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
export function tavily(
	{
		apiKey,
		baseUrl = 'https://api.tavily.com',
		most = 10,
	}: { readonly apiKey: string; readonly baseUrl?: string; readonly most?: number },
	fetch: Fetch,
): Search {
	const label = 'Tavily';
	const key = checkedKey(label, apiKey);
	const url = serviceUrl(label, baseUrl, '/search');
	return {
		label,
		async search(query, signal) {
			const body = {
				query: query.slice(0, 400),
				max_results: Math.min(most, 20),
				search_depth: 'basic',
				include_answer: false,
			};
			const { results } = await ask(
				fetch,
				{ label, url, headers: { authorization: `Bearer ${key}` }, body },
				answer,
				signal,
			);
			return tidyHits(
				results.map(({ url, title, content, published_date }) => ({
					url,
					title,
					snippet: content,
					date: published_date,
				})),
				most,
			);
		},
	};
}

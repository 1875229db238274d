import * as z from 'zod';
import type { Fetch } from '../../ports';
import type { Search } from '../model';
import { checkedKey, serviceUrl } from './ask';
import { type KeyedService, type ServiceApi, searchClient } from './client';

const answer = z.object({
	web: z
		.object({
			results: z.array(
				z.object({
					url: z.string(),
					title: z.string().nullish(),
					description: z.string().nullish(),
					page_age: z.string().nullish(),
				}),
			),
		})
		.nullish(),
});

/** The Brave Search API's web search; at most 20 results. */
export function brave(
	{ apiKey, baseUrl = 'https://api.search.brave.com', most = 10 }: KeyedService,
	fetch: Fetch,
): Search {
	const label = 'Brave Search';
	const headers = { 'x-subscription-token': checkedKey(label, apiKey) };
	const address = serviceUrl(label, baseUrl, '/res/v1/web/search');
	const api: ServiceApi<z.infer<typeof answer>> = {
		label,
		most,
		answer,
		request(query) {
			const url = new URL(address);
			// Longer queries are refused: 400 characters, 50 words.
			const q = query.split(/\s+/).slice(0, 50).join(' ').slice(0, 400);
			const asked = { q, count: String(Math.min(most, 20)), text_decorations: 'false' };
			url.search = new URLSearchParams(asked).toString();
			return { url, headers };
		},
		hits: ({ web }) =>
			(web?.results ?? []).map(({ url, title, description, page_age }) => ({
				url,
				title,
				snippet: description,
				date: page_age,
			})),
	};
	return searchClient(api, fetch);
}

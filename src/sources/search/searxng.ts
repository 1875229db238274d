import * as z from 'zod';
import type { Fetch } from '../../ports';
import type { Search } from '../model';
import { serviceUrl } from './ask';
import { type ServiceApi, searchClient } from './client';

const answer = z.object({
	results: z.array(
		z.object({
			url: z.string(),
			title: z.string().nullish(),
			content: z.string().nullish(),
			publishedDate: z.string().nullish(),
		}),
	),
});

/** A SearXNG server, whose settings must offer the format `json`. */
export function searxng(
	{ baseUrl, most = 10 }: { readonly baseUrl: string; readonly most?: number },
	fetch: Fetch,
): Search {
	const label = 'SearXNG';
	const address = serviceUrl(label, baseUrl, '/search');
	const api: ServiceApi<z.infer<typeof answer>> = {
		label,
		most,
		answer,
		request(query) {
			const url = new URL(address);
			url.search = new URLSearchParams({ q: query, format: 'json' }).toString();
			return { url };
		},
		hits: ({ results }) =>
			results.map(({ url, title, content, publishedDate }) => ({ url, title, snippet: content, date: publishedDate })),
	};
	return searchClient(api, fetch);
}

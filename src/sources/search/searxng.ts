import * as z from 'zod';
import type { Fetch } from '../../ports';
import type { Search } from '../model';
import { ask, serviceUrl } from './ask';
import { tidyHits } from './hits';

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
	return {
		label,
		async search(query, signal) {
			const url = new URL(address);
			url.search = new URLSearchParams({ q: query, format: 'json' }).toString();
			const { results } = await ask(fetch, { label, url }, answer, signal);
			return tidyHits(
				results.map(({ url, title, content, publishedDate }) => ({
					url,
					title,
					snippet: content,
					date: publishedDate,
				})),
				most,
			);
		},
	};
}

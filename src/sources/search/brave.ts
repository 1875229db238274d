import * as z from 'zod';
import type { Fetch } from '../../ports';
import type { Search } from '../model';
import { ask, checkedKey, serviceUrl } from './ask';
import { tidyHits } from './hits';

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
	{
		apiKey,
		baseUrl = 'https://api.search.brave.com',
		most = 10,
	}: { readonly apiKey: string; readonly baseUrl?: string; readonly most?: number },
	fetch: Fetch,
): Search {
	const label = 'Brave Search';
	const key = checkedKey(label, apiKey);
	const address = serviceUrl(label, baseUrl, '/res/v1/web/search');
	return {
		label,
		async search(query, signal) {
			const url = new URL(address);
			// Longer queries are refused: 400 characters, 50 words.
			const asked = query.split(/\s+/).slice(0, 50).join(' ').slice(0, 400);
			url.search = new URLSearchParams({
				q: asked,
				count: String(Math.min(most, 20)),
				text_decorations: 'false',
			}).toString();
			const { web } = await ask(fetch, { label, url, headers: { 'x-subscription-token': key } }, answer, signal);
			return tidyHits(
				(web?.results ?? []).map(({ url, title, description, page_age }) => ({
					url,
					title,
					snippet: description,
					date: page_age,
				})),
				most,
			);
		},
	};
}

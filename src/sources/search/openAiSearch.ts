import * as z from 'zod';
import type { Fetch } from '../../ports';
import type { Search } from '../model';
import { checkedKey, serviceUrl } from './ask';
import { type KeyedService, type ServiceApi, searchClient } from './client';
import type { RawHit } from './hits';

const annotation = z.object({
	type: z.string(),
	url: z.string().optional(),
	title: z.string().nullish(),
	start_index: z.number().optional(),
	end_index: z.number().optional(),
});

const answer = z.object({
	output: z.array(
		z.object({
			type: z.string(),
			content: z
				.array(z.object({ type: z.string(), text: z.string().optional(), annotations: z.array(annotation).optional() }))
				.nullish(),
			action: z.object({ sources: z.array(z.object({ url: z.string().optional() })).nullish() }).nullish(),
		}),
	),
});

export interface OpenAiSearchInit extends KeyedService {
	readonly model: string;
}

/** The web search of OpenAI's Responses API: the pages that the model cites, then those it only looked at. */
export function openAiSearch(
	{ apiKey, model, baseUrl = 'https://api.openai.com/v1', most = 10 }: OpenAiSearchInit,
	fetch: Fetch,
): Search {
	const label = 'OpenAI web search';
	const headers = { authorization: `Bearer ${checkedKey(label, apiKey)}` };
	const url = serviceUrl(label, baseUrl, '/responses');
	const api: ServiceApi<z.infer<typeof answer>> = {
		label,
		most,
		answer,
		request(query) {
			const body = {
				model,
				tools: [{ type: 'web_search' }],
				tool_choice: 'required',
				include: ['web_search_call.action.sources'],
				instructions:
					'Search the web for primary sources on the query. Answer with one sentence on each page found, and cite the page.',
				input: query,
				store: false,
			};
			return { url, headers, body };
		},
		hits({ output }) {
			const cited = output.flatMap(({ content }) => content ?? []).flatMap(citedPages);
			const seen = output.flatMap(({ action }) => action?.sources ?? []);
			return [...cited, ...seen];
		},
	};
	return searchClient(api, fetch);
}

type Part = NonNullable<z.infer<typeof answer>['output'][number]['content']>[number];

/** Each page with the sentence that cites it. */
function citedPages({ text = '', annotations = [] }: Part): RawHit[] {
	return annotations
		.filter(({ type }) => type === 'url_citation')
		.map(({ url, title, start_index = 0 }) => {
			const before = text.slice(0, start_index);
			const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ', before.trimEnd().length - 2) + 1, 0);
			return {
				url: url?.replace(/[?&]utm_source=openai$/, ''),
				title,
				snippet: before
					.slice(start)
					.replace(/[\s(*-]+$/, '')
					.replace(/^[\s*-]+/, ''),
			};
		});
}

import * as z from 'zod';
import type { SearchServiceName } from './model';

/** A result as a service gives it. */
export interface RawHit {
	readonly url?: string | undefined;
	readonly title?: string | null | undefined;
	readonly snippet?: string | null | undefined;
}

/** How one search service is asked, and where in its answer the pages are. */
export interface ServiceApi {
	/** Names the service in messages. */
	readonly label: string;
	/** Where it answers unless the user says otherwise; without one the user has to. */
	readonly address?: string;
	readonly path: string;
	/** How its key is sent; without it the service needs none. */
	readonly keyHeader?: (key: string) => Readonly<Record<string, string>>;
	readonly needsModel?: boolean;
	/** What is asked, in the address or as JSON. */
	readonly asked: (
		query: string,
		model: string,
	) => { readonly search: Readonly<Record<string, string>> } | { readonly body: Readonly<Record<string, unknown>> };
	readonly pages: z.ZodType<readonly RawHit[]>;
}

/** How many pages are asked for and given. */
export const mostHits = 10;

const words = z.string().nullish();
const page = z
	.object({ url: z.string(), title: words, content: words, description: words })
	.transform(({ url, title, content, description }): RawHit => ({ url, title, snippet: content ?? description }));
const results = z.object({ results: z.array(page) }).transform((answer): readonly RawHit[] => answer.results);

const annotation = z.object({
	...{ type: z.string(), url: z.string().optional(), title: words, start_index: z.number().optional() },
});
const part = z.object({ text: z.string().optional(), annotations: z.array(annotation).optional() });

/** The pages that the model cites, then those it only looked at. */
const citedPages = z
	.object({
		output: z.array(
			z.object({
				content: z.array(part).nullish(),
				action: z.object({ sources: z.array(z.object({ url: z.string().optional() })).nullish() }).nullish(),
			}),
		),
	})
	.transform(({ output }): readonly RawHit[] => [
		...output.flatMap(({ content }) => content ?? []).flatMap(citationsIn),
		...output.flatMap(({ action }) => action?.sources ?? []),
	]);

export const services: Readonly<Record<SearchServiceName, ServiceApi>> = {
	/** A server whose settings must offer the format `json`. */
	searxng: {
		label: 'SearXNG',
		path: '/search',
		asked: (query) => ({ search: { q: query, format: 'json' } }),
		pages: results,
	},
	brave: {
		label: 'Brave Search',
		address: 'https://api.search.brave.com',
		path: '/res/v1/web/search',
		keyHeader: (key) => ({ 'x-subscription-token': key }),
		asked: (query) => ({
			search: {
				// Longer queries are refused: 400 characters, 50 words.
				q: query.split(/\s+/).slice(0, 50).join(' ').slice(0, 400),
				count: String(mostHits),
				text_decorations: 'false',
			},
		}),
		pages: z.object({ web: results.nullish() }).transform(({ web }) => web ?? []),
	},
	tavily: {
		label: 'Tavily',
		address: 'https://api.tavily.com',
		path: '/search',
		keyHeader: bearer,
		asked: (query) => ({
			body: { query: query.slice(0, 400), max_results: mostHits, search_depth: 'basic', include_answer: false },
		}),
		pages: results,
	},
	/** The web search of the Responses API. */
	openai: {
		label: 'OpenAI web search',
		address: 'https://api.openai.com/v1',
		path: '/responses',
		keyHeader: bearer,
		needsModel: true,
		asked: (query, model) => ({
			body: {
				model,
				tools: [{ type: 'web_search' }],
				tool_choice: 'required',
				include: ['web_search_call.action.sources'],
				instructions:
					'Search the web for primary sources on the query. Answer with one sentence on each page found, and cite the page.',
				input: query,
				store: false,
			},
		}),
		pages: citedPages,
	},
};

function bearer(key: string): Readonly<Record<string, string>> {
	return { authorization: `Bearer ${key}` };
}

/** Each page with the sentence that cites it. */
function citationsIn({ text = '', annotations = [] }: z.infer<typeof part>): RawHit[] {
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

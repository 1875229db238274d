import assert from 'node:assert/strict';
import type { Fetch } from '../../../../src/ports';
import { connectSearch } from '../../../../src/sources/search/connectSearch';
import type { SearchService } from '../../../../src/sources/search/model';

/**
 * What is sent and what is read, over a `fetch` of our own. It cannot prove that the services still speak this way.
 */
const never = new AbortController().signal;

interface Sent {
	readonly url: string;
	readonly method: string | undefined;
	readonly headers: unknown;
	readonly body: unknown;
}

function wire(answer: unknown, status = 200): { readonly sent: Sent[]; readonly fetch: Fetch } {
	const sent: Sent[] = [];
	return {
		sent,
		fetch: async (url, init) => {
			assert.equal(init?.redirect, 'manual');
			sent.push({
				url: String(url),
				method: init?.method,
				headers: init?.headers,
				body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
			});
			return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status });
		},
	};
}

describe('search', () => {
	it('asks SearXNG', async () => {
		const { sent, fetch } = wire({
			results: [
				{
					url: 'https://a.example/x',
					title: 'A',
					content: 'of <b>A</b> &amp; B',
				},
				{ url: 'http://www.a.example/x/', title: 'A again' },
				{ url: 'ftp://b.example/', title: 'B' },
			],
		});
		const hits = await connectSearch({ service: 'searxng', url: 'http://localhost:8888/' }, fetch).search(
			'ferries & ports',
			never,
		);
		assert.deepEqual(sent, [
			{
				url: 'http://localhost:8888/search?q=ferries+%26+ports&format=json',
				method: 'GET',
				headers: { accept: 'application/json' },
				body: undefined,
			},
		]);
		assert.deepEqual(hits, [{ url: 'https://a.example/x', title: 'A', snippet: 'of A & B' }]);
	});

	it('asks Brave', async () => {
		const { sent, fetch } = wire({
			web: { results: [{ url: 'https://a.example/', title: 'A', description: 'x' }] },
		});
		const hits = await connectSearch({ service: 'brave', apiKey: ' key-1 ' }, fetch).search('渡轮 客流', never);
		assert.deepEqual(sent, [
			{
				url: 'https://api.search.brave.com/res/v1/web/search?q=%E6%B8%A1%E8%BD%AE+%E5%AE%A2%E6%B5%81&count=10&text_decorations=false',
				method: 'GET',
				headers: { accept: 'application/json', 'x-subscription-token': 'key-1' },
				body: undefined,
			},
		]);
		assert.deepEqual(hits, [{ url: 'https://a.example/', title: 'A', snippet: 'x' }]);
		assert.deepEqual(
			await connectSearch({ service: 'brave', apiKey: 'k' }, wire({ type: 'search' }).fetch).search('x', never),
			[],
		);
	});

	it('asks Tavily', async () => {
		const { sent, fetch } = wire({ results: [{ url: 'https://a.example/', title: 'A', content: 'x' }] });
		const hits = await connectSearch({ service: 'tavily', apiKey: 'tvly-1' }, fetch).search('ferries', never);
		assert.deepEqual(sent, [
			{
				url: 'https://api.tavily.com/search',
				method: 'POST',
				headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer tvly-1' },
				body: { query: 'ferries', max_results: 10, search_depth: 'basic', include_answer: false },
			},
		]);
		assert.deepEqual(hits, [{ url: 'https://a.example/', title: 'A', snippet: 'x' }]);
	});

	it('asks the Responses API, and takes what the model cites before what it only saw', async () => {
		const text =
			'Two pages were found.\n- Ferries carried 4.2 million people in 2023 ([Ports](https://a.example/?utm_source=openai)).';
		const { sent, fetch } = wire({
			output: [
				{
					type: 'web_search_call',
					action: {
						type: 'search',
						sources: [
							{ type: 'url', url: 'https://b.example/' },
							{ type: 'url', url: 'https://a.example/' },
						],
					},
				},
				{
					type: 'message',
					content: [
						{
							type: 'output_text',
							text,
							annotations: [
								{
									type: 'url_citation',
									url: 'https://a.example/?utm_source=openai',
									title: 'Ports',
									start_index: text.indexOf('(['),
									end_index: text.length - 1,
								},
							],
						},
					],
				},
			],
		});
		const hits = await connectSearch({ service: 'openai', apiKey: 'sk-1', model: 'gpt-5-mini' }, fetch).search(
			'ferries',
			never,
		);
		assert.equal(sent[0]?.url, 'https://api.openai.com/v1/responses');
		assert.deepEqual(sent[0]?.headers, {
			accept: 'application/json',
			'content-type': 'application/json',
			authorization: 'Bearer sk-1',
		});
		const body = sent[0]?.body as Record<string, unknown>;
		assert.deepEqual(
			{ ...body, instructions: typeof body.instructions },
			{
				model: 'gpt-5-mini',
				tools: [{ type: 'web_search' }],
				tool_choice: 'required',
				include: ['web_search_call.action.sources'],
				instructions: 'string',
				input: 'ferries',
				store: false,
			},
		);
		assert.deepEqual(hits, [
			{
				url: 'https://a.example/',
				title: 'Ports',
				snippet: 'Ferries carried 4.2 million people in 2023',
			},
			{ url: 'https://b.example/', title: '', snippet: '' },
		]);
	});

	const services: readonly SearchService[] = [
		{ service: 'searxng', url: 'http://localhost:1' },
		{ service: 'brave', apiKey: 'secret-key' },
		{ service: 'tavily', apiKey: 'secret-key' },
		{ service: 'openai', apiKey: 'secret-key', model: 'm' },
	];
	const refusals = [
		[401, 'auth'],
		[429, 'quota'],
		[503, 'server'],
		[302, 'badAnswer'],
		[200, 'badAnswer'],
	] as const;
	for (const service of services) {
		it(`says what to do when ${service.service} refuses, never with the key`, async () => {
			for (const [status, code] of refusals) {
				const search = connectSearch(service, wire('<html>secret-key', status).fetch);
				await assert.rejects(search.search('x', never), (error: Error) => {
					assert.equal('code' in error && error.code, code, String(status));
					assert.doesNotMatch(error.message, /secret-key/);
					return true;
				});
			}
		});
	}

	it('ends with the signal’s reason, and asks nothing once it is aborted', async () => {
		const { sent, fetch } = wire({ results: [] });
		const reason = new Error('enough');
		await assert.rejects(
			connectSearch({ service: 'tavily', apiKey: 'k' }, fetch).search('x', AbortSignal.abort(reason)),
			reason,
		);
		assert.equal(sent.length, 0);
	});
});

import assert from 'node:assert/strict';
import { verbatim } from '../../../../../src/messages/message';
import { PageFinder } from '../../../../../src/scoring/jade/facts/pageFinder';
import type { Search } from '../../../../../src/sources/model';
import type { ReadFoundPage } from '../../../../../src/sources/search/foundPages';
import { SearchError } from '../../../../../src/sources/search/model';
import { said } from '../../../words';

const hit = (at: number, snippet = `Tea rose by ${at}%.`) => ({
	...{ url: `https://example.org/${at}`, title: `Page ${at}`, snippet },
});
type Hits = Awaited<ReturnType<Search['search']>>;

function finder(answer: () => Hits, signal?: AbortSignal, read?: ReadFoundPage) {
	const asked: string[] = [];
	const search = {
		search: async (query: string) => {
			asked.push(query);
			return answer();
		},
	} as unknown as Search;
	return { asked, pages: new PageFinder(search, read, signal) };
}

describe('pages that a search finds for a claim', () => {
	it('are the first three with words of their own, which they are judged by', async () => {
		const { pages } = finder(() => [hit(1), hit(2, '  '), hit(3), hit(4), hit(5)]);
		const found = await pages.find('Tea rose.');
		assert.deepEqual(
			found.map(({ id, title, url, path, evidence }) => [id, title, url, path, evidence.text.text]),
			[1, 3, 4].map((at) => [
				`https://example.org/${at}`,
				`Page ${at}`,
				`https://example.org/${at}`,
				null,
				`Tea rose by ${at}%.`,
			]),
		);
		assert.equal(pages.problem, undefined);
	});

	it('are read where that is allowed, and judged by what is shown of them where they cannot be', async () => {
		const whole = {
			title: 'Tea in full',
			text: 'Tea rose by 1%, and coffee fell by 7%.',
			pages: [],
			links: [],
		};
		const texts = new Map([
			['https://example.org/1', whole],
			['https://example.org/2', { ...whole, text: 'Log in.' }],
		]);
		const read: ReadFoundPage = async ({ url }) => texts.get(url);
		const { pages } = finder(() => [hit(1, ''), hit(2), hit(3), hit(4)], undefined, read);
		const found = await pages.find('Tea rose.');
		assert.deepEqual(
			found.map(({ title, evidence }) => [title, evidence.text.text]),
			[
				['Tea in full', whole.text],
				['Page 2', 'Tea rose by 2%.'],
				['Page 3', 'Tea rose by 3%.'],
			],
		);
	});

	it('are searched for by the beginning of a long claim', async () => {
		const { asked, pages } = finder(() => []);
		await pages.find(`Tea ${'rose '.repeat(100)}`);
		assert.deepEqual([asked.length, asked[0]?.length], [1, 300]);
	});

	it('are none once the search has failed, which is told and asked no more', async () => {
		const { asked, pages } = finder(() => {
			throw new SearchError('auth', verbatim('The key is wrong.'));
		});
		assert.deepEqual([await pages.find('Tea rose.'), await pages.find('Tea fell.')], [[], []]);
		assert.deepEqual([asked.length, said(pages.problem)], [1, 'The key is wrong.']);
	});

	it('are not looked for past a cancelled run, nor a fault of the program', async () => {
		const stopped = new AbortController();
		const failing = () => {
			stopped.abort(new Error('stopped'));
			throw new SearchError('auth', verbatim('The key is wrong.'));
		};
		await assert.rejects(finder(failing, stopped.signal).pages.find('Tea rose.'), /stopped/);
		const { pages } = finder(() => {
			throw new TypeError('no such thing');
		});
		await assert.rejects(pages.find('Tea rose.'), TypeError);
		assert.equal(pages.problem, undefined);
	});
});

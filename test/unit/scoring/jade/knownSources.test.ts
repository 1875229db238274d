import assert from 'node:assert/strict';
import { quoteFrom, SourcePool } from '../../../../src/scoring/jade/facts/availableSources';
import type { CitedSource, SourceReading, SourceText } from '../../../../src/sources/model';

const textOf = (title: string, text: string): SourceText => ({ title, text, pages: [], links: [] });

function citedOf(id: string, citations: readonly number[], parts: Partial<CitedSource> = {}): CitedSource {
	return { id, targets: [], title: '', url: undefined, citations, reference: undefined, ...parts };
}

function read(text: SourceText, from: Extract<SourceReading, { ok: true }>['from']): SourceReading {
	return { ok: true, from, content: text, readAt: 0, cached: false, truncated: false };
}

const copper = textOf('Copper 2024', 'Exports of copper from Lurania rose by 9% in 2024. The mines produced more.');
const tin = textOf('', 'Exports of tin from Morvania fell by 4% in 2023.');
const rate = textOf('Rates', 'On 17 January 2026, 1 CAD bought 0.72 USD.');

async function pool(): Promise<SourcePool> {
	const sources = [
		citedOf('web', [0, 2], { url: 'https://a.example/copper' }),
		citedOf('file', [1], { title: 'Tin' }),
		citedOf('unread', [3]),
	];
	const readings = new Map([
		['web', read(copper, { kind: 'url', url: 'https://a.example/copper' })],
		['file', read(tin, { kind: 'file', folder: 'sources', path: 'tin.md' })],
	]);
	const local = [
		{ id: 'file:tin.md', url: null, path: 'tin.md', content: tin },
		{ id: 'file:rate.md', url: null, path: 'rate.md', content: rate },
		{ id: 'file:copy.md', url: null, path: 'copy.md', content: copper },
	];
	const made = new SourcePool(sources, readings, local);
	await made.prepare(async () => {});
	return made;
}

const ids = (sources: readonly { readonly id: string }[]) => sources.map(({ id }) => id);

describe('the sources that facts are held against', () => {
	it('are the cited ones whose words are known, by their citations', async () => {
		const sources = await pool();
		assert.deepEqual(ids(sources.citedBy([0])), ['web']);
		assert.deepEqual(ids(sources.citedBy([2, 1])), ['web', 'file']);
		assert.deepEqual(sources.citedBy([3, 9]), []);
		assert.equal(sources.citedBy([0])[0], sources.citedBy([2])[0]);
	});

	it('have the name that the report gives them, else their own', async () => {
		const [web, file] = (await pool()).citedBy([0, 1]);
		assert.deepEqual([web!.title, web!.url, web!.path], ['Copper 2024', 'https://a.example/copper', null]);
		assert.deepEqual([file!.title, file!.url, file!.path], ['Tin', null, 'tin.md']);
	});

	it('speak of a claim where they hold enough of its words; a file that was read as a cited source counts once', async () => {
		const sources = await pool();
		const claim = { text: 'Exports of tin from Morvania fell by 4% in 2023.' };
		assert.deepEqual(ids(sources.relevantTo(claim, 4, new Set(), 0.9)), ['file']);
		assert.deepEqual(ids(sources.relevantTo(claim, 4, new Set(['file']), 0.9)), []);
		const other = { text: 'Exports of copper from Lurania rose by 9% in 2024.' };
		assert.deepEqual(ids(sources.relevantTo(other, 4, new Set(), 0.9)), ['file:copy.md', 'web']);
		assert.deepEqual(ids(sources.relevantTo(other, 1, new Set(), 0.9)), ['file:copy.md']);
		assert.deepEqual(sources.relevantTo({ text: 'The moon is made of cheese.' }, 4, new Set()), []);
		assert.deepEqual(sources.relevantTo({ text: '' }, 4, new Set()), []);
	});

	it('state the rate of a conversion', async () => {
		const found = (await pool()).conversionsIn({ text: 'The coat costs 999 CAD, about 900 USD, in 2026.' });
		assert.deepEqual(
			found.map(({ source }) => source.id),
			['file:rate.md'],
		);
		assert.deepEqual((await pool()).conversionsIn({ text: 'The coat costs 999 CAD.' }), []);
	});

	it('are quoted with their name and place', async () => {
		const [web] = (await pool()).citedBy([0]);
		assert.deepEqual(quoteFrom(web!, [0, 50], 'supports'), {
			...{ stance: 'supports', source: 'web', title: 'Copper 2024', url: 'https://a.example/copper', path: null },
			...{ page: null, quote: 'Exports of copper from Lurania rose by 9% in 2024.' },
		});
	});
});

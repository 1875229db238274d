import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';

const citationsIn = (text: string) => parseReport(text).citations.map(({ form, span }) => [form, text.slice(...span)]);

describe('a bare address with a marker right behind it', () => {
	it('ends where the marker begins, whatever follows that', () => {
		assert.deepEqual(citationsIn('See https://a.example/1[^1][^ and so on.'), [
			['url', 'https://a.example/1'],
			['footnote', '[^1]'],
		]);
		assert.deepEqual(citationsIn('See https://a.example/a[1]b for more.'), [
			['url', 'https://a.example/a'],
			['numeric', '[1]'],
		]);
	});

	it('is found in one reading of an address, however long that is', () => {
		const [before, behind] = ['x'.repeat(9_900), 'y'.repeat(9_900)];
		const start = process.cpuUsage();
		assert.deepEqual(citationsIn(`See https://a.example/${before}[1]${behind} for more.`), [
			['url', `https://a.example/${before}`],
			['numeric', '[1]'],
		]);
		// Some milliseconds; read again for each of its characters it would take a hundred times as long.
		assert.ok(process.cpuUsage(start).user < 500_000);
	});

	it('goes on over signs that Markdown takes away', () => {
		assert.deepEqual(citationsIn('See https://a.example/a\\_b\\_c for more.'), [
			['url', 'https://a.example/a\\_b\\_c'],
		]);
	});
});

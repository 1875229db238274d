import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { cutParts } from '../../../src/shownToModel/parts';
import { piecesOf } from '../../../src/shownToModel/pieces';
import { longReport } from '../scoring/finResearch/readingModel';

function texts(source: string): string[] {
	const report = parseReport(source);
	return cutParts(report, piecesOf(report)).map(({ text }) => text);
}

describe('the parts of a report', () => {
	it('do not change when another part is edited', () => {
		const source = longReport(8_000);
		const before = new Set(texts(source));
		const places = [...source.matchAll(/rather than wins it\./g)]
			.map(({ index }) => index)
			.filter((_, at) => at % 7 === 3);
		let most = 0;
		for (const at of places) {
			const edited = texts(`${source.slice(0, at)}and seldom ${source.slice(at)}`);
			most = Math.max(most, edited.filter((text) => !before.has(text)).length);
		}
		assert.ok(places.length > 10);
		assert.equal(most, 1);
	});
});

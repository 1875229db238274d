import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { abridge } from '../../../src/shownToModel/abridge';
import { joinPieces, piecesOf } from '../../../src/shownToModel/pieces';
import { exampleReport, longReport } from '../scoring/finResearch/readingModel';

const shownOf = (source: string) => piecesOf(parseReport(source));

describe('the pieces of a report', () => {
	it('are all of it without its reference list', () => {
		const text = joinPieces(shownOf(exampleReport('grid-storage')));
		assert.ok(!text.includes('## References'));
		assert.ok(text.includes('| Halvern Energy | 1,150 | 27% | 14 |'));
		assert.ok(text.includes('[Figure: Figure 1: Installed grid battery capacity'));
	});

	it('are stretches of a paragraph without end, cut between sentences', () => {
		const pieces = shownOf('Prices of all the systems fell because cells became cheap. '.repeat(330));
		assert.ok(pieces.length >= 3, `${pieces.length}`);
		for (const { text } of pieces) assert.ok(text.endsWith('cheap.'));
	});
});

describe('abridging a report', () => {
	const pieces = shownOf(longReport(6_000));

	it('leaves a report that fits as it is', () => {
		assert.ok(abridge(pieces, 12_000).whole);
	});

	it('keeps headings and first sentences', () => {
		const { text, whole, extent } = abridge(pieces, 3_000);
		assert.equal(whole, false);
		assert.match(extent, /first sentence of each paragraph/);
		assert.equal(text.match(/^## /gm)?.length, pieces.filter(({ heading }) => heading === 2).length);
		assert.ok(text.includes('take the same orders.'));
		assert.ok(!text.includes('rather than wins it.'));
	});

	it('thins out evenly what is still too long', () => {
		const { text } = abridge(pieces, 600);
		const words = text.split(/\s+/).length;
		assert.ok(words > 400 && words < 900, `${words} words`);
		assert.ok(text.includes(pieces.findLast(({ heading }) => heading)!.text));
	});
});

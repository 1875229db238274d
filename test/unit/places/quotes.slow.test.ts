import assert from 'node:assert/strict';
import { QuoteAligner } from '../../../src/places/quotes';
import { parseReport } from '../../../src/report/parsing/parse';
import { computing } from '../computing';

describe('aligning quotes', () => {
	it('is quick on a long report and a hostile quote', async () => {
		const source = 'The costs of the systems fell because cells are cheap and the queue is long. '.repeat(4_000);
		const aligner = new QuoteAligner(parseReport(source));
		const took = await computing(() => {
			for (let at = 0; at < 20; at++) aligner.align(`${'the systems cells queue long and cheap '.repeat(20)}${at}`);
		});
		assert.ok(took < 4_000, `${took} ms`);
	});
});

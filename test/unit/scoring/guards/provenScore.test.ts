import assert from 'node:assert/strict';
import { verbatim } from '../../../../src/messages/message';
import { dimensionProof, limitedByQuotes, qualityProof } from '../../../../src/scoring/guards/limitScores';
import { QuotedPlaces } from '../../../../src/verification/relevance';
import { saidIn } from '../../words';

const bare = [{ message: verbatim('It is excellent.') }];
const quoted = [{ message: verbatim('It is excellent.'), span: [3, 9] as const }];

describe('a score that quotes nothing', () => {
	it('counts as the bound of its scale, and says so first', () => {
		const { score, reasons } = limitedByQuotes({ score: 96, reasons: bare }, dimensionProof);
		assert.equal(score, 80);
		assert.deepEqual(saidIn(reasons), [
			'The model said 96 and quoted nothing of the report that shows it: counted as 80.',
			'It is excellent.',
		]);
		assert.equal(limitedByQuotes({ score: 3.5, reasons: [] }, qualityProof).score, 3);
		assert.equal(limitedByQuotes({ score: 0, reasons: bare }, qualityProof).score, 1);
	});

	it('counts as the bound too where its quote has shown another score', () => {
		const places = new QuotedPlaces();
		assert.equal(limitedByQuotes({ score: 100, reasons: quoted }, dimensionProof, places).score, 100);
		const { score, reasons } = limitedByQuotes({ score: 96, reasons: quoted }, dimensionProof, places);
		assert.equal(score, 80);
		assert.equal(
			saidIn(reasons)[0],
			'The model said 96, and what it quoted shows another score already: counted as 80.',
		);
		assert.equal(limitedByQuotes({ score: 70, reasons: quoted }, dimensionProof, places).score, 70);
	});

	it('stays as it is within the bounds, at them, and with a quote that stands', () => {
		for (const given of [
			{ score: 80, reasons: bare },
			{ score: 0, reasons: [] },
			{ score: 100, reasons: quoted },
		])
			assert.deepEqual(limitedByQuotes(given, dimensionProof), given);
		assert.equal(limitedByQuotes({ score: 4, reasons: quoted }, qualityProof).score, 4);
	});
});

import assert from 'node:assert/strict';
import { message, verbatim } from '../../../../../src/messages/message';
import { factEvidenceText, sourceEvidenceText } from '../../../../../src/scoring/jade/checklists/evidenceText';
import { verifiedFact } from '../../../../../src/scoring/jade/facts/verifiedFact';

const quote = {
	stance: 'contradicts',
	source: 's1',
	title: 'Yearbook',
	url: null,
	path: null,
	page: null,
	quote: 'Sales fell by 9% in 2024.',
} as const;
const fact = 'Sales rose by 12% in 2024.';

describe('what a judge is told of the ground of an item', () => {
	it('names the fact that failed, why, and what a source says', () => {
		const failed = verifiedFact('no', 0.9, 'model', verbatim('It fell instead.'), [quote]);
		assert.equal(
			factEvidenceText(fact, failed),
			`rests on a fact that is refuted: “${fact}” – It fell instead. A source says: “Sales fell by 9% in 2024.”`,
		);
	});

	it('says so where the report’s own figures refute a fact', () => {
		const failed = verifiedFact('no', 0.9, 'rule', message('checks.citationMissing'), [], [0, 10]);
		assert.equal(
			factEvidenceText(fact, failed),
			`rests on a fact that is refuted: “${fact}” – Other figures of the report speak against it.`,
		);
	});

	it('holds nothing that is said to users', () => {
		const unread = verifiedFact('unverifiable', 0, 'rule', message('verdicts.notRead'));
		assert.equal(factEvidenceText(fact, unread), `rests on a fact that is not verified: “${fact}”`);
		const reason = message('verdicts.reasons', { reasons: [verbatim('One half.'), message('verdicts.onlyPassages')] });
		assert.equal(
			sourceEvidenceText({ verdict: 'partly', reason }),
			'its cited source: It carries this only in part. One half.',
		);
		assert.equal(
			sourceEvidenceText({ verdict: 'supported', reason: message('verdicts.notClear') }),
			'its cited source: It bears this out.',
		);
	});

	it('passes on that the source does not mention a conclusion', () =>
		assert.equal(
			sourceEvidenceText({ verdict: 'not-found', reason: null }),
			'its cited source: It does not mention this.',
		));
});

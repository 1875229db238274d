import assert from 'node:assert/strict';
import { defaultJadeOptions } from '../../../../../src/scorecard/jade';
import { citedFact } from '../../../../../src/scoring/jade/facts/verifiedFact';
import type { VerifiedClaim } from '../../../../../src/verification/verifyClaims';

const partly = (missing?: readonly string[]) =>
	citedFact([
		{
			...{ verdict: 'partly', basis: 'model', quote: null, page: null, reason: null, signals: [] },
			...{ claim: {}, source: { id: 's', title: 'One' } },
			...(missing && { missing }),
		} as unknown as VerifiedClaim,
	])?.verification;

describe('a fact by what its cited source says', () => {
	it('gates nothing where it is carried in part, and falls below τ where its figure is missing', () => {
		assert.deepEqual(partly(), { answer: 'yes', confidence: defaultJadeOptions.threshold });
		const { answer, confidence = 1 } = partly(['9%']) ?? {};
		assert.equal(answer, 'yes');
		assert.ok(confidence < defaultJadeOptions.threshold);
	});
});

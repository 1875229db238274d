import assert from 'node:assert/strict';
import { limitedBySupport, maxLogicScore } from '../../../../src/scoring/guards/limitScores';
import { saidIn } from '../../words';

describe('logic consistency', () => {
	it('is at most the share of arguments that stand and half a level more', () => {
		assert.equal(maxLogicScore({ supported: 3, partial: 0, unsupported: 2 }), 70);
		assert.equal(maxLogicScore({ supported: 5, partial: 10, unsupported: 5 }), 60);
		assert.equal(maxLogicScore({ supported: 0, partial: 0, unsupported: 4 }), 10);
		assert.equal(maxLogicScore({ supported: 19, partial: 1, unsupported: 0 }), 100);
		assert.equal(maxLogicScore({ supported: 0, partial: 0, unsupported: 0 }), 100);
	});

	it('says what it was and why it counts less', () => {
		const verdicts = ['supported', 'supported', 'supported', 'unsupported', 'unsupported', 'unknown'] as const;
		const { score, reasons } = limitedBySupport({ score: 100, reasons: [] }, verdicts);
		assert.equal(score, 70);
		assert.deepEqual(saidIn(reasons), [
			'The model said 100, but of 5 arguments it finds 3 supported and 0 partly: counted as 70.',
		]);
	});

	it('stays as it is below what the verdicts bear', () => {
		const given = { score: 48, reasons: [] };
		assert.equal(limitedBySupport(given, ['supported', 'partial', 'unsupported']).score, 48);
	});
});

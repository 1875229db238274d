import assert from 'node:assert/strict';
import { Anchors } from '../../../src/anchors/anchors';
import { withReview } from '../../../src/index';
import type { ReviewNote } from '../../../src/review/model';
import { suspicionsOf } from '../../../src/review/suspicions';
import { analysed, decided } from '../decisions/made';

const claim = 'Copper will be the best investment of the decade.';
const text = `# Copper\n\n## Outlook\n\n${claim} Demand is driven by electric cars.\n`;
const code = analysed(text).findings.find(({ span }) => text.slice(...span).startsWith('Copper will'))?.code;

describe('a second reading of what the author has decided', () => {
	it('asks nothing about it, and what a model notes there itself does not come back', () => {
		assert.ok(code);
		const decisions = [decided(text, code)];
		const analysis = analysed(text, decisions);
		const at = text.indexOf(claim);
		const touches = ({ draft: { span } }: ReturnType<typeof suspicionsOf>[number]) => span[0] === at;
		assert.ok(suspicionsOf(analysed(text)).some(touches));
		assert.ok(!suspicionsOf(analysis).some(touches));
		const note: ReviewNote = {
			...{ kind: 'unsupported', weight: 'must', note: 'Nothing bears it.', other: null },
			anchor: new Anchors(analysis.report).of([at, at + claim.length]),
		};
		const review = { opinions: [], notes: [note], dropped: 0, model: 'm' };
		const left = withReview(analysis, review, { decisions, maxFindings: 0 });
		assert.deepEqual([left.tally.added, left.analysis.decided.length], [0, 1]);
		assert.equal(left.analysis.findings.filter(({ span }) => span[0] === at).length, 0);
	});
});

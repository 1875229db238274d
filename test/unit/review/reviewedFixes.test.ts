import assert from 'node:assert/strict';
import { withReviewedFixes } from '../../../src/index';
import type { ScoredAnalysis } from '../../../src/scorecard/scorecard';
import { contextOf } from '../../../src/view/context';
import { fixViews } from '../../../src/view/fixFirst';
import { coreWith } from '../scoring/finResearch/readingModel';
import { english } from '../words';
import { reviewOf } from './opinions';

const text = `# Copper

Sales rose from $12 million to $15 million, an increase of 35%.

Copper is the best investment that anybody could ever make.
`;

function listed({ analysis, scorecard }: ScoredAnalysis): string[] {
	return fixViews(analysis, scorecard, contextOf(text, english)).map(({ message }) => message);
}

describe('what to fix first after a second reading', () => {
	it('leaves out what was withdrawn and puts forward what was confirmed; the figures stay', async () => {
		const scored = await coreWith().score({ name: 'r.md', text });
		const [first = '', ...others] = listed(scored);
		assert.match(first, /35%/);
		assert.ok(others.length > 0);
		const review = reviewOf(
			scored.analysis,
			['number.arithmetic', '35%', 'notReal'],
			['claim.unsupported', 'Copper is the best', 'real', 'It matters.'],
		);
		const opinions = review.opinions.map((opinion) => ({ ...opinion, weight: 'must' as const }));
		const reviewed = withReviewedFixes(scored, { ...review, opinions });
		assert.ok(listed(reviewed).every((step) => !step.includes('35%')));
		assert.match(listed(reviewed)[0] ?? '', /Confirmed by a model: It matters\.$/);
		assert.deepEqual({ ...reviewed.scorecard, fixFirst: [] }, { ...scored.scorecard, fixFirst: [] });
	});

	it('is as it was where the review says nothing of it', async () => {
		const scored = await coreWith().score({ name: 'r.md', text });
		assert.deepEqual(listed(withReviewedFixes(scored, reviewOf(scored.analysis))), listed(scored));
	});
});

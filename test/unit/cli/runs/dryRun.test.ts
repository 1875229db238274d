import assert from 'node:assert/strict';
import { budgetOutlook, plannedJson, plannedTable } from '../../../../src/cli/runs/planReports';
import type { Preview } from '../../../../src/judge/model';
import { wordsIn } from '../../../../src/messages/words';

const preview: Preview = {
	...{ model: 'small', calls: 7, cached: 0, tokensIn: 10_000 },
	...{ tokensOut: [1000, 4000], cost: [0.01, 0.04] },
};

describe('CLI: --dry-run and the budget', () => {
	const outlook = (limits: object, other: Partial<Preview> = {}) =>
		budgetOutlook({ file: 'r.md', preview: { ...preview, ...other }, limits });

	it('tells whether the budget would stop the run', () => {
		assert.equal(outlook({ maxTokens: 10_999 }), 'stops');
		assert.equal(outlook({ maxTokens: 11_000 }), 'mayStop');
		assert.equal(outlook({ maxTokens: 14_000 }), 'enough');
		assert.equal(outlook({ maxCost: 0.009 }), 'stops');
		assert.equal(outlook({ maxCost: 0.02 }), 'mayStop');
		assert.equal(outlook({ maxCost: 1 }), 'enough');
	});

	it('tells nothing without a budget or without the price that it needs, and nothing stops what is all kept', () => {
		assert.equal(outlook({}), undefined);
		assert.equal(outlook({ maxCost: 1 }, { cost: null }), undefined);
		assert.equal(outlook({ maxTokens: 1 }, { calls: 0 }), 'enough');
	});

	it('says so below the table and in the JSON', () => {
		const planned = [{ file: 'r.md', preview, limits: { maxTokens: 9000 } }];
		assert.match(
			plannedTable(planned, wordsIn('en')),
			/\nr\.md: the budget of 9,000 tokens would stop it before the end\.\n$/,
		);
		assert.equal(JSON.parse(plannedJson(planned, false)).budget, 'stops');
	});

	it('explains ranges only where there are some', () => {
		assert.match(plannedTable([{ file: 'r.md', preview }], wordsIn('en')), /The ranges go from/);
		assert.doesNotMatch(plannedTable([{ file: 'r.md', preview: null }], wordsIn('en')), /ranges/);
		const certain = { ...preview, tokensOut: [0, 0], cost: [0, 0] } as const;
		assert.doesNotMatch(plannedTable([{ file: 'r.md', preview: certain }], wordsIn('en')), /ranges/);
	});
});

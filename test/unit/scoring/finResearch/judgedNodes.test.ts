import assert from 'node:assert/strict';
import type { DrawnNode } from '../../../../src/scoring/finResearch/drawnTree';
import type { JudgedArguments } from '../../../../src/scoring/finResearch/judgeArguments';
import { countSupport, judgedNodes } from '../../../../src/scoring/finResearch/judgedNodes';
import type { Support } from '../../../../src/tree/model';

const tree: readonly DrawnNode[] = [
	{ id: 'a', type: 'argument', parent: null, span: [0, 10] },
	{ id: 'b', type: 'argument', parent: 'a', span: [10, 20] },
	{ id: 'e', type: 'evidence', parent: 'b', span: [20, 30] },
];

describe('a tree with the verdicts of several runs', () => {
	const round = (support: Support): JudgedArguments => ({
		verdicts: new Map([['a', { support, reason: support, carriedBy: [] }]]),
		error: undefined,
	});
	const middle = (...supports: Support[]) => judgedNodes(tree, supports.map(round)).map(({ support }) => support);

	it('has the middle one of each argument, the more cautious of two, and none of what was not judged', () => {
		assert.deepEqual(middle('supported', 'unsupported', 'partial')[0], 'partial');
		assert.deepEqual(middle('supported', 'partial')[0], 'partial');
		assert.deepEqual(middle('supported', 'unsupported', 'supported')[0], 'supported');
		assert.deepEqual(middle('supported').slice(1), ['unknown', 'unknown']);
		assert.equal(middle()[0], 'unknown');
	});

	it('is counted by its arguments', () => {
		const judgedTree = [
			...judgedNodes(tree, [round('supported')]),
			{ type: 'evidence', support: 'supported' } as const,
		];
		assert.deepEqual(countSupport(judgedTree, 'model'), {
			...{ basis: 'model', supported: 1, partial: 0, unsupported: 0, unknown: 1 },
		});
	});
});

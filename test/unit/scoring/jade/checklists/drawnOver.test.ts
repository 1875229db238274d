import assert from 'node:assert/strict';
import type { Span } from '../../../../../src/report/model';
import type { DrawnNode } from '../../../../../src/scoring/finResearch/drawnTree';
import { layOver } from '../../../../../src/scoring/jade/checklists/drawnOver';
import type { LogicNode, LogicTree } from '../../../../../src/tree/model';

const own = (id: string, span: Span, parts: Partial<LogicNode> = {}): LogicNode =>
	({
		...{ id, span, type: 'argument', sentence: 0, key: false, support: 'partial' },
		...{ citations: [], evidence: [], children: [], ...parts },
	}) as unknown as LogicNode;
const nodes = [
	own('root', [0, 5], { sentence: undefined, children: ['a', 'd'] } as Partial<LogicNode>),
	own('a', [10, 20], { key: true, evidence: ['b'], children: ['c'] }),
	own('b', [20, 30], { type: 'evidence' }),
	own('c', [30, 40], { children: ['e'] }),
	own('d', [40, 50], { citations: [0] }),
	own('e', [50, 60], { type: 'evidence' }),
];
const tree = { nodes, root: 'root', thesis: 'a' } as unknown as LogicTree;
const drawn = (id: string, parent: string | null, span: Span, type: DrawnNode['type'] = 'argument'): DrawnNode => ({
	...{ id, parent, span, type },
});
const at = (id: string) => {
	const found = nodes.find((node) => node.id === id);
	assert.ok(found);
	return found;
};

describe('the tree of a report, read as a model has drawn it', () => {
	it('is the report’s own where nothing was drawn', () => {
		const over = layOver(tree, []);
		assert.deepEqual(
			['a', 'b'].map((id) => over.typeOf(at(id))),
			['argument', 'evidence'],
		);
		assert.deepEqual(
			['a', 'c'].map((id) => over.isKey(at(id))),
			[true, false],
		);
		assert.equal(over.supportOf(at('a')), 'partial');
		assert.deepEqual([...over.below(at('a'))].sort(), ['b', 'c', 'e']);
		assert.deepEqual(over.below(at('root')), ['a', 'd']);
		assert.equal(over.thesis, undefined);
	});

	it('has the kinds, the key statements and the thesis of the model', () => {
		const over = layOver(tree, [drawn('m1', null, [31, 39]), drawn('m2', 'm1', [42, 48], 'evidence')]);
		assert.equal(over.thesis, 'c');
		assert.deepEqual(
			['c', 'd', 'b'].map((id) => over.typeOf(at(id))),
			['argument', 'evidence', 'evidence'],
		);
		assert.deepEqual(
			['a', 'c', 'd'].map((id) => over.isKey(at(id))),
			[false, true, true],
		);
		assert.deepEqual(over.below(at('c')), ['d']);
		assert.deepEqual([...over.below(at('a'))].sort(), ['b', 'c', 'e'], 'what it has not drawn stands as it was');
	});

	it('lays what is below a statement under it, through others, but never under itself', () => {
		const over = layOver(tree, [
			drawn('m1', null, [10, 20]),
			drawn('m2', 'm1', [30, 40]),
			drawn('m3', 'm2', [50, 60], 'evidence'),
			drawn('m4', 'm2', [12, 15], 'evidence'),
			drawn('m5', 'm1', [70, 80], 'evidence'),
		]);
		assert.deepEqual([...over.below(at('a'))].sort(), ['c', 'e']);
		assert.deepEqual([...over.below(at('c'))].sort(), ['a', 'e']);
		assert.equal(over.typeOf(at('a')), 'argument', 'the first that stands there counts');
	});

	it('takes the sentence that shares most with a drawn statement', () => {
		const over = layOver(tree, [drawn('m1', null, [17, 26])]);
		assert.deepEqual([over.isKey(at('a')), over.isKey(at('b'))], [false, true]);
		assert.equal(layOver(tree, [drawn('m1', null, [0, 5])]).thesis, undefined, 'a heading is no sentence');
	});

	it('calls what a model lets stand on nothing unsupported, unless it cites', () => {
		const over = layOver(tree, [drawn('m1', null, [10, 20]), drawn('m2', 'm1', [30, 40]), drawn('m3', 'm1', [40, 50])]);
		assert.deepEqual(
			['a', 'c', 'd', 'e'].map((id) => over.supportOf(at(id))),
			['partial', 'unsupported', 'partial', 'partial'],
		);
	});
});

import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { attach, growTree, type LooseNode, merge, withCitations } from '../../../../src/scoring/finResearch/drawnTree';
import type { NodeType } from '../../../../src/tree/model';

const text = '# Tea\n\nTea sells. Shops are full [1][2]. Prices rose.\n\nTea sells well; so it goes.\n';
const report = parseReport(text);
const at = (words: string) => [text.indexOf(words), text.indexOf(words) + words.length] as const;
const node = (words: string, parent?: LooseNode, type: NodeType = 'argument'): LooseNode => ({
	...{ type, span: at(words), parent },
});

/** `words < parent’s words` of a tree, in its order. */
function shape(nodes: ReturnType<typeof growTree>): string[] {
	const words = new Map(nodes.map(({ id, span }) => [id, text.slice(...span)]));
	return nodes.map(({ id, parent }) => [words.get(id), ...(parent === null ? [] : [words.get(parent)])].join(' < '));
}

describe('a tree from loose statements', () => {
	it('stands under the thesis, siblings in the order of the report, each before what is below it', () => {
		const thesis = node('Tea sells well');
		const shops = node('Shops are full', thesis);
		const nodes = [node('Prices rose', shops, 'evidence'), shops, thesis, node('Tea sells.', undefined, 'evidence')];
		const tree = growTree(report, nodes, thesis);
		assert.deepEqual(shape(tree), [
			'Tea sells well',
			'Tea sells. < Tea sells well',
			'Shops are full < Tea sells well',
			'Prices rose < Shops are full',
		]);
		assert.deepEqual(
			tree.map(({ id, type }) => [id, type]),
			[
				['m1', 'argument'],
				['m2', 'evidence'],
				['m3', 'argument'],
				['m4', 'evidence'],
			],
		);
	});

	it('stands under the only argument at the top, else under the title', () => {
		const only = node('Tea sells.');
		assert.deepEqual(shape(growTree(report, [only, node('Prices rose', only)], undefined)), [
			'Tea sells.',
			'Prices rose < Tea sells.',
		]);
		for (const tops of [[node('Tea sells.'), node('Prices rose')], [node('Prices rose', undefined, 'evidence')]]) {
			const [root, ...below] = growTree(report, tops, undefined);
			assert.deepEqual([root?.type, root && text.slice(...root.span)], ['argument', 'Tea']);
			assert.ok(below.length === tops.length && below.every(({ parent }) => parent === root?.id));
		}
	});

	it('takes the statement that is the title for the root, and an empty place where there is no title', () => {
		const title = node('Tea', undefined, 'evidence');
		assert.deepEqual(shape(growTree(report, [node('Prices rose'), title], undefined)), ['Tea', 'Prices rose < Tea']);
		const rootOf = (untitled: string) => growTree(parseReport(untitled), [], undefined)[0]?.span;
		assert.deepEqual(rootOf('Tea sells. Prices rose.\n'), [0, 0]);
		assert.deepEqual(rootOf('\n\nTea sells. Prices rose.\n'), [2, 2]);
		assert.deepEqual(rootOf(''), [0, 0]);
	});

	it('has no circles', () => {
		const one = node('Tea sells.');
		const other = node('Prices rose', one);
		attach(one, other);
		assert.equal(one.parent, undefined);
		attach(one, one);
		assert.equal(one.parent, undefined);
		attach(other, undefined);
		assert.equal(other.parent, undefined);
	});

	it('has one node for statements that say the same, with all their places and all that serves them', () => {
		const [first, second, third] = [node('Tea sells.'), node('Tea sells well'), node('so it goes')];
		const serving = node('Prices rose', third);
		const twins = new Map([
			[third, second],
			[second, first],
		]);
		const merged = merge([first, second, third, serving], twins);
		assert.deepEqual(merged, [first, serving]);
		assert.equal(serving.parent, first);
		assert.deepEqual(
			first.also?.map((span) => text.slice(...span)),
			['so it goes', 'Tea sells well'],
		);
		const [root] = growTree(report, merged, first);
		assert.deepEqual(root?.also, first.also);
	});
});

describe('the span of a quote', () => {
	const whole = (words: string, of = text, parsed = report) => {
		const start = of.indexOf(words);
		return of.slice(...withCitations(parsed, [start, start + words.length]));
	};

	it('reaches to the citations and the stop behind it, and no further', () => {
		assert.equal(whole('Shops are full'), 'Shops are full [1][2].');
		assert.equal(whole('Tea sells well'), 'Tea sells well;');
		assert.equal(whole('Shops are'), 'Shops are');
		assert.equal(whole('Prices rose.'), 'Prices rose.');
	});

	it('does not reach over the end of a line', () => {
		const lines = 'Tea sells\n. Prices rose\n[1]\n';
		assert.equal(whole('Tea sells', lines, parseReport(lines)), 'Tea sells');
	});
});

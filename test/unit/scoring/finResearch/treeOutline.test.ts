import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import type { DrawnNode } from '../../../../src/scoring/finResearch/drawnTree';
import { treeOutline } from '../../../../src/scoring/finResearch/treeOutline';

const source = `# Ferries\n\nFerries win. They carried 3 million people. ${'Very '.repeat(20)}long.\n`;
const report = parseReport(source);
const node = (id: string, parent: string | null, text: string, type: DrawnNode['type'] = 'argument'): DrawnNode => {
	const start = source.indexOf(text);
	return { id, type, parent, span: [start, text === 'Very' ? source.length - 1 : start + text.length] };
};
const root = node('a', null, 'Ferries win.');

describe('the tree as the judge of the dimensions sees it', () => {
	it('has a line a node, indented, with its kind and a short quote', () => {
		const nodes = [root, node('b', 'a', 'They carried 3 million people.', 'evidence'), node('c', 'b', 'Very')];
		const verdicts = new Map([
			['a', { support: 'supported' as const }],
			['c', { support: 'partial' as const }],
		]);
		assert.deepEqual(treeOutline(report, nodes, verdicts).split('\n'), [
			'A+ Ferries win.',
			' E They carried 3 million people.',
			`  A~ ${'Very '.repeat(14).trimEnd()}…`,
		]);
	});

	it('says what is not judged or does not stand', () => {
		const nodes = [root, node('b', 'a', 'Ferries win.')];
		assert.equal(
			treeOutline(report, nodes, new Map([['b', { support: 'unsupported' }]])),
			'A? Ferries win.\n A- Ferries win.',
		);
	});

	it('is indented so far and no further', () => {
		const nodes = Array.from({ length: 15 }, (_, at) => node(`n${at}`, at === 0 ? null : `n${at - 1}`, 'Ferries win.'));
		const last = treeOutline(report, nodes, new Map()).split('\n').at(-1);
		assert.equal(last, `${' '.repeat(12)}A? Ferries win.`);
	});

	it('leaves evidence out of a large tree, then what is left, and says how much', () => {
		const claims = (count: number) => Array.from({ length: count }, (_, at) => node(`n${at}`, 'a', 'Ferries win.'));
		const fact = node('f', 'a', 'They carried 3 million people.', 'evidence');
		const whole = treeOutline(report, [root, ...claims(158), fact], new Map()).split('\n');
		assert.deepEqual([whole.length, whole.at(-1)], [160, ' E They carried 3 million people.']);
		const without = treeOutline(report, [root, ...claims(159), fact], new Map()).split('\n');
		assert.deepEqual([without.length, without.at(-1)], [161, '(1 more statements)']);
		const cut = treeOutline(report, [root, ...claims(165), fact], new Map()).split('\n');
		assert.deepEqual([cut.length, cut.at(-1)], [161, '(7 more statements)']);
	});
});

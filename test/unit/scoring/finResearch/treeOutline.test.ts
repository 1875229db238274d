import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { treeOutline } from '../../../../src/scoring/finResearch/judgeReport';

const source = `# Ferries\n\nFerries win. They carried 3 million people. ${'Very '.repeat(20)}long.\n`;
const report = parseReport(source);
type Shown = Parameters<typeof treeOutline>[1][number];
type Kind = 'evidence' | Shown['support'];

/** A fact, or an argument with how well it is carried. */
function node(id: string, parent: string | null, text: string, kind: Kind = 'unknown'): Shown {
	const start = source.indexOf(text);
	const span = [start, text === 'Very' ? source.length - 1 : start + text.length] as const;
	return kind === 'evidence'
		? { id, parent, span, type: kind, support: 'supported' }
		: { id, parent, span, type: 'argument', support: kind };
}
const root = node('a', null, 'Ferries win.');

describe('the tree as the judge of the dimensions sees it', () => {
	it('has a line a node, indented, with its kind and a short quote', () => {
		const top = node('a', null, 'Ferries win.', 'supported');
		const fact = node('b', 'a', 'They carried 3 million people.', 'evidence');
		assert.deepEqual(treeOutline(report, [top, fact, node('c', 'b', 'Very', 'partial')]).split('\n'), [
			'A+ Ferries win.',
			' E They carried 3 million people.',
			`  A~ ${'Very '.repeat(14).trimEnd()}…`,
		]);
	});

	it('says what is not judged or does not stand', () => {
		const nodes = [root, node('b', 'a', 'Ferries win.', 'unsupported')];
		assert.equal(treeOutline(report, nodes), 'A? Ferries win.\n A- Ferries win.');
	});

	it('is indented so far and no further', () => {
		const nodes = Array.from({ length: 15 }, (_, at) => node(`n${at}`, at === 0 ? null : `n${at - 1}`, 'Ferries win.'));
		const last = treeOutline(report, nodes).split('\n').at(-1);
		assert.equal(last, `${' '.repeat(12)}A? Ferries win.`);
	});

	it('leaves evidence out of a large tree, then what is left, and says how much', () => {
		const claims = (count: number) => Array.from({ length: count }, (_, at) => node(`n${at}`, 'a', 'Ferries win.'));
		const fact = node('f', 'a', 'They carried 3 million people.', 'evidence');
		const whole = treeOutline(report, [root, ...claims(158), fact]).split('\n');
		assert.deepEqual([whole.length, whole.at(-1)], [160, ' E They carried 3 million people.']);
		const without = treeOutline(report, [root, ...claims(159), fact]).split('\n');
		assert.deepEqual([without.length, without.at(-1)], [161, '(1 more statements)']);
		const cut = treeOutline(report, [root, ...claims(165), fact]).split('\n');
		assert.deepEqual([cut.length, cut.at(-1)], [161, '(7 more statements)']);
	});
});

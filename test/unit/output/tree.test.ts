import assert from 'node:assert/strict';
import { textStyle } from '../../../src/output/terminal';
import { renderTreeJson, renderTreeMarkdown, renderTreeMermaid, renderTreeText } from '../../../src/output/trees';
import { readingOf } from '../reading/readings';
import { english } from '../words';
import { type NodeSketch, resultOf } from './handmade';

const source = 'Thesis\nFirst\nDetail\nFact\nSecond "x" <b>[y](z)</b>\n';
const nodes: readonly NodeSketch[] = [
	['a1', null, 'Thesis'],
	['a2', 'a1', 'First', true, 'partial'],
	['a3', 'a2', 'Detail', false, 'unsupported'],
	['e4', 'a3', 'Fact'],
	['a5', 'a1', 'Second "x" <b>[y](z)</b>', true, 'unsupported'],
];
const offline = resultOf(source, { nodes, thesis: 'a1' }).analysis;
const analysis = { ...offline, reading: readingOf(offline, {}) };

describe('Output: tree', () => {
	it('the condensed tree hangs a node from its nearest key ancestor', () => {
		assert.equal(
			renderTreeText(analysis, 'condensed', english, textStyle(false)),
			[
				'✓ Thesis  line 1',
				'├─ ◐ First  line 2',
				'│  └─ ✓ Fact  line 4',
				'└─ ✗ Second "x" <b>[y](z)</b>  line 5',
				'',
				'4 nodes, condensed tree   ✓ carried  ◐ thin  ✗ nothing found  · not judged',
				'',
			].join('\n'),
		);
	});

	it('the full tree has every node', () => {
		const text = renderTreeText(analysis, 'full', english, textStyle(false));
		assert.match(text, /│ {2}└─ ✗ Detail {2}line 3\n│ {5}└─ ✓ Fact/);
	});

	it('without a reading shows each node where it stands, for what serves what nobody has read', () => {
		assert.equal(renderTreeText(offline, 'condensed', english, textStyle(false)).split('\n')[2], '├─ ✓ Fact  line 4');
	});

	it('JSON gives the parents at its grain', () => {
		const parents = (grain: 'condensed' | 'full') =>
			JSON.parse(renderTreeJson(analysis, grain, english)).tree.nodes.map(
				(node: { parent: string | null }) => node.parent,
			);
		assert.deepEqual(parents('condensed'), [null, 'a1', 'a2', 'a1']);
		assert.deepEqual(parents('full'), [null, 'a1', 'a2', 'a3', 'a1']);
	});

	it('Mermaid gets no character that it would read as syntax', () => {
		const lines = renderTreeMermaid(analysis, 'condensed', english).split('\n');
		assert.equal(lines[0], 'flowchart LR');
		assert.equal(lines[4], '\tn3["Second #34;x#34; #60;b#62;#91;y#93;#40;z#41;#60;/b#62;"]:::unsupported');
		assert.deepEqual(lines.slice(5, 8), ['\tn0 --> n1', '\tn1 --> n2', '\tn0 --> n3']);
	});

	it('Markdown is a nested list of plain text', () => {
		assert.equal(
			renderTreeMarkdown(analysis, 'condensed', english),
			[
				'- Thesis _(Thesis, carried, line 1)_',
				'  - First _(Claim, thin, line 2)_',
				'    - Fact _(Fact, carried, line 4)_',
				'  - Second "x" \\<b\\>\\[y\\](z)\\</b\\> _(Claim, nothing found, line 5)_',
				'',
			].join('\n'),
		);
	});

	it('Markdown calls what nobody judged by the same words as the text', () => {
		const open = resultOf('Thesis', { nodes: [['a1', null, 'Thesis', true, 'unknown']], thesis: 'a1' });
		assert.equal(renderTreeMarkdown(open.analysis, 'condensed', english), '- Thesis _(Thesis, not judged, line 1)_\n');
	});

	it('a report without a tree is said to have none', () => {
		assert.match(renderTreeText(resultOf('').analysis, 'full', english, textStyle(false)), /no tree/);
	});
});

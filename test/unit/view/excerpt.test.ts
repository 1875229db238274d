import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { Ink } from '../../../src/report/model';
import { excerpt, placeExcerpt, readableExcerpt } from '../../../src/view/excerpt';
import { nodeText } from '../../../src/view/nodeName';

describe('Output: excerpts', () => {
	it('read the source at the span', () => {
		assert.equal(excerpt('one two three', [4, 7]), 'two');
	});

	it('leave out the marks of Markdown and keep citations', () => {
		const source = '**Sales** rose [1].';
		const ink = new Uint8Array(source.length);
		ink.fill(Ink.markup, 0, 2).fill(Ink.markup, 7, 9).fill(Ink.citation, 15, 18);
		assert.equal(readableExcerpt({ source, ink }, [0, 19]), 'Sales rose [1].');
		assert.equal(readableExcerpt({ source, ink }, [0, 2]), '**');
	});

	it('leave out tags that enclose nothing, but not in code', () => {
		const source = 'Sales rose<br/>by `<br>` 4%.\n<br/><br class="x">\n<hr>';
		assert.equal(excerpt(source, [0, source.length]), 'Sales rose by `<br>` 4%.');
		assert.equal(excerpt('a < b and c <i>d</i>', [0, 20]), 'a < b and c <i>d</i>');
		const { report, tree } = analyze({ name: 'r.md', text: `# Study\n\n${source}` });
		const node = tree.nodes.find(({ sentence }) => sentence !== undefined);
		assert.ok(node);
		assert.equal(readableExcerpt(report, node.span), 'Sales rose by <br> 4%.');
		assert.equal(nodeText(report, node), 'Sales rose by <br> 4%.');
		const molecule = analyze({ name: 'r.md', text: 'H<sub>2</sub>O is wet.' });
		assert.equal(readableExcerpt(molecule.report, [0, 22]), 'H2O is wet.');
	});

	it('keep the cells of a table apart', () => {
		const source = '|a|b|\n|c|d|';
		const ink = Uint8Array.from(source, (character) => (/[|\n]/.test(character) ? Ink.markup : Ink.text));
		assert.equal(readableExcerpt({ source, ink }, [0, 11]), 'a b c d');
	});

	it('tell a table by what heads its columns, and a row of it by its cells', () => {
		const lines = ['| Compound/Class | Key **Figures** |', '| --- | --- |', '| PFAS | **40%** |'];
		const source = ['# Study', '', 'Prices *fell* [1].', '', ...lines, ''].join('\n');
		const { report, tree } = analyze({ name: 'r.md', text: source });
		const table = report.blocks.find(({ kind }) => kind === 'table');
		assert.ok(table);
		assert.equal(placeExcerpt(report, table.span), 'Compound/Class · Key Figures');
		assert.equal(placeExcerpt(report, table.span, 12), 'Compound/Cla…');
		const row = source.indexOf('| PFAS');
		assert.equal(placeExcerpt(report, [row, row + (lines[2]?.length ?? 0)]), 'PFAS 40%');
		assert.equal(placeExcerpt(report, [9, 27]), 'Prices fell [1].');
		const node = tree.nodes.find(({ block }) => block === table.index);
		assert.ok(node);
		assert.equal(nodeText(report, node), 'Compound/Class · Key Figures');
	});
});

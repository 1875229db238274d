import assert from 'node:assert/strict';
import { firstOf, itemAt } from '../../../../src/access';
import { wordsIn } from '../../../../src/messages/words';
import { mostCells } from '../../../../src/report/blocks/blocks';
import { maxLine } from '../../../../src/report/lines';
import { parseReport } from '../../../../src/report/parsing/parse';
import { english } from '../../words';

const after = '\n\nFares held at 3 euros.';

function rows(count: number, columns: number): string {
	const row = (cell: string) => `|${`${cell}|`.repeat(columns)}`;
	return [row('a'), row('-'), ...Array.from({ length: count }, () => row('5'))].join('\n');
}

describe('what is too long to be read', () => {
	it('is a line of more characters than any line of prose; what follows is read', () => {
		const { problems, blocks, sentences } = parseReport(`It rose.\n\n${'word '.repeat(maxLine / 5)}ends.${after}`);
		assert.deepEqual(
			problems.map(({ code, span }) => [code, span]),
			[['longLine', [10, 10 + maxLine + 5]]],
		);
		assert.match(english.say(firstOf(problems).message), /^Line 3 is 20,005 characters long; lines above 20,000/);
		assert.equal(blocks.length, 2);
		assert.deepEqual(
			sentences.map(({ text }) => text),
			['It rose.', 'Fares held at 3 euros.'],
		);
	});

	it('is a table of more cells than a reader looks at; the text around it is read', () => {
		const { problems, tables, blocks, numbers } = parseReport(`Fares:\n\n${rows(mostCells / 4, 4)}${after}`);
		assert.deepEqual(
			problems.map(({ code }) => code),
			['largeTable'],
		);
		assert.match(
			english.say(firstOf(problems).message),
			/^The table at line 3 has 2,004 cells; tables above 2,000 are/,
		);
		assert.match(wordsIn('zh-CN').say(firstOf(problems).message), /^第 3 行的表格有 2,004 个单元格/);
		assert.deepEqual([tables.length, numbers.length], [0, 1]);
		assert.deepEqual(
			blocks.map(({ kind }) => kind),
			['paragraph', 'table', 'paragraph'],
		);
	});

	it('is not a table of as many cells as are read', () => {
		const { problems, tables } = parseReport(rows(mostCells / 4 - 1, 4));
		assert.deepEqual(problems, []);
		assert.equal(itemAt(tables, 0).rows.length, mostCells / 4 - 1);
	});

	it('is what stands behind more lines than a reader reads', () => {
		const text = '- It rose.\n'.repeat(50_000);
		const { problems, blocks } = parseReport(text);
		assert.deepEqual(
			problems.map(({ code }) => code),
			['tooLong'],
		);
		assert.ok(blocks.length > 30_000 && blocks.length < 40_000);
	});
});

describe('text without an empty line', () => {
	const line = 'Fares rose by 4% in 2023, *because* fuel did.';
	const count = 2 * Math.floor(maxLine / line.length);

	it('is read as several paragraphs, nothing of which is lost', () => {
		const { problems, blocks, sentences, numbers, source } = parseReport(`${line}\n`.repeat(count));
		assert.deepEqual(problems, []);
		assert.ok(blocks.length > 1);
		for (const { span } of blocks) assert.ok(span[1] - span[0] <= maxLine);
		assert.equal(numbers.length, 2 * count);
		assert.equal(firstOf(sentences).text, line.replaceAll('*', ''));
		assert.equal(source.slice(...itemAt(sentences, sentences.length - 1).span).slice(-line.length), line);
	});

	it('stays in the item that it stands in', () => {
		const { blocks } = parseReport(`- ${line}\n${`  ${line}\n`.repeat(count)}- It held.`);
		const kinds = blocks.map(({ kind, container, depth }) => [kind, container, depth]);
		assert.deepEqual(kinds[0], ['item', undefined, 1]);
		assert.deepEqual(kinds[1], ['paragraph', 0, 1]);
		assert.deepEqual(kinds.at(-1), ['item', undefined, 1]);
	});

	it('has no more sentences than a paragraph can: the last one takes the rest', () => {
		const { sentences, source } = parseReport('Yes. '.repeat(1_000));
		assert.equal(sentences.length, 600);
		assert.equal(itemAt(sentences, 599).span[1], source.trimEnd().length);
	});
});

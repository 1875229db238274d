import { chinese, joined, lines, paragraphs, type Repeated, sentence, spaced, within } from './pieces';

export const headings: Readonly<Record<string, Repeated>> = {
	'the same heading': lines('## Market size'),
	'the same heading over text': paragraphs(`## Market size\n\n${sentence}`),
	'different headings': lines('## Part §'),
	'different headings over text': paragraphs('## Part §\n\nSales rose by §% in 2023.'),
	'headings that go deeper': lines('# A\n## B\n### C\n#### D\n##### E\n###### F'),
	'the same setext heading': paragraphs('Market size\n==='),
	'setext headings': paragraphs('Part §\n---'),
	'the same bold line': paragraphs('**Market size**'),
	'different bold lines': paragraphs('**Part §**'),
	'bold lines over text': paragraphs(`**Part §**\n\n${sentence}`),
	'sections of one form': paragraphs(
		'## Test plan §\n\nPrices fell because supply grew, and demand must rise with them.',
	),
	'numbered headings': paragraphs('## §. Results\n\nThey hold.'),
	'headings of references': paragraphs('## References\n\n[§] A. Author. Title §. https://a.example/§'),
	'headings of conclusions': paragraphs('## Conclusion\n\nSales rise because prices fall.'),
	'Chinese headings': paragraphs('## 第§章 市场规模\n\n市场规模继续增长。'),
	'the same Chinese heading': paragraphs('## 市场规模'),
};

export const paragraphTexts: Readonly<Record<string, Repeated>> = {
	'the same paragraph': paragraphs(sentence),
	'the same long paragraph': paragraphs(
		`${sentence} ${'The market grew because prices fell and demand held up. '.repeat(8)}`,
	),
	'the same paragraph but a number': paragraphs('Sales of heat pumps rose by §% to 3.4 million units in 2023 [1].'),
	'the same paragraph but two numbers': paragraphs('Sales of heat pumps rose by §% to 3.§ million units in 2023.'),
	'the same paragraph but a word': paragraphs('Sales of heat pumps rose in region w§ by 12% to 3.4 million units.'),
	'the same Chinese paragraph': paragraphs(chinese),
	'the same Chinese paragraph but a number': paragraphs('2023年热泵销量增长§%，达到34§万台，市场继续扩大。'),
	'many short sentences': spaced('It rose.'),
	'many short sentences, all different': spaced('It rose by §.'),
	'many short paragraphs': paragraphs('It rose.'),
	'many sentences': spaced(sentence),
	'sentences as lines': lines(sentence),
	'lines that end in two characters': joined(`${sentence}\r\n`),
	'paragraphs that end in two characters': joined('Sales rose by §% [§].\r\n\r\n'),
	'many Chinese sentences': joined(chinese),
	'Chinese lines of one paragraph': lines('市场规模增长§%，因为需求上升。'),
	'open quotations on lines of one sentence': lines('“it rose” and'),
	'one-word sentences': spaced('Yes.'),
	'one word': spaced('word'),
	'different words': spaced('word§'),
	'one long word': joined('a'),
	'one Chinese character': joined('市'),
	'Chinese without a stop': joined('市场规模增长'),
	'claims with reasons': spaced('Prices fell because supply § grew, therefore demand rose.'),
	'claims as paragraphs': paragraphs('Prices fell because supply § grew. Therefore demand must rise.'),
	'cited paragraphs': within(
		'',
		paragraphs('Prices in region § fell by §% [1]. This matters.'),
		'\n\n[1]: https://a.example/x',
	),
};

export const lists: Readonly<Record<string, Repeated>> = {
	'list items': lines('- It rose by §%.'),
	'the same list item': lines('- It rose.'),
	'loose list items': paragraphs('- It rose by §%.'),
	'numbered items': lines('§. It rose by §%.'),
	'nested items': (length) => {
		const depth = Math.floor(Math.sqrt(length));
		return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- It rose.`).join('\n');
	},
	'items of a few levels': lines('- A rose.\n  - B rose because A rose.\n    - C rose.'),
	'items of text only': lines('* item'),
	'empty items': lines('-'),
	tasks: lines('- [ ] It rose.'),
	'lists one after the other': paragraphs('- It rose.\n\nText.'),
	'nested quotations': (length) => {
		const depth = Math.floor(Math.sqrt(length));
		return Array.from({ length: depth }, (_, level) => `${'>'.repeat(level + 1)} It rose.`).join('\n');
	},
	'quotation marks of Markdown': joined('>'),
	quotations: paragraphs('> It rose by §%.'),
	'quotation lines': lines('> It rose by §%.'),
	'lines that open lists and quotations': lines('> - > - > - It rose.'),
	'list marks on one line': joined('- '),
	'number marks on one line': joined('1. '),
	'Chinese items': lines('- 市场增长§%。'),
	'items that lead in': lines('Three reasons:\n\n- A rose.\n- B fell.\n- C held.\n'),
};

export const tables: Readonly<Record<string, Repeated>> = {
	'rows of a table': within('| Year | Sales |\n|---|---|\n', lines('| 20§ | §.5 |')),
	'rows of numbers': within('| A | B | C | D | Total |\n|---|---|---|---|---|\n', lines('| § | §.5 | 3§ | 12% | 9§ |')),
	'rows with totals': within('| Year | Sales |\n|---|---|\n', lines('| Total | § |')),
	'the same row': within('| Year | Sales |\n|---|---|\n', lines('| 2023 | 5 |')),
	'columns of a table': (length) => {
		const count = Math.floor(length / 12);
		const row = (cell: string) => `|${`${cell}|`.repeat(count)}`;
		return [row('A 1'), row('--'), row('5'), row('7')].join('\n');
	},
	'a square table': (length) => {
		const side = Math.floor(Math.sqrt(length / 5));
		const row = (cell: string) => `|${`${cell}|`.repeat(side)}`;
		return [row('A'), row('--'), ...Array.from({ length: side }, () => row('12.5'))].join('\n');
	},
	'small tables': paragraphs('| Year | Sales |\n|---|---|\n| 2023 | 5 |'),
	'small tables with captions': paragraphs('Table §: Sales\n\n| Year | Sales |\n|---|---|\n| 2023 | § |'),
	'small tables with totals': paragraphs('| Item | Sales |\n|---|---|\n| A | 5 |\n| B | § |\n| Total | 9 |'),
	'captions of tables': paragraphs('Table §: Sales in 2023'),
	'the same caption': paragraphs('Table 1: Sales in 2023'),
	'captions of figures': paragraphs('Figure §: Sales in 2023'),
	'captions on lines': lines('Table §: Sales in 2023'),
	'Chinese captions': paragraphs('表§ 市场规模'),
	'references to tables': spaced('As Table § shows, it rose.'),
	'tables and references to them': paragraphs('Table §: Sales\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\nTable § shows 1.'),
	figures: paragraphs('![Figure §: Sales](a§.png)'),
	'the same figure': paragraphs('![Sales](a.png)'),
	'figures on one line': joined('![a](b)'),
	'rows without a head': lines('| a | b |'),
	'heads without rows': lines('| a | b |\n|---|---|'),
	'cells of blanks': within('| A | B |\n|---|---|\n', lines('|   |   |')),
	'HTML tables': paragraphs('<table><tr><td>§</td></tr></table>'),
};

import assert from 'node:assert/strict';
import { read } from '../inline';

describe('blocks', () => {
	const kinds = (...lines: string[]) => {
		const { report, at } = read(...lines);
		return report.blocks.map(({ kind, span }) => `${kind}: ${at(span)}`);
	};

	it('cuts headings without their marks', () => {
		assert.deepEqual(kinds('# One ##', '', 'Two', '===', '', 'Text.'), [
			'heading: One',
			'heading: Two',
			'paragraph: Text.',
		]);
	});

	it('makes each item a block that names the item around it', () => {
		const { report, at } = read('- **A:**', '  - b', '', '    more of b', '- c');
		assert.deepEqual(
			report.blocks.map(({ kind, span, container, depth }) => [kind, at(span), container, depth]),
			[
				['item', '**A:**', undefined, 1],
				['item', 'b', 0, 2],
				['paragraph', 'more of b', 1, 2],
				['item', 'c', undefined, 1],
			],
		);
		assert.equal(report.blocks[0]?.introduces, 1);
		assert.deepEqual(
			report.blocks.map(({ outer }) => at(outer)),
			['- **A:**', '  - b'.trim(), 'more of b', '- c'],
		);
	});

	it('gives an item without text of its own an empty block', () => {
		const { report, at } = read('- - inner');
		assert.deepEqual(
			report.blocks.map(({ span, outer }) => [at(span), at(outer)]),
			[
				['', '-'],
				['inner', '- inner'],
			],
		);
	});

	it('reads quotes over several lines, lazy ones too', () => {
		const { report, at } = read('> one', '> two', 'three', '', '> > deep');
		assert.deepEqual(
			report.blocks.map(({ kind, span, quoted }) => [kind, at(span), quoted]),
			[
				['quote', 'one\n> two\nthree', true],
				['quote', 'deep', true],
			],
		);
		assert.equal(report.sentences[0]?.text, 'one two three');
	});

	it('keeps code and HTML out of the prose', () => {
		const { report } = read('```js', 'let a = 1;', '```', '', '<div>Hi</div>', '', 'Text with `code` in it.');
		assert.deepEqual(
			report.blocks.map(({ kind }) => kind),
			['code', 'html', 'paragraph'],
		);
		assert.deepEqual(
			report.sentences.map(({ text }) => text),
			['Text with code in it.'],
		);
		assert.equal(report.words, 5);
	});

	it('reads the same with CRLF, CR and tabs', () => {
		for (const end of ['\r\n', '\r']) {
			const { report, at } = read(['-\tone', '\ttwo', '', '> three'].join(end));
			assert.deepEqual(
				report.blocks.map(({ kind, span }) => [kind, at(span)]),
				[
					['item', `one${end}\ttwo`],
					['quote', 'three'],
				],
			);
			assert.equal(report.sentences[0]?.text, 'one two');
		}
	});

	it('cuts tables into cells, escaped pipes and missing cells among them', () => {
		const { report, at } = read('| A | B |', '|---|---|', '| x \\| y | **2** |', '| only |');
		const table = report.tables[0];
		assert.deepEqual(
			table?.header.map(({ text }) => text),
			['A', 'B'],
		);
		assert.deepEqual(
			table?.rows.map((row) => row.map((cell) => [at(cell.span), cell.text])),
			[
				[
					['x \\| y', 'x | y'],
					['**2**', '2'],
				],
				[['only', 'only']],
			],
		);
	});

	it('finds captions of tables and figures', () => {
		const { report, at } = read(
			'Table 1. Prices',
			'',
			'|a|',
			'|-|',
			'|1|',
			'',
			'![Alt](b.png "Title")',
			'',
			'*Figure 2: Growth*',
			'',
			'![Bar](c.png)',
		);
		assert.equal(at(report.tables[0]?.caption ?? [0, 0]), 'Table 1. Prices');
		assert.deepEqual(
			report.figures.map(({ target, alt, caption }) => [target, alt, at(caption ?? [0, 0])]),
			[
				['b.png', 'Alt', '*Figure 2: Growth*'],
				['c.png', 'Bar', '*Figure 2: Growth*'],
			],
		);
	});

	it('takes no sentence about a table for its caption', () => {
		const captionOf = (...lines: string[]) => {
			const { report, at } = read(...lines);
			return at(report.tables[0]?.caption ?? [0, 0]);
		};
		const cells = ['', '|a|', '|-|', '|1|', ''];
		assert.equal(captionOf('*Table 1: Prices*', ...cells, 'Table 1 shows that oats rose.'), '*Table 1: Prices*');
		assert.equal(captionOf('Oats rose.', ...cells, 'Table 1 Prices of oats'), 'Table 1 Prices of oats');
	});

	it('finds captions without a label', () => {
		const above = (...lines: string[]) => {
			const { report, at } = read('# Prices', '', '## Oats', '', ...lines, '', '|a|', '|-|', '|1|');
			return at(report.tables[0]?.caption ?? [0, 0]);
		};
		for (const line of [
			'**Ten best 2024**',
			'*Prices:*',
			'**燕麦价格 TOP 10**',
			'Prices by farm, 2024',
			'各地燕麦价格（元/吨）',
			'**各地燕麦（单位：万吨，％）**',
		])
			assert.equal(above(line), line);
		for (const line of [
			'Prices rose.',
			'These are the prices:',
			'**Oats** rose, **rye**, too;',
			'价格上升。',
			'**价格上升。**',
			'价格上升，成本下降',
		])
			assert.equal(above(line), '', line);
		const below = (line: string) => {
			const { report, at } = read(
				'# Prices',
				'',
				'## Oats',
				'',
				'They rose.',
				'',
				'|a|',
				'|-|',
				'|1|',
				'',
				line,
				'',
				'So.',
			);
			return at(report.tables[0]?.caption ?? [0, 0]);
		};
		assert.equal(below('_Prices by farm_'), '_Prices by farm_');
		assert.equal(below('**Prices by farm**'), '');
		assert.equal(below('_Prices are those of the farm._'), '');
		assert.equal(below('Prices by farm'), '');
		const beside = (...lines: string[]) => {
			const { report, at } = read('# Prices', '', '## Oats', '', ...lines);
			return at(report.figures[0]?.caption ?? [0, 0]);
		};
		assert.equal(beside('![Alt](a.png)', '', '*Prices by farm*', '', 'They rose.'), '*Prices by farm*');
		assert.equal(beside('Prices by farm', '', '![](a.png)', '', 'They rose.'), 'Prices by farm');
		assert.equal(beside('They rose.', '', '![Figure 2](a.png)', '', '*Prices by farm*'), 'Figure 2');
		assert.equal(beside('They rose.', '', '![Alt](a.png)', '', 'They fell.'), 'Alt');
		assert.equal(beside('They rose.', '', '![Alt](a.png)', '', '**Prices**', '', 'They fell.'), 'Alt');
	});

	it('reads HTML images and comments', () => {
		const { report, at } = read(
			'<img src="a.png" alt="A chart">',
			'',
			'Text <!-- a note --> goes on.',
			'',
			'<!--',
			'two',
			'-->',
		);
		assert.deepEqual(
			report.figures.map(({ target, alt, caption }) => [target, alt, at(caption ?? [0, 0])]),
			[['a.png', 'A chart', 'A chart']],
		);
		assert.deepEqual(
			report.comments.map(({ text }) => text),
			['a note', 'two'],
		);
		assert.equal(report.sentences[0]?.text, 'Text goes on.');
	});

	it('counts no comment as a block, nor one in a quotation', () => {
		const kinds = (...lines: string[]) => read(...lines).report.blocks.map(({ kind }) => kind);
		assert.deepEqual(kinds('Text.', '', '<!-- a', 'note -->'), ['paragraph']);
		assert.deepEqual(kinds('> Text.', '>', '> <!-- a', '> note -->', '>', '> > <!-- another -->'), ['quote']);
		assert.deepEqual(kinds('> <!-- a note --> >'), ['html']);
		assert.deepEqual(kinds('<!-- a note --> >'), ['html']);
	});
});

import assert from 'node:assert/strict';
import { unreferencedFigures } from '../../../../src/checks/figures/figureUnreferenced';
import { doc, marked } from '../finding';
import { expectTold } from '../told';

const figure = (...lines: string[]) =>
	marked(
		'figure.unreferenced',
		doc('# Storage', '', ...lines, '', '![Bars](capacity.svg)', '', 'Figure 2: Capacity by year'),
	);
const table = (...lines: string[]) =>
	marked(
		'table.unreferenced',
		doc(
			'# Storage',
			'',
			...lines,
			'',
			'**Table 3: Owners**',
			'',
			'| Owner | Share |',
			'|---|---|',
			'| Quarrick | 31% |',
		),
	);
const other = 'The regulator sets network fees for four years.';

describe('figure.unreferenced', () => {
	it('marks the caption of a figure that nothing mentions', () => {
		assert.deepEqual(figure(other), ['Figure 2: Capacity by year']);
		assert.deepEqual(figure(`${other} Figure 21 and Figure 2.1 show them.`), ['Figure 2: Capacity by year']);
	});

	it('finds its number, alone, in a list and in a range', () => {
		assert.deepEqual(figure('Fees are low (see Fig. 2).'), []);
		assert.deepEqual(figure('Figures 1 and 2 show the fees.'), []);
		assert.deepEqual(figure('Figures 2–4 show the fees.'), []);
	});

	it('finds that its section points at it', () => {
		assert.deepEqual(figure('The chart below shows the fees.'), []);
		assert.equal(figure('The chart below shows the fees.', '', '## Owners').length, 1);
	});

	it('takes no number for a label that stands in a name, a credit or the name of a file', () => {
		const found = (alt: string) =>
			marked('figure.unreferenced', doc('# Storage', '', other, '', `![${alt}](plant.jpg)`));
		for (const alt of [
			'RX7Q / Photo House',
			'Photo House 3',
			'image2.png',
			'4K plant',
			'摄影：李 3',
			'Photo: Fig. 3 Ltd',
		]) {
			assert.deepEqual(found(alt), [], alt);
		}
		for (const alt of ['Figure 3', 'Fig. 3 Plant', 'Chart 2.1: plants', '图3 电站', '附图 3']) {
			assert.deepEqual(found(alt), [alt]);
		}
	});

	it('leaves pictures without a number alone', () => {
		assert.deepEqual(marked('figure.unreferenced', doc('# Storage', '', other, '', '![A plant](plant.jpg)')), []);
	});
});

describe('table.unreferenced', () => {
	it('marks the caption of a table that nothing mentions', () => {
		assert.deepEqual(table(other), ['**Table 3: Owners**']);
		assert.deepEqual(table(`${other} Figure 3 shows them.`), ['**Table 3: Owners**']);
	});

	it('finds its number, and a paragraph beside it that speaks of its matter', () => {
		assert.deepEqual(table('Table 3 lists them.'), []);
		assert.deepEqual(table('Quarrick has the largest share of all owners.'), []);
	});

	it('takes a year in the name of a table for no number', () => {
		const text = doc(
			'# Storage',
			'',
			other,
			'',
			'**Owners 2024:**',
			'',
			'| Owner | Share |',
			'|---|---|',
			'| Quarrick | 31% |',
		);
		assert.deepEqual(marked('table.unreferenced', text), []);
	});

	it('reads Chinese labels', () => {
		const text = (line: string) =>
			marked(
				'table.unreferenced',
				doc('# 储能', '', line, '', '**表2：装机**', '', '| 年份 | 容量 |', '|---|---|', '| 2025 | 4.2 |'),
			);
		assert.deepEqual(text('监管机构每四年确定一次网费。'), ['**表2：装机**']);
		assert.deepEqual(text('监管机构每四年确定一次网费，见表1至表2。'), []);
		assert.deepEqual(text('下表列出历年数据。'), []);
	});
});

describe('what is told of figures and tables', () => {
	describe('figures', () => {
		expectTold(unreferencedFigures, {
			'Fees are low.\n\n![Bars](a.svg)\n\nFigure 2: Capacity by year': [
				'Figure 2: Capacity by year figureUnreferenced {"number":"2"}',
			],
			'Fees are low (see Fig. 2).\n\n![Bars](a.svg)\n\nFigure 2: Capacity by year': [],
			'Figures 1 and 2 show fees.\n\n![Bars](a.svg)\n\nFigure 2: Capacity by year': [],
			'Figure 12 shows fees.\n\n![Bars](a.svg)\n\nFigure 2: Capacity by year': [
				'Figure 2: Capacity by year figureUnreferenced {"number":"2"}',
			],
			'Figure 2.1 shows fees.\n\n![Bars](a.svg)\n\nFigure 2: Capacity by year': [
				'Figure 2: Capacity by year figureUnreferenced {"number":"2"}',
			],
			'Table 2 shows fees.\n\n![Bars](a.svg)\n\nFigure 2: Capacity by year': [
				'Figure 2: Capacity by year figureUnreferenced {"number":"2"}',
			],
			'## Fees\n\nFigure 2 shows fees.\n\n## Capacity\n\n![Bars](a.svg)\n\nFigure 2: Capacity by year': [],
			'## Fees\n\nThe chart below shows fees.\n\n## Capacity\n\n![Bars](a.svg)\n\nFigure 2: Capacity by year': [
				'Figure 2: Capacity by year figureUnreferenced {"number":"2"}',
			],
			'The chart below shows fees.\n\n![Bars](a.svg)\n\nFigure 2: Capacity by year': [],
			'The capacity of ferries by year and harbour grew.\n\n![Capacity of ferries by harbour](a.svg)\n\nFigure 2: Capacity by year':
				[],
			'The capacity of ferries by year and harbour grew.\n\nText.\n\nText.\n\n![Capacity of ferries by harbour](a.svg)\n\nFigure 2: Capacity by year':
				['Figure 2: Capacity by year figureUnreferenced {"number":"2"}'],
			'![Bars](a.svg)\n\n## Figure 2: Capacity by year': [],
			'![Bars](a.svg)\n\nFigure: Capacity by year': [],
			'![Bars](a.svg)\n\nFigure 2.1: Capacity by year\n\nFigure 2.1 shows them.': [],
		});
	});

	describe('tables', () => {
		expectTold(unreferencedFigures, {
			'Fees are low.\n\nTable 3: Owners\n\n| Owner | Share |\n|---|---|\n| Quarrick | 31% |': [
				'Table 3: Owners tableUnreferenced {"number":"3"}',
			],
			'The table below shows fees.\n\nTable 3: Owners\n\n| Owner | Share |\n|---|---|\n| Quarrick | 31% |': [],
			'Quarrick has a share of all owners.\n\nTable 3: Owners\n\n| Owner | Share |\n|---|---|\n| Quarrick | 31% |': [],
			'Fees are these:\n\n| Owner | Share |\n|---|---|\n| Quarrick | 31% |\n\nTable 3: Owners': [],
			'见表1至表3。\n\n**表3：装机**\n\n| 年份 | 容量 |\n|---|---|\n| 2025 | 4.2 |': [],
			'见表 1 和表 3。\n\n**表 3：装机**\n\n| 年份 | 容量 |\n|---|---|\n| 2025 | 4.2 |': [],
			'收费很低。\n\n**表3：装机**\n\n| 年份 | 容量 |\n|---|---|\n| 2025 | 4.2 |': [
				'**表3：装机** tableUnreferenced {"number":"3"}',
			],
		});
	});
});

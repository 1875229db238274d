import assert from 'node:assert/strict';
import { doc, marked } from '../finding';

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

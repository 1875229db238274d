import assert from 'node:assert/strict';
import { doc, marked, references } from '../finding';

const body = [
	'# Storage in Corvania',
	'',
	'## Market',
	'',
	'Capacity was 1.62 GW in 2024 and 2.58 GW in 2025 [1].',
	'',
	'The price of a system fell from $186 to $149 per kWh [1].',
	'',
	'Quarrick Power owns 31% of it, and Halvern owns 12% [1].',
	'',
	'The regulator sets network fees for four years [1].',
	'',
	'## Conclusion',
	'',
];
/** With a claim that has no ground it is told for that. */
const doubts = ['claim.unsupported', 'claim.partial'] as const;
const ending = (...lines: string[]) => marked('conclusion.new', doc(...body, ...lines, references), doubts);

describe('conclusion.new', () => {
	it('marks a number that stands nowhere else', () => {
		assert.deepEqual(ending('Capacity will reach 9.7 GW, and Quarrick Power owns 31% of it.'), ['9.7 GW']);
	});

	it('knows a number when it is rounded, added up or set in relation', () => {
		assert.deepEqual(ending('Capacity reached 2.6 GW, and the two largest own 43% of it.'), []);
		assert.deepEqual(ending('The price of a system fell by 20%, that is by $37 per kWh.'), []);
	});

	it('knows a number by its digits though its unit differs', () => {
		assert.deepEqual(ending('The price of a system is 149 dollars.'), []);
	});

	it('leaves dates, spans of time, small counts and cited numbers alone', () => {
		assert.deepEqual(ending('Within 7 years, by 2032, 12 plants will own capacity.'), []);
		assert.deepEqual(ending('Capacity will reach 9.7 GW [1].'), []);
	});

	it('knows what stands in a table, cell by cell', () => {
		const table = ['|Site|Area|Head|', '|---|---|---|', '|Oulden|31|412|', '|77|Brightmere|58|', ''];
		const behind = (text: string) =>
			marked('conclusion.new', doc(...body.slice(0, -2), ...table, '## Conclusion', '', text, references), doubts);
		assert.deepEqual(behind('A site of Brightmere costs $412, a site of Oulden $77.'), []);
		assert.deepEqual(behind('A site of Halden costs $31412, another one $41277.'), ['Halden', '$31412', '$41277']);
	});

	it('marks a name that stands nowhere else', () => {
		assert.deepEqual(ending('The price will fall once Brightmere Storage has network capacity.'), [
			'Brightmere Storage',
		]);
		assert.deepEqual(ending('The price will fall once Quarrick Power has network capacity.'), []);
		assert.deepEqual(ending('The price will fall once all Quarrick-owned capacity has a network.'), []);
		assert.deepEqual(ending('The price will fall once all Brightmere-owned capacity has a network.'), [
			'Brightmere-owned',
		]);
	});

	it('leaves alone what a program set below the last rule', () => {
		const last = (...lines: string[]) =>
			marked('conclusion.new', doc(...body, 'Quarrick Power owns 31% of it.', '', ...lines));
		const list = ['Sources:', '[1] https://example.org/grid', '[2] https://example.org/b', ''];
		assert.deepEqual(last(...list, '---', 'Answer from Brightmere: brightmere.example/share'), []);
		assert.deepEqual(last('* * *', '', 'Written with Brightmere', '', 'Exported by Halden Notes'), []);
		assert.deepEqual(last('回答来自 Brightmere'), ['Brightmere']);
		const more = ['It went up to Brightmere.', '', 'It went on to Halden.', '', 'It went on to Oulden.'];
		assert.equal(last('---', '', ...more).length, 3);
		assert.equal(last('---', '', `It went up to Brightmere${', and on'.repeat(20)}.`).length, 1);
	});

	it('leaves alone notes and references behind it, and where a table comes from', () => {
		const notes = [
			'[^1]: Brightmere plc, Annual Report 2025, pp. 88–97, for £350,000,000.',
			'',
			'[^2]: Talk with Halden.',
		];
		assert.deepEqual(ending('Quarrick Power owns 31% of it.[^1] Halvern owns 12%.[^2]', '', ...notes), []);
		assert.deepEqual(ending('Quarrick Power owns 31% of it.', '', 'Source: talk with Brightmere, 412 sites.'), []);
		assert.deepEqual(ending('Quarrick Power owns 31% of it.', '', '资料来源：Brightmere，412 家。'), []);
		assert.deepEqual(ending('Quarrick Power owns 31% of it.', '', 'Note: add for print:', '', '- a map of Halden'), []);
		assert.deepEqual(ending('Quarrick Power owns 31% of it:', '', '- a park in Halden'), ['Halden']);
	});

	it('knows what the bare numbers of a table measure', () => {
		const caption = '**Table 1: Revenue, EUR m**';
		const withTable = (table: readonly string[], ...lines: string[]) =>
			marked('conclusion.new', doc(...body.slice(0, 4), ...table, '', ...body.slice(4), ...lines), doubts);
		const captioned = [caption, '', '| Country | 2024 | 2030 |', '|---|---|---|', '| Corvania | 100% | 1,250 |'];
		assert.deepEqual(withTable(captioned, 'Revenue will be EUR 1,250m.'), []);
		assert.deepEqual(withTable(captioned, 'Revenue will be EUR 1.25bn.'), []);
		assert.deepEqual(withTable(captioned, 'Revenue will be EUR 1.45bn.'), ['EUR 1.45bn']);
		const inRow = ['| Item | Cost |', '|---|---|', '| Meals (£ million a year) | 3,994 |'];
		assert.deepEqual(withTable(inRow, 'Meals cost £3.99 billion.'), []);
		const inColumn = ['| 项目 | 收入（亿元） |', '|---|---|', '| 储能 | 41.53 |'];
		assert.deepEqual(withTable(inColumn, 'Sales are 41.5亿元.'), []);
		assert.deepEqual(withTable(inColumn, 'Sales are 42.5亿元.'), ['42.5亿元']);
	});

	it('marks a claim in words that the body lacks', () => {
		const claim = 'Hydrogen is therefore the best fuel for heavy lorries, ships and aircraft.';
		assert.deepEqual(ending(claim), [claim]);
		assert.deepEqual(ending('Capacity is therefore the best reason why the price of a system fell.'), []);
	});

	it('reads Chinese by its words', () => {
		const claim = '因此氢能卡车必须优先推广到港口和矿山运输。';
		const text = (conclusion: string) =>
			doc(
				'# 储能',
				'',
				'## 市场',
				'',
				'2025年储能装机为4.2吉瓦。',
				'',
				'系统价格下降20%。',
				'',
				'## 结论',
				'',
				conclusion,
			);
		assert.deepEqual(marked('conclusion.new', text(claim), doubts), [claim]);
		assert.deepEqual(marked('conclusion.new', text('因此储能装机的增长取决于系统价格的下降。')), []);
	});

	it('needs a body', () => {
		assert.deepEqual(marked('conclusion.new', doc('# Storage', '', '## Conclusion', '', 'It is 9.7 GW.')), []);
	});
});

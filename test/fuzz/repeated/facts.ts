import { joined, lines, paragraphs, type Repeated, spaced, within } from './pieces';

export const citations: Readonly<Record<string, Repeated>> = {
	markers: joined('[1]'),
	'different markers': joined('[§]'),
	'markers set apart': spaced('[§]'),
	'markers after words': spaced('It rose [§].'),
	'a long list of markers': within('It rose [1', joined(', 2'), '].'),
	'ranges of markers': spaced('It rose [1-999].'),
	'one huge range': spaced('It rose [1-99999999].'),
	'markers and references': within('', spaced('It rose [§].'), '\n\n## References\n\n[1] A. https://a.example'),
	references: within(
		'It rose [1].\n\n## References\n\n',
		lines('[§] Author, A. (2020). Title number §. Journal. https://a.example/§'),
	),
	'references as paragraphs': within(
		'It rose [1].\n\n## References\n\n',
		paragraphs('[§] Author, A. (2020). Title §. https://a.example/§'),
	),
	'the same reference': within(
		'It rose [1].\n\n## References\n\n',
		lines('[1] Author, A. (2020). Title. https://a.example'),
	),
	'references with one address': within(
		'It rose [1].\n\n## References\n\n',
		lines('[§] Author, A. (2020). Title. https://a.example'),
	),
	'references without marks': within(
		'It rose.\n\n## References\n\n',
		paragraphs('Author§, A. (2020). Title number §. Journal.'),
	),
	'references as items': within(
		'It rose.\n\n## References\n\n',
		lines('- Author§, A. (2020). Title number §. Journal.'),
	),
	'numbered references': within(
		'It rose [1].\n\n## References\n\n',
		lines('§. Author, A. (2020). Title number §. Journal.'),
	),
	'citations and references': (length) =>
		`${spaced('Sales § rose [§].')(length / 2)}\n\n## References\n\n${lines('[§] Author, A. Title §. https://a.example/§')(length / 2)}`,
	'cited paragraphs and references': (length) =>
		`${paragraphs('Sales § rose by §% [§]. It will hold.')(length / 2)}\n\n## References\n\n${lines('[§] Author, A. Title §. https://a.example/§')(length / 2)}`,
	'cited lines of one paragraph and references': (length) =>
		`${lines('It rose by §% [§].')(length / 2)}\n\n## References\n\n${lines('[§] Author, A. Title §. https://a.example/§')(length / 2)}`,
	'names at the head of cited sentences and in titles': (length) =>
		`${paragraphs('Harbour Board § raised its fares [§].')(length / 2)}\n\n## References\n\n${lines('[§] The Harbour Board § on tides. https://a.example/§')(length / 2)}`,
	'names and years': spaced('It rose (Author§, 2020).'),
	'names and years with references': (length) =>
		`${spaced('It rose (Author§, 2020).')(length / 2)}\n\n## References\n\n${paragraphs('Author§, A. (2020). Title §.')(length / 2)}`,
	'named authors': spaced('Author§ et al. (2020) say so.'),
	keys: spaced('It rose [@key§].'),
	'lists of keys': within('It rose [@a', joined('; @b§'), '].'),
	footnotes: within('', spaced('It rose.[^§]'), '\n\n[^1]: Source.'),
	notes: lines('[^§]: https://a.example/§'),
	'notes as paragraphs': paragraphs('[^§]: Source number §.'),
	'the same note': lines('[^1]: Source.'),
	'footnotes and notes': paragraphs('It rose.[^§]\n\n[^§]: Source §.'),
	'notes in notes': joined('[^1]: '),
	'Chinese markers': joined('增长【§】。'),
	'notes with one label at many addresses': lines('[1]: https://a.example/§'),
	'references with one label': within('It rose [1].\n\n## References\n\n', lines('[1] Author, A. Title §. Journal.')),
	'Chinese references': within('增长[1]。\n\n## 参考文献\n\n', lines('[§] 作者. 题目§. 期刊, 2020.')),
	'superscript digits': joined('It rose¹². '),
	'sources of tables': paragraphs('Source: Agency §, 2023'),
	'unknown keys': spaced('[Author§2020]'),
};

export const numbers: Readonly<Record<string, Repeated>> = {
	numbers: spaced('§'),
	'two values of one figure': paragraphs(
		'Fares of the board of Halvern rose by 5% in 2023.\n\nFares of the board of Halvern rose by 9% in 2023.',
	),
	'one figure with two digits swapped': paragraphs(
		'Sales of the board of Halvern reached $12,345m in 2023.\n\nSales of the board of Halvern reached $12,354m in 2023.',
	),
	'the same number': spaced('12'),
	'numbers with units': spaced('§ million units'),
	percentages: spaced('§%'),
	amounts: spaced('$§.5 billion,'),
	changes: spaced('Sales rose from § to 3§ million in 2023.'),
	'changes in one sentence': spaced('rose by §% from § to 9§,'),
	'changes on lines of one sentence': lines('rose by §% from § to 9§,'),
	'shares on lines of one sentence': lines('§ of 9§ firms (12%),'),
	'Chinese changes on lines of one sentence': lines('由§万台增至3§万台，增长12%，'),
	'changes in paragraphs': paragraphs('Sales rose by 12% from § million in 2022 to 3§ million in 2023.'),
	'totals in paragraphs': paragraphs('Sales were § in A, § in B and § in C, in total 9§.'),
	shares: spaced('A holds §%, B holds 30%, the rest 20%.'),
	'parts of a sum': spaced('§ + § = 9§,'),
	'a long sum': within('The total is 1', joined(' + 1'), ' = 5.'),
	'a long product': within('The total is 1', joined(' × 2'), ' = 5.'),
	'a long expression': within('', joined('('), '1'),
	years: spaced('In 20§ it rose.'),
	dates: spaced('On 12 March 2023'),
	'ISO dates': spaced('2023-03-12'),
	ranges: spaced('§–9§'),
	'ranges of percentages': spaced('10–20%'),
	'one long number': joined('1'),
	'grouped digits': within('1', joined(',000')),
	'groups of blanks': within('1', joined(' 000')),
	decimals: joined('.1'),
	'a version': within('1', joined('.1')),
	'minus signs': within('', joined('-1')),
	'plus and minus': joined('±1'),
	powers: joined('10^9'),
	'growth rates': paragraphs('A CAGR of §% from $1.2 billion in 2020 to $3.4 billion in 2025.'),
	series: spaced('§ in 2019, § in 2020, § in 2021,'),
	'the same quantity': paragraphs('The market is worth $3.4 billion in 2023.'),
	'quantities at odds': paragraphs('The market is worth $§ billion in 2023.'),
	'quantities in one paragraph': spaced('The market is worth $§ billion in 2023.'),
	ratios: spaced('§ of 9§ firms (12%)'),
	times: spaced('It is § times as large as 3 million.'),
	'Chinese numbers': joined('增长§%，'),
	'Chinese amounts': joined('市场规模达§亿元，'),
	'Chinese changes': joined('由§万台增至3§万台，增长12%。'),
	'Chinese numerals': joined('一百二十三万'),
	'Chinese years': joined('2023年'),
	units: spaced('5 kWh/m²'),
	temperatures: joined('5°C '),
	currencies: joined('$'),
	'digits in another order': paragraphs('The market is worth $1§2 billion and $12§ billion in 2023.'),
	'lists in order of size': paragraphs('The most have A (§), followed by B (5) and C (7).'),
};

/** Half of the length each. */
function both(first: Repeated, second: Repeated): Repeated {
	return (length) => `${first(length / 2)}\n\n${second(length / 2)}`;
}

const lineSales = within('| Line | Sales |\n|---|---|\n', lines('| Halvern§ | 4§ |'));
const answers = within('| Answer | Share |\n|---|---|\n', lines('| The cost of training staff§ | 41% |'));
const recommendations = within('## Recommendations\n\n', lines('§. Raise the fares of line §.'));

/** Numbers of tables, by themselves and with text that tells of them. */
export const tabled: Readonly<Record<string, Repeated>> = {
	'figures of a row': within(
		'| EUR m | FY23 | FY24 |\n|---|---|---|\n| Net sales | 41 | 52 |\n| Margin | 4% | 5% |\n\n',
		paragraphs('Net sales were EUR §m in FY24.'),
	),
	'figures of many rows': (length) =>
		`| EUR m | FY23 | FY24 |\n|---|---|---|\n${lines('| Net sales of line § | 41 | 52 |')(length / 2)}\n\n${paragraphs('Net sales of line § were EUR 53m in FY24.')(length / 2)}`,
	'figures of many tables': paragraphs(
		'| EUR m | FY23 | FY24 |\n|---|---|---|\n| Net sales of line § | 41 | 52 |\n| Net sales of ferries | 3 | 4 |\n\nNet sales of line § were EUR 53m in FY24.',
	),
	'one row in many tables': paragraphs(
		'| Line | Sales |\n|---|---|\n| Halvern | §% |\n\nSales of Halvern reached §.5%.',
	),
	'places of a row': within(
		'| Line | Sales |\n|---|---|\n| Halvern | 41 |\n| Brodtun | 25 |\n| Skarv | 15 |\n\n',
		paragraphs('Skarv is the second-largest line in §.'),
	),
	'numbers in cells and text': within(
		'| Year | Sales |\n|---|---|\n| 2023 | 5 |\n\n',
		paragraphs('Sales in 2023 were §.'),
	),
	'answers that were named': both(
		within('## Survey\n\n', answers),
		paragraphs('In our survey, 43% named the cost of training staff§.'),
	),
	'one answer named again and again': within(
		'| Answer | Share |\n|---|---|\n| The cost of training staff | 41% |\n\n',
		paragraphs('4§% of respondents named the cost of training staff.'),
	),
	'lists of its own': both(recommendations, within('## Outlook\n\n', paragraphs('We make three recommendations.'))),
	'lists of its own, all right': (length) => {
		const items = Math.ceil(length / 60);
		const list = Array.from({ length: items }, (_, at) => `${at + 1}. Raise fares.`).join('\n');
		return `## Proposals\n\n${list}\n\n## Outlook\n\n${paragraphs(`This report makes ${items} proposals.`)(length / 2)}`;
	},
	'headings of lists of its own': paragraphs('## Recommendations\n\n1. Raise fares.\n\nWe make three recommendations.'),
	'what follows the first place': both(
		lineSales,
		paragraphs('Halvern9 is the largest line, followed by Halvern§ and Halvern1.'),
	),
	'a long order behind the first place': within(
		'| Line | Sales |\n|---|---|\n| Halvern | 41 |\n| Brodtun | 25 |\n| Skarv | 15 |\n\nHalvern is the largest line, followed by Brodtun',
		joined(', Skarv, Brodtun'),
		'.',
	),
	'a long table without a total': within(
		'| Line | 2022 | 2023 | 2024 |\n|---|---|---|---|\n',
		lines('| Halvern§ | 1§ | 2§ | 4§ |'),
	),
	'wide tables without a total': paragraphs(
		'| Line | A | B | C | D | E |\n|---|---|---|---|---|---|\n| Halvern§ | 1§ | 2§ | 4§ | 5§ | 7§ |\n| Skarv | 1 | 2 | 3 | 5 | 8 |\n| Brodtun | 2 | 4 | 6 | 9 | 7 |',
	),
	'sums within a table': within(
		'| EUR m | 2023 | 2024 |\n|---|---|---|\n',
		lines('| Trams§ | 1§ | 2§ |\n| Ferries§ | 8 | 9 |\n| Fares§ | 1§8 | 2§9 |'),
	),
	'sums within a table that all hold': (length) => {
		const parts = Array.from({ length: Math.ceil(length / 60) }, (_, at) => [
			`| Trams${at} | ${at + 3}.5 | ${at + 7}.2 |`,
			`| Ferries${at} | 4.5 | 3.8 |`,
			`| Fares${at} | ${at + 8}.0 | ${at + 11}.0 |`,
		]);
		return ['| EUR m | 2023 | 2024 |', '|---|---|---|', ...parts.flat()].join('\n');
	},
	'shares of a common base': (length) => {
		const rows = Array.from({ length: Math.ceil(length / 28) }, (_, at) => {
			const count = (at % 400) + 3;
			return `| Halvern${at} | ${count} | ${((count / 412) * 100).toFixed(1)}% |`;
		});
		return ['| Answer | Riders | Per cent |', '|---|---|---|', ...rows].join('\n');
	},
	'shares of no common base': within(
		'| Answer | Riders | Per cent |\n|---|---|---|\n',
		lines('| Halvern§ | 31§ | 75.7% |'),
	),
	'small tables of shares': paragraphs(
		'| Answer | Riders | Per cent |\n|---|---|---|\n| Fares | 312 | 75.7% |\n| Delays | 205 | 49.8% |\n| Noise§ | 156 | 39.7% |\n| Crowds | 97 | 23.5% |',
	),
};

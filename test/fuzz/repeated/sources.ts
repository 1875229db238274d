import { joined, lines, paragraphs, type Repeated, spaced } from './pieces';

const cells = ' 4% | 5% | 6% | 7% | 8% | 9% |';

/** Texts of sources by name, each of one construct: what is read of figures must not grow with their neighbours. */
export const repeatedInSources: Readonly<Record<string, Repeated>> = {
	'numbers in one sentence': spaced('§'),
	'the same numbers in one sentence': spaced('1 2 3 4'),
	'percentages in one sentence': spaced('5 percent,'),
	'the same clause': spaced('ferry traffic rose by 12% in 2023,'),
	'the same clause in Chinese': joined('2023年客运量增长12%，'),
	'sentences of as many figures as are compared': spaced(`Traffic rose ${'by 12% in 2023, '.repeat(29)}and fell.`),
	'one long sentence': spaced('ferry traffic to region § rose and'),
	'many short sentences': spaced('Traffic rose by §% in 2023.'),
	'many short sentences in Chinese': joined('2023年客运量增长§%。'),
	'many paragraphs': paragraphs('Traffic rose by §% in 2023.'),
	'a long table': lines(`| Row § | 1% | 2% | 3% |${cells}`),
	'a wide table': (length) => `| ${joined('Year § | ')(length / 2)}\n| ${joined('§% | ')(length / 2)}`,
	'rows written out': paragraphs('Country: Land§; Year: 2024; Share (%): §%'),
	'amounts with a rate': spaced('€5 is about $6 at a rate of 1.2,'),
	years: spaced('2023'),
	'short lines': lines('Row §'),
	headings: lines('# Head §'),
	'groups of digits': joined(' 000'),
};

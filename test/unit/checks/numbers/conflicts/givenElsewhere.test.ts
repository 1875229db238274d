import { expectMarked, table } from '../cases';

describe('cells that say a figure is not to be had', () => {
	const compared = (said: string) =>
		table('| Measure | Nordrail | Tramco |', `| Licence revenue | $9 million | ${said} |`);
	const told = '\n## Tramco\n\nIts licence revenue is around $40 million.';
	expectMarked('number.inconsistent', {
		[`${compared('Not publicly available')}\n${told}`]: ['Not publicly available'],
		[`${compared('Undisclosed')}\n${told}`]: ['Undisclosed'],
		[`${compared('No data')}\nIn short:\n${table('| Measure | Tramco |', '| Licence revenue | $40 million |')}`]: [
			'No data',
		],
		[`${table('| 指标 | 北轨公司 |', '| 年度营收 | 未披露 |')}\n北轨公司年度营收约为40亿元。`]: ['未披露'],
		// Said of a rival, or a number of the name itself.
		[`${compared('Undisclosed')}\nTramco is behind: Nordrail has a licence revenue of $40 million.`]: [],
		[`${table('| Measure | Nordrail | Tramco |', '| Wins in 14 races | 11 | Unknown |')}\n## Tramco\n\nIt has few wins in 14 races.`]:
			[],
		// Not applicable, another firm, another measure, another year.
		[`${compared('N/A')}\n${told}`]: [],
		[`${compared('Undisclosed')}\n## Nordrail\n\nIts licence revenue is around $40 million.`]: [],
		[`${compared('Undisclosed')}\n## Tramco\n\nIts loan is around $40 million.`]: [],
		[`${table('| Firm | Licence revenue 2024 |', '| Tramco | Undisclosed |')}\nThe licence revenue of Tramco in 2022 was $40 million.`]:
			[],
	});
});

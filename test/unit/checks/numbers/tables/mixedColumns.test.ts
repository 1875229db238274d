import { expectMarked, expectRelations, table } from '../cases';

describe('units mixed in a column', () => {
	describe('in another scale or unit', () => {
		const costs = (...cells: string[]) =>
			table('| Item | Cost |', ...cells.map((cell, row) => `| Item ${'ABCDEF'[row]} | ${cell} |`));
		expectRelations({});
		expectMarked('number.unit', {
			[costs('$12m', '$31m', '$24m', '$19m', '$17m', '$16m')]: [],
			[costs('$12m', '$31m', '$24m', '$8,200k', '$7,100k')]: [],
			// As anybody would write it beside the others.
			[costs('$1.2bn', '$3.1bn', '$2.4bn', '$950m')]: [],
			[costs('$120k', '$310k', '$240k', '$1.2m')]: [],
			[costs('12.5亿元', '31.2亿元', '24.8亿元', '9,800万元')]: [],
			[costs('$12m', '$31m', '$24m', '$8,214,300')]: [],
			// Far from the others, a range, of other things, or two to two.
			[costs('$12m', '$31m', '$24m', '$8,200,000k')]: [],
			[costs('$12m', '$31m', '$24m', '$8,000–8,200k')]: [],
			[costs('$12m', '31', '$24m', '$19m', '$8,200k')]: [],
			[costs('$12m', '$31m', '8%', '$19m', '$8,200k')]: [],
			[costs('$12m', '$31m', '$7,100k', '$8,200k')]: [],
			[table('| Trip | Time (hours) |', '| North | 2.4 |', '| South | 1.9 |', '| East | 3.1 |', '| West | 45 min |')]:
				[],
			[table('| Item | Cost |', '| Roof | $12m |', '| Yard | $31m |', '| Lift | $24m |', '| Door ($k) | $8,200k |')]:
				[],
		});
	});

	describe('a part in another unit', () => {
		const sites = (...cells: string[]) =>
			table('| Site | 2024 |', ...cells.map((cell, row) => `| ${['Quay', 'Mill', 'Hill', 'Total'][row]} | ${cell} |`));
		expectMarked('number.unit', {
			[sites('8.4', '5.1', '3.2', '16.7')]: [],
			[sites('8.4', '5,300', '3.2', '16.7')]: [],
		});
	});
});

import { expectRelations, table } from '../cases';

describe('averages of tables', () => {
	describe('rows', () => {
		const firms = (...rows: string[]) =>
			table(
				'| Firm | Margin | Yield |',
				'| Birch | 12.4% | 3.1% |',
				'| Aspen | 15.0% | 5.0% |',
				'| Cedar | 10.6% | 4.2% |',
				...rows,
			);
		expectRelations({
			[firms('| Average | 12.7% | 4.1% |')]: [
				'holds average 12.7%: the mean of 3 values = 12.67%',
				'holds average 4.1%: the mean of 3 values = 4.1%',
			],
			[firms('| Average | 12.7% | 4.7% |')]: [
				'holds average 12.7%: the mean of 3 values = 12.67%',
				'conflicts average 4.7%: the mean of 3 values = 4.1%',
			],
			[firms('| 行业平均 | 12.7% | 6.1% |')]: [
				'holds average 12.7%: the mean of 3 values = 12.67%',
				'conflicts average 6.1%: the mean of 3 values = 4.1%',
			],
			[firms('| Mean | 15.9% | 4.5% |')]: [
				'conflicts average 15.9%: numbers.outsideParts {"said":"15.9%","low":"10.6%","high":"15.0%"} · 12.4% · 15.0% · 10.6%',
			],
			[firms('| 加权平均 | 15.9% | 4.1% |')]: [
				'conflicts average 15.9%: numbers.outsideParts {"said":"15.9%","low":"10.6%","high":"15.0%"} · 12.4% · 15.0% · 10.6%',
				'holds average 4.1%: the mean of 3 values = 4.1%',
			],
			// Weighted or of more, without one of them, or far from a mean.
			[firms('| Average | 13.1% | 4.6% |')]: [],
			[firms('| Weighted average | 12.7% | 4.7% |')]: ['holds average 12.7%: the mean of 3 values = 12.67%'],
			[firms('| Sector average | 15.9% | 4.5% |')]: [],
			[firms('| Average (EU) | 15.9% | 4.5% |')]: [],
			[firms('| Average price | 15.9% | 4.5% |')]: [],
			[firms('| Average | 12.7% | 3.65% |')]: ['holds average 12.7%: the mean of 3 values = 12.67%'],
			[firms('| Average | 12.7% | 430 |')]: ['holds average 12.7%: the mean of 3 values = 12.67%'],
			[table('| Firm | Staff |', '| Birch | 40 |', '| Aspen | 900 |', '| Cedar | 60 |', '| Average | 1,000 |')]: [],
			[table('| Town | Rent |', '| Dell | 90 |', '| Rook | 80 |', '| Finch | 70 |', '| Average | 60 |')]: [],
			[table('| Percentile | Days |', '| P25 | 2 |', '| Median | 7 |', '| P75 | 13 |', '| Average | 15 |')]: [],
			[table('| Firm | Staff |', '| Birch | 40 |', '| Aspen | 50 |', '| Average | 60 |')]: [],
			[table('| Firm | Staff |', '| Birch | 40 |', '| Aspen | 45–55 |', '| Cedar | 50 |', '| Average | 60 |')]: [],
			// Worked out from the means beside it, of more than is read, or of values that are all alike.
			[table(
				'| Site | Before | After | Improvement |',
				'| Elm | 40% | 60% | 50% |',
				'| Oak | 20% | 25% | 25% |',
				'| Ash | 60% | 62% | 3% |',
				'| Average | 40% | 49% | 23% |',
			)]: ['holds average 40%: the mean of 3 values = 40%', 'holds average 49%: the mean of 3 values = 49%'],
			[table(
				'| Site | Spring | Autumn |',
				'| Elm | 40% | 60% |',
				'| Oak | 20% | 25% (part) of it |',
				'| Ash | 60% | 62% |',
				'| Yew | 10% | 44% |',
				'| Average | 33% | 51% |',
			)]: ['holds average 33%: the mean of 4 values = 32.5%'],
			[table(
				'| Site | Spring | Autumn |',
				'| Elm | 4.1 | 3.0 |',
				'| Oak | 4.2 | 5.2 |',
				'| Ash | 4.3 | 4.4 |',
				'| Average | 4.2 | 4.4 |',
			)]: ['holds average 4.2: the mean of 3 values = 4.2'],
			[table('| Statistic | Days |', '| Count | 900 |', '| 25% | 3 |', '| 50% | 7 |', '| 75% | 13 |', '| Mean | 15 |')]:
				[],
			[table('| Site | Units |', '| Average | 48 |', '| East | 30 |', '| West | 20 |', '| Port | 40 |')]: [
				'conflicts average 48: numbers.outsideParts {"said":"48","low":"20","high":"40"} · 30 · 20 · 40',
			],
			// Below a total, and around it.
			[table(
				'| Site | Units |',
				'| East | 30 |',
				'| West | 20 |',
				'| Port | 40 |',
				'| Total | 90 |',
				'| Average | 30 |',
				'| Plan | 50 |',
			)]: ['holds tableTotal 90: 30 + 20 + 40 = 90', 'holds average 30: the mean of 3 values = 30'],
		});
	});

	describe('columns', () => {
		const quarters = (...rows: string[]) => table('| Year | Q1 | Q2 | Q3 | Q4 | Year average |', ...rows);
		expectRelations({
			[quarters('| 2023 | 81.2 | 80.4 | 82.8 | 83.6 | 82.0 |', '| 2024 | 84.1 | 83.0 | 85.5 | 86.2 | 82.0 |')]: [
				'conflicts average 82.0: numbers.outsideParts {"said":"82.0","low":"83.0","high":"86.2"} · 84.1 · 83.0 · 85.5 · 86.2',
			],
			// Between its values it may be weighted.
			[quarters('| 2023 | 81.2 | 80.4 | 82.8 | 83.6 | 82.0 |', '| 2024 | 84.1 | 83.0 | 85.5 | 86.2 | 85.9 |')]: [],
			[quarters('| 2023 | 81.2 | 80.4 | 82.8 | 83.6 | 79.0 |', '| 2024 | 84.1 | 83.0 | 85.5 | 86.2 | 82.0 |')]: [],
		});
		const models = (...rows: string[]) => table('| Model | Maths | Logic | Code | Average |', ...rows);
		expectRelations({
			[models('| Kite | 60 | 70 | 80 | 70 |', '| Heron | 50 | 55 | 75 | 60 |', '| Stork | 65 | 60 | 85 | 78 |')]: [
				'holds average 70: the mean of 3 values = 70',
				'holds average 60: the mean of 3 values = 60',
				'conflicts average 78: the mean of 3 values = 70',
			],
			[models('| Kite | 60 | 70 | 80 | 72 |', '| Heron | 50 | 55 | 75 | 60 |', '| Stork | 65 | 60 | 85 | 78 |')]: [],
			[models(
				'| Kite | 60 | 70 | 80 | 70 |',
				'| Heron | 50 | 55 | 75 | 60 |',
				'| Stork | 65 | 60* (est. 2) | 85 | 78 |',
			)]: ['holds average 70: the mean of 3 values = 70', 'holds average 60: the mean of 3 values = 60'],
			[models('| Kite | 60 | 70 | 80 | 70 |', '| Heron | 50 | 55 | 75 | 60 |', '| Stork | 65 | – | 85 | 78 |')]: [
				'holds average 70: the mean of 3 values = 70',
				'holds average 60: the mean of 3 values = 60',
			],
		});
	});
});

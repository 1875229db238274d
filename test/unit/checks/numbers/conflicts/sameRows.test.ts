import { expectMarked, table } from '../cases';

describe('a row given twice', () => {
	const first = table(
		'| Year | Trams | Strips used | Cost ($ million) |',
		'| 2024 | 4,120 | 91,500 | 7.8 |',
		'| 2025 | 4,350 | 96,200 | 8.4 |',
	);
	const second = (cost: string, trams = '4,350') =>
		table(
			'| Year | Trams in use | Strips used | Total cost ($ million) |',
			'| 2023 | 3,980 | 88,100 | 7.1 |',
			`| 2025E | ${trams} | 96,200 | ${cost} |`,
		);
	expectMarked('number.inconsistent', {
		[`${first}\nAnd again:\n${second('8.9')}`]: ['8.9'],
		[`${first}\nAnd again:\n${second('8.4')}`]: [],
		// One cell in common is chance, or another scenario.
		[`${first}\nAnd again:\n${second('8.9', '5,100')}`]: [],
		[`${table('| 年份 | 车辆 | 片数 | 金额（万元） |', '| 2024 | 4,120 | 91,500 | 780–900 |')}\n又：\n${table('| 年份 | 车辆 | 片数 | 总金额（万元） |', '| 2024 | 4,120 | 91,500 | 790–900 |')}`]:
			['790–900'],
		// Five digits are no chance.
		[`${table('| Year | Trams | Cost ($ million) |', '| 2024 | 41,207 | 7.8 |')}\nAgain:\n${table('| Year | Trams | Total cost ($ million) |', '| 2024 | 41,207 | 9.1 |')}`]:
			['9.1'],
		[`${table('| Year | Trams | Cost ($ million) |', '| 2024 | 41,200 | 7.8 |')}\nAgain:\n${table('| Year | Trams | Total cost ($ million) |', '| 2024 | 41,200 | 9.1 |')}`]:
			[],
		// All shares come to 100, in as many columns as there are.
		[`${table('| Size | Shops | Share |', '| Total | 412 | 100.0 |')}\nOf these:\n${table('| Answer | 2023 shops | 2023 (%) | 2025 shops | 2025 (%) |', '| Total | 194 | 100.0 | 230 | 100.0 |')}`]:
			[],
	});
});

describe('rows of models', () => {
	const rackets = (size: string) =>
		`${table('| Model | Head size |', '| Swift 98 | 98 |', '| Calm 100 | 100 |')}\nFor beginners:\n${table('| Model | Head size |', `| Swift 104 | ${size} |`, '| Calm 100 | 100 |')}`;
	expectMarked('number.inconsistent', { [rackets('104')]: [] });
});

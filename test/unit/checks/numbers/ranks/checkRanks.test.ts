import { expectMarked, expectRelations, table } from '../cases';

const lines = table(
	'| Line | Fares 2024 (EUR m) | Share | Riders (thousand) | Growth |',
	'| Halvern | 41.2 | 43.1% | 438 | 2.1% |',
	'| Brodtun | 25.1 | 26.3% | 251 | 6.3% |',
	'| Skarv | 15.7 | 16.4% | 152 | 9.8% |',
	'| Ytre Vik | 13.6 | 14.2% | 98 | 1.4% |',
	'| Total | 95.6 | 100.0% | 939 | 3.9% |',
);

describe('the place of a row among the others of its table: in English', () => {
	const fares = table('| Line | Fares |', '| Halvern | 41 |', '| Brodtun | 25 |', '| Skarv | 15 |');
	const costs = table(
		'| Item | North | South |',
		'| Fuel | 78.2 | 41.5 |',
		'| Staff | 96.4 | 58.8 |',
		'| Gross cost | 174.6 | 100.3 |',
		'| Grants | −32.6 | −63.9 |',
		'| Net cost | 142.0 | 36.4 |',
	);
	expectRelations({
		[`${fares}\nBrodtun, the largest line by fares, grew.`]: [
			'conflicts order largest: numbers.otherPlace {"row":"Brodtun","header":"Fares","line":9,"fromBelow":false,"said":1,"place":2,"value":"25","other":{"code":"numbers.placeOf","args":{"row":"Halvern","value":"41"}}} · 25 · 41',
		],
	});
	expectMarked('number.inconsistent', {
		[`${lines}\nSkarv is the second-largest of the lines.`]: ['second-largest'],
		[`${lines}\nSkarv is the third-largest of the lines.`]: [],
		[`${lines}\nSkarv ranks second among all lines.`]: ['ranks second'],
		[`${lines}\nSkarv is second with fares of 15.7 million.`]: ['second'],
		[`${lines}\nSkarv is third with fares of 15.7 million.`]: [],
		[`${lines}\nThe largest line is Skarv, as of old.`]: ['largest'],
		[`${lines}\nWith a share of 16.4%, Skarv remains the second-largest line.`]: ['second-largest'],
		[`${lines}\nIn 2024 Skarv had the fewest riders, which is no surprise.`]: ['fewest'],
		[`${lines}\nYtre Vik had the fewest riders, which is no surprise.`]: [],
		[`${lines}\nHalvern had the highest growth, which nobody foresaw.`]: ['highest'],
		[`${lines}\nSkarv had the highest growth, which nobody foresaw.`]: [],
		// The table has all there are: a better place is wrong, too.
		[`${lines}\nHalvern is the second-largest line.`]: ['second-largest'],
		[`${table('| Line | Fares |', '| Halvern | 41 |', '| Brodtun | 25 |', '| Skarv | 15 |')}\nHalvern is the second-largest line.`]:
			[],
		// What sums up the rows in front of it is no rival of theirs.
		[`${costs}\nStaff is the largest item.`]: [],
		[`${costs}\nFuel is the second-largest item.`]: [],
		[`${costs}\nFuel is the largest item.`]: ['largest'],
		// Some of the columns say so.
		[`${table('| Line | Fares | Ships |', '| Halvern | 41 | 7 |', '| Brodtun | 25 | 9 |', '| Skarv | 15 | 2 |')}\nBrodtun is the largest line.`]:
			[],
		[`${table('| Line | Value at award | Current value |', '| Halvern | 41 | 99 |', '| Brodtun | 44 | 52 |', '| Skarv | 15 | 63 |')}\nBrodtun, now the second-largest contract, was let in haste.`]:
			['second-largest'],
		// Equal figures share a place.
		[`${table('| Line | Fares |', '| Halvern | 41 |', '| Brodtun | 41 |', '| Skarv | 15 |')}\nBrodtun is the largest line.`]:
			[],
	});
});

describe('places that follow the first one', () => {
	const areas = table(
		'| Area | Vacancy 2024 |',
		'| North and West | 9.1% |',
		'| East Coast | 8.2% |',
		'| Moss and Fen | 7.7% |',
		'| South | 4.0% |',
	);
	const regions = table('| 区域 | 收入（亿元） |', '| 东部 | 19.8 |', '| 南部 | 14.3 |', '| 西部 | 8.4 |');
	expectMarked('number.inconsistent', {
		[`${lines}\nHalvern is the largest line, followed by Skarv and then Brodtun.`]: ['Skarv'],
		[`${lines}\nHalvern is the largest line, followed by Brodtun and Skarv.`]: [],
		[`${lines}\nHalvern is the largest line, followed by the ferries of Skarv.`]: [],
		// Behind another place than the first.
		[`${lines}\nBrodtun is the second-largest line, followed by Skarv and Halvern.`]: [],
		[`${lines}\nHalvern is the largest line, followed by Skarv in the north.`]: [],
		// Of a part of them, or by another measure.
		[`${lines}\nIn the north, Skarv has the largest fleet.`]: [],
		[`${lines}\nPer head, Skarv is second.`]: [],
		[`${lines}\nSkarv is second, by the age of its ships.`]: [],
		[`${lines}\nHalvern is the largest line, followed by Skarvland.`]: [],
		[`${lines}\nSkarv had the highest growth, followed by Halvern.`]: ['Halvern'],
		[`${lines}\nYtre Vik had the fewest riders, followed by Skarv.`]: [],
		[`${areas}\nNorth and the West has the highest vacancy, followed by Moss and the Fen and the East Coast.`]: [
			'Moss and the Fen',
		],
		[`${areas}\nNorth and the West has the highest vacancy, followed by the East Coast, Moss and the Fen and the South.`]:
			[],
		[`${regions}\n东部收入最高，其次是西部、南部。`]: ['西部'],
		[`${regions}\n东部收入最高，其次是南部、西部。`]: [],
	});
});

describe('the year of a place', () => {
	const ports = table(
		'| Port | Tonnes 2023 | Tonnes 2024 |',
		'| Halvern | 41.2 | 43.1 |',
		'| Brodtun | 25.1 | 31.3 |',
		'| Skarv | 27.7 | 29.4 |',
	);
	const foreseen = table(
		'| Port | Tonnes 2023 | Tonnes 2024 | Tonnes 2025E | Berths |',
		'| Halvern | 41.2 | 43.1 | 40.0 | 7 |',
		'| Brodtun | 25.1 | 31.3 | 33.9 | 3 |',
		'| Skarv | 27.7 | 29.4 | 35.0 | 9 |',
	);
	const undated = table(
		'| Port | Tonnes 2023 | Tonnes before |',
		'| Halvern | 41.2 | 43.1 |',
		'| Brodtun | 25.1 | 31.3 |',
		'| Skarv | 27.7 | 29.4 |',
	);
	expectMarked('number.inconsistent', {
		[`${ports}\nHalvern leads with 43.1. Skarv follows in second place.`]: ['in second place'],
		[`${ports}\nHalvern leads with 41.2. Skarv follows in second place.`]: [],
		[`${ports}\nSkarv follows in second place.`]: [],
		[`${ports}\nSkarv, still the second-largest source, had a good year.`]: ['second-largest'],
		[`${ports}\nSkarv, the second-largest source, had a good year.`]: [],
		[`${ports}\nSkarv, still the third-largest source, had a good year.`]: [],
		// The last year that has been.
		[`${foreseen}\nSkarv, still the second-largest source, had a good year.`]: ['second-largest'],
		[`${foreseen}\nSkarv, still the third-largest source, had a good year.`]: [],
		[`${foreseen.replace('2025E', '2025')}\nSkarv, still the second-largest source, had a good year.`]: [],
		[`${foreseen.replace('2025E', '2025')}\nBrodtun, still the second-largest source, had a good year.`]: [
			'second-largest',
		],
		[`${undated}\nSkarv, still the second-largest source, had a good year.`]: [],
		[`${undated}\nBrodtun, still the second-largest source, had a good year.`]: ['second-largest'],
	});
});

describe('no place of a row: in English', () => {
	expectMarked('number.inconsistent', {
		[`${lines}\nSkarv is one of the largest lines.`]: [],
		[`${lines}\nSkarv is among the largest lines.`]: [],
		[`${lines}\nSkarv is the fastest-growing and will be the largest line.`]: [],
		[`${lines}\nSkarv was once the largest line.`]: [],
		[`${lines}\nSkarv is the largest line in Norway.`]: [],
		[`${lines}\nSkarv is the largest line in the country.`]: [],
		[`${lines}\nSkarv is the largest employer of the coast.`]: [],
		[`${lines}\nSkarv is the largest line by tonnage.`]: [],
		[`${lines}\nSkarv is the largest private line.`]: [],
		[`${lines}\nSkarv has the highest share of tourists.`]: [],
		[`${lines}\nYtre Vik has the highest growth among the three with fares below 30 million.`]: [],
		[`${lines}\nSkarv saw its largest decline in March.`]: [],
		[`${lines}\nThe crews of Skarv are the largest line of cost.`]: [],
		[`${lines}\nSkarv and Ytre Vik are the largest lines.`]: [],
		[`${lines}\nOutside the fjord, Skarv is the largest line except Halvern.`]: [],
		[`${lines}\nIn 2019 Skarv was the largest line by fares.`]: [],
	});
});

describe('what a place is given to', () => {
	const wrong = (text: string, place = 'largest') => [`${lines}\n${text}`, [place]] as const;
	const none = (text: string) => [`${lines}\n${text}`, []] as const;
	expectMarked(
		'number.inconsistent',
		Object.fromEntries([
			wrong('The largest line: Skarv.'),
			wrong('The largest line was the Skarv.'),
			wrong('Skarv, now the largest line, grew.'),
			wrong('In 2024 Skarv was the largest line.'),
			wrong('Where Skarv is the largest line, Brodtun is small.'),
			wrong('(Skarv is the second-largest line.)', 'second-largest'),
			wrong('1.2 Skarv is the second-largest line.', 'second-largest'),
			// Of a longer name, of several, or of something of theirs.
			none('The largest line is Skarv Coast.'),
			none('The largest line is Skarv and Brodtun.'),
			none('The largest line is Skarvland.'),
			none('North Skarv is the largest line.'),
			none('Ferries of Skarv are the largest line.'),
			none('The largest line grew.'),
		]),
	);
});

describe('the place of a row among the others of its table: in Chinese', () => {
	const regions = table(
		'| 区域 | 收入（亿元） | 占比 | 门店（家） |',
		'| 东部 | 19.8 | 40.1% | 812 |',
		'| 南部 | 14.3 | 28.9% | 640 |',
		'| 西部 | 8.4 | 17.0% | 355 |',
		'| 北部 | 6.9 | 14.0% | 298 |',
		'| 合计 | 49.4 | 100.0% | 2,105 |',
	);
	expectMarked('number.inconsistent', {
		[`${regions}\n西部已是公司第二大区域市场，铺货见效。`]: ['第二大'],
		[`${regions}\n西部已是公司第三大区域市场，铺货见效。`]: [],
		[`${regions}\n西部排名第二，主要靠新店。`]: ['排名第二'],
		[`${regions}\n西部门店最多，主要靠加盟。`]: ['最多'],
		[`${regions}\n门店355家，在四个区域中排名第二，仍有空间。`]: ['排名第二'],
		[`${regions}\n门店355家，在四个区域中排名第三，仍有空间。`]: [],
		// A total by its numbers, with a part for the rest, has no place.
		[`${table('| 学院 | 经费（亿元） | 项目（项） |', '| 材料学院 | 2.4 | 58 |', '| 机械学院 | 2.1 | 47 |', '| 化工学院 | 1.2 | 39 |', '| 其余学院 | 3.7 | 53 |', '| 明溪大学 | 9.4 | 197 |')}\n机械学院经费2.1亿元，排名第二。`]:
			[],
		// Among others, in time, or of something else.
		[`${regions}\n西部有望成为第二大区域市场。`]: [],
		[`${regions}\n西部是最大的区域市场之一。`]: [],
		[`${regions}\n西部增速最高，南部次之。`]: [],
		[`${regions}\n西部是全国第二大调味品产地。`]: [],
		[`${regions}\n西部超越南部成为第二大区域市场。`]: [],
	});
});

describe('which table a place is held against', () => {
	const riders = table('| Line | Riders |', '| Halvern | 438 |', '| Brodtun | 151 |', '| Skarv | 252 |');
	const fares = table('| Line | Fares |', '| Halvern | 41 |', '| Brodtun | 25 |', '| Skarv | 15 |');
	expectMarked('number.inconsistent', {
		[`### Riders\n${riders}\n### Fares\n${fares}\nBrodtun is the second-largest line.`]: [],
		[`### Riders\n${riders}\nBrodtun is the second-largest line.\n\n### Fares\n${fares}`]: ['second-largest'],
		[`### Riders\n${riders}\nBrodtun is the second-largest line by fares.\n\n### Fares\n${fares}`]: [],
		[`### Riders\n${riders}\n### Fares\n${fares}\n### Outlook\n\nBrodtun is the second-largest line.`]: [],
		[`### Riders\n${riders}\n### Outlook\n\nBrodtun is the second-largest line.`]: ['second-largest'],
	});
});

import { expectMarked, expectRelations, table } from '../cases';

describe('growth against the table of its values', () => {
	const fleet = table(
		'| Year | Tram fleet | Strips |',
		'| 2018 | 3,000 | 60,000 |',
		'| 2020 | 3,300 | 66,500 |',
		'| 2022 | 3,600 | 72,000 |',
	);
	const chinese = table(
		'| 年份 | 车辆保有量 | 片数 |',
		'| 2018 | 3,000 | 60,000 |',
		'| 2020 | 3,300 | 66,500 |',
		'| 2022 | 3,600 | 72,000 |',
	);
	expectMarked('number.arithmetic', {
		[`${fleet}\nThe tram fleet grew by 9–11% a year.`]: ['9–11%'],
		[`${fleet}\nThe tram fleet grew by 4–5% a year.`]: [],
		[`${chinese}\n车辆保有量年均增速为9–11%。`]: ['9–11%'],
		[`${chinese}\n车辆保有量年均增速约为4.7%。`]: [],
		// Of two columns the one that has all the words.
		[`${fleet}\n\n${table('| Year | Electric tram fleet |', '| 2019 | 10 |', '| 2020 | 13 |', '| 2021 | 17 |')}\nThe electric tram fleet grew by 30% a year.`]:
			[],
		// What shares less than half of the column's name is another thing.
		[`${chinese}\n电动车车票年均增速为9–11%。`]: [],
		// Among other numbers its clause must say what grows.
		[`${fleet}\nThe tram fleet grew by 9–11% a year, with 72,000 strips used in 2022.`]: ['9–11%'],
		[`${chinese}\n车辆保有量年均增长9–11%，片数超过7万。`]: ['9–11%'],
		[`${fleet}\nFares grew by 9–11% a year, and the tram fleet reached 3,600.`]: [],
		// A forecast, other years and another thing are not in the table.
		[`${fleet}\nThe tram fleet is expected to grow by 9–11% a year.`]: [],
		[`${fleet}\nFrom 2005 to 2015 the tram fleet grew by 9–11% a year.`]: [],
		[`${fleet}\nFares grew by 9–11% a year.`]: [],
		// A heading says of which years its sentences tell.
		[`${fleet}\n### Outlook 2030\n\nThe tram fleet grew by 9–11% a year.`]: [],
		[`${fleet}\n### 2005–2015\n\nThe tram fleet grew by 9–11% a year.`]: [],
		[`${fleet}\n### 2018–2022\n\nThe tram fleet grew by 9–11% a year.`]: ['9–11%'],
		// Another column with those years gives the same values.
		[`${fleet}\n${table('| Year | Vehicles |', '| 2010 | 2,000 |', '| 2018 | 3,000 |', '| 2020 | 3,300 |')}\n### 2010–2018\n\nThe tram fleet grew by 9–11% a year.`]:
			['9–11%'],
		[`${fleet}\n${table('| Year | Vehicles |', '| 2010 | 2,000 |', '| 2018 | 3,100 |', '| 2020 | 3,300 |')}\n### 2010–2018\n\nThe tram fleet grew by 9–11% a year.`]:
			[],
		[`${fleet}\n### 2005–2015\n\nFrom 2018 to 2022 the tram fleet grew by 9–11% a year.`]: ['9–11%'],
	});

	// Of two columns of one name the longer is told of, whichever stands first.
	const fewer = table('| Year | Tram fleet |', '| 2019 | 1,000 |', '| 2020 | 1,030 |', '| 2021 | 1,070 |');
	const longer = [
		'conflicts yearlyGrowth 19–21%: numbers.growthOfSeries {"said":"19–21%","header":"Tram fleet","from":2018,"to":2022,"value":{"code":"common.verbatim","args":{"text":"4.7%"}},"low":{"code":"common.verbatim","args":{"text":"4.4%"}},"high":{"code":"common.verbatim","args":{"text":"4.9%"}}} · 3,000 · 3,600',
	];
	expectRelations({
		[`${fewer}\n${fleet}\nThe tram fleet grew by 19–21% a year.`]: longer,
		[`${fleet}\n${fewer}\nThe tram fleet grew by 19–21% a year.`]: longer,
	});
});

import { expectMarked, lettered, table } from '../cases';

describe('columns that follow from others by their names', () => {
	const three = (header: string, last: string) =>
		lettered(header, '200 | 250 | 25.0%', '300 | 330 | 10.0%', `400 | 500 | ${last}`);
	expectMarked('number.arithmetic', {
		[three('Firm | 2022 | 2023 | Growth', '45.0%')]: ['45.0%'],
		[three('Firm | 2022 | 2023 | Growth', '25.0%')]: [],
		[three('Firm | 2022 | 2023 | Delta %', '45.0%')]: ['45.0%'],
		[three('公司 | 2022年 | 2023年 | 同比增速', '45.0%')]: ['45.0%'],
		// No growth by its name, or of something else.
		[three('Firm | 2022 | 2023 | Organic growth', '45.0%')]: [],
		[three('Firm | 2022 | 2023 | Margin', '45.0%')]: [],
		[three('Firm | North | South | Growth', '45.0%')]: [],
		// From nothing, from a loss, from what a note explains.
		[lettered('Firm | 2022 | 2023 | Growth', '0 | 250 | 100%', '300 | 330 | 10.0%', '400 | 500 | 25.0%')]: [],
		[lettered('Firm | 2022 | 2023 | Growth', '-40 | 250 | 50%', '300 | 330 | 10.0%', '400 | 500 | 25.0%')]: [],
		[lettered('Firm | 2022 | 2023 | Growth', '400* | 500 | 45%', '300 | 330 | 10.0%', '400 | 500 | 25.0%')]: [],
		// The later year may stand first.
		[lettered('Firm | 2023 | 2022 | Growth', '250 | 200 | 25.0%', '330 | 300 | 10.0%', '500 | 400 | 45.0%')]: ['45.0%'],
		[lettered('Firm | 2020 | 2025 | CAGR', '200 | 400 | 14.9%', '300 | 450 | 8.4%', '400 | 500 | 14.6%')]: ['14.6%'],
		[table(
			'| Year | Sales | Growth |',
			'| 2021 | 200 | |',
			'| 2022 | 250 | 25% |',
			'| 2023 | 300 | 20% |',
			'| 2024 | 330 | 30% |',
		)]: ['30%'],
		[lettered('Item | Income | Costs | Net profit', '400 | 300 | 100', '440 | 330 | 110', '500 | 365 | 145')]: ['145'],
		[lettered('Item | Price | Pieces | Cost', '4 | 20 | 80', '5 | 30 | 150', '6 | 40 | 280')]: ['280'],
		[table(
			'| Town | Homes | Share |',
			'| A | 250 | 25.0% |',
			'| B | 450 | 45.0% |',
			'| C | 300 | 35.0% |',
			'| Total | 1,000 | |',
		)]: ['35.0%'],
		[lettered('Item | Per month | Per year', '300 | 3,600', '240 | 2,880', '60 | 7,200')]: ['7,200'],
		// A rate of the two in front of it, as most rows say.
		[lettered(
			'Cohort | Enrolled | Completed | Completion rate',
			'210 | 151 | 72%',
			'305 | 226 | 74%',
			'345 | 268 | 87%',
		)]: ['87%'],
		[lettered('工种 | 参训 | 取证 | 取证率', '480 | 360 | 75.0%', '400 | 280 | 70.0%', '320 | 240 | 85.0%')]: ['85.0%'],
		[lettered('Cohort | Enrolled | Completed | Dropout rate', '210 | 151 | 72%', '305 | 226 | 74%', '345 | 268 | 87%')]:
			[],
		[lettered(
			'Cohort | Enrolled | Completed | Completion rate',
			'210 | 151 | 62%',
			'305 | 226 | 64%',
			'345 | 268 | 78%',
		)]: [],
		// Its own rows show what it is, whatever it is called; two of three are too few.
		[lettered(
			'Group | Enrolled | Finished | Rate',
			'200 | 150 | 75%',
			'300 | 216 | 72%',
			'400 | 328 | 82%',
			'250 | 195 | 87%',
		)]: ['87%'],
		[lettered('Group | Enrolled | Finished | Rate', '200 | 150 | 75%', '300 | 216 | 72%', '250 | 195 | 87%')]: [],
		// Where all rows have one value, it follows from anything.
		[lettered(
			'Tool | Stars | Unique | Cover',
			'8,875 | 30 | 0%',
			'4,567 | 16 | 0%',
			'3,745 | 10 | 0%',
			'2,359 | 24 | 0%',
		)]: [],
		[lettered('Firm | 2022 | 2023 | Growth, per cent', '200 | 250 | 25.0', '300 | 330 | 10.0', '400 | 500 | 45.0')]: [
			'45.0',
		],
		// What is rounded is forgiven a little, and no more.
		[`${three('Firm | 2022 | 2023 | Growth', '45.0%')}\n\nFigures are rounded.`]: ['45.0%'],
		[`${three('Firm | 2022 | 2023 | Growth', '26.5%')}\n\nFigures are rounded.`]: [],
		[table(
			'| 地區 | 需求 | 佔比 |',
			'| 東區 | 250 | 25.0% |',
			'| 西區 | 450 | 45.0% |',
			'| 北區 | 300 | 35.0% |',
			'| 總計 | 1,000 | |',
		)]: ['35.0%'],
		// A column by chance: nobody says that it is the difference of the others.
		[lettered('Event | bull | bear | base', '10 | 7 | 3', '8 | 4 | 4', '6 | 3 | 3', '9 | 4 | 4')]: [],
	});
});

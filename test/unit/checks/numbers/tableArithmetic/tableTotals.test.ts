import { expectRelations, table } from '../cases';

describe('totals of tables', () => {
	describe('total rows', () => {
		expectRelations({
			[table('| Region | Stores |', '| North | 12 |', '| South | 18 |', '| Total | 30 |')]: [
				'holds tableTotal 30: 12 + 18 = 30',
			],
			[table('| Region | Stores |', '| North | 12 |', '| South | 18 |', '| Total | 40 |')]: [
				'conflicts tableTotal 40: 12 + 18 = 30',
			],
			[table('| Region | Stores |', '| North | 12 |', '| South | 18 |', '| Total addressable market | 40 |')]: [],
			[table('| Region | Stores |', '| Total | 40 |', '| North | 12 |', '| South | 18 |')]: [],
			[table('| Region | Growth |', '| North | 12 |', '| South | 18 |', '| Total | 40 |')]: [],
			[table('| Region | Growth share |', '| North | 12% |', '| South | 18% |', '| Total | 30% |')]: [
				'holds tableTotal 30%: 12% + 18% = 30%',
			],
			[table('| Region | Stores |', '| North | 12 |', '| South | – |', '| West | 18 |', '| Total | 40 |')]: [
				'conflicts tableTotal 40: 12 + 18 = 30',
			],
			[table('| Region | Stores |', '| North | 12 |', '| South | n/a |', '| West | 18 |', '| Total | 40 |')]: [
				'unread tableTotal 40: numbers.unreadParts · 12 · 18',
			],
			[table('| Region | Stores |', '| North | 12 |', '| South | 15–18 |', '| Total | 40 |')]: [
				'unread tableTotal 40: numbers.unreadRange · 12 · 15–18',
			],
			[table('| Region | Stores |', '| North | 12 |', '| South | 18 |', '| Total | 30–40 |')]: [
				'unread tableTotal 30–40: numbers.unreadRange · 12 · 18',
			],
			[table('| Region | Stores |', '| North | 12 |', '| Total | 40 |')]: [],
			[table('| Region | Stores | Staff |', '| North | 12 | 100 |', '| South | 18 | 150 |', '| Total | 30 | 1,200 |')]:
				['holds tableTotal 30: 12 + 18 = 30', 'conflicts tableTotal 1,200: 100 + 150 = 250'],
			[table('| Region | Stores | Staff |', '| North | 12 | 100 |', '| South | 18 | 150 |', '| Total | 30 | 1,300 |')]:
				['holds tableTotal 30: 12 + 18 = 30'],
			[table('| Region | Stores | Staff |', '| North | 12 | 100 |', '| South | 18 | 150 |', '| Total | 30 | 125 |')]: [
				'holds tableTotal 30: 12 + 18 = 30',
				'conflicts tableTotal 125: 100 + 150 = 250',
			],
			[table('| Region | Staff |', '| North | 100 |', '| South | 150 |', '| Total | 125 |')]: [],
			[table('| Region | Staff |', '| North | 100 |', '| South | 150 |', '| Total | 550 |')]: [],
			[table('| Region | Staff |', '| North | 100 |', '| South | 150 |', '| Total | 540 |')]: [
				'conflicts tableTotal 540: 100 + 150 = 250',
			],
			[table('| Region | Stores |', '| North | 12 |', '| of which city | 5 |', '| South | 18 |', '| Total | 30 |')]: [
				'holds tableTotal 30: 12 + 18 = 30',
			],
			// The second block that nobody calls a total is the sum of the first.
			[table(
				'| $ million | 2023 | 2024 |',
				'| Trams | 48.6 | 51.2 |',
				'| Ferries | 11.8 | 10.9 |',
				'| **Fares** | 60.4 | 62.1 |',
				'| Advertising | 14.2 | 14.7 |',
				'| Total income | 74.6 | 77.8 |',
			)]: ['holds tableTotal 74.6: 60.4 + 14.2 = 74.6', 'conflicts tableTotal 77.8: 62.1 + 14.7 = 76.8'],
			[table(
				'| Region | Stores |',
				'| North | 12 |',
				'| South | 18 |',
				'| Subtotal | 30 |',
				'| East | 5 |',
				'| West | 6 |',
				'| Subtotal | 11 |',
				'| Total | 41 |',
			)]: [
				'holds tableTotal 30: 12 + 18 = 30',
				'holds tableTotal 11: 5 + 6 = 11',
				'holds tableTotal 41: 12 + 18 + 5 + 6 = 41',
			],
			[table(
				'| Region | Stores |',
				'| North | 12 |',
				'| South | 18 |',
				'| Subtotal | 30 |',
				'| East | 5 |',
				'| West | 6 |',
				'| Subtotal | 15 |',
				'| Total | 51 |',
			)]: [
				'holds tableTotal 30: 12 + 18 = 30',
				'conflicts tableTotal 15: 5 + 6 = 11',
				'conflicts tableTotal 51: 12 + 18 + 5 + 6 = 41',
			],
			[table('| Region | Share |', '| North | 40% |', '| South | 50% |', '| Total | 100% |')]: [
				'conflicts tableTotal 100%: 40% + 50% = 90%',
			],
			[table('| Region | Share |', '| North | 40% |', '| South | 50% |', '| Total | 95% |')]: [],
			[table('| Region | Share |', '| North | 40% |', '| South | 10% |', '| Total | 100% |')]: [],
			[table('| 地区 | 门店 |', '| 北区 | 12 |', '| 南区 | 18 |', '| 合计 | 40 |')]: [
				'conflicts tableTotal 40: 12 + 18 = 30',
			],
			[table('| 地区 | 门店 |', '| 北区 | 12 |', '| 南区 | 18 |', '| 合计（家） | 30 |')]: [
				'holds tableTotal 30: 12 + 18 = 30',
			],
			[table(
				'| Part | Mass |',
				'| A | 1 |',
				'| B | 2 |',
				'| C | 3 |',
				'| D | 4 |',
				'| E | 5 |',
				'| F | 6 |',
				'| G | 7 |',
				'| H | 8 |',
				'| I | 9 |',
				'| Total | 45 |',
			)]: ['holds tableTotal 45: the sum of 9 parts = 45'],
			[table(
				'| Part | Mass |',
				'| A | 1 |',
				'| B | 2 |',
				'| C | 3 |',
				'| D | 4 |',
				'| E | 5 |',
				'| F | 6 |',
				'| G | 7 |',
				'| H | 8 |',
				'| I | 9 |',
				'| Total | 50 |',
			)]: ['conflicts tableTotal 50: the sum of 9 parts = 45'],
		});
	});

	describe('total rows under other names', () => {
		const sites = (...rows: string[]) => table('| Site | 2023 | 2024 |', ...rows);
		const three = ['| Quay | 120 | 140 |', '| Mill | 80 | 90 |', '| Hill | 55 | 60 |'];
		const region = (wards: string, share: string) =>
			table(
				'| Ward | Homes | Share |',
				'| Upper | 410 | 41% |',
				'| Lower | 330 | 33% |',
				'| Outer | 260 | 26% |',
				`| Borough | ${wards} | ${share} |`,
			);
		expectRelations({
			[sites(...three, '| Group | 255 | 280 |')]: [
				'holds tableTotal 255: 120 + 80 + 55 = 255',
				'conflicts tableTotal 280: 140 + 90 + 60 = 290',
			],
			[sites('| Kingdom | 255 | 280 |', ...three)]: [
				'holds tableTotal 255: 120 + 80 + 55 = 255',
				'conflicts tableTotal 280: 140 + 90 + 60 = 290',
			],
			[sites(...three, '| 全国合计 | 255 | 280 |')]: [
				'holds tableTotal 255: 120 + 80 + 55 = 255',
				'conflicts tableTotal 280: 140 + 90 + 60 = 290',
			],
			// As a part, a target, a mean or the rest.
			[sites(...three, '| of which leased | 255 | 280 |')]: [],
			[sites(...three, '| Target | 255 | 280 |')]: [],
			[sites(...three, '| Average | 255 | 280 |')]: [],
			[sites(...three, '| Others | 255 | 280 |')]: [],
			// Nothing adds up, or only what is small or not exact.
			[sites(...three, '| Group | 265 | 280 |')]: [],
			[table('| Site | A | B |', '| Quay | 1 | 14 |', '| Mill | 2 | 9 |', '| Hill | 0 | 6 |', '| Dock | 3 | 28 |')]: [],
			[sites('| Quay | 0 | 140 |', '| Mill | 0 | 90 |', '| Hill | 0 | 60 |', '| Dock | 0 | 280 |')]: [],
			[sites('| Quay | 120 | 140 |', '| Mill | 80 | 90 |', '| Group | 200 | 220 |')]: [],
			[sites(...three, '| Group | ~260 | 280 |')]: [],
			// Too far off, within the range of its parts, or of people who are counted several times.
			[sites(...three, '| Group | 255 | 380 |')]: ['holds tableTotal 255: 120 + 80 + 55 = 255'],
			[sites(...three, '| Group | 255 | 97 |')]: ['holds tableTotal 255: 120 + 80 + 55 = 255'],
			[table('| Site | Visits | Users |', ...three, '| Group | 255 | 280 |')]: [
				'holds tableTotal 255: 120 + 80 + 55 = 255',
			],
			[table('| Site | Visits | Growth |', ...three, '| Group | 255 | 280 |')]: [
				'holds tableTotal 255: 120 + 80 + 55 = 255',
			],
			[table(
				'| Year | Ships | Crew |',
				'| 2021 | 120 | 140 |',
				'| 2022 | 80 | 90 |',
				'| 2023 | 55 | 60 |',
				'| 2024 | 255 | 280 |',
			)]: [],
			[region('1,020', '100%')]: [
				'conflicts tableTotal 1,020: 410 + 330 + 260 = 1,000',
				'holds tableTotal 100%: 41% + 33% + 26% = 100%',
			],
		});
	});

	describe('total columns', () => {
		expectRelations({
			[table('| Site | Wind | Solar | Total |', '| A | 10 | 20 | 30 |', '| B | 5 | 6 | 11 |', '| C | 7 | 8 | 25 |')]: [
				'holds tableTotal 30: 10 + 20 = 30',
				'holds tableTotal 11: 5 + 6 = 11',
				'conflicts tableTotal 25: 7 + 8 = 15',
			],
			[table('| Site | Wind | Solar | Total |', '| A | 10 | 20 | 35 |', '| B | 5 | 6 | 15 |', '| C | 7 | 8 | 15 |')]:
				[],
			[table('| Site | Wind | Solar | Total |', '| A | 10 | 20 | 30 |', '| B | 5 | 6 | 15 |')]: [
				'holds tableTotal 30: 10 + 20 = 30',
				'conflicts tableTotal 15: 5 + 6 = 11',
			],
			[table('| Site | Wind | Growth | Total |', '| A | 10 | 20 | 30 |', '| B | 5 | 6 | 15 |')]: [],
			[table('| Site | Wind | Share | Solar | Total |', '| A | 10 | 20 | 30 | 40 |', '| B | 5 | 6 | 15 | 20 |')]: [
				'holds tableTotal 40: 10 + 30 = 40',
				'holds tableTotal 20: 5 + 15 = 20',
			],
			[table('| Site | Wind | Solar | Total |', '| A | 10 |  | 30 |', '| B | 5 | 6 | 11 |')]: [
				'holds tableTotal 11: 5 + 6 = 11',
			],
		});
	});

	describe('shares in a column', () => {
		expectRelations({
			[table('| Vendor | Market share |', '| Alpha | 45% |', '| Beta | 30% |', '| Others | 25% |')]: [
				'holds tableTotal 45%: the sum of “Market share” = 100%',
			],
			[table('| Vendor | Market share |', '| Alpha | 45% |', '| Beta | 30% |', '| Others | 15% |')]: [
				'conflicts tableTotal 45%: the sum of “Market share” = 90%',
			],
			[table('| Vendor | Market share |', '| Alpha | 45% |', '| Beta | 15% |', '| Others | 10% |')]: [],
			[table('| Vendor | Market share |', '| Alpha | 45% |', '| Beta | 60% |', '| Others | 30% |')]: [],
			[table('| Vendor | Market share |', '| Alpha | 45% |', '| Beta | 45% |', '| Gamma | 20% |')]: [
				'conflicts tableTotal 45%: the sum of “Market share” = 110%',
			],
			[table('| Vendor | Market share |', '| Alpha | 45% |', '| Beta | 55% |', '| Gamma | 20% |')]: [],
			[table('| Vendor | Market share |', '| Alpha | 45% |', '| Beta | 25% |', '| Gamma | 20% |')]: [],
			[table('| Vendor | Share of respondents |', '| Alpha | 45% |', '| Beta | 45% |', '| Gamma | 20% |')]: [],
			[table('| Vendor | Share of growth |', '| Alpha | 45% |', '| Beta | 45% |', '| Gamma | 20% |')]: [],
			[table('| Vendor | Market share |', '| Alpha | 45% |', '| Beta | 45% |', '| Gamma | – |')]: [],
			[table('| Vendor | Market share |', '| Alpha | 45% |', '| Beta | 65% |')]: [],
			[table('| Vendor | Proportion |', '| Alpha | 45% |', '| Beta | 45% |', '| Gamma | 20% |')]: [],
			[table('| 厂商 | 份额 |', '| 甲 | 45% |', '| 乙 | 45% |', '| 其他 | 20% |')]: [
				'conflicts tableTotal 45%: the sum of “份额” = 110%',
			],
		});
	});

	describe('a row of two parts whose name ends as a total does', () => {
		expectRelations({
			[table(
				'| 区域 | 2024年 | 2025年 | 2026年 |',
				'| 北港 | 548 | 685 | 921 |',
				'| 南港 | 346 | 415 | 598 |',
				'| 全港合计 | 894 | 1,100 | 1,549 |',
			)]: [
				'holds tableTotal 894: 548 + 346 = 894',
				'holds tableTotal 1,100: 685 + 415 = 1,100',
				'conflicts tableTotal 1,549: 921 + 598 = 1,519',
			],
		});
	});
});

import { expectRelations, table } from './cases';

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
});

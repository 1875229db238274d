import { expectMarked, expectRelations, lettered, table } from '../cases';

/** Two regions and their total in one column. */
const regions = (column: string, north: string, south: string, total: string) =>
	table(`| Region | ${column} |`, `| North | ${north} |`, `| South | ${south} |`, `| Total | ${total} |`);

/** Two pairs of regions with their subtotals; that of the first pair is right. */
const halves = (subtotal: string, total: string) =>
	table(
		'| Region | Stores |',
		'| North | 12 |',
		'| South | 18 |',
		'| Subtotal | 30 |',
		'| East | 5 |',
		'| West | 6 |',
		`| Subtotal | ${subtotal} |`,
		`| Total | ${total} |`,
	);

/** Parts of 1, 2 and so on up to 9, which come to 45. */
const nineParts = (total: string) =>
	table('| Part | Mass |', ...[...'123456789'].map((mass) => `| Part ${mass} | ${mass} |`), `| Total | ${total} |`);

/** Shares of two vendors, and perhaps of others. */
const vendors = (column: string, alpha: string, beta: string, ...others: readonly string[]) =>
	table(`| Vendor | ${column} |`, `| Alpha | ${alpha} |`, `| Beta | ${beta} |`, ...others);

/** Shares of 400 that come to more than all of it. */

describe('totals of tables', () => {
	describe('total rows', () => {
		expectRelations({
			[regions('Stores', '12', '18', '30')]: ['holds tableTotal 30: 12 + 18 = 30'],
			[regions('Stores', '12', '18', '40')]: ['conflicts tableTotal 40: 12 + 18 = 30'],
			[table(
				'| 项目 | 金额 |',
				'| 食材 | 486 |',
				'| 人工 | 358 |',
				'| 支出合计 | 864 |',
				'| 餐费 | 742 |',
				'| 捐赠 | 18 |',
				'| 收入合计 | 760 |',
			)]: ['conflicts tableTotal 864: 486 + 358 = 844', 'holds tableTotal 760: 742 + 18 = 760'],
			// A wrong total is told against the sum that it is nearest to.
			[table(
				'| Item | Amount |',
				'| Staff | 684 |',
				'| Energy | 391 |',
				'| Total costs | 1,075 |',
				'| Lessons | 702 |',
				'| Hire | 163 |',
				'| Total income | 845 |',
			)]: ['holds tableTotal 1,075: 684 + 391 = 1,075', 'conflicts tableTotal 845: 702 + 163 = 865'],
			[table('| Region | Stores |', '| North | 12 |', '| South | 18 |', '| Total addressable market | 40 |')]: [],
			[table('| Region | Stores |', '| Total | 40 |', '| North | 12 |', '| South | 18 |')]: [],
			[regions('Growth', '12', '18', '40')]: [],
			[regions('Growth share', '12%', '18%', '30%')]: ['holds tableTotal 30%: 12% + 18% = 30%'],
			[table('| Region | Stores |', '| North | 12 |', '| South | – |', '| West | 18 |', '| Total | 40 |')]: [
				'conflicts tableTotal 40: 12 + 18 = 30',
			],
			[table('| Region | Stores |', '| North | 12 |', '| South | n/a |', '| West | 18 |', '| Total | 40 |')]: [
				'unread tableTotal 40: numbers.unreadParts · 12 · 18',
			],
			// An empty cell, or none at all, is no part.
			[table('| Region | Stores |', '| North | 12 |', '| South | |', '| East |', '| West | 18 |', '| Total | 40 |')]: [
				'conflicts tableTotal 40: 12 + 18 = 30',
			],
			[regions('Stores', '12', '15–18', '40')]: ['unread tableTotal 40: numbers.unreadRange · 12 · 15–18'],
			[regions('Stores', '12', '18', '30–40')]: ['unread tableTotal 30–40: numbers.unreadRange · 12 · 18'],
			[table('| Region | Stores |', '| North | 12 |', '| Total | 40 |')]: [],
			[table('| Region | Stores | Staff |', '| North | 12 | 100 |', '| South | 18 | 150 |', '| Total | 30 | 1,200 |')]:
				['holds tableTotal 30: 12 + 18 = 30', 'conflicts tableTotal 1,200: 100 + 150 = 250'],
			[table('| Region | Stores | Staff |', '| North | 12 | 100 |', '| South | 18 | 150 |', '| Total | 30 | 1,300 |')]:
				['holds tableTotal 30: 12 + 18 = 30'],
			[table('| Region | Stores | Staff |', '| North | 12 | 100 |', '| South | 18 | 150 |', '| Total | 30 | 125 |')]: [
				'holds tableTotal 30: 12 + 18 = 30',
				'conflicts tableTotal 125: 100 + 150 = 250',
			],
			[regions('Staff', '100', '150', '125')]: [],
			[regions('Staff', '100', '150', '550')]: [],
			[regions('Staff', '100', '150', '540')]: ['conflicts tableTotal 540: 100 + 150 = 250'],
			[table('| Region | Stores |', '| North | 12 |', '| of which city | 5 |', '| South | 18 |', '| Total | 30 |')]: [
				'holds tableTotal 30: 12 + 18 = 30',
			],
			[halves('11', '41')]: [
				'holds tableTotal 30: 12 + 18 = 30',
				'holds tableTotal 11: 5 + 6 = 11',
				'holds tableTotal 41: 12 + 18 + 5 + 6 = 41',
			],
			[regions('Share', '40%', '50%', '100%')]: ['conflicts tableTotal 100%: 40% + 50% = 90%'],
			[regions('Share', '40%', '50%', '95%')]: [],
			[regions('Share', '40%', '50%', '105%')]: ['conflicts tableTotal 105%: 40% + 50% = 90%'],
			[regions('Share', '40%', '5\u200D0%', '1\u00AD0**0**%')]: [
				'conflicts tableTotal 1\u00AD0**0**%: 40% + 5\u200D0% = 90%',
			],
			[regions('Share', '40%', '10%', '100%')]: [],
			[table('| 地区 | 门店 |', '| 北区 | 12 |', '| 南区 | 18 |', '| 合计 | 40 |')]: [
				'conflicts tableTotal 40: 12 + 18 = 30',
			],
			[table('| 地区 | 门店 |', '| 北区 | 12 |', '| 南区 | 18 |', '| 合计（家） | 30 |')]: [
				'holds tableTotal 30: 12 + 18 = 30',
			],
			[nineParts('45')]: ['holds tableTotal 45: the sum of 9 parts = 45'],
			[nineParts('50')]: ['conflicts tableTotal 50: the sum of 9 parts = 45'],
		});
	});

	describe('total rows under other names', () => {
		const sites = (...rows: string[]) => table('| Site | 2023 | 2024 |', ...rows);
		const three = ['| Quay | 120 | 140 |', '| Mill | 80 | 90 |', '| Hill | 55 | 60 |'];
		expectRelations({
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
			[table(
				'| Year | Ships | Crew |',
				'| 2021 | 120 | 140 |',
				'| 2022 | 80 | 90 |',
				'| 2023 | 55 | 60 |',
				'| 2024 | 255 | 280 |',
			)]: [],
		});
	});

	describe('total rows above which a row is there again', () => {
		const heat = (...rows: string[]) =>
			table('| Emission | Tonnes |', '| Heat | 41 |', ...rows, '| Travel | 9 |', '| Total | 80 |');
		const isOff = ['conflicts tableTotal 80: 41 + 30 + 25 + 9 = 105'];
		expectRelations({
			// Another thing in brackets, or one that its name does not tell apart.
			[heat('| Power (by place) | 30 |', '| Gas (by contract) | 25 |')]: isOff,
			[heat('| Power by place | 30 |', '| Power by contract | 25 |')]: isOff,
		});
	});

	describe('total columns', () => {
		expectRelations({
			[lettered('Site | Wind | Solar | Total', '10 | 20 | 30', '5 | 6 | 11', '7 | 8 | 25')]: [
				'holds tableTotal 30: 10 + 20 = 30',
				'holds tableTotal 11: 5 + 6 = 11',
				'conflicts tableTotal 25: 7 + 8 = 15',
			],
			[lettered('Site | Wind | Solar | Total', '10 | 20 | 35', '5 | 6 | 15', '7 | 8 | 15')]: [],
			[lettered('Site | Total | Wind | Solar', '30 | 10 | 20', '25 | 7 | 8')]: [
				'holds tableTotal 30: 10 + 20 = 30',
				'conflicts tableTotal 25: 7 + 8 = 15',
			],
			// Shares, rates and other totals are no parts; a row without one is none either.
			[lettered('Site | Wind | Solar | Share | Growth rate | Total output | Total', '10 | 20 | 60 | 5 | 30 | 30')]: [
				'holds tableTotal 30: 10 + 20 = 30',
				'holds tableTotal 30: 10 + 20 = 30',
			],
			[lettered('Site | Wind | Solar | Total', '10 | 20 | 30', '7 | – | 25', '7 | 8 | n/a', '7 | 8 | 25')]: [
				'holds tableTotal 30: 10 + 20 = 30',
				'conflicts tableTotal 25: 7 + 8 = 15',
			],
			[lettered('Site | Wind | Fees | Total', '10 GW | $20 | 30 GW', '5 GW | $6 | 11 GW')]: [],
			[lettered('Site | Wind | Total', '30 | 30', '11 | 11')]: [],
			[lettered('Site | Wind | Solar | Total', '10 | 20 | 30', '5 | 6 | 15')]: [
				'holds tableTotal 30: 10 + 20 = 30',
				'conflicts tableTotal 15: 5 + 6 = 11',
			],
			[lettered('Site | Wind | Growth | Total', '10 | 20 | 30', '5 | 6 | 15')]: [],
			[lettered('Site | Wind | Share | Solar | Total', '10 | 20 | 30 | 40', '5 | 6 | 15 | 20')]: [
				'holds tableTotal 40: 10 + 30 = 40',
				'holds tableTotal 20: 5 + 15 = 20',
			],
			[lettered('Site | Wind | Solar | Total', '10 |  | 30', '5 | 6 | 11')]: ['holds tableTotal 11: 5 + 6 = 11'],
		});
	});

	describe('shares in a column', () => {
		expectRelations({
			[vendors('Market share', '45%', '30%', '| Others | 25% |')]: [
				'holds tableTotal 45%: the sum of “Market share” = 100%',
			],
			[vendors('Market share', '45%', '30%', '| Others | 15% |')]: [
				'conflicts tableTotal 45%: the sum of “Market share” = 90%',
			],
			[vendors('Market share', '45%', '15%', '| Others | 10% |')]: [],
			[vendors('Market share', '45%', '60%', '| Others | 30% |')]: [],
			[vendors('Market share', '45%', '55%', '| Gamma | 20% |')]: [],
			[vendors('Market share', '45%', '25%', '| Gamma | 20% |')]: [],
			[vendors('Share of respondents', '45%', '45%', '| Gamma | 20% |')]: [],
			[vendors('Share of growth', '45%', '45%', '| Gamma | 20% |')]: [],
			[vendors('Market share', '45%', '45%', '| Gamma | – |')]: [],
			[vendors('Market share', '45%', '65%')]: [],
			[vendors('Proportion', '45%', '45%', '| Gamma | 20% |')]: [],
			[table('| 厂商 | 份额 |', '| 甲 | 45% |', '| 乙 | 45% |', '| 其他 | 20% |')]: [
				'conflicts tableTotal 45%: the sum of “份额” = 110%',
			],
		});
	});

	describe('a row of two parts whose name ends as a total does', () => {
		expectRelations({});
	});

	describe('what is taken off stands in brackets', () => {
		const ferries = (total: string) =>
			table(
				'| Line | Profit |',
				'| North | 28.9 |',
				'| South | 19.1 |',
				'| Central costs | (2.0) |',
				`| Total | ${total} |`,
			);
		expectRelations({
			[ferries('50.0')]: ['holds tableTotal 50.0: 28.9 + 19.1 + 2.0 = 50'],
		});
	});

	describe('a total that leaves rows out', () => {
		expectRelations({
			// A row that one column alone lacks is a slip.
			[table('| Port | Trips |', '| Aa | 400 |', '| Bo | 250 |', '| Ce | 120 |', '| Total | 650 |')]: [
				'conflicts tableTotal 650: 400 + 250 + 120 = 770',
			],
		});
	});
});

describe('means in tables', () => {
	const scores = (last: string) =>
		lettered(
			'Service | Forms | Letters | Notes | All pages',
			'90 | 80 | 70 | 82',
			'91 | 85 | 75 | 84',
			'88 | 84 | 71 | 80',
			last,
		);
	expectMarked('number.arithmetic', {
		[scores('90 | 80 | 60 | 93')]: ['93'],
		[scores('90 | 80 | 60 | 81')]: [],
		[table('| Site | Mean stay |', '| North | 6.1 |', '| South | 6.8 |', '| West | 7.4 |', '| All sites | 7.9 |')]: [
			'7.9',
		],
		[table('| Site | Mean stay |', '| North | 6.1 |', '| South | 6.8 |', '| West | 7.4 |', '| All sites | 6.7 |')]: [],
	});
});

describe('totals of costs per unit, and of many rounded parts', () => {
	const costs = (total: string) =>
		table('| Part | $ per kg |', '| Feed | 0.38 |', '| Power | 0.31 |', '| Staff | 0.12 |', `| Total | ${total} |`);
	const many = (total: string) =>
		table(
			'| Item | Cost |',
			...Array.from({ length: 15 }, (_, at) => `| Item ${at} | 1${at}.25 |`),
			`| Total | ${total} |`,
		);
	expectMarked('number.arithmetic', {
		[costs('0.91')]: ['0.91'],
		[costs('0.81')]: [],
		// A mean of the three.
		[costs('0.27')]: [],
		[many('708.78')]: [],
		[many('709.75')]: ['709.75'],
	});
});

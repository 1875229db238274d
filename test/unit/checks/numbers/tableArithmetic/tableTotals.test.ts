import { expectRelations, lettered, table } from '../cases';

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
const answers = (column: string) =>
	table(
		`| Answer | ${column} | Share |`,
		'| Fares | 180 | 45.0% |',
		'| Noise | 160 | 40.0% |',
		'| Crowds | 60 | 15.0% |',
		'| Dirt | 40 | 10.0% |',
	);

const ofAll = [
	'holds share 45.0%: 180 ÷ 400 = 45%',
	'holds share 40.0%: 160 ÷ 400 = 40%',
	'holds share 15.0%: 60 ÷ 400 = 15%',
	'holds share 10.0%: 40 ÷ 400 = 10%',
];

describe('totals of tables', () => {
	describe('total rows', () => {
		expectRelations({
			[regions('Stores', '12', '18', '30')]: ['holds tableTotal 30: 12 + 18 = 30'],
			[regions('Stores', '12', '18', '40')]: ['conflicts tableTotal 40: 12 + 18 = 30'],
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
			// The second block that nobody calls a total is the sum of the first.
			[table(
				'| $ million | 2023 | 2024 |',
				'| Trams | 48.6 | 51.2 |',
				'| Ferries | 11.8 | 10.9 |',
				'| **Fares** | 60.4 | 62.1 |',
				'| Advertising | 14.2 | 14.7 |',
				'| Total income | 74.6 | 77.8 |',
			)]: ['holds tableTotal 74.6: 60.4 + 14.2 = 74.6', 'conflicts tableTotal 77.8: 62.1 + 14.7 = 76.8'],
			[halves('11', '41')]: [
				'holds tableTotal 30: 12 + 18 = 30',
				'holds tableTotal 11: 5 + 6 = 11',
				'holds tableTotal 41: 12 + 18 + 5 + 6 = 41',
			],
			[halves('15', '51')]: [
				'holds tableTotal 30: 12 + 18 = 30',
				'conflicts tableTotal 15: 5 + 6 = 11',
				'conflicts tableTotal 51: 12 + 18 + 5 + 6 = 41',
			],
			[regions('Share', '40%', '50%', '100%')]: ['conflicts tableTotal 100%: 40% + 50% = 90%'],
			[regions('Share', '40%', '50%', '95%')]: [],
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
		const firstHolds = 'holds tableTotal 255: 120 + 80 + 55 = 255';
		const secondIsOff = [firstHolds, 'conflicts tableTotal 280: 140 + 90 + 60 = 290'];
		const region = (wards: string, share: string) =>
			table(
				'| Ward | Homes | Share |',
				'| Upper | 410 | 41% |',
				'| Lower | 330 | 33% |',
				'| Outer | 260 | 26% |',
				`| Borough | ${wards} | ${share} |`,
			);
		expectRelations({
			[sites(...three, '| Group | 255 | 280 |')]: secondIsOff,
			[sites('| Kingdom | 255 | 280 |', ...three)]: secondIsOff,
			[sites('| Total | 255 | 280 |', ...three)]: secondIsOff,
			[sites('| 合计 | 255 | 280 |', ...three)]: secondIsOff,
			[sites(...three, '| 全国合计 | 255 | 280 |')]: secondIsOff,
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
			[sites(...three, '| Group | 255 | 380 |')]: [firstHolds],
			[sites(...three, '| Group | 255 | 97 |')]: [firstHolds],
			[table('| Site | Visits | Users |', ...three, '| Group | 255 | 280 |')]: [firstHolds],
			[table('| Site | Visits | Growth |', ...three, '| Group | 255 | 280 |')]: [firstHolds],
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

	describe('total rows above which a row is there again', () => {
		const heat = (...rows: string[]) =>
			table('| Emission | Tonnes |', '| Heat | 41 |', ...rows, '| Travel | 9 |', '| Total | 80 |');
		const isOff = ['conflicts tableTotal 80: 41 + 30 + 25 + 9 = 105'];
		expectRelations({
			[heat('| Power (by place) | 30 |', '| Power (by contract) | 25 |')]: ['holds tableTotal 80: 41 + 30 + 9 = 80'],
			[heat('| Power | 30 |', '| POWER (by contract) | 25 |')]: ['holds tableTotal 80: 41 + 30 + 9 = 80'],
			// Another thing in brackets, or one that its name does not tell apart.
			[heat('| Power (by place) | 30 |', '| Gas (by contract) | 25 |')]: isOff,
			[heat('| Power by place | 30 |', '| Power by contract | 25 |')]: isOff,
			[heat('| Power | 30 |', '| Power | 25 |')]: isOff,
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
			[vendors('Market share', '45%', '45%', '| Gamma | 20% |')]: [
				'conflicts tableTotal 45%: the sum of “Market share” = 110%',
			],
			[vendors('Market share', '45%', '55%', '| Gamma | 20% |')]: [],
			[vendors('Market share', '45%', '25%', '| Gamma | 20% |')]: [],
			[vendors('Share of respondents', '45%', '45%', '| Gamma | 20% |')]: [],
			[vendors('Share of growth', '45%', '45%', '| Gamma | 20% |')]: [],
			[vendors('Market share', '45%', '45%', '| Gamma | – |')]: [],
			[vendors('Market share', '45%', '65%')]: [],
			// Of those who gave several answers, and of what has one.
			[answers('Respondents')]: ofAll,
			[answers('Revenue ($ million)')]: ['conflicts tableTotal 45.0%: the sum of “Share” = 110%', ...ofAll],
			[vendors('Proportion', '45%', '45%', '| Gamma | 20% |')]: [],
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
			[ferries('46.0')]: ['holds tableTotal 46.0: 28.9 + 19.1 + (2.0) = 46'],
			[ferries('50.0')]: ['holds tableTotal 50.0: 28.9 + 19.1 + 2.0 = 50'],
			[ferries('46.7')]: ['conflicts tableTotal 46.7: 28.9 + 19.1 + (2.0) = 46'],
		});
	});

	describe('a total that leaves rows out', () => {
		const energy = (...totals: readonly string[]) =>
			table(
				'| Energy | 2021 | 2022 | 2023 |',
				'| Fuel | 48,200 | 41,900 | 39,300 |',
				'| Power (by place) | 61,400 | 55,800 | 53,100 |',
				'| Power (by contract) | 59,900 | 31,200 | 22,400 |',
				'| Goods | 812,000 | 846,500 | 829,700 |',
				'| of which steel | 534,100 | 560,300 | 548,200 |',
				`| Total (by place) | ${totals.join(' | ')} |`,
			);
		const first = 'holds tableTotal 921,600: 48,200 + 61,400 + 812,000 = 921,600';
		const last = 'holds tableTotal 922,100: 39,300 + 53,100 + 829,700 = 922,100';
		const ports = (total: string) =>
			table('| Port | Trips |', '| Aa | 400 |', '| Bo (old) | 250 |', '| Bo (new) | 120 |', `| Total | ${total} |`);
		expectRelations({
			[energy('921,600', '944,200', '922,100')]: [
				first,
				'holds tableTotal 944,200: 41,900 + 55,800 + 846,500 = 944,200',
				last,
			],
			[energy('921,600', '954,200', '922,100')]: [
				first,
				'conflicts tableTotal 954,200: 41,900 + 55,800 + 846,500 = 944,200',
				last,
			],
			[ports('520')]: ['holds tableTotal 520: 400 + 120 = 520'],
			[ports('780')]: ['conflicts tableTotal 780: 400 + 250 + 120 = 770'],
			// A row that one column alone lacks is a slip.
			[table('| Port | Trips |', '| Aa | 400 |', '| Bo | 250 |', '| Ce | 120 |', '| Total | 650 |')]: [
				'conflicts tableTotal 650: 400 + 250 + 120 = 770',
			],
		});
	});
});

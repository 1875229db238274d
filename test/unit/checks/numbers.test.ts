import assert from 'node:assert/strict';
import { expectCases, found } from './numbers/found';

describe('number.arithmetic in tables', () => {
	const total = (sum: string) => [
		'| Region | Stores |',
		'|---|---|',
		'| North | 12 |',
		'| South | 18 |',
		'| West | 25 |',
		`| Total | ${sum} |`,
	];

	it('adds up the rows above a total', () => {
		assert.deepEqual(found(...total('55')), []);
		const [finding] = found(...total('65'));
		assert.equal(finding!.at, '65');
		assert.deepEqual(finding!.related, ['12', '18', '25']);
		assert.match(finding!.message, /12 \+ 18 \+ 25 = 55/);
	});

	it('takes a total that is an average for none', () => {
		assert.deepEqual(found(...total('18')), []);
	});

	it('holds a growth column against the columns of years', () => {
		const rows = (last: string) => [
			'| 公司 | 2022年 | 2023年 | 同比增速 |',
			'|---|---|---|---|',
			'| 甲 | 200 | 250 | 25.0% |',
			'| 乙 | 300 | 330 | 10.0% |',
			`| 丙 | 400 | 500 | ${last} |`,
		];
		assert.deepEqual(found(...rows('25.0%')), []);
		assert.deepEqual(
			found(...rows('45.0%')).map(({ at }) => at),
			['45.0%'],
		);
	});

	describe('works columns out that are made of others', () => {
		const table = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
			[header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
		const wrong = (...lines: readonly string[]) => found(...lines).map(({ at, related }) => [at, ...related]);

		it('a share of another column, in percent', () => {
			const rows = (last: string) =>
				table(
					['Firm', 'Profit (m)', 'Revenue (m)', 'Margin'],
					['A', '20', '80', '25%'],
					['B', '30', '60', '50%'],
					['C', '12', '40', last],
				);
			assert.deepEqual(wrong(...rows('30%')), []);
			assert.deepEqual(wrong(...rows('45%')), [['45%', '12', '40']]);
		});
	});
});

describe('number.inconsistent', () => {
	it('finds two values that sentences open with, however they go on', () => {
		const shops = (first: string, second: string) => found(first, '', second).map(({ code, at }) => [code, at]);
		const chinese = '全市咖啡店共有9,800家，其中连锁门店占62%。';
		assert.deepEqual(shops(chinese, '全市咖啡店共有8,900家，主要集中在三个城区。'), [
			['number.inconsistent', '8,900家'],
		]);
		assert.deepEqual(shops(chinese, '全市茶馆共有8,900家，主要集中在三个城区。'), []);
		const english = 'The city counts 9,800 licensed coffee shops, of which chains run 62%.';
		assert.deepEqual(shops(english, 'The city counts 8,900 licensed coffee shops, mostly in three districts.'), [
			['number.inconsistent', '8,900'],
		]);
		assert.deepEqual(shops(english, 'The city counts 8,900 licensed tea houses, mostly in three districts.'), []);
	});

	it('finds one figure with two values, and names both with the line', () => {
		const [finding, ...more] = found(
			'The installed base of rooftop systems reached 41.2 GW in 2024.',
			'',
			'Grid fees did not change.',
			'',
			'In 2024 the installed base of rooftop systems was 47.3 GW.',
		);
		assert.equal(more.length, 0);
		assert.equal(finding!.code, 'number.inconsistent');
		assert.equal(finding!.at, '47.3 GW');
		assert.deepEqual(finding!.related, ['41.2 GW']);
		assert.match(finding!.message, /41\.2 GW in line 3/);
	});

	it('finds a text that contradicts a table, units in the header included', () => {
		const table = [
			'| Port | Freight volume 2023 (million tonnes) |',
			'|---|---|',
			'| Rotterdam | 44.0 |',
			'| Antwerp | 27.1 |',
			'',
		];
		assert.deepEqual(found(...table, 'Freight volume in Rotterdam was 44.0 million tonnes in 2023.'), []);
		assert.deepEqual(
			found(...table, 'Freight volume in Rotterdam was 61.0 million tonnes in 2023.').map(({ at, related }) => [
				at,
				...related,
			]),
			[['61.0 million tonnes', '44.0']],
		);
	});

	it('takes three values and more for a spread, not for a slip', () => {
		const spreads = [
			[
				'The installed base of rooftop systems reached 41.2 GW in 2024.',
				'In 2024 the installed base of rooftop systems was 47.3 GW.',
				'In 2024 the installed base of rooftop systems was 52.6 GW.',
			],
			[
				'The city counts 9,800 licensed coffee shops, of which chains run 62%.',
				'The city counts 8,900 licensed coffee shops, mostly in three districts.',
				'The city counts 7,700 licensed coffee shops, which open at dawn.',
			],
			[
				'Growers in Corvania delivered 410 tonnes of dried saffron threads to the coastal mills.',
				'Growers in Corvania delivered 520 tonnes of dried saffron threads to the coastal mills.',
				'Growers in Corvania delivered 630 tonnes of dried saffron threads to the coastal mills.',
			],
		] as const;
		for (const [first, second, third] of spreads) {
			assert.equal(found(first, '', second).length, 1, second);
			assert.deepEqual(found(first, '', second, '', third), [], third);
			assert.ok(found(first, '', second, '', first).length > 0, second);
		}
	});

	const apart: Readonly<Record<string, readonly [string, string]>> = {
		'another year': ['The store had 1,200 visitors in 2022.', 'The store had 1,500 visitors in 2023.'],
		'another name': ['In 2023, unemployment in Spain was 12.1%.', 'In 2023, unemployment in Italy was 7.6%.'],
		'another measure': ['2023年全国居民人均可支配收入为39,218元。', '2023年全国居民人均可支配收入中位数为33,036元。'],
		'another source': [
			'One report values the battery market at $3.1 billion.',
			'Another report values the battery market at $4.4 billion.',
		],
		'less precision': [
			'The battery market was worth $4.23 billion in 2023.',
			'In 2023 the battery market was worth $4.2 billion.',
		],
	};
	for (const [why, [first, second]] of Object.entries(apart)) {
		it(`keeps apart: ${why}`, () => assert.deepEqual(found(first, '', second), []));
	}
});

describe('number.unit', () => {
	expectCases('number.unit', {
		'The share rose from 20% to 25%, an increase of 5%.': '5%',
		'The share rose from 20% to 25%, an increase of 25%.': undefined,
	});
});

describe('number.period', () => {
	expectCases('number.period', {
		'It was named by order 1991-26 of the governor.': undefined,
		'The programme ran from 2021 to 2024 and was then closed.': undefined,
	});
});

import assert from 'node:assert/strict';
import { itemAt } from '../../../../../src/access';
import {
	type Amount,
	amountOf,
	asCounted,
	asResult,
	asWritten,
	isCount,
	isMoney,
	sameUnit,
} from '../../../../../src/checks/numbers/amounts/amount';
import type { Interval } from '../../../../../src/checks/numbers/amounts/interval';
import { parseReport } from '../../../../../src/report/parsing/parse';

/** The first number of a sentence, as it is read for arithmetic. */
function amountIn(sentence: string): Amount | undefined {
	const report = parseReport(`# Ferries\n\n${sentence}\n`);
	return amountOf(report, itemAt(report.numbers, 0));
}

function amount(sentence: string): Amount {
	const found = amountIn(sentence);
	assert.ok(found);
	return found;
}

const rounded = (interval: Interval) => interval.map((end) => Math.round(end * 1000) / 1000);

describe('an amount', () => {
	const cases: Readonly<Record<string, readonly [dimension: string, value: number, place: number]>> = {
		'Ferries took $4.5 million.': ['money USD', 4.5e6, 1e5],
		'Ferries took 12%.': ['percent', 12, 1],
		'Ferries took 12.5 percentage points.': ['points', 12.5, 0.1],
		'Ferries took 350 basis points.': ['points', 3.5, 0.01],
		'Ferries took 3.5 times as much.': ['ratio', 3.5, 0.1],
		'Ferries took 3.5 GWh of power.': ['Wh', 3.5e9, 1e8],
		'Ferries took 120 passengers on board.': ['count passengers', 120, 1],
		'Ferries had a score of 1,250 in all.': ['count', 1250, 1],
	};
	for (const [sentence, [dimension, value, place]] of Object.entries(cases))
		it(`of ${dimension}: ${sentence}`, () => {
			const read = amount(sentence);
			assert.deepEqual([read.dimension, read.value], [dimension, value]);
			assert.ok(Math.abs(read.place - place) < 1e-9 * place, String(read.place));
		});

	it('is no year and no date', () => {
		assert.equal(amountIn('Ferries came in 2024.'), undefined);
		assert.equal(amountIn('2024年3月5日渡轮抵达。'), undefined);
	});

	it('tells of limits and ranges', () => {
		const { range, upper, bound } = amount('Ferries took $4–6 million.');
		assert.deepEqual([range, upper, bound], [true, 6e6, undefined]);
		assert.deepEqual(
			[amount('Ferries took over 30%.').bound, amount('Ferries took at most 30%.').bound],
			['least', 'most'],
		);
		assert.equal(amount('Ferries took $4 million.').range, false);
	});

	it('may be counted in its unit', () => {
		const { value, factor, place } = asCounted(amount('Ferries took 3.5 GWh of power.'));
		assert.deepEqual(rounded([value, factor, place]), [3.5, 1, 0.1]);
	});
});

describe('what an amount may stand for', () => {
	const cases: readonly (readonly [sentence: string, written: Interval, result: Interval])[] = [
		['Ferries took $12.', [11.65, 12, 12.35], [11.45, 12, 13]],
		['Ferries took $12.50.', [12.497, 12.5, 12.504], [12.495, 12.5, 12.51]],
		['Ferries took about $12.', [11.4, 12, 12.6], [11.4, 12, 13]],
		// A round number is rounded further.
		['Ferries took about $40.', [36.8, 40, 43.2], [36.8, 40, 43.2]],
		['Ferries took -$12.', [-12.35, -12, -11.65], [-13, -12, -11.45]],
		// Percentages worked out from rounded numbers are off by more.
		['Ferries took 400%.', [399.65, 400, 400.35], [396, 400, 404]],
		['Ferries took 400.0%.', [399.965, 400, 400.035], [398, 400, 402]],
		// Over 30 % may be more, at most 30 % less.
		['Ferries took over $30.', [28.5, 30, 31.5], [28.5, 30, 48]],
		['Ferries took at most $30.', [29.65, 30, 30.35], [18.75, 30, 31]],
	];
	for (const [sentence, written, result] of cases)
		it(sentence, () => {
			const read = amount(sentence);
			assert.deepEqual([rounded(asWritten(read)), rounded(asResult(read))], [written, result]);
		});

	it('is what its words say, where it is written in words', () => {
		const half = { ...amount('Ferries took 50%.'), spelled: [45, 50, 55] as const };
		assert.deepEqual([asWritten(half), asResult(half)], [half.spelled, half.spelled]);
	});
});

describe('two amounts that can be compared', () => {
	const dimensions = (a: string, b: string) =>
		sameUnit(amount(`Ferries took ${a}.`), amount(`Ferries took ${b}.`))?.map(
			({ dimension, value }) => `${value} ${dimension}`,
		);
	const cases: readonly (readonly [a: string, b: string, both: readonly string[] | undefined])[] = [
		['$4', '$5', ['4 money USD', '5 money USD']],
		['$4', '€5', undefined],
		['$4–5', '$5', undefined],
		['$5', '$4–5', undefined],
		['12%', '3 points', undefined],
		['1,250', '$4 million', ['1250 money USD', '4000000 money USD']],
		['3 GWh', '1,250', ['3000000000 Wh', '1250000000000 Wh']],
		['1,250', '3 GWh', ['1250000000000 Wh', '3000000000 Wh']],
		['1,250', '300 passengers', ['1250 count', '300 count passengers']],
		['300 passengers', '1,250', ['300 count passengers', '1250 count']],
		['300 passengers', '20 ships', undefined],
		['300 passengers', '300 passengers', ['300 count passengers', '300 count passengers']],
		['300 passengers', '12%', undefined],
	];
	for (const [a, b, both] of cases) it(`${a} and ${b}`, () => assert.deepEqual(dimensions(a, b), both));

	it('are counts or money', () => {
		const kinds = ['$4', '12%', '1,250', '300 passengers', '3 GWh'].map((text) => amount(`Ferries took ${text}.`));
		assert.deepEqual(kinds.map(isCount), [false, false, true, true, false]);
		assert.deepEqual(kinds.map(isMoney), [true, false, false, false, false]);
	});
});

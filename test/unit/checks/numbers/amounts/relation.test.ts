import assert from 'node:assert/strict';
import { itemAt } from '../../../../../src/access';
import { amountOf } from '../../../../../src/checks/numbers/amounts/amount';
import { writeLike } from '../../../../../src/checks/numbers/amounts/relation';
import { readSkeletons } from '../../../../../src/checks/numbers/reading/skeleton';
import { parseReport } from '../../../../../src/report/parsing/parse';

/** A value as the first amount of a sentence is written. */
function like(sentence: string, value: number): string | undefined {
	const report = parseReport(`# Ferries\n\n${sentence}\n`);
	const amount = amountOf(report, itemAt(report.numbers, 0));
	assert.ok(amount);
	return writeLike(value, amount);
}

describe('a value written as another one is', () => {
	const cases: readonly (readonly [sentence: string, value: number, written: string])[] = [
		['Ferries took $12 million.', 15e6, '$15 million'],
		['Ferries took $12.50 million.', 9.25e6, '$9.25 million'],
		['Ferries took 12.0%.', 9.46, '9.5%'],
		['Ferries took $1,200.', 13_500, '$13,500'],
		['Ferries took 1200 trips.', 13_500, '13500'],
		['Ferries took 900 trips.', 1200, '1,200'],
		['渡轮收入为1.2亿元。', 2.5e8, '2.5亿元'],
	];
	for (const [sentence, value, written] of cases)
		it(`${written}: ${sentence}`, () => assert.equal(like(sentence, value), written));

	it('is none where it would be the same, nothing, or of another sign', () => {
		assert.equal(like('Ferries took $12 million.', 12.2e6), undefined);
		assert.equal(like('Ferries took $12 million.', 0.2e6), undefined);
		assert.equal(like('Ferries took $12 million.', 0), undefined);
		assert.equal(like('Ferries took $12 million.', -15e6), undefined);
	});

	it('is none of ranges, limits and words', () => {
		assert.equal(like('Ferries took $4–6 million.', 15e6), undefined);
		assert.equal(like('Ferries took over 30%.', 25), undefined);
		const [skeleton] = readSkeletons(parseReport('# Ferries\n\nFerries took a third of the riders and $4 million.\n'));
		const [third] = skeleton?.amounts ?? [];
		assert.ok(third);
		assert.equal(writeLike(25, third), undefined);
	});
});

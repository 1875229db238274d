import assert from 'node:assert/strict';
import { itemAt } from '../../../../src/access';
import { knownQuantities } from '../../../../src/checks/claims/derivedQuantities';
import { parseReport } from '../../../../src/report/parsing/parse';

/** Whether the last number of a text is known from those of its other paragraphs. */
function isKnown(...paragraphs: readonly string[]): boolean {
	const { numbers } = parseReport(`# Ferries\n\n${paragraphs.join('\n\n')}\n`);
	const last = itemAt(numbers, numbers.length - 1);
	return knownQuantities(numbers.filter(({ block }) => block !== last.block))(last);
}

describe('a number is known', () => {
	const fares = 'A fare cost $186 in May and $149 in June.';
	const cases: readonly (readonly [known: boolean, ...paragraphs: readonly string[]])[] = [
		// As it is, rounded, or about.
		[true, fares, 'It cost $186.'],
		[false, fares, 'It cost $187.'],
		[false, fares, 'It cost €186.'],
		[true, 'Ferries carried 3.14 million people.', 'They carried 3.1 million people.'],
		[false, 'Ferries carried 3.16 million people.', 'They carried 3.1 million people.'],
		[true, 'Ferries carried 3.2 million people.', 'They carried about 3.1 million people.'],
		[false, 'Ferries carried 3.5 million people.', 'They carried about 3.1 million people.'],
		// With one unit, where both have one.
		[true, 'Capacity is 40 GW.', 'Capacity is 40 GW.'],
		[false, 'Capacity is 40 GW.', 'Weight is 40 kg.'],
		[true, 'The gap is 12 percentage points.', 'The gap is 12%.'],
		[false, 'The gap is 12%.', 'Capacity is 12 GW.'],
		[false, 'Capacity is 40 ships.', 'It is 40 times as much.'],
		// Both ends of a range, and its middle.
		[true, 'Fares rise by 10–20%.', 'Fares rise by 10%.'],
		[true, 'Fares rise by 10–20%.', 'Fares rise by 20%.'],
		[true, 'Fares rise by 10–20%.', 'Fares rise by 15%.'],
		[false, 'Fares rise by 10–20%.', 'Fares rise by 17%.'],
		[true, 'Fares rise by 10%, then by 20%.', 'Fares rise by 10–20%.'],
		[false, 'Fares rise by 10%, then by 30%.', 'Fares rise by 10–25%.'],
		// Sums and differences of two that stand together.
		[true, fares, 'Both cost $335.'],
		[true, fares, 'The fall is $37.'],
		[false, 'A fare cost $186 in May.', 'It cost $149 in June.', 'The fall is $37.'],
		[false, 'A fare cost $186 in May and a cabin €149.', 'Both cost $335.'],
		// Shares, multiples and growth.
		[true, fares, 'The fare fell by 20%.'],
		[true, fares, 'It is 80% of what it was.'],
		[true, fares, 'It was 125% of what it is.'],
		[true, fares, 'It was 25% higher.'],
		[false, fares, 'It was 30% higher.'],
		[true, 'Lines carried 20 GW and 60 GW.', 'That is 3 times as much.'],
		[false, 'Lines carried 20 GW and 60 GW.', 'That is 4 times as much.'],
		[false, 'Lines were built in 2010 and 2020.', 'That is 100.5% of it.'],
	];
	for (const [known, ...paragraphs] of cases)
		it(`${known ? 'from' : 'not from'} ${paragraphs.join(' | ')}`, () => assert.equal(isKnown(...paragraphs), known));
});

import { expectRelations, table } from '../cases';

const answers = (...more: readonly string[]) =>
	table(
		'| Answer | Named it | Share |',
		'| Fares | 156 | 37.9% |',
		'| Delays | 133 | 32.3% |',
		'| Noise | 98 | 23.8% |',
		'| Crowds | 75 | 18.2% |',
		...more,
	);

const held = [
	'holds share 37.9%: 156 ÷ 412 = 37.86%',
	'holds share 32.3%: 133 ÷ 412 = 32.28%',
	'holds share 23.8%: 98 ÷ 412 = 23.79%',
	'holds share 18.2%: 75 ÷ 412 = 18.2%',
];
const isOff = 'conflicts share 19.9%: 41 ÷ 412 = 9.95%';

describe('shares of a number that no row gives', () => {
	expectRelations({
		// Together they are more than all of it: one may give several answers.
		[answers()]: held,
		[answers('| Smell | 41 | 19.9% |')]: [...held, isOff],
		// A row that has no share of it speaks neither for it nor against it.
		[answers('| None | 0 | 0.0% |', '| Smell | 41 | 19.9% |')]: [...held, isOff],
		[answers('| None | 0 | 4.1% |', '| Smell | 41 | 19.9% |')]: [...held, isOff],
		[answers('| Dirt | 10–20 | 15% |', '| Smell | 41 | 19.9% |')]: [...held, isOff],
		[answers('| Dirt | 17 | 15–30% |', '| Smell | 41 | 19.9% |')]: [...held, isOff],
		[answers('| Dirt | 20% | 15.1% |', '| Smell | 41 | 19.9% |')]: [...held, isOff],
		[answers('| Dirt | – | 15.1% |', '| Smell | 41 | 19.9% |')]: [...held, isOff],
		// Two that are off, or too few that fit.
		[answers('| Dirt | 17 | 15.1% |', '| Smell | 41 | 19.9% |')]: [],
		[table(
			'| Answer | Named it | Share |',
			'| Fares | 156 | 37.9% |',
			'| Delays | 133 | 32.3% |',
			'| Noise | 98 | 23.8% |',
		)]: [],
		// Of so few that many numbers would do.
		[table(
			'| Answer | Named it | Share |',
			'| Fares | 2 | 38% |',
			'| Delays | 2 | 38% |',
			'| Noise | 1 | 19% |',
			'| Crowds | 1 | 19% |',
			'| Smell | 1 | 40% |',
		)]: [],
	});
});

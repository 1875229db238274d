import assert from 'node:assert/strict';
import { backwardRanges } from '../../../../../src/checks/numbers/arithmetic/backwardRanges';
import { parseReport } from '../../../../../src/report/parsing/parse';
import { expectMarked, table } from '../cases';

describe('ranges that run downwards', () => {
	expectMarked('number.unit', {
		'Yields came to 29%–20% in most trials.': ['29%'],
		'Yields came to 29–20% in most trials.': ['29'],
		'收率一般为29%–20%。': ['29%'],
		'Batteries last 2,600 - 2,000 cycles.': ['2,600'],
		[table('| Year | Cost |', '| 2024 | $46 million–$30 million |')]: ['$46 million'],
		'Yields came to 20%–29% in most trials.': [],
		// Two numbers, codes, and what is written downwards by custom.
		'Yields fell to 29%–20% in most trials.': [],
		'Yields in the range from 29–20% were seen.': [],
		'抵押率弱化至29%–20%。': [],
		'The bands lie at 1200–900 cm and (3500–3000) in the spectrum.': [],
		'See rule 6-2 and section 15-13.': [],
		'The split was 90%–10%.': [],
		'Values of -5% – -9% were seen.': [],
		// Two changes one after the other, and a notation that a table keeps to.
		'Sales change by +30%~+20% in the two years.': [],
		'Sales change by 30%~+20% in the two years.': ['30%'],
		'Yields came to 29%–20%, and in other trials to 39%–30%.': [],
		'Yields came to 29%–20%.\n\nIn other trials they came to 39%–30%.': ['29%', '39%'],
		[table('| Case | Change |', '| High | 30%–20% |', '| Base | 20%–12% |')]: [],
		[table('| Case | Change |', '| High | 30%–20% |', '| Base | 12%–20% |')]: ['30%'],
	});

	it('hints at them: most are meant', () => {
		const [found] = backwardRanges(parseReport('# Study\n\nYields came to 29%–20% in most trials.\n'));
		assert.equal(found?.severity, 'hint');
	});
});

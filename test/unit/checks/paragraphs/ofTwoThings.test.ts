import assert from 'node:assert/strict';
import { haveOwnDetails } from '../../../../src/checks/paragraphs/sharedContent';
import { parseReport } from '../../../../src/report/parsing/parse';

function areApart(first: string, second: string): boolean {
	const report = parseReport(`# Sales\n\n${first}\n\n${second}\n`);
	const [a, b] = report.blocks.filter(({ kind }) => kind === 'paragraph');
	return haveOwnDetails(report, a!, b!);
}

describe('two texts', () => {
	it('tell of two things where each has a number of its own', () => {
		assert.equal(areApart('Sales fall by 5% and prices by 2%.', 'Sales rise by 4% and prices by 2%.'), true);
	});

	it('tell of one where the one only leaves numbers out', () => {
		assert.equal(areApart('Sales fall by 5% and prices by 2%.', 'Sales fall by 5%.'), false);
	});

	it('tell of one, as far as can be seen, without numbers and names', () => {
		assert.equal(areApart('Sales fall.', 'Prices rise.'), false);
	});

	it('tell of two things where each has a name of its own, whatever its letters', () => {
		assert.equal(areApart('Scores of the methods on the UMAP plane.', 'Scores of the methods on the PCA plane.'), true);
		assert.equal(areApart('Scores of all the methods on the PCA plane.', 'Scores on the PCA plane.'), false);
		assert.equal(areApart('Sales at Rye fell.', 'Sales at RYE fell.'), false);
	});

	it('tell of two things where each names code of its own', () => {
		assert.equal(areApart('Anyone may set `owner`.', 'Anyone may set `rate`.'), true);
		assert.equal(areApart('Anyone may set `owner`.', 'Anyone may set `owner` and `rate`.'), false);
	});
});

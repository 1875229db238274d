import assert from 'node:assert/strict';
import { figuresDiffer } from '../../../../src/checks/paragraphs/sharedContent';
import { parseReport } from '../../../../src/report/parsing/parse';

function differ(first: string, second: string): boolean {
	const report = parseReport(`# Sales\n\n${first}\n\n${second}\n`);
	const [a, b] = report.blocks.filter(({ kind }) => kind === 'paragraph');
	return figuresDiffer(report, a!, b!);
}

describe('figures of two texts', () => {
	it('differ when each has a number of its own', () => {
		assert.equal(differ('Sales fall by 5% and prices by 2%.', 'Sales rise by 4% and prices by 2%.'), true);
	});

	it('do not differ when one text only leaves some of them out', () => {
		assert.equal(differ('Sales fall by 5% and prices by 2%.', 'Sales fall by 5%.'), false);
	});

	it('do not differ between texts without numbers', () => {
		assert.equal(differ('Sales fall.', 'Prices rise.'), false);
	});
});

import assert from 'node:assert/strict';
import type { Span } from '../../../src/report/model';
import { parseReport } from '../../../src/report/parsing/parse';
import { readerText } from '../../../src/shownToModel/readerText';

const text = [
	'# Sales',
	'',
	'| Year | Sales | Share |',
	'|---|---|---|',
	'| 2023 | 7.1 | |',
	'| 2024 | 7.9 [1] | 21.5 |',
	'',
].join('\n');
const report = parseReport(text);
const of = (from: string, to = from): Span => [text.indexOf(from), text.indexOf(to) + to.length];

describe('a table as it is shown to a model', () => {
	it('has each value of a row with its head', () => {
		assert.equal(readerText(report, of('| 2024', '21.5 |')), 'Year: 2024; Sales: 7.9 [1]; Share: 21.5');
		assert.equal(readerText(report, of('2024', '7.9')), 'Year: 2024; Sales: 7.9 [1]');
	});

	it('has its rows apart, and no empty values', () => {
		assert.equal(
			readerText(report, of('| Year', '21.5 |')),
			'Year: 2023; Sales: 7.1 | Year: 2024; Sales: 7.9 [1]; Share: 21.5',
		);
	});

	it('has its heads apart', () => assert.equal(readerText(report, of('Year', 'Share')), 'Year; Sales; Share'));

	it('gives one cell as it stands', () => assert.equal(readerText(report, of('21.5')), '21.5'));
});

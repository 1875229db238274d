import assert from 'node:assert/strict';
import { comparableText, comparableTextAt } from '../../../src/places/comparableText';
import { parseReport } from '../../../src/report/parsing/parse';

const same = (a: string, b: string) => assert.equal(comparableText(a), comparableText(b));
const other = (a: string, b: string) => assert.notEqual(comparableText(a), comparableText(b));

describe('the substance of a text', () => {
	it('is the same with other white space and punctuation, and in characters of another width', () => {
		same('Rents will rise, and soon.', 'Rents  will rise\nand soon!');
		same('“Rents” will rise – soon', 'Rents will rise (soon)');
		same('租金将上涨 5％。', '租金将上涨5%');
		same('long-term rents', 'long term rents');
	});

	it('is another with another word, number or sign', () => {
		other('Rents will rise by 3.5%.', 'Rents will rise by 35%.');
		other('Rents will rise by 3.5%.', 'Rents will rise by 3.5.');
		other('Rents will rise by 3 points.', 'Rents will rise by −3 points.');
		other('It cost $5.', 'It cost €5.');
		other('Rents will rise.', 'Rents may rise.');
		other('From 10–12 sites.', 'From 10 12 sites.');
		other('租金将上涨。', '租金不会上涨。');
	});

	it('keeps the cells of a table apart', () => {
		const rows = (row: string) => {
			const { source, ink } = parseReport(`| A | B |\n| --- | --- |\n${row}\n`);
			const at = source.indexOf(row);
			return comparableTextAt({ source, ink }, [at, at + row.length]);
		};
		assert.equal(rows('| 12 | 3 |'), '12 3');
		assert.equal(rows('|12|3|'), '12 3');
		assert.notEqual(rows('| 12 | 3 |'), rows('| 1 | 23 |'));
	});

	it('leaves markup and citation markers out, unless there is nothing else', () => {
		const plain = parseReport('Rents **will** [rise](https://example.org/a) [1].\n');
		const { source } = plain;
		assert.equal(comparableTextAt(plain, [0, source.length]), comparableText('Rents will rise'));
		const at = source.indexOf('[1]');
		assert.equal(comparableTextAt(plain, [at, at + 3]), '1');
	});
});

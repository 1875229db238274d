import assert from 'node:assert/strict';
import { type CsvFault, csvLine, readCsv, separatorIn } from '../../../src/text/csv';

function read(source: string, separator = ',') {
	const faults: [CsvFault, number][] = [];
	const rows = [...readCsv(source, separator, (fault, line) => faults.push([fault, line]))];
	return { rows: rows.map(({ line, cells }) => [line, ...cells]), faults };
}

describe('CSV', () => {
	it('is read with quotes and blank lines, each row with the line it starts on', () => {
		assert.deepEqual(read('a, "b,c" , d \r\n\r\n,\n"x\r\ny ""z""",2\rlast,\n'), {
			rows: [
				[1, 'a', 'b,c', 'd'],
				[4, 'x\r\ny "z"', '2'],
				[6, 'last', ''],
			],
			faults: [],
		});
		assert.deepEqual(read('5" nails\t"7"\n', '\t').rows, [[1, '5" nails', '7']]);
		assert.deepEqual(read('').rows, []);
	});

	it('is read as far as it goes where quotes do not match, which is told with the line', () => {
		assert.deepEqual(read('a\n"b"c,"d\ne'), {
			rows: [
				[1, 'a'],
				[2, 'bc', 'd\ne'],
			],
			faults: [
				['textAfter', 2],
				['unclosed', 2],
			],
		});
	});

	it('is parted by what its first line has most of', () => {
		assert.equal(separatorIn('a;b;c,d', [',', ';']), ';');
		assert.equal(separatorIn('a;b,c', [',', ';']), ',');
		assert.equal(separatorIn('a', [',', ';']), ',');
	});

	it('is written without formulas, also of the wide signs that some spreadsheets take for their own', () => {
		assert.equal(csvLine(['=1', '+1', '-1', '@a', '＝1', '＠a', -1]), "'=1,'+1,'-1,'@a,'＝1,'＠a,-1");
	});

	it('has no control characters and begins with no command of whoever keeps the log', () => {
		assert.equal(
			csvLine(['::error::x\u001b[31m', 'a\n::error::x', ' b', 'c: d']),
			'"::error::x[31m",a ::error::x," b",c: d',
		);
	});
});

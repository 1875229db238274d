import assert from 'node:assert/strict';
import { readCsvDocument } from '../../../../src/sources/documents/csvText';
import { checkClaim } from '../../../../src/sources/support/checkClaim';
import { indexSource } from '../../../../src/sources/support/sourceIndex';

const others = Array.from({ length: 20 }, (_, index) => `Land${index},2024,0.${index + 1},1.${index}`);
const table = readCsvDocument(
	[
		'Country,Year,Copper exports (million tonnes),Share of world exports (%)',
		'Norland,2023,3.1,9.4',
		'Norland,2024,3.4,10.2',
		'"Sudland, the north",2024,1.2,4.1',
		'Ostland,2024,7.7,23.9',
		...others,
	].join('\n'),
);

describe('sources that are tables in CSV', () => {
	it('are read row by row under the names of their columns, numbers with their units', () => {
		const [first, , third] = table.text.split('\n\n');
		assert.equal(
			first,
			'Country: Norland; Year: 2023; Copper exports (million tonnes): 3.1 million tonnes; Share of world exports (%): 9.4%',
		);
		assert.match(third!, /^Country: Sudland, the north; Year: 2024;/);
	});

	it('are read with other separators, quotes and lines above the header', () => {
		const read = (text: string) => readCsvDocument(text).text;
		assert.equal(read('Stadt;Preis\r\nUlm;"1 ""alt"""\r\n'), 'Stadt: Ulm; Preis: 1 "alt"');
		assert.equal(read('国家,占比（%）\n北国,10.2\n'), '国家: 北国; 占比（%）: 10.2%');
		assert.equal(read('Survey of towns\nTown,Price\nUlm,\n'), 'Survey of towns\n\nTown: Ulm');
	});

	it('stay as they are without names of columns', () => {
		assert.equal(readCsvDocument('1,2\n3,4').text, '1,2\n3,4');
		assert.equal(readCsvDocument('A line of words.').text, 'A line of words.');
		assert.equal(readCsvDocument('').text, '');
	});

	const verdict = (text: string) => checkClaim(indexSource(table), { text }).verdict;

	it('bear out a claim by the row that it names', () => {
		assert.equal(verdict('Norland had copper exports of 3.4 million tonnes in 2024.'), 'supported');
		assert.equal(verdict('Norland’s share of world exports was 10.2% in 2024.'), 'supported');
	});

	it('do not bear it out by the number of another row', () => {
		assert.notEqual(verdict('Ostland had copper exports of 3.4 million tonnes in 2024.'), 'supported');
		assert.notEqual(verdict('Chile had copper exports of 3.4 million tonnes in 2024.'), 'supported');
		assert.notEqual(verdict('Norland had copper exports of 3.1 million tonnes in 2024.'), 'supported');
	});

	it('are not said to lack what may be worked out from them', () => {
		assert.equal(verdict('All countries together had copper exports of 15.4 million tonnes in 2024.'), 'unclear');
	});
});

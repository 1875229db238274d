import assert from 'node:assert/strict';
import { doc, marked } from '../finding';

const list = [
	'',
	'## References',
	'',
	'[1] Ferry yearbook 2016: https://example.org/yearbook',
	'[2] Harbour fees in Norway: https://example.org/fees',
	'[3] Harbour fees in Sweden: https://example.org/swedish-fees',
	'[4] The Northern Light ferry in service: https://example.org/light',
	'[5] Port news: https://example.org/2025/03/01/news',
	'[6] Call for papers, ferry days: https://example.org/cfp',
	'[7] 挪威港口收费研究: https://example.org/no',
	'[8] 港口年报2014: https://example.org/zh',
];
const found = (...lines: string[]) => marked('citation.mismatch', doc(...lines, ...list)).length;

describe('citation.mismatch', () => {
	it('marks what is told of a year after its source', () => {
		assert.equal(found('In 2023 the line carried 3.1 million people [1].'), 1);
		assert.equal(found('2023年吞吐量为310万吨[8]。'), 1);
	});

	it('leaves forecasts, earlier years, other sources and the future alone', () => {
		assert.equal(found('The line is expected to carry 3.1 million people in 2023 [1].'), 0);
		assert.equal(found('In 2015 the line carried 3.1 million people [1].'), 0);
		assert.equal(found('In 2023 the line carried 3.1 million people [1][4].'), 0);
		assert.equal(found('Ferries of the class last until 2040 [1].'), 0);
		assert.equal(found('预计2023年吞吐量为310万吨[8]。'), 0);
	});

	it('marks sources on other countries only', () => {
		assert.equal(found('In Sweden, fees depend on length [2].'), 1);
		assert.equal(found('瑞典按船长收费[7]。'), 1);
		assert.equal(found('## Sweden', '', 'Fees depend on length [2].'), 1);
		assert.equal(found('## Sweden', '', 'Fees depend on length [3].'), 0);
		assert.equal(found('## Sweden', '', 'Fees depend on length [2][3].'), 0);
		assert.equal(found('In Sweden and Norway, fees depend on length [2].'), 0);
		assert.equal(found('In Europe, fees depend on length [2].'), 0);
		assert.equal(found('Fees depend on length, as Sweden shows [2].'), 0);
	});

	it('marks a name that another entry has in its title', () => {
		assert.equal(found('Northern Light: holds 900 people and 120 cars [2].'), 1);
		assert.equal(found('Northern Light: holds 900 people and 120 cars [4].'), 0);
		assert.equal(found('Northern Light: pays harbour dues of 12 a metre [2].'), 0);
		assert.equal(found('研究“挪威港口收费研究”测得载客900人[1]。'), 1);
		assert.equal(found('Northern Light: holds 900 people [2].', '', 'In northern light it glows.'), 0);
	});

	it('marks what is no source', () => {
		assert.equal(found('Batteries have become lighter [6].'), 1);
		assert.equal(found('Batteries have become lighter [5][6].'), 0);
	});
});

import assert from 'node:assert/strict';
import { mismatchedCitations } from '../../../../src/checks/citations/citationMismatch';
import { doc, marked } from '../finding';
import { expectTold } from '../told';

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
		assert.equal(found('Northern *Light*: holds 900 people and 120 cars [2].'), 1);
		assert.equal(found('It holds 900 people [2], more than “The Northern Light ferry in service” said.'), 0);
		assert.equal(found('Northern Light: pays harbour dues of 12 a metre [2].'), 0);
		assert.equal(found('据《挪威港口收费研究》，港口载客900人[1]。'), 1);
		assert.equal(found('据《挪威港口收费研究》的规定，港口载客900人[1]。'), 0);
		assert.equal(found('研究“挪威港口收费研究”测得载客900人[1]。'), 1);
		assert.equal(found('Northern Light: holds 900 people [2].', '', 'In northern light it glows.'), 0);
	});

	it('takes a word in quotation marks for no name', () => {
		assert.equal(found('It took long to reach “service” levels of the south [2].'), 0);
	});
});

describe('what is told of sources that cannot carry a sentence', () => {
	describe('years', () => {
		expectTold(
			mismatchedCitations,
			{
				'In 2023 the line carried 3.1 million people [1].': [
					'In 2023 the line carried 3.1 million peo sourceTooOld {"names":["1"],"newest":2016,"year":2023} ← [1] Ferry yearbook 2',
				],
				'In 2016 the line carried 3.1 million people [1].': [],
				'In 2017 the line carried 3.1 million people [1].': [
					'In 2017 the line carried 3.1 million peo sourceTooOld {"names":["1"],"newest":2016,"year":2017} ← [1] Ferry yearbook 2',
				],
				'In 2023 the line carried 3.1 million people [1][2].': [],
				'In 2023 the line carried 3.1 million people [1][3].': [],
				'In 2031 the line carried 3.1 million people [1].': [],
				'In 2023 the line carried 3.1 million people [4].': [
					'In 2023 the line carried 3.1 million peo sourceTooOld {"names":["4"],"newest":2019,"year":2023} ← [4] Ferry news: http',
				],
				'In 2023 the line carried 3.1 million people [7].': [
					'In 2023 the line carried 3.1 million peo sourceTooOld {"names":["7"],"newest":2018,"year":2023} ← [7] Ferry models: ht',
				],
				'The line is expected to carry 3.1 million people in 2023 [1].': [],
				'The order sets the fare at 5 euros until the end of 2023 [1].': [],
				'方案提出，到2023年客运量达到310万人[1]。': [],
				'到2023年客运量已达310万人[1]。': [
					'到2023年客运量已达310万人[1]。 sourceTooOld {"names":["1"],"newest":2016,"year":2023} ← [1] Ferry yearbook 2',
				],
				'Riders grew by 5% a year until 2023 [1].': [
					'Riders grew by 5% a year until 2023 [1]. sourceTooOld {"names":["1"],"newest":2016,"year":2023} ← [1] Ferry yearbook 2',
				],
				'合同约定2023年交付12艘渡轮[1]。': [],
				'截至2023年客运量为310万人[1]。': [
					'截至2023年客运量为310万人[1]。 sourceTooOld {"names":["1"],"newest":2016,"year":2023} ← [1] Ferry yearbook 2',
				],
				'| Year | People |\n|---|---|\n| 2023 | 3.1 million [1] |': [
					'2023 | 3.1 million [1] sourceTooOld {"names":["1"],"newest":2016,"year":2023} ← [1] Ferry yearbook 2',
				],
				'In 2023 the line carried 3.1 million people [1][3][4][5].': [],
				// A number of a series, and years that an address says it reaches to.
				'In 2023 the line carried 3.1 million people [10].': [],
				'In 2023 the line carried 3.1 million people [11].': [],
				'In 2028 the line carried 3.1 million people [12].': [],
				'In 2023 the line carried 3.1 million people [12].': [
					'In 2023 the line carried 3.1 million peo sourceTooOld {"names":["12"],"newest":2019,"year":2023} ← [12] Order 71/14: ht',
				],
				'In 2023 the line carried 3.1 million people [1][9].': [],
			},
			`## References

[1] Ferry yearbook 2016: https://example.org/yearbook
[2] Ferry yearbook 2024: https://example.org/yearbook24
[3] Ferries: https://example.org/ferries
[4] Ferry news: https://example.org/2019/03/news
[5] Harbours: https://example.org/harbours
[6] Port news: https://example.org/2025/03/01/news
[7] Ferry models: https://arxiv.org/abs/1803.01234
[10] Order 71/14-2019-02 on ferries: https://example.org/order-71_14-2019-02.pdf
[11] Ferry costs: https://example.org/2019/03/costs_2015_2030.pdf
[12] Order 71/14: https://example.org/2019/03/order
`,
		);
	});

	describe('places', () => {
		expectTold(
			mismatchedCitations,
			{
				'In Sweden, fees depend on length [1].': [
					'In Sweden, fees depend on length [1]. sourceOtherPlace {"names":["1"],"other":{"code":"places.norway"},"place":{"code":"places.sweden"},"better":["2","5"]} ← [1] Harbour fees in ',
				],
				'Across Sweden, fees depend on length [1].': [
					'Across Sweden, fees depend on length [1] sourceOtherPlace {"names":["1"],"other":{"code":"places.norway"},"place":{"code":"places.sweden"},"better":["2","5"]} ← [1] Harbour fees in ',
				],
				'Sweden charges by length [1].': [
					'Sweden charges by length [1]. sourceOtherPlace {"names":["1"],"other":{"code":"places.norway"},"place":{"code":"places.sweden"},"better":["2","5"]} ← [1] Harbour fees in ',
				],
				'In Germany, fees depend on length [1].': [
					'In Germany, fees depend on length [1]. sourceOtherPlace {"names":["1"],"other":{"code":"places.norway"},"place":{"code":"places.germany"},"better":[]} ← [1] Harbour fees in ',
				],
				'Fees depend on length in Sweden [1].': [],
				'In Sweden, fees depend on length [2].': [],
				'In Sweden, fees depend on length [1][3].': [],
				'In Sweden, fees depend on length [3].': [],
				'In Stockholm, fees depend on length [1].': [],
				'In Europe, fees depend on length [1].': [],
				'In Sweden, fees depend on length [4].': [],
				'In Sweden, fees depend on length [5].': [],
				'## Sweden\n\n### Fees\n\nFees depend on length [1].': [
					'Fees depend on length [1]. sourceOtherPlace {"names":["1"],"other":{"code":"places.norway"},"place":{"code":"places.sweden"},"better":["2","5"]} ← [1] Harbour fees in ',
				],
				'## Sweden and Norway\n\nFees depend on length [1].': [],
				'## Ports in Sweden\n\nFees depend on length [1].': [],
				'瑞典按船长收费[6]。': [
					'瑞典按船长收费[6]。 sourceOtherPlace {"names":["6"],"other":{"code":"places.norway"},"place":{"code":"places.sweden"},"better":["2","5"]} ← [6] 挪威港口收费研究: https:',
				],
				'In Sweden, fees depend on length [7].': [],
				'In Sweden, fees depend on length [8].': [],
				'In Sweden, fees depend on length [9].': [
					'In Sweden, fees depend on length [9]. sourceOtherPlace {"names":["9"],"other":{"code":"places.norway"},"place":{"code":"places.sweden"},"better":["2","5"]} ← [9] Port Union. (202',
				],
				'在瑞典，收费取决于船长[10]。': [],
				'In Sweden, fees depend on length [11].': [
					'In Sweden, fees depend on length [11]. sourceOtherPlace {"names":["11"],"other":{"code":"places.norway"},"place":{"code":"places.sweden"},"better":["2","5"]} ← [11] A comparative s',
				],
				'在瑞典，收费取决于船长[6]。': [
					'在瑞典，收费取决于船长[6]。 sourceOtherPlace {"names":["6"],"other":{"code":"places.norway"},"place":{"code":"places.sweden"},"better":["2","5"]} ← [6] 挪威港口收费研究: https:',
				],
			},
			`## References

[1] Harbour fees in Norway: https://example.org/fees
[2] Harbour fees in Sweden: https://example.org/swedish-fees
[3] Harbour fees: https://example.org/all
[4] Harbour fees in Norway and the world: https://example.org/world
[5] Harbour fees in Norway and Sweden: https://example.org/both
[6] 挪威港口收费研究: https://example.org/no
[7] Ports of Norway. (2023). Harbour fees: https://example.org/authors
[8] An international comparison of fees from Norway: https://example.org/compared
[9] Port Union. (2023). Harbour fees in Norway: https://example.org/union
[10] 挪威港口收费的国际比较: https://example.org/bijiao
[11] A comparative study of old and new ports in Norway: https://example.org/two
`,
		);
	});

	describe('names', () => {
		expectTold(
			mismatchedCitations,
			{
				'Northern Light: holds 900 people and 120 cars [2].': [
					'Northern Light: holds 900 people and 120 sourceOtherName {"names":["2"],"name":"Northern Light","better":"1"} ← [2] Harbour fees and',
				],
				'“The Northern Light ferry in service” tells of 900 people and 120 cars [2].': [
					'“The Northern Light ferry in service” te sourceOtherName {"names":["2"],"name":"The Northern Light ferry in service","better":"1"} ← [2] Harbour fees and',
				],
				'Northern Light’s hold takes 900 people and 120 cars [2].': [
					'Northern Light’s hold takes 900 people a sourceOtherName {"names":["2"],"name":"Northern Light","better":"1"} ← [2] Harbour fees and',
				],
				'NORTHERN holds 900 people and 120 cars [2].': [
					'NORTHERN holds 900 people and 120 cars [ sourceOtherName {"names":["2"],"name":"NORTHERN","better":"1"} ← [2] Harbour fees and',
				],
				'Northern Light: holds 900 people and 120 cars [1].': [],
				'Northern Light: holds 900 people and 120 cars [1][2].': [],
				'Northern Light: holds 900 people and 120 cars [3].': [],
				'Northern Light: pays a fee for each metre [2].': [
					'Northern Light: pays a fee for each metr sourceOtherName {"names":["2"],"name":"Northern Light","better":"1"} ← [2] Harbour fees and',
				],
				'Southern Light: holds 900 people and 120 cars [2].': [],
				'Northern Light: holds 900 people [2]. In northern light it glows.': [],
				'## Fees\n\nNorthern Light: holds 900 people and 120 cars [2].': [],
				'Northern Light: holds 900 people and 120 cars [4].': [],
				// What follows the marker is not what it cites.
				'It holds 900 people by one count [2], fewer since “The Northern Light ferry in service” came out.': [],
				'It holds 900 people [2], as “The Northern Light ferry in service” tells [2].': [
					'It holds 900 people [2], as “The Norther sourceOtherName {"names":["2"],"name":"The Northern Light ferry in service","better":"1"} ← [2] Harbour fees and',
				],
			},
			`## References

[1] The Northern Light ferry in service: https://example.org/light
[2] Harbour fees and dues of smaller ports: https://example.org/dues
[3] Annual report: https://example.org/report
[4] Northern Lighthouses and their keepers of old: https://example.org/house
`,
		);
	});
});

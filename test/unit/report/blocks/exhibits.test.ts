import assert from 'node:assert/strict';
import { exhibitsCaptioned, exhibitsNamed } from '../../../../src/report/blocks/exhibits';

const written = ({ kinds, word, number, sure }: ReturnType<typeof exhibitsNamed>[number]) =>
	`${kinds.join('/')} ${word} ${number}${sure ? '' : ' ?'}`;

describe('the exhibits that a text names', () => {
	const cases: Readonly<Record<string, readonly string[]>> = {
		'Oats are in Table 2, rye in Fig. 3.': ['table table 2', 'figure figure 3'],
		'Tables 1 and 2.1, charts 4 to 6': ['table table 1', 'table table 2.1', 'figure chart 4', 'figure chart 6'],
		'Table 1, 40 farms': ['table table 1', 'table table 40 ?'],
		'见图3、表1至表4、图表5和附表2-1': [
			'figure 图 3',
			'table 表 1',
			'table 表 4',
			'figure/table 图表 5',
			'table 附表 2-1',
			'table 附表 1 ?',
		],
		'Oats figure large; the tablet has 3 rows.': [],
	};
	for (const [text, expected] of Object.entries(cases))
		it(text, () => assert.deepEqual(exhibitsNamed(text).map(written), expected));

	it('stand where their names do, or the numbers behind the first', () => {
		const text = 'See Figures 1 and 2 below.';
		const places = exhibitsNamed(text).map(({ start, end, behind }) => [text.slice(start, end), text.slice(behind)]);
		assert.deepEqual(places, [
			['Figures 1', ' below.'],
			['2', ' below.'],
		]);
	});
});

describe('the exhibits that a line captions', () => {
	const cases: Readonly<Record<string, readonly string[]>> = {
		'**Table 3: Oats by county**': ['table table 3'],
		'### 2.1 Figure 4 – Oats': ['figure figure 4'],
		'Figure 8 (left): oats; Figure 9 (right): rye': ['figure figure 8', 'figure figure 9'],
		'图表7：各县燕麦产量': ['figure/table 图表 7'],
		'Figure 3 shows the oats of each county.': [],
		'Table 3 and Table 4 show the oats.': [],
		'图3显示了各县的产量。': [],
		'The oats of Table 3': [],
	};
	for (const [line, expected] of Object.entries(cases))
		it(line, () => assert.deepEqual(exhibitsCaptioned(line).map(written), expected));
});

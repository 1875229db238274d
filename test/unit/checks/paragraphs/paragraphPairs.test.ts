import assert from 'node:assert/strict';
import { comparePairs } from '../../../../src/checks/paragraphs/paragraphPairs';
import { parseReport } from '../../../../src/report/parsing/parse';

const prices = 'Battery prices fell by a fifth over the year because cells became cheaper and factories opened.';
const edited = 'As noted, battery prices fell by a fifth over the year, because cells became much cheaper.';
const fees = 'Network fees are set by the regulator every four years, and the next review is due in spring.';
const trade = 'Ports in the north handled fewer containers once the canal closed for repairs in autumn.';

const pairsIn = (...blocks: string[]) => comparePairs(parseReport(['# Storage', ...blocks].join('\n\n')));

describe('the comparison of paragraphs', () => {
	it('finds the pair that is alike, the earlier first, and counts all pairs', () => {
		const pairs = pairsIn(prices, fees, edited, trade);
		const [pair, ...more] = pairs.candidates.filter(({ similarity }) => similarity >= 0.25);
		assert.equal(pairs.compared, 6);
		assert.equal(more.length, 0);
		assert.deepEqual([pair!.first, pair!.second], [pairs.paragraphs[0], pairs.paragraphs[2]]);
	});

	it('gives the same text a similarity of 1 and unrelated texts none', () => {
		const { candidates } = pairsIn(prices, fees, prices, trade);
		assert.equal(candidates.length, 1);
		assert.ok(candidates[0]!.similarity > 0.9999);
	});

	it('leaves out labels, headings and the reference list', () => {
		const { paragraphs } = pairsIn(prices, 'In short', '## References', `[1] ${prices}`);
		assert.equal(paragraphs.length, 1);
	});

	it('leaves out the captions of figures and tables, which are alike by nature', () => {
		const caption = (number: number, year: number) =>
			`**Table ${number}: Installed capacity of battery storage by owner and state, ${year}**`;
		const table = '| Owner | MW |\n| --- | --- |\n| Town | 40 |';
		const figure = (year: number) =>
			`![Capacity](capacity-${year}.svg)\n\n*Figure ${year - 2020}: Installed capacity of battery storage by owner and state, ${year}*`;
		const captioned = pairsIn(caption(1, 2023), table, caption(2, 2024), table, figure(2023), figure(2024), prices);
		assert.equal(captioned.paragraphs.length, 1);
		assert.deepEqual(captioned.candidates, []);
		const told = 'Table 1 and Figure 3 show the installed capacity of battery storage by owner and state in 2023.';
		assert.equal(pairsIn(told, caption(1, 2023), table, prices).paragraphs.length, 2);
	});

	it('expects a conclusion to repeat the body, but not the body to repeat itself', () => {
		const expected = (heading: string) =>
			pairsIn('## Prices', prices, heading, edited, fees, trade).candidates[0]!.expected;
		assert.equal(expected('## Conclusion'), true);
		assert.equal(expected('## Supply'), false);
	});

	it('expects highlights to tell what the body tells, and quotations to be set side by side', () => {
		const highlights = pairsIn('## Highlights', prices, '## Supply', edited, fees, trade);
		assert.equal(highlights.candidates[0]!.expected, true);
		const quoted = pairsIn('## Prices', `> ${prices}`, '## Supply', `> ${edited}`, fees, trade);
		assert.equal(quoted.candidates[0]!.expected, true);
	});

	it('gives cells of a table that stand as paragraphs no odds, and leaves out foreign text in a Chinese report', () => {
		const cells = [
			'Name of the plant and its owner',
			'Power of the plant at full load',
			'Year of the plant going live',
		];
		const { candidates } = pairsIn('Plants are listed here, one after the other.', ...cells, ...cells, 'They run.');
		const [first, second] = [candidates[0]!, candidates[1]!];
		assert.ok(first.similarity > 0.9 && second.similarity > 0.9);
		assert.ok(candidates.some(({ repetition }) => repetition === 0));
		const chinese = ['动力电池的价格在一年内下降了两成，原因是电芯更便宜。', '电网费用由监管机构每四年核定一次。'];
		assert.equal(pairsIn(...chinese, prices, prices).paragraphs.length, 2);
	});

	it('compares Chinese text by its characters', () => {
		const { candidates } = pairsIn(
			'动力电池的价格在一年内下降了两成，原因是电芯更便宜。',
			'电网费用由监管机构每四年核定一次，下一次审查在春季。',
			'如前所述，动力电池的价格一年内下降了两成，因为电芯更便宜。',
		);
		assert.equal(candidates.length, 1);
		assert.ok(candidates[0]!.similarity > 0.25);
	});

	it('gives odds between 0 and 1, higher for a repetition than for a shared subject', () => {
		const subject = 'Factories for batteries need skilled staff, and training takes three years in most regions.';
		const { candidates } = pairsIn(prices, fees, subject, edited, trade);
		const byPlace = candidates.map(({ first, second, repetition }) => ({ at: `${first} ${second}`, repetition }));
		const repeated = byPlace.find(({ at }) => at === '1 4')!;
		assert.ok(repeated.repetition > 0 && repeated.repetition < 1);
		assert.ok(byPlace.every(({ at, repetition }) => at === '1 4' || repetition < repeated.repetition));
	});
});

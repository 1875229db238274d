import assert from 'node:assert/strict';
import { isSameSubject, repeatsFigures } from '../../../../src/checks/paragraphs/sharedContent';
import { parseReport } from '../../../../src/report/parsing/parse';

/** Whether two paragraphs of a report are alike for their subject alone. */
function sameSubject(first: string, second: string, similarity = 0.4): boolean {
	const report = parseReport(`# Report\n\n${first}\n\n${second}\n`);
	const [a, b] = report.blocks.filter(({ kind }) => kind === 'paragraph');
	assert.ok(a && b);
	return isSameSubject(report, a, b, similarity);
}

describe('paragraphs that are alike for their subject alone', () => {
	const told = 'Ferries carried most of the freight. ';

	it('are long ones with little in common; not short ones, nor such as are more alike', () => {
		assert.equal(sameSubject(told.repeat(5), told.repeat(6), 0.2), true);
		assert.equal(sameSubject(told.repeat(5), told.repeat(6), 0.3), false);
		assert.equal(sameSubject(told.repeat(4), told.repeat(6), 0.2), false);
	});

	it('are those of which the later gives two figures and none of the earlier’s', () => {
		const first = 'Ferries carried 61% of the freight.';
		assert.equal(sameSubject(first, 'Of the freight, ferries carried 12% in spring and 45% in autumn.'), true);
		assert.equal(sameSubject(first, 'Of the freight, ferries carried 61% in spring and 45% in autumn.'), false);
		assert.equal(sameSubject(first, 'Of the freight, ferries carried 45% in autumn.'), false);
	});

	it('are such even if both tell of the same months', () => {
		const first = '2023年前10个月，港口税收约为157万元，同比下降4%。';
		assert.equal(sameSubject(first, '2023年前10个月，港口收入合计约507万元，占比为35%。'), true);
		assert.equal(sameSubject(first, '2023年前10个月，港口收入合计约157万元，占比为35%。'), false);
		assert.equal(sameSubject('工期为10个月。', '工期为10个月，造价35万元，超支12%。'), false);
	});

	it('are, in Chinese, those that share a term and neither a figure nor words in a row', () => {
		const first = '渡轮运输公司在北部港口承担了大部分货运。';
		assert.equal(sameSubject(first, '对渡轮运输公司的补贴明年到期。'), true);
		assert.equal(sameSubject(first, '渡轮运输公司在北部港口承担了大部分货运，别无他法。'), false);
		assert.equal(sameSubject('渡轮承担了61%的货运。', '货运的61%由渡轮承担。'), false);
	});
});

describe('a paragraph that gives the figures of another', () => {
	const again = (second: string, more = '') => {
		const first = `Ferries carried 61.2% of the freight, or 415 loads.${more}`;
		const report = parseReport(`# Report\n\n${first}\n\n${second}\n`);
		const [a, b] = report.blocks.filter(({ kind }) => kind === 'paragraph');
		assert.ok(a && b);
		return repeatsFigures(report, a, b);
	};

	it('repeats it in whatever words, unless it has others or hardly any', () => {
		assert.equal(again('Some 415 cargoes went by ship, which is a share of 61.2%.'), true);
		assert.equal(again('Some 415 cargoes went by ship.'), false);
		const others = ' Trains had 22.5%, or 152, and carts 16.3%, or 110.';
		assert.equal(again('Some 415 cargoes went by ship, which is a share of 61.2%.', others), false);
		assert.equal(again('Of 415 cargoes 61.2% went by ship, 12% by rail and 9% by road.'), false);
	});
});

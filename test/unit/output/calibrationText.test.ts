import assert from 'node:assert/strict';
import { wordsIn } from '../../../src/messages/words';
import type { Calibration } from '../../../src/output/agreementModel';
import { renderCalibrationText } from '../../../src/output/calibrationText';

const nothing = { value: null, interval: null };
const calibration: Calibration = {
	file: 'ratings.csv',
	agreements: [
		{
			...{ dimension: 'jade.final', ratings: 1_200, groups: 3 },
			...{ mad: { value: 0.5, interval: [0.25, 1] }, pearson: nothing, spearman: nothing },
			ranking: { value: 0.5, interval: null, agree: 1, tied: 0, oppose: 1, humanTied: 1 },
		},
	],
	leftOut: [{ line: 3, file: 'gone.md', message: 'gone.md does not exist.' }],
	run: null,
};

describe('the agreement of scores with people, as text', () => {
	it('counts what was compared, and what was not', () => {
		const text = renderCalibrationText(calibration, wordsIn('en'), false);
		assert.match(text, /^jade\.final · 1,200 ratings in 3 groups$/m);
		assert.match(text, /^2 pairs ranked by people: the scores agree on 1, tie on 0 and disagree on 1\. 1 pair that /m);
		assert.match(text, /^With 3 groups the intervals are rough/m);
		assert.match(text, /^Line 3 is left out\. Not scored: gone\.md does not exist\.$/m);
	});

	it('is told in Chinese, too', () => {
		const text = renderCalibrationText(calibration, wordsIn('zh-CN'), false);
		assert.match(text, /^jade\.final · 3 组，共 1,200 个评分$/m);
		assert.match(text, /^平均绝对偏差 +0\.50 +0\.25 至 1\.00$/m);
		assert.match(text, /^没有相关系数：评分或分数全部相同。$/m);
		assert.match(text, /^第 3 行未采用。未评分：gone\.md does not exist\.$/m);
		assert.match(text, /^普通的模型评判（arXiv 2602\.06486，表 3） /m);
	});
});

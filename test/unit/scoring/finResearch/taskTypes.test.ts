import assert from 'node:assert/strict';
import { readTaskType, type TaskType, taskTypes } from '../../../../src/scorecard/finResearch';
import { expectations, recogniseTask, taskBriefing } from '../../../../src/scoring/finResearch/taskTypes';

const queries: readonly (readonly [string, TaskType])[] = [
	['How strong is Aldmoor Motors (NYSE: ALDM) against its rivals in driver assistance?', 'Stock-Specific Analysis'],
	['奥德摩汽车股份有限公司深度研究：新车型竞争力', 'Stock-Specific Analysis'],
	['What would higher tariffs mean for suppliers of phone makers?', 'Event Analysis'],
	['央行降息对银行业的影响', 'Event Analysis'],
	['Which stocks of the drone plate are worth buying?', 'Stock Selection from Given Plate'],
	['低空经济概念股梳理', 'Stock Selection from Given Plate'],
	['Cosmetics industry in 2026: where growth will come from', 'Sector Analysis'],
	['2026年咖啡零售行业发展趋势', 'Sector Analysis'],
	['Morning brief: what to know before the open', 'Investment Morning Brief'],
	['今日投资晨报', 'Investment Morning Brief'],
	['Post-market recap with fund flows', 'Post-Market Recap'],
	['今日收盘综述与资金流向', 'Post-Market Recap'],
	['Latest views of the sell-side: analysts’ opinions on chips', 'Expert Opinion'],
	['券商最新观点汇总', 'Expert Opinion'],
	['Share price performance of Besk Holdings since 2020', 'Stock-Specific Performance'],
	['Why did the shares of Besk Holdings plunge yesterday?', 'Stock-Specific Movements'],
	['Nasdaq and S&P 500 in the third quarter', 'Market Performance and Analysis'],
	['半导体板块走势', 'Plate Performance and Analysis'],
	['Screen for companies with a dividend yield above 5%', 'Criteria-based Stock Filtering'],
	['Should I buy Besk Holdings now?', 'Trade Recommendation'],
	['Top headlines in energy this week', 'Trending News'],
	['What is an exchange-traded fund?', 'Investment Education'],
];

describe('the task type of a report', () => {
	for (const [query, type] of queries) {
		it(`of “${query}” is ${type}`, () => assert.equal(recogniseTask(query), type));
	}

	it('is left to the model where the words do not tell', () => {
		assert.equal(recogniseTask('The winter garden'), undefined);
		assert.equal(recogniseTask(''), undefined);
	});

	it('is read from a model’s answer, however it is spelt', () => {
		assert.equal(readTaskType('sector analysis'), 'Sector Analysis');
		assert.equal(readTaskType('Criteria-Based Stock Filtering.'), 'Criteria-based Stock Filtering');
		assert.equal(readTaskType('poetry'), undefined);
	});

	it('brings what is expected of the seven head types, or the list to choose from', () => {
		assert.equal(taskTypes.length, 16);
		assert.deepEqual(Object.keys(expectations), taskTypes.slice(0, 7));
		assert.match(taskBriefing('Post-Market Recap'), /^Task type: Post-Market Recap\. A good answer gives: indices/);
		assert.equal(taskBriefing('Others'), 'Task type: Others.');
		for (const type of taskTypes) assert.ok(taskBriefing(undefined).includes(type));
	});

	it('is a guess, with the list to choose from, where single words tell it that stand in many questions', () => {
		const briefing = taskBriefing('Sector Analysis');
		assert.match(briefing, /^Task type: choose it from this list.* speak for Sector Analysis; they may mislead\.\n/);
		for (const type of taskTypes) assert.ok(briefing.includes(type));
	});
});

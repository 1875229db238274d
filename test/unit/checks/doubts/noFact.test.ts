import assert from 'node:assert/strict';
import { isNoFact, namesItsData } from '../../../../src/checks/doubts/noFact';
import { isToldInBrief } from '../../../../src/checks/doubts/toldInBrief';
import type { Report } from '../../../../src/report/model';
import { parseReport } from '../../../../src/report/parsing/parse';
import type { LogicNode } from '../../../../src/tree/model';
import { nodesOf } from '../../output/handmade';

function nodes({ source, sentences }: Report): LogicNode[] {
	return sentences.flatMap(({ text, span, index }) =>
		nodesOf(source, [[`s${index}`, null, text, true, 'unsupported']]).map((node) => ({
			...node,
			span,
			sentence: index,
		})),
	);
}

/** Of each sentence of a text whether there is nothing to cite. */
function noFacts(text: string): boolean[] {
	const report = parseReport(`# Ferries\n\n${text}\n`);
	return nodes(report).map((node) => isNoFact(report, node));
}

describe('a sentence with figures that states nothing to look up', () => {
	it('is a task, or one of its author’s targets', () => {
		assert.deepEqual(noFacts('- [x] Check the 12 quays\n- [ ] Ask for 3 quotes\n\nDone.'), [true, true, false]);
		assert.deepEqual(noFacts('Our targets were checked:\n\n- 45% less fuel by 2030\n- 25% fewer trips'), [
			true,
			true,
			true,
		]);
		assert.deepEqual(noFacts('Prices moved as follows:\n\n- 45% less fuel in 2024\n- 25% fewer trips'), [
			false,
			false,
			false,
		]);
	});

	const cases: Readonly<Record<string, boolean>> = {
		'Fares rose by 4% in 2024.': false,
		'We sell 4,000 tickets a day.': true,
		'Set the timeout to 15 seconds.': true,
		'In the table above, 4 lines carry 28% of all guests.': true,
		'It is recommended to cross at 9 knots.': true,
		'The harbour board recommended a fare of 4 euros.': false,
		'Season tickets: 建议将票价定为4元。': true,
		'建议零售价为4元。': false,
		'Assuming 300 guests a day, the line earns 1,200 euros.': true,
		'Assumed losses came to 1,200 euros in 2024.': false,
		'若载客下降30%以上，则收入可能减少12%。': true,
		'假设每日载客300人，年收入约43万元。': true,
		'假设检验的p值为0.03。': false,
		'Over the next 6 months, 3 lines are closed.': true,
		'Within 6 months, 3 lines lost 40% of their guests.': false,
		'In 5 years the line is expected to be autonomous.': true,
		'The line is expected to carry 3.1 million people in 2030.': false,
		'Prediction: by 2030 the line is autonomous.': true,
		'近期（5-10年内）：无人驾驶可能会普及。': true,
		'近期（5-10年内）：票价可能会上涨4%。': false,
		'Long-term (10 years): the line may be autonomous.': true,
		'2024年票价上涨4%。': false,
		'用2年形成闭环，再推广到其余3条航线。': true,
		'在上一个表格中已统计，4条航线合计占28%。': true,
		'预计2030年可实现无人驾驶。': true,
		'预计2030年载客310万人。': false,
		'2025年力争载客310万人。': true,
		'Fieldwork: 4–22 March 2024.': true,
		'Base: 812 firms with 5 to 49 people.': true,
		'Base fares rose by 4% in 2024.': false,
	};
	for (const [text, expected] of Object.entries(cases))
		it(`${text} ${expected ? 'is one' : 'is none'}`, () => assert.deepEqual(noFacts(text), [expected]));

	it('is what stands under a heading that supposes it', () => {
		assert.deepEqual(noFacts('Fares rise by 4%.\n\n## Model assumptions\n\nFares rise by 5%.'), [false, true]);
		assert.deepEqual(noFacts('票价上涨4%。\n\n## 假设条件\n\n票价上涨5%。'), [false, true]);
	});

	const items: Readonly<Record<string, boolean>> = {
		'Lunch: rice (150 g) with fish (2 slices).': true,
		'Rice (150 g) with fish (80 g), 2 cups of tea.': true,
		'Stretch 10 min, rest 2 min, 3 times.': true,
		'Rice (150 g) with fish (80 g).': false,
		'Breakfast cereals hold 25 g of sugar.': false,
		'The ferry emits 120 g/km, the train 14 g/km and the plane 180 g/km.': false,
		'The operator sells 2G, 4G and 5G.': false,
		'Revenue grew 3 times, profit 5 times and debt 2 times.': false,
		'Crossings take 40 min in spring, 35 min in summer and 2 h in a storm, 3% more than before.': false,
		'晚餐：米饭（100克）、豆腐汤（50克豆腐）。': true,
		'睡眠10-13小时、户外1.5-2小时、家务1-2次。': true,
		'睡眠10-13小时，比2020年少1小时，共1.5小时。': false,
		'该市发生地震3次、洪水5次、台风2次。': false,
		'晚餐时段外卖平均送达42分钟。': false,
	};
	for (const [text, expected] of Object.entries(items))
		it(`${text} ${expected ? 'is one' : 'is none'} in a list`, () => {
			assert.deepEqual(noFacts(`- ${text}`), [expected]);
			assert.deepEqual(noFacts(text), [false]);
		});

	it('is a table of tasks, who does each and by when, or of stars', () => {
		const table = (head: string, row: string) => {
			const cells = head.split('|').length;
			const source = `# Ferries\n\n| ${head} |\n|${'---|'.repeat(cells)}\n| ${row} |\n| ${row} |\n`;
			const report = parseReport(source);
			const [only] = nodesOf(source, [['t', null, row, true, 'unsupported']]);
			return isNoFact(report, { ...only!, sentence: undefined, block: report.tables[0]!.block });
		};
		assert.equal(table('Step|Owner|Deadline', 'Dredge the quay | Harbour office | 6 weeks'), true);
		assert.equal(table('具体行动|负责部门|完成期限', '疏浚码头 | 港务局 | 6周'), true);
		assert.equal(table('Project|Owner|Timeline', 'Neston quay | Harbour office | 2 years'), false);
		assert.equal(table('案件|责任主体|时间', '码头 | 港务局 | 2年'), false);
		assert.equal(table('Step|Owner|Cost', 'Dredge the quay | Harbour office | 6 million euros'), false);
		assert.equal(table('Line|Owner of 3 ships|Deadline', 'Neston | Harbour office | 6 weeks'), false);
		assert.equal(table('Line|Comfort|Price', 'Neston 1 | ★★★★ | ★★☆'), true);
		assert.equal(table('Line|Comfort|Service|Guests', 'Neston 1 | ★★★★ | ★★ | 41,000'), false);
		assert.equal(table('Line|Comfort|Guests', 'Neston 1 | 4 | 9'), false);
	});

	it('is a step of an example that a list works out', () => {
		const steps = '2. A guest buys 3 tickets.\n3. The purse holds 70 crowns.';
		assert.deepEqual(noFacts(`1. Assume a purse of 100 crowns.\n${steps}`).slice(1), [true, true]);
		assert.deepEqual(noFacts(`1. The purse holds 100 crowns.\n${steps}`).slice(1), [false, false]);
		assert.deepEqual(noFacts(`Suppose a guest has 100 crowns:\n\n${steps}`).slice(1), [true, true]);
	});
});

describe('a report that says once whose figures it gives', () => {
	const names = (text: string) =>
		namesItsData(parseReport(`# Ferries\n\n${text}\n\n${'Fares rose again. '.repeat(40)}\n`));
	it('says so, and cites hardly anything else', () => {
		assert.equal(names('The data come from the harbour office. Fares rose by 4%.'), true);
		assert.equal(names('本文数据来自港务局。票价上涨4%。'), true);
		assert.equal(names('Fares rose by 4%.'), false);
		const cited = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `[a](https://example.org/${n})`).join(' ');
		assert.equal(names(`The data come from the harbour office. Fares rose ${cited}.`), false);
	});
});

describe('a fact of a summary or conclusion', () => {
	const brief = (text: string) => {
		const report = parseReport(`# Ferries\n\nFares rose by 4% in 2024.\n\n## Conclusion\n\n${text}\n`);
		return nodes(report).map((node) => isToldInBrief(report, node));
	};
	it('tells in brief what the body tells, unless its figure stands nowhere else', () => {
		assert.deepEqual(brief('Fares went up by 4%.'), [false, true]);
		assert.deepEqual(brief('Fares went up by 6%.'), [false, false]);
	});
});

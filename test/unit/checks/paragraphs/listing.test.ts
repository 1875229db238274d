import assert from 'node:assert/strict';
import { itemAt } from '../../../../src/access';
import { isLeadIn, isRequest, isTaskBrief, isTimelineEntry } from '../../../../src/checks/paragraphs/listing';
import { parseReport } from '../../../../src/report/parsing/parse';

/** The first paragraph or item of a text, read by one of the two. */
function reads(read: typeof isLeadIn, text: string): boolean {
	const report = parseReport(`# Outage\n\n${text}\n`);
	return read(
		report,
		itemAt(
			report.blocks.filter(({ kind }) => kind === 'item' || kind === 'paragraph'),
			0,
		),
	);
}

describe('what only lists', () => {
	it('leads into a list', () => {
		assert.equal(reads(isLeadIn, 'Eight of the ships are ferries:\n\n- Anna'), true);
		assert.equal(reads(isLeadIn, '其中共有八艘渡轮，具体如下：\n\n- 安娜'), true);
		assert.equal(reads(isLeadIn, '- Eight of the ships are ferries:\n  - Anna'), true);
		assert.equal(reads(isLeadIn, 'Eight of the ships are ferries.'), false);
	});

	it('is the brief in front of its answer', () => {
		for (const text of [
			'QUESTION:\nWhich ports grow?',
			'Research tasks (3 total): name the ports, the lines and the fees.',
			'研究问题：哪些港口在增长？',
			'任务（共 3 项）：列出港口。',
		])
			assert.equal(reads(isTaskBrief, text), true, text);
		assert.equal(reads(isTaskBrief, '# Answers\n\nResearch question: which ports grow?'), false);
		for (const text of ['The question: which ports grow?', 'Questions remain: one on fees.', '问题在于港口：费用。'])
			assert.equal(reads(isTaskBrief, text), false, text);
	});

	it('tells what happened by the clock', () => {
		for (const item of [
			'- 14:05 UTC: the pump failed',
			'- **2024-03-02 14:05: the pump failed**',
			'- 14时05分，水泵停转',
		])
			assert.equal(reads(isTimelineEntry, item), true, item);
		for (const item of ['- The pump failed at 14:05', '- 14:055 is no time', '14:05 UTC: the pump failed'])
			assert.equal(reads(isTimelineEntry, item), false, item);
	});

	it('asks its readers for something', () => {
		for (const text of [
			'Please take a minute to donate at <https://harbour.example>!',
			'For the next issue, subscribe to our letter.',
			'全部船只列表请查询[这里](./ships.csv)，明细可由程序获取。',
			'如发现错误，欢迎提交更正。',
		])
			assert.equal(reads(isRequest, text), true, text);
		for (const text of [
			'Please note that fees rose at every quay.',
			'Donors subscribe to the harbour fund for ten years.',
			'请注意，各码头费用均已上涨。',
			`Please donate. ${'The quay was rebuilt at great cost in the spring. '.repeat(5)}`,
		])
			assert.equal(reads(isRequest, text), false, text);
	});
});

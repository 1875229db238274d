import assert from 'node:assert/strict';
import { itemAt } from '../../../../src/access';
import { isLeadIn, isTimelineEntry } from '../../../../src/checks/paragraphs/listing';
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
});

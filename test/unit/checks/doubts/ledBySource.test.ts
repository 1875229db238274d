import assert from 'node:assert/strict';
import { ledBySource } from '../../../../src/checks/doubts/ledBySource';
import { parseReport } from '../../../../src/report/parsing/parse';

/** The starts of the blocks that a line in front of them sources. */
function led(...blocks: string[]): string[] {
	const list = '## References\n\n[1] Yearbook: https://example.org/y\n';
	const report = parseReport(['# Ferries', ...blocks, list].join('\n\n'));
	return [...ledBySource(report)].map((index) => report.source.slice(...report.blocks[index]!.span).slice(0, 5));
}

const items = '- Fares: 4 euros\n- Guests: 300';
const table = '| Line | Guests |\n|---|---|\n| North | 300 |';

describe('what its lead-in sources', () => {
	it('is the list or table behind a line that names whose figures follow', () => {
		assert.deepEqual(led('According to the Port Authority, last year:', items), ['Fares', 'Guest']);
		assert.deepEqual(led('The table is based on data of Harbour Watch:', table), ['| Lin']);
		assert.deepEqual(led('据港务局（PA）数据，客流上升：', items), ['Fares', 'Guest']);
		assert.deepEqual(led('以下表格基于港务局历史数据编制：', table), ['| Lin']);
		assert.deepEqual(led('数据主要来源于港务局2024年年报。', items), ['Fares', 'Guest']);
	});

	it('is each labelled paragraph behind a line that cites and ends with a colon', () => {
		assert.deepEqual(led('有以下几种情况[1]：', '北线：载客300人。', '南线：载客200人。', '两线均已扩建。'), [
			'北线：载客',
			'南线：载客',
		]);
		assert.deepEqual(led('有以下几种情况：', '北线：载客300人。'), []);
	});

	it('is nothing where the line names nobody, leads on to nothing, or another section begins', () => {
		assert.deepEqual(led('Based on our own counts:', items), []);
		assert.deepEqual(led('According to the Port Authority, fares rose.', items), []);
		assert.deepEqual(led('According to the Port Authority:', '## Lines', items), []);
		assert.deepEqual(led('根据需要，可选择：', items), []);
	});
});

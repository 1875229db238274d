import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { measureVisuals } from '../../../../src/scoring/observed/observations';

const table = '| Year | Sales |\n|---|---|\n| 2024 | 40 |\n';

function visualsOf(text: string) {
	const { count, tied, loose } = measureVisuals(parseReport(text));
	return [count, tied, loose && text.slice(...loose).split('\n')[0]];
}

describe('the tables and figures of a report', () => {
	it('are tied to the text by a line that leads to them or a mention in their section', () => {
		assert.deepEqual(visualsOf(`# Tea\n\nSales by year:\n\n${table}`), [1, 1, undefined]);
		assert.deepEqual(visualsOf(`# Tea\n\n${table}\nThe table gives the sales.\n`), [1, 1, undefined]);
		assert.deepEqual(visualsOf('# Tea\n\nSee fig. 1 for the sales.\n\n![Sales](sales.png)\n'), [1, 1, undefined]);
		assert.deepEqual(visualsOf(`# 茶\n\n下表给出销售额。\n\n${table}`), [1, 1, undefined]);
	});

	it('are loose where only another section speaks of one, or a word that sounds so', () => {
		const elsewhere = `# Tea\n\n## Sales\n\nSales rose.\n\n${table}\n## Prices\n\nThe chart shows prices.\n\n![Prices](prices.png)\n`;
		assert.deepEqual(visualsOf(elsewhere), [2, 1, '| Year | Sales |']);
		assert.deepEqual(visualsOf(`# Tea\n\nSales are stable and paragraphs short.\n\n${table}`), [
			1,
			0,
			'| Year | Sales |',
		]);
	});

	it('are none in plain text', () => assert.deepEqual(visualsOf('# Tea\n\nThe table is set.\n'), [0, 0, undefined]));
});

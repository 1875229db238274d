import assert from 'node:assert/strict';
import { parseReport } from '../../../src/report/parsing/parse';
import { numberedLines } from '../../../src/shownToModel/numberedReport';

const linesOf = (text: string) => numberedLines(parseReport(text)).map((line) => line.text);

describe('what a model is shown of notes and linked markers', () => {
	it('is a note to its end, with the sites of its links, and its figures whole', () => {
		const lines = linesOf(
			'# Tea\n\nSales rose.[^1] Prices fell.[^2]\n\n[^1]: 3.08% and not 3.03%.\n\n[^2]: The [survey leaves out cafés](https://a.example/x), so we used the [trade body](https://b.example/y), which counts 213 of them.\n',
		);
		assert.ok(lines.includes('[^1] 3.08% and not 3.03%.'), lines.join('\n'));
		assert.ok(
			lines.includes(
				'[^2] The survey leaves out cafés, so we used the trade body, which counts 213 of them. [a.example, b.example]',
			),
			lines.join('\n'),
		);
	});

	it('is where a number leads to that is a link itself', () => {
		const [, line] = linesOf('# Tea\n\nIt has been so since [2011](https://a.example/x).\n');
		assert.equal(line, 'It has been so since [2011](a.example).');
	});
});

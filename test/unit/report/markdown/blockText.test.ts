import assert from 'node:assert/strict';
import { blockText } from '../../../../src/report/markdown/blockText';
import { plainText } from '../../../../src/report/markdown/plain';
import { parseReport } from '../../../../src/report/parsing/parse';

describe('the text of a block', () => {
	const report = parseReport('# Ports\n\nThe **quay** was  rebuilt\nin 2021 [1].\n\n- 码头于2021年重建。\n');

	it('reads as a reader reads it: no markup, no markers, white space folded', () => {
		const texts = report.blocks.map((block) => blockText(report, block));
		assert.deepEqual(
			texts,
			report.blocks.map(({ span }) => plainText(report, span)),
		);
		assert.ok(texts.includes('The quay was rebuilt in 2021.'), texts.join(' | '));
		assert.ok(texts.includes('码头于2021年重建。'));
	});

	it('is kept for each report apart', () => {
		const other = parseReport('# Locks\n\nThe lock opened in 1932.\n');
		assert.equal(blockText(other, other.blocks[0]!), 'Locks');
		assert.equal(blockText(report, report.blocks[0]!), 'Ports');
	});
});

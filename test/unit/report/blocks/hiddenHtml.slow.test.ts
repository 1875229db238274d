import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { computing } from '../../computing';

describe('what a reader of a report does not see', () => {
	it('is found in time in proportion to the length', async () => {
		for (const part of [
			'<b hidden>',
			'<div hidden>\n\n',
			'<!-- ',
			'<a "',
			'<i style="',
			'<script>',
			'<p hidden>\n\n',
		]) {
			const source = part.repeat(100_000 / part.length);
			const took = await computing(() => parseReport(source));
			assert.ok(took < 4000, `${part}: ${took} ms`);
		}
	});
});

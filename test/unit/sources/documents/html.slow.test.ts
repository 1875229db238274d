import assert from 'node:assert/strict';
import { readHtml } from '../../../../src/sources/documents/html';
import { computing } from '../../computing';

describe('the text of a page', () => {
	const bombs = {
		divs: '<div>'.repeat(200_000),
		'elements of its own': '<x-a>'.repeat(200_000),
		'slashes that close nothing': '<foo/>'.repeat(200_000),
		'signs that open nothing': '<'.repeat(3_000_000),
		entities: '&amp;'.repeat(600_000),
		'paragraphs in bold': '<p><b>'.repeat(200_000),
	};
	for (const [what, html] of Object.entries(bombs)) {
		it(`takes no more than seconds for a page of ${what}`, async () => {
			const took = await computing(() => {
				try {
					assert.equal(readHtml(html, 'https://a.example/').truncated, true);
				} catch (error) {
					assert.ok(error instanceof RangeError, String(error));
				}
			});
			assert.ok(took < 6_000, `${took} ms`);
		});
	}
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** A test by its file, and its title where it has one. */
const named = /`(test\/[\w./-]+\.test\.ts)`(?: “([^”]+)”)?/g;

describe('What the pages on safety promise', () => {
	for (const page of ['docs/threats.md', 'docs/faults.md'])
		it(`is shown by tests that exist: ${page}`, () => {
			const rows = readFileSync(page, 'utf8')
				.split('\n')
				.filter((line) => line.startsWith('| ') && !/^\| (?:It|They|What|He) /.test(line));
			assert.ok(rows.length > 10);
			for (const row of rows) {
				const tests = [...row.matchAll(named)];
				assert.ok(tests.length > 0, row);
				for (const [, file = '', title = ''] of tests)
					assert.ok(readFileSync(file, 'utf8').includes(title), `${file}: ${title}`);
			}
		});

	it('can be found from the page for reporting, and from the list of pages', () => {
		for (const page of ['SECURITY.md', 'docs/README.md']) {
			const text = readFileSync(page, 'utf8');
			for (const name of ['threats.md', 'faults.md']) assert.ok(text.includes(name), `${page}: ${name}`);
		}
	});
});

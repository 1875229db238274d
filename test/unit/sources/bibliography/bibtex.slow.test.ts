import assert from 'node:assert/strict';
import { parseBibtex } from '../../../../src/sources/bibliography/bibtex';

describe('BibTeX', () => {
	it('takes a time in proportion to its length', () => {
		const open = '@misc{a, title = {x\n'.repeat(20_000);
		assert.equal(parseBibtex(open).length, 20_000);
		const doubled = Array.from({ length: 40 }, (_, at) => `@string{a${at + 1} = a${at} # a${at}}`).join('\n');
		assert.equal(parseBibtex(`@string{a0 = {xx}}\n${doubled}\n@misc{k, title = a40}`)[0]?.title.length, 100_000);
		assert.equal(parseBibtex('@string{a = {x}}\n'.repeat(200_000)).length, 0);
	});
});

import assert from 'node:assert/strict';
import { parseBibtex } from '../../../../src/sources/bibliography/bibtex';

const title = (text: string) => parseBibtex(`@misc{k, title = {${text}}}`)[0]?.title;

describe('BibTeX', () => {
	it('gives titles as they are read: accents, symbols, quotes and commands', () => {
		assert.equal(
			title('{\\"O}sterreichs na{\\"\\i}ve \\v{S}koda, \\c{c}a, {\\L}{\\\'o}d{\\\'z}'),
			'Österreichs naïve Škoda, ça, Łódź',
		);
		assert.equal(
			title('The {NASA} \\& the \\emph{quantum} leap --- 50\\% at \\$5'),
			'The NASA & the quantum leap – 50% at $5',
		);
		assert.equal(title("``Warm'' $\\beta$-carotene at 20\\textdegree{}C \\constructor"), '“Warm” β-carotene at 20°C');
	});

	it('joins macros, and takes what is no entry for text', () => {
		const [entry, ...rest] = parseBibtex(
			'Notes: me@example.org\n@comment{x}\n@string{pre = "The " # {Big }}\n@book(k, title = pre # "Book", year = 2020)',
		);
		assert.deepEqual([entry?.key, entry?.title, rest], ['k', 'The Big Book', []]);
	});

	it('gives addresses and DOIs without the escapes of TeX', () => {
		const [entry] = parseBibtex('@misc{k, doi = {10.1007/978-3\\_12}, url = {https://e.org/a\\_b?x=1\\&y=2}}');
		assert.deepEqual([entry?.doi, entry?.url], ['10.1007/978-3_12', 'https://e.org/a_b?x=1&y=2']);
	});

	it('loses one entry to a brace that nothing closes, not those after it', () => {
		const entries = parseBibtex(
			'@misc{a, title = {Not {closed}, year = 2020}\n@misc{b, title = "So\n @misc{c, title = {Ports}}',
		);
		assert.deepEqual(
			entries.map(({ key }) => key),
			['a', 'b', 'c'],
		);
		assert.equal(entries[2]?.title, 'Ports');
	});
});

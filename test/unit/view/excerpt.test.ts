import assert from 'node:assert/strict';
import { Ink } from '../../../src/report/model';
import { excerpt, readableExcerpt } from '../../../src/view/excerpt';

describe('Output: excerpts', () => {
	it('read the source at the span', () => {
		assert.equal(excerpt('one two three', [4, 7]), 'two');
	});

	it('leave out the marks of Markdown and keep citations', () => {
		const source = '**Sales** rose [1].';
		const ink = new Uint8Array(source.length);
		ink.fill(Ink.markup, 0, 2).fill(Ink.markup, 7, 9).fill(Ink.citation, 15, 18);
		assert.equal(readableExcerpt({ source, ink }, [0, 19]), 'Sales rose [1].');
		assert.equal(readableExcerpt({ source, ink }, [0, 2]), '**');
	});

	it('keep the cells of a table apart', () => {
		const source = '|a|b|\n|c|d|';
		const ink = Uint8Array.from(source, (character) => (/[|\n]/.test(character) ? Ink.markup : Ink.text));
		assert.equal(readableExcerpt({ source, ink }, [0, 11]), 'a b c d');
	});
});

import assert from 'node:assert/strict';
import { Ink } from '../../../src/report/model';
import { excerpt, oneLine, readableExcerpt, shorten } from '../../../src/view/excerpt';

describe('Output: excerpts', () => {
	it('fold white space and drop what a terminal would obey', () => {
		assert.equal(oneLine(' a\r\n\tb\u001b[31m c\u0007\u202ed '), 'a b[31m cd');
	});

	it('keep a text that fits', () => {
		assert.equal(shorten('four words fit here', 19), 'four words fit here');
	});

	it('cut at a space near the end', () => {
		assert.equal(shorten('four words fit here', 17), 'four words fit…');
	});

	it('never cut a character in two', () => {
		assert.equal(shorten('𠀀𠀁𠀂𠀃', 2), '𠀀𠀁…');
	});

	it('say that a text made long by white space goes on', () => {
		assert.equal(shorten(`a${' '.repeat(100)}b`, 10), 'a…');
	});

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

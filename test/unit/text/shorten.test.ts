import assert from 'node:assert/strict';
import { oneLine, shorten, truncate } from '../../../src/text/shorten';

describe('texts made short', () => {
	it('fold white space and drop what a terminal would obey', () => {
		assert.equal(oneLine(' a\r\n\tb\u001b[31m c\u0007\u202e\u061cd '), 'a b[31m cd');
	});

	it('hold no command of a build server, however it is hidden', () => {
		assert.equal(oneLine('a ##vso[task.x]b ##\u001b[add-mask]c ## [d]'), 'a # #vso[task.x]b # #[add-mask]c ## [d]');
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

	it('keep their beginning as it is, white space and all', () => {
		assert.equal(truncate('four  words', 11), 'four  words');
		assert.equal(truncate('four  words', 6), 'four  …');
		assert.equal(truncate('a𠀀b', 2), 'a…');
		assert.equal(truncate('a𠀀b', 3), 'a𠀀…');
	});
});

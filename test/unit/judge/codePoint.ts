import fc from 'fast-check';

const surrogates = { from: 0xd800, count: 0x800 };

/** A character of any code point, as the unit of a text; fast-check's own `binary` makes a table of all of them first, for a second. */
export const codePoint = fc.integer({ min: 0, max: 0x10ffff - surrogates.count }).map(
	(at) => String.fromCodePoint(at < surrogates.from ? at : at + surrogates.count),
	(character) => {
		const code = typeof character === 'string' && [...character].length === 1 ? character.codePointAt(0) : undefined;
		if (code === undefined || (code >= surrogates.from && code < surrogates.from + surrogates.count))
			throw new Error('That is no character.');
		return code < surrogates.from ? code : code - surrogates.count;
	},
);

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { withoutHiddenText } from '../../../src/judge/hiddenText';
import { codePoint } from './codePoint';

const tags = [...'score 100'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');

describe('hidden text', () => {
	const cases: Readonly<Record<string, readonly [text: string, visible: string]>> = {
		'comments are taken out': ['Sales <!-- score\n100 -->rose.', 'Sales rose.'],
		'an empty comment does not swallow what follows': ['a <!--> b --> c', 'a  b --> c'],
		'a comment left open takes nothing with it': ['Seen.\n<!-- and\nthis', 'Seen.\n<!-- and\nthis'],
		'a comment left open does not end with another': ['<!-- a <!-- b --> c', '<!-- a  c'],
		'a comment does not go on where passages are left out': ['a <!-- b\n[…]\nc --> d', 'a <!-- b\n[…]\nc --> d'],
		'comments in code are taken out, too': ['```html\n<!-- x -->\n```\na `<!-- y -->`', '```html\n\n```\na ``'],
		'code in a comment does not keep it': ['a<!--\n```\n-->b', 'ab'],
		'a comment hidden behind zero-width characters is found': ['a<\u200b!-\u200b- score 100 -->b', 'ab'],
		'zero-width characters are taken out': ['sc\u200bor\u2060e\ufeff', 'score'],
		'bidi controls are taken out': ['a\u202eb\u2066c\u2069\u200f', 'abc'],
		'tag characters are taken out': [`Sales${tags} rose.`, 'Sales rose.'],
		'variation selectors are taken out': ['a\ufe01\u{e0101}b', 'ab'],
		'soft hyphens are taken out': ['prof\u00adit', 'profit'],
		'control characters are taken out, tabs and line breaks are not': ['a\u0000\u001b[2Jb\tc\nd', 'a[2Jb\tc\nd'],
		'line breaks of all kinds become line feeds': ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
		'titles of links are taken out': ['[a](http://x.y/z "score 100") b', '[a](http://x.y/z) b'],
		'titles of images are taken out': ["![a](<x y.png> 'score 100')", '![a](<x y.png>)'],
		'titles of link definitions are taken out': ['[1]: http://x.y "score 100"\nText', '[1]: http://x.y\nText'],
		'titles in brackets are taken out': ['[a](b (score 100))', '[a](b)'],
	};
	for (const [name, [text, visible]] of Object.entries(cases))
		it(name, () => assert.equal(withoutHiddenText(text), visible));

	it('leaves visible text of any script alone', () => {
		for (const text of [
			'市场规模达到 1.2 亿元（约 35%）。',
			'Profit “rose” — by 3 < 5 > 2.',
			'| a | b |\n|---|---|',
			'`x` [1] [a](b)',
		])
			assert.equal(withoutHiddenText(text), text);
	});

	it('takes out everything invisible, wherever it stands', () => {
		fc.assert(
			fc.property(fc.string({ unit: codePoint, maxLength: 200 }), (text) => {
				assert.doesNotMatch(withoutHiddenText(text), /[\p{Default_Ignorable_Code_Point}\p{Cs}]|(?![\t\n])\p{Cc}/u);
			}),
		);
	});
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Ink } from '../../../../src/report/model';
import { parseReport } from '../../../../src/report/parsing/parse';

const seen = (source: string) => {
	const { ink } = parseReport(source);
	const letters = source.split('').map((letter, at) => (ink[at] === Ink.markup ? ' ' : letter));
	return letters.join('').replace(/\s+/g, ' ').trim();
};

describe('what a reader of a report does not see', () => {
	const cases: Readonly<Record<string, readonly [source: string, seen: string]>> = {
		'a hidden element in a line': ['a <b hidden>x</b> c', 'a c'],
		'an element with no size, behind an entity': ['a <b style="font&#45;size: 0.0em">x</b> c', 'a c'],
		'an element that a style in another spelling hides': [
			'a <b style="dis/**/play:none;DISPLAY : \\6eone">x</b> c',
			'a c',
		],
		'a hidden element left open in a paragraph ends with it': ['a <span hidden>x\n\nb', 'a b'],
		'one that formats goes on until it is closed': ['a <b hidden>x\n\ny</b> c', 'a c'],
		'a hidden element with others in it': ['<div hidden>\n\n<div>x</div>\n\ny\n\n</div>\n\nb', 'b'],
		'an element left open hides what follows': ['a\n\n<div hidden>\n\nx\n\ny', 'a'],
		'a hidden paragraph ends with the next block': ['<p hidden>x\n\nb', 'b'],
		'a hidden element in an item ends with it': ['- a\n- <div hidden>\n  x\n- c\n\nd', 'a c d'],
		'a hidden element in a cell ends with it': ['| a | b |\n|---|---|\n| <i hidden>x | d |', 'a b d'],
		'a block in a paragraph ends what the paragraph hides': ['a <span hidden>x<div></span>b</div>', 'a b'],
		'a tag in a script closes nothing': ['a <template><script></template></script>x</template> b', 'a b'],
		'a dialog that is not open': ['<dialog>x</dialog>\n\n<dialog open>b</dialog>', 'b'],
	};
	for (const [name, [source, visible]] of Object.entries(cases)) it(name, () => assert.equal(seen(source), visible));

	it('has no sentences, numbers, citations or figures', () => {
		const source = 'Sales rose. <span hidden>Costs fell 5% [a](http://a.example) ![b](c.png).</span>';
		const { sentences, numbers, citations, figures } = parseReport(source);
		assert.deepEqual([sentences.map(({ text }) => text), numbers, citations, figures], [['Sales rose.'], [], [], []]);
	});

	it('is not what only looks like it', () => {
		for (const text of [
			'a hidden b, display: none',
			'a <span style="opacity:0.5;font-size:0.9em;overflow:hidden">b</span>',
			'a <span class="hidden" data-hidden title="hidden">b</span>',
			'a <details><summary>b</summary>c</details>',
			'a <i title="<b hidden>">b</i>',
		])
			assert.match(seen(text), /^a .*b/, text);
		assert.ok(seen('`<b hidden>` a').endsWith('a'));
		assert.ok(seen('```\n<div hidden>\n```\n\na').endsWith('a'));
	});

	it('takes nothing from a report, whatever its HTML, once everything is closed', () => {
		const part = fc.constantFrom(
			'<b hidden>',
			'<div hidden>\n\n',
			'</b>',
			'\n\n</div>\n\n',
			'<p>',
			'x ',
			'\n\n',
			'- ',
			'| a |',
		);
		fc.assert(
			fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
				const source = `${parts.join('')}</b></b></b></b></b></b></b></b></b></b></b></b>\n\n${'</div>\n\n'.repeat(12)}Seen.`;
				assert.equal(parseReport(source).ink.at(-1), Ink.text);
			}),
		);
	});
});

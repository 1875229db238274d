import assert from 'node:assert/strict';
import { repeatedTitles } from '../../../../src/checks/paragraphs/paragraphRedundant';
import { collectParagraphs, endsSentence, isHighlight, labelOf } from '../../../../src/checks/paragraphs/paragraphs';
import { sharedContent } from '../../../../src/checks/paragraphs/sharedContent';
import { parseReport } from '../../../../src/report/parsing/parse';
import { english } from '../../words';

const long = 'Ferries carried 3.1 million passengers in 2024 [1].';

describe('what tells beforehand', () => {
	const highlights = (text: string) => {
		const report = parseReport(text);
		return report.blocks.filter((block) => block.kind !== 'heading' && isHighlight(report, block)).length;
	};

	it('stands under a heading that says so, or in a list between the title and the first part', () => {
		assert.equal(highlights(`# Ferries\n\n## Key points\n\n${long}\n\n## Lines\n\n- ${long}\n`), 1);
		assert.equal(highlights(`# Ferries\n\n- ${long}\n- ${long}\n\n## Lines\n\n- ${long}\n`), 2);
		assert.equal(highlights(`# Ferries\n\n${long}\n\n## Lines\n\n${long}\n`), 0);
		assert.equal(highlights(`# Ferries\n\n- ${long}\n`), 0);
		assert.equal(highlights(`# Ferries\n\n## Simple summary\n\n${long}\n\n## Lines\n\n${long}\n`), 1);
		assert.equal(highlights(`# Summary of the ferries\n\n## Lines\n\n${long}\n`), 0);
		assert.equal(highlights(`# Background\n\n- ${long}\n\n# Lines\n\n- ${long}\n`), 0);
		assert.equal(highlights(`## Ferries\n\n- ${long}\n\n## Lines\n\n- ${long}\n`), 0);
	});
});

describe('the paragraphs that are compared', () => {
	it('have their figures, what they cite and whether they echo the body', () => {
		const text = `# Ferries\n\n## Summary\n\n${long}\n\n## Lines\n\n- Outlook: ${long}\n\n> ${long}\n`;
		const told = collectParagraphs(parseReport(text)).map(({ figures, cited, echo, section, fragment }) => {
			return [figures.map(({ value }) => value), [...cited], echo, section?.text, fragment];
		});
		assert.deepEqual(told, [
			[[3.1e6], ['1'], true, 'Summary', false],
			[[3.1e6], ['1'], false, 'Lines', false],
			[[3.1e6], ['1'], false, 'Lines', false],
		]);
	});

	it('are none where each line stands as a paragraph', () => {
		const line = 'the council agreed that the fees of the harbour, as set out in';
		const cut = (lines: number) => collectParagraphs(parseReport(Array(lines).fill(line).join('\n\n'))).length;
		assert.ok(cut(30) > 0);
		assert.equal(cut(60), 0);
		const whole = Array.from({ length: 20 }, () => `${line}\n\n${long}`).join('\n\n');
		assert.ok(collectParagraphs(parseReport(whole)).length > 0);
	});

	const kept: Readonly<Record<string, number>> = {
		'One two three four five.': 0,
		'One two three four five six.': 1,
		'渡轮每年运送旅客一百万人。': 1,
		'渡轮运送旅客。': 0,
		'渡轮每年运送 300 万 passengers 了。': 1,
		'```\none two three four five six\n```': 0,
		'| one two three | four five six |\n|---|---|\n| one two three | four five six |': 0,
		'**One two three four five six**\n\n| a |\n|---|\n| b |': 0,
		'One two three four five six\n\n| a |\n|---|\n| b |': 0,
		'One two three four five six.\n\n| a |\n|---|\n| b |': 1,
		'![](a.png)\n\n*One two three four five six*': 0,
		'**Why one two three four five?**': 0,
		'<img src="a.png" alt="Plan">\n<p>One two three four five six.</p>': 0,
		'{{< figure src="a.png" title="One two three four five six" >}}': 0,
		'**1.2 Why one two three four five?**': 0,
		'**One two three four five six.**': 1,
		'**One two** three four five six': 1,
		'![](a.png)\nOne two three four five six.': 1,
		'{\\centering \\includegraphics{one/two/three/four-five-six-1} }': 0,
		'| a |\n|---|\n| b |\n\n_Source: one two three four five six_': 0,
		'Source: one two three four five six': 1,
		'| a |\n|---|\n| b |\n\nSource: one two three four five six. Seven eight nine.': 1,
		'| a |\n|---|\n| b |\n\nSource: one two three. Four five do not add up because of rounding.': 0,
		'| a |\n|---|\n| b |\n\nOne two three do not add up because of rounding. Source: four five six seven.': 1,
		'| a |\n|---|\n| b |\n\nOne two three four five do not add up because of rounding.': 0,
		'| a |\n|---|\n| b |\n\n资料来源：渡轮公司年报。由于四舍五入，各项之和与合计略有出入。': 0,
		'One two three four five do not add up because of rounding.': 1,
		'(ref:fig-3) One two three four five six': 0,
		'## Contents\n\nOne two three four five six.': 0,
		'## References\n\nOne two three four five six.': 0,
		'## Appendix\n\nOne two three four five six.': 1,
	};
	for (const [text, count] of Object.entries(kept))
		it(`${count}: ${text.replaceAll('\n', ' ')}`, () => {
			assert.equal(collectParagraphs(parseReport(`# Ferries\n\n${text}\n`)).length, count);
		});

	it('are fragments where they stand between others without an end, or show an image', () => {
		const cells = [
			'Name of the plant and its owner',
			'Power of the plant at full load',
			'Year of the plant going live',
		];
		const fragments = (...blocks: string[]) =>
			collectParagraphs(parseReport(`# Ferries\n\n${blocks.join('\n\n')}\n`)).map(({ fragment }) => fragment);
		assert.deepEqual(fragments(...cells), [false, true, false]);
		assert.deepEqual(fragments(cells[0] ?? '', `${cells[1]}.`, cells[2] ?? ''), [false, false, false]);
		assert.deepEqual(fragments('![A plant with its owner]({{ plant | and | owner }})'), [true]);
	});

	it('are fragments where they are notes below a table that say more than a source', () => {
		const below = (...blocks: string[]) =>
			collectParagraphs(parseReport(`# Ferries\n\n${blocks.join('\n\n')}\n`)).map(({ fragment }) => fragment);
		const note = 'Source: own figures. Cover is what the plants earn over what they owe.';
		assert.deepEqual(below('| a |\n|---|\n| b |', note), [true]);
		assert.deepEqual(below('| a |\n|---|\n| b |', 'The plants owe more than they earn in a year.', note), [
			false,
			false,
		]);
	});
});

describe('a label', () => {
	const cases: Readonly<Record<string, string>> = {
		'Outlook: ferries win.': 'Outlook',
		'展望：渡轮获胜。': '展望',
		'A: ferries win.': '',
		'Ferries win. Outlook: so.': '',
		'Ferries win': '',
		[`${'x'.repeat(60)}: ferries`]: 'x'.repeat(60),
		[`${'x'.repeat(61)}: ferries`]: '',
	};
	for (const [text, label] of Object.entries(cases)) it(text, () => assert.equal(labelOf(text), label));
});

describe('a text that ends', () => {
	const cases: Readonly<Record<string, boolean>> = {
		'Ferries win.': true,
		'Do they?': true,
		'They are:': true,
		'渡轮获胜。': true,
		'渡轮包括：': true,
		'They win.” ': true,
		'They win. [1] [2]': true,
		'They win [1]': false,
		'They win': false,
		'They win; so': false,
	};
	for (const [text, ends] of Object.entries(cases)) it(text, () => assert.equal(endsSentence(text), ends));
});

describe('the title again', () => {
	const again = (...headings: string[]) =>
		repeatedTitles(parseReport(headings.map((heading) => `${heading}\n\nText.`).join('\n\n'))).length;

	it('is a heading with most of its words', () => {
		assert.equal(again('# Harbour fees in northern Norway', '## Harbour fees in northern Norway'), 1);
		assert.equal(again('# Harbour fees in northern Norway', '## Harbour fees of northern Norway today'), 1);
		assert.equal(again('# Harbour fees in northern Norway', '## Harbour dues in Norway and their winter'), 0);
	});

	it('is none where the title is short, or there is no other heading', () => {
		assert.equal(again('# Harbour fees today', '## Harbour fees today'), 0);
		assert.equal(again('# Harbour fees in northern Norway'), 0);
		assert.equal(repeatedTitles(parseReport('Text.')).length, 0);
	});
});

describe('what two paragraphs both say', () => {
	function shared(first: string, second: string): string | undefined {
		const report = parseReport(`# Ferries\n\n${first}\n\n${second}\n`);
		const [, a, b] = report.blocks;
		const told = a && b && sharedContent(report, a, b);
		return told && english.say(told);
	}

	const cases: readonly (readonly [first: string, second: string, told: string | undefined])[] = [
		['Ferries of the north win in winter.', 'In May the ferries of the north lose.', 'both say “ferries of the north”'],
		['Fees rose by 12% in Halvern.', 'Halvern saw 12% more.', 'both mention “12%”, “Halvern”'],
		['Fees rose in 2024.', 'Prices fell in 2024.', undefined],
		['Fees rose by 12%.', 'There are 12 ships.', undefined],
		['渡轮票价上涨。', '明年渡轮票价下跌。', 'both say “渡轮票价”'],
		['渡轮上涨。', '明年渡轮下跌。', undefined],
		['渡轮上涨，运费未变。', '明年渡轮下跌，运费不明。', 'both mention “渡轮”, “运费”'],
		['Fees rose in Halvern.', 'Halvern has no harbour.', undefined],
		['Fees of ferries rose.', 'Ferries lowered their fees.', 'both mention “Ferries”, “fees”'],
		['Fees rose by 12%.', 'It was 12% more.', 'both mention “12%”'],
	];
	for (const [first, second, told] of cases) it(`${first} ${second}`, () => assert.equal(shared(first, second), told));
});

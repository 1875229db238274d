import assert from 'node:assert/strict';
import { cited } from '../citations/cited';
import { read } from '../inline';

/** The blocks as a reader reads them: their kinds, with the sentences or the cells of each. */
function blocks(...lines: readonly string[]): string[] {
	const { report } = read(...lines);
	return report.blocks.map(({ kind, index, sentences: [first, end], span }) => {
		const table = report.tables.find(({ block }) => block === index);
		const cells =
			table && [table.header, ...table.rows].map((row) => row.map(({ text }) => text).join(' | ')).join(' / ');
		const section = report.sections.find(({ heading }) => heading === index);
		const told = report.sentences.slice(first, end).map(({ text }) => text);
		const code = kind === 'code' ? report.source.slice(...span) : '';
		return `${kind}: ${cells ?? section?.text ?? (told.join(' · ') || code)}`;
	});
}

const gap = (text: string) => (/\p{Script=Han}/u.test(text) ? '' : ' ');
const sentences = (text: string) => read(text).report.sentences.map(({ text: said }) => said);

describe('dialects: blocks', () => {
	it('reads what notes and tabs of MkDocs hold, tables and footnotes among it', () => {
		assert.deepEqual(
			blocks(
				'!!! warning "Limits"',
				'',
				'    1.  Ferries were left out.[^a]',
				'',
				'=== "Low"',
				'',
				'    | Port | Trips |',
				'    | --- | --- |',
				'    | Aa | 12 |',
				'',
				'After.',
				'',
				'[^a]: The register has none.',
			),
			[
				'item: Ferries were left out.',
				'table: Port | Trips / Aa | 12',
				'paragraph: After.',
				'footnote: The register has none.',
			],
		);
	});

	it('leaves exclamations and code that is indented as they are', () => {
		assert.deepEqual(blocks('!!! note this', '', 'Text.', '', '    let x = 1'), [
			'paragraph: !!! note this',
			'paragraph: Text.',
			'code: let x = 1',
		]);
	});

	it('reads what stands below the title of a callout', () => {
		assert.deepEqual(blocks('> [!abstract]+ In short', '> Trips rose.', '', '> [!NOTE]', '> Ports closed.'), [
			'quote: Trips rose.',
			'quote: Ports closed.',
		]);
		assert.deepEqual(blocks('> [!NOTE] Ports closed.'), ['quote: [!NOTE] Ports closed.']);
	});

	it('passes over tables drawn with lines, and those of columns', () => {
		assert.deepEqual(
			blocks(
				'+------+-------+',
				'| Port | Trips |',
				'+======+======:+',
				'| Aa   | 12    |',
				'+------+-------+',
				'',
				'  Port      Trips',
				'  ------- -------',
				'  Aa           12',
				'  Bo           30',
				'',
				'After.',
			).map((block) => block.replace(/^code: .*/s, 'code')),
			['code', 'code', 'paragraph: After.'],
		);
	});

	it('passes over tables with rows of several lines, to their last line', () => {
		assert.deepEqual(
			blocks(
				'+------+-------+',
				'| Port | Trips |',
				'|      | sold  |',
				'+======+=======+',
				'| Aa   | 12    |',
				'+------+-------+',
				'',
				'  ------------------------',
				'  **Port**      **Trips**',
				'  ------------- ----------',
				'  Aa            12',
				'',
				'  **Total**     12',
				'  ------------------------',
				'',
				'After.',
			).map((block) => block.replace(/^code: .*/s, 'code')),
			['code', 'code', 'paragraph: After.'],
		);
	});

	it('still takes a line below words for a heading, and a rule for one', () => {
		assert.deepEqual(blocks('Ports', '-----', '', 'Aa.', '', '------------------------', '', 'Bo.'), [
			'heading: Ports',
			'paragraph: Aa.',
			'paragraph: Bo.',
		]);
	});

	it('does not see fences of divisions, marks of places, comments and contents', () => {
		assert.deepEqual(
			blocks(
				'(ports)=',
				'::: {.callout-note appearance="simple"}',
				'Trips rose.',
				':::',
				'',
				':::{figure} map.png',
				':name: fig-map',
				'',
				'A map.',
				':::',
				'',
				'%% Ask Ann: 12 or 13? %%',
				'',
				'%%',
				'Ask Bo, too.',
				'%%',
				'',
				'+++ {"part": "data"}',
				'[TOC]',
				'--8<-- "terms.md"',
				'*[AIS]: a system',
				'',
				'Ports closed.',
			),
			['paragraph: Trips rose.', 'paragraph: A map.', 'paragraph: Ports closed.'],
		);
	});

	it('leaves the same lines in code, and lines that only look alike', () => {
		assert.deepEqual(blocks('```md', '::: note', '%% x %%', '```', '', 'Up by 3%%, then 12%% of all.'), [
			'code: ::: note\n%% x %%',
			'paragraph: Up by 3%%, then 12%% of all.',
		]);
	});

	it('reads the notes and tables of MyST, and leaves its code', () => {
		assert.deepEqual(
			blocks(
				'```{note} Title',
				':class: dropdown',
				'Trips rose.',
				'```',
				'',
				'```{code-cell} python',
				'rise = 12',
				'```',
				'',
				'% Not shown',
				'',
				'Ports closed.',
			),
			['paragraph: Trips rose.', 'code: rise = 12', 'paragraph: Ports closed.'],
		);
	});
});

describe('dialects: lines', () => {
	const cases: Readonly<Record<string, string>> = {
		'Ports {#sec:ports .unnumbered} closed.': 'Ports closed.',
		'[]{#_Toc12 .anchor}Ports [that closed]{.mark} were 12.': 'Ports that closed were 12.',
		'[Data](a.md){ .md-button } is open.': 'Data is open.',
		'The set {12, 13} and {x} stay.': 'The set {12, 13} and {x} stay.',
		'See [[Ports of call#Aa|the ports]] and [[Ferries#Trips]] ![[map.png]].': 'See the ports and Ferries .',
		'Trips ==rose by 12%== in May.': 'Trips rose by 12% in May.',
		'if a == b and c == d': 'if a == b and c == d',
		'Trips rose.%% to be asked %% Ports closed. ^ports-1': 'Trips rose. Ports closed.',
		'See {numref}`fig-map` for `{x}`.': 'See fig-map for {x}.',
		'**港口关闭。**因此航次减少。': '港口关闭。因此航次减少。',
		'**航次**是主要，**票价**其次。': '航次是主要，票价其次。',
	};
	for (const [text, expected] of Object.entries(cases))
		it(text, () => assert.equal(sentences(text).join(gap(text)), expected));

	it('reads the box of a task as a mark', () => {
		assert.deepEqual(blocks('- [x] Ask Ann', '- [ ] Ask Bo'), ['item: Ask Ann', 'item: Ask Bo']);
	});

	it('cites by roles of MyST', () => {
		assert.deepEqual(cited('As {cite:t}`doe2020` shows {cite:p}`roe2021, poe2022`, `{cite}` is a role.'), [
			['key', '{cite:t}`doe2020`', 'doe2020'],
			['key', '{cite:p}`roe2021, poe2022`', 'roe2021 poe2022'],
		]);
	});
});

describe('dialects: formulas', () => {
	const numbers = (text: string) => {
		const { report, at } = read(text);
		return report.numbers.map(({ span }) => at(span));
	};
	const cases: Readonly<Record<string, readonly string[]>> = {
		'The slope is $-1.82$ with $R^2 = 0.78$, $n = 12$ and $p$ small, 95% of all.': ['95%'],
		'$$\n\\sum_{i=1}^{12} x_i = 99\n$$': [],
		'It is \\(x_{1} = 12\\) of 30 ports.': ['30'],
		'Fares cost $5 and $6, in all $11.': ['$5', '$6', '$11'],
		'Fares cost $5 million (US$) or $6–$7.': ['$5 million', '$6–$7'],
	};
	for (const [text, expected] of Object.entries(cases))
		it(text.replaceAll('\n', ' '), () => assert.deepEqual(numbers(text), expected));
});

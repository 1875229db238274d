import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { parseReport } from '../../../../src/report/parsing/parse';

const problemsIn = (text: string) => parseReport(text).problems.map(({ code }) => code);
const findingsIn = (text: string) =>
	analyze({ name: 'report.md', text })
		.findings.map(({ code }) => code)
		.filter((code) => /^(?:citation|number)\./u.test(code));

describe('what is not read is said once', () => {
	const list = '\n\n## Sources\n\n- Ana Bello, Rye\n- Bo Lind, Hay\n- Carl Stone, Oats\n';
	const cases: Readonly<Record<string, readonly string[]>> = {
		'Rye rose by 4% (Bello 14). Hay fell by 2% (Lind 22). Oats stood at 12 million tonnes (Stone 3).': ['citations'],
		'Bello finds that rye rose by 4%. Hay fell by 2%, says Lind. Stone puts oats at 12 million tonnes.': ['citations'],
		'Rye rose by 4%. Hay fell by 2%. Oats stood at 12 million tonnes.': [],
		'Rye rose by 4% ([Bello](https://rye.example)).': [],
	};
	for (const [text, problems] of Object.entries(cases))
		it(text, () => {
			assert.deepEqual(problemsIn(`# Grain\n\n${text}${list}`), problems);
		});

	it('reads brackets of any shape that name nothing of the list as a form that is not known', () => {
		const text = '# Grain\n\nRye rose by 4% ⟦7⟧. Hay fell by 2% ⟦8⟧. Oats stood at 12 million tonnes ⟦9⟧.';
		assert.deepEqual(problemsIn(text), ['citations']);
		assert.deepEqual(findingsIn(text), []);
	});

	it('tells nothing of the citations that it could not read', () => {
		const text = `# Grain\n\nRye rose by 4% (Bello 14). Hay fell by 2% (Lind 22).${list}`;
		assert.deepEqual(findingsIn(text), []);
		assert.deepEqual(
			findingsIn(`# Grain\n\nRye rose by 4%. Hay fell by 2%.${list}`).filter((code) => code === 'citation.unused'),
			['citation.unused'],
		);
	});

	it('says that the entries of keys, and of authors with years, are not in the text', () => {
		assert.deepEqual(problemsIn('# Grain\n\nRye rose [@bello2020].'), ['bibliography']);
		assert.deepEqual(problemsIn('# Grain\n\nRye rose (Bello, 2020). Hay fell (Lind & Stone, 2021).'), ['bibliography']);
		assert.deepEqual(problemsIn('---\nbibliography: refs.bib\n---\n\n# Grain\n\nRye rose [@bello2020].'), []);
	});
});

describe('languages that are not read', () => {
	const table = '| Art | Menge |\n|---|---|\n| Roggen | 120 |\n| Hafer | 80 |\n| Total | 220 |\n';
	const texts: Readonly<Record<string, string>> = {
		German:
			'Die Ernte stieg 2024 um 30 Prozent, und der Preis für das Getreide fiel von 120 auf 100 Euro. Das ist nicht neu.',
		French:
			'La récolte a augmenté de 30 % en 2024, et le prix des céréales est tombé à 100 euros dans une région. Les silos sont pleins.',
		Spanish:
			'La cosecha subió un 30 % en 2024, y el precio de los cereales cayó a 100 euros por tonelada en una región. Los silos están llenos.',
		Japanese:
			'ライ麦の収穫は2024年に30％増え、価格は120円から100円に下がった。これは新しいことではない。倉庫はいっぱいである。農家は来年も同じ作物を植えるつもりだという。',
		Russian:
			'Урожай ржи вырос в 2024 году на 30 процентов, а цена упала со 120 до 100 рублей. В этом нет ничего нового, амбары полны.',
	};
	for (const [language, text] of Object.entries(texts))
		it(`says so of ${language}, and tells nothing of its prose`, () => {
			assert.deepEqual(problemsIn(`# 2024\n\n${text}`), ['language']);
			assert.deepEqual(findingsIn(`# 2024\n\n${text}`), []);
			assert.deepEqual(findingsIn(`# 2024\n\n${text}\n\n${table}`), ['number.arithmetic']);
		});

	for (const text of [
		'The harvest rose by 30% in 2024, and the price of grain fell from 120 to 100 euros.',
		'Harvest up 30% in 2024. Price down to 100 euros. Silos full. Demand flat.',
		'According to the “Gesetz über die Preise von Getreide und Mehl für das Land”, the price of grain may not rise by more than 3%.',
		'黑麦收成在2024年增长了30%，价格从120元降到100元。',
	])
		it(`reads ${text}`, () => {
			assert.deepEqual(problemsIn(`# 2024\n\n${text}`), []);
		});
});

describe('HTML in a report', () => {
	const cellsIn = (html: string) =>
		parseReport(`# Grain\n\n${html}\n`).tables.map(({ header, rows }) =>
			[header, ...rows].map((row) => row.map(({ text }) => text).join('|')),
		);

	it('reads its tables, cell by cell', () => {
		const html =
			'<table>\n<thead><tr><th>Grain</th><th>Tonnes</th></tr></thead>\n\n<tr><td><b>Rye</b></td><td>120</td></tr>\n<tr><td>Hay &amp; oats\n<td> 80 </tr>\n</table>';
		assert.deepEqual(cellsIn(html), [['Grain|Tonnes', 'Rye|120', 'Hay & oats|80']]);
	});

	it('leaves a column empty where a cell spans several columns or rows', () => {
		const html =
			'<table><tr><th>Grain</th><th colspan="2">Tonnes</th></tr><tr><td rowspan=2>Rye</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>';
		assert.deepEqual(cellsIn(html), [['Grain|Tonnes|', 'Rye|1|2', '|3|4']]);
	});

	it('does not read tables with hidden parts', () => {
		assert.deepEqual(cellsIn('<table><tr><th>A</th></tr><tr><td style="display:none">1</td></tr></table>'), []);
	});

	it('reads paragraphs in tags that are closed, and counts what it leaves', () => {
		const report = (html: string) => parseReport(`# Grain\n\n${html}\n`);
		assert.deepEqual(
			report('<p align="center">Rye rose by <b>4%</b>.</p>').sentences.map(({ text }) => text),
			['Rye rose by 4%.'],
		);
		assert.deepEqual(report('<div hidden>Rye rose by 4% in all.</div>').sentences, []);
		assert.deepEqual(report('<div class="note">').problems, []);
		const items = '<ul><li>Rye rose by four per cent in the north</li><li>Hay fell by two</li></ul>';
		assert.deepEqual(
			report(items).problems.map(({ code }) => code),
			['html'],
		);
	});
});

describe('components', () => {
	it('takes no attributes, imports or comments for text, and reads what components hold', () => {
		const text = [
			"import { Chart } from './chart'",
			"export const meta = { title: 'Rye' }",
			'',
			'# Grain',
			'',
			'<Chart data={[1, 2]} title="Rye [4]"',
			'  wide={true} />',
			'',
			'Rye rose by 4% {/* see [17] */} in all <Chart data={[3]} />.',
			'',
			'<Callout type="note">',
			'  Hay fell by 2%.',
			'</Callout>',
		].join('\n');
		const report = parseReport(text);
		assert.deepEqual(
			report.sentences.map(({ text: words }) => words),
			['Rye rose by 4% in all .', 'Hay fell by 2%.'],
		);
		assert.deepEqual(report.citations, []);
	});
});

describe('what stands around a report', () => {
	it('takes the title from the settings at the top, unless the text has one heading above all', () => {
		const titled = (text: string) => parseReport(`---\ntitle: "Grain in 2024"\n---\n\n${text}`).title?.text;
		assert.equal(titled('# Rye\n\nRye rose.\n\n# Oats\n\nOats fell.'), 'Grain in 2024');
		assert.equal(titled('## Rye\n\nRye rose.'), 'Grain in 2024');
		assert.equal(titled('# Grain in 2024: rye leads\n\n## Rye\n\nRye rose.'), 'Grain in 2024: rye leads');
	});

	it('takes no line for a heading', () => {
		assert.deepEqual(
			parseReport('## ---\n\n**Grain**\n\n## Rye\n\nRye rose by 4%.').sections.map(({ text }) => text),
			['Rye'],
		);
	});

	it('reads a report that stands in a fence', () => {
		for (const text of [
			'```markdown\n# Grain\n\nRye rose.\n```\n',
			'Here it is:\n\n```md\n# Grain\n\n```js\n1\n```\n\nRye rose.\n```',
		])
			assert.equal(parseReport(text).sections[0]?.text, 'Grain');
		assert.deepEqual(parseReport('```\nlet rye = 1;\n```').sections, []);
	});

	it('says that a notebook is not read', () => {
		assert.deepEqual(problemsIn('{\n "cells": [], "nbformat": 4 }'), ['notebook']);
	});
});

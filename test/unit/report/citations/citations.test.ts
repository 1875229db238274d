import assert from 'node:assert/strict';
import { read } from '../inline';
import { cited, list } from './cited';

describe('citations', () => {
	const cases: readonly (readonly [string, readonly (readonly string[])[]])[] = [
		[
			'It rose [1][2].',
			[
				['numeric', '[1]', '1'],
				['numeric', '[2]', '2'],
			],
		],
		[
			'It rose [1, 3] and [1-3].',
			[
				['numeric', '[1, 3]', '1 3'],
				['numeric', '[1-3]', '1 2 3'],
			],
		],
		['It rose \\[1\\].', [['numeric', '\\[1\\]', '1']]],
		[
			'It rose ([1], [2]).',
			[
				['numeric', '([1]', '1'],
				['numeric', '[2])', '2'],
			],
		],
		[
			'它增长了【1】【2†来源】。',
			[
				['numeric', '【1】', '1'],
				['numeric', '【2†来源】', '2'],
			],
		],
		['It rose.[^1]', [['footnote', '[^1]', '^1']]],
		['It rose [@doe2020; @lee].', [['key', '[@doe2020; @lee]', 'doe2020 lee']]],
		[
			'It rose<sup>1</sup> and fell<sup>[2](https://b.example)</sup>.',
			[
				['superscript', '<sup>1</sup>', '1'],
				['superscript', '<sup>[2](https://b.example)</sup>', '2'],
			],
		],
		[
			'It rose [[1]](https://a.example) [2](https://b.example).',
			[
				['numeric', '[[1]](https://a.example)', '1'],
				['numeric', '[2](https://b.example)', '2'],
			],
		],
		[
			'[Doe](https://a.example/x_(y)) says so ([Lee](https://b.example)).',
			[
				['link', '[Doe](https://a.example/x_(y))', 'https://a.example/x_(y)'],
				['link', '([Lee](https://b.example))', 'https://b.example'],
			],
		],
		[
			'See https://a.example/b?c=1. Or <https://b.example>.',
			[
				['url', 'https://a.example/b?c=1', 'https://a.example/b?c=1'],
				['url', '<https://b.example>', 'https://b.example'],
			],
		],
		[
			'See https://a.example/t\\_1?x=2\\&y=3&amp;z=4.',
			[['url', 'https://a.example/t\\_1?x=2\\&y=3&amp;z=4', 'https://a.example/t_1?x=2&y=3&z=4']],
		],
		['见https://a.example/路径。然后', [['url', 'https://a.example/路径', 'https://a.example/路径']]],
		[
			'它增长了【1,3】，又跌了【1-2，3】。',
			[
				['numeric', '【1,3】', '1 3'],
				['numeric', '【1-2，3】', '1 2 3'],
			],
		],
		[
			'It rose [ref. 1] [2, p. 14] [3†L2-L8].',
			[
				['numeric', '[ref. 1]', '1'],
				['numeric', '[2, p. 14]', '2'],
				['numeric', '[3†L2-L8]', '3'],
			],
		],
		[
			'It rose ([1](#sources), [2](#sources)).',
			[
				['numeric', '([1](#sources)', '1'],
				['numeric', '[2](#sources))', '2'],
			],
		],
		['See [the method](#method) and [4](#chapter-4).', []],
		[
			'It rose, <a href="https://a.example/?b=1&amp;c=2">says Lee</a>.',
			[['link', '<a href="https://a.example/?b=1&amp;c=2">says Lee</a>', 'https://a.example/?b=1&c=2']],
		],
		[
			'It rose<sup><a href="#r1">1</a></sup> and <a href="https://a.example">fell</a>.',
			[
				['superscript', '<sup><a href="#r1">1</a></sup>', '1'],
				['link', '<a href="https://a.example">fell</a>', 'https://a.example'],
			],
		],
		[
			'It rose [@doi:10.1000/xyz; @tag:lee]. @doe2020 agrees; see @fig-one, mail a@b2.example.',
			[
				['key', '[@doi:10.1000/xyz; @tag:lee]', 'doi:10.1000/xyz tag:lee'],
				['key', '@doe2020', 'doe2020'],
			],
		],
		['| a |\n|-|\n| x [1] |', [['numeric', '[1]', '1']]],
		['See [the survey](data/survey.md).', [['link', '[the survey](data/survey.md)', 'data/survey.md']]],
		[
			'Fares fell ([Ledger](../sources/a.pdf "2023"); [ports](<data/ports 2023.csv>)).',
			[
				['link', '([Ledger](../sources/a.pdf "2023")', '../sources/a.pdf'],
				['link', '[ports](<data/ports 2023.csv>))', 'data/ports 2023.csv'],
			],
		],
		['See [it](data/ports%202023.csv).', [['link', '[it](data/ports%202023.csv)', 'data/ports%202023.csv']]],
		['It rose[1](a.html#part).', [['numeric', '[1](a.html#part)', '1']]],
		['It rose<sup>[1](notes/a.txt)</sup>.', [['superscript', '<sup>[1](notes/a.txt)</sup>', '1']]],
		['票价下降（[调查](数据/票价.docx)）。', [['link', '（[调查](数据/票价.docx)）', '数据/票价.docx']]],
	];
	for (const [text, expected] of cases) it(text, () => assert.deepEqual(cited(text), expected));

	for (const text of [
		'- [x] done',
		'Since [2024] it rose.',
		'The area is 5 km<sup>2</sup>.',
		'See [below](#x) or [mail](mailto:a@b.example).',
		'Use `a[1]`.',
		'95% CI [12, 45] holds.',
		'It is [in the notes](#notes), [on the site](/notes.md), [in a program](scripts/run.py), [here](C:/notes.md).',
		'![Fares by year](fares.pdf)',
		'All of it: [read me](../README.md), [in Chinese](README.zh-cn.md).',
		'[← Previous](part-1.md) | [Contents](parts.md) | [Next](part-3.md)',
		'[上一页](第一章.md) | [目录](全书.md) | [返回首页](全书.md)',
	]) {
		it(`finds none in: ${text}`, () => assert.deepEqual(cited(text), []));
	}

	describe('links to parts of the report', () => {
		it('or to another page, in brackets, are no markers', () => {
			assert.deepEqual(cited('It rose [[1](#1-a-tide-table)] and \\[[2](/sources.md#ref.2)\\].'), []);
			assert.deepEqual(cited('水位上升[[1](#1-潮汐表)]。', '', '## 潮汐表', '', '高潮。'), []);
			assert.deepEqual(cited('It rose [[1](#1-a-tide-table)] and fell [2].'), [['numeric', '[2]', '2']]);
		});

		it('that the list has are markers', () => {
			assert.deepEqual(cited('It rose [[1](#references)] and [[2](#annex)].', '', '## Annex', '', 'Shut.', ...list), [
				['numeric', '[1](#references)', '1'],
				['numeric', '[2](#annex)', '2'],
			]);
		});
	});

	it('reads bare numbers behind stops only where a numbered list and habit explain them', () => {
		const numbered = ['## Works cited', '', '1. A, https://a.example', '2. B, https://b.example'];
		assert.deepEqual(cited('It rose.1 It fell (much).1,2 It stayed.2', '', ...numbered), [
			['superscript', '1', '1'],
			['superscript', '1,2', '1 2'],
			['superscript', '2', '2'],
		]);
		assert.deepEqual(cited('It rose.1 It fell.', '', ...numbered), []);
		assert.deepEqual(cited('It rose.1 It fell.2 It stayed.1'), []);
	});

	describe('of a list that has lost its numbers', () => {
		const titles = ['Annual report', '5 ways to fill a ferry', 'Fares', 'Port plan', 'Crews', 'Fuel'];
		const lost = ['## Works cited', ...titles.map((title, at) => `${title}, accessed 2025, https://${at}.example/a`)];
		const places = (text: string) =>
			read('# T', '', text, '', lost.join('\n\n')).report.citations.map(({ references }) => references[0]);

		it('are read beside stops as places in it, where they name much of it', () => {
			assert.deepEqual(places('Fares rose.1 Crews left.5 Ports grew.2 Fuel fell.4 It stayed.6'), [0, 4, 1, 3, 5]);
			assert.deepEqual(places('票价上升是主要原因 1。乘客减少 2。船员流失3。港口扩建 4。燃料涨价 5'), [0, 1, 2, 3, 4]);
		});

		it('are values where they name little of it, exceed it, or stand behind one word', () => {
			assert.deepEqual(places('Fares rose.1 Crews left.5 Ports grew.2'), []);
			assert.deepEqual(places('票价上升 12。乘客减少 2。船员流失 30。港口扩建 4。燃料涨价 50。运力下降 1'), []);
			assert.deepEqual(places('We plan stage 1. Then stage 2. Then stage 3. Then stage 4. Then stage 5.'), []);
		});
	});

	it('resolves labels and addresses, and tells what it cannot', () => {
		const { report } = read('# T', '', 'One [1]. Two [9]. [Three](https://www.b.example/).', ...list);
		assert.deepEqual(
			report.citations.map(({ references }) => references),
			[[0], [undefined], [1]],
		);
	});

	it('keep what a link to a document says in the sentence, unless it only names the file', () => {
		const prose = (text: string) => read('# T', '', text).report.sentences.map((sentence) => sentence.text);
		assert.deepEqual(prose('[Fares fell by 12% in 2023](data/fares.md).'), ['Fares fell by 12% in 2023.']);
		assert.deepEqual(prose('[2023年票价下降了12%](数据/票价.md)。'), ['2023年票价下降了12%。']);
		assert.deepEqual(prose('Fares fell [fares.md](data/fares.md).'), ['Fares fell.']);
		assert.deepEqual(prose('Fares fell ([the ledger](data/fares.md)).'), ['Fares fell.']);
		assert.deepEqual(prose('票价下降[票价.md](数据/票价.md)。'), ['票价下降。']);
		assert.deepEqual(prose('票价下降[来源](数据/票价.md)。'), ['票价下降。']);
	});

	it('resolves links to documents as it does addresses', () => {
		const { report } = read(
			'Fares [fell](data/fares.md). Trips [rose][trips]. 客流[增长](数据/客流.md)。',
			'',
			'[trips]: <data/trips.csv> "Trips"',
			'',
			'## Sources',
			'',
			'1. [Fares](data/fares.md)',
			'2. [客流](数据/客流.md)',
		);
		const titles = report.citations.map(({ references }) => references.map((at) => report.references[at ?? -1]?.title));
		assert.deepEqual(titles, [['Fares'], ['Trips'], ['客流']]);
	});

	it('decodes the passage a text fragment points at', () => {
		const { report } = read('[A](https://a.example/p#:~:text=rose%20by,12%25).');
		assert.equal(report.citations[0]?.quote, 'rose by … 12%');
	});

	it('reads link definitions', () => {
		const { report, at } = read(
			'It rose [1][2]. See [this][1].',
			'',
			'[1]: https://a.example',
			'[2]: https://b.example "B"',
		);
		assert.deepEqual(
			report.citations.map(({ form, span, references }) => [form, at(span), references]),
			[
				['numeric', '[1]', [0]],
				['numeric', '[2]', [1]],
				['link', '[this][1]', [0]],
			],
		);
	});

	it('reads wide brackets only where they name an entry, and long ranges between two entries', () => {
		assert.deepEqual(cited('区间［2］与〔2024〕3号，区间[1]。', ...list), [
			['numeric', '［2］', '2'],
			['numeric', '[1]', '1'],
		]);
		const long = Array.from({ length: 60 }, (_, at) => `[${at + 1}] Title ${at + 1}: https://a.example/${at + 1}`);
		assert.equal(cited('It rose [7-59].', '', '## References', '', ...long)[0]?.[1], '[7-59]');
		assert.deepEqual(cited('It rose [7-59].', ...list), []);
	});

	it('leave what stands in the words of a link to the link', () => {
		assert.deepEqual(
			cited('The rate [fell [1]](https://a.example) in 2024 [2].').map(([form, , labels]) => [form, labels]),
			[
				['link', 'https://a.example'],
				['numeric', '2'],
			],
		);
	});
});

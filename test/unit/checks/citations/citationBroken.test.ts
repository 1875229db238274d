import assert from 'node:assert/strict';
import { brokenCitations } from '../../../../src/checks/citations/citationBroken';
import { doc, marked, references } from '../finding';
import { expectTold } from '../told';

const broken = (...lines: string[]) => marked('citation.broken', doc(...lines));

describe('citation.broken: told once', () => {
	it('takes a report without a list as one defect', () => {
		assert.deepEqual(broken('Sales rose [1]. Costs fell [2][3]. Prices held [4].'), ['[1]']);
		assert.deepEqual(broken('销量上升[1]。成本下降[2][3]。'), ['[1]']);
	});

	it('tells an empty reference at its first marker, with those that are cited beside it', () => {
		const list = ['', '## References', '', '[1] Grid: https://example.org/grid', '[2],', '[3],', '[4],'];
		const text = ['Sales rose [1][2][3]. Costs fell [2].', '', 'Prices held [4][3].', ...list];
		assert.deepEqual(broken(...text), ['[2][3]', '[4]']);
	});

	it('tells an empty reference at a figure that rests on it alone, wherever it is first cited', () => {
		const list = ['', '## References', '', '[1] Grid: https://example.org/grid', '[2],', '[3],'];
		const text = 'Sales rose [2]. Costs fell 4% [1][2]. Prices fell 7% 【2】. In 2024 fares fell [3]. They rose 【3】.';
		assert.deepEqual(broken(text, ...list), ['【2】', '[3]']);
	});

	it('tells a slip for each label, and a list that breaks off once', () => {
		assert.deepEqual(broken(`Sales rose [1][7]. Costs fell [7][9].${references}`), ['[7]', '[9]']);
		assert.deepEqual(broken(`Sales rose [1][7][8]. Costs fell [9][10][11].${references}`), ['[7]']);
	});

	it('leaves the claim to the citation that is broken', () => {
		const text = `Storage will therefore dominate the market [7].${references}`;
		assert.deepEqual(marked('claim.unsupported', text), []);
		assert.equal(broken(text).length, 1);
	});
});

describe('citation.broken: damage', () => {
	const cases: readonly (readonly [string, readonly string[]])[] = [
		['Sales rose 4% [1], 300 more than before.', []],
		['In May 2025[1], sales rose.', []],
		['Sales rose turn0search1 and fell turn0news12.', ['turn0search1']],
		['销量上升 :contentReference[oaicite:2]{index=2}。', [':contentReference[oaicite:2]{index=2}']],
		['Sales rose [citation needed]. Costs fell [citation needed].', ['[citation needed]']],
		['销量上升【待补充】。', ['【待补充】']],
		['The [source](https://example.org/a) says that sales rose [1].', []],
		['Sales rose ([Ministry]()). Costs fell ([Bank](URL)).', ['[Ministry]()']],
		['销量上升（[名单](链接)）。', ['[名单](链接)']],
		['Sales rose ([Ministry](https://example.org/a_(b))).', []],
		['Sales rose https://example.org/a?utm_source=chatgpt.com.', ['https://example.org/a?utm_source=chatgpt.com.']],
		['According to the search results, sales rose.', ['the search results']],
		['根据搜索结果，销量上升。', ['根据搜索结果']],
		['The provided sources offer no fares. | Ferries | not available in provided sources |', ['The provided sources']],
		['所提供的资料中没有票价。', ['所提供的资料中']],
		['The ministry provided the data. The sources provided differ.', []],
		['Users click on search results less often.', []],
		['用户更少点击搜索结果。', []],
		['Use `[text](url)` for a link.', []],
		['Sales rose [1][1].', ['[1]']],
		['Sales rose [1]. [1] says so.', []],
	];
	for (const [text, expected] of cases)
		it(text, () => {
			const found = broken(`${text}${references}`);
			assert.equal(found.length, expected.length, found.join());
			for (const [at, each] of expected.entries())
				assert.ok(found[at]?.includes(each) || each.includes(found[at] ?? ' '), found.join());
		});
});

describe('citation.broken: what the writer was about to do', () => {
	it('marks each passage to delete', () => {
		const first = 'Let me first look for newer fares. Now I’ll search for ferries in the north:';
		const second = 'I have enough information to write the report.';
		assert.deepEqual(broken(first, '', 'Fares rose by 4%.', '', second), [first, second]);
		assert.deepEqual(broken('为了比较票价，我需要搜索最新数据。', '', '票价上涨4%。', '', '让我继续查找北方航线：'), [
			'为了比较票价，我需要搜索最新数据。',
			'让我继续查找北方航线：',
		]);
		assert.deepEqual(broken('我将为您撰写一份渡轮报告。', '', '票价上涨4%。').length, 1);
	});

	it('leaves methods, quotations and figures of speech alone', () => {
		for (const text of [
			'We searched two databases for ferries. I will first describe the routes.',
			'“Let me search for a cheaper fare,” said the captain.',
			'Let me be clear: fares rose. Let me add that they will need to find a pier.',
			'船长说：“让我查一下票价。”我们将检索两个数据库。',
			'让我们先看票价。乘客继续寻找更便宜的航线。',
		])
			assert.deepEqual(broken(text), [], text);
	});
});

describe('citation.broken: parts that are missing', () => {
	it('marks what sends a reader to an appendix that is not there, once', () => {
		assert.deepEqual(broken('Prices fell (see Appendix A).', '', 'Costs fell, see Appendix A.'), ['Appendix A']);
		assert.deepEqual(broken('各省价格详见附表。'), ['附表']);
	});

	it('finds the part by its heading or the line that opens with it', () => {
		assert.deepEqual(broken('Prices fell (see Appendix A).', '', '## Appendix A: prices', '', 'Oats: 3.'), []);
		assert.deepEqual(
			broken('各省价格详见附表。', '', '**附表：各省价格**', '', '| 省 | 价 |', '|-|-|', '| 甲 | 3 |'),
			[],
		);
		assert.deepEqual(broken('The rule is listed in Annex II of the directive.'), []);
	});

	it('marks a section beyond the last one', () => {
		const sections = ['## 1. Prices', '', 'Oats fell.', '', '## 2. Costs', '', 'Oats rose.', '', '## 3. Risks', ''];
		assert.deepEqual(broken(...sections, 'For drivers see Section 9.'), ['Section 9']);
		assert.deepEqual(broken(...sections, 'For drivers see Section 2.'), []);
		assert.deepEqual(broken(...sections, 'For drivers see Section 9 of the act.'), []);
	});
});

describe('citation.broken: what is no marker to a list', () => {
	it('does not take the numbers of authors’ institutions for markers', () => {
		const authors = 'Ann Doe<sup>1</sup>, Bo Roe<sup>2</sup>';
		assert.deepEqual(broken(authors, '', '1 Harbour School, Northport  ', '2 Ferry Institute, Southport'), []);
		assert.deepEqual(broken(authors, '', 'Fares rose.'), ['<sup>1</sup>']);
	});

	it('does not ask for an entry where a number leads to a place in the text', () => {
		assert.deepEqual(
			broken('Fares rose <sup>[1](#fn1)</sup>.', '', '<a id="fn1"></a>', '', '1. See the timetable.'),
			[],
		);
	});

	it('does not ask for the entries of keys where no list has any', () => {
		assert.deepEqual(broken('Fares rose [@doe2020].'), []);
		assert.deepEqual(broken('Fares rose {cite:p}`doe2020`.', '', '## References', '', 'Doe, J. (2020). Ferries.'), []);
	});

	it('does not ask for the entry of a row’s number, nor of an index', () => {
		const rows = ['| No. | Finding |', '|---|---|', '| [01] | The quay sinks |', '| [02] | The crane is late |'];
		assert.deepEqual(broken(...rows), []);
		assert.deepEqual(broken('It opens zipfile.open(sys.argv[1]) and counts.'), []);
		assert.deepEqual(broken('Prices rose [1].'), ['[1]']);
	});

	it('does not ask for tables that are those of another text', () => {
		const table = ['| a | b |', '|---|---|', '| 1 | 2 |', ''];
		const text = ['Table 3 is a summary of fares.', '', 'It agrees with Table 4 in the PDF.', '', ...table];
		assert.deepEqual(broken(...text), []);
	});

	it('does not ask for the entries of keys beside which others say what they lead to', () => {
		assert.deepEqual(broken('Fares rose [@doi:10.1000/1; @pubmed:123].', '', 'Costs fell [@ferry-book].'), []);
	});
});

describe('what is told of markers that lead nowhere', () => {
	describe('damage to markers and links', () => {
		expectTold(
			brokenCitations,
			{
				'Sales rose [1][1]. Costs fell [1] [1].': ['[1] markerTwice {"text":"[1]","places":2} hint ← [1]'],
				'Sales rose [1].\n\n[1] says so.': [],
				'Sales rose turn0search1 and fell turn0news12 and turn1view2.': [
					'turn0search1 toolResidue {"text":"turn0search1","places":3} ← turn0news12 turn1view2',
				],
				'Sales rose [citation needed]. Costs fell [citation needed].': [
					'[citation needed] placeholder {"text":"[citation needed]","places":2} ← [citation needed]',
				],
				'Sales rose `[citation needed]`.': [],
				'```\n[citation needed]\n```': [],
				'Sales rose https://example.org/a?utm_source=chatgpt.com and https://example.org/b?utm_source=openai.': [
					'https://example.org/a?utm_source=chatgpt trackedAddress {"places":2} hint ← https://example.org/',
				],
				'Sales rose, says [the harbour](https://www.example org/sales/2024/).': [
					'[the harbour](https://www.example org/sa spacedAddress {"text":"[the harbour](https://www.example org/sales/2024/)","places":1}',
				],
				'Sales rose, says [the harbour](https://example.org/sales "Sales of 2024").': [],
				'Sales rose, says https://www.example.org/sales.': [],
				'// TODO\n\nSales rose (to be completed in May).': [
					'// TODO unfinished {"text":"// TODO","places":2} warning ← (to be completed in ',
				],
				'TODO lists are what clerks write of sales, fares and all that is still to be done before the season ends in autumn.':
					[],
				'销售增长（待补充）。': ['（待补充） unfinished {"text":"（待补充）","places":1} warning'],
				'Sales to be written off rose.': [],
				'| Line | 2024 |\n|---|---|\n| North | 4 | 5 |\n| South | 6 | |': [
					'5 lostCells {"text":"5","places":1} warning',
				],
				'| Line | 2024 |\n|---|---|\n| North \\| East | 4 |': [],
				'According to the search results, sales rose.': [
					'According to the search results unseenMaterial {"text":"According to the search results","places":1} warning',
				],
			},
			`## References

[1] Grid: https://example.org/grid
`,
		);
	});

	describe('a note in a paragraph of its own, below what cites it', () => {
		expectTold(brokenCitations, {
			'Fares rose[1] in spring.\n\n[1] https://example.org/fares': [],
			'Fares rose[1] in spring.\n\n[2] https://example.org/fares': [
				'[1] labelsNotListed {"labels":["1"],"count":1,"places":1,"has":["2"]}',
			],
		});
	});

	describe('raised notes one behind the other in a line', () => {
		expectTold(brokenCitations, {
			'Fares rose² by a tenth¹.\n\n¹ Without the ferries. ² With the ferries.': [],
			'Fares rose² by a tenth¹.\n\n¹ Without the ferries, and trams by m² of deck.': [
				'² labelsNotListed {"labels":["2"],"count":1,"places":1,"has":["1"]}',
			],
		});
	});

	describe('brackets in a report without a list', () => {
		expectTold(brokenCitations, {
			'Letters are of [14,16,18] points, headings of [16,18].': [],
			'Letters are of [14,16,18] points; fares rose [16].': [
				'[14,16,18] noReferenceList {"label":"14","places":2} hint ← [16]',
			],
			// So few may be labels of something else.
			'Fares rose [1], and trams ran late [3].': ['[1] noReferenceList {"label":"1","places":2} hint ← [3]'],
			'The lock is taken [1], then freed [2].\n\n```\ntake(); // [1]\nfree(); // [2]\n```': [],
			'The lock is taken [1], then freed [2].\n\n```\nrows[1] = rows[2];\n```': [
				'[1] noReferenceList {"label":"1","places":2} hint ← [2]',
			],
		});
	});

	describe('a number that is linked', () => {
		expectTold(brokenCitations, {
			'Boats burnt in [[BOAT-1][BOAT-2] the second fire](https://example.org/a).': [],
			'Boats burnt in [2008][2], and [sank][1] later.\n\n[1]: https://example.org/a\n[2]: https://example.org/b': [],
			'Boats burnt [1][2] later, and [3][2].\n\n[1]: https://example.org/a\n[2]: https://example.org/b': [],
		});
	});

	describe('parts that are missing', () => {
		expectTold(brokenCitations, {
			'Prices fell (see Appendix A). Costs fell, see Appendix  A. Rents fell, see Appendix B.': [
				'Appendix A missingPart {"name":"Appendix A"} warning',
				'Appendix B missingPart {"name":"Appendix B"} warning',
			],
			'Prices fell (see Appendix A).\n\n## Appendices\n\nOats.': [],
			'Prices fell (see Appendix A).\n\nAppendix A: oats.': [],
			'`see Appendix A`': [],
			// Named in another file, which the number is taken from.
			'Prices fell (see Appendix \\ref{app:prices}), as in Appendix @sec-prices.': [],
			'各省价格详见附表。': ['附表 missingPart {"name":"附表"} warning'],
			'## 1. Prices\n\nOats.\n\n## 2. Costs\n\nOats.\n\n## 3. Risks\n\nSee Section 3. See section 4 of the act. See Section 4.':
				['Section 4 missingPart {"name":"Section 4"} warning'],
			'## 1. Prices\n\nOats.\n\n## 2. Costs\n\nOats. See Section 4.': [],
			'## 第1章 价格\n\n燕麦。\n\n## 第2章 成本\n\n燕麦。\n\n## 第3章 风险\n\n详见第5章。': [
				'第5章 missingPart {"name":"第5章"} warning',
			],
		});
	});
});

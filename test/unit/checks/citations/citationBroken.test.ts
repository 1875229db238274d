import assert from 'node:assert/strict';
import { doc, marked, references } from '../finding';

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
		['Sales were $1[1],200 in May.', ['[1]']],
		['销售额为 $[1]1,200。', ['[1]']],
		['Sales rose 4% [1], 300 more than before.', []],
		['In May 2025[1], sales rose.', []],
		['Sales rose turn0search1 and fell turn0news12.', ['turn0search1']],
		['销量上升 :contentReference[oaicite:2]{index=2}。', [':contentReference[oaicite:2]{index=2}']],
		['Sales rose [citation needed]. Costs fell [citation needed].', ['[citation needed]']],
		['销量上升【待补充】。', ['【待补充】']],
		['The [source](https://example.org/a) says that sales rose [1].', []],
		['Sales rose ([Ministry]()). Costs fell ([Bank](URL)).', ['[Ministry]()']],
		['销量上升（[名单](链接)）。', ['[名单](链接)']],
		['As [Ministry](https://example.org/a] says, sales rose.', ['[Ministry](https://example.org/a]']],
		['销量上升（[统计局](https://example.org/a）。', ['[统计局](https://example.org/a）']],
		['Sales rose ([Ministry](https://example.org/a_(b))).', []],
		['Sales rose https://example.org/a?utm_source=chatgpt.com.', ['https://example.org/a?utm_source=chatgpt.com.']],
		['![A pump](https://example.org/pump.pdf)', ['![A pump](https://example.org/pump.pdf)']],
		['![A pump](https://img.example.org/pump)', []],
		['![](https://relay.example.org/?url=https%3A//far.example.org/640%3Ffmt%3Djpeg)', []],
		['![](https://relay.example.org/?page=pump)', ['![](https://relay.example.org/?page=pump)']],
		['According to the search results, sales rose.', ['the search results']],
		['根据搜索结果，销量上升。', ['根据搜索结果']],
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

describe('citation.broken: places of the text', () => {
	it('marks links to places that a text with named places does not have', () => {
		const named = ['a', 'b', 'c'].map((id) => `<a id="${id}"></a>Prices rose, see [${id}](#${id}).`);
		assert.deepEqual(
			broken(...named, '', 'More [below](#d), and [there](#why-prices-rose).', '', '## Why prices rose', '', 'Oats.'),
			['[below](#d)'],
		);
		assert.deepEqual(broken('More [below](#d), [there](#e), [here](#f) and [so on](#g).'), []);
	});
});

describe('citation.broken: parts that are missing', () => {
	it('marks what sends a reader to an appendix that is not there, once', () => {
		assert.deepEqual(broken('Prices fell (see Appendix A).', '', 'Costs fell, see Appendix A.'), ['see Appendix A']);
		assert.deepEqual(broken('各省价格详见附表。'), ['详见附表']);
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
		assert.deepEqual(broken(...sections, 'For drivers see Section 9.'), ['see Section 9']);
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

	it('does not ask for the entries of keys beside which others say what they lead to', () => {
		assert.deepEqual(broken('Fares rose [@doi:10.1000/1; @pubmed:123].', '', 'Costs fell [@ferry-book].'), []);
		assert.deepEqual(broken('Costs fell [@ferry-book].'), ['[@ferry-book]']);
	});
});

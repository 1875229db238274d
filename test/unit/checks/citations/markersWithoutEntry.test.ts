import { brokenCitations } from '../../../../src/checks/citations/citationBroken';
import { expectTold } from '../told';

describe('what is told of markers without an entry', () => {
	describe('without a list', () => {
		expectTold(brokenCitations, {
			'Sales rose [1]. Costs fell [2][3].\n\nPrices held [1].': [
				'[1] noReferenceList {"label":"1","places":4} ← [1] [2] [3]',
			],
			// In one paragraph they may be labels of something else.
			'Sales rose [1]. Costs fell [2][3]. Prices held [1].': [
				'[1] noReferenceList {"label":"1","places":4} hint ← [1] [2] [3]',
			],
			'Sales rose.': [],
			// A note that the author set behind its part.
			'Sales rose [1]. Costs fell.\n\n*[1] The mill counts by weight.*': [],
			'Sales rose [1]. Costs fell [2].\n\n*[1] The mill counts by weight.*': [
				'[1] noReferenceList {"label":"1","places":3} hint ← [1] [2]',
			],
			'Sales rose [the source](https://example.org/a).': [],
		});
	});

	describe('that are keys without a sign of their own', () => {
		expectTold(
			brokenCitations,
			{
				'Sales rose [DOE20]. Costs fell \\[POE19\\]. Prices held [ROE21, LEE22]. Rents fell [LEE23], in plan [B2].': [
					'[LEE23] labelsNotListed {"labels":["LEE23"],"count":4,"places":1,"has":[]}',
				],
			},
			'\n\n## References\n\n[DOE20] Sales, 2020.\n\n\\[POE19\\] Costs, 2019.\n\n[ROE21] Prices, 2021.\n\n[LEE22] Rents, 2022.\n',
		);
	});

	describe('that are keys', () => {
		expectTold(
			brokenCitations,
			{
				'Sales rose [@doe2020]. Costs fell [@poe2019b, p. 4]. Prices held [@roe2021].': [
					'[@roe2021] labelsNotListed {"labels":["roe2021"],"count":2,"places":1,"has":[]}',
				],
			},
			'## References\n\n[doe2020] Doe, J. Oats.\n\n[poe2019b] Poe, A. Rye.\n',
		);
		expectTold(
			brokenCitations,
			{ 'Sales rose [@doe2020]. Prices held [@roe2021].': [] },
			'## References\n\nDoe, J. (2020). Oats.\n\nPoe, A. (2019). Rye.\n',
		);
		// A title of a numbered list may begin as a key does.
		expectTold(
			brokenCitations,
			{ 'Sales rose [1][2].': [] },
			'## References\n\n1. Oats2020: https://example.org/a\n2. Rye年2020: https://example.org/b\n',
		);
		// The list stands in front of an address behind ⁂.
		expectTold(
			brokenCitations,
			{ 'Sales rose [1].': [] },
			'[1] Doe. Oats. https://example.org/a\n\n⁂\n\nhttps://example.org/contact\n',
		);
		expectTold(
			brokenCitations,
			{ 'Sales rose [@doe2020].': [] },
			'## References\n\n```bibtex\n@book{doe2020, title={Oats}}\n```\n',
		);
	});

	describe('with a list without numbers', () => {
		const list = ['a', 'b', 'c', 'd e (f).pdf'].map((page) => `https://example.org/${page}`).join('\n\n');
		expectTold(
			brokenCitations,
			{
				'Sales rose [1]. Costs fell [2][4].': [
					'[1] listWithoutNumbers {"label":"1","count":4,"places":3} warning ← [2] [4]',
				],
				'Sales rose [1][7].': [
					'[1] labelsNotListed {"labels":["1"],"count":4,"places":1,"has":[]}',
					'[7] labelsNotListed {"labels":["7"],"count":4,"places":1,"has":[]}',
				],
			},
			`⁂\n\n${list}\n`,
		);
		expectTold(
			brokenCitations,
			{ 'Sales rose [1].': ['[1] noReferenceList {"label":"1","places":1} hint'] },
			`Read on at once:\n\n${list}\n`,
		);
	});

	describe('with a list that lacks some', () => {
		expectTold(
			brokenCitations,
			{
				'Sales rose [1][7]. Costs fell [7][9].': [
					'[7] labelsNotListed {"labels":["7"],"count":2,"places":2,"has":["1–2"]} ← [7]',
					'[9] labelsNotListed {"labels":["9"],"count":2,"places":1,"has":["1–2"]}',
				],
				'Sales rose [1][7]. Costs fell [7][9][8].': [
					'[7] labelsNotListed {"labels":["7"],"count":2,"places":2,"has":["1–2"]} ← [7]',
					'[9] labelsNotListed {"labels":["9"],"count":2,"places":1,"has":["1–2"]}',
					'[8] labelsNotListed {"labels":["8"],"count":2,"places":1,"has":["1–2"]}',
				],
				'Sales rose [1][7]. Costs fell [7][9][8][6].': [
					'[7] labelsNotListed {"labels":["6","7","8","9"],"count":2,"places":5,"has":["1–2"]} ← [7] [9] [8] [6]',
				],
				'Sales rose [10]. Costs fell [9][8]. Rents doubled [11].': [
					'[10] labelsNotListed {"labels":["8","9","10","11"],"count":2,"places":4,"has":["1–2"]} ← [9] [8] [11]',
				],
				'Sales rose [1]. Costs fell [1].': [],
				'Sales rose [1, 7].': ['[1, 7] labelsNotListed {"labels":["7"],"count":2,"places":1,"has":["1–2"]}'],
			},
			`## References

[1] Grid: https://example.org/grid
[2] Port: https://example.org/port
`,
		);
	});

	describe('with entries that are empty', () => {
		expectTold(
			brokenCitations,
			{
				'Sales rose [1][2][3]. Costs fell [2].\n\nPrices held [4][3].': [
					'[2][3] emptyReferences {"labels":["2","3"],"places":4} ← [2], [3], [2] [3]',
					'[4] emptyReferences {"labels":["4"],"places":1} ← [4],',
				],
				'Sales rose [2], and [3].': ['[2] emptyReferences {"labels":["2","3"],"places":2} ← [2], [3], [3]'],
				'Sales rose [2]、[3].': ['[2]、[3] emptyReferences {"labels":["2","3"],"places":2} ← [2], [3],'],
				'| A | B |\n|---|---|\n| x [2] | y [3] |': [
					'[2] emptyReferences {"labels":["2"],"places":1} ← [2],',
					'[3] emptyReferences {"labels":["3"],"places":1} ← [3],',
				],
			},
			`## References

[1] Grid: https://example.org/grid
[2],
[3],
[4],
`,
		);
	});
});

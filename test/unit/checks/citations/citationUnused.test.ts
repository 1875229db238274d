import { unusedReferences } from '../../../../src/checks/citations/citationUnused';
import { expectTold } from '../told';

describe('what is told of entries that nothing cites', () => {
	describe('a list that is cited in part', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose [1].': [
					'[2] Rye: https://example.org/rye citationsUnused {"labels":["2","3"],"count":3} ← [3] Hay: https://exa',
				],
				'Sales rose [1][2].': ['[3] Hay: https://example.org/hay citationsUnused {"labels":["3"],"count":3}'],
				'Sales rose [1][2][3].': [],
				'Sales rose.': ['[1] Oats: https://example.org/oats listNotCited {"count":3} info'],
			},
			`## References

[1] Oats: https://example.org/oats
[2] Rye: https://example.org/rye
[3] Hay: https://example.org/hay
`,
		);
	});

	describe('a list whose works the text names', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose, by “Yields of upland oats”. “Rye and its prices, 2021” tells why.': [],
				'Sales rose, by “Yields of upland oats”.': ['Rye and its prices 2021 listNotCited {"count":3} info'],
				'Sales rose, by “Yields of upland oats”, and hay fell.': [
					'Rye and its prices 2021 listNotCited {"count":3} info',
				],
				'Sales rose.\n\n### Yields of Upland Oats\n\nThey fell, as “A history of corn, vol. 2” says.\n\n### A history of corn\n\nIt is long.':
					[],
			},
			`## References

- Yields of Upland Oats
- Rye and its prices 2021
- Hay
- A history of corn
`,
		);
	});

	describe('statements on the sources under a heading of their own', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose [1].\n\n### Sources\n\n- The yearbooks state the prices ([2][3]).\n\n## Summary\n\nSo it is.': [],
				'Sales rose [1].\n\n### Sources\n\n- The yearbooks state the prices.\n\n## Summary\n\nSo it is.': [
					'[2] Rye: https://example.org/rye citationsUnused {"labels":["2","3"],"count":3} ← [3] Hay: https://exa',
				],
			},
			`## References

[1] Oats: https://example.org/oats
[2] Rye: https://example.org/rye
[3] Hay: https://example.org/hay
`,
		);
	});

	describe('lists that nothing cites, section by section', () => {
		const list = (...names: readonly string[]) =>
			names.map((name) => `- ${name}: https://example.org/${name}`).join('\n');
		expectTold(unusedReferences, {
			[`## Fields\n\nSales rose.\n\n### Sources\n\n${list('oats', 'rye')}\n\n## Meadows\n\nSales fell.\n\n### Sources\n\n${list('hay')}`]:
				['oats: https://example.org/oats listNotCited {"count":3} info'],
			[`## Fields\n\nSales rose.\n\n### Sources\n\nSee below.\n\n## Sources\n\n${list('oats', 'rye', 'hay')}`]: [
				'oats: https://example.org/oats listNotCited {"count":3} info',
			],
		});
	});

	describe('a list of titles with its addresses in another', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose [1].': ['[2] Rye citationsUnused {"labels":["2"],"count":2}'],
				'Sales rose [1][2].': [],
				// Two works are no list.
				'Sales rose.': [],
			},
			`## References

[1] Oats
[2] Rye

Citations:

[1] https://example.org/oats
[2] https://example.org/rye
`,
		);
	});

	describe('a list with a work that the text names by the title in its entry, and remarks behind a rule', () => {
		expectTold(
			unusedReferences,
			{
				'According to the “Atlas of Upland Oats” sales rose.': ['Rye boards listNotCited {"count":3} info'],
				'Sales rose.': ['“Atlas of Upland Oats”, Port Press listNotCited {"count":4} info'],
			},
			`## References

- “Atlas of Upland Oats”, Port Press
- Rye boards
- Hay prices
- Statements of the mills

---

*Finished on 3 May 2024*

*Find more at https://example.org/reports*
`,
		);
	});

	describe('a list that is printed again', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose [1][2].': [],
				'Sales rose [1].': ['[2] Rye: https://example.org/rye citationsUnused {"labels":["2"],"count":2}'],
			},
			`## References

[1] Oats: https://example.org/oats
[2] Rye: https://example.org/rye

## Source Index

- [1] Oats of the uplands: https://example.org/oats
- [2] Rye and its prices: https://example.org/rye
`,
		);
	});

	describe('a work of a list that the text names by the title in its entry', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose [1]. *The Upland Miller* (1910) foretold it.': [],
				'Sales rose [1].': ['[2] Hay, O. (1910). *The Upland Miller*. citationsUnused {"labels":["2"],"count":2}'],
			},
			`## References

[1] Oats: https://example.org/oats
[2] Hay, O. (1910). *The Upland Miller*. Port Press.
`,
		);
	});

	describe('a list of which much is left', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose [1].': [
					'[2] Rye: https://example.org/rye citationsUnused {"labels":["2","3","4","5"],"count":5} ← [3] Hay: https://exa [4] Corn: https://ex [5] Rice: https://ex',
				],
				'Sales rose [1][2].': [
					'[3] Hay: https://example.org/hay citationsUnused {"labels":["3","4","5"],"count":5} ← [4] Corn: https://ex [5] Rice: https://ex',
				],
				'Sales rose [1][2][3][4].': ['[5] Rice: https://example.org/rice citationsUnused {"labels":["5"],"count":5}'],
			},
			`## References

[1] Oats: https://example.org/oats
[2] Rye: https://example.org/rye
[3] Hay: https://example.org/hay
[4] Corn: https://example.org/corn
[5] Rice: https://example.org/rice
`,
		);
	});

	describe('labels of one entry, and empty entries', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose [1].': ['[4] Oats: https://example.org/oats citationsUnused {"labels":["4"],"count":3}'],
			},
			`## References

[1] [2] Oats: https://example.org/oats
[3]
[4] Oats: https://example.org/oats
`,
		);
	});

	describe('entries with several numbers, of which one is cited or none', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose [7].': ['[2,5]. Rye citationsUnused {"labels":["2,5","3,8"],"count":3} ← [[3,8]. Maize ](http'],
				'Sales rose [5], and prices [8].': ['[1,7,9]. Oats citationsUnused {"labels":["1,7,9"],"count":3}'],
				'Sales rose [2], prices [1] and costs [8].': [],
			},
			`## References

[1,7,9]. Oats

[2,5]. Rye

[[3,8]. Maize ](https://example.org/maize)
`,
		);
	});

	describe('a short list', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose.': [],
				'Sales rose [on oats](https://example.org/corn).': [],
				// A link leads to a page of the list, and says nothing of the others.
				'Sales rose [on oats](https://example.org/oats).': [],
			},
			`## References

[1] Oats: https://example.org/oats
[2] Rye: https://example.org/rye
`,
		);
	});

	describe('lists of sections that nothing cites', () => {
		expectTold(
			unusedReferences,
			{
				'## Oats\n\nSales rose.\n\n### References\n\n[1] Oats: https://example.org/oats\n[2] Rye: https://example.org/rye\n\n## Hay\n\nSales fell.':
					['[1] Oats: https://example.org/oats listNotCited {"count":4} info'],
			},
			`## References

[3] Hay: https://example.org/hay
[4] Corn: https://example.org/corn
`,
		);
	});

	describe('definitions of links, which readers do not see', () => {
		expectTold(
			unusedReferences,
			{
				'Sales rose [1].': ['[2]: https://example.org/rye citationsUnused {"labels":["2"],"count":2} hint'],
			},
			`[1]: https://example.org/oats
[2]: https://example.org/rye
`,
		);
	});
});

import assert from 'node:assert/strict';
import { duplicateReferences } from '../../../../src/checks/citations/citationDuplicate';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';
import { english } from '../../words';
import { doc } from '../finding';
import { expectTold } from '../told';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

function duplicates(...entries: string[]): string[] {
	const marks = entries.map((_, at) => `[${at + 1}]`).join('');
	const list = entries.map((entry, at) => `[${at + 1}] ${entry}`);
	const text = doc(`Sales rose ${marks}.`, '', '## References', '', ...list);
	const { findings } = plumbline.analyze({ name: 'test.md', text });
	return findings.filter(({ code }) => code === 'citation.duplicate').map(({ message }) => english.say(message));
}

describe('citation.duplicate', () => {
	it('tells each work once', () => {
		const [only, ...rest] = duplicates(
			'Oats: https://example.org/oats',
			'Oats again: https://example.org/oats',
			'Oats: https://example.org/oats#top',
		);
		assert.match(only ?? '', /same source as “1”, and so is “3”/u);
		assert.deepEqual(rest, []);
	});

	it('tells works of which one entry is cited at most together, unless unused entries are to go anyway', () => {
		const told = (marks: string) => {
			const titles = ['Oats', 'Oats again', 'Rye', 'Rye again', 'Hay', 'Hay again'];
			const list = titles.map((title, at) => `[${at + 1}] ${title}: https://example.org/${title.split(' ')[0]}`);
			const text = doc(`Sales rose ${marks}.`, '', '## References', '', ...list);
			const { findings } = plumbline.analyze({ name: 'test.md', text });
			return findings
				.filter(({ code }) => code === 'citation.duplicate')
				.map(({ message, related }) => [/(\d) more sources?/u.exec(english.say(message))?.[1], related.length]);
		};
		assert.deepEqual(told('[1][3][5]'), [['2', 5]]);
		assert.deepEqual(told('[1]'), []);
		assert.deepEqual(told('[1][2][3]'), [
			[undefined, 1],
			['1', 3],
		]);
		assert.deepEqual(told(''), [['2', 5]]);
	});

	it('knows the page of a paper and its PDF by their DOI', () => {
		assert.equal(
			duplicates('https://papers.example/doi/10.1234/oats.7', 'https://papers.example/doi/pdf/10.1234/oats.7').length,
			1,
		);
		assert.deepEqual(
			duplicates('https://papers.example/doi/10.1234/oats.7', 'https://papers.example/doi/pdf/10.1234/oats.8'),
			[],
		);
	});

	it('tells pages of one script apart by what it is given', () => {
		const page = (given: string) =>
			`Harvest report of the northern counties for all grains. https://example.org/item.html${given}`;
		assert.deepEqual(duplicates(page('?doc=oats'), page('?doc=rye')), []);
		assert.equal(duplicates(page('?doc=oats&at=1'), page('?at=1&doc=oats')).length, 1);
		assert.equal(duplicates(page('?doc=oats'), page('')).length, 1);
	});

	it('calls a footnote what the author calls it', () => {
		const { findings } = plumbline.analyze({
			name: 'test.md',
			text: doc(
				'Oats rose.[^2_oats] Rye fell.[^b] Hay stayed.[^lost]',
				'',
				'[^2_oats]: https://farms.example/a',
				'',
				'[^b]: https://farms.example/a#top',
				'',
				'[^c]: https://farms.example/c',
				'',
				'[^d]: https://farms.example/d',
			),
		});
		const told = findings
			.filter(({ code }) => code.startsWith('citation'))
			.map(({ code, message }) => [code, /“(.*)”/u.exec(english.say(message))?.[1]]);
		assert.deepEqual(told, [
			['citation.broken', '[^lost]'],
			['citation.duplicate', '[^2_oats]'],
			['citation.unused', '[^c]” and “[^d]'],
		]);
	});

	it('tells addresses apart behind an escaped sign', () => {
		assert.deepEqual(
			duplicates('https://papers.example/get?type=pdf\\&id=1', 'https://papers.example/get?type=pdf\\&id=2'),
			[],
		);
	});

	it('knows a work by its title, whatever site it is on', () => {
		const title = 'Yields of winter oats under drought in upland trials';
		assert.equal(
			duplicates(`${title}: https://example.org/a`, `[PDF] ${title} - PaperSite: https://example.com/b`).length,
			1,
		);
		assert.equal(
			duplicates(
				'高地燕麦在干旱条件下的产量试验研究: https://example.org/a',
				'高地燕麦在干旱条件下的产量试验研究: https://example.com/b',
			).length,
			1,
		);
		assert.deepEqual(duplicates(`${title} 2021: https://example.org/a`, `${title} 2022: https://example.com/b`), []);
		assert.deepEqual(duplicates('Annual report: https://example.org/a', 'Annual report: https://example.com/b'), []);
	});

	it('tells works of one title apart that one site numbers or dates', () => {
		const title = 'Yields of winter oats under drought in upland trials';
		const pair = (one: string, other: string) => duplicates(`${title}: ${one}`, `${title}: ${other}`).length;
		assert.equal(pair('https://example.org/slides/2021/oats.pdf', 'https://example.org/slides/2022/oats.pdf'), 0);
		assert.equal(pair('https://example.org/pii/0304510290A', 'https://example.org/pii/0304510291A'), 0);
		assert.equal(pair('https://example.org/france/oats', 'https://example.org/trials/france/oats'), 1);
		assert.equal(pair('https://example.org/oats/pdf', 'https://example.org/oats/epub'), 1);
		assert.equal(pair('https://example.org/2021/oats.pdf', 'https://example.com/2022/oats.pdf'), 1);
		// What keeps copies may have several of one work.
		const kept = 'https://www.researchgate.net/publication/';
		assert.equal(pair(`${kept}392884508_Oats`, `${kept}392884599_Oats`), 1);
		assert.equal(
			duplicates(
				`${title}: https://example.org/2021/oats`,
				`${title}: https://example.org/2022/oats`,
				`${title}: https://www.example.org/2022/oats`,
			).length,
			1,
		);
	});

	it('knows a work by a title that lost its end', () => {
		const title = 'Yields of winter oats under drought in upland trials';
		const pair = (one: string, other: string) =>
			duplicates(`${one}: https://example.org/a`, `${other}: https://example.com/b`).length;
		assert.equal(pair(`${title} of eleven northern farms`, `${title} ...`), 1);
		assert.equal(pair('高地燕麦在干旱条件下的产量试验研究及其启示', '高地燕麦在干旱条件下的产量试验研究'), 1);
		assert.equal(pair(`${title}: a reply`, title), 0);
		assert.equal(pair(`${title}, part two`, title), 0);
		assert.equal(pair('Winter oats under drought: eleven farms', 'Winter oats under drought'), 0);
	});

	it('says that one address stands under two titles', () => {
		const [found] = duplicates(
			'Oat yields in the uplands: https://example.org/oats',
			'Port fees 2024: https://example.org/oats',
		);
		assert.match(found ?? '', /same address as “1” under another title/u);
		const [translated] = duplicates('Oat yields: https://example.org/oats', '燕麦产量: https://example.org/oats');
		assert.match(translated ?? '', /same source/u);
	});

	it('leaves pages alone that are given by the home page of their site', () => {
		assert.deepEqual(
			duplicates('Oat yields in the uplands: https://example.org/', 'Port fees 2024: https://example.org'),
			[],
		);
	});
});

describe('what is told of works listed twice', () => {
	describe('addresses', () => {
		expectTold(
			duplicateReferences,
			{
				'Sales rose [1][2][3].': [
					'[2] Oats again: https://example.org/Oats citationDuplicate {"name":"1","others":["3"],"more":0} ← [1] Oats: https://ex [3] Oats: https://ww',
				],
			},
			`## References

[1] Oats: https://example.org/oats
[2] Oats again: https://example.org/Oats
[3] Oats: https://www.example.org/oats/#top
`,
		);
	});

	describe('addresses under other titles', () => {
		expectTold(
			duplicateReferences,
			{
				'Sales rose [1][2][3][4][5].': [
					'[2] Port fees of the year: https://examp sameAddress {"name":"1","others":["3"]} ← [1] Oat yields in th [3] 燕麦产量: https://ex',
				],
			},
			`## References

[1] Oat yields in the uplands: https://example.org/oats
[2] Port fees of the year: https://example.org/oats
[3] 燕麦产量: https://example.org/oats
[4] Home of oats: https://example.org/
[5] Home of ports: https://example.org
`,
		);
	});

	describe('papers', () => {
		expectTold(
			duplicateReferences,
			{
				'Sales rose [1][2][3].': [
					'[2] Oat yields: https://arxiv.org/pdf/21 citationDuplicate {"name":"1","others":[],"more":0} ← [1] Oat yields: http',
				],
			},
			`## References

[1] Oat yields: https://arxiv.org/abs/2101.01234
[2] Oat yields: https://arxiv.org/pdf/2101.01234v2
[3] Rye: https://arxiv.org/abs/2101.01235
`,
		);
	});

	describe('titles', () => {
		expectTold(
			duplicateReferences,
			{
				'Sales rose [1][2][3][4][5][6].': [
					'[2] [PDF] Yields of winter oats under dr citationDuplicate {"name":"1","others":["3","6"],"more":0} ← [1] Yields of winter [3] Yields of winter [6] Yields of winter',
				],
			},
			`## References

[1] Yields of winter oats under drought in upland trials: https://example.org/a
[2] [PDF] Yields of winter oats under drought in upland trials - PaperSite: https://example.com/b
[3] Yields of winter oats under drought in upland trials. Accessed: 3 May 2024. https://example.net/c
[4] Annual report: https://example.org/d
[5] Annual report: https://example.com/e
[6] Yields of winter oats under drought in upland trials (Proceedings): https://example.info/f
`,
		);
	});

	describe('lists of sections', () => {
		expectTold(
			duplicateReferences,
			{
				'Sales rose [1][2].\n\n## Sources\n\n[1] Oats: https://example.org/oats\n\n## Costs\n\nCosts rose in every year of the plan.':
					[],
			},
			`## References

[1] Oats: https://example.org/oats
[2] Rye: https://example.org/rye
`,
		);
	});
});

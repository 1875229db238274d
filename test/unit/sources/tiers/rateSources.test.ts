import assert from 'node:assert/strict';
import { parseReport } from '../../../../src/report/parsing/parse';
import { citedSources } from '../../../../src/sources/cited/citedSources';
import { originalLinks, rateSources } from '../../../../src/sources/tiers/rateSources';
import { createTierReader } from '../../../../src/sources/tiers/readTier';

const tiers = createTierReader();
const rated = (...lines: string[]) =>
	rateSources(citedSources(parseReport(lines.join('\n')), { reportPath: '' }), tiers);
const summary = (...lines: string[]) => rated(...lines).map(({ url, citations }) => `${url} ${citations.join()}`);

describe('the sources of a report', () => {
	it('are each there once, in the order in which the text first cites them', () => {
		assert.deepEqual(
			summary(
				'# Heat',
				'',
				'Sales rose by 4% [2]. Prices fell by 3% [1]. Stocks grew by 2% [2].',
				'',
				'## References',
				'',
				'[1] Prices: https://www.destatis.de/prices',
				'[2] Sales: https://www.reuters.com/sales',
				'[3] Nothing cites this: https://www.wsj.com/a',
			),
			['https://www.reuters.com/sales 0,2', 'https://www.destatis.de/prices 1'],
		);
	});

	it('are one when their addresses differ in what does not matter', () => {
		const links = rated(
			'Sales rose by 4% ([a](https://www.sec.gov/a?utm_source=x)), prices by 2% ([b](http://sec.gov/a/)).',
		);
		assert.deepEqual(
			links.map(({ tier, citations }) => [tier.tier, citations.length]),
			[[1, 2]],
		);
	});

	it('are the listed ones when the text cites nothing', () => {
		const lines = ['# Heat', '', 'Sales rose.', '', '## References', '', '- Prices: https://www.destatis.de/prices'];
		assert.deepEqual(summary(...lines), ['https://www.destatis.de/prices ']);
	});

	it('may be known by the name of a well-known site alone', () => {
		const listed = (entry: string) =>
			rated('# Heat', '', 'Sales rose by 4% [1].', '', '## References', '', `[1] ${entry}`).map(
				({ tier }) => tier.group,
			);
		assert.deepEqual(listed('Wikipedia: Heat pump.'), ['wiki']);
		assert.deepEqual(listed('Heat pump – Wikipedia'), ['wiki']);
		assert.deepEqual(listed('Reddit, r/heating, thread of May 2025.'), ['forum']);
		assert.deepEqual(listed('百度贴吧：热泵吧，2024年。'), ['forum']);
		assert.deepEqual(listed('Wikipedians at Work. Oxford, 2019.'), []);
		assert.deepEqual(listed('A. Author: What Wikipedia knows of heat. 2019.'), []);
	});

	it('may be known by a DOI alone', () => {
		const lines = [
			'# Heat',
			'',
			'Sales rose by 4% [1].',
			'',
			'## References',
			'',
			'[1] A. Author: Heat. doi:10.1000/182',
		];
		assert.deepEqual(
			rated(...lines).map(({ tier }) => tier.group),
			['journal'],
		);
	});

	it('are rated by what a local file says of its origin', () => {
		const source = {
			...{ id: 'file:a.md', title: 'A', url: undefined, citations: [0], reference: 0 },
			targets: [{ kind: 'file', folder: 'workspace', path: 'a.md', anchor: undefined }],
		} as const;
		const [known] = rateSources([source], tiers, () => 'https://www.destatis.de/a');
		const [open] = rateSources([source], tiers);
		assert.deepEqual([known?.tier.tier, open?.tier.tier], [1, 4]);
	});

	it('leave out entries without an address', () => {
		const lines = ['# Heat', '', 'Sales rose by 4% [1].', '', '## References', '', '[1] A. Author: Heat. 2021.'];
		assert.deepEqual(summary(...lines), []);
	});
});

describe('the originals that a page links to', () => {
	it('are filings, statistics and papers elsewhere, each once, and no start pages', () => {
		const links = [
			{ url: 'https://www.reuters.com/more', text: 'More' },
			{ url: 'https://www.sec.gov/', text: 'SEC' },
			{ url: 'https://www.sec.gov/Archives/10k.htm', text: 'annual report' },
			{ url: 'https://www.sec.gov/Archives/10k.htm', text: 'here' },
			{ url: 'https://arxiv.org/abs/2401.00001', text: 'the paper' },
			{ url: 'https://twitter.com/a/status/1', text: 'said' },
			{ url: 'not an address', text: '' },
		];
		const content = { title: '', text: '', pages: [], links };
		const found = originalLinks(content, tiers.ofAddress('https://www.reuters.com/a'), tiers);
		assert.deepEqual(
			found.map(({ url, text }) => [url, text]),
			[
				['https://www.sec.gov/Archives/10k.htm', 'annual report'],
				['https://arxiv.org/abs/2401.00001', 'the paper'],
			],
		);
	});
});

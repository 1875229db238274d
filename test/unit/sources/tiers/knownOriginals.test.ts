import assert from 'node:assert/strict';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';
import { readers } from '../../../../src/sources/documents/readers';
import type { SourceFiles } from '../../../../src/sources/model';

const text =
	'# Batteries\n\n## Sales\n\nHalvern Energy sold 9% more batteries in 2024 ([news](https://www.reuters.com/business/halvern-energy)).\n';

const page = `<!doctype html><html><head><title>Halvern Energy sells more</title></head><body><article>
<h1>Halvern Energy sells more</h1><p>Halvern Energy sold 9% more batteries in 2024 than in the year before, the company said on Monday,
after two years in which demand had been weak and prices of cells had fallen by a third.</p>
<p>The figures stand in <a href="https://www.sec.gov/Archives/halvern-10k.htm">Halvern Energy’s figures on batteries for 2024</a>, which were published in the morning.</p>
</article></body></html>`;

describe('the original behind a page', () => {
	it('is named once the page has been read', async () => {
		const fetch = async () => new Response(page, { headers: { 'content-type': 'text/html' } });
		const sources = { fetch: () => fetch, readers: async () => readers, version: '1.0.0' };
		const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock, sources });
		const document = { name: 'r.md', text };
		const secondary = (codes: readonly { readonly code: string }[]) =>
			codes.filter(({ code }) => code === 'source.secondary').length;
		assert.equal(secondary(plumbline.analyze(document).findings), 0);
		const { analysis } = await plumbline.score(document, { frameworks: ['reportEval'], sources: { fetch: true } });
		assert.equal(secondary(analysis.findings), 1);
		assert.equal(analysis.sources[0]!.originals![0]!.url, 'https://www.sec.gov/Archives/halvern-10k.htm');
	});
});

describe('a copy of a source', () => {
	it('is rated by where it says it comes from once it has been read, also beside the report’s folder', async () => {
		const report = 'Prices of cells fell by 9% in 2024 ([copy](../copies/cells.md)).\n';
		const copy = '---\nurl: https://www.destatis.de/cells\n---\n\n# Cells\n\nPrices of cells fell by 9% in 2024.\n';
		const workspace: SourceFiles = {
			list: async () => ['copies/cells.md'],
			read: async (path) => (path === 'copies/cells.md' ? new TextEncoder().encode(copy) : undefined),
		};
		const sources = { fetch: () => fetch, readers: async () => readers, version: '1.0.0' };
		const plumbline = createPlumbline({ logger: silentLogger, clock: systemClock, sources });
		const options = { frameworks: ['reportEval'], sources: { workspace, reportPath: 'drafts/r.md' } } as const;
		const { analysis } = await plumbline.score({ name: 'r.md', text: report }, options);
		const [source] = analysis.sources;
		assert.deepEqual([source?.tier.tier, source?.tier.domain], [1, 'copies/cells.md']);
	});
});

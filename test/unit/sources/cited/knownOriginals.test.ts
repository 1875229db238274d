import assert from 'node:assert/strict';
import { createPlumbline } from '../../../../src/index';
import { silentLogger, systemClock } from '../../../../src/ports';
import { readers } from '../../../../src/sources/reading/readers';

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

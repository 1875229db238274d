import assert from 'node:assert/strict';
import type { Preview } from '../../../src/judge/model';
import { createOpenAiProvider } from '../../../src/judge/openai/provider';
import { fetchWithoutTimeout } from '../../../src/node/fetches';
import { memoryStore, systemClock } from '../../../src/ports';
import type { RunInfo } from '../../../src/scorecard/run';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';
import { coreWith, exampleReport } from './finResearch/readingModel';

const price = { input: 2, output: 8 };

/** What a run over HTTP takes, and what was foreseen of it. */
describe('what a preview foresees', () => {
	let server: ModelServer;

	before(async () => {
		server = await startModelServer({ respond });
	});

	after(() => server.close());

	for (const name of ['grid-storage', 'coffee-retail-zh', 'jade-cashmere-coats']) {
		const document = { name: 'report.md', text: exampleReport(name) };
		const options = () => {
			const endpoint = { baseUrl: server.url, model: 'scripted', apiKey: 'none' };
			const provider = createOpenAiProvider(endpoint, { fetch: fetchWithoutTimeout, clock: systemClock });
			return { model: { provider, price } };
		};

		it(`of a review of ${name} is what is asked and paid, within a tenth`, async () => {
			const core = coreWith(memoryStore());
			const foreseen = await core.previewReview(document, options());
			agree(foreseen, (await core.review(document, options())).run);
		});

		it(`of a score of ${name} is what is asked and paid, within a tenth`, async () => {
			const core = coreWith(memoryStore());
			const foreseen = await core.preview(document, options());
			agree(foreseen, (await core.score(document, options())).scorecard.run);
		});
	}

	function agree(foreseen: Preview, run: Pick<RunInfo, 'calls' | 'tokensIn' | 'tokensOut' | 'cost'>): void {
		assert.equal(foreseen.calls, run.calls);
		const { tokensIn, cost } = run;
		assert.ok(Math.abs(foreseen.tokensIn / tokensIn - 1) < 0.1, `${foreseen.tokensIn} foreseen, ${tokensIn} sent`);
		assert.ok(foreseen.cost && cost !== null && cost <= foreseen.cost[1], `${foreseen.cost} foreseen, ${cost} paid`);
		const paid = (tokensIn * price.input + run.tokensOut * price.output) / 1e6;
		assert.ok(Math.abs(cost - paid) < 1e-9, `${cost} said, ${paid} paid`);
	}
});

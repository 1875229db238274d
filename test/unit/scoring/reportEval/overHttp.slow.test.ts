import assert from 'node:assert/strict';
import { type ModelServer, startModelServer } from '../../../server/modelServer';
import { respond } from '../../../server/reportReader';
import type { Scenario } from '../../../server/scenario';
import { said } from '../../words';
import { coreWith } from '../finResearch/readingModel';

const link = `https://example.org/data#:~:text=${encodeURIComponent('Prices of cells fell by 9% in 2024 for the third year')}`;
const capacity =
	'Storage capacity in Halvern reached 12 GW in 2024, twice as much as in 2022, because auctions were held every quarter.';
const text = [
	'# Storage in Halvern keeps growing',
	'## Capacity',
	`${capacity} Prices of cells fell by 9% in 2024 ([data](${link})).`,
	'## Policy',
	`${capacity} The grid operator pays for standby.`,
].join('\n\n');

describe('DeepResearch-ReportEval over the wire', () => {
	let server: ModelServer;
	before(async () => {
		server = await startModelServer({ respond });
	});
	after(() => server.close());

	/** Questions of the named kind meet the scenario, the others a good answer. */
	async function score(schemaName: string, scenario: Scenario) {
		server.clear();
		server.behave((question) => (question.schemaName === schemaName ? scenario : { kind: 'answer' }));
		const plumbline = coreWith();
		const provider = plumbline.connect({ baseUrl: server.url, model: 'scripted', apiKey: 'sk-violet' });
		const model = { provider, limits: { retries: 0, callTimeout: 2_000 } };
		const { scorecard } = await plumbline.score({ name: 'r.md', text }, { frameworks: ['reportEval'], model });
		return { ...scorecard.reportEval!, run: scorecard.run };
	}

	for (const kind of ['answer', 'fenced', 'chatty', 'thinking'] as const) {
		it(`is judged in full from answers of the kind “${kind}”`, async () => {
			const { quality, redundancy, factuality, run } = await score('reporteval_factuality', { kind });
			assert.deepEqual([quality.overall.basis, redundancy.basis, factuality.basis], ['model', 'model', 'model']);
			assert.equal(factuality.averageSupport, 1);
			assert.equal(run.complete, true);
		});
	}

	it('holds scores without proof at 3 when what they quote stands nowhere in the report', async () => {
		const { quality } = await score('reporteval_quality', { kind: 'foreignQuotes' });
		assert.equal(quality.clarity.value, 3);
		assert.match(said(quality.clarity.reasons[0]!.message), /^The model said 3\.5 and quoted nothing/);
		assert.equal(quality.coherence.value, 3);
	});

	it('believes no verdict whose quote stands nowhere in the source', async () => {
		const { factuality } = await score('reporteval_factuality', { kind: 'foreignQuotes' });
		assert.ok(factuality.verdicts.every(({ basis }) => basis !== 'model'));
	});

	for (const kind of ['brokenJson', 'wrongEnum', 'empty', 'refusal', 'cutOff', 'htmlPage'] as const) {
		it(`goes on with the rules’ verdicts when the model’s come as “${kind}”`, async () => {
			const { quality, factuality, run } = await score('reporteval_factuality', { kind });
			assert.equal(quality.overall.basis, 'model');
			assert.ok(factuality.verdicts.every(({ basis }) => basis !== 'model'));
			assert.equal(run.complete, false);
			assert.deepEqual(
				run.failures.map(({ task }) => task),
				['reporteval.factuality'],
			);
		});
	}
});

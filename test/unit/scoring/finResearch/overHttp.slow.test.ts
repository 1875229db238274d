import assert from 'node:assert/strict';
import { type ModelServer, startModelServer } from '../../../server/modelServer';
import { respond } from '../../../server/reportReader';
import type { Scenario } from '../../../server/scenario';
import { said } from '../../words';
import { coreWith, exampleReport } from './readingModel';

describe('FinResearchBench over the wire', () => {
	const text = exampleReport('grid-storage');
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
		const { scorecard } = await plumbline.score({ name: 'report.md', text }, { model });
		return { ...scorecard.finResearch!, run: scorecard.run };
	}

	for (const kind of ['answer', 'fenced', 'chatty', 'thinking'] as const) {
		it(`takes the tree from an answer of the kind “${kind}”`, async () => {
			const { tree, run } = await score('report_reading', { kind });
			assert.equal(tree.basis, 'model');
			assert.equal(run.complete, true);
			assert.deepEqual(run.failures, []);
		});
	}

	it('takes the words of a line where what is quoted of it stands nowhere in the report', async () => {
		const { tree, dimensions } = await score('report_reading', { kind: 'foreignQuotes' });
		assert.equal(tree.basis, 'model');
		assert.ok(tree.nodes.every(({ span: [start, end] }) => text.slice(start, end).trim() !== ''));
		assert.equal(dimensions.viewpointClarity.basis, 'model');
	});

	it('keeps the scores up to 80 but no reason whose quote stands nowhere in the report', async () => {
		const { dimensions } = await score('finresearch_dimensions_and_reporteval_quality', { kind: 'foreignQuotes' });
		assert.equal(dimensions.articulationCoherence.value, 78);
		assert.equal(dimensions.viewpointClarity.value, 80);
		const [unproven, dropped] = dimensions.viewpointClarity.reasons;
		assert.match(said(unproven?.message), /^The model said 88 and quoted nothing/);
		assert.match(said(dropped?.message), /^One reason was left out/);
	});

	for (const kind of ['brokenJson', 'cutOff'] as const) {
		it(`goes on with what had come of the reading before it ended as “${kind}”, and says so`, async () => {
			const { tree, run } = await score('report_reading', { kind });
			assert.equal(tree.basis, 'mixed');
			assert.ok(tree.unread > 0);
			assert.equal(run.complete, false);
			assert.deepEqual(
				run.failures.map(({ task }) => task),
				['reading.report'],
			);
		});
	}

	for (const kind of ['wrongEnum', 'empty', 'refusal', 'htmlPage'] as const) {
		it(`goes on without the reading when it comes as “${kind}”`, async () => {
			const { dimensions, run, support } = await score('report_reading', { kind });
			assert.equal(support.basis, 'rule');
			assert.equal(dimensions.logicConsistency.basis, 'unscored');
			assert.match(
				said(dimensions.logicConsistency.reasons[0]!.message),
				/^The model did not judge this, so there is no score: /,
			);
			assert.equal(dimensions.viewpointClarity.basis, 'model');
			assert.equal(run.complete, false);
			assert.deepEqual(
				run.failures.map(({ task }) => task),
				['reading.report'],
			);
		});
	}

	it('sends nothing of the report but in data blocks, and no key', async () => {
		await score('report_reading', { kind: 'answer' });
		const outside = server.requests
			.map(({ question: { system, user } }) => system + user.replace(/<<<(\w+) (\w+)>>>[\s\S]*?<<<end \1 \2>>>/g, ''))
			.join('\n');
		for (const word of ['Corvania', 'Halvern', 'queue']) assert.ok(!outside.includes(word), word);
		assert.ok(server.requests.length >= 3);
		for (const { body, path } of server.requests) assert.ok(!(path + JSON.stringify(body)).includes('sk-violet'));
	});
});

import assert from 'node:assert/strict';
import { memoryStore } from '../../../../src/ports';
import { saidIn } from '../../words';
import { failing, longReport, ReadingModel, scoreWith } from './readingModel';

const messages = (reasons: Parameters<typeof saidIn>[0]) => saidIn(reasons).join('\n');

describe('FinResearchBench by a model, on long reports', () => {
	it('asks nothing twice, and after an edit what sees it', async () => {
		const store = memoryStore();
		const text = longReport(4_000);
		const first = await scoreWith(new ReadingModel(), text, { store });
		assert.ok(first.scorecard.run.calls <= 3, `${first.scorecard.run.calls} calls`);
		const again = await scoreWith(new ReadingModel(), text, { store });
		assert.equal(again.scorecard.run.calls, 0);
		assert.deepEqual(again.scorecard.finResearch, first.scorecard.finResearch);
		const edited = await scoreWith(new ReadingModel(), text.replace('against 7% at', 'against 8% at'), { store });
		assert.ok(
			edited.scorecard.run.calls >= 1 && edited.scorecard.run.calls <= 4,
			`${edited.scorecard.run.calls} calls`,
		);
	});

	it('reads a report of 24,000 words in a few questions', async () => {
		const model = new ReadingModel();
		const { scorecard } = await scoreWith(model, longReport(24_000));
		const { tree, dimensions } = scorecard.finResearch!;
		assert.equal(tree.basis, 'model');
		assert.ok(model.asked('report_reading').length > 1 && model.asked('report_reading').length < 5);
		assert.equal(tree.unread, 0);
		assert.ok(tree.metrics.nodes > 60);
		assert.match(messages(dimensions.viewpointClarity.reasons), /abridged/);
		assert.ok(model.asked('finresearch_dimensions')[0]!.user.includes('do not count as missing'));
	});

	it('shows the report abridged when it is too long for the model', async () => {
		const text = longReport(9_000);
		const model = new ReadingModel(({ schemaName, user }) =>
			schemaName === 'finresearch_dimensions' && user.length > 40_000 ? failing('tooLong') : undefined,
		);
		const { finResearch, run } = (await scoreWith(model, text)).scorecard;
		assert.equal(finResearch!.dimensions.viewpointClarity.basis, 'model');
		assert.match(messages(finResearch!.dimensions.viewpointClarity.reasons), /abridged/);
		assert.equal(run.complete, true);
	});
});

import assert from 'node:assert/strict';
import { memoryStore } from '../../../../src/ports';
import { coreWith, exampleReport, failing, judged, longReport, ReadingModel, scoreWith } from './readingModel';

const messages = (reasons: readonly { readonly message: string }[]) => reasons.map(({ message }) => message).join('\n');

describe('FinResearchBench by a model, on long reports', () => {
	it('asks nothing twice, and after an edit only what sees it', async () => {
		const store = memoryStore();
		const text = longReport(4_000);
		const first = await scoreWith(new ReadingModel(), text, { store });
		assert.ok(first.scorecard.run.calls <= 12, `${first.scorecard.run.calls} calls`);
		const again = await scoreWith(new ReadingModel(), text, { store });
		assert.equal(again.scorecard.run.calls, 0);
		assert.deepEqual(again.scorecard.finResearch, first.scorecard.finResearch);
		const edited = await scoreWith(new ReadingModel(), text.replace('against 7% at', 'against 8% at'), { store });
		assert.ok(
			edited.scorecard.run.calls >= 1 && edited.scorecard.run.calls <= 4,
			`${edited.scorecard.run.calls} calls`,
		);
	});

	it('reads a report of 24,000 words in parts', async () => {
		const model = new ReadingModel();
		const { scorecard } = await scoreWith(model, longReport(24_000));
		const { tree, dimensions } = scorecard.finResearch!;
		assert.equal(tree.basis, 'model');
		assert.ok(tree.parts >= 13, `${tree.parts} parts`);
		assert.ok(tree.metrics.nodes > 60);
		assert.match(messages(dimensions.viewpointClarity.reasons), /abridged/);
		assert.ok(model.asked('finresearch_dimensions')[0]!.user.includes('do not count as missing'));
	});
});

describe('FinResearchBench by a model that fails', () => {
	const report = exampleReport('grid-storage');
	const parts = longReport(5_000);
	const offline = async () => (await coreWith().score({ name: 'r.md', text: report })).scorecard.finResearch!;

	it('draws the tree of a part offline where the model cannot read it, and says so', async () => {
		const model = new ReadingModel(({ schemaName }, index) =>
			schemaName === 'finresearch_extract' && index === 1 ? failing('refused') : undefined,
		);
		const { scorecard } = await scoreWith(model, parts);
		const { tree, dimensions } = scorecard.finResearch!;
		assert.equal(tree.basis, 'mixed');
		assert.equal(tree.partsMissed, 1);
		assert.match(tree.note, /For 1 of them the tree drawn offline stands in\. It failed: refused\./);
		assert.ok(messages(dimensions.analysisDepth.reasons).includes(tree.note));
		assert.ok(messages(dimensions.logicConsistency.reasons).includes(tree.note));
		assert.equal(scorecard.run.complete, false);
		assert.equal(scorecard.run.failures.length, 1);
	});

	it('measures the offline tree where the model can read nothing, and says so', async () => {
		const model = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_extract' ? failing('refused') : undefined,
		);
		const { scorecard } = await scoreWith(model, report);
		const { tree, dimensions } = scorecard.finResearch!;
		assert.equal(tree.basis, 'rule');
		assert.equal(dimensions.analysisWidth.value, (await offline()).dimensions.analysisWidth.value);
		assert.match(tree.note, /^The model could read 0 of 1 part, so this is the tree drawn offline\./);
		assert.equal(dimensions.viewpointClarity.basis, 'model');
	});

	it('drops and counts statements that stand nowhere in the report', async () => {
		const foreign = { id: 1, type: 'argument', parent: null, quote: 'Violet lighthouses were auctioned off.' };
		const some = new ReadingModel(({ schemaName, user }, index) => {
			if (schemaName !== 'finresearch_extract' || index !== 1) return undefined;
			const quote = /^## (.*)$/m.exec(user)![1]!;
			return { nodes: [foreign, { id: 2, type: 'argument', parent: 1, quote }] };
		});
		const { tree } = (await scoreWith(some, parts)).scorecard.finResearch!;
		assert.equal(tree.dropped, 1);
		assert.match(tree.note, /One statement that it quoted does not stand in the report/);
		const all = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_extract' ? { nodes: [foreign] } : undefined,
		);
		const { scorecard } = await scoreWith(all, report);
		assert.equal(scorecard.finResearch!.tree.basis, 'rule');
		assert.match(scorecard.finResearch!.tree.note, /None of the statements that the model quoted/);
		assert.equal(scorecard.run.complete, false);
	});

	it('makes a tree of statements that go round in a circle', async () => {
		const quotesInOrder = ['Market size and growth', 'Demand for flexibility', 'Installed capacity'];
		const quotes = ['Installed capacity', 'Demand for flexibility', 'Market size and growth'];
		const circle = quotes.map((quote, at) => ({ id: at + 1, type: 'argument', parent: ((at + 1) % 3) + 1, quote }));
		const model = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_extract' ? { nodes: circle } : undefined,
		);
		const { nodes } = (await scoreWith(model, report)).scorecard.finResearch!.tree;
		assert.equal(nodes.filter(({ parent }) => parent === null).length, 1);
		assert.deepEqual(
			nodes.map(({ span }) => report.slice(...span)),
			quotesInOrder,
		);
	});

	it('keeps both of two statements that share an id, and one of two that share a quote', async () => {
		const quotes = ['Market size and growth', 'Installed capacity', 'Installed capacity', 'Saturation'];
		const nodes = quotes.map((quote, at) => ({
			id: [1, 2, 3, 2][at]!,
			type: 'argument',
			parent: at === 0 ? null : 1,
			quote,
		}));
		const model = new ReadingModel(({ schemaName }) => (schemaName === 'finresearch_extract' ? { nodes } : undefined));
		const { tree } = (await scoreWith(model, report)).scorecard.finResearch!;
		assert.deepEqual(
			tree.nodes.map(({ span, parent }) => [report.slice(...span), parent]),
			[
				['Market size and growth', null],
				['Installed capacity', 'm1'],
				['Saturation', 'm1'],
			],
		);
		assert.equal(tree.dropped, 0);
	});

	it('reads no more than 200 statements of a part', async () => {
		const sentence = (at: number) => `The ${at}th site of the grid was connected in the year 2025.`;
		const text = `# Sites\n\n${Array.from({ length: 230 }, (_, at) => sentence(at)).join('\n\n')}`;
		const nodes = Array.from({ length: 230 }, (_, at) => ({
			id: at,
			type: 'evidence',
			parent: null,
			quote: sentence(at),
		}));
		const model = new ReadingModel(({ schemaName }, index) =>
			schemaName === 'finresearch_extract' ? { nodes: index === 0 ? nodes : [] } : undefined,
		);
		const { tree } = (await scoreWith(model, text)).scorecard.finResearch!;
		assert.ok(tree.dropped >= 30);
		assert.ok(tree.metrics.evidence <= 200);
	});

	it('puts the parts side by side where they cannot be joined', async () => {
		const model = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_join' ? failing('malformed') : undefined,
		);
		const { tree } = (await scoreWith(model, parts)).scorecard.finResearch!;
		assert.equal(tree.basis, 'mixed');
		assert.match(tree.note, /could not be joined\. It failed: malformed\./);
	});

	it('estimates logic consistency where support was not judged', async () => {
		const model = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_support' ? failing('malformed') : undefined,
		);
		const { dimensions, support } = (await scoreWith(model, report)).scorecard.finResearch!;
		const before = await offline();
		assert.equal(dimensions.logicConsistency.basis, 'estimate');
		assert.equal(dimensions.logicConsistency.value, before.dimensions.logicConsistency.value);
		assert.match(dimensions.logicConsistency.reasons[0]!.message, /^The model did not judge this; .*malformed/);
		assert.deepEqual(support, before.support);
		assert.equal(dimensions.viewpointClarity.basis, 'model');
	});

	it('estimates the six where they were not judged, each with the reason', async () => {
		const model = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_dimensions' ? failing('timeout') : undefined,
		);
		const { finResearch, run } = (await scoreWith(model, report)).scorecard;
		for (const name of judged) {
			assert.equal(finResearch!.dimensions[name].basis, 'estimate');
			assert.match(finResearch!.dimensions[name].reasons[0]!.message, /estimated offline: It failed: timeout\./);
		}
		assert.equal(finResearch!.tree.basis, 'model');
		assert.equal(run.complete, false);
	});

	it('is the offline score when the key is wrong, asked once and told once', async () => {
		const model = new ReadingModel(() => failing('auth', 'The key was not taken. Set another.'));
		const { finResearch, run } = (await scoreWith(model, report)).scorecard;
		const before = await offline();
		assert.equal(finResearch!.final, before.final);
		assert.equal(run.failures.length, 1);
		assert.equal(run.complete, false);
	});

	it('leaves out reasons whose quote does not stand in the report', async () => {
		const model = new ReadingModel(({ schemaName }) => {
			if (schemaName !== 'finresearch_dimensions') return undefined;
			const reasons = [
				{ text: 'Made up.', quote: 'Violet lighthouses were auctioned off by the choir.' },
				{ text: 'True.', quote: 'The queue is the main risk.' },
			];
			return { taskType: 'none', dimensions: judged.map((dimension) => ({ dimension, score: 50, reasons })) };
		});
		const { reasons } = (await scoreWith(model, report)).scorecard.finResearch!.dimensions.viewpointClarity;
		assert.deepEqual(
			reasons.map(({ message, span }) => [message, span && report.slice(...span)]),
			[
				['True.', 'The queue is the main risk.'],
				['One reason was left out: what the model quoted does not stand in the report.', undefined],
			],
		);
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

	it('rejects with the reason of an aborted run', async () => {
		const controller = new AbortController();
		const model = new ReadingModel(({ schemaName }) => {
			if (schemaName === 'finresearch_support') controller.abort(new Error('cancelled'));
			return undefined;
		});
		await assert.rejects(scoreWith(model, report, { signal: controller.signal }), /cancelled/);
		assert.equal(model.asked('finresearch_dimensions').length, 0);
	});
});

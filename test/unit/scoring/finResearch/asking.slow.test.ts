import assert from 'node:assert/strict';
import { jsonRendering } from '../../../../src/output/json';
import { rendered } from '../../../../src/output/rendering';
import { memoryStore } from '../../../../src/ports';
import { finResearchDimensions } from '../../../../src/scorecard/finResearch';
import { violations } from '../../cli/schemas';
import { english, said, saidIn } from '../../words';
import { coreWith, exampleReport, failing, judged, longReport, ReadingModel, scoreWith } from './readingModel';

const messages = (reasons: Parameters<typeof saidIn>[0]) => saidIn(reasons).join('\n');

describe('FinResearchBench by a model', () => {
	const report = exampleReport('grid-storage');

	let scored: Awaited<ReturnType<typeof scoreWith>>;
	before(async () => {
		scored = await scoreWith(new ReadingModel(), report);
	});

	it('takes six dimensions from the model and four by rule on the model’s tree', () => {
		const { scorecard } = scored;
		const { dimensions, tree, support, final, task } = scorecard.finResearch!;
		for (const name of judged) assert.equal(dimensions[name].basis, 'model', name);
		assert.equal(dimensions.viewpointClarity.value, 88);
		assert.equal(tree.basis, 'model');
		assert.equal(tree.nodes.length, tree.metrics.nodes);
		assert.equal(dimensions.analysisWidth.basis, 'rule');
		assert.match(messages(dimensions.analysisWidth.reasons), /The model drew this tree\./);
		assert.equal(support.basis, 'model');
		const mean = finResearchDimensions.reduce((sum, name) => sum + dimensions[name].value!, 0) / 10;
		assert.ok(Math.abs(final! - mean) < 1e-9);
		// By one common word of the question: the model was asked, and says the same.
		assert.deepEqual(task, { type: 'Sector Analysis', basis: 'model' });
		assert.match(
			messages(dimensions.analysisFrameworkQuality.reasons),
			/Judged as “Sector Analysis”, as the model reads the question\./,
		);
		assert.equal(scorecard.run.mode, 'model');
		assert.equal(scorecard.run.complete, true);
		assert.equal(scorecard.stability, null);
	});

	it('gives every node its place in the report, and one root', () => {
		const { scorecard } = scored;
		const { nodes } = scorecard.finResearch!.tree;
		const seen = new Set<string>();
		for (const { id, parent, span } of nodes) {
			assert.ok(parent === null ? seen.size === 0 : seen.has(parent));
			assert.ok(report.slice(...span).trim().length > 0);
			seen.add(id);
		}
	});

	it('tells how many arguments are supported, and shows those that are not at their place', () => {
		const { scorecard } = scored;
		const { dimensions, support, tree } = scorecard.finResearch!;
		const { reasons } = dimensions.logicConsistency;
		const total = support.supported + support.partial + support.unsupported;
		assert.equal(total, tree.nodes.filter(({ type }) => type === 'argument').length);
		assert.match(
			said(reasons[0]!.message),
			new RegExp(`^Of the ${total} arguments of the tree it judged, the model finds ${support.supported} supported`),
		);
		const open = reasons.filter(({ message }) => said(message).startsWith('Not supported: '));
		assert.equal(open.length, support.unsupported);
		for (const { span } of open)
			assert.ok(tree.nodes.some((node) => node.span === span && node.support === 'unsupported'));
	});

	it('asks about a Chinese report in the same way', async () => {
		const { scorecard } = await scoreWith(new ReadingModel(), exampleReport('coffee-retail-zh'));
		assert.equal(scorecard.finResearch!.tree.basis, 'model');
		assert.equal(scorecard.finResearch!.tree.dropped, 0);
		assert.ok(scorecard.finResearch!.tree.nodes.length > 10);
	});

	it('holds to the schema of the scorecard', async () => {
		const { scorecard, analysis } = await scoreWith(new ReadingModel(), report, { runs: 2 });
		const output = rendered(jsonRendering(english), [{ analysis, scorecard, sha256: '0'.repeat(64) }]);
		assert.deepEqual(violations('scorecard', JSON.parse(output)), []);
	});

	it('previews what the run then asks', async () => {
		const model = new ReadingModel();
		const document = { name: 'report.md', text: report };
		const options = { frameworks: ['finResearch'] as const, model: { provider: model } };
		const preview = await coreWith().preview(document, options);
		assert.equal(model.sent.length, 0);
		const { scorecard } = await scoreWith(model, report);
		assert.equal(preview.calls, scorecard.run.calls);
		assert.equal(preview.cost, null);
		const { run } = scorecard;
		assert.ok(preview.tokensIn > run.tokensIn * 0.7 && preview.tokensIn < run.tokensIn * 1.5);
	});

	it('asks none of its questions when the framework is not wanted', async () => {
		const model = new ReadingModel();
		const options = { frameworks: ['reportEval'] as const, model: { provider: model } };
		const { scorecard } = await coreWith().score({ name: 'r.md', text: report }, options);
		assert.ok(model.sent.length > 0);
		assert.deepEqual(
			model.sent.filter(({ schemaName }) => schemaName.startsWith('finresearch')),
			[],
		);
		assert.equal(scorecard.finResearch, null);
	});

	it('is not complete when arguments are left without a verdict, however well-formed the answer', async () => {
		const none = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_support' ? { verdicts: [] } : undefined,
		);
		const silent = await scoreWith(none, report);
		assert.equal(silent.scorecard.run.complete, false);
		assert.equal(silent.scorecard.run.failures.length, 1);
		assert.equal(silent.scorecard.finResearch!.dimensions.logicConsistency.basis, 'unscored');
		assert.equal(none.asked('finresearch_support').length, 2);
		assert.match(none.asked('finresearch_support')[1]!.user, /no verdict on 1, /);
		const one = { id: 1, verdict: 'supported', reason: 'Its figures show it.', carriedBy: [] };
		const store = memoryStore();
		const short = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_support' ? { verdicts: [one] } : undefined,
		);
		const { scorecard } = await scoreWith(short, report, { store });
		assert.equal(scorecard.run.complete, false);
		assert.match(messages(scorecard.finResearch!.dimensions.logicConsistency.reasons), /did not answer all/);
		const after = await scoreWith(new ReadingModel(), report, { store });
		assert.equal(after.scorecard.run.complete, true);
		assert.equal(after.scorecard.finResearch!.support.basis, 'model');
	});

	it('judges an empty report without asking for its tree', async () => {
		const model = new ReadingModel();
		const { scorecard } = await scoreWith(model, '');
		assert.equal(model.asked('finresearch_extract').length, 0);
		assert.equal(scorecard.finResearch!.tree.metrics.nodes, 1);
	});
});

describe('FinResearchBench offline', () => {
	it('says what it rests on', async () => {
		const { analysis, scorecard } = await coreWith().score({ name: 'r.md', text: exampleReport('grid-storage') });
		const { task, tree, support } = scorecard.finResearch!;
		assert.deepEqual(task, { type: 'Sector Analysis', basis: 'rule' });
		assert.equal(tree.basis, 'rule');
		assert.equal(tree.metrics, analysis.tree.metrics);
		assert.equal(support.basis, 'rule');
		const claims = analysis.tree.nodes.filter(({ key, type }) => key && type === 'argument').length;
		assert.equal(support.supported + support.partial + support.unsupported + support.unknown, claims);
		assert.deepEqual([scorecard.run.complete, scorecard.run.failures, scorecard.run.cost], [true, [], 0]);
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
		assert.match(said(tree.note), /For 1 of them the tree drawn offline is used instead\. It failed: refused\./);
		assert.ok(messages(dimensions.analysisDepth.reasons).includes(said(tree.note)));
		assert.ok(messages(dimensions.logicConsistency.reasons).includes(said(tree.note)));
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
		assert.match(said(tree.note), /^The model could read 0 of 1 part, so this is the tree drawn offline\./);
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
		assert.match(said(tree.note), /One statement that it quoted does not stand in the report/);
		const all = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_extract' ? { nodes: [foreign] } : undefined,
		);
		const { scorecard } = await scoreWith(all, report);
		assert.equal(scorecard.finResearch!.tree.basis, 'rule');
		assert.match(said(scorecard.finResearch!.tree.note), /None of the statements that the model quoted/);
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

	it('puts the parts side by side where they cannot be joined', async () => {
		const model = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_join' ? failing('malformed') : undefined,
		);
		const { tree, dimensions, final } = (await scoreWith(model, parts)).scorecard.finResearch!;
		assert.equal(tree.basis, 'mixed');
		assert.deepEqual([dimensions.analysisWidth.value, dimensions.viewpointClarity.basis, final], [null, 'model', null]);
		assert.match(
			messages(dimensions.analysisWidth.reasons),
			/^Needs a logic tree that the model has drawn as a whole\./,
		);
		assert.match(said(tree.note), /could not be joined\. It failed: malformed\./);
	});

	it('has no logic consistency, and so no final score, where support was not judged', async () => {
		const model = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_support' ? failing('malformed') : undefined,
		);
		const { dimensions, support, final } = (await scoreWith(model, report)).scorecard.finResearch!;
		const before = await offline();
		assert.deepEqual([dimensions.logicConsistency.value, final], [null, null]);
		assert.match(said(dimensions.logicConsistency.reasons[0]!.message), /^The model did not judge this, .*malformed/);
		assert.deepEqual(support, before.support);
		assert.equal(dimensions.viewpointClarity.basis, 'model');
	});

	it('has no score for the six where they were not judged, each with the reason', async () => {
		const model = new ReadingModel(({ schemaName }) =>
			schemaName === 'finresearch_dimensions' ? failing('timeout') : undefined,
		);
		const { finResearch, run } = (await scoreWith(model, report)).scorecard;
		for (const name of judged) {
			assert.equal(finResearch!.dimensions[name].value, null);
			assert.match(
				said(finResearch!.dimensions[name].reasons[0]!.message),
				/so there is no score: It failed: timeout\./,
			);
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
			reasons.map(({ message, span }) => [said(message), span && report.slice(...span)]),
			[
				['True.', 'The queue is the main risk.'],
				['One reason was left out: what the model quoted does not stand in the report.', undefined],
			],
		);
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

describe('repeated judgements', () => {
	it('give the mean, the spread and what flipped; the tree is drawn once', async () => {
		const report = exampleReport('grid-storage');
		let [rounds, flipped] = [0, 0];
		const model = new ReadingModel(({ schemaName, user }) => {
			if (schemaName === 'finresearch_support' && flipped++ === 1) {
				const ids = /these arguments: ([\d, ]+)/.exec(user)![1]!.split(', ').map(Number);
				return { verdicts: ids.map((id) => ({ id, verdict: 'unsupported', reason: 'No.', carriedBy: [] })) };
			}
			if (schemaName !== 'finresearch_dimensions') return undefined;
			const score = [60, 70, 80][rounds++]!;
			return { taskType: 'Others', dimensions: judged.map((dimension) => ({ dimension, score, reasons: [] })) };
		});
		const { finResearch, stability } = (await scoreWith(model, report, { runs: 3 })).scorecard;
		assert.equal(model.asked('finresearch_extract').length, finResearch!.tree.parts);
		assert.equal(model.asked('finresearch_support').length, 3);
		assert.equal(finResearch!.dimensions.viewpointClarity.value, 70);
		const { mean, sigma, values } = stability!.dimensions.viewpointClarity!;
		assert.equal(mean, 70);
		assert.ok(Math.abs(sigma - Math.sqrt(200 / 3)) < 1e-9);
		assert.deepEqual([...values].sort(), [60, 70, 80]);
		assert.equal(stability!.dimensions.analysisWidth, undefined);
		assert.ok(Math.abs(stability!.final!.mean - finResearch!.final!) < 1e-9);
		assert.ok(stability!.flipped.length > 0);
		for (const { verdicts } of stability!.flipped) assert.ok(new Set(verdicts).size > 1);
		assert.match(messages(finResearch!.dimensions.viewpointClarity.reasons), /The mean of 3 runs: /);
	});
});

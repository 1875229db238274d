import assert from 'node:assert/strict';
import { analysisObject } from '../../../../src/output/json';
import { memoryStore } from '../../../../src/ports';
import { finResearchDimensions } from '../../../../src/scoring/model';
import { violations } from '../../cli/schemas';
import { coreWith, exampleReport, judged, ReadingModel, scoreWith } from './readingModel';

const messages = (reasons: readonly { readonly message: string }[]) => reasons.map(({ message }) => message).join('\n');

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
		assert.equal(task?.basis, 'rule');
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
			reasons[0]!.message,
			new RegExp(`^Of ${total} arguments, the model finds ${support.supported} supported`),
		);
		const open = reasons.filter(({ message }) => message.startsWith('Not supported: '));
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
		const output = {
			schema: 'plumbline/scorecard/1',
			analysis: analysisObject({ analysis, scorecard, sha256: '0'.repeat(64) }),
			...scorecard,
		};
		assert.deepEqual(violations('scorecard', JSON.parse(JSON.stringify(output))), []);
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
		assert.equal(silent.scorecard.finResearch!.dimensions.logicConsistency.basis, 'estimate');
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
		assert.equal(support.basis, 'estimate');
		const claims = analysis.tree.nodes.filter(({ key, type }) => key && type === 'argument').length;
		assert.equal(support.supported + support.partial + support.unsupported + support.unknown, claims);
		assert.deepEqual([scorecard.run.complete, scorecard.run.failures, scorecard.run.cost], [true, [], 0]);
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

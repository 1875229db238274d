import assert from 'node:assert/strict';
import type { Analysis } from '../../../../src/analysis';
import { makeDecision } from '../../../../src/index';
import { jsonRendering } from '../../../../src/output/json';
import { rendered } from '../../../../src/output/rendering';
import { memoryStore } from '../../../../src/ports';
import { finResearchDimensions } from '../../../../src/scorecard/finResearch';
import { violations } from '../../cli/schemas';
import { english, said, saidIn } from '../../words';
import { coreWith, exampleReport, failing, judged, longReport, ReadingModel, scoreWith } from './readingModel';

/** With a sum that the rules find wrong. */
const contested =
	'# Tin\n\nPrices of tin should hold. Exports rose from 40 to 50 tonnes, which is growth of 30%. Stocks fell to 12 tonnes.\n';

const messages = (reasons: Parameters<typeof saidIn>[0]) => saidIn(reasons).join('\n');

describe('FinResearchBench by a model', () => {
	const report = exampleReport('grid-storage');

	let scored: Awaited<ReturnType<typeof scoreWith>>;
	before(async () => {
		scored = await scoreWith(new ReadingModel(), report);
	});

	it('takes six dimensions from the model and four by rule on the tree of its reading', () => {
		const { scorecard } = scored;
		const { dimensions, tree, support, final, task } = scorecard.finResearch!;
		for (const name of judged) assert.equal(dimensions[name].basis, 'model', name);
		assert.equal(dimensions.viewpointClarity.value, 88);
		assert.equal(tree.basis, 'model');
		assert.equal(tree.nodes.length, tree.metrics.nodes);
		assert.equal(dimensions.analysisWidth.basis, 'rule');
		assert.match(messages(dimensions.analysisWidth.reasons), /The tree is the argument as the model has read it\./);
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
		assert.equal(total, tree.nodes.filter(({ type, parent }) => type === 'argument' && parent !== null).length);
		assert.match(
			said(reasons[1]!.message),
			new RegExp(`^Of the ${total} arguments of the tree it judged, the model finds ${support.supported} supported`),
		);
		const open = reasons.filter(({ message }) => said(message).startsWith('Not supported'));
		assert.equal(open.length, support.unsupported);
		for (const { span } of open)
			assert.ok(tree.nodes.some((node) => node.span === span && node.support === 'unsupported'));
	});

	it('asks about a Chinese report in the same way', async () => {
		const { scorecard } = await scoreWith(new ReadingModel(), exampleReport('coffee-retail-zh'));
		assert.equal(scorecard.finResearch!.tree.basis, 'model');
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
		const { run } = scorecard;
		// It allows for a second look at what is marked.
		assert.ok(preview.calls >= run.calls && preview.calls <= run.calls + 1, `${preview.calls} of ${run.calls}`);
		assert.equal(preview.cost, null);
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

	it('takes the reading of a review for its tree, and the other way round: neither pays for it again', async () => {
		const decided = { ...coreWith().analyze({ name: 'report.md', text: contested }) };
		const [finding] = decided.findings.filter(({ code }) => code === 'number.arithmetic');
		assert.ok(finding);
		const made = { file: 'report.md', now: 0, by: '' };
		const decisions = [makeDecision(decided.report, finding, { decision: 'accepted', reason: 'Rounded.' }, made)];
		const document = { name: 'report.md', text: contested };
		for (const first of ['review', 'score'] as const) {
			const core = coreWith(memoryStore());
			const models = [new ReadingModel(), new ReadingModel()] as const;
			for (const [at, way] of (first === 'review' ? ['review', 'score'] : ['score', 'review']).entries()) {
				const options = { model: { provider: models[at === 0 ? 0 : 1] }, decisions };
				if (way === 'review') await core.review(document, options);
				else await core.score(document, { ...options, frameworks: ['finResearch'] });
			}
			assert.deepEqual(
				models.map((model) => model.asked('report_reading').length),
				[1, 0],
				`${first} first`,
			);
		}
	});

	it('leaves the report as it was read: its argument for the tree, its marks among the findings', async () => {
		const { analysis, scorecard } = scored;
		const { nodes } = scorecard.finResearch!.tree;
		assert.deepEqual(
			analysis.tree.nodes.filter(({ key }) => key).map(({ id }) => id),
			nodes.map(({ id }) => id),
		);
		assert.ok(analysis.reading);
		const { analysis: reviewed } = await coreWith().review(
			{ name: 'report.md', text: report },
			{ model: { provider: new ReadingModel() } },
		);
		const told = ({ findings }: Analysis) => findings.map(({ code, span }) => `${code} ${span.join()}`);
		assert.deepEqual(told(analysis), told(reviewed));
	});

	it('judges an empty report without asking for its tree', async () => {
		const model = new ReadingModel();
		const { scorecard } = await scoreWith(model, '');
		assert.equal(model.asked('report_reading').length, 0);
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
	const offline = async () => (await coreWith().score({ name: 'r.md', text: report })).scorecard.finResearch!;

	it('lacks in its tree what the model could not read of a long report, and says so', async () => {
		let asked = 0;
		const model = new ReadingModel(({ schemaName }) =>
			schemaName === 'report_reading' && asked++ === 1 ? failing('refused') : undefined,
		);
		const { scorecard } = await scoreWith(model, longReport(24_000));
		const { tree, dimensions, final } = scorecard.finResearch!;
		assert.equal(tree.basis, 'mixed');
		assert.ok(tree.unread > 0);
		assert.match(said(tree.note), /without \d+ lines of the report that it could not read\. It failed: refused\./);
		for (const { reasons } of [dimensions.analysisDepth, dimensions.logicConsistency])
			assert.match(messages(reasons), /without \d+ lines of the report/);
		assert.deepEqual([dimensions.analysisWidth.value, dimensions.viewpointClarity.basis, final], [null, 'model', null]);
		assert.equal(scorecard.run.complete, false);
		assert.equal(scorecard.run.failures.length, 1);
	});

	it('measures the offline tree where the model cannot read the report, and has no logic consistency', async () => {
		const model = new ReadingModel(({ schemaName }) =>
			schemaName === 'report_reading' ? failing('refused') : undefined,
		);
		const { scorecard, analysis } = await scoreWith(model, report);
		const { tree, dimensions, support, final } = scorecard.finResearch!;
		const before = await offline();
		assert.equal(tree.basis, 'rule');
		assert.equal(dimensions.analysisWidth.value, before.dimensions.analysisWidth.value);
		assert.match(said(tree.note), /^There is no reading of the report by a model, so this is the tree drawn offline/);
		assert.equal(dimensions.viewpointClarity.basis, 'model');
		assert.deepEqual([dimensions.logicConsistency.value, final], [null, null]);
		assert.match(said(dimensions.logicConsistency.reasons[0]!.message), /^The model did not judge this, .*refused/);
		assert.deepEqual(support, before.support);
		assert.equal(analysis.reading, undefined);
		assert.deepEqual(
			analysis.findings.map(({ code }) => code),
			coreWith()
				.analyze({ name: 'report.md', text: report })
				.findings.map(({ code }) => code),
		);
		assert.equal(scorecard.run.complete, false);
	});

	it('makes a tree of statements that go round in a circle', async () => {
		const model = new ReadingModel(({ schemaName, user }) => {
			if (schemaName !== 'report_reading') return undefined;
			const lines = [...user.matchAll(/^(\d+): [A-Z].*\.$/gm)].slice(0, 3).map(([, line]) => Number(line));
			const claims = lines.map((line, at) => ({ line, type: 'claim', serves: lines[(at + 1) % 3], carried: 'yes' }));
			return { thesis: null, claims, marks: [] };
		});
		const { nodes } = (await scoreWith(model, report)).scorecard.finResearch!.tree;
		assert.equal(nodes.length, 4);
		assert.equal(nodes.filter(({ parent }) => parent === null).length, 1);
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
			if (schemaName === 'report_reading') controller.abort(new Error('cancelled'));
			return undefined;
		});
		await assert.rejects(scoreWith(model, report, { signal: controller.signal }), /cancelled/);
		assert.equal(model.asked('finresearch_dimensions').length, 0);
	});
});

describe('repeated judgements', () => {
	it('give the mean and the spread; the report is read once', async () => {
		const report = exampleReport('grid-storage');
		let rounds = 0;
		const model = new ReadingModel(({ schemaName }) => {
			if (schemaName !== 'finresearch_dimensions') return undefined;
			const score = [60, 70, 80][rounds++]!;
			return { taskType: 'Others', dimensions: judged.map((dimension) => ({ dimension, score, reasons: [] })) };
		});
		const { finResearch, stability } = (await scoreWith(model, report, { runs: 3 })).scorecard;
		assert.equal(model.asked('report_reading').length, 1);
		assert.equal(model.asked('finresearch_dimensions').length, 3);
		assert.equal(finResearch!.dimensions.viewpointClarity.value, 70);
		const { mean, interval, sigma, values } = finResearch!.dimensions.viewpointClarity.spread!;
		assert.equal(mean, 70);
		assert.equal(interval, null, 'three runs are too few');
		assert.ok(Math.abs(sigma - Math.sqrt(200 / 3)) < 1e-9);
		assert.deepEqual([...values].sort(), [60, 70, 80]);
		assert.equal(finResearch!.dimensions.analysisWidth.spread, undefined);
		assert.ok(Math.abs(stability!.final!.mean - finResearch!.final!) < 1e-9);
		assert.match(messages(finResearch!.dimensions.viewpointClarity.reasons), /The mean of 3 runs: /);
	});
});

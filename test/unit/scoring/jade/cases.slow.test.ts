import assert from 'node:assert/strict';
import { htmlRendering } from '../../../../src/output/html';
import { jsonRendering } from '../../../../src/output/json';
import { markdownRendering } from '../../../../src/output/markdown';
import { rendered } from '../../../../src/output/rendering';
import { textRendering } from '../../../../src/output/text';
import { type ModelServer, startModelServer } from '../../../server/modelServer';
import { respond } from '../../../server/reportReader';
import { violations } from '../../cli/schemas';
import { english, said } from '../../words';
import { coatSources, coats, itemAt, jadeCore, scoreJadeOf } from './judging';

describe('JADE’s cases, with a model behind the network and local sources', () => {
	let server: ModelServer;
	before(async () => {
		server = await startModelServer({ respond });
	});
	after(() => server.close());

	const score = () => {
		const model = jadeCore().connect({ baseUrl: server.url, model: 'scripted', apiKey: 'sk-violet' });
		return scoreJadeOf(coats, { model, files: coatSources });
	};

	it('A: refutes the conversion by the rate of a source that nobody cites, and gates what rests on it', async () => {
		const { jade } = await score();
		const fact = itemAt(jade, coats, '$730–$875 USD');
		assert.equal(fact.result!.state, 'scored');
		assert.ok(fact.result!.value! < 0.05);
		assert.match(said(fact.judgement!.reason), /999 × 0\.719–0\.72 = 718–719/);
		assert.match(fact.judgement!.found[0]!.quote, /0\.719 and 0\.720/);
		const conclusion = itemAt(jade, coats, 'so it needs no change');
		assert.equal(conclusion.result!.state, 'gated');
		assert.deepEqual(conclusion.result!.gatedBy, [fact.id]);
	});

	it('B: carries the claim on three countries in part, for the source knows nothing of the UK, and gates nothing', async () => {
		const { jade } = await score();
		const fact = itemAt(jade, coats, 'largest markets for luxury cashmere');
		assert.equal(fact.result!.value, 0.7);
		assert.match(said(fact.judgement!.reason), /UK is not in the source/);
		const conclusion = itemAt(jade, coats, 'advertise in all three countries');
		assert.deepEqual([conclusion.result!.state, conclusion.result!.value], ['scored', 0.5]);
	});

	it('C: gives the launch that builds on a refuted premise 0', async () => {
		const { jade } = await score();
		const premise = itemAt(jade, coats, 'announced as the Pantone Color');
		assert.match(said(premise.judgement!.reason), /Cloud Dancer/);
		const launch = itemAt(jade, coats, 'We recommend launching');
		assert.deepEqual([launch.result!.state, launch.result!.value], ['gated', 0]);
		assert.deepEqual(launch.result!.gatedBy, [premise.id]);
	});

	it('has a final score that is the product of reasoning and evidence', async () => {
		const { jade } = await score();
		assert.equal(jade.judged!.standing, 'full');
		assert.ok(Math.abs(jade.final! - jade.reasoning! * jade.evidence!) < 1e-9);
		assert.ok(jade.density! > 0 && jade.density! < jade.final!);
		assert.deepEqual(jade.origin, { query: 'model', report: 'model' });
	});

	it('tells the gates at the conclusions and the facts, each related to the other', async () => {
		const { analysis, jade } = await score();
		const gated = analysis.findings.filter(({ code }) => code === 'conclusion.gated');
		const refuted = analysis.findings.filter(({ code }) => code === 'evidence.refuted');
		assert.equal(gated.length, 2);
		assert.equal(refuted.length, 2);
		const launch = itemAt(jade, coats, 'We recommend launching');
		const premise = itemAt(jade, coats, 'announced as the Pantone Color');
		const [finding] = gated.filter(({ data }) => 'item' in data && data.item === launch.id);
		assert.deepEqual(finding!.span, launch.span);
		assert.deepEqual(
			finding!.related.map(({ span }) => span),
			[premise.span],
		);
		const told = refuted.find(({ data }) => 'item' in data && data.item === premise.id)!;
		assert.match(english.say(told.message), /Cloud Dancer.* 1 conclusion seems to rest on it\./s);
		assert.ok('file' in told.data && told.data.file === 'colour-of-the-year.md');
		assert.doesNotMatch(english.say(finding!.message), /Cloud Dancer/);
	});

	it('ranks the refuted facts among what to fix first, with the finding that tells of them', async () => {
		const { analysis, scorecard, jade } = await score();
		const [first, second] = scorecard.fixFirst;
		for (const step of [first!, second!]) {
			assert.equal(step.framework, 'jade');
			assert.equal(step.effort, 'small');
			assert.equal(analysis.findings[step.finding!]!.code, 'evidence.refuted');
			assert.ok(jade.reportChecklist.some(({ id }) => id === step.item));
		}
		assert.ok(first!.gain >= second!.gain && second!.gain > 0);
		assert.ok(scorecard.fixFirst.some(({ finding, item }) => finding === null && item !== undefined));
	});

	it('lists the facts that carry most, refuted ones last', async () => {
		const { jade } = await score();
		const { loadBearing } = jade.judged!;
		const refuted = new Set(
			['$730–$875 USD', 'announced as the Pantone Color'].map((words) => itemAt(jade, coats, words).id),
		);
		assert.ok(loadBearing[0]!.loss! > 0.05 && loadBearing[0]!.falls.length === 2);
		assert.ok(loadBearing.slice(-2).every(({ item, loss }) => refuted.has(item) && loss! < 0.01));
	});

	it('holds to the schema, and every format shows verdicts and chains', async () => {
		const { analysis, scorecard } = await score();
		const result = { analysis, scorecard, sha256: '0'.repeat(64) };
		assert.deepEqual(violations('scorecard', JSON.parse(rendered(jsonRendering(english), [result]))), []);
		for (const shown of [
			rendered(textRendering(english, { colour: false, all: false }), [result]),
			rendered(markdownRendering(english), [result]),
			rendered(htmlRendering(english), [result]),
		]) {
			assert.match(shown, /invalidated by a failed fact/);
			assert.match(shown, /Invalidated by\\?: .*Pantone/);
			assert.match(shown, /refuted/);
			assert.match(shown, /1 conclusion depends on it/);
			assert.match(shown, /Cloud Dancer/);
		}
	});
});

import assert from 'node:assert/strict';
import { jadeFindings } from '../../../../src/checks/judged/jadeFindings';
import { english, madeFinding, said } from '../../words';
import { coatSources, coats, itemAt, scoreJadeOf } from './judging';

describe('JADE’s cases offline', () => {
	it('computes A and gates its dependents, carries B in part, and leaves C open', async () => {
		const { jade, analysis } = await scoreJadeOf(coats, { model: null, files: coatSources });
		const conversion = itemAt(jade, coats, '$730–$875 USD');
		assert.ok(conversion.result!.value! < 0.05);
		assert.match(said(conversion.judgement!.reason), /999 × 0\.719–0\.72 = 718–719/);
		assert.equal(itemAt(jade, coats, 'so it needs no change').result!.state, 'gated');
		const markets = itemAt(jade, coats, 'largest markets for luxury cashmere');
		assert.equal(markets.result!.value, 0.7);
		assert.match(said(markets.judgement!.reason), /UK/);
		assert.equal(itemAt(jade, coats, 'announced as the Pantone Color').result!.state, 'unverifiable');
		assert.deepEqual(
			analysis.findings.map(({ code }) => code).filter((code) => /gated|refuted/.test(code)),
			['evidence.refuted', 'conclusion.gated'],
		);
	});

	it('leaves the words of the source to the finding that quotes them already', async () => {
		const { jade } = await scoreJadeOf(coats, { model: null, files: coatSources });
		const { span } = itemAt(jade, coats, '$730–$875 USD');
		const quoting = madeFinding('source.contradicts', span, { node: 'n1', source: 's1', title: '' });
		const [gated, refuted] = jadeFindings(coats, jade, [quoting]);
		assert.equal(
			english.say(refuted!.message),
			'This does not hold up. Its source says otherwise. 1 conclusion seems to rest on it. Correct it.',
		);
		assert.deepEqual(refuted!.related![0]!.span, span);
		assert.doesNotMatch(english.say(gated!.message), /mid-market/);
	});

	it('gives verdicts by rules, and no figure made of them', async () => {
		const { jade, scorecard } = await scoreJadeOf(coats, { model: null, files: coatSources });
		assert.deepEqual([jade.final, jade.reasoning, jade.density], [null, null, null]);
		assert.deepEqual([jade.evidence, jade.credibility.value, jade.credibility.grade], [null, null, null]);
		assert.equal(jade.judged!.standing, 'unscored');
		assert.ok(jade.reportChecklist.some(({ result }) => result?.verification?.answer === 'yes'));
		assert.match(said(jade.reasons[0]!.message), /Offline/);
		assert.equal(scorecard.run.mode, 'offline');
		assert.ok(jade.reportChecklist.every(({ judgement }) => judgement?.basis !== 'model'));
	});

	it('knows nothing of the facts without sources, and refutes none', async () => {
		const { jade, analysis } = await scoreJadeOf(coats, { model: null });
		assert.equal(jade.evidence, null);
		assert.equal(jade.judged!.standing, 'unscored');
		assert.ok(!analysis.findings.some(({ code }) => code === 'evidence.refuted' || code === 'conclusion.gated'));
	});
});

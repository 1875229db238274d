import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import { finResearchDimensions } from '../../../src/scorecard/finResearch';
import { qualityDimensions } from '../../../src/scorecard/reportEval';
import { rankFixes } from '../../../src/scoring/fixFirst';
import { doc } from '../report/inline';
import { madeFinding, said } from '../words';

const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });

const report = doc(
	'# Tea exports of the north',
	'',
	'## Volumes',
	'',
	'Exports rose by 12.4% to 340,000 tonnes in 2023. The ports are the decisive advantage of the region.',
	'',
	'Freight rates fell by 8.1% in the same year [4].',
	'',
	'## Outlook',
	'',
	'Growth will certainly continue, because the ports are better than any rival.',
	'',
	'## References',
	'',
	'[1] Customs Office. https://example.org/customs',
);

describe('Gains of findings', () => {
	it('are points of the final score, none below 0, on every finding', () => {
		const { findings } = plumbline.analyze({ name: 'r.md', text: report });
		assert.ok(findings.length > 2);
		assert.ok(findings.every(({ gain }) => gain !== undefined && gain >= 0 && gain < 10));
	});

	it('count what the final score gains when the finding is fixed', async () => {
		const fixed = report.replace('[4]', '[1]');
		const before = await plumbline.score({ name: 'r.md', text: report });
		const after = await plumbline.score({ name: 'r.md', text: fixed });
		const broken = before.analysis.findings.find(({ code }) => code === 'citation.broken');
		assert.ok(broken?.gain !== undefined && broken.gain > 0);
		assert.ok(after.scorecard.finResearch!.final! > before.scorecard.finResearch!.final!);
		assert.ok(!after.analysis.findings.some(({ code }) => code === 'citation.broken'));
	});

	it('rank what to fix first: ten at most, the largest gain in front', async () => {
		const { analysis, scorecard } = await plumbline.score({ name: 'r.md', text: report });
		const gains = scorecard.fixFirst.map(({ gain }) => gain);
		assert.ok(gains.length > 1 && gains.length <= 10);
		assert.deepEqual(
			gains,
			[...gains].sort((a, b) => b - a),
		);
		for (const { finding, gain } of scorecard.fixFirst) assert.equal(analysis.findings[finding!]!.gain, gain);
		const most = Math.max(...analysis.findings.map(({ gain }) => gain!));
		assert.equal(gains[0], most);
	});
});

describe('Fix first', () => {
	const node = 'n1';
	const source = { node, source: 's1', title: 'One' };
	const findings = [
		madeFinding('citation.missing', [10, 40], { node }, { gain: 0.9 }),
		madeFinding('claim.unsupported', [200, 240], { node, reason: 'noEvidence' }, { gain: 0.4 }),
		madeFinding('conclusion.gated', [60, 90], { node, item: 'c1', fact: 'f1' }, { gain: 0 }),
		madeFinding('source.contradicts', [10, 50], source, { gain: 0 }),
		madeFinding('evidence.refuted', [10, 50], { node, item: 'f1', falls: 1 }, { gain: 0 }),
		madeFinding('source.contradicts', [100, 120], source, { gain: 0 }),
	];
	const steps = (...items: { item: string; gain: number; effort: 'small' }[]) =>
		rankFixes({ findings }, items).map(({ finding: at, gain }) => [at === null ? null : findings[at]!.code, gain]);

	it('names what is refuted and what falls with it before what gains points, each fact once', () => {
		assert.deepEqual(steps(), [
			['evidence.refuted', 0],
			['source.contradicts', 0],
			['conclusion.gated', 0],
			['claim.unsupported', 0.4],
		]);
	});

	it('counts a conclusion in the gain of its fact where JADE has one', () => {
		assert.deepEqual(steps({ item: 'f1', gain: 0.25, effort: 'small' }), [
			['evidence.refuted', 25],
			['source.contradicts', 0],
			['claim.unsupported', 0.4],
		]);
	});
});

describe('Scores offline', () => {
	it('have a final score, the mean of the ten dimensions, nine of them estimates', async () => {
		const { finResearch, reportEval } = (await plumbline.score({ name: 'r.md', text: report })).scorecard;
		const dimensions = finResearchDimensions.map((name) => finResearch!.dimensions[name]);
		const mean = dimensions.reduce((sum, { value }) => sum + value! / 10, 0);
		assert.ok(Math.abs(finResearch!.final! - mean) < 1e-9);
		assert.equal(dimensions.filter(({ basis }) => basis === 'estimate').length, 9);
		assert.equal(finResearch!.dimensions.paragraphRichness.basis, 'rule');
		assert.match(
			said(finResearch!.dimensions.analysisDepth.reasons.at(-1)!.message),
			/^Measured on the tree drawn offline/,
		);
		for (const name of qualityDimensions) {
			const { value, basis, reasons } = reportEval!.quality[name];
			assert.ok(value! >= 0 && value! <= 4 && basis === 'estimate' && reasons.length > 0);
		}
	});

	it('have no final score for a report without a sentence', async () => {
		const { finResearch, fixFirst } = (await plumbline.score({ name: 'r.md', text: '# A title\n' })).scorecard;
		assert.equal(finResearch!.final, null);
		assert.equal(finResearch!.dimensions.viewpointClarity.basis, 'unscored');
		assert.deepEqual(fixFirst, []);
	});
});

import assert from 'node:assert/strict';
import { analyze } from '../../../src/analyze';
import { knownIn } from '../../../src/baseline/match';
import { createPlumbline } from '../../../src/index';
import { silentLogger, systemClock } from '../../../src/ports';
import { withoutKnown, withoutListed } from '../../../src/scoring/overlays';
import { madeFinding } from '../words';

const text = `# Costs

Rents were $1[1],200 in 2024 [7]. Sales rose turn0search1 in spring.

The market will surely double, experts say.

## References

[1] Rent office: rents. https://example.org/rents
`;
const analysed = () => analyze({ name: 'costs.md', text }, { maxFindings: 0 });
const all = { maxFindings: 0 };

describe('a report without the findings that are known', () => {
	it('tells the others, of which as many as are read', () => {
		const analysis = analysed();
		assert.ok(analysis.findings.length > 2);
		const [first, ...rest] = analysis.findings;
		assert.deepEqual(withoutKnown({ analysis }, new Set([first!]), all).analysis.findings, rest);
		const three = [0, 10, 20].map((start) => madeFinding('number.unit', [start, start + 5], {}));
		const held = (maxFindings: number) =>
			withoutKnown({ analysis: { ...analysis, findings: three } }, new Set([three[0]!]), {
				maxFindings,
			}).analysis.findings.map((finding) => finding.held);
		assert.deepEqual(
			[held(1), held(2), held(0)],
			[
				[false, true],
				[false, false],
				[false, false],
			],
		);
	});

	it('is the same where nothing is known', () => {
		const told = { analysis: analysed() };
		assert.equal(withoutKnown(told, new Set(), all), told);
	});

	it('is what is left of a list of its own, with their number', () => {
		const analysis = analysed();
		const [first, ...rest] = analysis.findings;
		const entries = knownIn({ file: 'costs.md', report: analysis.report, findings: [first!] });
		const listed = withoutListed(analysis, { file: 'costs.md', entries }, all);
		assert.deepEqual([listed.known, listed.analysis.findings], [1, rest]);
		assert.equal(withoutListed(analysis, { file: 'costs.md', entries: [] }, all).known, 0);
	});

	it('keeps its figures, and does not begin with what is known', async () => {
		const plumbline = createPlumbline({ logger: silentLogger, clock: { ...systemClock, now: () => 0 } });
		const scored = await plumbline.score({ name: 'costs.md', text });
		const [step] = scored.scorecard.fixFirst;
		const first = scored.analysis.findings[step?.finding ?? -1];
		assert.ok(first);
		const { analysis, scorecard } = withoutKnown(scored, new Set([first]), {});
		const told = (index: number | null) => index !== null && analysis.findings[index]?.span;
		assert.ok(scorecard.fixFirst.length > 0);
		assert.ok(scorecard.fixFirst.every(({ finding }) => told(finding) && told(finding) !== first.span));
		assert.equal(scorecard.fixFirst.length, scored.scorecard.fixFirst.length - 1);
		assert.deepEqual({ ...scorecard, fixFirst: [] }, { ...scored.scorecard, fixFirst: [] });
	});
});

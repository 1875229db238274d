import assert from 'node:assert/strict';
import { jsonRendering } from '../../../src/output/json';
import { rendered } from '../../../src/output/rendering';
import { sarifRendering } from '../../../src/output/sarif';
import { textRendering } from '../../../src/output/text';
import type { ScoredAnalysis } from '../../../src/scorecard/scorecard';
import { belowRoot } from '../../../src/scoring/finResearch/treeBasis';
import { countClaims } from '../../../src/view/claims';
import { violations } from '../cli/schemas';
import { english, said } from '../words';
import { coreWith, exampleReport, ReadingModel, type Twist } from './finResearch/readingModel';

const report = exampleReport('grid-storage');
const document = { name: 'report.md', text: report };

/** Takes the first lines of the report for claims that nothing carries, and marks each. */
const nothingCarried: Twist = ({ schemaName, user }) => {
	if (schemaName !== 'report_reading') return undefined;
	const lines = [...user.matchAll(/^(\d+): ([A-Z][^[\]|]*\.)$/gm)].slice(0, 9);
	const numbered = lines.map(([, line, quote = '']) => ({ line: Number(line), quote }));
	return {
		thesis: null,
		claims: numbered.map(({ line }) => ({ line, type: 'claim', serves: null, carried: 'no' })),
		marks: numbered.map((place) => ({ ...place, kind: 'unsupported', weight: 'should', note: 'Nothing carries it.' })),
	};
};

async function score(twist: Twist, text = report, frameworks = ['finResearch'] as const): Promise<ScoredAnalysis> {
	const model = { provider: new ReadingModel(twist), limits: { retries: 0 } };
	return coreWith().score({ name: 'report.md', text }, { frameworks, model });
}

describe('claims of a report that was scored', () => {
	it('have the findings and the counts of its reading, and each reason of the score is a mark’s', async () => {
		const { analysis, scorecard } = await score(nothingCarried);
		const told = analysis.findings.filter(
			({ code, decidedBy }) => code === 'claim.unsupported' && decidedBy === 'model',
		);
		const claims = belowRoot(scorecard.finResearch?.tree.nodes ?? []);
		assert.deepEqual([told.length, claims.length], [9, 9]);
		assert.deepEqual(new Set(claims.map(({ reason }) => reason)), new Set(['Nothing carries it.']));
		assert.equal(countClaims(analysis).unsupported, 9);
		assert.equal(scorecard.finResearch?.support.unsupported, 9);
	});

	it('hold to what the author ignores', async () => {
		const ignored = `<!-- plumbline-disable-file claim.unsupported -->\n${report}`;
		const { analysis } = await score(nothingCarried, ignored);
		assert.ok(!analysis.findings.some(({ code }) => code === 'claim.unsupported'));
	});
});

describe('who decided', () => {
	it('is said of every finding and claim in JSON, SARIF and text once a model was asked', async () => {
		const { analysis, scorecard } = await score(nothingCarried);
		const result = { analysis, scorecard, sha256: '0'.repeat(64) };
		const json = JSON.parse(rendered(jsonRendering(english), [result]));
		assert.deepEqual(violations('scorecard', json), []);
		const told: { decidedBy?: string; held?: true }[] = json.analysis.findings;
		assert.deepEqual(new Set(told.map(({ decidedBy }) => decidedBy)), new Set(['model', 'rules']));
		const sarif = JSON.parse(rendered(sarifRendering(english, { version: '1.0.0' }), [result]));
		const results: { properties: { decidedBy?: string } }[] = sarif.runs[0].results;
		assert.deepEqual(
			results.map(({ properties }) => properties.decidedBy),
			told.map(({ decidedBy }) => decidedBy),
		);
		const text = rendered(textRendering(english, { colour: false, all: false }), [result]);
		const marks = text.match(/ \(model\)$/gm) ?? [];
		assert.equal(marks.length, told.filter(({ decidedBy, held }) => decidedBy === 'model' && !held).length);
	});

	it('is not said where no model was asked', async () => {
		const { analysis, scorecard } = await coreWith().score(document);
		const text = rendered(jsonRendering(english), [{ analysis, scorecard, sha256: '0'.repeat(64) }]);
		assert.ok(!text.includes('decidedBy'));
	});
});

describe('claims and the sources that a model read', () => {
	const link = `https://example.org/data#:~:text=${encodeURIComponent('Imports dropped by 4% in 2024')}`;
	const text = `# Trade\n\n## Imports\n\nImports rose by 4% in 2024 ([data](${link})). Demand may follow.\n`;

	it('have findings that say it was the model', async () => {
		const verdict = { id: 1, verdict: 'contradicted', quote: 'Imports dropped by 4% in 2024', reason: 'They dropped.' };
		const twist: Twist = ({ schemaName }) =>
			schemaName === 'reporteval_factuality' ? { verdicts: [verdict] } : undefined;
		const model = { provider: new ReadingModel(twist), limits: { retries: 0 } };
		const { analysis } = await coreWith().score({ name: 'r.md', text }, { frameworks: ['reportEval'], model });
		const [finding] = analysis.findings.filter(({ code }) => code === 'source.contradicts');
		assert.equal(finding?.decidedBy, 'model');
		assert.match(said(finding.message), /They dropped\./);
	});
});

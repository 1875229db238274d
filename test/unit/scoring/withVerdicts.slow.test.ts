import assert from 'node:assert/strict';
import type { Finding } from '../../../src/findings/model';
import { wordsIn } from '../../../src/messages/words';
import { jsonRendering } from '../../../src/output/json';
import { rendered } from '../../../src/output/rendering';
import { sarifRendering } from '../../../src/output/sarif';
import { textRendering } from '../../../src/output/text';
import { overlap } from '../../../src/report/spanRelations';
import type { ScoredAnalysis } from '../../../src/scorecard/scorecard';
import type { Support } from '../../../src/tree/model';
import { claimSummary, countClaims } from '../../../src/view/claims';
import { violations } from '../cli/schemas';
import { english, said } from '../words';
import { coreWith, exampleReport, failing, ReadingModel, type Twist } from './finResearch/readingModel';

const report = exampleReport('grid-storage');
const document = { name: 'report.md', text: report };

/** Sixteen claims of the report, as a model would quote them. */
const quotes = coreWith()
	.analyze(document)
	.tree.nodes.filter(({ type, sentence }) => type === 'argument' && sentence !== undefined)
	.slice(0, 16)
	.map(({ text }) => text.replace(/\s*\[\d+\]/g, ''));

/** Takes these for the report's arguments and says the same of each; what else is asked is answered well. */
const allArguments = (verdict: Exclude<Support, 'unknown'>): Twist => {
	return ({ schemaName, user }) => {
		if (schemaName === 'finresearch_extract') {
			return { nodes: quotes.map((quote, at) => ({ id: at + 1, type: 'argument', parent: null, quote })) };
		}
		if (schemaName !== 'finresearch_support') return undefined;
		const asked = /these arguments: ([\d, ]+)/.exec(user)?.[1]?.split(', ').map(Number) ?? [];
		// A claim that nothing is named for would not count as supported.
		const carriedBy = (id: number) => (verdict === 'supported' ? [id === 1 ? 2 : 1] : []);
		const ground = (id: number) => ({ reason: `Its ground is argument ${id}`, carriedBy: carriedBy(id) });
		return { verdicts: asked.map((id) => ({ id, verdict, ...ground(id) })) };
	};
};

async function score(twist: Twist, text = report, frameworks = ['finResearch'] as const): Promise<ScoredAnalysis> {
	const model = { provider: new ReadingModel(twist), limits: { retries: 0 } };
	return coreWith().score({ name: 'report.md', text }, { frameworks, model });
}

const onSupport = ({ code }: Finding) => code === 'claim.unsupported' || code === 'claim.partial';
const argumentsOf = ({ scorecard }: ScoredAnalysis) =>
	scorecard.finResearch?.tree.nodes.filter(({ type, span: [start, end] }) => type === 'argument' && end > start) ?? [];

describe('claims that a model judged', () => {
	it('have a finding each where it found them unsupported, with its reason', async () => {
		const scored = await score(allArguments('unsupported'));
		const judged = argumentsOf(scored);
		assert.ok(judged.length >= 16, `${judged.length} arguments`);
		const told = scored.analysis.findings.filter(({ code }) => code === 'claim.unsupported');
		const byModel = told.filter(({ decidedBy }) => decidedBy === 'model');
		for (const { span } of judged) assert.ok(byModel.some((finding) => overlap(finding.span, span)));
		for (const { message, severity } of byModel) {
			assert.match(said(message), /^The model finds no support for this claim\. Its ground is argument \d+\. Give/);
			assert.equal(severity, 'info');
		}
	});

	it('have none where it found them supported, whatever the rules say of them', async () => {
		const offline = coreWith().analyze(document);
		const scored = await score(allArguments('supported'));
		const judged = argumentsOf(scored);
		const atJudged = ({ span }: Finding) => judged.some((node) => overlap(node.span, span));
		const before = offline.findings.filter((finding) => onSupport(finding) && atJudged(finding));
		assert.ok(before.length > 0);
		assert.deepEqual(
			scored.analysis.findings.filter(
				(finding) => onSupport(finding) && atJudged(finding) && finding.decidedBy !== 'rules',
			),
			[],
		);
		for (const { code, span } of before) {
			assert.ok(!scored.analysis.findings.some((finding) => finding.code === code && overlap(finding.span, span)));
		}
	});

	it('are told quietly where it found them supported in part', async () => {
		const scored = await score(allArguments('partial'));
		const told = scored.analysis.findings.filter(
			({ code, decidedBy }) => code === 'claim.partial' && decidedBy === 'model',
		);
		assert.ok(told.length >= 16);
		assert.ok(told.every(({ severity }) => severity === 'hint'));
	});

	it('are counted once, in one place, with who decided', async () => {
		const { analysis } = await score(allArguments('unsupported'));
		const counts = countClaims(analysis);
		const { supported, partial, unsupported, unknown, setAside } = counts;
		assert.equal(supported + partial + unsupported + unknown + setAside, counts.claims);
		assert.ok(counts.byModel >= 16 && counts.byModel < counts.claims);
		const told = analysis.findings.filter(
			({ code, decidedBy }) => code === 'claim.unsupported' && decidedBy === 'model',
		);
		assert.equal(told.length, counts.byModel);
		const rest = counts.claims - counts.byModel;
		assert.ok(said(claimSummary(analysis)).endsWith(` (${counts.byModel} decided by the model, ${rest} by the rules)`));
		assert.ok(wordsIn('zh-CN').say(claimSummary(analysis)).endsWith(`个由模型判定，${rest} 个由规则判定）`));
	});

	it('stay the rules’ where it did not answer', async () => {
		const { analysis } = await score(({ schemaName }) =>
			schemaName === 'finresearch_support' ? failing('refused') : undefined,
		);
		const offline = coreWith().analyze(document);
		assert.deepEqual(
			analysis.findings.map(({ decidedBy: _, ...finding }) => finding),
			offline.findings.map((finding) => finding),
		);
		assert.ok(analysis.findings.every(({ decidedBy }) => decidedBy === 'rules'));
		assert.equal(said(claimSummary(analysis)), said(claimSummary(offline)));
	});

	it('hold to what the author ignores', async () => {
		const ignored = `<!-- plumbline-disable-file claim.unsupported -->\n${report}`;
		const { analysis } = await score(allArguments('unsupported'), ignored);
		assert.ok(!analysis.findings.some(({ code }) => code === 'claim.unsupported'));
		assert.ok(analysis.ignored >= 16);
	});
});

describe('who decided', () => {
	it('is said of every finding and claim in JSON, SARIF and text once a model was asked', async () => {
		const { analysis, scorecard } = await score(allArguments('unsupported'));
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
		const text = rendered(textRendering(english, false), [result]);
		const marks = text.match(/\[model\]$/gm) ?? [];
		assert.equal(marks.length, told.filter(({ decidedBy, held }) => decidedBy === 'model' && !held).length);
	});

	it('is not said where no model was asked', async () => {
		const { analysis, scorecard } = await coreWith().score(document);
		const text = rendered(jsonRendering(english), [{ analysis, scorecard, sha256: '0'.repeat(64) }]);
		assert.ok(!text.includes('decidedBy'));
	});
});

describe('pairs of paragraphs that a model judged', () => {
	const twice = [
		'Storage capacity in Halvern reached 12 GW in 2024, twice as much as in 2022, because auctions were held every quarter.',
		'The grid operator of Halvern pays for standby as well, which brings older plants back into the market each winter.',
	].join(' ');
	const copied = `# Storage in Halvern\n\n## Capacity\n\n${twice}\n\n## Policy\n\n${twice}\n\n## Outlook\n\nDemand may follow.\n`;
	const reworded = [
		'# Storage in Halvern',
		'## Capacity',
		'Storage capacity in Halvern doubled to 12 GW within two years, because auctions for storage were held every quarter.',
		'## Policy',
		'The auctions held every quarter explain why storage capacity in Halvern came to 12 GW: nothing else the government tried had moved it.',
	].join('\n\n');
	const points =
		(score: number): Twist =>
		({ schemaName }) =>
			schemaName === 'reporteval_redundancy'
				? { pairs: [{ first: 1, second: 2, score, reason: 'Both give the same capacity' }] }
				: undefined;
	const repetitions = ({ analysis }: ScoredAnalysis) =>
		analysis.findings.filter(({ code }) => code === 'paragraph.redundant');
	const judge = (score: number, text: string) => {
		const model = { provider: new ReadingModel(points(score)), limits: { retries: 0 } };
		return coreWith().score({ name: 'report.md', text }, { frameworks: ['reportEval'], model });
	};

	it('lose the rules’ finding where it found no repetition', async () => {
		const offline = coreWith().analyze({ name: 'report.md', text: copied });
		assert.equal(offline.findings.filter(({ code }) => code === 'paragraph.redundant').length, 1);
		assert.deepEqual(repetitions(await judge(4, copied)), []);
		assert.deepEqual(repetitions(await judge(2.5, copied)), []);
	});

	it('have its finding where it found one, whether the rules tell it or not', async () => {
		const offline = coreWith().analyze({ name: 'report.md', text: reworded });
		assert.ok(!offline.findings.some(({ code }) => code === 'paragraph.redundant'));
		assert.equal(offline.pairs.candidates.length, 1);
		for (const text of [copied, reworded]) {
			const [finding, ...others] = repetitions(await judge(0.5, text));
			assert.deepEqual(others, []);
			assert.equal(finding?.decidedBy, 'model');
			assert.equal(finding.severity, 'info');
			assert.match(
				said(finding.message),
				/^The model finds that this repeats § Capacity, line 5 \(0\.5 of 4, where 4 is no repetition\)\. Both give the same capacity\. Merge/,
			);
			assert.equal(text.slice(...finding.span), text.slice(...(offlineSecond(text) ?? [0, 0])));
		}
	});

	it('keep the rules’ finding where it did not answer', async () => {
		const model = { provider: new ReadingModel(() => failing('refused')), limits: { retries: 0 } };
		const scored = await coreWith().score({ name: 'r.md', text: copied }, { frameworks: ['reportEval'], model });
		assert.deepEqual(
			repetitions(scored).map(({ decidedBy }) => decidedBy),
			['rules'],
		);
	});

	function offlineSecond(text: string) {
		const { report: read, pairs } = coreWith().analyze({ name: 'report.md', text });
		return read.blocks[pairs.candidates[0]?.second ?? -1]?.span;
	}
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

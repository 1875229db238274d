import { analyze } from '../../../src/analyze';
import { message, verbatim } from '../../../src/messages/message';
import type { ReportResult } from '../../../src/output/model';
import type { Dimension } from '../../../src/scorecard/dimension';
import { finResearchDimensions } from '../../../src/scorecard/finResearch';
import type { AlikePair, FactVerdict, QualityDimension, ReportEvalScore } from '../../../src/scorecard/reportEval';
import type { Scorecard, ScoredAnalysis } from '../../../src/scorecard/scorecard';
import { scorecardOf, spanOf } from '../output/handmade';
import { itemOf, jadeOf } from '../output/handmadeJade';

export const text = `# Ferries

The state should buy ferries.

## Demand

Demand grew by 8% in 2024 [1].

## Supply

Two yards build ferries, and both are full.

### Yards

Both of the yards that build ferries are full.
`;

const at = (words: string) => spanOf(text, words);

/** A dimension that a model scored. */
function judged(value: number, best: number, parts: Partial<Dimension> = {}): Dimension {
	return { value, range: [0, best], basis: 'model', reasons: [], ...parts };
}

/** A report scored by a model, which has something to say on each part of it. */
export function advised(): ScoredAnalysis & Omit<ReportResult, 'scorecard'> {
	const analysis = analyze({ name: 'ferries.md', text });
	const values = Object.fromEntries(finResearchDimensions.map((name) => [name, 100]));
	const card = scorecardOf(values, 'model');
	const finResearch = card.finResearch!;
	const weakness = { message: verbatim('Prices are left out.'), span: at('Demand grew by 8% in 2024') };
	const dimensions = {
		...finResearch.dimensions,
		analysisFrameworkQuality: judged(60, 100, {
			reasons: [weakness, { message: message('scores.judgedAs', { type: null, basis: 'model' }) }],
			raise: verbatim('Weigh prices against demand.'),
		}),
		viewpointClarity: judged(90, 100, { reasons: [{ message: verbatim('It is hedged.') }] }),
		logicConsistency: judged(70, 100, { reasons: [{ message: message('scores.noReason') }] }),
	};
	const verdict: FactVerdict = {
		...{ span: at('Demand grew by 8% in 2024'), node: 'n1', verdict: 'contradicted', basis: 'model', source: '1' },
		...{ quote: 'Demand fell by 2%.', page: null, reason: verbatim('It fell.'), signals: [] },
	};
	const alike: AlikePair = {
		first: at('Two yards build ferries, and both are full.'),
		second: at('Both of the yards that build ferries are full.'),
		...{ points: 1, basis: 'model', reason: 'Nothing is new.' },
	};
	const quality = (value: number) => judged(value, 4, { reasons: [{ message: verbatim('Costs are missing.') }] });
	const reportEval: ReportEvalScore = {
		quality: Object.fromEntries(
			['comprehensiveness', 'coherence', 'clarity', 'insightfulness', 'overall'].map((name) => [
				name,
				quality(name === 'comprehensiveness' ? 2 : 4),
			]),
		) as Record<QualityDimension, Dimension>,
		redundancy: {
			...{ allPairs: 3, sampled30: 3, judgedPairs: 1, basis: 'model', reasons: [], alike: [alike] },
			...{ repeating: { paragraphs: 0, of: 4, places: [] }, expected: { pairs: 0, mean: null } },
		},
		factuality: {
			...{ averageSupport: 0, strongSupportRate: 0.5, coverage: 1, citing: { statements: 2, of: 2 }, basis: 'model' },
			...{ verdicts: [verdict], sources: [], reasons: [] },
			counts: { supported: 1, partly: 0, contradicted: 1, 'not-found': 0, unclear: 0, unverifiable: 0 },
		},
	};
	const met = itemOf('q1', { result: { value: 1, answer: 1 }, basis: 'model' });
	const open = itemOf('q2', { result: { value: 0, answer: 0 }, basis: 'model' });
	const jade = jadeOf({
		reasoning: 0.5,
		queryChecklist: [met, { ...open, judgement: { ...open.judgement!, reason: verbatim('No yard is named.') } }],
		judged: { ...jadeOf().judged!, standing: 'reasoningOnly', alpha: 0 },
	});
	const scorecard: Scorecard = {
		...{ ...card, reportEval, jade, fixFirst: [], run: { ...card.run, mode: 'model', model: 'sage' } },
		finResearch: { ...finResearch, final: 92, dimensions },
	};
	const reading = { model: 'sage', unread: 0 } as unknown as NonNullable<typeof analysis.reading>;
	return { analysis: { ...analysis, reading }, scorecard, sha256: '0'.repeat(64) };
}

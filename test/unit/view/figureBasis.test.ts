import assert from 'node:assert/strict';
import { verbatim } from '../../../src/messages/message';
import type { JadeScore } from '../../../src/scorecard/jade';
import type { ReportEvalScore } from '../../../src/scorecard/reportEval';
import type { Scorecard } from '../../../src/scorecard/scorecard';
import { contextOf } from '../../../src/view/context';
import { coverageBasis, jadeBases } from '../../../src/view/figureBasis';
import { frameworkViews } from '../../../src/view/frameworks';
import { scoreColumns } from '../../../src/view/scoreColumns';
import { scorecardOf } from '../output/handmade';
import { factOf, itemOf, jadeOf, refutedFact } from '../output/handmadeJade';
import { english } from '../words';

/** A run that was to ask a model. */
function modelRun(parts: Partial<Scorecard>): Scorecard {
	const card = scorecardOf({});
	return { ...card, finResearch: null, run: { ...card.run, mode: 'model', model: 'small' }, ...parts };
}

function rowOf(card: Scorecard, label: string) {
	const row = frameworkViews(card, contextOf('x', english))
		.flatMap(({ headline, rows }) => [headline, ...rows])
		.find((one) => one.label === label);
	assert.ok(row, label);
	return row;
}

describe('Output: the basis of JADE’s figures', () => {
	const byRules = jadeOf({ evidence: 0.42, reportChecklist: [factOf('f1', 0.8), refutedFact('f2', 0.04)] });

	it('is a rule where rules decided, though a model was to be asked', () => {
		assert.equal(jadeBases(byRules).evidence, 'rule');
		const card = modelRun({ jade: byRules });
		assert.equal(rowOf(card, 'Evidence').basis, 'rule');
		const column = scoreColumns.jade.find(({ key }) => key === 'evidence');
		assert.deepEqual(column?.read(card), { value: 0.42, basis: 'rule' });
	});

	it('is the model as soon as it decided one of the values that count', () => {
		const mixed: JadeScore = { ...byRules, reportChecklist: [factOf('f1', 0.8), factOf('f2', 0.9, 'model')] };
		assert.equal(jadeBases(mixed).evidence, 'model');
		const open: JadeScore = { ...byRules, reportChecklist: [factOf('f1', 0.8), factOf('f2', null, 'model')] };
		assert.equal(jadeBases(open).evidence, 'rule');
	});

	it('of an item that a fact brought down is that of the fact', () => {
		const gated = itemOf('q1', { result: { state: 'gated', value: 0, gatedBy: ['f2'] }, basis: 'model' });
		const jade: JadeScore = { ...byRules, reasoning: 0, final: 0, queryChecklist: [gated] };
		assert.equal(jadeBases(jade).reasoning, 'rule');
		assert.equal(jadeBases(jade).final, 'rule');
	});

	it('is unscored without a value', () => {
		assert.deepEqual(jadeBases(jadeOf()), {
			...{ final: 'unscored', reasoning: 'unscored', evidence: 'unscored' },
			...{ density: 'unscored', credibility: 'unscored' },
		});
	});
});

describe('Output: the reasons of figures', () => {
	it('of JADE are about the figure they stand beside', () => {
		const jade = jadeOf({
			evidence: 0.42,
			reportChecklist: [factOf('f1', 0.8), refutedFact('f2', 0.04), factOf('f3', null)],
		});
		const card = modelRun({ jade });
		const first = (label: string) => rowOf(card, label).reasons.map(({ message }) => message);
		assert.deepEqual(first('Final score'), ['Why there is no final score.']);
		assert.deepEqual(first('Evidence'), ['2 of 3 facts could be verified: 1 confirmed at least in part, 1 refuted.']);
		assert.deepEqual(first('Knowledge density'), ['It is counted from the final score, and there is none.']);
	});

	it('of reasoning count what is met and what is flawed', () => {
		const queryChecklist = [
			itemOf('a', { result: { value: 1 }, basis: 'model' }),
			itemOf('b', { result: { value: 0.5 }, basis: 'model' }),
			itemOf('c', { result: { value: 1 }, weight: -15, basis: 'model' }),
			itemOf('d'),
		];
		const row = rowOf(modelRun({ jade: jadeOf({ reasoning: 0.2, queryChecklist }) }), 'Reasoning');
		assert.equal(row.basis, 'model');
		assert.deepEqual(row.reasons, [{ message: 'Of 2 requirements 1 met, 1 in part, and 1 flaw found.', place: null }]);
	});

	it('of citation coverage tell how it is counted, and its basis is a rule whoever judged the claims', () => {
		const dimension = { value: 3, range: [0, 4], basis: 'model', reasons: [] } as const;
		const reportEval: ReportEvalScore = {
			quality: {
				...{ comprehensiveness: dimension, coherence: dimension, clarity: dimension },
				...{ insightfulness: dimension, overall: dimension },
			},
			redundancy: {
				...{ allPairs: 4, sampled30: 4, judgedPairs: null, basis: 'model', reasons: [], alike: [] },
				repeating: { paragraphs: 0, of: 4, places: [] },
				expected: { pairs: 0, mean: null },
			},
			factuality: {
				...{ averageSupport: 1, strongSupportRate: 1, coverage: 0.86, basis: 'model', verdicts: [], sources: [] },
				citing: { statements: 6, of: 7 },
				counts: { supported: 1, partly: 0, contradicted: 0, 'not-found': 0, unclear: 0, unverifiable: 0 },
				reasons: [{ message: verbatim('Of 5 pairs 1 was decided.') }],
			},
		};
		const card = modelRun({ reportEval });
		assert.equal(rowOf(card, 'Citation coverage').basis, 'rule');
		assert.match(rowOf(card, 'Citation coverage').reasons[0]?.message ?? '', /the share that names one/);
		assert.equal(rowOf(card, 'Average support by sources').basis, 'model');
		assert.equal(coverageBasis({ coverage: null }), 'unscored');
	});
});

import assert from 'node:assert/strict';
import { verbatim } from '../../../../src/messages/message';
import { parseReport } from '../../../../src/report/parsing/parse';
import type { ItemAnswer } from '../../../../src/scorecard/jade';
import type { Assessment } from '../../../../src/scoring/jade/assess';
import { scoreJade } from '../../../../src/scoring/jade/scorecard';
import type { JadeSetup } from '../../../../src/scoring/jade/setup';
import { fact, no, queryItem, reasoningItem, yes } from './checklistFixtures';

const report = parseReport('# Ferries\n\nFerries win.\n');
const options: JadeSetup['options'] = { threshold: 0.7, leastFacts: 2 };
const judgement = { basis: 'model', reason: null, span: null, confidence: null, found: [] } as const;

type Round = Assessment['rounds'][number];
function round(facts: Readonly<Record<string, ReturnType<typeof yes>>>, answers: Readonly<Record<string, ItemAnswer>>) {
	return {
		facts: new Map(Object.entries(facts).map(([id, verification]) => [id, { verification, judgement }])),
		items: new Map(Object.entries(answers).map(([id, answer]) => [id, { answer, judgement }])),
	} as unknown as Round;
}

const checklists = {
	query: [queryItem('deliver', 10, 'L1'), queryItem('detail', 10, 'L2', ['deliver'])],
	report: [fact('market'), fact('price'), reasoningItem('enter', 10, ['price'])],
};

function assessment(parts: Partial<Assessment> = {}): Assessment {
	return {
		active: { skills: [{ label: 'markets' }], activation: { problems: [] } } as unknown as Assessment['active'],
		checklists,
		origin: { query: 'model', report: 'model' },
		rounds: [round({ market: yes(0.9), price: yes(0.8) }, { deliver: 1, detail: 1, enter: 1 })],
		...{ byModel: true, answered: 3, miscalculated: [], unread: 0, dropped: 0 },
		...{ toppedUp: undefined, searchProblem: undefined, error: undefined },
		...parts,
	};
}
const score = (parts?: Partial<Assessment>) =>
	scoreJade({ report, sources: [] }, assessment(parts), { options, tokens: 100 });
const codes = (parts?: Partial<Assessment>) => score(parts).reasons.map(({ message: { code } }) => code);

describe('JADE’s score with its reasons', () => {
	it('says how many facts were verified, and nothing more where all is well', () => {
		const { final, reasoning, evidence, judged, skills } = score();
		assert.ok(Math.abs((final ?? 0) - 0.85) < 1e-9 && evidence !== null && Math.abs(evidence - 0.85) < 1e-9);
		assert.deepEqual([reasoning, judged?.undecided, skills], [1, 0, ['markets']]);
		assert.deepEqual(codes(), ['jade.verified']);
		assert.deepEqual(score().reasons[0]?.message.args, { facts: 2, verified: 2 });
	});

	it('says what is gated, blocked, undecided and dropped, and how much', () => {
		const { reasons } = score({
			rounds: [round({ market: yes(0.9), price: no(1) }, { deliver: 0, enter: 1 })],
			dropped: 3,
		});
		assert.deepEqual(
			reasons.map(({ message: { code, args } }) => [code, args]),
			[
				['jade.verified', { facts: 2, verified: 2 }],
				['jade.gated', { count: 1 }],
				['jade.blocked', { count: 1 }],
				['jade.dropped', { count: 3 }],
			],
		);
		assert.ok(
			codes({ rounds: [round({ market: yes(0.9), price: yes(0.9) }, { deliver: 1, enter: 1 })] }).includes(
				'jade.undecided',
			),
		);
	});

	it('says where rules stand in for a checklist that a model was asked for', () => {
		const own = (query: 'rule' | 'model', report: 'rule' | 'model', parts: Partial<Assessment> = {}) =>
			codes({ origin: { query, report }, ...parts }).filter((code) => code.startsWith('jade.own'));
		assert.deepEqual(own('rule', 'model'), ['jade.ownQuery']);
		assert.deepEqual(own('model', 'rule'), ['jade.ownReport']);
		assert.deepEqual(own('rule', 'rule'), ['jade.ownQuery', 'jade.ownReport']);
		assert.deepEqual(own('rule', 'rule', { byModel: false }), []);
		assert.deepEqual(own('rule', 'rule', { checklists: { query: [], report: checklists.report } }), ['jade.ownReport']);
		assert.deepEqual(own('rule', 'rule', { checklists: { query: checklists.query, report: [] } }), ['jade.ownQuery']);
	});

	it('says why there is no score: too few facts, no reasoning, no evidence, nothing', () => {
		const one = score({ rounds: [round({ market: yes(0.9) }, { deliver: 1, detail: 1, enter: 1 })] });
		assert.equal(one.final, null);
		assert.deepEqual(
			[one.reasons[0]?.message.code, one.reasons[0]?.message.args],
			['jade.tooFewFacts', { verified: 1, least: 2 }],
		);
		const reasoned = score({ rounds: [round({}, { deliver: 1, detail: 1, enter: 1 })] });
		assert.deepEqual(reasoned.reasons.find(({ message: { code } }) => code === 'jade.reasoningOnly')?.message.args, {
			facts: 2,
		});
		assert.ok(codes({ rounds: [round({ market: yes(1), price: yes(1) }, {})] }).includes('jade.evidenceOnly'));
		assert.ok(codes({ rounds: [round({}, {})] }).includes('jade.nothingJudged'));
		assert.deepEqual(codes({ checklists: { query: [], report: [] }, rounds: [round({}, {})], byModel: false }), [
			'jade.nothingToCheck',
		]);
	});

	it('is no score where no model was asked', () => {
		const offline = score({ byModel: false, answered: 0 });
		assert.deepEqual(
			[offline.final, offline.reasoning, offline.judged?.standing, offline.judged?.alpha],
			[null, null, 'unscored', null],
		);
		assert.deepEqual(
			offline.judged?.loadBearing.map(({ loss, reasoningLoss }) => [loss, reasoningLoss]),
			[
				[null, null],
				[null, null],
			],
		);
		assert.deepEqual(codes({ byModel: false, answered: 0 }), ['jade.offline', 'jade.verified']);
	});

	it('says what went wrong, and where no skill was found', () => {
		const error = { said: verbatim('The key is wrong') } as NonNullable<Assessment['error']>;
		const active = {
			skills: [],
			activation: { problems: [verbatim('A skill is broken')] },
		} as unknown as Assessment['active'];
		assert.deepEqual(
			codes({
				error,
				searchProblem: verbatim('No search'),
				active,
				checklists: { query: [], report: checklists.report },
			}).slice(1),
			['jade.notAllJudged', 'jade.searchFailed', 'jade.noSkill', 'common.verbatim'],
		);
		assert.ok(!codes({ active }).includes('jade.noSkill'));
	});

	it('is the mean over several runs', () => {
		const worse = round({ market: yes(0.5), price: yes(0.8) }, { deliver: 1, detail: 1, enter: 0 });
		const { reasoning, evidence } = score({ rounds: [...assessment().rounds, worse] });
		assert.ok(Math.abs((reasoning ?? 0) - 5 / 6) < 1e-9 && Math.abs((evidence ?? 0) - 0.75) < 1e-9);
	});
});

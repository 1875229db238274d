import assert from 'node:assert/strict';
import type { JadeScore, LoadBearingFact } from '../../../../../src/scorecard/jade';
import { listedLoadBearingFacts } from '../../../../../src/scoring/jade/formula/loadBearing';
import { assumptionOf } from '../../../../../src/scoring/jade/formula/whatIf';
import { factOf, itemOf, jadeOf, refutedFact } from '../../../output/handmadeJade';

const judged = (loadBearing: readonly LoadBearingFact[]) => ({ loadBearing }) as unknown as JadeScore['judged'];
const bearing = (item: string, loss: number | null, reasoningLoss: number | null, falls: string[] = []) => {
	return { item, loss, reasoningLoss, falls };
};
const listed = (...facts: readonly LoadBearingFact[]) =>
	listedLoadBearingFacts(jadeOf({ judged: judged(facts) })).map(({ item, lost }) => [item, lost?.of, lost?.points]);

describe('JADE: the load-bearing facts that are named', () => {
	it('lose half a point at least, of the score or else of the reasoning, or let something fall', () => {
		assert.deepEqual(
			listed(
				bearing('score', 0.005, 0.2),
				bearing('reasoning', 0.0049, 0.005),
				bearing('nothing', 0.0049, 0.0049),
				bearing('noScore', null, 0.3),
				bearing('falls', null, null, ['enter']),
				bearing('neither', null, null),
			),
			[
				['score', 'final', 0.005],
				['reasoning', 'reasoning', 0.005],
				['noScore', 'reasoning', 0.3],
				['falls', undefined, undefined],
			],
		);
	});

	it('are eight at most, and none before anything is judged', () => {
		assert.equal(listed(...Array.from({ length: 9 }, (_, at) => bearing(`f${at}`, 0.1, 0.1))).length, 8);
		assert.deepEqual(listedLoadBearingFacts(jadeOf({ judged: undefined })), []);
	});
});

describe('JADE: what ticking an item supposes', () => {
	it('is the opposite of what was found, and of what is open that it is well', () => {
		assert.deepEqual(
			[factOf('a', 0.9), factOf('b', 0.7), factOf('c', 0.69), factOf('d', null), refutedFact('e', 0.1)].map((item) =>
				assumptionOf(item, 0.7),
			),
			['no', 'no', 'yes', 'yes', 'yes'],
		);
		const items = [
			itemOf('met', { result: { answer: 1 } }),
			itemOf('missing', { result: { answer: 0 } }),
			itemOf('half', { result: { answer: 0.5 } }),
			itemOf('open'),
			itemOf('flaw', { weight: -5, result: { answer: 1 } }),
			itemOf('noFlaw', { weight: -5, result: { answer: 0 } }),
			itemOf('halfFlaw', { weight: -5, result: { answer: 0.5 } }),
			itemOf('openFlaw', { weight: -5 }),
		];
		assert.deepEqual(
			items.map((item) => assumptionOf(item, 0.7)),
			['no', 'yes', 'yes', 'yes', 'no', 'yes', 'no', 'no'],
		);
	});
});

import assert from 'node:assert/strict';
import { pairKey } from '../../../../src/checks/paragraphs/paragraphPairs';
import type { Finding, ParagraphPair } from '../../../../src/findings/model';
import { ModelError } from '../../../../src/judge/model';
import { verbatim } from '../../../../src/messages/message';
import type { PairJudgement } from '../../../../src/scoring/reportEval/judgePairs';
import { scoreRedundancy } from '../../../../src/scoring/reportEval/redundancy';
import { madeFinding, saidIn } from '../../words';
import { blockOf, numberAt, pair, report } from './paragraphs';

function judgement(points: readonly (readonly [ParagraphPair, number])[], error?: ModelError): PairJudgement {
	const verdicts = points.map(([one, given]) => [pairKey(one), { points: given, reason: `Worth ${given}.` }] as const);
	return { verdicts: new Map(verdicts), error };
}

function scored(
	candidates: readonly ParagraphPair[],
	said?: PairJudgement,
	parts: { paragraphs?: number; findings?: Finding[] } = {},
) {
	const { paragraphs = 9, findings = [] } = parts;
	const blocks = Array.from({ length: paragraphs }, (_, at) => blockOf(at + 1));
	const pairs = { paragraphs: blocks, compared: (paragraphs * (paragraphs - 1)) / 2, candidates };
	return scoreRedundancy({ report, pairs, findings } as unknown as Parameters<typeof scoreRedundancy>[0], said);
}

describe('redundancy', () => {
	const [one, two] = [pair(1, 2), pair(3, 4)];

	it('is what the judged pairs lose, over all pairs and over those that were judged', () => {
		const { allPairs, judgedPairs, basis, alike } = scored(
			[one, two],
			judgement([
				[one, 1],
				[two, 3.5],
			]),
		);
		assert.deepEqual([allPairs, judgedPairs, basis], [4 - 3.5 / 36, 4 - 3.5 / 2, 'model']);
		assert.deepEqual(
			alike.map(({ first, second, points, reason }) => [numberAt(first), numberAt(second), points, reason]),
			[
				[1, 2, 1, 'Worth 1.'],
				[3, 4, 3.5, 'Worth 3.5.'],
			],
		);
	});

	it('has no mean over all pairs while one of them is not judged, and says what went wrong', () => {
		const said = judgement([[two, 1]], new ModelError('refused', verbatim('No.')));
		const { allPairs, sampled30, judgedPairs, basis, alike, reasons } = scored([one, two], said);
		assert.deepEqual([allPairs, sampled30, judgedPairs, basis], [null, null, 1, 'unscored']);
		assert.deepEqual(
			alike.map(({ first, points, basis: by, reason }) => [numberAt(first), points, by, reason]),
			[
				[3, 1, 'model', 'Worth 1.'],
				[1, null, 'unscored', ''],
			],
		);
		assert.deepEqual(saidIn(reasons), [
			'2 of 36 pairs of paragraphs are alike; the model judged 1 of them, so there is no mean over all pairs. Pairs that are not alike have 4 points.',
			'No.',
		]);
	});

	it('is full by the rules alone where a model was at hand and no two paragraphs are alike', () => {
		const { allPairs, sampled30, judgedPairs, basis, reasons } = scored([], judgement([]));
		assert.deepEqual([allPairs, sampled30, judgedPairs, basis], [4, 4, null, 'rule']);
		assert.deepEqual(saidIn(reasons), ['0 of 36 pairs of paragraphs are alike enough to be worth judging.']);
	});

	it('has no score without a model, and says how much there is to judge', () => {
		const { allPairs, basis, reasons } = scored([one]);
		assert.deepEqual([allPairs, basis], [null, 'unscored']);
		const [needs, alike, ...more] = saidIn(reasons);
		assert.match(needs ?? '', /with a model/);
		assert.deepEqual([alike, more], ['1 of 36 pairs of paragraphs are alike enough to be worth judging.', []]);
	});

	it('has nothing to say of a single paragraph, model or not', () => {
		for (const said of [undefined, judgement([])]) {
			const { allPairs, basis, reasons } = scored([], said, { paragraphs: 1 });
			assert.deepEqual([allPairs, basis], [null, 'unscored']);
			assert.deepEqual(saidIn(reasons), ['Fewer than two body paragraphs: there is nothing to compare.']);
		}
	});

	it('loses nothing by repetition that is expected, and counts it apart', () => {
		const { allPairs, alike, expected, reasons } = scored(
			[pair(1, 9, true), pair(2, 9, true), one],
			judgement([[one, 4]]),
		);
		assert.deepEqual([allPairs, alike.length, expected.pairs], [4, 1, 2]);
		assert.match(saidIn(reasons).at(-1) ?? '', /^2 more pairs are of introduction, summary or conclusion/);
	});

	it('draws thirty pairs, the same each time, and all where there are no more', () => {
		const small = scored([one], judgement([[one, 0]]), { paragraphs: 4 });
		assert.equal(small.sampled30, 4 - 4 / 6);
		const every = Array.from({ length: 9 }, (_, a) =>
			Array.from({ length: 8 - a }, (__, b) => pair(a + 1, a + b + 2)),
		).flat();
		const half = judgement(every.map((each, at) => [each, at % 2 === 0 ? 4 : 0]));
		const { sampled30 } = scored(every, half);
		assert.equal(scored(every, half).sampled30, sampled30);
		// 18 of the 36 pairs lose 4 points: of any 30 at least 12 do, and each loses 4/30.
		assert.ok(sampled30 !== null && sampled30 >= 4 - (18 * 4) / 30 && sampled30 <= 4 - (12 * 4) / 30, `${sampled30}`);
		assert.ok(Math.abs((sampled30 * 30) / 4 - Math.round((sampled30 * 30) / 4)) < 1e-9);
	});

	it('tells which paragraphs surely repeat, as the findings do', () => {
		const copied = madeFinding('paragraph.redundant', [3, 9], { copied: true } as never);
		const likely = madeFinding('paragraph.redundant', [12, 15], {} as never);
		const { repeating } = scored([], undefined, { findings: [copied, likely] });
		assert.deepEqual(repeating, { paragraphs: 1, of: 9, places: [[3, 9]] });
	});
});

import assert from 'node:assert/strict';
import { pairKey } from '../../../../src/checks/paragraphs/paragraphPairs';
import type { ParagraphPair } from '../../../../src/findings/model';
import type { Judge } from '../../../../src/judge/model';
import type { Message } from '../../../../src/messages/model';
import { judgePairs } from '../../../../src/scoring/reportEval/judgePairs';
import { saidIn } from '../../words';
import { pair, report } from './paragraphs';

describe('judging pairs of paragraphs', () => {
	/** Keeps what it was asked. */
	function asking(...pairs: readonly object[]) {
		const asked: { paragraphs: string }[] = [];
		const about: Message[] = [];
		const judge = {
			ask: async (_: unknown, question: { slots: { paragraphs: string }; about: Message }) => {
				asked.push(question.slots);
				about.push(question.about);
				return { ok: true, value: { pairs }, cached: false };
			},
		} as unknown as Judge;
		return { asked, about, judge };
	}
	const pairsOf = (candidates: readonly ParagraphPair[]) => ({ paragraphs: [], compared: 36, candidates });

	it('asks of paragraphs by numbers of their own, each once, with the headings below the title, and cut short', async () => {
		const { asked, judge } = asking();
		await judgePairs(report, pairsOf([pair(9, 10), pair(1, 9), pair(2, 3, true)]), judge);
		const [question, ...more] = asked;
		assert.deepEqual(more, []);
		const shown = question?.paragraphs.split('\n\n') ?? [];
		assert.deepEqual(
			shown.map((line) => /^\d+ \(under “.*?”\): Paragraph \d+/.exec(line)?.[0]),
			['1 (under “Sales”): Paragraph 1', '2 (under “Sales”): Paragraph 9', '3 (under “Sales › Abroad”): Paragraph 10'],
		);
		assert.ok((shown[2]?.length ?? 0) < 2_500);
	});

	it('asks of 24 pairs at a time, and keeps the verdicts of all by the paragraphs they are of', async () => {
		const { asked, about, judge } = asking({ first: 2, second: 1, score: 1.5, reason: ' The same. ' });
		const many = [1, 2, 3, 4].flatMap((first) =>
			[2, 3, 4, 5, 6, 7, 8, 9].flatMap((second) => (second > first ? [pair(first, second)] : [])),
		);
		const { verdicts } = await judgePairs(report, pairsOf(many), judge);
		assert.equal(asked.length, 2);
		assert.deepEqual(saidIn(about.map((one) => ({ message: one }))), [
			'24 pairs of paragraphs',
			'2 pairs of paragraphs',
		]);
		assert.deepEqual(verdicts.get(pairKey(pair(1, 2))), { points: 1.5, reason: 'The same.' });
		assert.ok([...verdicts.keys()].every((key) => many.some((one) => pairKey(one) === key)));
	});

	it('passes over pairs that nobody asked about', async () => {
		const stray = [
			{ first: 1, second: 3, score: 0, reason: 'x' },
			{ first: 1, second: 7, score: 0, reason: 'x' },
			{ first: 0, second: 1, score: 0, reason: 'x' },
		];
		const { judge } = asking(...stray);
		const { verdicts } = await judgePairs(report, pairsOf([pair(1, 2), pair(2, 3)]), judge);
		assert.equal(verdicts.size, 0);
	});
});

import assert from 'node:assert/strict';
import { wordsIn } from '../../../src/messages/words';
import type { ItemResult, JadeScore } from '../../../src/scorecard/jade';
import { stabilityReasons } from '../../../src/view/figureReasons';
import { saidIn } from '../words';

describe('the stability of JADE in words', () => {
	const result = (value: number | null) => ({ value }) as ItemResult;
	const judgedTimes = (stability: unknown) =>
		({
			judged: { stability },
			queryChecklist: [{ id: 'q1', question: 'Are prices given?', questionZh: '是否给出价格？' }],
			reportChecklist: [],
		}) as unknown as JadeScore;

	it('names each item that came out differently, run by run', () => {
		const flipped = [{ item: 'q1', results: [result(1), result(0.5), result(null)] }];
		const messages = saidIn(stabilityReasons(judgedTimes({ runs: 3, flipped })));
		assert.deepEqual(messages, [
			'Judged 3 times: 1 item came out differently.',
			'Not the same in all runs (1, 0.5, –): Are prices given?',
		]);
		const [, flip] = stabilityReasons(judgedTimes({ runs: 3, flipped }));
		assert.match(flip ? wordsIn('zh-CN').say(flip.message) : '', /：是否给出价格？$/);
	});

	it('says nothing of a single run', () => {
		assert.deepEqual(stabilityReasons(judgedTimes(null)), []);
	});
});

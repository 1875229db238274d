import assert from 'node:assert/strict';
import { createAnswerCache } from '../../../src/judge/answerCache';
import { createPreviewJudge } from '../../../src/judge/previewJudge';
import { createPrompts } from '../../../src/judge/prompts';
import { estimateTokens } from '../../../src/judge/tokens';
import { memoryStore, type Store, silentLogger } from '../../../src/ports';
import { FakeClock } from './fakeClock';
import { FakeProvider, says } from './fakeProvider';
import { files, good, gradeOf, gradePrompt, gradeTask, judging } from './judging';

const grade = files({ 'test.grade.md': gradePrompt });

function planning(store: Store = memoryStore(), price?: { input: number; output: number }, product = grade) {
	const provider = new FakeProvider([says(good)]);
	const prompts = createPrompts(product, undefined, silentLogger);
	const plan = createPreviewJudge({
		provider,
		prompts,
		price,
		answers: createAnswerCache(store, new FakeClock(), silentLogger),
	});
	return { provider, plan };
}

describe('planning a run', () => {
	const standIn = estimateTokens('{"grade":"good","points":5}');

	it('sends nothing, answers with stand-ins and counts', async () => {
		const { provider, plan } = planning();
		const judgement = await plan.ask(gradeTask, gradeOf('Sales rose.'));
		assert.deepEqual(judgement, { ok: true, value: { grade: 'good', points: 5 }, cached: false });
		await plan.ask(gradeTask, gradeOf('Sales fell.'));
		const { tokensIn, ...rest } = plan.preview();
		assert.equal(provider.sent.length, 0);
		assert.deepEqual(rest, {
			model: 'sage-1 at models.example',
			calls: 2,
			cached: 0,
			tokensOut: [2 * standIn, 100],
			cost: null,
		});
		assert.ok(tokensIn > 60);
	});

	it('counts the very tokens that the run then sends', async () => {
		const { plan } = planning();
		await plan.ask(gradeTask, gradeOf('Sales rose.'));
		const { grade, run } = judging([says(good, { tokensIn: undefined, tokensOut: undefined })]);
		await grade('Sales rose.');
		assert.equal(plan.preview().tokensIn, run.usage().tokensIn);
	});

	it('tells the cost as a range, between what is expected and the most', async () => {
		const { plan } = planning(memoryStore(), { input: 1, output: 1000 });
		await plan.ask(gradeTask, gradeOf('Sales rose.'));
		const { cost, tokensIn } = plan.preview();
		assert.deepEqual(cost, [(tokensIn + standIn * 1000) / 1_000_000, (tokensIn + 50_000) / 1_000_000]);
	});

	it('uses kept answers and does not count them as calls', async () => {
		const store = memoryStore();
		await judging([says(good)], { store }).grade('Known.');
		const { plan } = planning(store);
		const judgement = await plan.ask(gradeTask, gradeOf('Known.'));
		assert.deepEqual(judgement, { ok: true, value: { grade: 'good', points: 8 }, cached: true });
		const { calls, cached, tokensIn } = plan.preview();
		assert.deepEqual([calls, cached, tokensIn], [0, 1, 0]);
	});

	it('counts a question asked twice once', async () => {
		const { plan } = planning();
		await Promise.all([1, 2].map(() => plan.ask(gradeTask, gradeOf('Same.'))));
		assert.deepEqual([plan.preview().calls, plan.preview().cached], [1, 1]);
	});

	it('without a prompt answers with an error, as the run will', async () => {
		const { plan } = planning(memoryStore(), undefined, files({}));
		const judgement = await plan.ask(gradeTask, gradeOf('Report.'));
		assert.ok(!judgement.ok && judgement.error.code === 'badRequest');
		assert.equal(plan.preview().calls, 0);
	});
});

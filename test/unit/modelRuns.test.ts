import assert from 'node:assert/strict';
import type { Price } from '../../src/judge/model';
import { createModelRuns, sharedBudget } from '../../src/modelRuns';
import { memoryStore, silentLogger } from '../../src/ports';
import { FakeClock } from './judge/fakeClock';
import { answer, FakeProvider, says } from './judge/fakeProvider';
import { files, good, gradeOf, gradePrompt, gradeTask } from './judge/judging';

const prompts = files({ 'test.grade.md': gradePrompt });

class ProviderAt extends FakeProvider {
	override readonly id: string;

	constructor(id: string) {
		super([says(good)]);
		this.id = id;
	}
}

/** Asks one question of a model at an address, with next to nothing to spend. */
function ask(address: string, price?: Price) {
	const runs = createModelRuns({ logger: silentLogger, clock: new FakeClock(), prompts });
	const model = { provider: new ProviderAt(address), limits: { maxCost: 0.0001 }, ...(price && { price }) };
	return runs.ask(model, {}, ({ judge }) => judge.ask(gradeTask, gradeOf('A report.')));
}

describe('a limit of cost', () => {
	it('asks for no price of a model on this computer, which costs nothing', async () => {
		assert.ok((await ask('http://localhost:11434/v1')).ok);
	});

	it('holds there, too, once its user has named a price', async () => {
		const asked = await ask('http://localhost:11434/v1', { input: 1000, output: 1000 });
		assert.ok(!asked.ok && asked.error.code === 'budget');
	});

	it('asks for the price of a model elsewhere', async () => {
		const asked = await ask('https://models.example/v1');
		assert.ok(!asked.ok && asked.error.code === 'budget');
	});
});

describe('a run by batches', () => {
	const asked = async (batched: boolean) => {
		const store = memoryStore();
		for (let at = 0; at < 6_000; at++) await store.write(`answer.${at}`, '{}');
		const clock = new FakeClock();
		const runs = createModelRuns({ logger: silentLogger, clock, prompts, answers: store });
		const price = { input: 10, output: 100 };
		const late = new FakeProvider([() => clock.sleep(3 * 24 * 60 * 60 * 1000).then(() => answer(good))]);
		const use = { provider: late, price, batched, limits: { retries: 0 } };
		const used = runs.ask(use, {}, async ({ judge, usage }) => {
			const judged = await Promise.all(
				Array.from({ length: 9 }, (_, at) => judge.ask(gradeTask, gradeOf(`Report ${at}.`))),
			);
			return { judged, usage: usage(), sent: late.sent.length };
		});
		return { ...(await clock.until(used)), kept: (await store.list()).length };
	};

	it('waits for days for all questions together, at half the price, and tidies no answer away', async () => {
		const { judged, usage, kept } = await asked(true);
		assert.ok(judged.every(({ ok }) => ok));
		assert.deepEqual([usage.calls, usage.cost], [9, (9 * (100 * 5 + 10 * 50)) / 1_000_000]);
		assert.equal(kept, 6_009);
	});

	it('is what a run is not that asks at once', async () => {
		const { judged, usage, kept } = await asked(false);
		assert.ok(judged.every(({ ok }) => !ok));
		assert.ok(usage.calls < 9 && kept <= 5_001);
	});

	it('shares one budget with others at the same time, also where each would have room alone', async () => {
		const limits = { maxTokens: 400 };
		const runs = createModelRuns({ logger: silentLogger, clock: new FakeClock(), prompts });
		const provider = new FakeProvider([says(good)]);
		const model = { provider, limits, batched: true };
		const budget = sharedBudget(model);
		const judged = await Promise.all(
			[1, 2, 3, 4, 5, 6].map((at) =>
				runs.ask({ ...model, budget }, {}, ({ judge }) => judge.ask(gradeTask, gradeOf(`Report ${at}.`))),
			),
		);
		const answered = judged.filter(({ ok }) => ok).length;
		assert.ok(answered >= 1 && answered * 110 <= 400, `${answered} answered`);
	});
});

import assert from 'node:assert/strict';
import type { Price } from '../../src/judge/model';
import { createModelRuns } from '../../src/modelRuns';
import { silentLogger } from '../../src/ports';
import { FakeClock } from './judge/fakeClock';
import { FakeProvider, says } from './judge/fakeProvider';
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

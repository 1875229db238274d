import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { nodeTextFiles } from '../../../src/cli/host/nodeTextFiles';
import { memoryStore, type Store } from '../../../src/ports';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { respond } from '../../server/reportReader';
import { hurriedClock } from '../judge/overHttp';
import { type Ran, runIn, type Surroundings } from './memoryEnvironment';

export const reports = {
	'all/a/cashmere.md': readFileSync('examples/jade-cashmere-coats/report.md', 'utf8'),
	'all/a/memo.md': readFileSync('examples/clean/memo.md', 'utf8'),
	'all/b/coffee.md': readFileSync('examples/coffee-retail-zh/report.md', 'utf8'),
};
/** A short one of them. */
export const one = 'all/b/coffee.md';
export const key = 'sk-batches-4d1c';

/** Faster, a run of many questions is out of time on a busy machine: its twenty minutes are one. */
const slower = 20;

/** A server that takes batches and a cache folder, both new for each test, and runs of the program with them. */
export class Batching {
	server!: ModelServer;
	store!: Store;

	/** For the tests of the suite that calls it. */
	constructor() {
		beforeEach(async () => {
			this.server = await startModelServer({ respond, batches: true, apiKey: key });
			this.store = memoryStore();
		});
		afterEach(() => this.server.close());
	}

	around(rest: Partial<Surroundings> = {}): Surroundings {
		return {
			...{ files: reports, env: { PLUMBLINE_API_KEY: key }, prompts: nodeTextFiles('prompts') },
			...{ fetch: globalThis.fetch, clock: hurriedClock(slower), stores: new Map([['/cache', this.store]]) },
			...rest,
		};
	}

	runIn(rest: Partial<Surroundings>, ...argv: string[]): Promise<Ran> {
		return runIn(this.around(rest), ...argv, '--model=scripted', `--base-url=${this.server.url}`);
	}

	run(...argv: string[]): Promise<Ran> {
		return this.runIn({}, ...argv);
	}

	/** What a run finds when it asks at once, with answers of its own. */
	async atOnce(...argv: string[]): Promise<{ found: unknown; questions: number }> {
		const ran = await this.runIn({ stores: new Map([['/cache', memoryStore()]]) }, ...argv);
		// By the hurried clock a busy machine may be late with an answer, and the question is asked again.
		const questions = new Set(this.server.requests.map(({ body }) => JSON.stringify(body))).size;
		assert.ok(this.server.requests.length < 2 * questions, 'questions are asked twice');
		this.server.clear();
		return { found: foundBy(ran), questions };
	}

	/** Every question was answered, and so paid for, once. */
	assertPaidOnce(questions: number): void {
		const { paid } = this.server.batches;
		assert.deepEqual([...new Set(paid.values())], [1]);
		assert.equal(paid.size, questions);
		assert.equal(this.server.requests.length, 0, 'a question was asked at once');
	}

	/** What is remembered of batches. */
	async remembered(): Promise<string[]> {
		const keys = (await this.store.list()).map((each) => each.key).filter((each) => each.startsWith('batch.'));
		return Promise.all(keys.map(async (each) => (await this.store.read(each)) ?? ''));
	}
}

/** Without what it took, which is another matter. */
export function foundBy({ code, stdout }: Ran): unknown {
	return { code, ...JSON.parse(stdout, (name, value: unknown) => (name === 'run' ? undefined : value)) };
}

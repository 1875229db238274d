import assert from 'node:assert/strict';
import { createPlumbline } from '../../../../src/index';
import type { Progress } from '../../../../src/model';
import { guardedFetch } from '../../../../src/node/fetches';
import { memoryStore, silentLogger, systemClock } from '../../../../src/ports';
import { readers } from '../../../../src/sources/documents/readers';
import { type PageServer, startPageServer } from '../../../server/pageServer';
import { said } from '../../words';
import { ReadingModel, shippedPrompts } from '../finResearch/readingModel';

const count = 120;
/** Claims on short sources in one question. */
const together = 24;

describe('a report with 120 sources on the web', () => {
	let server: PageServer;
	beforeEach(async () => {
		server = await startPageServer();
	});
	afterEach(() => server.close());

	/** One claim a source; every tenth gives another figure than its page. */
	function report(): string {
		const claims = Array.from({ length: count }, (_, at) => {
			const vessels = (at + 1) * 7 + (at % 10 === 9 ? 400 : 0);
			return `Berth ${at + 1} took in ${vessels} vessels in the course of the year ([page](${server.url}/item/${at + 1})).`;
		});
		return `# Berths\n\n## Traffic\n\n${claims.join('\n\n')}\n`;
	}

	function core(store = memoryStore()) {
		const sources = { fetch: guardedFetch, readers: async () => readers, version: '1.0.0' };
		return createPlumbline({
			...{ logger: silentLogger, clock: systemClock },
			...{ prompts: shippedPrompts, answers: store, sources },
		});
	}

	const reading = { frameworks: ['reportEval'] as const, sources: { fetch: true, allowPrivate: true } };

	it('is verified with few connections at a time, in progress a person can follow', async () => {
		const told: Progress[] = [];
		const options = { ...reading, onProgress: (progress: Progress) => told.push(progress) };
		const { scorecard, analysis } = await core().score({ name: 'r.md', text: report() }, options);
		const { factuality } = scorecard.reportEval!;
		assert.equal(factuality.verdicts.length, count);
		assert.equal(factuality.counts.unverifiable, 0);
		assert.ok(factuality.sources.every(({ state }) => state === 'read'));
		assert.equal(server.requests.length, count);
		assert.ok(server.mostOpen() <= 8, `${server.mostOpen()} connections`);
		const steps = told.filter(({ step }) => said(step) === 'Reading sources');
		assert.deepEqual(
			steps.map(({ done }) => done),
			Array.from({ length: count + 1 }, (_, at) => at),
		);
		assert.ok(steps.every(({ of }) => of === count));
		const wrong = factuality.verdicts.filter(({ verdict }) => verdict === 'contradicted').length;
		assert.ok(factuality.counts.supported > 0 || wrong > 0 || factuality.counts.unclear === count);
		assert.equal(analysis.findings.filter(({ code }) => code === 'source.contradicts').length, wrong);
	});

	it('is judged by a model, several short sources at a time', async () => {
		const model = new ReadingModel();
		const options = { ...reading, model: { provider: model } };
		const { scorecard, analysis } = await core().score({ name: 'r.md', text: report() }, options);
		const { factuality } = scorecard.reportEval!;
		assert.equal(model.asked('reporteval_factuality').length, Math.ceil(count / together));
		assert.equal(factuality.basis, 'model');
		assert.equal(factuality.counts.contradicted, count / 10);
		assert.equal(factuality.counts.supported, count - count / 10);
		assert.equal(factuality.averageSupport, 0.8);
		assert.equal(factuality.strongSupportRate, 0.9);
		assert.equal(analysis.findings.filter(({ code }) => code === 'source.contradicts').length, count / 10);
	});

	it('stops when it is cancelled, and goes on where it ended', async () => {
		const store = memoryStore();
		const controller = new AbortController();
		const stopped = core(store).score(
			{ name: 'r.md', text: report() },
			{
				...reading,
				onProgress: ({ step, done = 0 }) => {
					if (said(step) === 'Reading sources' && done >= 30) controller.abort(new Error('Stopped.'));
				},
			},
			controller.signal,
		);
		await assert.rejects(stopped, /Stopped\./);
		// What was on its way when the run stopped may still arrive.
		await server.closed();
		const asked = server.requests.length;
		assert.ok(asked >= 30 && asked < 60, `${asked} requests`);
		await systemClock.sleep(60);
		assert.equal(server.requests.length, asked);
		const { scorecard } = await core(store).score({ name: 'r.md', text: report() }, reading);
		assert.ok(scorecard.reportEval!.factuality.sources.every(({ state }) => state === 'read'));
		assert.ok(server.requests.length <= count + 8, `${server.requests.length} requests`);
		const before = server.requests.length;
		await core(store).score({ name: 'r.md', text: report() }, reading);
		assert.equal(server.requests.length, before);
	});

	it('asks for nothing without the user’s word, nor for a preview', async () => {
		const plumbline = core();
		const document = { name: 'r.md', text: report() };
		const { scorecard } = await plumbline.score(document, { ...reading, sources: {} });
		assert.equal(scorecard.reportEval!.factuality.counts.unverifiable, count);
		assert.equal(scorecard.reportEval!.factuality.sources[0]!.failure!.message.code, 'sourceFailures.notFetched');
		const model = { provider: new ReadingModel() };
		const preview = await plumbline.preview(document, { ...reading, model });
		assert.ok(preview.calls >= count / together);
		await plumbline.score(document);
		assert.equal(server.requests.length, 0);
	});

	it('asks no private address that is not allowed', async () => {
		const { scorecard } = await core().score(
			{ name: 'r.md', text: report() },
			{ ...reading, sources: { fetch: true } },
		);
		assert.equal(server.requests.length, 0);
		assert.equal(scorecard.reportEval!.factuality.sources[0]!.failure!.code, 'privateAddress');
	});
});

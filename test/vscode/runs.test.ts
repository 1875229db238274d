import assert from 'node:assert/strict';
import { type CancellationToken, type LanguageModelChat, window } from 'vscode';
import { languageModelProvider } from '../../src/extension/model/languageModelProvider';
import { Scores } from '../../src/extension/score/scores';
import { createPlumbline } from '../../src/index';
import { ModelError, type ModelRequest } from '../../src/judge/model';
import type { Plumbline } from '../../src/model';
import { silentLogger, systemClock } from '../../src/ports';
import { brokenCitation, closeAll, openReport } from './reports';
import { until } from './waiting';

describe('runs of two reports', () => {
	afterEach(closeAll);

	it('end one by one: a cancelled report leaves the other alone', async () => {
		const signals = new Map<string, AbortSignal>();
		const hanging: Plumbline = {
			...createPlumbline({ logger: silentLogger, clock: systemClock }),
			score: ({ name }, _, signal) =>
				new Promise((_resolve, reject) => {
					signals.set(name, signal!);
					signal!.addEventListener('abort', () => reject(signal!.reason));
				}),
		};
		const log = window.createOutputChannel('Runs', { log: true });
		const scores = new Scores({
			plumblineFor: async () => hanging,
			setup: { of: async () => ({}), reviewing: () => ({}) },
			log,
		});
		try {
			const { document: first } = await openReport(brokenCitation, 'first');
			const { document: second } = await openReport(brokenCitation, 'second');
			const runs = [scores.scoreHere(first), scores.scoreHere(second)];
			await until('both runs', () => signals.size === 2);
			scores.cancel(first);
			await runs[0];
			assert.deepEqual(
				[...signals.values()].map(({ aborted }) => aborted),
				[true, false],
			);
			assert.deepEqual([scores.wasCancelled(first), scores.wasCancelled(second)], [true, false]);
			assert.deepEqual([scores.progress(first), scores.progress(second) !== undefined], [undefined, true]);
			scores.cancel();
			await runs[1];
			assert.equal(scores.wasCancelled(second), true);
		} finally {
			scores.dispose();
			log.dispose();
		}
	});
});

describe('an editor’s model whose answer has no end', () => {
	it('is told to stop, and is no model for this', async () => {
		const tokens: CancellationToken[] = [];
		const endless = {
			...{ id: 'babbler', vendor: 'test', family: 'test', version: '1', name: 'Babbler', maxInputTokens: 1_000 },
			sendRequest: async (_messages: unknown, _options: unknown, token: CancellationToken) => {
				tokens.push(token);
				return { text: words(token), stream: words(token) };
			},
		} as unknown as LanguageModelChat;
		const provider = languageModelProvider(endless);
		const request: ModelRequest = {
			...{ system: '', user: 'Answer.', schemaName: 'x', schema: {}, maxOutputTokens: 10 },
			...{ format: 'text', temperature: undefined, seed: undefined },
		};
		const asked = provider.ask(request, provider.capabilities, new AbortController().signal);
		await assert.rejects(asked, (error) => error instanceof ModelError && error.code === 'notAModel');
		assert.deepEqual(
			tokens.map(({ isCancellationRequested }) => isCancellationRequested),
			[true],
		);
	});
});

async function* words(token: CancellationToken): AsyncGenerator<string> {
	while (!token.isCancellationRequested) yield 'so on and so forth '.repeat(1_000);
}

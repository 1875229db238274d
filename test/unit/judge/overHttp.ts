import { createAnswerCache } from '../../../src/judge/answerCache';
import { createCapabilities } from '../../../src/judge/capabilities';
import { withDefaults } from '../../../src/judge/limits';
import type { RunLimits } from '../../../src/judge/model';
import { createOpenAiProvider } from '../../../src/judge/openai/provider';
import { createPrompts } from '../../../src/judge/prompts';
import { createJudgeRun } from '../../../src/judge/run';
import { inEnglish } from '../../../src/messages/inEnglish';
import type { Message } from '../../../src/messages/model';
import { fetchWithoutTimeout } from '../../../src/node/fetches';
import { type Clock, type Logger, memoryStore, type Store, silentLogger, systemClock } from '../../../src/ports';
import type { ModelServer } from '../../server/modelServer';
import { files, gradePrompt } from './judging';

export const apiKey = 'sk-scripted-73be1d';

/** A second is twenty milliseconds, so that waits between tries need not be sat through. */
export function hurriedClock(speed = 50): Clock {
	const start = Date.now();
	return {
		now: () => start + (Date.now() - start) * speed,
		elapsed: () => performance.now() * speed,
		sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / speed, signal),
	};
}

export interface RunOverHttp {
	readonly model?: string;
	readonly api?: 'chat' | 'responses';
	readonly store?: Store;
	readonly limits?: Partial<RunLimits>;
	readonly clock?: Clock;
	readonly signal?: AbortSignal;
}

/** A run of the judge that asks the scripted server, with all that belongs to it. */
export function runOver(server: ModelServer, options: RunOverHttp = {}) {
	const { store = memoryStore(), clock = hurriedClock(), limits = {}, signal } = options;
	const log: string[] = [];
	const note = (notice: Message) => void log.push(inEnglish(notice));
	const logger: Logger = { info: note, warn: note, error: note };
	const provider = createOpenAiProvider(
		{ baseUrl: server.url, model: options.model ?? 'scripted', apiKey, api: options.api },
		{ fetch: fetchWithoutTimeout, clock },
	);
	const run = createJudgeRun({
		provider,
		prompts: createPrompts(files({ 'test.grade.md': gradePrompt }), undefined, silentLogger),
		answers: createAnswerCache(store, clock, logger),
		capabilities: createCapabilities(store, clock, logger),
		// Under the hurried clock a minute and more: only what hangs is not answered in time.
		limits: withDefaults({ callTimeout: 6_000_000, runTimeout: 60_000_000, retries: 2, ...limits }),
		price: undefined,
		clock,
		logger,
		signal,
	});
	return { run, log, store };
}

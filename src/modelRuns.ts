import { createAnswerCache } from './judge/answerCache';
import { createCapabilities } from './judge/capabilities';
import { withDefaults } from './judge/limits';
import type { PairJudge, RunLimits, Usage } from './judge/model';
import { createPreviewJudge, type PreviewJudge } from './judge/previewJudge';
import { isOnThisComputer, notedPrice } from './judge/prices';
import { createPrompts } from './judge/prompts';
import { createJudgeRun } from './judge/run';
import { message } from './messages/message';
import type { Message } from './messages/model';
import type { ModelUse, PlumblineInit, Progress, ReviewOptions } from './model';
import { memoryStore, type Store } from './ports';
import type { ReadingOptions } from './reading/asking/askReading';
import { roomOf } from './reading/asking/windows';

/** Asking a model, whatever it is asked: one store of answers, one way of counting, limiting and telling. */
export interface ModelRuns {
	/** Where answers, and sources that were read, are kept. */
	readonly store: Store;
	/** A judge that answers from what is kept, sends nothing, and counts. */
	plan(model: ModelUse): PreviewJudge;
	/** Does `work` with a judge that asks, and tidies the kept answers up behind it. */
	ask<Result>(model: ModelUse, watch: RunWatch, work: (run: AskingRun) => Promise<Result>): Promise<Result>;
}

/** Who watches a run, and may end it. */
export interface RunWatch {
	readonly onProgress?: ((progress: Progress) => void) | undefined;
	readonly signal?: AbortSignal | undefined;
}

export interface AskingRun {
	readonly judge: PairJudge;
	readonly usage: () => Usage;
	/** Says what the questions that follow are for. */
	readonly onStep: (step: Message) => void;
}

export function createModelRuns(init: PlumblineInit): ModelRuns {
	const { clock, logger } = init;
	const store = init.answers ?? memoryStore(clock.now);

	/** What a run and its preview share; prompts are read anew, for the user may have changed their own. */
	const judging = (model: ModelUse) => ({
		provider: model.provider,
		prompts: createPrompts(init.prompts, init.ownPrompts, logger),
		answers: createAnswerCache(store, clock, logger),
		price: model.price ?? notedPrice(model.provider),
	});

	return {
		store,
		plan: (model) => createPreviewJudge(judging(model)),
		async ask(model, { onProgress, signal }, work) {
			let step = message('runs.readingReport');
			const run = createJudgeRun({
				...judging(model),
				capabilities: createCapabilities(store, clock, logger),
				limits: limitsOf(model),
				clock,
				logger,
				...(signal && { signal }),
				onProgress: (done, of, received) =>
					onProgress?.({ step, done, of, ...(received > 0 && { received }), cost: run.usage().cost }),
			});
			const onStep = (next: Message) => {
				step = next;
				onProgress?.({ step });
			};
			try {
				return await work({ judge: run, usage: run.usage, onStep });
			} finally {
				await run.end();
			}
		},
	};
}

/** What runs on this computer costs nothing, so that no limit of cost can apply to it, unless its user has given it a price. */
function limitsOf({ provider, price, limits }: ModelUse): RunLimits {
	const free = !price && isOnThisComputer(provider.id);
	return { ...withDefaults(limits), ...(free && { maxCost: undefined }) };
}

/** How a report is read, whether it is to be reviewed or scored: the same question, so that nobody asks it twice. */
export function readingOptions(
	{ model: { provider }, earlier, onReading }: ReviewOptions,
	now: () => number,
): ReadingOptions {
	return { model: provider.model, now, earlier, onPartial: onReading, room: roomOf(provider) };
}

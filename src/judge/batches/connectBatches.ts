import { message } from '../../messages/message';
import type { Clock, Fetch, Store } from '../../ports';
import { ModelError, type Provider } from '../model';
import { chatBody } from '../openai/chat';
import { checkEndpoint, type OpenAiEndpoint } from '../openai/endpoint';
import { createOpenAiProvider, sentOf } from '../openai/provider';
import { sha256 } from '../sha256';
import { BatchRun, type BatchRunInit } from './batchRun';
import { createKeptBatches } from './kept';
import { answerOn, type FileLimits, fileLimits } from './lines';
import { createBatchService } from './service';

export interface BatchesInit extends Pick<BatchRunInit, 'run' | 'wait' | 'tell' | 'onWaiting' | 'onEnd' | 'signal'> {
	readonly fetch: Fetch;
	readonly clock: Clock;
	/** Where it is kept what waits; the same as that of the answers. */
	readonly store: Store;
	/** Those of the Batch API by default. */
	readonly limits?: FileLimits;
}

/** A model that is asked by batches: cheaper, and answered within a day. */
export interface BatchedModel {
	/**
	 * Has the name of the same model asked at once, so that answers are kept for both. A question waits until its batch is
	 * done: it needs no limit of time and none of how many are asked at the same time.
	 */
	readonly provider: Provider;
	/** Forgets what this run has handed in; to be called when everything it was for has been done. */
	finish(): Promise<void>;
}

/**
 * A model behind an endpoint with OpenAI's Batch API. Nothing is sent before it is asked. What was handed in is kept in the
 * store: another run, after this one was stopped wherever it was, waits for the same batches instead of handing in again.
 *
 * Throws a `ModelError` (`badRequest`, `auth`) when the endpoint is not written in a way that could work.
 */
export function connectBatches(endpoint: OpenAiEndpoint, init: BatchesInit): BatchedModel {
	const checked = checkEndpoint(endpoint);
	if (checked.api !== 'chat' || checked.apiVersion !== undefined) {
		throw new ModelError('badRequest', message('batchRuns.chatOnly'));
	}
	const { stream: _, ...capabilities } = createOpenAiProvider(endpoint, init).capabilities;
	const run = new BatchRun({
		...{ limits: fileLimits, ...init },
		endpoint: checked,
		service: createBatchService(checked, init, init.signal),
		kept: createKeptBatches(init.store, { endpoint: checked.id, model: checked.model }),
	});
	return {
		provider: {
			...createOpenAiProvider(endpoint, init),
			capabilities,
			async ask(request, taken, signal) {
				const body = chatBody(request, taken, checked.model);
				// Repeats of a question differ by their number, also where the endpoint takes no seed.
				const id = (await sha256(JSON.stringify([body, request.sample ?? 0]))).slice(0, 40);
				const line = await run.ask(id, body, signal);
				return answerOn(line, checked, sentOf({ request, capabilities: taken }, checked));
			},
		},
		finish: () => run.finish(),
	};
}

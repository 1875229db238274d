import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { PlumblineError } from '../../errors';
import { connectBatches } from '../../index';
import type { BatchedModel } from '../../judge/batches/connectBatches';
import type { Provider } from '../../judge/model';
import { message, verbatim } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Endpoint } from '../../model';
import type { Store } from '../../ports';
import type { Environment } from '../host/environment';
import { CliError, systemReason } from '../host/errors';
import type { Invocation } from '../settings/command';
import { progressLine } from './progress';

type Waiting = Parameters<Parameters<typeof connectBatches>[1]['onEnd']>[1];

/** `--batch`: the models of a run that are asked by batches, each connected once. What ends one of them ends the run. */
export class BatchedModels {
	readonly #invocation: Invocation;
	readonly #models = new Map<string, BatchedModel>();
	readonly #waiting = new Map<string, Waiting>();
	readonly #stop = new AbortController();
	#clearLine = () => {};

	/** Throws a {@link CliError} where the options do not go together. */
	constructor(invocation: Invocation) {
		this.#invocation = invocation;
		if (invocation.options.cache === false) throw new CliError('usage', message('batchRuns.needsCache'));
		// Every question of every report listens.
		setMaxListeners(0, this.signal);
		const interruption = invocation.environment.interruption();
		interruption.addEventListener('abort', () => this.#stop.abort(interruption.reason), { once: true });
	}

	/** Aborted when the user stops the run, its time is up, or batches cannot be handed in or asked for. */
	get signal(): AbortSignal {
		return this.#stop.signal;
	}

	/** Asks the model of an endpoint by batches, and remembers in the store which. */
	providerFor(endpoint: Endpoint, store: Store): Provider {
		const key = JSON.stringify([endpoint.baseUrl, endpoint.model, endpoint.api, endpoint.apiVersion]);
		const model = this.#models.get(key) ?? this.#connect(key, endpoint, store);
		this.#models.set(key, model);
		return model.provider;
	}

	/** To be called when the last report is done, or the run was stopped before. */
	async end(stopped: boolean): Promise<void> {
		const { tell, tellError, environment } = this.#invocation;
		this.#clearLine();
		if (stopped) {
			const batches = this.#count(({ batches: waiting }) => waiting);
			if (batches > 0 && environment.interruption().aborted) tell(message('batchRuns.goesOn', { batches }));
			return;
		}
		for (const model of this.#models.values()) await model.finish().catch(tellError);
	}

	#connect(key: string, endpoint: Endpoint, store: Store): BatchedModel {
		const { environment, options, words, tell } = this.#invocation;
		const { fetch, clock, countTokens } = environment;
		const label = `${endpoint.model} at ${new URL(endpoint.baseUrl).host}`;
		const line = progressLine(label, environment.stderr, words);
		this.#clearLine = line.clear;
		return connectBatches(endpoint, {
			...{ fetch, clock, store, run: nameOf(environment), signal: environment.interruption() },
			...(countTokens && { countTokens }),
			wait: options.batchWait === undefined ? undefined : options.batchWait * 60_000,
			tell: (notice: Message) => {
				line.clear();
				tell(notice);
			},
			onWaiting: (waiting) => {
				this.#waiting.set(key, waiting);
				const { batches, done, of } = waiting;
				line.show({ step: message('batchRuns.waiting', { batches }), done, of });
			},
			onEnd: (error, waiting) => {
				this.#waiting.set(key, waiting);
				line.clear();
				this.#stop.abort(this.#reason(error));
			},
		});
	}

	/** Why a run ends before its last report. */
	#reason(error: unknown): CliError {
		const batches = this.#count((waiting) => waiting.batches);
		if (error === undefined) {
			const [done, of] = [this.#count((waiting) => waiting.done), this.#count((waiting) => waiting.of)];
			return new CliError('waiting', message('batchRuns.comeBack', { batches, done, of }));
		}
		if (error instanceof CliError) return error;
		if (!(error instanceof PlumblineError)) {
			const reason = this.#invocation.words.say(systemReason(error));
			return new CliError('batches', message('batchRuns.notKept', { reason }), { cause: error });
		}
		const why = typeof error.said === 'string' ? verbatim(error.said) : error.said;
		return new CliError('batches', message('batchRuns.broken', { why, batches }), { cause: error });
	}

	#count(of: (waiting: Waiting) => number): number {
		return [...this.#waiting.values()].reduce((sum, waiting) => sum + of(waiting), 0);
	}
}

/** The same for the same command line in the same folder, however long it waits: whoever runs it again goes on. */
function nameOf({ argv, cwd }: Environment): string {
	const said = argv.filter((word, at) => !/^--batch-wait(?:=|$)/.test(word) && argv[at - 1] !== '--batch-wait');
	return createHash('sha256')
		.update(JSON.stringify([cwd, said]))
		.digest('hex');
}

import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { PlumblineError } from '../../errors';
import { connectBatches } from '../../index';
import type { Waiting } from '../../judge/batches/batchRun';
import type { BatchedModel } from '../../judge/batches/connectBatches';
import type { Provider } from '../../judge/model';
import { message, verbatim } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Endpoint } from '../../model';
import type { Store } from '../../ports';
import { CliError, systemReason } from '../host/errors';
import type { Invocation } from '../settings/command';
import type { Options } from '../settings/options';
import { progressLine } from './progress';

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
		const stop = () => this.#stop.abort(interruption.reason);
		if (interruption.aborted) stop();
		else interruption.addEventListener('abort', stop, { once: true });
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
		const { fetch, clock } = environment;
		const model = connectBatches(endpoint, {
			...{ fetch, clock, store, run: nameOf(this.#invocation), signal: environment.interruption() },
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
		const line = progressLine(model.provider.label, environment.stderr, words);
		this.#clearLine = line.clear;
		return model;
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

/** What a run may be told otherwise and still be the same: how long it waits, and how its result is shown. */
const shown: ReadonlySet<string> = new Set([
	...(['batchWait', 'language', 'format', 'output', 'colour', 'quiet'] satisfies (keyof Options)[]),
]);

/** The same for the same command in the same folder: whoever runs it again goes on. */
function nameOf({ options, operands, environment }: Invocation): string {
	const said = Object.entries(options).filter(([name]) => !shown.has(name));
	return createHash('sha256')
		.update(JSON.stringify([environment.cwd, environment.argv[0], operands, said]))
		.digest('hex');
}

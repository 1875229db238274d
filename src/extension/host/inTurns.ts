import type * as vscode from 'vscode';
import { inSlices, nextTurn, type Steps } from '../../threads/slices';

interface Telling<Value> {
	readonly listener: (value: Value) => unknown;
	readonly value: Value;
}

/**
 * An event whose listeners are told one after the other, each in a turn of the event loop of its own: together they would
 * keep a key waiting. One with much to do returns it in steps, which are done in slices. What happens again before a listener
 * had its turn, it is told once; before it was done, it begins anew.
 */
export class InTurns<Value> implements vscode.Disposable {
	readonly #listeners = new Set<Telling<Value>['listener']>();
	#waiting: Telling<Value>[] = [];
	#done: Promise<void> | undefined;

	readonly event = (listener: (value: Value) => unknown): vscode.Disposable => {
		this.#listeners.add(listener);
		return { dispose: () => void this.#listeners.delete(listener) };
	};

	dispose(): void {
		this.#listeners.clear();
	}

	/** Resolves once every listener was told. */
	fire(value: Value): Promise<void> {
		for (const listener of this.#listeners) {
			if (!this.#waits({ listener, value })) this.#waiting.push({ listener, value });
		}
		if (this.#waiting.length === 0) return Promise.resolve();
		this.#done ??= this.#tell();
		return this.#done;
	}

	async #tell(): Promise<void> {
		while (this.#waiting.length > 0) {
			await nextTurn();
			const next = this.#waiting.shift();
			if (next && this.#isHeard(next)) await attempt(next, () => this.#isHeard(next) && !this.#waits(next));
		}
		this.#done = undefined;
	}

	#isHeard({ listener }: Telling<Value>): boolean {
		return this.#listeners.has(listener);
	}

	#waits({ listener, value }: Telling<Value>): boolean {
		return this.#waiting.some((each) => each.listener === listener && each.value === value);
	}
}

/** What one listener fails at is the editor's to report, and keeps the others from nothing. */
async function attempt<Value>({ listener, value }: Telling<Value>, isWanted: () => boolean): Promise<void> {
	try {
		const done = listener(value);
		if (isSteps(done)) await inSlices(done, isWanted);
	} catch (error) {
		queueMicrotask(() => {
			throw error;
		});
	}
}

function isSteps(done: unknown): done is Steps {
	return typeof done === 'object' && done !== null && 'next' in done && typeof done.next === 'function';
}

/** Does a work with a signal that is aborted with a token of the editor; `undefined` where it was, whatever came of the work. */
export async function whileWanted<Result>(
	token: vscode.CancellationToken,
	work: (signal: AbortSignal) => PromiseLike<Result>,
): Promise<Result | undefined> {
	const controller = new AbortController();
	const listening = token.onCancellationRequested(() => controller.abort());
	if (token.isCancellationRequested) controller.abort();
	try {
		const result = await work(controller.signal);
		return controller.signal.aborted ? undefined : result;
	} catch (error) {
		if (controller.signal.aborted) return undefined;
		throw error;
	} finally {
		listening.dispose();
	}
}

import { message } from '../messages/message';
import type { Clock } from '../ports';
import { type Capabilities, type ModelAnswer, ModelError, type ModelRequest, type Provider } from './model';

export interface TimedCallInit {
	readonly ask: Provider['ask'];
	/** Names the endpoint in messages. */
	readonly label: string;
	readonly clock: Clock;
	/** Milliseconds for one call. */
	readonly callTimeout: number;
	/** When the run's time is up, by the clock's `elapsed`. */
	readonly deadline: number;
	readonly signal: AbortSignal;
	readonly onReceived: (words: string) => void;
}

/**
 * One call that ends when it is answered, when its time or the run's is up, or when the run is aborted, whether the
 * provider heeds its signal or not. Throws a {@link ModelError}, or the run's reason to abort.
 */
export async function timedCall(
	{ ask, label, clock, callTimeout, deadline, signal, onReceived }: TimedCallInit,
	request: ModelRequest,
	capabilities: Capabilities,
): Promise<ModelAnswer> {
	signal.throwIfAborted();
	const left = deadline - clock.elapsed();
	if (left <= 0) throw runIsOver();
	const call = new AbortController();
	const stopped = new Promise<never>((_, reject) => {
		call.signal.addEventListener('abort', () => reject(call.signal.reason), { once: true });
	});
	const stop = () => call.abort(signal.reason);
	signal.addEventListener('abort', stop, { once: true });
	const timer = new AbortController();
	clock.sleep(Math.min(left, callTimeout), timer.signal).then(
		() => call.abort(left <= callTimeout ? runIsOver() : noAnswer(label, callTimeout)),
		() => {
			// The call ended first and stopped the timer.
		},
	);
	try {
		return await Promise.race([stopped, ask(request, capabilities, call.signal, onReceived)]);
	} catch (error) {
		throw call.signal.aborted ? call.signal.reason : asModelError(error, label);
	} finally {
		signal.removeEventListener('abort', stop);
		timer.abort();
	}
}

function runIsOver(): ModelError {
	return new ModelError('runTimeout', message('modelErrors.runTimeout'));
}

function noAnswer(label: string, callTimeout: number): ModelError {
	const what = message('connection.late', { who: label, seconds: Math.round(callTimeout / 1000) });
	return new ModelError('timeout', message('endpoints.unreachable', { what, fault: 'timeout' }));
}

/** What a provider did not foresee is told by its name alone: the text might hold anything. */
function asModelError(error: unknown, label: string): ModelError {
	if (error instanceof ModelError) return error;
	const fault = error instanceof Error ? error.name : typeof error;
	return new ModelError('badRequest', message('modelErrors.notAsked', { label, fault }), { cause: error });
}
